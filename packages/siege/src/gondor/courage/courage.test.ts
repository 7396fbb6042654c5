/** Who has lost heart in Gondor, by what, and when it is judged. */
import { gondor } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';
import { parsePosition } from '../../notation/position.ts';
import { makePosition } from '../../notation/make-position.ts';
import { demoralizationValue } from '../../standard/demoralization/demoralization.ts';
import { eliminate } from '../../standard/losses/losses.ts';
import { eliminateLeader, halveLeader } from '../../standard/leaders/leaders-at-risk.ts';
import { enterPlace } from '../../standard/movement/entering.ts';
import { whyCannotRally } from '../../standard/rallying/rallying.ts';
import { parsePlaceId } from '../../engine/terrain.ts';
import { nextPhase } from '../../engine/sequence.ts';
import { situate, type Situation } from '../../engine/situation.ts';
import type { SiegeEvent } from '../../engine/vocabulary.ts';
import { LEADERS, UNITS } from '../forces.ts';
import { GONDOR, gondorSiege } from '../game.ts';
import { own } from '../own.ts';
import type { Pool } from '../words.ts';
import { LEVELS } from './courage.ts';

const { rules } = gondorSiege;

const POSITION = {
  game: 'gondor',
  turn: 7,
  phase: 'sauron-movement',
  units: [
    { id: 'orc-1', hex: '2124' },
    { id: 'spearman-1', hex: '1903' },
  ],
};

function at(position: object): Situation {
  const read = parsePosition(GONDOR, { ...POSITION, ...position });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return situate(GONDOR, read.value.state);
}

// Of a copy: what is shown of a state is kept until the rules have changed it, and here the test does.
const points = ({ s }: Situation) => rules.view(rules.clone(s), 'spectator').points;

/** What is told as the present phase ends. */
function endPhase(situation: Situation): SiegeEvent[] {
  const told: SiegeEvent[] = [];
  nextPhase(situation, { d6: () => 1, emit: (event) => void told.push(event) });
  return told.filter(({ type }) => type === 'points');
}

const unit = (id: string): number => GONDOR.unitIndex.get(id) ?? -1;
const leader = (id: string): number => GONDOR.leaderIndex.get(id) ?? -1;
const SILENT = { d6: () => 1, emit: () => undefined };

const now = (situation: Situation, pool: Pool) => points(situation)[pool]?.now;

describe('[19.1] three pools', () => {
  test.each([
    ['sauron', 50, 283],
    ['garrison', 10, 87],
    ['relief', 21, 207],
  ] as const)('%s: %i units, worth %i points', (pool, count, worth) => {
    const of = UNITS.filter((spec) => spec.pool === pool);
    expect(of.length).toBe(count);
    expect(of.reduce((sum, { id }) => sum + demoralizationValue(GONDOR, unit(id)), 0)).toBe(worth);
  });

  test('[19.11] [19.12] [19.13] their levels are shown, with the side of those that are not all of it', () => {
    expect(points(at({}))).toEqual({
      sauron: { now: 0, level: 93, demoralized: false },
      garrison: { side: 'westernesse', now: 0, level: 36, demoralized: false },
      relief: { side: 'westernesse', now: 0, level: 76, demoralized: false },
    });
  });

  test('[19.12] losses of the garrison and of the relief do not touch each other', () => {
    const situation = at({
      units: [
        { id: 'spearman-1', hex: '1903' },
        { id: 'men-spearman-1', hex: '3613' },
      ],
      relief: { men: true },
    });
    eliminate(situation, unit('men-spearman-1'), 'casualty', SILENT);
    expect(situation.s.losses).toEqual({ sauron: 0, garrison: 0, relief: 8 });
    eliminate(situation, unit('spearman-1'), 'casualty', SILENT);
    expect(situation.s.losses).toEqual({
      sauron: 0,
      garrison: demoralizationValue(GONDOR, unit('spearman-1')),
      relief: 8,
    });
  });

  test('[20.1] G-174: a garrison that is wiped out is past its level, with all that comes off', () => {
    expect(87 - 20).toBeGreaterThan(LEVELS.garrison);
  });
});

describe('[9.21] D-7, G-68', () => {
  const lost = (pool: Pool, by: number, options = {}) => at({ options, demoralization: { [pool]: by } });
  test.each([
    ['garrison', 36],
    ['relief', 76],
    ['sauron', 93],
  ] as const)('%s bears %i points, and by option one less', (pool, level) => {
    const broken = (situation: Situation) => points(situation)[pool]?.demoralized;
    expect(broken(lost(pool, level))).toBe(false);
    expect(broken(lost(pool, level + 1))).toBe(true);
    expect(broken(lost(pool, level, { demoralization: 'reaches' }))).toBe(true);
    expect(broken(lost(pool, level - 1, { demoralization: 'reaches' }))).toBe(false);
  });
});

