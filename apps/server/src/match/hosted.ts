/** A game and its computer players, as this server hosts games. */
import { type Codec, wireOf } from '@warbeacon/protocol';
import { type AnyGame, anyGame, type ComputerPlayers, type Game, type StandingOrders } from './game.ts';

/** A game that says itself how it is spelled. */
export interface Playable<S, C, E, V extends object, Side extends string, Orders extends StandingOrders>
  extends Omit<
    Game<S, C, E, V, Side, Orders>,
    'computers' | 'eventSchema' | 'makeCells' | 'changedCells' | 'parseCells'
  > {
  readonly codec: Codec<C, E, V, Side, Orders>;
}

export function hosted<S, C, E, V extends object, Side extends string, Orders extends StandingOrders>(
  game: Playable<S, C, E, V, Side, Orders>,
  computers: ComputerPlayers<C, V, Side>,
): AnyGame {
  const { codec } = game;
  const { makeCells, changedCells, parseCells } = wireOf(codec);
  return anyGame({ ...game, eventSchema: codec.event, makeCells, changedCells, parseCells, computers });
}
