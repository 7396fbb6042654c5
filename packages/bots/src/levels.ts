/** The strengths in which a computer player is to be had. What each of them is worth stands in docs/computer-player.md. */
import type { Bot } from './bot.ts';
import { overlooking, type Shares } from './overlooking.ts';

export interface Levels<C, V, Side extends string> {
  /** Misses much. */
  readonly learner: Bot<C, V, Side>;
  /** Misses something now and then. */
  readonly steady: Bot<C, V, Side>;
  /** Misses nothing that it knows to look for. */
  readonly strong: Bot<C, V, Side>;
}

interface Steps {
  readonly turn: number;
  readonly phase: string;
  /** What a phase is divided into, in a game that divides it. */
  readonly segment?: string | null;
}

/** Of every game, the phases in which it is set up. */
const SETTING_UP: ReadonlySet<string> = new Set(['deployment', 'set-up']);

/** Nobody overlooks a plan to set up by, or a piece that is still to be placed. */
const stepOf = ({ turn, phase, segment = null }: Steps): string | null =>
  SETTING_UP.has(phase) ? null : `${turn} ${phase} ${segment}`;

export function levelsOf<C extends object, V extends Steps, Side extends string>(
  strong: Bot<C, V, Side>,
  { learner, steady }: Readonly<Record<'learner' | 'steady', Readonly<Record<Side, Shares>>>>,
): Levels<C, V, Side> {
  const weaker = (shares: Readonly<Record<Side, Shares>>) =>
    overlooking(strong, { name: strong.name, shares, step: stepOf });
  return { learner: weaker(learner), steady: weaker(steady), strong };
}
