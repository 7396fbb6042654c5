/** The games that this server hosts: the only place in it that names one. */
import { captain } from '@warbeacon/bots';
import { wireOf } from '@warbeacon/protocol';
import {
  endingOf,
  eventSchema,
  helmsDeep,
  helmsDeepCodec,
  isOneQuestion,
  optionsSchema,
  parseCommand,
  standing,
} from '@warbeacon/siege';
import type { Rules } from '@warbeacon/kernel';
import { anyGame, type Game, Games, type StandingOrders } from './match/game.ts';

/** Stands where a rule case would: no case of the rules ends a match so. */
const NO_CASE = '';

const { makeCells, changedCells } = wireOf(helmsDeepCodec);

const helmsDeepParts = {
  rules: helmsDeep,
  optionsSchema,
  optionsOf: ({ options }) => ({ ...options }),
  parseCommand,
  eventSchema,
  clock: ({ turn, phase }) => ({ turn, phase }),
  isOneQuestion,
  ending: endingOf,
  makeCells,
  changedCells,
  resigned: (view, winner) => ({
    ...view,
    decision: null,
    outcome: { winner, reason: 'resignation', case: NO_CASE },
  }),
  resignation: (winner) => ({ type: 'over', winner, reason: 'resignation', case: NO_CASE }),
  standing,
  computer: captain,
} satisfies GameOf<typeof helmsDeep, typeof standing.none>;

type GameOf<R, Orders extends StandingOrders> =
  R extends Rules<infer S, infer C, infer E, infer V, infer Side> ? Game<S, C, E, V, Side, Orders> : never;

/** Each by one line. */
export const helmsDeepGame = anyGame(helmsDeepParts);

export const GAMES = new Games([helmsDeepGame]);
