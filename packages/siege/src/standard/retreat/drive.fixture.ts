import type { Table } from '@warbeacon/siege/testing';
import { expect } from 'vitest';

/** A blow that drives its target back one or two hexes, up to the question where it goes. */
export function drive(p: Table, blow: string, hexes: 1 | 2, ...dice: number[]): Table {
  p.rolling(...dice).play(blow, 'done');
  expect(p.view().decision).toMatchObject({ kind: 'retreat', hexes });
  return p;
}
