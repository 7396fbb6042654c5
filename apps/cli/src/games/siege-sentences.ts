/** What is to be decided in a siege game, in a sentence. */
import type { SiegeView } from '@warbeacon/siege';

export type Question = NonNullable<SiegeView['decision']>;

/** What a question is about, with the names that people use. */
export interface Asked {
  readonly who: string;
  /** The piece it is about. */
  readonly name: string;
  readonly question: Question;
  /** Kinds of the frames on the stack, bottom first. */
  readonly frames: readonly string[];
}

export type Sentence = (asked: Asked) => string;

/** Questions of the Standard Rules. */
export const STANDARD_SENTENCES = {
  deployment: ({ who }) => `${who} deploys its forces.`,
  movement: ({ who }) => `${who} moves.`,
  'make-room': ({ who, name }) => `${who} moves ${name} on, since a friend has entered its hex.`,
  missile: ({ who }) => `${who} shoots.`,
  duel: ({ who }) => `${who} sends leaders into duels.`,
  melee: ({ who }) => `${who} declares its attacks.`,
  retreat: ({ who, name, question: { hexes = 0 } }) =>
    `${who} says where ${name} retreats, ${hexes} ${hexes === 1 ? 'hex' : 'hexes'} far.`,
  'retreat-leader': ({ who, name }) => `${who} says where ${name} retreats.`,
  'retreat-before': ({ who, name }) => `${who} says whether ${name} stands or withdraws before it is attacked.`,
  displace: ({ who, name }) => `${who} says where ${name} is displaced to.`,
  advance: ({ who, question: { hex = '' } }) => `${who} advances into ${hex} or holds.`,
  follow: ({ who, name, question: { hex = '' } }) => `${who} says whether ${name} goes with its unit to ${hex}.`,
  join: ({ who, name }) => `${who} says which unit ${name} joins.`,
  rally: ({ who }) => `${who} rallies its disrupted units.`,
} satisfies Readonly<Record<string, Sentence>>;

export type StandardQuestion = keyof typeof STANDARD_SENTENCES;
