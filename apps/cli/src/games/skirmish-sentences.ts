/** What is to be decided in the skirmish, in a sentence. */
import type { Deciding, View } from '@warbeacon/skirmish';

export type Question = NonNullable<View['decision']>;

/** What a question is about, with the names that people use. */
export interface Asked {
  readonly who: string;
  /** The model it is about. */
  readonly name: string;
  readonly other: string;
  readonly question: Question;
}

const MIGHT_FOR: Readonly<Record<string, string>> = {
  hit: 'its roll to hit',
  wound: 'its roll to wound',
  fate: 'its roll of Fate',
  cast: 'the casting of its power',
  resist: 'its roll to resist',
  'in-the-way': 'the roll for what is in the way',
  trial: 'its test',
};

const points = (n: number): string => `${n} ${n === 1 ? 'point' : 'points'}`;

/** By the kind of the question: every kind has one. */
export const SENTENCES: Readonly<Record<Deciding, (asked: Asked) => string>> = {
  setUpRoll: ({ who }) => `${who} rolls for both sides, for the choice of a half.`,
  half: ({ who }) => `${who} chooses a half of the table.`,
  deployment: ({ who }) => `${who} sets up its force.`,
  drawing: ({ who }) => `${who} draws its secret task.`,
  priority: ({ who }) => `${who} rolls for both sides, for Priority.`,
  calls: ({ who }) => `${who} calls a heroic action, or passes.`,
  heroic: ({ who, name, question: { why } }) =>
    why === 'shoot'
      ? `${who} shoots in the Heroic Shoot of ${name}.`
      : why === 'combat'
        ? `${who} moves those who fought beside ${name} once more.`
        : `${who} moves in the Heroic Move of ${name}.`,
  duties: ({ who }) => `${who} says who tests first whether it swims.`,
  halfMove: ({ who }) => `${who} moves.`,
  breaking: ({ who }) => `${who} says who of its broken force tests its Courage next.`,
  activation: ({ who, name, other, question }) =>
    question.other === undefined ? `${who} goes on with ${name}.` : `${who} sends ${name} on to charge ${other}.`,
  courage: ({ who, name, question: { points: short = 0 } }) =>
    `${name} lacks ${points(short)} of a test of Courage: ${who} may add Will and Might.`,
  cast: ({ who, name, other }) => `${who} says with how much Will ${name} resists the power of ${other}.`,
  might: ({ who, name, question: { why = '' } }) =>
    `${who} may spend Might of ${name} on ${MIGHT_FOR[why] ?? 'its dice'}.`,
  pairing: ({ who }) => `${who} says who fights with whom.`,
  halfShoot: ({ who }) => `${who} shoots.`,
  fate: ({ who, name }) => `${who} may spend Fate to save ${name} from a wound.`,
  fights: ({ who }) => `${who} says which Fight is next.`,
  declare: ({ who }) => `${who} declares how its models fight, and who supports them.`,
  reroll: ({ who }) => `${who} may roll one die of the Duel again, for its banner.`,
  duelMight: ({ who }) => `${who} may spend Might on its dice of the Duel.`,
  losers: ({ who }) => `${who} has its losers Back Away.`,
  makeWay: ({ who, name }) => `${who} says who makes way for ${name}.`,
  strikes: ({ who }) => `${who} strikes at the losers.`,
  rise: ({ who, name }) => `${who} says whether ${name} stands up.`,
  putDown: ({ who, question: { object = 'its burden' } }) => `${who} says where ${object} is put down.`,
  take: ({ who }) => `${who} says who takes the banner.`,
};
