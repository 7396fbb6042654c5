/** The counter mix from a table of kinds: how many there are of each, and where they start. */
import type { UnitKind, UnitSpec } from '../../engine/unit-kinds.ts';

export type MusterRow = readonly [kind: string, count: number, arrives: UnitSpec['arrives']];

/** Units are numbered within their kind in the order of the rows, over all rows that name it. */
export function muster<K extends UnitKind>(
  kinds: readonly K[],
  rows: readonly MusterRow[],
): readonly (K & Pick<UnitSpec, 'id' | 'arrives'>)[] {
  const counted = new Map<string, number>();
  return rows.flatMap(([name, count, arrives]) => {
    const kind = kinds.find((candidate) => candidate.kind === name);
    if (!kind) throw new Error(`no such kind: ${name}`);
    const before = counted.get(name) ?? 0;
    counted.set(name, before + count);
    return Array.from({ length: count }, (_, i) => ({ ...kind, id: `${name}-${before + i + 1}`, arrives }));
  });
}
