import { describe, expect, test } from 'vitest';
import { SIDES } from '../engine/words.ts';
import { pointsOf } from '../forces/points.ts';
import type { Profile } from './schemas.ts';
import { FORCES, POWERS, PROFILES, SCENARIOS, WARGEAR } from './values.ts';

const BUILDS = ['Infantry', 'Cavalry', 'Monster'] as const;
const RANKS = ['Hero', 'Warrior'] as const;
/** Points that an armour or a shield adds. */
const DEFENCE = { armour: 1, 'heavy-armour': 2, shield: 1 } as const;

/** Of a fighter on horse and on foot alike, whatever he has in his hands. */
const worn = ({ gear }: Profile) => gear.filter((id) => id !== 'lance' && id !== 'sword').sort();

describe('[T-10] profiles', () => {
  test('there are forty, of both sides', () => {
    expect(PROFILES.size).toBe(40);
    expect(new Set([...PROFILES.values()].map(({ side }) => side)).size).toBe(2);
  });

  describe.each([...PROFILES.values()])('$id', (profile) => {
    const { keywords, stores, base, gear, powers, rules, foot, height } = profile;
    const build = BUILDS.filter((word) => keywords.includes(word));
    const rank = RANKS.filter((word) => keywords.includes(word));

    test('[S-1] is of one build, one rank and one people', () => {
      expect([build.length, rank.length, keywords.length]).toEqual([1, 1, 3]);
    });

    test('[S-96] has stores and powers only as a Hero', () => {
      expect(stores !== null).toBe(rank[0] === 'Hero');
      expect(powers.length === 0 || rank[0] === 'Hero').toBe(true);
    });

    test('[X-23] stands on the base of its build, as high as its people', () => {
      expect(base).toBe(build[0] === 'Cavalry' ? 40 : 25);
      expect(height).toBe(build[0] === 'Cavalry' ? 4500 : keywords.includes('Hobbit') ? 2000 : 3000);
    });

    test('[M-20] is of a height of which a quarter and nine tenths are whole', () => {
      expect([height % 4, (height * 9) % 10]).toEqual([0, 0]);
    });

    test('has wargear and powers that there are, each once', () => {
      expect(gear.every((id) => WARGEAR.has(id))).toBe(true);
      expect(powers.every(({ power }) => POWERS.has(power))).toBe(true);
      for (const list of [gear, rules, powers.map(({ power }) => power)]) expect(new Set(list).size).toBe(list.length);
    });

    test('[X-21] is on foot the same fighter without horse and lance', () => {
      if (build[0] !== 'Cavalry') return expect(foot).toBeNull();
      const afoot = PROFILES.get(foot ?? '');
      expect(afoot).toMatchObject({
        side: profile.side,
        fight: profile.fight,
        shoot: profile.shoot,
        strength: profile.strength,
        defence: profile.defence,
        attacks: profile.attacks,
        wounds: profile.wounds,
        courage: profile.courage,
        stores,
        powers,
        base: 25,
        mv: 6,
        foot: null,
      });
      if (afoot) expect(worn(afoot)).toEqual(worn(profile));
    });

    test('has a name of its own, and one without proper names', () => {
      expect(profile.neutral).not.toMatch(/Gandalf|Peregrin|Minas|Tirith|Rohan|omer|oden|Saruman|Uruk|Mordor|Isengard/);
      const same = [...PROFILES.values()].filter(
        ({ name, neutral }) => name === profile.name || neutral === profile.neutral,
      );
      expect(same).toEqual([profile]);
    });
  });

  test.each([
    ['mt-bow', 'mt-shield'],
    ['ro-bow', 'ro-shield'],
    ['mo-spear', 'mo-shield'],
    ['is-pike', 'is-shield'],
    ['is-scout-bow', 'is-scout-shield'],
    ['mo-warg-bow', 'mo-warg-shield'],
  ])('[S-157, S-158] the shield of %s’s comrade %s is counted in his Defence', (bare, shielded) => {
    const [without, having] = [PROFILES.get(bare), PROFILES.get(shielded)];
    expect(having?.gear).toContain('shield');
    expect((having?.defence ?? 0) - (without?.defence ?? 0)).toBe(DEFENCE.shield);
  });

  test('[S-155, S-156] heavy armour is worth one more than armour, between men who are else alike', () => {
    const [city, plains] = [PROFILES.get('mt-shield'), PROFILES.get('ro-shield')];
    expect([city?.gear, plains?.gear]).toEqual([
      ['heavy-armour', 'sword', 'shield'],
      ['armour', 'sword', 'shield'],
    ]);
    const more = DEFENCE['heavy-armour'] - DEFENCE.armour;
    expect((city?.defence ?? 0) - (plains?.defence ?? 0)).toBe(more);
  });
});

