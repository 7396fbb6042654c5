/** What is asked, of whom, and what ends a step. */
import type { View } from '@warbeacon/skirmish';
import type { DecisionWords } from '../../../face/words.ts';
import { count } from '../../../text/en.ts';
import { modelName, objectName } from '../cast.ts';
import { POWER_NAMES } from './commands.ts';

export type DecisionView = NonNullable<View['decision']>;

interface Step {
  readonly end: string;
  left(n: number): string;
  readonly aims?: true;
}
interface Asking {
  ask(decision: DecisionView): string;
  waiting(side: string): string;
  readonly step?: Step;
}

const who = ({ model }: DecisionView): string => (model === undefined ? 'Your model' : modelName(model));
const shown = ({ dice = [] }: DecisionView): string => (dice.length === 0 ? '' : `: ${dice.join(', ')}`);
const needs = ({ needs: all = [] }: DecisionView): string => {
  const [first] = [...new Set(all)];
  return first === undefined ? '' : `, ${first} or more is needed`;
};
const joined = new Intl.ListFormat('en');
const fighters = ({ models = [] }: DecisionView): string =>
  models.length === 0 ? 'Your fighters' : joined.format(models.map(modelName));
const theirs = ({ needs: [best] = [] }: DecisionView): string => (best === undefined ? '' : ` against ${best}`);
const ROLLS: Readonly<Record<string, string>> = {
  hit: 'the roll to hit',
  wound: 'the roll to wound',
  fate: 'the roll of Fate',
  cast: 'the casting',
  resist: 'the Resist test',
  'in-the-way': 'what was in the way',
  trial: 'the test',
};

const ASKING: Readonly<Record<string, Asking>> = {
  setUpRoll: {
    ask: () => 'Roll for who chooses a half of the table.',
    waiting: (side) => `${side} rolls for the halves.`,
  },
  half: {
    ask: () => 'Which half of the table do you set up in?',
    waiting: (side) => `${side} chooses a half.`,
  },
  deployment: {
    ask: () => 'Set up: all by a plan, or model by model.',
    waiting: (side) => `${side} is setting up.`,
    step: { end: 'Ready', left: (n) => `${count(n, 'model')} can be placed or shifted.` },
  },
  priority: {
    ask: () => 'Roll for Priority: who moves first this turn.',
    waiting: (side) => `${side} rolls for Priority.`,
  },
  calls: {
    ask: () => 'Does a Hero call a heroic action?',
    waiting: (side) => `${side} may call a heroic action.`,
  },
  heroic: {
    ask: () => 'A heroic action: those about the Hero act first.',
    waiting: (side) => `${side} carries out a heroic action.`,
    step: { end: 'End the heroic action', left: (n) => `${count(n, 'model')} can still act in it.` },
  },
  duties: {
    ask: () => 'Who stands in deep water tests whether it swims. In which order?',
    waiting: (side) => `${side} tests who swims.`,
  },
  halfMove: {
    ask: () => 'Move your models: choose one, then a place or an enemy.',
    waiting: (side) => `${side} is moving.`,
    step: { end: 'End the move', left: (n) => `${count(n, 'model')} can still move.` },
  },
  breaking: {
    ask: () => 'Your force is broken: who has not stood fast yet must test.',
    waiting: (side) => `${side} tests whether it runs.`,
  },
  activation: {
    ask: (decision) => `${who(decision)} is moving: go on, or move no further.`,
    waiting: (side) => `${side} is moving a model.`,
    step: { end: 'End the move', left: (n) => `${count(n, 'model')} can still move.` },
  },
  courage: {
    ask: (decision) => `${who(decision)} would fail its test${shown(decision)}. Spend Will or Might?`,
    waiting: (side) => `${side} may save a test of Courage.`,
  },
  cast: {
    ask: (decision) => {
      const power = POWER_NAMES[decision.why ?? ''] ?? 'A power';
      const [best] = decision.needs ?? [];
      const stops = best === undefined ? '' : ` A die of ${best}${best < 6 ? ' or more' : ''} stops it.`;
      return `${power} is cast at ${who(decision)}${shown(decision)}.${stops} Resist?`;
    },
    waiting: (side) => `${side} answers a power.`,
  },
  might: {
    ask: (decision) =>
      `${who(decision)}, ${ROLLS[decision.why ?? ''] ?? 'the roll'}${shown(decision)}${needs(decision)}. Spend Might?`,
    waiting: (side) => `${side} may spend Might.`,
  },
  pairing: {
    ask: () => 'Sort out who fights whom, where there is a choice.',
    waiting: (side) => `${side} sorts out the Fights.`,
    step: { end: 'The Fights stand', left: (n) => `${count(n, 'model')} can still be assigned.`, aims: true },
  },
  halfShoot: {
    ask: () => 'Shoot: choose a model, then its target.',
    waiting: (side) => `${side} is shooting.`,
    step: { end: 'End shooting', left: (n) => `${count(n, 'model')} can still shoot.`, aims: true },
  },
  fate: {
    ask: (decision) => `${who(decision)} is wounded. Spend Fate? It saves on ${decision.needs?.[0] ?? 4} or more.`,
    waiting: (side) => `${side} may spend Fate.`,
  },
  fights: {
    ask: () => 'Which Fight is fought next?',
    waiting: (side) => `${side} chooses the next Fight.`,
  },
  declare: {
    ask: () => 'What do your fighters do: support, strike with two hands, shield?',
    waiting: (side) => `${side} declares how it fights.`,
  },
  reroll: {
    ask: (decision) => `${fighters(decision)}: the banner lets you roll a die of the Duel again${shown(decision)}.`,
    waiting: (side) => `${side} may roll a die again.`,
  },
  duelMight: {
    ask: (decision) => `${fighters(decision)}, the dice of the Duel${shown(decision)}${theirs(decision)}. Spend Might?`,
    waiting: (side) => `${side} may spend Might in the Duel.`,
  },
  losers: {
    ask: (decision) =>
      `${decision.model === undefined ? 'Your losers back' : `${who(decision)} backs`} away an inch. Which way?`,
    waiting: (side) => `${side} backs away.`,
  },
  makeWay: {
    ask: (decision) => `${who(decision)} has no way back. Does a friend make way? Else it is Trapped and struck twice.`,
    waiting: (side) => `${side} may make way.`,
  },
  strikes: {
    ask: () => 'Your winners strike: whom?',
    waiting: (side) => `${side} strikes.`,
  },
  rise: {
    ask: (decision) => `${who(decision)} has won lying down. Does it stand up?`,
    waiting: (side) => `${side} may stand up.`,
  },
  putDown: {
    ask: ({ object }) => `Where is ${object === undefined ? 'it' : objectName(object)} put down?`,
    waiting: (side) => `${side} puts something down.`,
  },
  take: {
    ask: () => 'The banner has fallen. Who takes it up?',
    waiting: (side) => `${side} may take up the banner.`,
  },
};

export const DECISIONS: Readonly<Record<string, DecisionWords>> = Object.fromEntries(
  Object.entries(ASKING).map(([kind, { waiting, step }]) => [
    kind,
    {
      task: () => '',
      waiting,
      ...(step ? { step: { end: () => step.end, left: step.left, ...(step.aims ? { aims: step.aims } : {}) } } : {}),
    },
  ]),
);

export const questionOf = ({ decision }: View): string =>
  decision === null ? '' : (ASKING[decision.kind]?.ask(decision) ?? 'Your decision.');
