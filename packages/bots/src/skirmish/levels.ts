/** The strengths in which a computer player of the skirmish is to be had: the same sergeant, who overlooks some of what he could do. */
import type { Command, Side, View } from '@warbeacon/skirmish';
import type { Levels } from '../levels.ts';
import { overlooking, type Shares } from '../overlooking.ts';
import { sergeant } from './sergeant.ts';

/** Whoever is asked a question overlooks nothing of it. */
const STEPS: ReadonlySet<string> = new Set(['halfMove', 'activation', 'halfShoot']);
const stepOf = ({ turn, phase, decision }: View): string | null =>
  decision !== null && STEPS.has(decision.kind) ? `${turn} ${phase}` : null;

function weaker(shares: Shares) {
  return overlooking<Command, View, Side>(sergeant, {
    name: sergeant.name,
    shares: { good: shares, evil: shares },
    step: stepOf,
  });
}

export const skirmishLevels: Levels<Command, View, Side> = {
  learner: weaker({ pieces: 0.3, orders: 0.6 }),
  steady: weaker({ pieces: 0.1, orders: 0.3 }),
  strong: sergeant,
};
