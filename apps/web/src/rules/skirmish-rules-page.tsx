/** The rules of the skirmish, which shares none with the sieges. */
import spec from '@warbeacon/skirmish/SPEC.md?raw';
import * as fights from './pictures/plane-fights.tsx';
import * as moving from './pictures/plane-moving.tsx';
import { RulesPage } from './rules-page.tsx';
import { readRules } from './rules-text.ts';
import { forPlayers } from './skirmish-text.ts';

const RULES = readRules(forPlayers(spec));
const PICTURES = {
  'S-25': moving.round,
  'S-29': moving.beginning,
  'S-36': moving.charge,
  'S-41': fights.fights,
  'S-58': moving.inTheWay,
  'S-72': fights.back,
  'S-74': fights.trapped,
  'S-76': fights.makeWay,
  'S-95': fights.cavalry,
  'S-133': fights.spears,
  'A-13': moving.swimming,
  'A-61': moving.alarm,
  'X-3': moving.heights,
};

export default function SkirmishRulesPage() {
  return <RulesPage rules={RULES} pictures={PICTURES} house="house-values" />;
}
