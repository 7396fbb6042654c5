/** The words of quick match. */
import { count } from './en.ts';

/** A wait as people say it. */
function wait(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 10) return 'a few seconds';
  if (seconds < 100) return `about ${Math.round(seconds / 10) * 10} seconds`;
  return `about ${count(Math.round(seconds / 60), 'minute')}`;
}

export const quickText = {
  title: 'Quick match',
  body: 'Say which side, and you are brought together with whoever else looks for this game, by its usual options.',
  go: 'Find me an opponent',
  stop: 'Stop looking',
  looking: (game: string, side: string | null) => `Looking for an opponent: ${game}, ${side ?? 'either side'}`,
  lookingShort: 'Looking for an opponent',
  since: (clock: string) => `${clock} so far`,
  /** Of those who looked for the same in the last seven days. */
  waits: (middle: number | null, found: number, gaveUp: number): string => {
    if (found + gaveUp === 0)
      return 'Nobody has looked for this lately, so nobody can say how long it takes. You may go elsewhere on these pages meanwhile.';
    const vain = gaveUp === 0 ? '' : ` ${count(gaveUp, 'other')} gave up.`;
    if (middle === null) return `Of those who looked for this lately nobody found anybody.${vain}`;
    return found === 1
      ? `The last one who looked for this waited ${wait(middle)}.${vain}`
      : `The last ${found} who looked for this waited ${wait(middle)}, half of them less.${vain}`;
  },
  offer: (name: string) => `${name} waits for an opponent with this very game.`,
  take: 'Take the seat',
  found: 'An opponent is found. The match has begun.',
  foundShort: 'Opponent found',
  toMatch: 'To the match',
} as const;
