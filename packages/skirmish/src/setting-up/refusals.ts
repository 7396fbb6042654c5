/** Why a model may not be set up there, or a side is not ready. */
import { refusing } from '../engine/refusals.ts';

export const no = refusing({
  'off-table': { code: 'off-table', case: 'M-5', message: '{model} would not stand wholly on the table.' },
  'outside-half': { code: 'outside', case: 'S-177', message: '{model} stands wholly in the half of its side.' },
  'outside-zone': {
    code: 'outside',
    case: 'M-29',
    message: '{model} stands wholly in a zone that its side sets up in.',
  },
  barred: { code: 'barred', case: 'M-29', message: '{model} cannot stand on a barrier or on impassable ground.' },
  base: { code: 'base', case: 'M-29', message: '{other} stands where {model} would.' },
  'too-near': { code: 'too-near', case: 'S-179', message: '{model} would stand nearer than {apart}" to {other}.' },
  crowded: { code: 'crowded', case: 'M-29', message: '{model} would stand nearer to {other} than this zone allows.' },
  'no-hero': {
    code: 'no-hero',
    case: 'S-178',
    message: '{model} stands within 6" of a Hero of its force who is set up already.',
  },
  same: { code: 'no-effect', case: 'R-76', message: '{model} stands there already.' },
  bound: { code: 'bound', case: 'X-27', message: '{model} is bound, and stands where the scenario says.' },
  reserve: { code: 'in-reserve', case: 'X-25', message: '{model} is in reserve, and is not set up.' },
  'wrong-plan': { code: 'wrong-plan', case: 'M-29', message: 'This battle is set up by the plan {plan}.' },
  'no-room': { code: 'no-room', case: 'M-29', message: 'By this plan {model} finds no place.' },
  'all-stand': {
    code: 'no-effect',
    case: 'R-76',
    message: 'All models of this side are set up; each may still be shifted.',
  },
  waiting: { code: 'not-set-up', case: 'S-177', message: '{model} is not set up yet.' },
});
