import { position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';
import { situate } from '../../engine/situation.ts';
import { LOST } from '../../engine/state.ts';
import { HELMS_DEEP } from '../game.ts';
import { TAKEN } from '../taken.fixture.ts';

/** The last decision of the last turn: a unit that can be rallied. */
const lastRally = (diary: string) => position(`turn 20, rally\n0830: orc-6 disrupted, captain-1\n${diary}`);

describe('[12.0] Game length', () => {
  test('[12.0, 10.0, A10.0] turns 1 to 13 are night', () => {
    expect(Array.from({ length: 22 }, (_, turn) => HELMS_DEEP.cases.isNight(turn))).toEqual([
      false,
      ...Array.from({ length: 13 }, () => true),
      ...Array.from({ length: 8 }, () => false),
    ]);
  });

  test('[12.0] the game ends with turn 20', () => {
    const p = lastRally('0825: infantry-1');
    expect(p.view().outcome).toBeNull();
    p.play('done');
    expect(p.view()).toMatchObject({ turn: 20, decision: null });
    expect(p.side).toBeUndefined();
    expect(p.why('done', 'isengard')).toMatchObject({ code: 'game-over' });
    const before = position('turn 19, rally\n0830: orc-6 disrupted, captain-1\n0825: infantry-1').play('done');
    expect(before.view()).toMatchObject({ turn: 20, outcome: null });
  });
});

describe('[23.1] Victory', () => {
  test('[23.11] A: all levels of the Hornburg and Helm’s Deep, at the end of turn 20', () => {
    const p = lastRally(`${TAKEN}\n0826: infantry-1`).play('done');
    expect(p.view().outcome).toEqual({ winner: 'isengard', reason: 'stronghold-taken', case: '23.11' });
    expect(p.view().levels).toEqual({
      'hornburg-1': 'isengard',
      'hornburg-2': 'isengard',
      'central-tower': 'isengard',
    });
  });

  test('[23.11] H-78: not before', () => {
    const p = position(`turn 19, rally\n0830: orc-6 disrupted, captain-1\n${TAKEN}\n0826: infantry-1`).play('done');
    expect(p.view().outcome).toBeNull();
  });

  test.each([
    ['one level is still held', '0808: orc-3', '0808: infantry-2'],
    ['a gate is not controlled', 'wall-gate isengard', ''],
    ['a unit is left on the wall', '1310: orc-4', '1310: infantry-2'],
    ['a unit is left in the Deep', '1310: orc-4', '1305: infantry-2'],
    ['a unit is left in the passage', '1310: orc-4', 'culvert: infantry-2\nculvert-east breached'],
  ])('[23.11, 23.12, 23.3] B: Westernesse wins when %s', (_what, before, after) => {
    const p = lastRally(TAKEN.replace(before, after)).play('done');
    expect(p.view().outcome).toEqual({ winner: 'westernesse', reason: 'stronghold-held', case: '23.12' });
  });

  test('[23.2, 23.3] the disrupted hold nothing, nor do leaders, nor those who are off the map', () => {
    const p = lastRally(`
      ${TAKEN.replace('1310: orc-4', '1310: infantry-2 disrupted')}
      0607: infantry-3 disrupted
      1305: aragorn
      caves: infantry-16
    `).play('done');
    expect(p.view().outcome?.winner).toBe('isengard');
  });

  test('[23.11] B: as soon as Théoden, Éomer and Erkenbrand are dead', () => {
    const diary = (theoden: string) => `
      turn 15, isengard-combat, melee
      0826: uruk-guard-1
      0825: infantry-1 reduced, ${theoden}
      0815: infantry-2
      lost: eomer, erkenbrand
    `;
    // One E on a worn unit is a half to its leader: Théoden, halved before, dies.
    const p = position(diary('theoden reduced')).rolling(3, 4, 2, 6);
    p.play('uruk-guard-1 attacks infantry-1', 'done');
    expect(p.view().outcome).toEqual({ winner: 'isengard', reason: 'lords-slain', case: '23.11' });
    // Being halved is not enough (H-79).
    const q = position(diary('theoden')).rolling(3, 4, 2, 6);
    q.play('uruk-guard-1 attacks infantry-1', 'done');
    expect(q.view().outcome).toBeNull();
    expect(q.leader('theoden').reduced).toBe(true);
  });

  test('[23.11] one of them who has not come yet is alive', () => {
    const p = position(`
      turn 5, westernesse-movement
      0825: infantry-1
      lost: theoden, eomer
      due: erkenbrand
    `);
    expect(p.view().outcome).toBeNull();
  });

  test.each([
    ['isengard-combat', { winner: 'isengard', reason: 'lords-slain', case: '23.11' }],
    ['westernesse-combat', { winner: 'westernesse', reason: 'isengard-routs', case: '23.12' }],
  ])('[23.11, 23.12] H-80: when both come about at one moment of %s, the phasing player wins', (phase, end) => {
    const { state } = position(`
      turn 15, ${phase}, melee
      0826: orc-1
      0825: infantry-1
      lost: eomer, erkenbrand
      isengard 119 points
    `);
    expect(HELMS_DEEP.cases.suddenEnd(situate(HELMS_DEEP, state))).toBeNull();
    const theoden = state.leaders[HELMS_DEEP.leaderIndex.get('theoden') ?? -1];
    if (theoden) theoden.at = LOST;
    state.losses.isengard = 120;
    expect(HELMS_DEEP.cases.suddenEnd(situate(HELMS_DEEP, state))).toEqual(end);
  });

  test('[23.2] H-82: the arches do not matter, the gates do', () => {
    const p = position(`
      turn 15, westernesse-movement
      0825: infantry-1
      0810: orc-1
      main-gate isengard
      wall-gate isengard
      rear-gate isengard
    `);
    expect(p.view().levels).toEqual({
      'hornburg-1': 'isengard',
      'hornburg-2': 'westernesse',
      'central-tower': 'westernesse',
    });
  });

  test('[23.2] D-5: a breached gate that nobody has passed is still controlled as before', () => {
    const p = position(`
      turn 15, westernesse-movement
      0825: infantry-1
      main-gate breached
      wall-gate isengard
      rear-gate isengard
    `);
    expect(p.view().levels['hornburg-1']).toBe('westernesse');
  });
});
