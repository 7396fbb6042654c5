/**
 * What has become otherwise between two states of an event. Of a thousand entrants a result changes one pairing; whoever has the earlier
 * state needs no more than that to have the later one.
 */
import { z } from 'zod';
import type { Entrant, EventState, Pairing, Round } from './state.ts';

/** Of a list: how long it is, and what stands in which places that did not stand there before. */
interface ListChanges<T> {
  readonly length: number;
  readonly at: readonly (readonly [number, T])[];
}

export interface StateChanges {
  /** All that is short is told whole. */
  readonly rest: Omit<EventState, 'entrants' | 'rounds'>;
  readonly entrants: ListChanges<Entrant>;
  readonly rounds: readonly (Omit<Round, 'pairings'> & { readonly pairings: ListChanges<Pairing> })[];
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

function listChanges<T>(before: readonly T[], after: readonly T[]): ListChanges<T> {
  return { length: after.length, at: [...after.entries()].filter(([i, item]) => !isSame(before[i], item)) };
}

export function changesBetween(before: EventState, after: EventState): StateChanges {
  const { entrants, rounds, ...rest } = after;
  return {
    rest,
    entrants: listChanges(before.entrants, entrants),
    rounds: rounds.map((round, i) => ({
      ...round,
      pairings: listChanges(before.rounds[i]?.pairings ?? [], round.pairings),
    })),
  };
}

/** As the state that changes are made of came from JSON, so do they: their places alone are looked at. */
const listSchema = z.object({ length: z.int().min(0), at: z.array(z.tuple([z.int().min(0), z.unknown()])) });
const changesSchema = z.object({
  rest: z.looseObject({ seq: z.int(), phase: z.string() }),
  entrants: listSchema,
  rounds: z.array(z.looseObject({ number: z.int(), pairings: listSchema })),
});
export const stateChangesSchema = z.custom<StateChanges>((value) => changesSchema.safeParse(value).success);

function listWith<T>(before: readonly T[], { length, at }: ListChanges<T>): readonly T[] {
  if (length === before.length && at.length === 0) return before;
  const after = before.slice(0, length);
  for (const [i, item] of at) after[i] = item;
  // A place that neither has is missing among the keys.
  if (Object.keys(after).length !== length) throw new Error('the changes are not of this state');
  return after;
}

/** The later state; what has not changed is the same object as before. Throws where the changes are of another state. */
export function withChanges(before: EventState, { rest, entrants, rounds }: StateChanges): EventState {
  return {
    ...rest,
    entrants: listWith(before.entrants, entrants),
    rounds: rounds.map(({ pairings, ...round }, i) => ({
      ...round,
      pairings: listWith(before.rounds[i]?.pairings ?? [], pairings),
    })),
  };
}
