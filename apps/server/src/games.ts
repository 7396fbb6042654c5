/** The games that this server hosts: the only place in it that names one. */
import { captain } from '@warbeacon/bots';
import { changedCells, makeCells } from '@warbeacon/protocol';
import {
  type Command,
  type DecisionView,
  eventSchema,
  helmsDeep,
  optionsSchema,
  parseCommand,
  type Side,
  type SiegeEvent,
  type State,
  type View,
} from '@warbeacon/siege';
import type { Game } from './match/game.ts';
import { rocksOrders } from './rocks-orders.ts';

/** Decisions that go on until the player says `done`. */
const ENDED_BY_DONE: ReadonlySet<DecisionView['kind']> = new Set([
  'deployment',
  'abilities',
  'rear-guard',
  'arrivals',
  'siege',
  'movement',
  'missile',
  'duel',
  'melee',
  'rally',
]);

/** Stands where a rule case would: no case of the rules ends a match so. */
const NO_CASE = '';

export const helmsDeepGame: Game<State, Command, SiegeEvent, View, Side> = {
  rules: helmsDeep,
  optionsSchema,
  optionsOf: ({ options }) => ({ ...options }),
  parseCommand,
  eventSchema,
  clock: ({ turn, phase }) => ({ turn, phase }),
  // Abilities are few, and chosen among, not one piece's after another's.
  isOneQuestion: ({ decision }) =>
    decision !== null && (decision.kind === 'abilities' || !ENDED_BY_DONE.has(decision.kind)),
  ending: ({ decision }) => (decision !== null && ENDED_BY_DONE.has(decision.kind) ? { type: 'done' } : null),
  makeCells,
  cellChanges: changedCells,
  resigned: (view, winner) => ({
    ...view,
    decision: null,
    outcome: { winner, reason: 'resignation', case: NO_CASE },
  }),
  resignation: (winner) => ({ type: 'over', winner, reason: 'resignation', case: NO_CASE }),
  standing: rocksOrders,
  computer: captain,
};
