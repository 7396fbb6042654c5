import { expect, test } from 'vitest';
import type { OfferedCommand } from '../../../face/view.ts';
import { magicianOf, SPELL_TEXT, spellsOf, triesOf } from './spells.ts';

const tried = (spell: string, points: number): OfferedCommand => ({
  command: { type: 'cast', leader: 'nazgul', spell, points },
});

test('[17.1] [17.2] each leader has his own three spells, each under its case', () => {
  expect(spellsOf('gandalf')).toEqual(['break-darkness', 'stalemate-nazgul', 'reveal-aragorn']);
  expect(spellsOf('nazgul')).toEqual(['fear', 'freeze-leader', 'operate-grond']);
  expect(Object.values(SPELL_TEXT).map((text) => text.case)).toEqual([
    '17.21',
    '17.22',
    '17.23',
    '17.11',
    '17.12',
    '17.13',
  ]);
  expect([magicianOf('sauron'), magicianOf('westernesse'), magicianOf(null)]).toEqual(['nazgul', 'gandalf', undefined]);
});

test('tries at a spell stand by what they stake', () => {
  const offered = [tried('fear', 2), tried('freeze-leader', 1), tried('fear', 1)];
  expect(triesOf(offered, 'fear').map(({ command }) => command['points'])).toEqual([1, 2]);
  expect(triesOf(offered, 'operate-grond')).toEqual([]);
});
