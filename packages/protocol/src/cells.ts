/**
 * A view as flat cells, so that a change to one unit travels as one small change of the synced state, whatever the
 * game. Sections that are records of records are split by key; everything else is one cell.
 */
import { type View, viewSchema } from '@warbeacon/siege';

/** Sections of a view that hold one entry for each piece or place. */
const KEYED = ['units', 'leaders', 'gates', 'markers'] as const;
type Keyed = (typeof KEYED)[number];

function isKeyed(section: string): section is Keyed {
  return KEYED.some((name) => name === section);
}

/**
 * The cells of a view: `view/turn` to `3`, `view/units/orc-1` to `{"hex":"1232",…}`. With `common`, only those in which
 * it differs from that other view of the same position.
 */
export function makeCells(view: View, common?: View): Map<string, string> {
  const cells = new Map<string, string>();
  const put = (name: string, value: unknown, other: unknown): void => {
    if (common === undefined || !sameJson(value, other)) cells.set(name, JSON.stringify(value));
  };
  for (const [section, value] of Object.entries(view)) {
    const others: Readonly<Record<string, unknown>> | undefined = common;
    if (isKeyed(section)) {
      const known: Readonly<Record<string, unknown>> | undefined = common?.[section];
      for (const [key, entry] of Object.entries(view[section])) put(`view/${section}/${key}`, entry, known?.[key]);
    } else {
      put(`view/${section}`, value, others?.[section]);
    }
  }
  return cells;
}

/** Whether two values are the same JSON. Much cheaper than to spell both. */
function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const entries = Object.entries(a);
  const others: Readonly<Record<string, unknown>> = { ...b };
  return (
    Array.isArray(a) === Array.isArray(b) &&
    entries.length === Object.keys(others).length &&
    entries.every(([key, value]) => key in others && sameJson(value, others[key]))
  );
}

/** The view that cells spell. Throws a zod error when they do not spell one. */
export function parseCells(cells: Iterable<readonly [string, string]>): View {
  const view: Record<string, unknown> = { units: {}, leaders: {}, gates: {}, markers: {} };
  const sections: Record<Keyed, Record<string, unknown>> = { units: {}, leaders: {}, gates: {}, markers: {} };
  for (const [name, json] of cells) {
    const [root, section, key] = name.split('/');
    if (root !== 'view' || section === undefined) continue;
    const value: unknown = JSON.parse(json);
    if (key !== undefined && isKeyed(section)) sections[section][key] = value;
    else view[section] = value;
  }
  return viewSchema.parse({ ...view, ...sections });
}
