/** The rules of Gondor, which leave what the games have in common to the first page. */
import spec from '@warbeacon/siege/gondor/SPEC.md?raw';
import { RulesPage } from './rules-page.tsx';
import { readRules } from './rules-text.ts';

const RULES = readRules(spec);

export default function GondorRulesPage() {
  return <RulesPage rules={RULES} common="/rules" />;
}
