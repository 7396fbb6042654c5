import { type Figure, figure } from './figures.ts';

/** What `packages/tournament/bench` says. */
export interface TournamentsFound {
  readonly events: readonly {
    readonly entrants: number;
    readonly rounds: number;
    readonly entries: number;
    readonly pairingMs: number;
    readonly silentMs: number;
    readonly foldMs: number;
    readonly standingsMs: number;
  }[];
  /** Of an event of 400 and nine rounds whose process loses its memory between every two steps. */
  readonly disturbed: { readonly steps: number; readonly same: boolean };
}

/** Seconds that the slowest round may take to pair. */
const MOST_SECONDS: Readonly<Record<number, number>> = { 1000: 5, 4000: 60 };

export function tournamentFigures({ events, disturbed }: TournamentsFound): Figure[] {
  const { steps, same } = disturbed;
  const found = events.flatMap(({ entrants, rounds, entries, pairingMs, silentMs, foldMs, standingsMs }) => {
    const most = MOST_SECONDS[entrants];
    const name = `${entrants.toLocaleString('en')} entrants`;
    return [
      figure(`${name}: slowest of ${rounds} rounds to pair`, pairingMs / 1000, 's', most ? { max: most } : {}),
      figure(`${name}: longest without a word of progress`, silentMs / 1000, 's'),
      figure(`${name}: a log of ${entries.toLocaleString('en')} entries folded`, foldMs, 'ms'),
      figure(`${name}: standings`, standingsMs, 'ms'),
    ];
  });
  const alike = `400 entrants, nine rounds, all but the log lost between each two of ${steps} steps: standings that differ`;
  return [...found, figure(alike, same ? 0 : 1, '', { max: 0 })];
}
