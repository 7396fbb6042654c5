/**
 * [20.8] [21.0] Standing orders: what a player of Westernesse may say beforehand of every window for rocks, and either side of
 * whether it is asked about its abilities and the siege.
 */
import { type Offered, type Refusal } from '@warbeacon/kernel';
import { z } from 'zod';
import type { Command } from './command.schema.ts';
import type { View } from './view.ts';
import { UNITS } from './forces.ts';
import { no } from './refusals.ts';
import { ASK_ALWAYS, askingFields, endsByOrders, keptField } from '../standard/asking.ts';
import { DECISIONS } from './decisions.ts';
import { ABILITIES, type Ability, type Side } from './words.ts';

/** A kind of unit, such as `uruk-infantry`. */
const kindSchema = z
  .string()
  .max(40)
  .regex(/^[a-z]+(-[a-z]+)*$/, 'a kind of unit such as uruk-infantry');

/**
 * What a seat has said beforehand. `rocks`, for every window in which rocks may be dropped: ask me, never drop, drop on
 * whoever can be hit (the best chance of elimination first), or do so on units of these kinds only.
 */
export const ordersSchema = z.strictObject({
  rocks: z.union([z.enum(['ask', 'never', 'any']), z.array(kindSchema).min(1).max(20)]),
  ...askingFields(['abilities', 'siege']),
  /** [21.0] */
  kept: keptField(ABILITIES),
});
export type Orders = z.infer<typeof ordersSchema>;
/** Of a seat that has said nothing. */
export const NO_ORDERS: Orders = { rocks: 'ask', ...ASK_ALWAYS, kept: [] };

const TARGET_KINDS: ReadonlySet<string> = new Set(
  UNITS.filter(({ side }) => side === 'isengard').map(({ kind }) => kind),
);
const kindOf = (unit: string): string => unit.replace(/-\d+$/, '');

export const standing = {
  none: NO_ORDERS,
  schema: ordersSchema,

  /** Why `side` cannot give these orders, or `null`. */
  check(side: Side, { rocks }: Orders): Refusal | null {
    if (side !== 'westernesse' && rocks !== 'ask') return no('not-asked-about-rocks');
    const unknown = typeof rocks === 'string' ? undefined : rocks.find((kind) => !TARGET_KINDS.has(kind));
    if (unknown !== undefined) return no('unknown-target-kind', { kind: unknown });
    return null;
  },

  /**
   * What the orders say to the present question; `null` when it is to be asked. Looks at what its side may see, and takes no
   * longer when something hidden is real.
   */
  answer(
    view: View,
    { rocks, ...asking }: Orders,
    offers: () => readonly Offered<Command>[],
    isOnlyToEnd: () => boolean,
  ): Command | null {
    const { decision } = view;
    if (decision?.kind !== 'rocks') {
      const uses = decision?.kind === 'abilities' ? { powerOf } : {};
      const ends = endsByOrders(asking, { view, decisions: DECISIONS, offers, isOnlyToEnd, ...uses });
      return ends ? { type: 'done' } : null;
    }
    if (rocks === 'ask') return null;
    if (rocks === 'never') return { type: 'pass' };
    return bestDrop(rocks, offers()) ?? { type: 'pass' };
  },
};

/** [21.0] The ability that a command uses. */
function powerOf(command: Command): Ability | undefined {
  switch (command.type) {
    case 'announce':
      return command.ability;
    case 'blowHorn':
      return 'horn';
    case 'sortie':
      return 'sortie';
    case 'deathAndGlory':
      return 'for-death-and-glory';
    case 'orcCunning':
      return command.leader === 'captain-1' ? 'orc-cunning-1' : 'orc-cunning-2';
    default:
      return undefined;
  }
}

/** The drop with the greatest chance to eliminate; the first of those that are equal. */
function bestDrop(rocks: Orders['rocks'], offers: readonly Offered<Command>[]): Command | undefined {
  let best: Command | undefined;
  let most = -1;
  for (const { command, odds } of offers) {
    if (command.type !== 'dropRocks') continue;
    if (typeof rocks !== 'string' && !rocks.includes(kindOf(command.target))) continue;
    const chance = (odds?.outcomes ?? []).reduce(
      (sum, outcome) => (outcome.kind === 'eliminated' ? sum + outcome.chance.n / outcome.chance.d : sum),
      0,
    );
    if (chance <= most) continue;
    best = command;
    most = chance;
  }
  return best;
}