describe('[19.11] what counts for the garrison besides its losses', () => {
  test('A: ten points for each level that Sauron holds, which go when he loses it', () => {
    const situation = at({ gates: { 'main-gate': 'sauron', 'second-gate': 'sauron' } });
    expect(own(situation.s).held).toEqual([0, 1]);
    expect(now(situation, 'garrison')).toBe(20);
    for (const gate of situation.s.gates) gate.control = 'westernesse';
    expect(now(situation, 'garrison')).toBe(20);
    endPhase(situation);
    expect(now(situation, 'garrison')).toBe(0);
  });

  test('B: five points for the Main Gate when it is breached, and none for another', () => {
    expect(now(at({ breached: ['main-gate'] }), 'garrison')).toBe(5);
    expect(now(at({ breached: ['second-gate'] }), 'garrison')).toBe(0);
  });

  test.each([
    ['C', 'rohan-cavalry', 'rohan'],
    ['D', 'men-spearman', 'men'],
  ] as const)('G-117, G-158: %s: ten points off, once, when the first unit of %s is on the map', (_, kind, why) => {
    const places = ['0108', '0109'].map((hex) => parsePlaceId(GONDOR.terrain, hex) ?? -1);
    const situation = at({ relief: { called: true }, demoralization: { garrison: 4 } });
    const told: SiegeEvent[] = [];
    for (const [i, place] of places.entries()) {
      const state = situation.s.units[unit(`${kind}-${i + 1}`)];
      if (state) state.at = place;
      situation.changed();
      enterPlace(situation, 'westernesse', place, { d6: () => 1, emit: (event) => void told.push(event) });
    }
    expect(told).toEqual([{ type: 'points', side: 'westernesse', pool: 'garrison', points: -10, why }]);
    expect(situation.s.losses).toEqual({ sauron: 0, garrison: -6, relief: 0 });
    expect(own(situation.s).relief[why]).toBe(true);
  });
});

describe('[19.13] what counts for Sauron besides his losses', () => {
  test('five points off for each level that he holds, for as long as he does', () => {
    const situation = at({ gates: { 'main-gate': 'sauron' }, demoralization: { sauron: 3 } });
    expect(now(situation, 'sauron')).toBe(-2);
    for (const gate of situation.s.gates) gate.control = 'westernesse';
    endPhase(situation);
    expect(now(situation, 'sauron')).toBe(3);
  });

  test('[19.13] G-70, G-118: twenty points off once in a game, when the garrison breaks', () => {
    const situation = at({ demoralization: { sauron: 100 }, phase: 'sauron-combat' });
    expect(points(situation).sauron?.demoralized).toBe(true);
    situation.s.losses.garrison = 37;
    expect(endPhase(situation)).toEqual([{ type: 'points', side: 'sauron', points: -20, why: 'garrison-broken' }]);
    expect(points(situation)).toMatchObject({
      sauron: { now: 80, demoralized: false },
      garrison: { demoralized: true },
    });
    situation.s.losses.garrison = 30;
    endPhase(situation);
    situation.s.losses.garrison = 40;
    expect(endPhase(situation)).toEqual([]);
    expect(points(situation)).toMatchObject({ sauron: { now: 80 }, garrison: { demoralized: true } });
  });

  test('[19.14] G-169: levels first, then the garrison, the twenty, and Sauron', () => {
    // A level makes 37 of 27, by which the garrison breaks; 5 and 20 off then leave Sauron with 93 of 118.
    const gates = { 'main-gate': 'sauron' };
    const situation = at({ gates, held: [], demoralization: { garrison: 27, sauron: 118 } });
    expect(points(situation)).toMatchObject({
      sauron: { demoralized: true },
      garrison: { now: 27, demoralized: false },
    });
    endPhase(situation);
    expect(points(situation)).toEqual({
      sauron: { now: 93, level: 93, demoralized: false },
      garrison: { side: 'westernesse', now: 37, level: 36, demoralized: true },
      relief: { side: 'westernesse', now: 0, level: 76, demoralized: false },
    });
  });
});

describe('[19.14] up and down', () => {
  test('[19.14] G-70, G-169: points of losses count at once; who is demoralized is judged when the phase ends', () => {
    const situation = at({});
    situation.s.losses.relief = 77;
    expect(points(situation).relief).toEqual({ side: 'westernesse', now: 77, level: 76, demoralized: false });
    endPhase(situation);
    expect(points(situation).relief?.demoralized).toBe(true);
    situation.s.losses.relief = 76;
    expect(points(situation).relief?.demoralized).toBe(true);
    endPhase(situation);
    expect(points(situation).relief?.demoralized).toBe(false);
  });

  test('a position says how it was when the last phase ended, and reads back the same', () => {
    const { s } = at({ demoralization: { relief: 90 }, demoralized: ['garrison'], held: ['first-level'] });
    expect([own(s).demoralized, own(s).held]).toEqual([['garrison'], [0]]);
    const again = parsePosition(GONDOR, makePosition(GONDOR, s));
    expect(again.ok && again.value.state).toEqual(s);
  });
});

