/** What a player may say beforehand of questions to come, so that nobody is asked what he would always answer alike. */
import type { Offered, Refusal } from '@warbeacon/kernel';
import { z } from 'zod';
import type { View } from '../view/view.schema.ts';
import type { Command } from './command-schemas.ts';
import type { Side } from './words.ts';

/** Rolls on which Might may be spent, as `asks` names them in `why`. */
export const MIGHT_ON = ['hit', 'wound', 'fate', 'cast', 'resist', 'in-the-way', 'trial', 'duel'] as const;

export const ordersSchema = z.strictObject({
  /** Suffer every wound without Fate. */
  neverFate: z.boolean(),
  /** No Might on these rolls. */
  noMight: z.array(z.enum(MIGHT_ON)).max(MIGHT_ON.length),
  /** All Strikes of a model at the same enemy, for as long as it stands. */
  strikeOn: z.boolean(),
  /** Nobody calls a heroic action. Those who gave orders before there was this one have not given it. */
  noCalls: z.boolean().default(false),
});
export type Orders = z.infer<typeof ordersSchema>;

export const NO_ORDERS: Orders = { neverFate: false, noMight: [], strikeOn: false, noCalls: false };

export const standing = {
  none: NO_ORDERS,
  schema: ordersSchema,
  check: (_side: Side, _orders: Orders): Refusal | null => null,
  answer({ decision }: View, orders: Orders, offers: () => readonly Offered<Command>[]): Command | null {
    if (decision === null) return null;
    const says = (type: Command['type']): Command | null =>
      offers().find(({ command }) => command.type === type)?.command ?? null;
    const barred = (what: string): boolean => (orders.noMight as readonly string[]).includes(what);
    switch (decision.kind) {
      case 'fate':
        return orders.neverFate ? says('suffer') : null;
      case 'might':
        return barred(decision.why ?? '') ? says('decline') : null;
      case 'duelMight':
        return barred('duel') ? says('decline') : null;
      case 'calls':
        return orders.noCalls ? says('pass') : null;
      case 'strikes':
        return orders.strikeOn ? strikeOn(decision, offers()) : null;
      default:
        return null;
    }
  },
};

/** On with the one who was struck last by the model that is striking. */
function strikeOn(
  { model, other }: NonNullable<View['decision']>,
  offers: readonly Offered<Command>[],
): Command | null {
  if (model === undefined || other === undefined) return null;
  return (
    offers.find(({ command }) => command.type === 'strike' && command.model === model && command.target === other)
      ?.command ?? null
  );
}
