/** [8.51] The magic leaders: who they are, and in which phases they act. */
import { LEADERS } from '../forces.ts';
import { MAGIC_PHASES, MAGICIANS, type Magician } from '../words.ts';

const BY_INDEX: readonly (Magician | undefined)[] = LEADERS.map(({ id }) => MAGICIANS.find((name) => name === id));

/** Which of them a leader is, by index; `undefined` for a leader without magic. */
export function magicianOf(leader: number): Magician | undefined {
  return BY_INDEX[leader];
}

/** The index of a magic leader. */
export function indexOf(magician: Magician): number {
  return BY_INDEX.indexOf(magician);
}

/** [3.0] One of the two phases in which magic leaders act. */
export function isMagicPhase({ phase }: { readonly phase: string }): boolean {
  return MAGIC_PHASES.some((magic) => magic === phase);
}
