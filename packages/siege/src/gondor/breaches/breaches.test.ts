/** [16.2] [16.3] Catapults against walls, and what a breach does. */
import { readFileSync } from 'node:fs';
import { gondor } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';
import { tableOf } from '../../testing/rulebook.ts';
import { waysOf36 } from '../../standard/tables/casualty-probability.ts';
import { GONDOR } from '../game.ts';
import { HOUSE } from '../house.ts';
import { catapultBreach, grondBreach, type Rampart } from './breach-table.ts';
import { breakables } from './breaches.ts';

const siege = (lines: string, options = {}) => gondor(`gondor, turn 3, siege\n${lines}`, options);
const moving = (lines: string) => gondor(`gondor, turn 3, sauron-movement\n${lines}`);

const RAMPARTS: readonly Rampart[] = ['tower', 'wall', 'gate', 'main-gate'];

describe('[16.3] the table', () => {
  test.each([
    ['catapult, 1 hex', (rampart: Rampart) => catapultBreach(HOUSE, 1, rampart)],
    ['catapult, 2 hexes', (rampart: Rampart) => catapultBreach(HOUSE, 2, rampart)],
    ['catapult, 3 or 4 hexes', (rampart: Rampart) => catapultBreach(HOUSE, 3, rampart)],
    ['catapult, 3 or 4 hexes', (rampart: Rampart) => catapultBreach(HOUSE, 4, rampart)],
    ['Grond, in a hex of the side', grondBreach],
  ])('[16.3] %s is as the page has it', (weapon, totals) => {
    const page = readFileSync(new URL('../SPEC.md', import.meta.url), 'utf8');
    const row = tableOf(page, '#### 16.3 Breach').find(([name]) => name === weapon);
    const written = RAMPARTS.map((rampart) => {
      const range = totals(rampart);
      if (range === null) return 'never';
      const [low, high] = range;
      return `${low === high ? low : `${low}–${high}`} (${waysOf36(low, high)})`;
    });
    expect(row?.slice(1)).toEqual(written);
  });

  test('[16.3, 16.22] the chances fall by the hex: 6, 4 and 2 of 36 at a wall, 7, 5 and 3 at a gate', () => {
    const ways = (rampart: Rampart) =>
      [1, 2, 3].map((range) => waysOf36(...(catapultBreach(HOUSE, range, rampart) ?? [13, 0])));
    expect(ways('wall')).toEqual([6, 4, 2]);
    expect(ways('gate')).toEqual([7, 5, 3]);
  });

  test('[16.3, 16.22] at a wall two hexes away only a 9 does, or by the house only a 5', () => {
    const lines = '1410: orc-1\nsauron-catapult-1 1410';
    expect(siege(lines).offer('orc-1 bombards 1409 1508').odds?.roll).toBe('9 on two dice');
    const five = siege(lines, { house: { wallAtTwo: 5 } });
    expect(five.offer('orc-1 bombards 1409 1508').odds?.roll).toBe('5 on two dice');
    five.rolling(4, 5).play('orc-1 bombards 1409 1508');
    expect(five.told('bombarded')[0]).toMatchObject({ range: 2, dice: [4, 5], success: false });
  });
});

