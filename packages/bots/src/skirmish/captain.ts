/** The computer player: which principle answers which question, and what ends a step where none has an answer. */
import type { Command, CommandType } from '@warbeacon/skirmish';
import { boardOf } from './board.ts';
import type { Bot, Input } from './bot.ts';
import { call } from './calls.ts';
import {
  declaration,
  mightInDuel,
  mightOnDie,
  orderInShooting,
  resistance,
  whereToGo,
  whichFight,
  whomToStrike,
} from './decisions.ts';
import { type Judge, orderInActivation, orderInMove } from './movement.ts';
import { planOf } from './plan.ts';
import { type SkirmishWeights, SKIRMISH_WEIGHTS } from './weights.ts';

/** What ends a step or answers a question without costing anything, the better first. */
const PLAIN: readonly CommandType[] = ['roll', 'done', 'pass', 'decline', 'suffer', 'stay'];

export function makeSkirmishCaptain(weights: SkirmishWeights): Bot {
  return {
    name: 'The captain',
    choose(input) {
      const board = boardOf(input.view, input.side, weights);
      const plan = planOf(board, weights);
      // Who only has to keep something from being carried off has time on his side.
      const judge: Judge = { board, plan, weights: plan.keeps ? { ...weights, care: weights.careKeeping } : weights };
      return answer(input, judge) ?? plainly(input);
    },
  };
}

export const skirmishCaptain: Bot = makeSkirmishCaptain(SKIRMISH_WEIGHTS);

function answer(input: Input, judge: Judge): Command | undefined {
  const { decision } = input.view;
  switch (decision?.kind) {
    case 'deployment':
      return setUp(input);
    case 'halfMove':
    case 'heroic':
      return orderInMove(input, judge) ?? (decision.kind === 'heroic' ? orderInShooting(input, judge) : undefined);
    case 'activation':
      return orderInActivation(input, judge, decision.model ?? '');
    case 'calls':
      return call(input, judge);
    case 'halfShoot':
      return orderInShooting(input, judge);
    case 'fights':
      return whichFight(input, judge);
    case 'declare':
      return declaration(input, judge);
    case 'strikes':
      return whomToStrike(input, judge);
    case 'losers':
      return whereToGo(input, judge);
    case 'duelMight':
      return mightInDuel(input, judge);
    case 'might':
      return mightOnDie(input, judge);
    case 'cast':
      return resistance(input, judge);
    case 'reroll':
      return reroll(input);
    case 'rise':
    case 'fate':
    case 'makeWay':
    case 'take':
      return firstOther(input);
    case 'courage':
      return nerve(input);
    default:
      return undefined;
  }
}

/** As the scenario's plan lays it out, once. */
function setUp(input: Input): Command | undefined {
  const waiting = input.view.decision?.models ?? [];
  return waiting.length === 0
    ? undefined
    : input.optionsOf(null).find(({ command }) => command.type === 'setUp')?.command;
}

/** What does something, where the other answer is to do nothing. */
const firstOther = (input: Input): Command | undefined =>
  input.options().find(({ command }) => !PLAIN.includes(command.type))?.command;

/** The lowest of several dice can only rise; a single one is thrown again if it is low. */
function reroll(input: Input): Command | undefined {
  const dice = input.view.decision?.dice ?? [];
  const lowest = Math.min(...dice);
  if (dice.length === 1 && lowest > 3) return undefined;
  const die = dice.indexOf(lowest);
  return input.options().find(({ command }) => command.type === 'reroll' && command.die === die)?.command;
}

/** A point or two, for a test that is worth it. */
function nerve(input: Input): Command | undefined {
  const { points = 0, why } = input.view.decision ?? {};
  if (points > (why === 'broken' ? 2 : 1)) return undefined;
  return input.options().find(({ command }) => command.type === 'spendWill')?.command;
}

function plainly(input: Input): Command {
  const none = input.optionsOf(null);
  for (const type of PLAIN) {
    const found = none.find(({ command }) => command.type === type);
    if (found !== undefined) return found.command;
  }
  const all = input.options();
  const [first] = all;
  if (first === undefined) throw new Error('a bot was asked to choose and nothing is legal');
  return all.find(({ command }) => PLAIN.includes(command.type) || command.type === 'halt')?.command ?? first.command;
}
