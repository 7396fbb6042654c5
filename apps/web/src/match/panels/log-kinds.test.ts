/** The log of the skirmish, read by kinds. */
import type { SkirmishEvent } from '@warbeacon/skirmish';
import { expect, test } from 'vitest';
import { filterOf } from './log-filter.ts';
import { type LogChoice, tellLog } from './tell-log.ts';
import { plainFace } from '../../games/skirmish/plain-face.ts';

const events: readonly SkirmishEvent[] = [
  { type: 'turn', turn: 2 },
  { type: 'phase', phase: 'move', side: 'good' },
  { type: 'charged', model: 'g1', targets: ['e1'] },
  { type: 'mightSpent', model: 'g1', points: 1, die: 6, left: 1 },
  { type: 'gone', model: 'e1', how: 'slain', by: 'g1', at: null },
];

test('each choice shows its own kind, and headings that something stands under', async () => {
  const kinds = await plainFace.words.logKinds?.();
  const lines = (choice: LogChoice) =>
    tellLog(
      plainFace,
      [{ ply: 1, side: 'good', at: 0, events: [...events] }],
      filterOf(choice, plainFace, 'good', null, kinds),
    )
      .map(({ line }) => line.text)
      .slice(2);
  expect(lines('moves')).toEqual(['g1 charges e1']);
  expect(lines('fights')).toEqual(['e1 is slain by g1']);
  expect(lines('abilities')).toEqual(['g1 spends 1 Might: the die is now 6, 1 left']);
});
