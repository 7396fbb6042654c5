/** Words for what is laid over the board on demand. */
import { count } from './en.ts';

export const reach = {
  title: 'Shown on the board',
  zones: 'Zones of control',
  range: 'Range and sight',
  choose: 'Choose a piece, of either side, to see how far it shoots.',
  asking: 'Asking…',
  /** Weapons by the word that the server has for them, each with its verb. */
  weapons: { missile: 'Missiles reach', catapult: 'The catapult reaches' } as Readonly<Record<string, string>>,
  reaches: (range: number, seen: number) =>
    `${count(range, 'hex', 'hexes')}; ${count(seen, 'hex is', 'hexes are')} in sight.`,
  notNow: 'Not now:',
  unseen: 'Out of sight',
  because: 'stopped at',
  breaks: 'May break, by two dice',
  /** Totals of two dice. */
  on: ([low, high]: readonly [number, number]) => (low === high ? `on ${low}` : `on ${low}–${high}`),
  at: (distance: number) => `at ${count(distance, 'hex', 'hexes')}`,
} as const;
