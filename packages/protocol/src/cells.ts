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

/** The cells of a view: `view/turn` to `3`, `view/units/orc-1` to `{"hex":"1232",…}`. */
export function makeCells(view: View): Map<string, string> {
  const cells = new Map<string, string>();
  for (const [section, value] of Object.entries(view)) {
    if (isKeyed(section)) {
      for (const [key, entry] of Object.entries(view[section]))
        cells.set(`view/${section}/${key}`, JSON.stringify(entry));
    } else {
      cells.set(`view/${section}`, JSON.stringify(value));
    }
  }
  return cells;
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