describe('wargear and powers', () => {
  test.each([
    ['bow', 24, 2, 'half'],
    ['orc-bow', 18, 2, 'half'],
    ['uruk-hai-bow', 18, 3, 'half'],
    ['throwing-spears', 8, 3, 'none'],
  ] as const)('[S-64, T-2] %s: %i inches, Strength %i', (id, range, strength, moveLimit) => {
    expect(WARGEAR.get(id)).toMatchObject({ range, strength, moveLimit });
  });

  test('[S-130] what is neither two-handed nor hand-and-a-half has no word for it', () => {
    const held = [...WARGEAR.values()]
      .filter(({ hands }) => hands !== undefined)
      .map(({ id, hands }) => `${id} ${hands}`);
    expect(held).toEqual([
      'two-handed-weapon two',
      'staff-of-power hand-and-a-half',
      'elven-made-sword-of-might hand-and-a-half',
    ]);
  });

  test('[S-142] a pike supports as a pike, a spear as a spear, and nothing else supports', () => {
    const supports = [...WARGEAR.values()].filter(({ support }) => support !== undefined);
    expect(supports.map(({ id, support }) => [id, support])).toEqual([
      ['spear', 'spear'],
      ['pike', 'pike'],
    ]);
  });

  test('[S-120, T-3] how long each power lasts', () => {
    expect([...POWERS.values()].map(({ id, duration }) => `${id} ${duration}`)).toEqual([
      'black-dart instant',
      'command temporary',
      'compel temporary',
      'immobilise temporary',
      'transfix temporary',
      'sorcerous-blast instant',
      'terrifying-aura exhaustion',
    ]);
  });

  test('[S-121, S-128] the hits of Dart and Blast', () => {
    expect(POWERS.get('black-dart')?.strength).toBe(9);
    expect(POWERS.get('sorcerous-blast')).toMatchObject({ strength: 5, others: 3 });
  });

  test('[S-122, S-124] two powers have two names, and each name knows the other', () => {
    const pairs = [...POWERS.values()].filter(({ same }) => same !== undefined);
    expect(pairs).toHaveLength(4);
    for (const { id, duration, same } of pairs) {
      expect(POWERS.get(same ?? id)).toMatchObject({ duration, same: id });
    }
  });
});

describe('[X-34, X-40] forces', () => {
  test.each([
    ['even-rohan', 379, 'even-isengard', 457],
    ['even-minas-tirith', 260, 'even-mordor', 360],
  ])('%s has %i points, and its pair %s %i', (good, points, evil, against) => {
    expect([FORCES.get(good)?.points, FORCES.get(evil)?.points]).toEqual([points, against]);
  });

  test.each([
    ['boxed-minas-tirith', 529],
    ['boxed-rohan', 379],
    ['boxed-mordor', 271],
    ['boxed-isengard', 488],
  ])('%s has %i points', (id, points) => {
    expect(FORCES.get(id)?.points).toBe(points);
  });

  test.each([...FORCES.values()])('$id has a title without proper names', ({ title, neutral = title }) => {
    expect(neutral).not.toMatch(/Minas|Tirith|Rohan|Mordor|Isengard/);
  });
});

describe.each([...SCENARIOS.values()])('$id', ({ id, forces, rules, options, title, neutral = title, story = '' }) => {
  // Those of The Forces Clash and The Watch are even by the battles of computer players, which points are not.
  test('[X-34] the forces with which it is played are even to a tenth, or as nearly as measured battles want them', () => {
    const points = SIDES.map((side) => pointsOf(FORCES.get(forces.default[side])?.models ?? []) ?? 0);
    const [less = 0, more = 0] = points.sort((a, b) => a - b);
    expect(less).toBeGreaterThan(0);
    const part = { 'forces-clash': 3, 'the-watch': 6 }[id] ?? 10;
    expect((more - less) * part).toBeLessThanOrEqual(more);
  });

  test('names the rules from which it comes', () => {
    expect(rules.length).toBeGreaterThan(0);
    expect(new Set(rules).size).toBe(rules.length);
  });

  test('has a title and a story without proper names', () => {
    expect(`${neutral} ${story}`).not.toMatch(/Minas|Tirith|Rohan|Mordor|Isengard|Gandalf|Peregrin|Saruman/);
  });

  test('[X-19] comes to an end', () => {
    expect(options.turnLimit).toBeGreaterThan(0);
  });

  test('[X-12] as printed it has no heroic actions, in full all four', () => {
    expect(options.heroics.length).toBe(id === 'forces-clash' ? 0 : 4);
    expect(options.preset).toBe(id === 'forces-clash' ? 'as-printed' : 'full');
  });
});
