/** A force while somebody builds it: what can be changed of it, and what the match is then asked to be played with. */
import { entriesOf, type Extra, type ForceChoice, type ForceEntry, pointsOf } from '@warbeacon/skirmish/forces';
import { FORCES, SCENARIOS } from '@warbeacon/skirmish/data';
import { z } from 'zod';
import type { Options } from '../../../face/title.ts';

export const SIDES = ['good', 'evil'] as const;
export type Side = (typeof SIDES)[number];
export type Draft = readonly ForceEntry[];

/** One entry in the place of another; one that has nobody left is gone. A banner is given to one of many. */
export function withEntry(draft: Draft, at: number, entry: ForceEntry): Draft {
  const before = draft[at];
  const banner = timesOf(entry, 'banner') > 0 && before !== undefined && timesOf(before, 'banner') === 0;
  const left =
    banner && entry.count > 1
      ? [
          { ...before, count: entry.count - 1 },
          { ...entry, count: 1 },
        ]
      : [entry];
  return draft.flatMap((each, i) => (i === at ? left.filter(({ count }) => count > 0) : [each]));
}

/** One more of a kind, with those of it that have nothing beyond their profile. */
export function withOneMore(draft: Draft, profile: string): Draft {
  const at = draft.findIndex((each) => each.profile === profile && (each.extra ?? []).length === 0);
  const there = draft[at];
  return there ? withEntry(draft, at, { ...there, count: there.count + 1 }) : [...draft, { profile, count: 1 }];
}

/** So many times an extra: of the stores it is a number, of the rest once or not at all. */
export function withExtra(entry: ForceEntry, extra: Extra, times: number): ForceEntry {
  const { extra: before = [], ...rest } = entry;
  const after = [...before.filter((each) => each !== extra), ...Array.from({ length: times }, () => extra)];
  return after.length > 0 ? { ...rest, extra: after } : rest;
}

export const timesOf = ({ extra = [] }: ForceEntry, which: Extra): number =>
  extra.filter((each) => each === which).length;

/** While it is built it may be none that could be fielded: nobody left, or more than a Hero may have. */
const entrySchema = z.object({ profile: z.string(), count: z.number(), extra: z.array(z.string()).optional() });
const choiceSchema = z.union([z.string(), z.object({ models: z.array(entrySchema) })]);
const wishSchema = z.object({
  scenario: z.string().optional(),
  forces: z.object({ good: choiceSchema.optional(), evil: choiceSchema.optional() }).optional(),
});

/** The scenario that is wished for, or the usual one. */
export function scenarioIn(wish: Options) {
  const { scenario } = wishSchema.parse(wish);
  return SCENARIOS.get(scenario ?? 'forces-clash');
}

export const choiceIn = (wish: Options, side: Side): ForceChoice | undefined => wishSchema.parse(wish).forces?.[side];

/** The wish with another force of a side; the usual force is no wish at all. */
export function withChoice(wish: Options, side: Side, choice: ForceChoice, usual: string): Options {
  const { forces = {} } = wishSchema.parse(wish);
  const chosen = { ...forces, [side]: choice === usual ? undefined : choice };
  const left = SIDES.flatMap((each) => (chosen[each] === undefined ? [] : [[each, chosen[each]]]));
  const { forces: _, ...rest } = wish;
  return left.length > 0 ? { ...rest, forces: Object.fromEntries(left) } : rest;
}

/** `Minas Tirith, even (284 points)` */
export function titleOf(choice: ForceChoice): string {
  const name = typeof choice === 'string' ? FORCES.get(choice)?.title : undefined;
  return `${name ?? 'one of your own'} (${pointsOf(entriesOf(choice)) ?? 0} points)`;
}
