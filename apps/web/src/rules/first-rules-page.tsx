/** The rules of the first game, and of what the games have in common. */
import spec from '@warbeacon/siege/SPEC.md?raw';
import * as pictures from './pictures/pictures.tsx';
import { RulesPage } from './rules-page.tsx';
import { readRules } from './rules-text.ts';

const RULES = readRules(spec);
const PICTURES = {
  '5.0': pictures.stacking,
  '6.13': pictures.zone,
  'A7.13': pictures.range,
  '7.33': pictures.melee,
  '7.55': pictures.retreat,
  '8.43': pictures.formation,
  '9.21': pictures.courage,
  '15.12': pictures.wall,
  '20.61': pictures.ladder,
};

export default function FirstRulesPage() {
  return <RulesPage rules={RULES} pictures={PICTURES} />;
}
