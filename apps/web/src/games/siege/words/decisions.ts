/** Decisions that come in every siege game, in words: what is asked, of whom, and what ends a step. */
import type { SiegeView } from '../../../face/view.ts';
import type { Asked, DecisionWords } from '../../../face/words.ts';
import { agreeing } from '../../../text/agree.ts';
import { count } from '../../../text/en.ts';

/** The piece that a question is about. */
export const who = ({ piece }: Asked): string => piece ?? 'Your piece';

/** With where it stands, and words in braces that agree with it: `Orcs 3 on 0810, behind the Main Gate, are …`. */
const whoAt = (asked: Asked, what: string): string => {
  const { at = '', many } = asked;
  // A place that is told with its landmark is set off by commas.
  return agreeing(many, `${who(asked)}${at && ` ${at}`}${at.includes(',') ? ',' : ''} ${what}`);
};

const all = (names: readonly string[]): string => new Intl.ListFormat('en').format(names);

const thrownBack = (asked: Asked): string => {
  const { hexes } = asked.decision;
  return whoAt(asked, `{is} thrown back${hexes ? ` ${count(hexes, 'hex', 'hexes')}` : ''}. Which way?`);
};

const oneWayBack = (piece: string, place: string): string => `${piece} had one way back, and took it: ${place}.`;

export const STANDARD_DECISIONS = {
  deployment: {
    task: () => 'Set up your army: all at once, or piece by piece.',
    waiting: (side) => `${side} is setting up.`,
    step: { end: () => 'Ready', left: (n) => `${count(n, 'piece')} can still be placed or shifted.` },
  },
  movement: {
    task: () => 'Move your units. Choose one, then a lit hex.',
    waiting: (side) => `${side} is moving.`,
    step: { end: () => 'End movement', left: (n) => `${count(n, 'piece')} can still move or be put to work.` },
  },
  missile: {
    task: () => 'Loose your missiles: a unit, then its target.',
    waiting: (side) => `${side} is choosing targets for missiles.`,
    step: { end: () => 'End missiles', left: (n) => `${count(n, 'unit')} can still shoot.`, aims: true },
  },
  duel: {
    task: () => 'Challenge enemy leaders next to yours, or let it be.',
    waiting: (side) => `${side} may challenge leaders.`,
    step: { end: () => 'End duels', left: (n) => `${count(n, 'leader')} can still fight a duel.`, aims: true },
  },
  melee: {
    task: () => 'Declare who attacks whom, then fight it out.',
    waiting: (side) => `${side} is declaring melees.`,
    step: {
      end: ({ attacks }: SiegeView) => (attacks.length > 0 ? `Fight ${count(attacks.length, 'melee')}` : 'End melee'),
      left: (n) => `${count(n, 'unit')} can still attack or be called off.`,
      aims: true,
    },
  },
  rally: {
    task: () => 'Rally your disrupted units: choose a leader, then a unit.',
    waiting: (side) => `${side} is rallying.`,
    step: { end: () => 'End rallying', left: (n) => `${count(n, 'leader')} can still rally.`, aims: true },
  },
  retreat: { task: thrownBack, waiting: (side) => `${side} chooses where to retreat.`, alone: oneWayBack },
  'retreat-leader': { task: thrownBack, waiting: (side) => `${side} chooses where to retreat.`, alone: oneWayBack },
  'retreat-before': {
    task: (asked) => whoAt(asked, '{is} about to be attacked. Withdraw, or stand?'),
    waiting: (side) => `${side} decides whether to withdraw or to stand.`,
  },
  displace: {
    task: (asked) =>
      whoAt(
        asked,
        `{is} pushed out${asked.beside.length > 0 ? ` by ${all(asked.beside)}` : ''}. Where {does} {it} go?`,
      ),
    waiting: (side) => `${side} makes room.`,
    alone: (piece, place) => `${piece} had one place to go, and went there: ${place}.`,
  },
  'make-room': {
    task: (asked) =>
      whoAt(
        asked,
        `must make room${asked.beside.length > 0 ? ` for ${all(asked.beside)}` : ''}. Where {does} {it} go?`,
      ),
    waiting: (side) => `${side} makes room.`,
  },
  advance: {
    task: ({ piece, many, place }) =>
      agreeing(
        many,
        `The enemy is gone from ${place ?? 'the hex'}. ${piece ? `{Does} ${piece} advance` : 'Who advances'}?`,
      ),
    waiting: (side) => `${side} decides whether to advance.`,
  },
  follow: {
    task: (asked) => {
      const whither = `${all(asked.there) || 'the unit'}${asked.place ? ` to ${asked.place}` : ''}?`;
      return (asked.decision.others ?? []).length > 0
        ? `Who goes along with ${whither}`
        : `Does ${who(asked)} go with ${whither}`;
    },
    waiting: (side) => `${side} decides for a leader.`,
  },
  join: {
    task: (asked) => whoAt(asked, '{is} left without a unit. Which one to join?'),
    waiting: (side) => `${side} decides for a leader.`,
  },
} satisfies Readonly<Record<string, DecisionWords>>;