describe('[16.2] catapults against walls', () => {
  const at = (hex: string, unit = 'orc-1', more = '') => siege(`${hex}: ${unit}\nsauron-catapult-1 ${hex}\n${more}`);

  test('[16.21, 16.22] a total of the table breaches the side for good, any other does nothing', () => {
    const p = at('1410').rolling(6, 3).play('orc-1 bombards 1409 1508');
    expect(p.told('bombarded')).toEqual([
      {
        type: 'bombarded',
        engine: 'sauron-catapult-1',
        unit: 'orc-1',
        below: '1409',
        above: '1508',
        range: 2,
        dice: [6, 3],
        success: true,
      },
    ]);
    expect(p.told('sideBroken')).toStrictEqual([{ type: 'sideBroken', below: '1409', above: '1508' }]);
    expect(p.view().breaches.map((side) => [...side].sort())).toEqual([['1409', '1508']]);
    const missed = at('1410').rolling(6, 4).play('orc-1 bombards 1409 1508');
    expect(missed.told('sideBroken')).toEqual([]);
    expect(missed.view().breaches).toEqual([]);
  });

  test('[16.22, 16.27] the odds are told before the throw, and a breached side is none to throw at', () => {
    const p = at('1410', 'orc-1', '1409-1508 breached');
    expect(p).toRefuse('orc-1 bombards 1409 1508', 'broken', '16.27');
    expect(p.offer('orc-1 bombards 1509 1508').odds).toEqual({
      outcomes: [
        { kind: 'breached', label: 'it is breached', chance: { n: 1, d: 9 } },
        { kind: 'none', label: 'it holds', chance: { n: 8, d: 9 } },
      ],
      modifiers: [],
      roll: '9 on two dice',
    });
  });

  test('[16.23] G-95: the range is one at a side of its own hex, else one more than to the nearer hex', () => {
    const from = (hex: string, below: string, above: string) =>
      at(hex).rolling(6, 6).play(`orc-1 bombards ${below} ${above}`).told('bombarded')[0]?.range;
    expect(from('1509', '1509', '1508')).toBe(1);
    expect(from('1410', '1409', '1508')).toBe(2);
    expect(from('1410', '1609', '1608')).toBe(3);
    expect(from('1410', '1708', '1707')).toBe(4);
    expect(at('1411')).toRefuse('orc-1 bombards 1708 1707', 'out-of-range', '16.21');
  });

  test('[16.23] from above as from below', () => {
    const p = at('1508').rolling(3, 4).play('orc-1 bombards 1509 1508');
    expect(p.told('bombarded')[0]).toMatchObject({ range: 1, success: true });
  });

  test('[16.24] nothing but a mountain is in the way, and only where the straight line crosses it', () => {
    expect(at('1410', 'orc-1', '1409: spearman-1\n1309: bowman-1')).toAllow('orc-1 bombards 1308 1408');
    expect(at('1005')).toRefuse('orc-1 bombards 1304 1404', 'line-blocked', '16.24');
    // The lower hex is the nearer one, and the line to it is open.
    expect(at('1005')).toAllow('orc-1 bombards 1205 1304');
  });

  test('[16.24] W-247: of two hexes as near either line will do', () => {
    // To 1604 nothing is in the way, to 1703 a mountain; to 1703 and to 1803 one.
    expect(at('1304')).toAllow('orc-1 bombards 1604 1703');
    expect(at('1404')).toRefuse('orc-1 bombards 1703 1803', 'line-blocked', '16.24');
    // To 1305 nothing is in the way, to 1304, as far off, a mountain.
    expect(at('1005')).toAllow('orc-1 bombards 1305 1304');
    // To 1703 there is one; to 1804, which is farther off, there is none, and that does not help.
    expect(at('1404')).toRefuse('orc-1 bombards 1703 1804', 'line-blocked', '16.24');
  });

  test('[16.21] by a unit, at what is in reach of it', () => {
    const p = at('1912', 'orc-1', '1912: gothmog\n1910: spearman-1');
    expect(p).toRefuse('gothmog bombards 1710 1709', 'not-a-unit', '16.12');
    expect(p).toRefuse('spearman-1 bombards 1710 1709', 'not-your-piece');
    expect(p).toRefuse('orc-1 bombards 1710 9999', 'nothing-to-break', '16.21');
    // Nothing is thrown for what withstands.
    expect(p.offer('orc-1 bombards 1710 1811').odds).toBeUndefined();
  });

  test('[15.23, 16.21] the Outer Wall stands for ever, the Main Gate against catapults', () => {
    const p = at('1911');
    expect(p).toRefuse('orc-1 bombards 1911 1910', 'main-gate', '15.23');
    expect(p).toRefuse('orc-1 bombards 1911 1811', 'outer-wall', '15.23');
    expect(p).toRefuse('orc-1 bombards 1711 1710', 'outer-wall', '15.23');
    expect(p.orders('orc-1').some((order) => order.includes('1911 '))).toBe(false);
  });

  test('[15.23] G-140: what the outer towers show to the city is none of it: ten sides and six doors', () => {
    const towers = new Set(GONDOR.terrain.zone('tower-hexes'));
    const within = breakables(GONDOR).filter(({ above }) => towers.has(above));
    expect(within.filter(({ rampart }) => rampart === 'tower')).toHaveLength(10);
    expect(within.filter(({ rampart }) => rampart === 'gate')).toHaveLength(6);
    const p = at('1911').rolling(1, 1).play('orc-1 bombards 1710 1811');
    expect(p.told('sideBroken')).toHaveLength(1);
  });

  test('[16.3, 16.21] a tower three hexes away withstands, and between other hexes there is nothing to break', () => {
    const p = at('1912');
    expect(p).toRefuse('orc-1 bombards 1710 1811', 'never-breaks', '16.3');
    expect(p).toRefuse('orc-1 bombards 1809 1810', 'nothing-to-break', '16.21');
    expect(p).toRefuse('orc-1 bombards 1912 1911', 'nothing-to-break', '16.21');
  });

  test('[16.27, 15.15] a gate that is breached is open to both sides', () => {
    const p = at('1410').rolling(2, 2).play('orc-1 bombards 1508 1507');
    expect(p.told('sideBroken')).toEqual([{ type: 'sideBroken', below: '1508', above: '1507', gate: 'third-gate' }]);
    const again = at('1410', 'orc-1', 'third-gate breached');
    expect(again).toRefuse('orc-1 bombards 1508 1507', 'broken', '16.27');
    expect(p.view().gates['third-gate']).toMatchObject({ state: 'breached', control: 'westernesse' });
    expect(p.view().points.garrison?.now).toBe(0);
  });
});

