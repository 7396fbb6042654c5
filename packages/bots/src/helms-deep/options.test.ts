/** What the players have agreed on is in the view, and the captain reckons with it. */
import { type Command, HELMS_DEEP, helmsDeep, parsePosition, type Side } from '@warbeacon/siege';
import { describe, expect, test } from 'vitest';
import { captain, inputOf } from '../index.ts';
import { makeBoard } from './board.ts';
import { placeOf } from './ground.ts';
import { danger, shotGain } from './outlook.ts';

function inputIn(position: object, options: object, side: Side) {
  const loaded = parsePosition(HELMS_DEEP, { game: 'helms-deep', turn: 10, ...position, options });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return inputOf(helmsDeep, loaded.value.state, side, () => 0);
}

const decides = (position: object, options: object, side: Side): Command =>
  captain.choose(inputIn(position, options, side));

function boardOf(position: object, options: object, side: Side) {
  return makeBoard(inputIn(position, options, side).view, side);
}

const GARRISON = [
  { id: 'guard-1', hex: '0808' },
  { id: 'infantry-1', hex: '0709' },
  { id: 'infantry-2', hex: '0710' },
];

describe('by what has been agreed on, the captain', () => {
  test('[2.5] counts what half a loss takes from a unit', () => {
    const units = [...GARRISON, { id: 'uruk-guard-1', hex: '1120', reduced: true }];
    const position = { phase: 'isengard-movement', units };
    const strengths = (options: object) => boardOf(position, options, 'isengard').unit('uruk-guard-1').strengths;
    const spec = HELMS_DEEP.units.find(({ id }) => id === 'uruk-guard-1');
    expect(strengths({})).toEqual(spec?.reduced);
    expect(strengths({ reducedSides: 'all' })).toEqual(spec?.reducedAll);
    expect(spec?.reducedAll).not.toEqual(spec?.reduced);
  });

  test('[7.41] fears blows at armour 0 as much as they hit', () => {
    const ladder = { kind: 'ladder', hex: '1311', against: ['1311', '1310'] };
    const units = [...GARRISON, { id: 'orc-1', hex: '1311' }, { id: 'infantry-3', hex: '1310' }];
    const fear = (house: object) => {
      const board = boardOf({ phase: 'isengard-movement', units, markers: [ladder] }, { house }, 'isengard');
      return danger(board, board.unit('orc-1'), placeOf('1311'));
    };
    const never = { A: [12, 12], B: [12, 12], C: [12, 12], D: [12, 12], E: [12, 12] };
    expect(fear({ armour0: never })).toBeLessThan(fear({}));
  });

  test('[7.18] expects less of shots down a wall where it helps whoever stands below', () => {
    const units = [
      ...GARRISON,
      { id: 'archer-1', hex: '1310' },
      { id: 'uruk-guard-1', hex: '1311' },
      { id: 'uruk-guard-2', hex: '1620' },
    ];
    const gain = (options: object) => {
      const board = boardOf({ phase: 'westernesse-movement', units }, options, 'westernesse');
      return shotGain(board, board.unit('archer-1'), placeOf('1310'));
    };
    expect(gain({ wallBonus: 'both' })).toBeLessThan(gain({}));
  });

  test('[20.67] keeps of few ladders no more than a share for the walls within', () => {
    const units = [
      { id: 'guard-1', hex: '0808' },
      { id: 'infantry-1', hex: '0709' },
      { id: 'orc-1', hex: '1210' },
    ];
    const position = { phase: 'isengard-siege', units, supply: { ladders: 5 } };
    expect(decides(position, {}, 'isengard')).toEqual({ type: 'done' });
    expect(decides(position, { house: { ladders: 5 } }, 'isengard')).toMatchObject({
      type: 'layLadder',
      unit: 'orc-1',
    });
  });

  test('[20.5] lays no fire where all fire is a dud', () => {
    const units = [...GARRISON, { id: 'uruk-infantry-1', hex: '1411' }];
    const markers = [{ kind: 'blasting-fire', with: 'uruk-infantry-1' }];
    const position = { phase: 'isengard-movement', units, markers };
    const duds = { blastingFire: ['dud', 'dud', 'dud', 'dud', 'dud', 'dud'] };
    expect(decides(position, {}, 'isengard').type).toBe('layFire');
    expect(decides(position, { house: duds }, 'isengard').type).not.toBe('layFire');
  });

  test('[20.5] keeps from the gate as its fire is likely to go off', () => {
    const units = [...GARRISON, { id: 'infantry-3', hex: '0810' }, { id: 'orc-1', hex: '1413' }];
    const markers = [{ kind: 'blasting-fire', hex: '0811', against: 'main-gate', placed: true }];
    const fear = (house: object) => {
      const board = boardOf({ phase: 'westernesse-movement', units, markers }, { house }, 'westernesse');
      return danger(board, board.unit('infantry-3'), placeOf('0810'));
    };
    const seldom = { blastingFire: ['dud', 'dud', 'dud', 'dud', 'dud', 'breached'] };
    expect(fear(seldom)).toBeLessThan(fear({}));
  });

  test('[15.4] [20.4] reckons how long rams, axes and fire take at gates', () => {
    const position = { phase: 'isengard-movement', units: [...GARRISON, { id: 'orc-1', hex: '1413' }] };
    const never = { A: null, B: null, C: null, D: null, E: null };
    const { breaks } = boardOf(position, { house: { noRamBreach: never, ramBreach: [7, 7] } }, 'isengard');
    expect(breaks).toEqual({ fire: 5 / 6, ram: 6 / 36, axe: 0 });
  });
});
