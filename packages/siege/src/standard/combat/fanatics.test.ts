import { describe, expect, test } from 'vitest';
import { unamended, withCases } from '../standard-text.fixture.ts';

// Westernesse has lost heart, and its morale W and X fights on.
const BLOW = `
  turn 14, westernesse-combat, melee
  0825: infantry-1
  0826: uruk-guard-1
  westernesse 101 points
`;
const SHOT = `
  turn 14, westernesse-combat, missile
  0825: archer-1
  0827: uruk-guard-1
  westernesse 101 points
`;

describe('[7.37, 9.33] Fanatics', () => {
  test('[7.37] hit for certain: no dice are thrown for it, and morale is as printed', () => {
    const p = unamended(BLOW).rolling(6);
    p.play('infantry-1 attacks uruk-guard-1', 'done');
    expect(p.diceLeft).toEqual([]);
    expect(p.told('struck')).toEqual([
      { type: 'struck', unit: 'infantry-1', target: 'uruk-guard-1', strength: 'D', armour: 3, hit: true },
    ]);
    expect(p.told('casualty')).toMatchObject([{ unit: 'uruk-guard-1', morale: 'X', die: 6, result: 'r1' }]);
  });

  test('[7.37, 7.42] the odds are those of one die', () => {
    const { outcomes = [], modifiers, roll } = unamended(BLOW).offer('infantry-1 attacks uruk-guard-1').odds ?? {};
    expect(outcomes.map(({ label, chance }) => `${label} ${chance.n}/${chance.d}`)).toEqual([
      'reduced, retreats 2 1/6',
      'reduced, retreats 1 1/3',
      'retreats 2 1/6',
      'retreats 1 1/3',
    ]);
    expect(modifiers).toEqual([]);
    expect(roll).toBe('the attacker is fanatical: a hit for certain, then morale X');
  });

  test('[7.37] G-38: their missiles too', () => {
    const p = unamended(SHOT).rolling(5);
    p.play('archer-1 fires at uruk-guard-1');
    expect(p.diceLeft).toEqual([]);
    expect(p.told('shot')[0]).not.toHaveProperty('dice');
    expect(p.told('casualty')).toMatchObject([{ morale: 'X', die: 5, result: 'r1' }]);
  });

  test('[7.37] G-38: unless the game says otherwise of missiles', () => {
    const p = withCases({ fanaticism: (_s, missile) => (missile ? 'none' : 'sure') }, SHOT).rolling(6, 6);
    p.play('archer-1 fires at uruk-guard-1');
    expect(p.told('shot')).toMatchObject([{ dice: [6, 6], hit: false }]);
    expect(p.told('casualty')).toEqual([]);
  });

  test('[7.33, 7.37] who strikes at one throws as ever', () => {
    const p = unamended(`
      turn 14, isengard-combat, melee
      0825: infantry-1
      0826: uruk-guard-1
      westernesse 101 points
    `).rolling(6, 6);
    p.play('uruk-guard-1 attacks infantry-1', 'done');
    expect(p.told('struck')).toMatchObject([{ dice: [6, 6], hit: false }]);
  });
});
