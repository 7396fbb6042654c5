/** [S-65] Fights are resolved one after another, until none is left. */
import { pop } from '@warbeacon/kernel';
import { first } from '../battle/sequence-frame.ts';
import { type Battle, fightOf } from '../engine/battle.ts';
import type { FrameOf } from '../engine/frames.ts';
import { frame } from '../engine/spec.ts';
import type { FightState } from '../engine/state.ts';

/** Where nobody is left to roll against there is no Fight. */
export const isOpen = ({ good, evil, resolved }: FightState): boolean =>
  !resolved && good.length > 0 && evil.length > 0;

export const fightsFrame = frame<'fights'>({
  kind: 'fights',
  step(b, { hero }) {
    // Of a Heroic Combat his Fight alone.
    const pool = hero < 0 ? b.s.fights : [fightOf(b, hero)];
    if (pool.some((fight) => fight !== undefined && isOpen(fight))) return false;
    pop(b.s);
    return true;
  },
  decider: first,
  asks: () => ({}),
});

/** Whether a Fight is among those that are fought now. */
export const isInPool = (b: Battle, { hero }: FrameOf<'fights'>, fight: number): boolean =>
  hero < 0 || b.s.fights[fight] === fightOf(b, hero);
