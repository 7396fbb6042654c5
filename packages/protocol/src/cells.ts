/**
 * A view as flat cells, so that a change to one unit travels as one small change of the synced state, whatever the
 * game. Sections that are records of records are split by key; everything else is one cell.
 */
import { z } from 'zod';
import { makeIdList, parseIdList } from './id-list.ts';
import { sameJson } from './same-json.ts';

/** Sections of a view that hold one entry for each piece or place. */
export interface KeyedSections {
  readonly sections: readonly string[];
  /**
   * A member of the entries of one section, true or false, that its own side knows of many of them: such as of markers whether
   * they are dummies. It is sent again after every command, so it takes one cell for all entries.
   */
  readonly known?: { readonly section: string; readonly member: string };
  /** By section, members that most entries have alike, with their values: they are left out of cells, and put back in. */
  readonly usual?: Readonly<Record<string, Members>>;
}

type Members = Readonly<Record<string, unknown>>;

function membersOf(value: unknown): Members {
  return typeof value === 'object' && value !== null ? (value as Members) : {};
}

/** Stands beside the cells of the entries: of which of them the viewer knows that it is so, and of which that it is not. */
const knownSchema = z.strictObject({ is: z.string(), not: z.string() });
const KNOWN = 'known/';

/** The views of a game as cells. */
export interface Cells<V> {
  /**
   * The cells of a view: `view/turn` to `3`, `view/units/orc-1` to `{"hex":"1232",…}`. With `common`, only those in which it
   * differs from that other view of the same position.
   */
  readonly makeCells: (view: V, common?: V) => Map<string, string>;
  /** What changes in the cells of one viewer when `before` becomes `after`. Much cheaper than to spell all cells twice. */
  readonly changedCells: (before: V, after: V) => CellChanges;
  /** The view that cells spell. Throws a zod error when they do not spell one. */
  readonly parseCells: (cells: Iterable<readonly [string, string]>) => V;
}

/** What became of the cells between two views: those that are new or differ, and the names of those that are gone. */
export interface CellChanges {
  readonly set: ReadonlyMap<string, string>;
  readonly gone: readonly string[];
}

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

export function cellsOf<V extends object>({
  view,
  keyed,
}: {
  readonly view: z.ZodType<V>;
  readonly keyed: KeyedSections;
}): Cells<V> {
  const isKeyed = (section: string): boolean => keyed.sections.includes(section);
  return {
    makeCells: (of, common) =>
      makeCells(keyed, isKeyed, membersOf(of), common === undefined ? undefined : membersOf(common)),
    changedCells: (before, after) => changedCells(keyed, isKeyed, membersOf(before), membersOf(after)),
    parseCells: (cells) => view.parse(readCells(keyed, isKeyed, cells)),
  };
}

/** An entry without what is usual of it. */
function unusual(entry: unknown, usual: Members | undefined): unknown {
  if (usual === undefined || typeof entry !== 'object' || entry === null) return entry;
  return Object.fromEntries(
    Object.entries(entry).filter(([name, value]) => !Object.hasOwn(usual, name) || !sameJson(value, usual[name])),
  );
}

function makeCells(
  { known, usual }: KeyedSections,
  isKeyed: (section: string) => boolean,
  view: Members,
  common?: Members,
) {
  const cells = new Map<string, string>();
  const put = (name: string, value: unknown, other: unknown, of?: Members): void => {
    if (common === undefined || !sameJson(value, other)) cells.set(name, spell(unusual(value, of)));
  };
  for (const [section, value] of Object.entries(view)) {
    // A player's view has most sections in common with the other one, down to the very object.
    if (common !== undefined && common[section] === value) continue;
    const others = membersOf(common?.[section]);
    if (section === known?.section && common !== undefined) {
      const own = ownKnowledge(known.member, membersOf(value), others);
      for (const [key, entry] of own.rest) put(`view/${section}/${key}`, entry, others[key], usual?.[section]);
      if (own.cell !== undefined) cells.set(`${KNOWN}${section}`, own.cell);
    } else if (isKeyed(section)) {
      for (const [key, entry] of Object.entries(membersOf(value)))
        put(`view/${section}/${key}`, entry, others[key], usual?.[section]);
    } else {
      put(`view/${section}`, value, common?.[section]);
    }
  }
  return cells;
}

/** Entries that differ in nothing but what the viewer knows of them, in one cell; and all others. */
function ownKnowledge(member: string, entries: Members, common: Members) {
  const rest: [string, unknown][] = [];
  const is: string[] = [];
  const not: string[] = [];
  for (const [id, entry] of Object.entries(entries)) {
    const { [member]: flag, ...open } = membersOf(entry);
    if (typeof flag !== 'boolean' || !sameJson(open, common[id])) rest.push([id, entry]);
    else (flag ? is : not).push(id);
  }
  if (is.length + not.length === 0) return { rest, cell: undefined };
  return { rest, cell: JSON.stringify({ is: makeIdList(is), not: makeIdList(not) }) };
}

function changedCells(
  { usual }: KeyedSections,
  isKeyed: (section: string) => boolean,
  before: Members,
  after: Members,
): CellChanges {
  const set = new Map<string, string>();
  const gone: string[] = [];
  for (const [section, value] of Object.entries(after)) {
    const known = before[section];
    if (!isKeyed(section)) {
      if (!sameJson(known, value)) set.set(`view/${section}`, JSON.stringify(value));
      continue;
    }
    const old = membersOf(known);
    const now = membersOf(value);
    let stayed = 0;
    for (const key in now) {
      const was = old[key];
      const is = now[key];
      if (was !== undefined) stayed++;
      // Mostly the very same object, which is told without looking into it.
      if (was !== is && !sameJson(was, is)) set.set(`view/${section}/${key}`, spell(unusual(is, usual?.[section])));
    }
    if (stayed === Object.keys(old).length) continue;
    for (const key in old) if (!(key in now)) gone.push(`view/${section}/${key}`);
  }
  return { set, gone };
}

function readCells(
  { sections, known, usual }: KeyedSections,
  isKeyed: (section: string) => boolean,
  cells: Iterable<readonly [string, string]>,
): Record<string, unknown> {
  const view: Record<string, unknown> = {};
  const keyed = new Map<string, Record<string, unknown>>(sections.map((section) => [section, {}]));
  const lists: { readonly flag: boolean; readonly ids: readonly string[] }[] = [];
  for (const [name, json] of cells) {
    const [root, section, key] = name.split('/');
    if (section === undefined) continue;
    if (name === `${KNOWN}${known?.section}`) {
      const { is, not } = knownSchema.parse(JSON.parse(json));
      lists.push({ flag: true, ids: parseIdList(is) ?? [] }, { flag: false, ids: parseIdList(not) ?? [] });
    } else if (root === 'view') {
      const value: unknown = JSON.parse(json);
      if (key !== undefined && isKeyed(section)) {
        const entry = usual?.[section] === undefined ? value : { ...usual[section], ...membersOf(value) };
        Object.assign(keyed.get(section) ?? {}, { [key]: entry });
      } else view[section] = value;
    }
  }
  const entries = keyed.get(known?.section ?? '');
  if (entries !== undefined && known !== undefined) {
    for (const { flag, ids } of lists) {
      // One that is there no more was when the list was made.
      for (const id of ids) if (id in entries) entries[id] = { ...membersOf(entries[id]), [known.member]: flag };
    }
  }
  return { ...view, ...Object.fromEntries(keyed) };
}
