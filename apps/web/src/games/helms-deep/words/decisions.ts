/** Decisions in words: what is asked, of whom, and what ends a step. */
import type { DecisionKind } from '@warbeacon/siege';
import type { DecisionWords } from '../../../face/words.ts';
import { count } from '../../../text/en.ts';
import { STANDARD_DECISIONS, who } from '../../siege/words/decisions.ts';

export const DECISIONS: Readonly<Record<DecisionKind, DecisionWords>> = {
  ...STANDARD_DECISIONS,
  abilities: {
    task: () => 'Announce special abilities, or keep them for later.',
    waiting: (side) => `${side} may announce special abilities.`,
    step: {
      end: () => 'Go on',
      left: (n) =>
        `${count(n, 'ability', 'abilities')} can be used now. What you do not announce keeps for a later turn.`,
    },
  },
  'rear-guard': {
    task: () => 'The rear guard falls back: each step must lead nearer to the Main Gate.',
    waiting: (side) => `${side} is falling back to the Main Gate.`,
    step: { end: () => 'End the rear guard', left: (n) => `${count(n, 'piece')} can still fall back.` },
  },
  arrivals: {
    task: () => 'The horn calls: bring pieces out of the caves to the western edge.',
    waiting: (side) => `${side} is coming out of the caves.`,
    step: {
      end: () => 'Nobody else',
      left: (n) => `${count(n, 'piece')} can still come out. Who stays may come in a later turn.`,
    },
  },
  siege: {
    task: () => 'Lay ladders and work at the gates.',
    waiting: (side) => `${side} is at the walls.`,
    step: { end: () => 'End the siege', left: (n) => `${count(n, 'unit')} can still work at gates or walls.` },
  },
  strike: {
    task: (asked) =>
      asked.decision.reason === 'sortie'
        ? `${who(asked)} is out by the sally port. Does it strike at the Ramp?`
        : `${who(asked)} may strike once more. At whom?`,
    waiting: (side) => `${side} decides whether to strike.`,
  },
  rocks: {
    task: ({ piece, commands }) =>
      commands.length > 0 && commands.every(({ command }) => command.type === 'pass')
        ? onlyDummies(piece)
        : piece
          ? `Rocks lie above ${piece}. Drop them?`
          : 'Rocks lie above the enemy. Drop them?',
    waiting: (side) => `${side} decides about the rocks.`,
  },
};

/** Asked all the same, so that the question betrays nothing. */
const onlyDummies = (piece: string | undefined): string =>
  `Only a dummy lies above ${piece ?? 'the enemy'}: nothing can fall. The enemy waits for you as if it were real.`;