describe('[19.2] leaders', () => {
  test.each(LEADERS.map(({ id, rally, reducedRally, side }) => [id, rally, reducedRally, side] as const))(
    'G-119: of %s count what is lost of his %i points of rally',
    (id, rally, reducedRally, side) => {
      const pool = side === 'sauron' ? 'sauron' : id === 'gandalf' || id === 'imrahil' ? 'garrison' : 'relief';
      const here = side === 'sauron' ? '2124' : '1903';
      const situation = at({ leaders: [{ id, hex: here }] });
      halveLeader(situation, leader(id), 'duel', SILENT);
      expect(situation.s.losses[pool]).toBe(rally - reducedRally);
      eliminateLeader(situation, leader(id), 'duel', SILENT);
      expect(situation.s.losses).toEqual({ sauron: 0, garrison: 0, relief: 0, [pool]: rally });
    },
  );
});

describe('what it does to the units of the pool alone', () => {
  const broken = (demoralized: readonly Pool[]) =>
    at({
      phase: 'rally',
      units: [
        { id: 'spearman-1', hex: '1903', disrupted: true },
        { id: 'men-spearman-1', hex: '1904', disrupted: true },
      ],
      leaders: [{ id: 'gandalf', hex: '1903' }],
      relief: { men: true },
      demoralized,
    });
  const refused = (situation: Situation, id: string) => whyCannotRally(situation, leader('gandalf'), unit(id))?.case;

  test('[9.31] nobody of a demoralized pool is rallied, whoever tries', () => {
    expect(refused(broken([]), 'spearman-1')).toBeUndefined();
    expect(refused(broken(['garrison']), 'spearman-1')).toBe('9.31');
    expect(refused(broken(['garrison']), 'men-spearman-1')).toBeUndefined();
    expect(refused(broken(['relief']), 'spearman-1')).toBeUndefined();
    expect(refused(broken(['relief']), 'men-spearman-1')).toBe('9.31');
  });

  test('[9.33] G-69: its units of morale W and X are fanatical while it is demoralized', () => {
    const fanatical = (demoralized: readonly Pool[], id: string) =>
      GONDOR.cases.isFanatical(broken(demoralized), unit(id));
    expect(UNITS.find(({ id }) => id === 'men-spearman-1')?.full.morale).toBe('X');
    expect(fanatical(['relief'], 'men-spearman-1')).toBe(true);
    expect(fanatical(['garrison'], 'men-spearman-1')).toBe(false);
    expect(fanatical([], 'men-spearman-1')).toBe(false);
    expect(fanatical(['sauron'], 'orc-1')).toBe(false);
  });
});

describe('[7.37] [9.33] [10.0] Fanatics', () => {
  /** Whether a blow or an arrow may miss. */
  const mayMiss = (diary: string, order: string, options = {}) =>
    gondor(diary, options)
      .offer(order)
      .odds?.outcomes.some(({ kind }) => kind === 'none');

  test('[7.37, 10.0] G-38: by night Sauron’s hit for certain, by option with blows alone', () => {
    const night = (segment: string) =>
      `gondor, turn 3, sauron-combat, ${segment}\n1822: orc-archer-1\n1821: spearman-1`;
    for (const fanatics of ['both', 'melee']) {
      expect(mayMiss(night('melee'), 'orc-archer-1 attacks spearman-1', { fanatics })).toBe(false);
      expect(mayMiss(night('missile'), 'orc-archer-1 fires at spearman-1', { fanatics })).toBe(fanatics === 'melee');
    }
  });

  test('[9.33] G-69: of a garrison without heart those of morale W and X, as the present side of the counter has it', () => {
    const strikes = (unit: string, marks = '', options = {}) =>
      mayMiss(
        `gondor, turn 8, westernesse-combat, melee
        1815: ${unit} ${marks}
        1816: orc-1
        demoralized garrison
        garrison 40 points`,
        `${unit} attacks orc-1`,
        options,
      );
    expect(strikes('citadel-guard-1')).toBe(false);
    expect(strikes('spearman-1')).toBe(false);
    expect(strikes('spearman-1', 'reduced')).toBe(false);
    // D-8: with the morale of its reduced side lowered too, that is Y.
    expect(strikes('spearman-1', 'reduced', { reducedSides: 'all' })).toBe(true);
  });
});