describe('[16.27] a breached wall', () => {
  test('[16.27] is crossed on foot for one point more, up and down; a whole one beside it is not', () => {
    const p = moving('1509: orc-1\n1610: orc-2\n1509-1508 breached');
    expect(p.offer('orc-1 moves 1508').cost).toBe(4);
    expect(p).toRefuse('orc-1 moves 1609', 'wall', '15.12');
    const down = moving('1508: orc-1\n1509-1508 breached');
    expect(down.offer('orc-1 moves 1509').cost).toBe(4);
  });

  test('[16.27] horse never crosses it', () => {
    const p = moving('1509: cataphract-1\n1509-1508 breached');
    expect(p).toRefuse('cataphract-1 moves 1508', 'cavalry-wall', '15.22');
  });

  test('[16.27] zones pass it both ways, that of horse too', () => {
    const held = (who: string, whole = false) =>
      moving(`1509: orc-1\n1508: ${who}\n${whole ? '' : '1509-1508 breached'}`).why('orc-1 moves 1510')?.code;
    expect(held('spearman-1')).toBe('in-enemy-zone');
    expect(held('lance-knight-1')).toBe('in-enemy-zone');
    expect(held('spearman-1', true)).not.toBe('in-enemy-zone');
  });

  test('[16.27] foot strikes through it, horse does not, and foot strikes horse there', () => {
    const fight = (lines: string) => gondor(`gondor, turn 8, sauron-combat, melee\n${lines}\n1509-1508 breached`);
    expect(fight('1509: orc-1\n1508: lance-knight-1')).toAllow('orc-1 attacks lance-knight-1');
    expect(fight('1509: cataphract-1\n1508: spearman-1')).toRefuse(
      'cataphract-1 attacks spearman-1',
      'cavalry-wall',
      '15.22',
    );
  });

  test('[16.27] of several it does not matter which was the first', () => {
    const broken = (first: string, below: string, above: string, dice: [number, number]) =>
      siege(`${first}\n1509: orc-1\nsauron-catapult-1 1509`)
        .rolling(...dice)
        .play(`orc-1 bombards ${below} ${above}`).state.own as { breaches: number[] };
    const one = broken('1509-1508 breached', '1610', '1609', [6, 3]).breaches;
    const other = broken('1610-1609 breached', '1509', '1508', [3, 4]).breaches;
    expect(one).toHaveLength(2);
    expect(one).toEqual(other);
  });

  test('[16.27, 7.55] foot goes back over it, horse does not, and nobody over a whole one', () => {
    const ways = (unit: string, more: string, dice: number[]) =>
      gondor(`
        gondor, turn 8, sauron-combat, melee
        1611: troll-1
        1610: ${unit}
        2121: orc-9
        ladder 1611 against 1610
        ${more}
      `)
        .rolling(...dice)
        .play(`troll-1 attacks ${unit}`, 'done')
        .orders();
    const hit = [2, 3, 6];
    expect(ways('spearman-1', '1610-1609 breached', hit)).toContain('spearman-1 retreats 1609');
    expect(ways('spearman-1', '', hit)).not.toContain('spearman-1 retreats 1609');
    const gate = (unit: string, ...stands: string[]) =>
      gondor(`
        gondor, turn 8, sauron-combat, melee
        1911: troll-1
        1910: ${unit}
        2121: orc-9
        main-gate breached
        1910-1811 breached
      `)
        .rolling(...hit)
        .play(`troll-1 attacks ${unit}`, 'done', ...stands)
        .orders();
    expect(gate('spearman-1')).toContain('spearman-1 retreats 1811');
    const horse = gate('mounted-knight-1', 'mounted-knight-1 stands');
    expect(horse).toContain('mounted-knight-1 retreats 1810');
    expect(horse).not.toContain('mounted-knight-1 retreats 1811');
  });

  test('[16.27, 7.53] foot advances through it, downward as well', () => {
    const after = (more: string) =>
      gondor(`
        gondor, turn 8, westernesse-combat, melee
        1508: axeman-1
        1509: light-orc-1
        2121: orc-9
        ${more}
      `)
        .rolling(3, 3, 1)
        .play('axeman-1 attacks light-orc-1', 'done')
        .view().decision;
    expect(after('1509-1508 breached')).toMatchObject({ kind: 'advance', hex: '1509' });
    expect(after('')?.kind).not.toBe('advance');
  });

  test('[16.27] nobody behind it is sheltered from missiles any more', () => {
    const shot = (more: string) =>
      gondor(`gondor, turn 8, sauron-combat, missile\n1509: orc-archer-1\n1508: spearman-1\n${more}`).offer(
        'orc-archer-1 fires at spearman-1',
      ).odds?.modifiers;
    expect(shot('')).toEqual([{ case: '7.18', label: 'the defender is behind a wall', value: 1 }]);
    expect(shot('1509-1508 breached')).toEqual([]);
  });
});

