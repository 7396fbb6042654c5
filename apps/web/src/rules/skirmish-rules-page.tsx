/** The rules of the skirmish, which shares none with the sieges. */
import spec from '@warbeacon/skirmish/SPEC.md?raw';
import { RulesPage } from './rules-page.tsx';
import { readRules } from './rules-text.ts';
import { forPlayers } from './skirmish-text.ts';

const RULES = readRules(forPlayers(spec));

export default function SkirmishRulesPage() {
  return <RulesPage rules={RULES} pictures={{}} house="house-values" />;
}
