import { position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

/** Armour and modifiers of a blow, as the odds show them. */
function blow(diary: string, order: string) {
  const side = /^(orc|uruk|warg|dunland|half)/.test(order) ? 'isengard' : 'westernesse';
  const p = position(`turn 14, ${side}-combat, melee\n${diary}`);
  const { modifiers = [], roll = '' } = p.offer(order).odds ?? {};
  const [, armour = '', morale = ''] = /armour (\d).* morale (\w)/.exec(roll) ?? [];
  return { armour: Number(armour), morale, cases: modifiers.map((each) => `${each.case} ${each.value}`) };
}

describe('Armour in melee', () => {
  test('[2.6] stands as printed on open ground', () => {
    expect(blow('0826: orc-1\n0825: infantry-1', 'orc-1 attacks infantry-1')).toEqual({
      armour: 3,
      morale: 'X',
      cases: [],
    });
  });

  test('[15.54] one more in a tower, four at most', () => {
    expect(blow('1309: orc-1\n1209: infantry-1', 'orc-1 attacks infantry-1')).toEqual({
      armour: 4,
      morale: 'X',
      cases: ['15.54 1'],
    });
    // From tower to tower both count.
    expect(blow('1209: infantry-1\n1309: orc-1', 'infantry-1 attacks orc-1')).toEqual({
      armour: 0,
      morale: 'Z',
      cases: ['15.54 -1'],
    });
  });

  test('[16.12] one more for foot on the Dike attacked across it', () => {
    expect(blow('0820: orc-1\n0819: infantry-9', 'orc-1 attacks infantry-9')).toEqual({
      armour: 4,
      morale: 'X',
      cases: ['16.12 1'],
    });
    // Not from a hex on its own side.
    expect(blow('0818: orc-1\n0819: infantry-9', 'orc-1 attacks infantry-9').cases).toEqual([]);
  });

  test('[16.11] one less for foot in the ditch attacked from the Dike, nought at least', () => {
    expect(blow('0820: orc-1\n0819: infantry-9', 'infantry-9 attacks orc-1')).toEqual({
      armour: 0,
      morale: 'Z',
      cases: ['16.11 -1'],
    });
    expect(blow('0820: uruk-guard-1\n0819: infantry-9', 'infantry-9 attacks uruk-guard-1').armour).toBe(2);
  });

  test('[16.11, 16.12] D-24: cavalry has neither', () => {
    expect(blow('0820: warg-1\n0819: infantry-9', 'infantry-9 attacks warg-1').cases).toEqual([]);
    expect(blow('0820: infantry-9\n0819: warg-1', 'infantry-9 attacks warg-1').cases).toEqual([]);
  });

  test('[19.13] one more across the bank when the attacker stands in the stream', () => {
    expect(blow('1217: orc-1\n1118: infantry-9', 'orc-1 attacks infantry-9')).toEqual({
      armour: 4,
      morale: 'X',
      cases: ['19.13 1'],
    });
    // Not the other way, nor within the stream (H-47).
    expect(blow('1217: orc-1\n1118: infantry-9', 'infantry-9 attacks orc-1').cases).toEqual([]);
    expect(blow('1217: orc-1\n1218: infantry-9', 'orc-1 attacks infantry-9').cases).toEqual([]);
  });

  test('[18.15] W-2: one more in the hex of the Culvert, on top and below', () => {
    expect(blow('1409: orc-1\n1410: infantry-1', 'orc-1 attacks infantry-1').cases).toEqual(['18.15 1']);
    expect(blow('1409: orc-1\nculvert: infantry-1\nculvert-east breached', 'orc-1 attacks infantry-1').cases).toEqual([
      '18.15 1',
    ]);
  });

  test('[20.65] one less for whoever shares a hex with a ladder, nought at least', () => {
    expect(blow('1311: orc-1\n1310: infantry-1\nladder 1311 against 1310', 'infantry-1 attacks orc-1')).toEqual({
      armour: 0,
      morale: 'Z',
      cases: ['20.65 -1'],
    });
  });

  test('[20.65, 15.54] H-57: all are added first, and then kept between nought and four', () => {
    expect(
      blow('1210: uruk-guard-1\n1209: infantry-1\nladder 1210 against 1209', 'infantry-1 attacks uruk-guard-1'),
    ).toMatchObject({ armour: 1, cases: ['15.54 -1', '20.65 -1'] });
    expect(blow('1210: orc-1\n1209: infantry-1\nladder 1210 against 1209', 'infantry-1 attacks orc-1').armour).toBe(0);
  });

  test('[9.33, A7.37] fanatics: the enemy has one armour and one morale less, in melee only', () => {
    const diary = '0825: infantry-1\n0826: uruk-guard-1\nwesternesse 101 points';
    expect(blow(diary, 'infantry-1 attacks uruk-guard-1')).toEqual({ armour: 2, morale: 'Y', cases: ['A7.37 -1'] });
    expect(blow('0825: infantry-1\n0826: orc-1\nwesternesse 101 points', 'infantry-1 attacks orc-1')).toEqual({
      armour: 0,
      morale: 'Z',
      cases: ['A7.37 -1'],
    });
    const volley = position(`
      turn 14, westernesse-combat, missile
      0825: archer-1
      0826: uruk-guard-1
      westernesse 101 points
    `);
    expect(volley.offer('archer-1 fires at uruk-guard-1').odds?.modifiers).toEqual([]);
  });

  test('[7.37, A7.37] they still roll on the Casualty Probability Table', () => {
    const p = position(`
      turn 14, westernesse-combat, melee
      0825: infantry-1
      0826: uruk-guard-1
      westernesse 101 points
    `).rolling(6, 6);
    p.play('infantry-1 attacks uruk-guard-1');
    // Demoralized Westernesse has no zone; fanatics attack when they are next to an enemy.
    p.play('done');
    expect(p.told('struck')[0]).toMatchObject({ armour: 2, hit: false });
  });

  test('[9.33] only Westernesse, and only morale W and X', () => {
    expect(
      blow('0825: infantry-1\n0826: uruk-guard-1\nwesternesse 101 points', 'uruk-guard-1 attacks infantry-1').cases,
    ).toEqual([]);
    expect(blow('0825: infantry-1\n0826: orc-1\nwesternesse 100 points', 'infantry-1 attacks orc-1').cases).toEqual([]);
  });

  test('the worn side has its own strengths', () => {
    expect(blow('0825: infantry-1 reduced\n0826: uruk-guard-1', 'uruk-guard-1 attacks infantry-1').armour).toBe(2);
    expect(blow('0825: orc-1\n0826: knight-1 reduced', 'knight-1 attacks orc-1').armour).toBe(1);
    const p = position(`
      turn 14, westernesse-combat, melee
      0825: orc-1
      0826: knight-1 reduced
    `);
    expect(p.offer('knight-1 attacks orc-1').odds?.roll).toBe('C against armour 1: 4–8 on two dice, then morale Z');
  });
});

describe('Exact odds', () => {
  const odds = (diary: string, order: string, phase = 'isengard-combat, melee') => {
    const { outcomes = [] } = position(`turn 14, ${phase}\n${diary}`).offer(order).odds ?? {};
    return outcomes;
  };

  test('[7.33] of the worked example: B against 3 and Y', () => {
    const outcomes = odds(
      '0825: knight-1\n0826: uruk-infantry-1',
      'knight-1 attacks uruk-infantry-1',
      'westernesse-combat, melee',
    );
    // B against armour 2: 23 ways in 36; Y dies on 1 and 2, is reduced on 3, retreats two on 4 and 5, one on 6.
    expect(outcomes.map(({ label, chance }) => `${label} ${chance.n}/${chance.d}`)).toEqual([
      'no effect 13/36',
      'eliminated 23/108',
      'reduced, retreats 1 23/216',
      'retreats 2 23/108',
      'retreats 1 23/216',
    ]);
  });

  test.each([
    ['a blow', '0826: orc-1\n0825: infantry-1', 'orc-1 attacks infantry-1', 'isengard-combat, melee'],
    ['a shot', '0827: orc-archer-1\n0825: archer-1', 'orc-archer-1 fires at archer-1', 'isengard-combat, missile'],
    ['a duel', '0826: captain-1\n0825: aragorn', 'captain-1 duels aragorn', 'isengard-combat, duel'],
    ['a rally', '0826: orc-1 disrupted, captain-1', 'captain-1 rallies orc-1', 'rally'],
  ])('[7.33] of %s come to one', (_what, diary, order, phase) => {
    const outcomes = odds(diary, order, phase);
    expect(outcomes.reduce((sum, { chance }) => sum + chance.n * (216 / chance.d), 0)).toBe(216);
    for (const { chance } of outcomes) expect(chance.n).toBeGreaterThan(0);
  });

  test('[7.56, 7.57] they know who cannot retreat and who is disrupted', () => {
    const kinds = (diary: string) => odds(diary, 'uruk-guard-1 attacks infantry-1').map(({ label }) => label);
    expect(kinds('0826: uruk-guard-1\n0825: infantry-1 disrupted')).toEqual(['no effect', 'eliminated (disrupted)']);
    expect(kinds('0826: uruk-guard-1\n0825: infantry-1\n0724: orc-1 disrupted\n0924: orc-2 disrupted')).toEqual([
      'no effect',
      'eliminated (no retreat)',
    ]);
  });

  test('[7.33] every outcome comes up as often as the odds say', () => {
    const diary = 'turn 14, isengard-combat, melee\n0826: uruk-guard-1\n0825: infantry-1';
    const { outcomes = [] } = position(diary).offer('uruk-guard-1 attacks infantry-1').odds ?? {};
    const tally = new Map<string, number>();
    for (const a of [1, 2, 3, 4, 5, 6])
      for (const b of [1, 2, 3, 4, 5, 6])
        for (const c of [1, 2, 3, 4, 5, 6]) {
          const p = position(diary).rolling(a, b, c);
          p.play('uruk-guard-1 attacks infantry-1', 'done');
          const decision = p.view().decision;
          const { reduced } = p.unit('infantry-1');
          const label =
            decision?.kind === 'retreat'
              ? `${reduced ? 'reduced, retreats' : 'retreats'} ${decision.hexes}`
              : 'no effect';
          tally.set(label, (tally.get(label) ?? 0) + 1);
        }
    expect(Object.fromEntries(tally)).toEqual(
      Object.fromEntries(outcomes.map(({ label, chance }) => [label, chance.n * (216 / chance.d)])),
    );
  });
});
