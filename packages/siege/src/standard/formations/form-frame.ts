import type { SiegeEvent } from '../../engine/vocabulary.ts';
import { type Ctx, pop } from '@warbeacon/kernel';
import type { FrameSpec } from '../../engine/frame-spec.ts';
import type { Situation } from '../../engine/situation.ts';
import { placeOfLeader } from '../../engine/state.ts';
import { whyCannotForm } from './forming.ts';
import { standTogether } from './standing-together.ts';

/** [8.43] Two units are about to come together with their leader. */
export interface FormFrame {
  kind: 'form';
  leader: number;
  units: number[];
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    form: FormFrame;
  }
}

export const form: FrameSpec<FormFrame> = {
  kind: 'form',
  fields: { leader: 'leader', units: 'units' },
  step: stepForm,
};

/** [8.43] [W-45] It comes to nothing when one of the two has been hit as it was about to step in. */
function stepForm(situation: Situation, { leader, units }: FormFrame, ctx: Ctx<SiegeEvent>): boolean {
  const { s } = situation;
  pop(s);
  const [one = -1, other = -1] = units;
  if (whyCannotForm(situation, leader, [one, other], false)) return true;
  // [8.45] [G-62] They have moved; who forms beyond the edge comes in formed.
  const fresh = placeOfLeader(s, leader) >= 0;
  if (fresh) for (const unit of units) if (s.units[unit]) s.units[unit].moved = true;
  standTogether(situation, leader, units, { fresh, glory: false }, ctx);
  return true;
}
