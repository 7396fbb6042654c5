/** D-7, D-8, D-9, D-13: what players may agree on before a match, each played. */
import { newGame, position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';
import { HELMS_DEEP } from './game.ts';
import { TAKEN } from './taken.fixture.ts';
import { houseOf } from './house-values.ts';
import { MAY_LEAD_BY_NIGHT, optionsSchema } from './options.ts';
import { HOUSE } from './house.ts';

/** The stronghold is taken, and somebody can rally. */
const TURN_ENDS = `
  0830: orc-6 disrupted, captain-1
  0826: infantry-1
${TAKEN}`;

describe('Options', () => {
  test('without any, the house’s own are in force, and little is written of them', () => {
    expect(optionsSchema.parse({})).toEqual({
      demoralization: 'house',
      wallBonus: 'upper',
      earlyEnd: false,
      reducedSides: 'attack-and-armour',
      house: {},
    });
    expect(houseOf({ options: optionsSchema.parse({}) })).toEqual(HOUSE);
  });

  test.each([
    ['no such option', { moonlight: true }],
    ['no such house value', { house: { catapults: 2 } }],
    ['a range upside down', { house: { ramBreach: [6, 4] } }],
    ['a total that two dice never show', { house: { ramBreach: [1, 4] } }],
    ['a table of five dice', { house: { blastingFire: ['dud', 'dud', 'dud', 'dud', 'dud'] } }],
    ['a bonus for a leader of the other side', { house: { nightLeaders: ['gandalf'] } }],
    ['no number of ladders', { house: { ladders: -1 } }],
    ['never, where there is always a chance', { house: { ramBreach: null } }],
  ])('%s is refused', (_, options) => {
    expect(optionsSchema.safeParse(options).success).toBe(false);
  });

  test('what is agreed on stays with the match, through positions too', () => {
    const house = { ladders: 3, noRamBreach: { E: null } } as const;
    const p = newGame({ house, reducedSides: 'all', earlyEnd: true });
    expect(p.state.options).toMatchObject({ house, reducedSides: 'all', earlyEnd: true });
  });
});

describe('D-8: the early end', () => {
  const atEnd = (turn: number, options = {}) =>
    position(`turn ${turn}, rally\n${TURN_ENDS}`, options).play('done').view();

  test('[23.11] H-78: by option Isengard has won as soon as it holds everything at the end of a turn', () => {
    expect(atEnd(12, { earlyEnd: true }).outcome).toEqual({
      winner: 'isengard',
      reason: 'stronghold-taken',
      case: '23.11',
    });
    expect(atEnd(12)).toMatchObject({ outcome: null, turn: 13 });
  });

  test('[23.12] H-78: Westernesse has won only when the last turn is over', () => {
    const held = (turn: number) =>
      position(`turn ${turn}, rally\n0830: orc-6 disrupted, captain-1\n0810: infantry-1`, { earlyEnd: true })
        .play('done')
        .view();
    expect(held(12)).toMatchObject({ outcome: null, turn: 13 });
    expect(held(20).outcome).toMatchObject({ winner: 'westernesse', case: '23.12' });
  });

  test('[23.11] not before the first turn', () => {
    expect(newGame({ earlyEnd: true }).view().outcome).toBeNull();
  });
});

describe('D-8: reduced sides', () => {
  const blow = (options = {}) =>
    position(
      `
      turn 14, westernesse-combat, melee
      0826: uruk-guard-1 reduced
      0825: infantry-1
    `,
      options,
    );

  test('[2.5] by option a reduced unit has lost morale as well', () => {
    expect(blow().offer('infantry-1 attacks uruk-guard-1').odds?.roll).toContain(
      'armour 2: 5–8 on two dice, then morale X',
    );
    const p = blow({ reducedSides: 'all' });
    expect(p.offer('infantry-1 attacks uruk-guard-1').odds?.roll).toContain('armour 2: 5–8 on two dice, then morale Y');
    // The first line of Y is E, where X is half a loss.
    p.rolling(3, 3, 1).play('infantry-1 attacks uruk-guard-1', 'done');
    expect(p.told('casualty')[0]).toMatchObject({ morale: 'Y', result: 'E' });
  });

  test('[2.5] a letter of each, and nothing beyond the worst', () => {
    const worn = (id: string) => HELMS_DEEP.units.find((unit) => unit.id === id)?.reducedAll;
    expect(worn('knight-1')).toEqual({ attack: 'C', armour: 2, morale: 'X' });
    expect(worn('orc-1')).toEqual({ attack: 'E', armour: 1, morale: 'Z' });
    expect(worn('archer-1')).toEqual({ armour: 1, morale: 'Y' });
  });

  test('[9.33] who has lost his morale is no fanatic', () => {
    const fanatic = (options = {}) =>
      position(
        `
        turn 14, westernesse-combat, melee
        0826: uruk-guard-1
        0825: infantry-1 reduced
        westernesse 101 points
      `,
        options,
      ).offer('infantry-1 attacks uruk-guard-1').odds?.modifiers;
    expect(fanatic()).toHaveLength(1);
    expect(fanatic({ reducedSides: 'all' })).toEqual([]);
  });

  test('[9.12] points are those of the full side in any case', () => {
    const p = blow({ reducedSides: 'all' }).rolling(3, 3, 1).play('infantry-1 attacks uruk-guard-1', 'done');
    expect(p.told('eliminated')[0]).toMatchObject({ points: 10 });
  });
});

describe('D-9: house values', () => {
  const siege = (lines: string, house: object) => position(`turn 5, isengard-siege\n0830: orc-6\n${lines}`, { house });

  test('[20.67] as many ladders as have been agreed on', () => {
    expect(newGame({ house: { ladders: 3 } }).view().ladders).toBe(3);
    expect(newGame().view().ladders).toBe(12);
    const p = siege('1311: orc-1\n1312: orc-2', { ladders: 1 }).play('orc-1 ladders 1310');
    expect(p.view().ladders).toBe(0);
    expect(siege('1311: orc-1\nladder 1411 against 1410', { ladders: 1 }).view().ladders).toBe(0);
    expect(() => siege('1311: orc-1\nladder 1411 against 1410', { ladders: 0 })).toThrow('fewer than are here');
  });

  test('[15.4] other totals without the ram, for one strength or for all', () => {
    const house = { noRamBreach: { E: [10, 12], D: null } } as const;
    const p = siege('1107: orc-1', house).rolling(5, 6).play('orc-1 batters rear-gate');
    expect(p.view().gates['rear-gate']?.state).toBe('breached');
    expect(
      siege('1107: orc-1', house).rolling(1, 3).play('orc-1 batters rear-gate').view().gates['rear-gate']?.state,
    ).toBe('shut');
    expect(siege('1107: orc-1', house).offer('orc-1 batters rear-gate').odds?.roll).toContain('10–12');
    expect(siege('1107: warg-1\n1311: orc-1', house)).toRefuse('warg-1 batters rear-gate', 'too-weak', '15.4');
    // What is not named is the house's.
    expect(siege('1107: uruk-guard-1', house).offer('uruk-guard-1 batters rear-gate').odds?.roll).toContain('5–6');
  });

  test('[20.4] other totals with the ram', () => {
    const lines = '0811: dunland-infantry-1\nram dunland-infantry-1';
    const p = siege(lines, { ramBreach: [7, 9] })
      .rolling(4, 4)
      .play('dunland-infantry-1 rams main-gate');
    expect(p.view().gates['main-gate']?.state).toBe('breached');
    const q = siege(lines, { ramBreach: [7, 9] })
      .rolling(2, 3)
      .play('dunland-infantry-1 rams main-gate');
    expect(q.view().gates['main-gate']?.state).toBe('shut');
  });

  test('[20.5] another table of Blasting Fire', () => {
    const blastingFire = ['dud', 'dud', 'dud', 'dud', 'dud', 'breached'];
    const end = (die: number, house: object) => {
      const p = siege('blasting-fire 0811 against 0810', house).rolling(die);
      return p.play('blasting-fire-1 lit').view().gates['main-gate']?.state;
    };
    expect([end(5, { blastingFire }), end(6, { blastingFire })]).toEqual(['shut', 'breached']);
    expect([end(5, {}), end(6, {})]).toEqual(['breached', 'collapsed']);
  });

  test('[7.41] another column of armour 0, for one strength or for all', () => {
    const ladder = (house: object) =>
      position(
        `
        turn 14, westernesse-combat, melee
        1311: orc-1
        1310: infantry-1
        ladder 1311 against 1310
      `,
        { house },
      );
    const order = 'infantry-1 attacks orc-1';
    expect(ladder({}).offer(order).odds?.roll).toContain('armour 0 (1 printed): 4–8');
    const p = ladder({ armour0: { D: [11, 12] } });
    expect(p.offer(order).odds?.roll).toContain('armour 0 (1 printed): 11–12');
    p.rolling(2, 4).play(order, 'done');
    expect(p.told('struck')[0]).toMatchObject({ armour: 0, hit: false });
    expect(ladder({ armour0: { E: [11, 12] } }).offer(order).odds?.roll).toContain('4–8');
  });

  test('[A10.0] other leaders have the bonus of the night', () => {
    const night = (house: object) =>
      position(
        `
        turn 3, rally
        0830: captain-1, orc-1 disrupted
        0930: chief, dunland-infantry-1 disrupted
      `,
        { house },
      );
    const rolls = (house: object) =>
      ['captain-1 rallies orc-1', 'chief rallies dunland-infantry-1'].map(
        (order) => night(house).offer(order).odds?.roll.split(':')[0],
      );
    expect(rolls({})).toEqual(['rating 7', 'rating 5']);
    expect(rolls({ nightLeaders: ['chief'] })).toEqual(['rating 4', 'rating 8']);
    expect(rolls({ nightLeaders: [] })).toEqual(['rating 4', 'rating 5']);
    const p = night({ nightLeaders: ['chief'] })
      .rolling(4, 6)
      .play('chief rallies dunland-infantry-1');
    expect(p.told('rallied')[0]).toMatchObject({ rating: 8, success: true });
  });

  test('[A10.0] the leaders who may have it are those of Isengard', () => {
    const isengard = HELMS_DEEP.leaders.filter(({ side }) => side === 'isengard').map(({ id }) => id);
    expect([...MAY_LEAD_BY_NIGHT]).toEqual(isengard);
  });

  test('[7.26] [22.2] half the rating of a leader rounded down', () => {
    const rally = (house: object) =>
      position('turn 14, rally\n0830: chief reduced, dunland-infantry-1 disrupted\n0825: infantry-1', { house });
    const order = 'chief rallies dunland-infantry-1';
    expect(rally({}).offer(order).odds?.roll).toMatch(/^rating 3/);
    expect(rally({ reducedLeaders: 'down' }).offer(order).odds?.roll).toMatch(/^rating 2/);
    const halved = (house: object) =>
      position(
        `
        turn 14, westernesse-combat, duel
        0825: infantry-1, gandalf
        0826: dunland-infantry-1, chief
      `,
        { house },
      )
        .rolling(4)
        .play('gandalf duels chief');
    expect(halved({}).told('dueled')[0]).toMatchObject({ differential: 3, result: 'D1/2e' });
    expect(halved({}).view().points.isengard.now).toBe(2);
    expect(halved({ reducedLeaders: 'down' }).view().points.isengard.now).toBe(3);
  });
});
