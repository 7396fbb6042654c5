/** A siege game as this server hosts games. */
import { wireOf } from '@warbeacon/protocol';
import type { Siege, SiegeView } from '@warbeacon/siege';
import { type AnyGame, anyGame, type ComputerPlayer, type StandingOrders } from './game.ts';

export function hostedSiege<C, E, V extends SiegeView, Side extends string, Orders extends StandingOrders>(
  siege: Siege<C, E, V, Side, Orders>,
  computer: ComputerPlayer<C, V, Side>,
): AnyGame {
  const { codec, rules, standing, ...asked } = siege;
  const { makeCells, changedCells } = wireOf(codec);
  return anyGame({
    rules,
    standing,
    computer,
    makeCells,
    changedCells,
    eventSchema: codec.event,
    optionsSchema: asked.optionsSchema,
    optionsOf: asked.optionsOf,
    parseCommand: asked.parseCommand,
    isOneQuestion: asked.isOneQuestion,
    ending: asked.ending,
    clock: asked.clock,
    resigned: asked.resigned,
    resignation: asked.resignation,
  });
}
