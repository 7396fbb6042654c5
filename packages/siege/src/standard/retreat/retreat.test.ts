import { position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';
import { drive } from './drive.fixture.ts';

const assault = (diary: string) => position(`turn 2, isengard-combat, melee\n${diary}`);
const sally = (diary: string) => position(`turn 2, westernesse-combat, melee\n${diary}`);

describe('[7.5] Retreat', () => {
  test('[7.54] goes exactly as many hexes as the result says, and ends that far from where it began', () => {
    const p = drive(
      assault(`
        0826: uruk-guard-1
        0825: infantry-1
      `),
      'uruk-guard-1 attacks infantry-1',
      2,
      3,
      4,
      4,
    );
    expect(p.orders().sort()).toEqual(
      [
        ['0824', '0724'],
        ['0824', '0823'],
        ['0824', '0924'],
        ['0725', '0624'],
        ['0725', '0724'],
        ['0725', '0625'],
        ['0925', '0924'],
        ['0925', '1024'],
        ['0925', '1025'],
      ]
        .map((path) => `infantry-1 retreats ${path.join(' ')}`)
        .sort(),
    );
    // Not round the corner, nor back to where it stood.
    expect(p).toRefuse('infantry-1 retreats 0824', 'no-retreat-there', '7.55');
    expect(p).toRefuse('infantry-1 retreats 0824 0725', 'no-retreat-there', '7.55');
    expect(p).toRefuse('infantry-1 retreats 0824 0825', 'no-retreat-there', '7.55');
    p.play('infantry-1 retreats 0824 0823');
    expect(p.at('infantry-1')).toBe('0823');
  });

  test('[7.54, 7.55] out of all enemy zones, at every step', () => {
    const p = drive(
      assault(`
        0826: uruk-guard-1
        0825: infantry-1
        0822: orc-1
      `),
      'uruk-guard-1 attacks infantry-1',
      2,
      3,
      4,
      4,
    );
    expect(p.orders().some((order) => order.includes('0823'))).toBe(false);
    expect(p).toRefuse('infantry-1 retreats 0824 0823', 'no-retreat-there', '7.55');
    expect(p).toAllow('infantry-1 retreats 0824 0924');
  });

  test('[7.54] costs no movement points: into rough ground one hex is one hex', () => {
    const p = drive(
      assault(`
        0515: uruk-guard-1
        0514: infantry-1
      `),
      'uruk-guard-1 attacks infantry-1',
      1,
      3,
      4,
      6,
    );
    expect(p).toAllow('infantry-1 retreats 0513');
  });

  test('[7.55] the owner chooses the way', () => {
    const p = drive(
      assault(`
        0826: uruk-guard-1
        0825: infantry-1
      `),
      'uruk-guard-1 attacks infantry-1',
      1,
      3,
      4,
      6,
    );
    expect(p.side).toBe('westernesse');
    expect(p.orders()).toHaveLength(3);
    expect(p.why('infantry-1 retreats 0824', 'isengard')?.code).toBe('not-your-decision');
  });

  test('[7.55, A7.55] not over a wall, tower or shut gate, up or down', () => {
    const p = drive(
      sally(`
        1310: infantry-1
        1311: orc-1
      `),
      'infantry-1 attacks orc-1',
      1,
      2,
      2,
      6,
    );
    expect(p).toRefuse('orc-1 retreats 1410', 'no-retreat-there', 'A7.55');
    expect(p.orders().sort()).toEqual(['1210', '1211', '1312', '1411'].map((hex) => `orc-1 retreats ${hex}`));
  });

  test('[17.12] from the Deeping Wall one retreats into the Deep or along the wall, and not off its front', () => {
    const p = drive(
      assault(`
        1311: uruk-guard-1
        1310: infantry-1
        ladder 1311 against 1310
      `),
      'uruk-guard-1 attacks infantry-1',
      1,
      3,
      4,
      6,
    );
    expect(p.orders().sort()).toEqual(['1209', '1309', '1409', '1410'].map((hex) => `infantry-1 retreats ${hex}`));
    expect(p).toRefuse('infantry-1 retreats 1210', 'no-retreat-there', 'A7.55');
  });

  test('[A7.55, 7.55] a way is refused by the case that closes it: walls and gates by theirs, the rest by the other', () => {
    const out = (gate: string) =>
      drive(
        sally(`
          1107: orc-1
          1108: infantry-1
          0907: infantry-2
          ${gate}
        `),
        'infantry-1 attacks orc-1',
        1,
        2,
        2,
        6,
      );
    expect(out('rear-gate westernesse')).toRefuse('orc-1 retreats 1007', 'no-retreat-there', 'A7.55');
    expect(out('rear-gate collapsed')).toRefuse('orc-1 retreats 1007', 'no-retreat-there', 'A7.55');
    expect(out('rear-gate isengard')).toRefuse('orc-1 retreats 1007', 'no-retreat-there', '7.55');
    expect(out('rear-gate isengard')).toRefuse('orc-1 retreats 1108', 'no-retreat-there', '7.55');
    expect(out('rear-gate isengard')).toRefuse('orc-1 retreats 1207 1307', 'no-retreat-there', '7.55');
  });

  test('[A7.55, 17.12, 7.56] who could only leap from a wall is eliminated', () => {
    const p = assault(`
      0809: uruk-guard-1
      0808: infantry-1
      0807: orc-1
      ladder 0809 against 0808
    `).rolling(2, 2, 6);
    p.play('uruk-guard-1 attacks infantry-1', 'done');
    expect(p.at('infantry-1')).toBe('lost');
    expect(p.told('eliminated')[0]).toMatchObject({ why: 'no-retreat', points: 8 });
  });

  test('[7.55, 15.15] through a gate one controls, not through the enemy’s', () => {
    const out = (gate: string) =>
      drive(
        assault(`
          1008: uruk-guard-1
          1007: infantry-1
          0907: infantry-2 disrupted
          ${gate}
        `),
        'uruk-guard-1 attacks infantry-1',
        1,
        3,
        4,
        6,
      ).orders();
    expect(out('')).toEqual(['infantry-1 retreats 1107']);
    expect(out('rear-gate breached')).toEqual(['infantry-1 retreats 1107']);
  });

  test('[7.55] H-41: foot may retreat over the Dike, cavalry may not', () => {
    const foot = drive(
      sally(`
        0818: infantry-1
        0819: orc-1
      `),
      'infantry-1 attacks orc-1',
      1,
      2,
      2,
      6,
    );
    expect(foot).toAllow('orc-1 retreats 0820');
    const horse = drive(
      sally(`
        0818: knight-1
        0819: warg-1
      `),
      'knight-1 attacks warg-1',
      1,
      2,
      3,
      6,
    );
    expect(horse).toAllow('warg-1 retreats 0920');
    expect(horse).toRefuse('warg-1 retreats 0820', 'no-retreat-there', '7.55');
  });

  test('[7.55] D-27: not onto a lone enemy leader', () => {
    const p = drive(
      assault(`
        0826: uruk-guard-1
        0825: infantry-1
        0824: captain-1
      `),
      'uruk-guard-1 attacks infantry-1',
      1,
      3,
      4,
      6,
    );
    expect(p.orders().sort()).toEqual(['infantry-1 retreats 0725', 'infantry-1 retreats 0925']);
  });

  test('[7.56] who cannot is eliminated', () => {
    const p = assault(`
      0826: uruk-guard-1
      0725: orc-1
      0924: orc-2
      0825: infantry-1
    `).rolling(3, 4, 6, 6, 6, 6, 6);
    p.play('uruk-guard-1 attacks infantry-1', 'orc-1 attacks infantry-1', 'done');
    expect(p.told('eliminated')).toEqual([{ type: 'eliminated', piece: 'infantry-1', why: 'no-retreat', points: 8 }]);
  });

  test('[7.57] who has retreated is disrupted: it neither moves nor attacks', () => {
    const p = drive(
      assault(`
        0826: uruk-guard-1
        0825: infantry-1
        0620: infantry-2
      `),
      'uruk-guard-1 attacks infantry-1',
      1,
      3,
      4,
      6,
    ).play('infantry-1 retreats 0824', 'hold');
    expect(p.told('disrupted')).toEqual([{ type: 'disrupted', unit: 'infantry-1' }]);
    expect(p.unit('infantry-1').disrupted).toBe(true);
    expect(p.view().phase).toBe('westernesse-movement');
    expect(p).toRefuse('infantry-1 moves 0823', 'disrupted', '7.57');
  });

  test('[7.57] the disrupted who must retreat are eliminated instead', () => {
    const p = assault(`
      0826: uruk-guard-1
      0825: infantry-1 disrupted
    `).rolling(3, 4, 6);
    p.play('uruk-guard-1 attacks infantry-1', 'done');
    expect(p.told('eliminated')).toEqual([{ type: 'eliminated', piece: 'infantry-1', why: 'disrupted', points: 8 }]);
  });

  test('[7.57] G-50: also those who should be halved first: nobody hears that they were reduced', () => {
    const p = position(`
      turn 14, isengard-combat, melee
      0826: uruk-guard-1
      0825: infantry-1 disrupted
    `).rolling(3, 4, 2);
    p.play('uruk-guard-1 attacks infantry-1', 'done');
    expect(p.told('casualty')).toMatchObject([{ result: '1/2E r1' }]);
    expect(p.told('reduced')).toEqual([]);
    expect(p.told('eliminated')).toEqual([{ type: 'eliminated', piece: 'infantry-1', why: 'disrupted', points: 8 }]);
  });

  test('[7.57] they defend as before', () => {
    const p = assault(`
      0826: uruk-guard-1
      0825: infantry-1 disrupted
    `);
    expect(p.offer('uruk-guard-1 attacks infantry-1').odds?.roll).toContain('armour 3: 2–7');
  });
});
