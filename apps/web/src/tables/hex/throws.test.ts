/** What is thrown is looked at before it is done: how likely it comes down where it should, and where else it may. */
import { describe, expect, test } from 'vitest';
import { highlightsOf, type Lit } from './highlights.ts';
import { hitChance, landingsOf } from './options.ts';
import { NO_CARDS, NO_TABLE } from '../../face/no-table.fixture.ts';
import type { OfferedCommand } from '../../face/view.ts';
import { plainFace } from '../../games/gondor/plain-face.ts';
import { sampleView, unit } from '../../games/gondor/sample.fixture.ts';
import type { Face } from './own.ts';

const face: Face = { ...plainFace, cards: NO_CARDS, table: NO_TABLE };

const chance = (n: number, d: number) => ({ n, d });
const around = ['1708', '1608', '1609', '1710', '1809', '1808'];
const thrown = (type: string, target: string): OfferedCommand => ({
  command: { type, unit: 'orc-1', hex: target },
  odds: {
    roll: 'one die: 1–3 hits, 4–6 scatters by a second die',
    modifiers: [],
    outcomes: [
      { kind: 'burns', label: `${target} burns`, chance: chance(1, 2), hex: target },
      ...around.map((hex) => ({ kind: 'burns', label: `${hex} burns`, chance: chance(1, 12), hex })),
    ],
  },
});
const sure: OfferedCommand = {
  command: { type: 'hurlFireball', unit: 'orc-1', hex: '1811' },
  odds: {
    roll: 'no die',
    modifiers: [],
    outcomes: [{ kind: 'burns', label: '1811 burns', chance: chance(1, 1), hex: '1811' }],
  },
};
const stone: OfferedCommand = {
  command: { type: 'bombard', unit: 'orc-1', below: '1709', above: '1708' },
  odds: {
    roll: '9 on two dice',
    modifiers: [],
    outcomes: [
      { kind: 'breached', label: 'it is breached', chance: chance(1, 9) },
      { kind: 'none', label: 'it holds', chance: chance(8, 9) },
    ],
  },
};
const view = sampleView({
  phase: 'siege',
  decision: { kind: 'siege', side: 'sauron' },
  units: { 'orc-1': unit('1812'), 'mumak-1': unit('1818'), 'orc-2': unit('1912') },
});
const lit = (options: readonly OfferedCommand[], more: Partial<Lit> = {}) =>
  highlightsOf(face, {
    view,
    side: 'sauron',
    offer: null,
    options,
    along: null,
    laying: null,
    piece: 'orc-1',
    hex: '1812',
    aim: null,
    hover: null,
    walked: null,
    fan: null,
    group: [],
    march: null,
    marching: 'no',
    log: [],
    ...more,
  }).targets?.map(({ hex, kind, chance: share }) => `${kind} ${hex} ${share}`);

describe('[16.22] [16.63] throws on the board', () => {
  test('each place that can be aimed at shows how likely it is hit', () => {
    expect(hitChance(face, thrown('hurlFireball', '1709'))).toEqual(chance(1, 2));
    expect(lit([thrown('hurlFireball', '1709'), sure, stone])).toEqual([
      'throw 1709 50%',
      'throw 1811 100%',
      'breach 1708 11%',
    ]);
  });

  test('where it may stray to lights up in their place, for a head as for a fireball', () => {
    const strays = ['landing 1709 50%', ...around.map((hex) => `landing ${hex} 8.3%`)];
    const all = [thrown('hurlHead', '1709'), thrown('hurlFireball', '1709'), sure];
    expect(lit(all, { aim: { hex: '1709' } })).toEqual(strays);
    expect(lit(all, { hover: '1709' })).toEqual(strays);
    expect(lit(all, { aim: { hex: '1811' } })).toHaveLength(2);
  });

  test('[14.32] whither a mûmak may run that is aimed at', () => {
    const shot: OfferedCommand = {
      command: { type: 'fire', unit: 'orc-1', target: 'mumak-1' },
      odds: {
        roll: 'e against armour 3',
        modifiers: [],
        outcomes: [{ kind: 'retreat', label: 'runs wild', chance: chance(1, 3) }],
        next: {
          roll: 'by one die of the rose',
          outcomes: [
            { kind: 'attack', label: 'west: attacks orc-1', chance: chance(1, 12), hex: '1812' },
            { kind: 'attack', label: 'west: attacks orc-2', chance: chance(1, 12), hex: '1912' },
            { kind: 'attack', label: 'north-west: attacks orc-1', chance: chance(1, 6), hex: '1812' },
          ],
        },
      },
    };
    expect([...landingsOf(shot)]).toEqual([
      ['1812', chance(3, 12)],
      ['1912', chance(1, 12)],
    ]);
    const other: OfferedCommand = { ...shot, command: { type: 'fire', unit: 'orc-1', target: 'orc-2' } };
    // Where it may run to somebody who could be shot at as well, one chance gives way to the other.
    expect(lit([shot, other], { aim: { target: 'mumak-1', hex: '1818' } })).toEqual([
      'missile 1818 33%',
      'missile 1912 undefined',
      'landing 1812 25%',
      'landing 1912 8.3%',
    ]);
  });
});
