/** Standing orders that every siege may take: whether a seat is asked at all in a step that comes round each turn. */
import type { Offered } from '@warbeacon/kernel';
import { z } from 'zod';
import type { DecisionTable } from '../engine/decision.ts';

/** No game has more turns. */
const LAST = 99;

/** `kinds`: of decisions that may be put off. */
export const askingFields = (kinds: readonly string[]) => ({
  /** By kind of decision: the first turn in which one is asked. */
  notBefore: z
    .record(z.string().max(40), z.int().min(1).max(LAST))
    .refine(
      (turns) => Object.keys(turns).every((kind) => kinds.includes(kind)),
      'a kind of decision that may be put off',
    )
    .default({}),
  /** A step ends by itself once there is nothing in it but to end it. */
  endEmpty: z.boolean().default(false),
});

/** Powers about which one has been asked: one is asked again only when another can be used. `null`: each time. */
export const keptField = <P extends string>(powers: readonly [P, ...P[]]) =>
  z.array(z.enum(powers)).max(powers.length).nullable().default([]);

export interface Asking {
  readonly notBefore: Readonly<Record<string, number>>;
  readonly kept?: readonly string[] | null;
  readonly endEmpty: boolean;
}

/** Of a seat that has said nothing. */
export const ASK_ALWAYS = { notBefore: {}, endEmpty: false } satisfies Asking;

interface Asked<C> {
  readonly view: { readonly turn: number; readonly decision: { readonly kind: string } | null };
  readonly decisions: DecisionTable;
  readonly offers: () => readonly Offered<C>[];
  readonly isOnlyToEnd: () => boolean;
  /** The power that a command uses. */
  powerOf?(command: C): string | undefined;
}

/** Whether the orders end the present step. Only where it can be ended: nothing that must be done is put off. */
export function endsByOrders<C extends { readonly type: string }>(
  { notBefore, kept = null, endEmpty }: Asking,
  { view: { turn, decision }, decisions, offers, isOnlyToEnd, powerOf }: Asked<C>,
): boolean {
  if (decision === null || decisions[decision.kind]?.untilDone !== true) return false;
  const canEnd = (list: readonly Offered<C>[]): boolean => list.some(({ command }) => command.type === 'done');
  if (turn < (notBefore[decision.kind] ?? 0)) return canEnd(offers());
  if (powerOf && kept !== null && kept.length > 0) {
    const list = offers();
    const powers = list.flatMap(({ command }) => (command.type === 'done' ? [] : [powerOf(command)]));
    // What is no power is always something new.
    if (canEnd(list) && powers.every((power) => power !== undefined && kept.includes(power))) return true;
  }
  return endEmpty && isOnlyToEnd();
}
