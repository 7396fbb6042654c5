/** [15.21] How far units go in the city. Points are in halves. */
import type { Cases } from '../../engine/game.ts';
import { own } from '../own.ts';

/**
 * [15.21] G-89, G-173: five for Westernesse, cavalry too, on a move that stays in the city from end to end: also on the first
 * part of it, where it has two (G-147).
 */
export const insideAllowance: Cases['insideAllowance'] = (spec, { s }, unit) =>
  spec.side === 'westernesse' && !own(s).strayed.includes(unit) ? 10 : undefined;
