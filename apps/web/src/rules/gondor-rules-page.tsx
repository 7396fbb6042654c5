/** The rules of Gondor, which leave what the games have in common to the first page. */
import spec from '@warbeacon/siege/gondor/SPEC.md?raw';
import * as pictures from './pictures/pictures.tsx';
import { RulesPage } from './rules-page.tsx';
import { readRules } from './rules-text.ts';

const RULES = readRules(spec);
const PICTURES = {
  '5.0': pictures.stacking,
  '6.13': pictures.zone,
  '7.55': pictures.retreat,
  '9.21': pictures.courage,
  '15.12': pictures.wall,
  '16.43': pictures.ladder,
};

export default function GondorRulesPage() {
  return <RulesPage rules={RULES} pictures={PICTURES} common="/rules" />;
}
