/** The log of the skirmish, read by kinds. */
import type { SkirmishEvent } from '@warbeacon/skirmish';
import { expect, test } from 'vitest';
import { filterOf } from './log-filter.ts';
import { type LogChoice, tellLog } from './tell-log.ts';
import { plainFace } from '../../games/skirmish/plain-face.ts';

// Of names that no other battle of this process has given to anybody.
const events: readonly SkirmishEvent[] = [
  { type: 'turn', turn: 2 },
  { type: 'phase', phase: 'move', side: 'good' },
  { type: 'charged', model: 'stranger', targets: ['foe'] },
  { type: 'mightSpent', model: 'stranger', points: 1, die: 6, left: 1 },
  { type: 'gone', model: 'foe', how: 'slain', by: 'stranger', at: null },
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
  expect(lines('moves')).toEqual(['stranger charges foe']);
  expect(lines('fights')).toEqual(['foe is slain by stranger']);
  expect(lines('abilities')).toEqual(['stranger spends 1 Might: the die is now 6, 1 left']);
});
