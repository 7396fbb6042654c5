import { describe, expect, test } from 'vitest';
import type { SiegeView, UnitView } from '../../face/view.ts';
import { plainFace as face } from './plain-face.ts';

const at = (hex: string, reduced = false): UnitView => ({
  hex,
  reduced,
  disrupted: false,
  moved: false,
  fired: false,
  attacked: false,
});

const VIEW = {
  game: 'the-ford',
  turn: 2,
  night: false,
  phase: 'wardens-movement',
  segment: null,
  decision: { kind: 'movement', side: 'wardens' },
  units: { 'axeman-1': at('0102', true), 'spearman-1': at('0103'), 'bowman-1': at('lost') },
  leaders: {},
  gates: {},
  markers: {},
  attacks: [],
  formations: [],
  points: {},
  deployed: ['wardens', 'raiders'],
  outcome: null,
  options: { wallBonus: 'upper', reducedSides: 'all' },
  dugIn: ['spearman-1'],
} satisfies SiegeView & Record<string, unknown>;

const { words, pieces, gazetteer } = face;

describe('what the Ford takes from every siege', () => {
  test('pieces by what has been agreed on', () => {
    expect(pieces.strengths(VIEW, 'axeman-1')).toBe('C1Y');
    expect(pieces.facts(VIEW, 'axeman-1')).toMatchObject({
      kind: 'Infantry of the hills',
      states: ['half strength'],
      where: '0102: clear ground',
    });
    expect(pieces.facts(VIEW, 'bowman-1')?.where).toBe('lost');
  });

  test('commands, log and ends by its own names', () => {
    expect(words.command({ type: 'move', piece: 'axeman-1', path: ['0103'] })).toBe('Go to 0103, the eastern bank');
    expect(words.logLine({ type: 'setUp', side: 'raiders', plan: 'both-banks' })?.text).toBe(
      'The Raid sets up: Side by side',
    );
    expect(words.reason('resignation', 'raiders')).toBe('The Watch has given up the fight.');
    expect(words.reason('ford-held', 'wardens')).toMatch(/the ford is held/);
    expect(gazetteer.describeHex('0202')).toBe('0202: rough ground');
  });
});

describe('[F5] what it adds', () => {
  test('is said', () => {
    expect(words.command({ type: 'digIn', unit: 'bowman-1' })).toBe('Dig in');
    expect(face.commands['digIn']?.actor).toBe('unit');
    expect(words.logLine({ type: 'dugIn', unit: 'spearman-1', hex: '0103' })).toMatchObject({
      text: 'Spearman digs in on 0103, the eastern bank',
      case: 'F5',
    });
    expect(pieces.facts(VIEW, 'spearman-1')?.states).toEqual(['has dug in: one better armour while it stays']);
  });

  test('is shown among what every siege shows', () => {
    const events = [
      { type: 'moved', piece: 'axeman-1', from: '0102', path: ['0101'] },
      { type: 'dugIn', unit: 'spearman-1', hex: '0103' },
    ];
    expect(face.animationsOf(events, VIEW)).toEqual([
      { type: 'move', piece: 'axeman-1', path: ['0102', '0101'] },
      { type: 'word', hex: '0103', text: 'dug in', tone: 'good' },
    ]);
  });
});
