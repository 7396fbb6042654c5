/** Who holds levels, gates and the road, and who has won. */
import { describe, expect, test } from 'vitest';
import { parsePosition } from '../../notation/position.ts';
import { enterPlace } from '../../standard/movement/entering.ts';
import { makePlaceId, parsePlaceId } from '../../engine/terrain.ts';
import { nextPhase } from '../../engine/sequence.ts';
import { situate, type Situation } from '../../engine/situation.ts';
import type { Side } from '../../engine/vocabulary.ts';
import { GONDOR, gondorSiege } from '../game.ts';
import { own } from '../own.ts';

const { rules } = gondorSiege;
const SILENT = { d6: () => 1, emit: () => undefined };

const POSITION = { game: 'gondor', turn: 7, phase: 'sauron-movement', units: [{ id: 'orc-1', hex: '2224' }] };

function read(position: object) {
  return parsePosition(GONDOR, { ...POSITION, ...position });
}

function at(position: object): Situation {
  const found = read(position);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return situate(GONDOR, found.value.state);
}

const place = (hex: string): number => parsePlaceId(GONDOR.terrain, hex) ?? -1;
const enter = (situation: Situation, side: Side, ...hexes: string[]) => {
  for (const hex of hexes) enterPlace(situation, side, place(hex), SILENT);
};

describe('[20.2] holding a level', () => {
  const held = (position: object) =>
    Object.entries(rules.view(at(position).s, 'spectator').levels).flatMap(([level, side]) =>
      side === 'sauron' ? [level] : [],
    );
  const MAIN = { gates: { 'main-gate': 'sauron' } };

  test('[20.2] G-139: the gate from the level below is enough, and the doors of the towers do not matter', () => {
    expect(held({})).toEqual([]);
    expect(held(MAIN)).toEqual(['first-level']);
    expect(held({ gates: { 'citadel-gate': 'sauron' } })).toEqual(['citadel']);
    expect(held({ gates: { 'door-of-the-north-tower': 'sauron' } })).toEqual([]);
  });

  test('[20.2] G-121: a breach is no control', () => {
    expect(held({ breached: ['main-gate'] })).toEqual([]);
    expect(held({ ...MAIN, breached: ['main-gate'] })).toEqual(['first-level']);
  });

  test('[20.2] G-91, G-121: an undisrupted unit in the level keeps it, in a tower too, and a disrupted one does not', () => {
    const unit = (hex: string, disrupted: boolean) => ({ ...MAIN, units: [{ id: 'spearman-1', hex, disrupted }] });
    expect(held(unit('1710', false))).toEqual([]);
    expect(held(unit('1710', true))).toEqual(['first-level']);
    expect(held(unit('1106', false))).toEqual([]);
    expect(held(unit('1709', false))).toEqual(['first-level']);
  });

  test('leaders do not keep it', () => {
    expect(held({ ...MAIN, leaders: [{ id: 'imrahil', hex: '1710' }] })).toEqual(['first-level']);
  });

  test('[20.2] G-169: it is judged when a phase ends', () => {
    const situation = at({});
    enter(situation, 'sauron', '1911', '1910');
    const levels = () => rules.view(rules.clone(situation.s), 'spectator').levels;
    expect(levels()['first-level']).toBe('westernesse');
    nextPhase(situation, SILENT);
    expect(levels()['first-level']).toBe('sauron');
  });
});

describe('[15.15] G-86, G-163: gates', () => {
  const control = (situation: Situation, gate: string) =>
    rules.view(rules.clone(situation.s), 'spectator').gates[gate]?.control;

  test('are Westernesse’s at the start, and go to who was last in both hexes, doors too', () => {
    const situation = at({});
    expect(new Set(situation.s.gates.map((gate) => gate.control))).toEqual(new Set(['westernesse']));
    expect(situation.s.gates.length).toBe(13);
    enter(situation, 'sauron', '1911');
    expect(control(situation, 'main-gate')).toBe('westernesse');
    enter(situation, 'sauron', '1910');
    expect(control(situation, 'main-gate')).toBe('sauron');
    // One hex back changes nothing, both do.
    enter(situation, 'westernesse', '1910');
    expect(control(situation, 'main-gate')).toBe('sauron');
    enter(situation, 'westernesse', '1911');
    expect(control(situation, 'main-gate')).toBe('westernesse');
    enter(situation, 'sauron', '1206', '1106');
    expect(control(situation, 'door-of-the-north-tower')).toBe('sauron');
  });

  test('[15.15] G-163: no set-up of Sauron’s begins at one', () => {
    const area = GONDOR.terrain.zone('sauron-setup');
    expect(GONDOR.terrain.gates.filter(({ lower, upper }) => area.has(lower) || area.has(upper))).toEqual([]);
  });
});

