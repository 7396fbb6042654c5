/** Positions as tests of the notation write them: read, refused, and one that leaves nothing out. */
import { HOUSE } from '../engine/options.ts';
import type { State } from '../engine/state.ts';
import { type Fault, parsePosition } from './position.ts';
import type { Position } from './position.schema.ts';

/** Of a bare table of 48 inches, and of the base of a man on foot. */
export const EDGE = 121_920;
export const R = 1250;

export const bareTable = (): NonNullable<Position['table']> => ({
  w: EDGE,
  h: EDGE,
  areas: [],
  barriers: [],
  places: [],
});

/** The state of a position. Throws, with all that is wrong, where it is refused. */
export function read(position: unknown, d6?: () => number): State {
  const loaded = parsePosition(position, d6 && { d6 });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value.state;
}

/** What is wrong with a position: nothing only where it is accepted. */
export function faultsIn(position: unknown): readonly Fault[] {
  const loaded = parsePosition(position);
  if (loaded.ok) return [];
  if (loaded.error.length === 0) throw new Error('refused, and nobody says why');
  return loaded.error;
}

/** Good is to move: everything is written that is always written, and nothing else. */
export const wholePosition = (parts: Partial<Position> = {}): Position => ({
  game: 'skirmish',
  forces: { good: 'written', evil: 'written' },
  options: { preset: 'as-printed', ...HOUSE['as-printed'], turnLimit: 0, uses: [] },
  table: bareTable(),
  turn: 1,
  phase: 'move',
  side: 'good',
  priority: 'good',
  models: [
    { id: 'g1', profile: 'mt-shield', at: [40_000, 40_000] },
    { id: 'e1', profile: 'mo-shield', at: [40_000, 60_000] },
  ],
  objects: [],
  fights: [],
  contacts: [],
  parted: [],
  carry: [],
  halves: null,
  calls: [],
  tasks: { good: null, evil: null },
  alarm: false,
  alarmTurn: 0,
  broken: [],
  score: { good: 0, evil: 0 },
  outcome: null,
  frames: [
    { kind: 'sequence', step: 'duties-2' },
    { kind: 'halfMove', side: 'good', tests: false },
  ],
  ...parts,
});
