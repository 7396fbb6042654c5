import { type Ctx, pop } from '@warbeacon/kernel';
import type { FrameSpec } from '../../engine/frame-spec.ts';
import type { Situation } from '../../engine/situation.ts';
import type { SiegeEvent } from '../../engine/vocabulary.ts';
import { endBanner } from '../banner/banner.ts';
import { own } from '../own.ts';
import { MAGIC_PHASES, MAGICIANS } from '../words.ts';
import { indexOf } from './magicians.ts';
import { isInForce, isOver } from './spells-in-force.ts';

/** [8.52] G-150: a Magic Phase begins, before either side acts in it: spells of the turn before end, and magic leaders are fresh. */
export interface MagicBeginsFrame {
  kind: 'magicBegins';
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    magicBegins: MagicBeginsFrame;
  }
}

export const magicBegins: FrameSpec<MagicBeginsFrame> = {
  kind: 'magicBegins',
  fields: {},
  step(situation, _frame, ctx) {
    pop(situation.s);
    // [4.11] Six points in each of the two phases.
    for (const magician of MAGICIANS) {
      const leader = situation.s.leaders[indexOf(magician)];
      if (leader) leader.moved = false;
    }
    endSpells(situation, ctx);
    return true;
  },
};

function endSpells({ s }: Situation, ctx: Ctx<SiegeEvent>): void {
  const phase = MAGIC_PHASES.find((magic) => magic === s.phase);
  if (phase === undefined) return;
  const { magic } = own(s);
  const ended = magic.inForce.filter((cast) => isOver(s, phase, cast));
  if (ended.length > 0) magic.inForce = magic.inForce.filter((cast) => !ended.includes(cast));
  for (const spell of new Set(ended.map((cast) => cast.spell))) {
    // [W-236] It may have been cast once more.
    if (!isInForce(s, spell)) ctx.emit({ type: 'spellEnded', spell });
  }
  endBanner(s, phase, ctx);
}
