/**
 * A view as flat cells, so that a change to one unit travels as one small change of the synced state, whatever the
 * game. Sections that are records of records are split by key; everything else is one cell.
 */
import { type MarkerView, type View, viewSchema } from '@warbeacon/siege';
import { z } from 'zod';
import { makeIdList, parseIdList } from './id-list.ts';
import { sameJson } from './same-json.ts';

/** Sections of a view that hold one entry for each piece or place. */
const KEYED = ['units', 'leaders', 'gates', 'markers'] as const;
type Keyed = (typeof KEYED)[number];

function isKeyed(section: string): section is Keyed {
  return KEYED.some((name) => name === section);
}

/** Stands beside the cells of the markers: which of them, as far as the viewer may know, are dummies and which are not. */
const DUMMIES = 'view/dummies';
const dummiesSchema = z.strictObject({ real: z.string(), dummy: z.string() });

/** Texts of cells, which recur from match to match: a server keeps a hundred for each. */
const texts = new Map<string, string>();
const MOST_TEXTS = 20_000;
const LONGEST_TEXT = 200;

function spell(value: unknown): string {
  const text = JSON.stringify(value);
  const known = texts.get(text);
  if (known !== undefined) return known;
  if (text.length <= LONGEST_TEXT && texts.size < MOST_TEXTS) texts.set(text, text);
  return text;
}

/**
 * The cells of a view: `view/turn` to `3`, `view/units/orc-1` to `{"hex":"1232",…}`. With `common`, only those in which
 * it differs from that other view of the same position; markers of which it knows more are listed in one cell, since it
 * is sent again after every command.
 */
export function makeCells(view: View, common?: View): Map<string, string> {
  const cells = new Map<string, string>();
  const put = (name: string, value: unknown, other: unknown): void => {
    if (common === undefined || !sameJson(value, other)) cells.set(name, spell(value));
  };
  const others: Readonly<Record<string, unknown>> | undefined = common;
  for (const [section, value] of Object.entries(view)) {
    // A player's view has most sections in common with the other one, down to the very object.
    if (others !== undefined && others[section] === value) continue;
    if (section === 'markers' && common !== undefined) {
      const { others: rest, dummies } = ownMarkers(view.markers, common.markers);
      for (const [key, entry] of rest) put(`view/markers/${key}`, entry, common.markers[key]);
      if (dummies !== undefined) cells.set(DUMMIES, dummies);
    } else if (isKeyed(section)) {
      const known: Readonly<Record<string, unknown>> | undefined = common?.[section];
      for (const [key, entry] of Object.entries(view[section])) put(`view/${section}/${key}`, entry, known?.[key]);
    } else {
      put(`view/${section}`, value, others?.[section]);
    }
  }
  return cells;
}

/** Markers that differ in nothing but that the viewer knows whether they are dummies; and all others. */
function ownMarkers(
  markers: View['markers'],
  common: View['markers'],
): { readonly others: [string, MarkerView][]; readonly dummies: string | undefined } {
  const others: [string, MarkerView][] = [];
  const real: string[] = [];
  const dummy: string[] = [];
  for (const [id, marker] of Object.entries(markers)) {
    const { dummy: isDummy, ...open } = marker;
    if (isDummy === undefined || !sameJson(open, common[id])) others.push([id, marker]);
    else (isDummy ? dummy : real).push(id);
  }
  if (real.length + dummy.length === 0) return { others, dummies: undefined };
  return { others, dummies: JSON.stringify({ real: makeIdList(real), dummy: makeIdList(dummy) }) };
}

/** What became of the cells between two views: those that are new or differ, and the names of those that are gone. */
export interface CellChanges {
  readonly set: ReadonlyMap<string, string>;
  readonly gone: readonly string[];
}

/** What changes in the cells of one viewer when `before` becomes `after`. Much cheaper than to spell all cells twice. */
export function changedCells(before: View, after: View): CellChanges {
  const set = new Map<string, string>();
  const gone: string[] = [];
  const earlier: Readonly<Record<string, unknown>> = { ...before };
  for (const [section, value] of Object.entries(after)) {
    const known = earlier[section];
    if (!isKeyed(section)) {
      if (!sameJson(known, value)) set.set(`view/${section}`, JSON.stringify(value));
      continue;
    }
    const old: Readonly<Record<string, unknown>> = before[section];
    const now: Readonly<Record<string, unknown>> = after[section];
    let stayed = 0;
    for (const key in now) {
      const was = old[key];
      const is = now[key];
      if (was !== undefined) stayed++;
      // Mostly the very same object, which is told without looking into it.
      if (was !== is && !sameJson(was, is)) set.set(`view/${section}/${key}`, spell(is));
    }
    if (stayed === Object.keys(old).length) continue;
    for (const key in old) if (!(key in now)) gone.push(`view/${section}/${key}`);
  }
  return { set, gone };
}

/** The view that cells spell. Throws a zod error when they do not spell one. */
export function parseCells(cells: Iterable<readonly [string, string]>): View {
  const view: Record<string, unknown> = { units: {}, leaders: {}, gates: {}, markers: {} };
  const sections: Record<Keyed, Record<string, unknown>> = { units: {}, leaders: {}, gates: {}, markers: {} };
  let dummies: z.infer<typeof dummiesSchema> | undefined;
  for (const [name, json] of cells) {
    if (name === DUMMIES) {
      dummies = dummiesSchema.parse(JSON.parse(json));
      continue;
    }
    const [root, section, key] = name.split('/');
    if (root !== 'view' || section === undefined) continue;
    const value: unknown = JSON.parse(json);
    if (key !== undefined && isKeyed(section)) sections[section][key] = value;
    else view[section] = value;
  }
  const parsed = viewSchema.parse({ ...view, ...sections });
  for (const what of ['real', 'dummy'] as const) {
    for (const id of parseIdList(dummies?.[what] ?? '') ?? []) {
      const marker = parsed.markers[id];
      // One that is there no more was when the list was made.
      if (marker) marker.dummy = what === 'dummy';
    }
  }
  return parsed;
}
