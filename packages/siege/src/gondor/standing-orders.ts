/**
 * [16.74] [8.52] [16.0] Standing orders: what a player of Westernesse may say beforehand of every question about oil, and
 * either side of whether it is asked about magic and engines.
 */
import type { Offered, Refusal } from '@warbeacon/kernel';
import { z } from 'zod';
import { valueOf } from '../standard/demoralization/demoralization.ts';
import type { Command } from './command.schema.ts';
import { UNITS } from './forces.ts';
import { no } from './refusals.ts';
import type { View } from './view.ts';
import { ASK_ALWAYS, askingFields, endsByOrders } from '../standard/asking.ts';
import { DECISIONS } from './decisions.ts';
import type { Side } from './words.ts';

/** A kind of unit, such as `orc-archer`, or `siege-tower`. */
const kindSchema = z
  .string()
  .max(40)
  .regex(/^[a-z]+(-[a-z]+)*$/, 'a kind of unit such as orc-archer, or siege-tower');

/**
 * What a seat has said beforehand. `oil`, for every question: ask me, never pour, pour on whoever is below (a siege tower
 * first, then what is worth most), or do so on these kinds only.
 */
export const ordersSchema = z.strictObject({
  oil: z.union([z.enum(['ask', 'never', 'any']), z.array(kindSchema).min(1).max(20)]),
  ...askingFields(['magic', 'siege']),
});
export type Orders = z.infer<typeof ordersSchema>;
/** Of a seat that has said nothing. */
export const NO_ORDERS: Orders = { oil: 'ask', ...ASK_ALWAYS };

/** Towers are worth more than any unit: there are four of them, and they bring whole armies up. */
const TOWER = 100;
const TOWER_KIND = 'siege-tower';
const VALUES: ReadonlyMap<string, number> = new Map([
  [TOWER_KIND, TOWER],
  ...UNITS.filter(({ side }) => side === 'sauron').map((spec): [string, number] => [spec.kind, valueOf(spec)]),
]);
const kindOf = (id: string): string => id.replace(/-\d+$/, '');

export const standing = {
  none: NO_ORDERS,
  schema: ordersSchema,

  /** Why `side` cannot give these orders, or `null`. */
  check(side: Side, { oil }: Orders): Refusal | null {
    if (side !== 'westernesse' && oil !== 'ask') return no('not-asked-about-oil');
    const unknown = typeof oil === 'string' ? undefined : oil.find((kind) => !VALUES.has(kind));
    return unknown === undefined ? null : no('unknown-kind-below', { kind: unknown });
  },

  /**
   * What the orders say to the present question; `null` when it is to be asked. Looks at what its side may see, and takes no
   * longer when something hidden is real.
   */
  answer(
    view: View,
    { oil, ...asking }: Orders,
    offers: () => readonly Offered<Command>[],
    isOnlyToEnd: () => boolean,
  ): Command | null {
    if (view.decision?.kind !== 'oil') {
      return endsByOrders(asking, { view, decisions: DECISIONS, offers, isOnlyToEnd }) ? { type: 'done' } : null;
    }
    if (oil === 'ask') return null;
    if (oil === 'never') return { type: 'pass' };
    return bestPour(view, oil, offers()) ?? { type: 'pass' };
  },
};

/** The one that takes the most; the first of those that take as much. */
function bestPour(view: View, oil: Orders['oil'], offers: readonly Offered<Command>[]): Command | undefined {
  let best: Command | undefined;
  let most = 0;
  for (const { command } of offers) {
    if (command.type !== 'pourOil') continue;
    const kinds = kindsAt(view, command.target);
    if (typeof oil !== 'string' && !kinds.some((kind) => oil.includes(kind))) continue;
    const value = kinds.reduce((sum, kind) => sum + (VALUES.get(kind) ?? 0), 0);
    if (value <= most) continue;
    best = command;
    most = value;
  }
  return best;
}

/** What is lost with this target: with a unit the siege tower in its hex. */
function kindsAt({ units, markers }: View, target: string): string[] {
  const hex = units[target]?.hex;
  const tower = Object.values(markers).some((marker) => marker.kind === TOWER_KIND && marker.hex === hex);
  return tower ? [kindOf(target), TOWER_KIND] : [kindOf(target)];
}
