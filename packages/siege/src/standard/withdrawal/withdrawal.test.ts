import { position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

const assault = (diary: string) => position(`turn 2, isengard-combat, melee\n${diary}`);

describe('[7.7] Retreat before combat', () => {
  test('[7.7] who only shoots may withdraw one hex or two before it is struck', () => {
    const p = assault(`
      0826: orc-1
      0825: archer-1
      0815: infantry-1
    `).rolling(4);
    p.play('orc-1 attacks archer-1', 'done');
    expect(p.view().decision).toEqual({ kind: 'retreat-before', side: 'westernesse', piece: 'archer-1' });
    expect(p).toAllow('archer-1 stands');
    expect(p).toAllow('archer-1 withdraws 0824');
    expect(p).toAllow('archer-1 withdraws 0824 0823');
    expect(p).toRefuse('archer-1 withdraws 0726', 'no-retreat-there', '7.7');
    expect(p).toRefuse('archer-1 withdraws 0824 0823 0822', 'no-retreat-there', '7.7');
    expect(p).toRefuse('infantry-1 withdraws 0814', 'other-unit', '7.7');
    expect(p.offer('archer-1 withdraws 0824').odds?.outcomes.map(({ chance }) => chance)).toEqual([
      { n: 1, d: 2 },
      { n: 1, d: 2 },
    ]);
    p.play('archer-1 withdraws 0824 0823');
    expect(p.told('steadiness')).toEqual([{ type: 'steadiness', unit: 'archer-1', die: 4, disrupted: false }]);
    expect(p.unit('archer-1').disrupted).toBe(false);
    expect(p.told('struck')).toEqual([]);
  });

  test('[7.7, 7.33] what standing may cost is told as well: of one blow, as the attacker was told', () => {
    const p = assault(`
      0826: orc-1
      0825: archer-1
    `);
    const told = p.offer('orc-1 attacks archer-1').odds;
    p.play('orc-1 attacks archer-1', 'done');
    expect(p.offer('archer-1 stands').odds).toEqual(told);
  });

  test('[7.7, 7.32] of several blows the first that hits decides', () => {
    const p = assault(`
      0826: uruk-guard-1
      0726: orc-2
      0926: uruk-infantry-1
      0825: archer-1
    `);
    const orders = ['uruk-guard-1', 'orc-2', 'uruk-infantry-1'].map((unit) => `${unit} attacks archer-1`);
    const share = ({ n, d }: { n: number; d: number }) => n / d;
    const missing = orders.map((order) => {
      const [miss] = p.offer(order).odds?.outcomes ?? [];
      return miss ? share(miss.chance) : 0;
    });
    p.play(...orders, 'done');
    const { outcomes = [], roll } = p.offer('archer-1 stands').odds ?? {};
    expect(roll).toMatch(/^the first of 3 that hits: /);
    expect(outcomes[0]?.kind).toBe('none');
    expect(outcomes[0] && share(outcomes[0].chance)).toBeCloseTo(missing.reduce((all, each) => all * each, 1));
    expect(outcomes.reduce((all, { chance }) => all + share(chance), 0)).toBeCloseTo(1);
    expect(new Set(outcomes.map(({ label }) => label)).size).toBe(outcomes.length);
  });

  test.each([
    [1, true],
    [3, true],
    [4, false],
    [6, false],
  ])('[7.7] a %i on the die disrupts it: %s', (die, disrupted) => {
    const p = assault(`
      0826: orc-1
      0825: archer-1
    `).rolling(die);
    p.play('orc-1 attacks archer-1', 'done', 'archer-1 withdraws 0824');
    expect(p.unit('archer-1').disrupted).toBe(disrupted);
  });

  test('[7.7] one of its attackers may enter the hex; all attacks on it lapse (G-51)', () => {
    const p = assault(`
      0826: orc-1
      0726: orc-2
      0825: archer-1
    `).rolling(4);
    p.play('orc-1 attacks archer-1', 'orc-2 attacks archer-1', 'done', 'archer-1 withdraws 0824');
    expect(p.view().decision).toEqual({ kind: 'advance', side: 'isengard', hex: '0825' });
    expect(p.orders().sort()).toEqual(['hold', 'orc-1 advances', 'orc-2 advances']);
    p.play('orc-2 advances');
    expect(p).toStand({ 'orc-1': '0826', 'orc-2': '0825' });
    expect(p.view().phase).not.toBe('isengard-combat');
  });

  test('[7.7] cavalry may withdraw when only infantry attacks it', () => {
    const foot = assault(`
      0826: orc-1
      0825: rider-1
    `).play('orc-1 attacks rider-1', 'done');
    expect(foot.view().decision?.kind).toBe('retreat-before');
    // What cavalry does elsewhere is nothing to it.
    const elsewhere = assault(`
      0826: orc-1
      0727: warg-1
      0825: rider-1
      0726: infantry-1
    `).play('orc-1 attacks rider-1', 'warg-1 attacks infantry-1', 'done');
    expect(elsewhere.view().decision).toMatchObject({ kind: 'retreat-before', piece: 'rider-1' });
    const horse = assault(`
      0826: warg-1
      0926: orc-1
      0825: rider-1
    `).rolling(6, 6, 6, 6);
    horse.play('warg-1 attacks rider-1', 'orc-1 attacks rider-1', 'done');
    expect(horse.told('struck')).toHaveLength(2);
  });

  test('[7.7] foot that strikes in melee may not', () => {
    const p = assault(`
      0826: orc-1
      0825: armoured-archer-1
    `).rolling(6, 6);
    p.play('orc-1 attacks armoured-archer-1', 'done');
    expect(p.told('struck')).toHaveLength(1);
  });

  test('[7.7] G-51: it is asked once, before the first blow at it', () => {
    const p = assault(`
      0826: orc-1
      0926: orc-2
      0825: archer-1
    `).rolling(6, 6, 6, 6);
    p.play('orc-1 attacks archer-1', 'orc-2 attacks archer-1', 'done', 'archer-1 stands');
    expect(p.told('struck')).toHaveLength(2);
    expect(p.told('stood')).toHaveLength(1);
  });

  test('[7.7] G-52: the disrupted may not, and nobody is displaced', () => {
    const p = assault(`
      0826: orc-1
      0825: archer-1 disrupted
    `).rolling(6, 6);
    p.play('orc-1 attacks archer-1', 'done');
    expect(p.told('struck')).toHaveLength(1);
    const q = assault(`
      0826: orc-1
      0825: archer-1
      0824: infantry-1
    `).play('orc-1 attacks archer-1', 'done');
    expect(q).toRefuse('archer-1 withdraws 0824', 'no-retreat-there', '7.7');
    expect(q).toAllow('archer-1 withdraws 0824 0823');
  });

  test('[7.7] with nowhere to go it is not asked', () => {
    const p = assault(`
      0826: orc-1
      0724: orc-2
      0924: orc-3
      0825: archer-1
    `).rolling(6, 6);
    p.play('orc-1 attacks archer-1', 'done');
    expect(p.told('struck')).toHaveLength(1);
  });

  test('[7.7] G-53: across a wall as well, if melee would be', () => {
    const p = assault(`
      1311: orc-1
      1310: archer-1
      ladder 1311 against 1310
    `).play('orc-1 attacks archer-1', 'done');
    expect(p).toAllow('archer-1 withdraws 1309');
  });

  test('[7.7, A8.24] its leaders are asked whether they go along', () => {
    const p = assault(`
      0826: orc-1
      0825: archer-1, legolas
    `).rolling(6);
    p.play('orc-1 attacks archer-1', 'done', 'archer-1 withdraws 0824');
    expect(p.view().decision).toMatchObject({ kind: 'follow', side: 'westernesse', piece: 'legolas', hex: '0824' });
    p.play('legolas follows');
    expect(p.at('legolas')).toBe('0824');
    expect(p.view().decision?.kind).toBe('advance');
  });
});