describe('[16.5] the advance after a breach', () => {
  const breach = (lines: string) =>
    siege(`1509: orc-1\nsauron-catapult-1 1509\n${lines}`).rolling(3, 4).play('orc-1 bombards 1509 1508');

  test('[16.51, 16.52] who made it at its own hex goes in at once, or never; the engine stays', () => {
    const p = breach('1509: gothmog\n1921: orc-2\nsauron-catapult-2 1921');
    expect(p.view().decision).toMatchObject({ kind: 'advance', hex: '1508' });
    expect(p.orders().sort()).toEqual(['hold', 'orc-1 advances']);
    p.play('orc-1 advances', 'gothmog follows');
    expect(p).toStand({ 'orc-1': '1508', gothmog: '1508' });
    expect(p.view().markers['sauron-catapult-1']?.hex).toBe('1509');
    expect(p.view().phase).toBe('siege');
  });

  test('[16.52] held back, nobody is asked again', () => {
    const p = breach('1921: orc-2\nsauron-catapult-2 1921').play('hold');
    expect(p.view().decision?.kind).toBe('siege');
    expect(p).toStand({ 'orc-1': '1509' });
  });

  test('[16.51] it costs no points, and who has advanced does not move in the Movement Phase', () => {
    const p = breach('2121: orc-2').play('orc-1 advances', 'done');
    expect(p.view().phase).toBe('sauron-movement');
    expect(p).toRefuse('orc-1 moves 1408', 'used-in-siege', '3.0');
  });

  test('[16.51] not onto an enemy, nor into a zone that comes through the new breach or lay there', () => {
    expect(breach('1508: spearman-1').view().decision?.kind).not.toBe('advance');
    expect(breach('1408: spearman-1').view().decision?.kind).not.toBe('advance');
  });

  test('[16.51] not onto a friend', () => {
    expect(breach('1508: orc-3').view().decision?.kind).not.toBe('advance');
  });

  test('[16.51] [14.31] a mûmak goes in by a gate, and not next to horse', () => {
    const mumak = (more: string) =>
      siege(`1508: mumak-1\nsauron-catapult-1 1508\n1921: orc-2\nsauron-catapult-2 1921\n${more}`)
        .rolling(2, 2)
        .play('mumak-1 bombards 1508 1507')
        .view().decision;
    expect(mumak('1506: bowman-1 disrupted')?.kind).not.toBe('advance');
    expect(mumak('1505: spearman-1')).toMatchObject({ kind: 'advance', hex: '1507' });
    expect(mumak('1407: mounted-knight-1')?.kind).not.toBe('advance');
    expect(mumak('1606: mounted-knight-1')).toMatchObject({ kind: 'advance', hex: '1507' });
  });

  test('[16.51] horse does not go in, nor mûmakil over a wall', () => {
    const by = (unit: string) =>
      siege(`1509: ${unit}\nsauron-catapult-1 1509\n1921: orc-2\nsauron-catapult-2 1921`)
        .rolling(3, 4)
        .play(`${unit} bombards 1509 1508`)
        .view().decision?.kind;
    expect(by('harad-axeman-1')).toBe('advance');
    expect(by('cataphract-1')).toBe('siege');
    expect(by('mumak-1')).toBe('siege');
  });

  test('[16.51] through a gate mûmakil do', () => {
    const p = siege('1508: mumak-1\nsauron-catapult-1 1508\n1921: orc-2\nsauron-catapult-2 1921')
      .rolling(2, 2)
      .play('mumak-1 bombards 1508 1507');
    expect(p.view().decision).toMatchObject({ kind: 'advance', hex: '1507' });
  });

  test('[16.51] nor does it matter from which side of the wall it was made', () => {
    const p = siege('1508: orc-1\nsauron-catapult-1 1508\n1921: orc-2\nsauron-catapult-2 1921')
      .rolling(3, 4)
      .play('orc-1 bombards 1509 1508');
    expect(p.view().decision).toMatchObject({ kind: 'advance', hex: '1509' });
  });

  test('[16.51] a breach from farther off lets nobody in', () => {
    const p = siege('1410: orc-1\nsauron-catapult-1 1410\n1921: orc-2\nsauron-catapult-2 1921')
      .rolling(6, 3)
      .play('orc-1 bombards 1409 1508');
    expect(p.view().decision?.kind).toBe('siege');
  });
});
