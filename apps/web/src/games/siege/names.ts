/** Names of what siege games have on their maps and off them. What a game gives no name is called by its id. */
import type { SideTitle } from '../../face/title.ts';

export type Names = Readonly<Record<string, string>>;

/** `east-bank` as `East bank`. */
export function spaced(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const naming =
  (names: Names) =>
  (id: string): string =>
    names[id] ?? spaced(id);

/** Kinds of ground that the standard rules know. */
export const GROUNDS: Names = {
  clear: 'clear ground',
  road: 'road',
  rough: 'rough ground',
  mountain: 'mountain, impassable',
  wall: 'wall-top',
  tower: 'tower',
};

/** Why a game ended, in words. */
export function reasonsOf(sides: readonly Pick<SideTitle, 'id' | 'name'>[], reasons: Names) {
  return (reason: string, winner: string | null): string => {
    const loser = sides.find(({ id }) => id !== winner);
    if (reason === 'resignation' && winner && loser) return `${loser.name} has given up the fight.`;
    if (reason === 'time' && winner && loser) return `${loser.name} ran out of time.`;
    if (reason === 'draw-agreed') return 'The players agreed on a draw.';
    if (reason === 'arbiter') return 'An arbiter has decided it.';
    if (reason === 'void') return 'An arbiter has decided that it counts as not played.';
    if (reason === 'abandoned') return 'Nobody moved any more. It counts as not played.';
    return reasons[reason] ?? `The game ended: ${spaced(reason)}.`;
  };
}
