/** The rules of the first game, and of what the games have in common. */
import spec from '@warbeacon/siege/SPEC.md?raw';
import { RulesPage } from './rules-page.tsx';
import { readRules } from './rules-text.ts';

const RULES = readRules(spec);

export default function FirstRulesPage() {
  return <RulesPage rules={RULES} />;
}
