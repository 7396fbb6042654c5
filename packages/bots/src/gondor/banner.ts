/** [18.0] The Banner of the King: where it heartens most, and when it goes there without its leader. */
import type { GondorCommand } from '@warbeacon/siege';
import { type Board, hexesBetween } from './board.ts';
import type { BotInput } from './bot.ts';
import { bestOf } from './choices.ts';

/** [18.21] [18.22] How far it is seen, and how many it rallies in a turn. */
const SEEN = 6;
const RALLIES = 2;

/** Points of the Banner in a place: those whom it would rally, and those of Sauron whom nobody there can. */
export function heartAt({ own, enemies, weights }: Board, place: number): number {
  const near = (at: number): boolean => at >= 0 && hexesBetween(at, place) <= SEEN;
  const worths = own.filter(({ at, state }) => state.disrupted && near(at)).map(({ worth }) => worth);
  const rallied = worths
    .toSorted((a, b) => b - a)
    .slice(0, RALLIES)
    .reduce((sum, worth) => sum + worth, 0);
  const dismayed = enemies.filter(({ at, state }) => state.disrupted && near(at));
  return weights.banner.rally * rallied + dismayed.reduce((sum, { worth }) => sum + weights.banner.dismay * worth, 0);
}

/** [18.13] By itself, when it is worth more with another. */
export function moveBanner(input: BotInput, board: Board): GondorCommand | undefined {
  const { banner } = board.view;
  if (banner === null || banner.moved || board.side !== 'westernesse') return undefined;
  const at = (id: string): number => board.leaders.find((leader) => leader.id === id)?.at ?? -1;
  const here = heartAt(board, at(banner.leader));
  const offers = board.leaders.flatMap(({ id, side }) => (side === 'westernesse' ? input.optionsOf(id) : []));
  return bestOf(offers, here + board.weights.banner.leastGain, ({ command }) =>
    command.type === 'moveBanner' ? heartAt(board, at(command.leader)) : 0,
  );
}