describe('[20.1] G-170: the road', () => {
  test('is of whose combat unit was last in each of its two hexes, be it only to pass through', () => {
    const situation = at({});
    expect(own(situation.s).road).toEqual([null, null]);
    enter(situation, 'sauron', '2124', '2123');
    expect(own(situation.s).road).toEqual([null, 'sauron']);
    enter(situation, 'westernesse', '1918', '1919');
    enter(situation, 'sauron', '1918');
    expect(own(situation.s).road).toEqual(['sauron', 'sauron']);
    enter(situation, 'westernesse', '2124');
    expect(own(situation.s).road).toEqual(['sauron', 'westernesse']);
  });

  test('counts who was set up on it, and no leader', () => {
    const situation = situate(GONDOR, rules.create({}));
    const put = (list: 'units' | 'leaders', index: number, hex: string) => {
      const piece = situation.s[list][index];
      if (piece) piece.at = place(hex);
    };
    put('units', GONDOR.unitIndex.get('orc-1') ?? -1, '2124');
    put('leaders', GONDOR.leaderIndex.get('gandalf') ?? -1, '1918');
    expect(own(situation.s).road).toEqual([null, null]);
    nextPhase(situation, SILENT);
    expect(own(situation.s).road).toEqual([null, 'sauron']);
  });

  test('in a position: who stands there was the last', () => {
    const units = [{ id: 'orc-1', hex: '1918' }];
    expect(own(at({ units }).s).road).toEqual(['sauron', null]);
    expect(own(at({ units, road: { 2124: 'westernesse' } }).s).road).toEqual(['sauron', 'westernesse']);
    expect(read({ units, road: { 1918: 'westernesse' } })).toEqual({
      ok: false,
      error: [{ at: 'road.1918', case: '20.1', message: 'Who stands in 1918 was the last there.' }],
    });
  });

  test('is between the city and the edge', () => {
    expect(GONDOR.terrain.zoneList('road-control').map((hex) => makePlaceId(GONDOR.terrain, hex))).toEqual([
      '1918',
      '2124',
    ]);
  });
});

describe('[20.1] how to win', () => {
  const ALL = {
    turn: 16,
    phase: 'rally',
    demoralization: { garrison: 37 },
    road: { 1918: 'sauron', 2124: 'sauron' },
    twenty: true,
  };
  const end = (position: object) => {
    const situation = at({ ...ALL, units: [{ id: 'orc-1', hex: '2224' }], ...position });
    if (situation.s.outcome === null) nextPhase(situation, SILENT);
    return situation.s.outcome;
  };
  const TAKEN = { winner: 'sauron', reason: 'city-broken', case: '20.1' };
  const HELD = { winner: 'westernesse', reason: 'city-held', case: '20.1' };

  test('[20.1] G-120: Sauron wins with the garrison broken, himself not, and the road his', () => {
    expect(end({})).toEqual(TAKEN);
    expect(end({ demoralization: { garrison: 37, relief: 0, sauron: 93 } })).toEqual(TAKEN);
  });

  test.each([
    ['A: the garrison bears it', { demoralization: { garrison: 36, relief: 200 } }],
    ['B: he is broken himself', { demoralization: { garrison: 37, sauron: 94 } }],
    ['C: Westernesse was last at the edge', { road: { 1918: 'sauron', 2124: 'westernesse' } }],
    ['C: Westernesse was last by the city', { road: { 1918: 'westernesse', 2124: 'sauron' } }],
    ['C: nobody has been by the city', { road: { 2124: 'sauron' } }],
  ])('Westernesse wins where one of the three is missing: %s', (_, position) => {
    expect(end(position)).toEqual(HELD);
  });

  test('[20.1] G-169: the last phase is judged before the game is', () => {
    expect(end({ demoralized: [] })).toEqual(TAKEN);
    expect(end({ demoralization: { garrison: 36 }, demoralized: ['garrison'] })).toEqual(HELD);
  });

  test('[20.1] G-128: nobody wins before', () => {
    const situation = at({ ...ALL, turn: 15, units: [{ id: 'orc-1', hex: '2224' }] });
    if (situation.s.turn === 15) nextPhase(situation, SILENT);
    expect([situation.s.turn, situation.s.outcome]).toEqual([16, null]);
  });
});
