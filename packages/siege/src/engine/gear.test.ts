/** What gear may be to who is on it in a game whose rows differ from those of the ladders that `helms-deep` has. */
import { position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';
import { HELMS_DEEP } from '../helms-deep/game.ts';
import { enemyZone } from '../standard/zones/zones.ts';
import { duelDifferential } from '../standard/duels/duels.ts';
import { obligedTargets } from '../standard/melee/melee.ts';
import { whyCannotFire } from '../standard/missiles/missiles.ts';
import { LADDER } from '../helms-deep/ladders/ladder.ts';
import { makeGame } from './game.ts';
import { gearAgainst, type GearSpec, gearModifiers } from './gear.ts';
import { situate } from './situation.ts';
import { parsePlaceId } from './terrain.ts';

/** A position in which ladders are what `gear` says. */
function on(gear: Partial<GearSpec>, diary: string, of: GearSpec = LADDER) {
  const game = makeGame({
    ...HELMS_DEEP,
    markers: { ...HELMS_DEEP.markers, ladder: { real: 12, dummy: 0, gear: { ...of, ...gear } } },
  });
  const situation = situate(game, position(`turn 5, isengard-combat, melee\n${diary}`).state);
  const place = (hex: string) => parsePlaceId(game.terrain, hex) ?? -1;
  return {
    situation,
    place,
    unit: (id: string) => game.unitIndex.get(id) ?? -1,
    leader: (id: string) => game.leaderIndex.get(id) ?? -1,
    link: (from: string, to: string) => {
      const link = game.terrain.links[place(from)]?.find((each) => each.to === place(to));
      if (!link) throw new Error(`${from} and ${to} do not touch`);
      return link;
    },
    /** 1 where the side has an enemy zone against it. */
    held: (side: 'isengard' | 'westernesse', hex: string) => enemyZone(situation, side)[place(hex)],
  };
}

const UPWARD = { zones: 'upward' } as const;
const BELOW = `
  1311: orc-1
  1310: infantry-1
  0826: orc-2
  0825: infantry-2
  ladder 1311 against 1310
`;

describe('[6.13] Zones over a wall by gear', () => {
  test('come up from below to the side that it serves, and not down from above', () => {
    const p = on(UPWARD, BELOW);
    expect(p.held('westernesse', '1310')).toBe(1);
    expect(p.held('isengard', '1311')).toBe(0);
    // What is not served stays closed.
    expect(p.held('westernesse', '1410')).toBe(0);
  });

  test('[6.3] who stands above must strike, who climbs need not', () => {
    const p = on(UPWARD, BELOW);
    expect(obligedTargets(p.situation, p.unit('infantry-1'))).toEqual([p.unit('orc-1')]);
    expect(obligedTargets(p.situation, p.unit('orc-1'))).toEqual([]);
  });

  test('the climber’s own around it stay', () => {
    const p = on(UPWARD, BELOW);
    expect(p.held('westernesse', '1312')).toBe(1);
    expect(on({}, BELOW).held('westernesse', '1312')).toBe(0);
  });

  test('none comes from gear with nobody, or horse, below', () => {
    const horse = on(UPWARD, BELOW.replace('orc-1', 'warg-1'));
    expect(horse.held('westernesse', '1310')).toBe(0);
    expect(obligedTargets(horse.situation, horse.unit('infantry-1'))).toEqual([]);
    expect(on(UPWARD, BELOW.replace('1311: orc-1', '1309: orc-1')).held('westernesse', '1310')).toBe(1);
    expect(on(UPWARD, BELOW.replace('1311: orc-1', '1313: orc-1')).held('westernesse', '1310')).toBe(0);
  });

  test('[6.14] W-220: a formation has one as long as one of its units has heart', () => {
    const WALL = `
      0825: infantry-1
      1311: orc-1
      1310: infantry-2
      ladder 1311 against 1310
    `;
    const p = on(UPWARD, WALL);
    const { game: parts, s } = p.situation;
    const game = makeGame({
      ...parts,
      pools: [...parts.pools, { id: 'bowmen', side: 'isengard', level: 0 }],
      units: parts.units.map((spec) => (spec.id === 'orc-2' ? { ...spec, pool: 'bowmen' as const } : spec)),
    });
    const [first, second] = [p.unit('orc-1'), p.unit('orc-2')];
    const climber = s.units[second];
    if (climber) climber.at = p.place('1311');
    s.formations = [{ kind: 'shield-wall', units: [first, second], leader: 0, fresh: false, glory: false }];
    const zone = (...lost: readonly string[]) =>
      enemyZone(
        situate({ ...game, cases: { ...game.cases, isDemoralized: (_, pool) => lost.includes(pool) } }, s),
        'westernesse',
      )[p.place('1310')];
    expect(zone()).toBe(1);
    expect(zone('isengard')).toBe(1);
    expect(zone('isengard', 'bowmen')).toBe(0);
  });

  test('nor while it serves nothing yet', () => {
    const p = on({ ...UPWARD, serves: () => false }, BELOW);
    expect(p.held('westernesse', '1310')).toBe(0);
    expect(obligedTargets(p.situation, p.unit('infantry-1'))).toEqual([]);
  });
});

describe('Gear says itself', () => {
  test('[7.35] which sides of its place it serves', () => {
    const all = on({ serves: (_s, _marker, link) => link.up === 1 }, BELOW);
    expect(gearAgainst(all.situation, all.place('1311'), all.link('1311', '1310'))).toBe(LADDER.climb);
    expect(gearAgainst(all.situation, all.place('1311'), all.link('1311', '1211'))).toBe(undefined);
    const none = on({ serves: () => false }, BELOW);
    expect(gearAgainst(none.situation, none.place('1311'), none.link('1311', '1310'))).toBe(undefined);
  });

  test('[7.11] whether units on it shoot', () => {
    const archers = BELOW.replace('orc-1', 'orc-archer-1');
    const free = on({}, archers, { climb: 2, zones: 'none', duel: 0 });
    expect(whyCannotFire(free.situation, free.unit('orc-archer-1'))).toBeNull();
    const not = on({}, archers);
    expect(whyCannotFire(not.situation, not.unit('orc-archer-1'))?.code).toBe('on-ladder');
  });

  test('[7.18] what it does to armour in melee, and against missiles', () => {
    const cover = { case: '7.18', label: 'boards', value: 1 };
    const p = on({ againstMissiles: cover }, BELOW);
    expect(gearModifiers(p.situation, p.place('1311'), true)).toEqual([cover]);
    expect(gearModifiers(p.situation, p.place('1311'), false)).toEqual([LADDER.inMelee]);
    expect(gearModifiers(p.situation, p.place('1310'), true)).toEqual([]);
  });

  test('[7.22] what it takes from a leader’s rating over a wall', () => {
    const leaders = `
      1311: orc-1, captain-1
      1310: infantry-1, gimli
      ladder 1311 against 1310
    `;
    const differential = (duel: number): number => {
      const p = on({ duel }, leaders);
      return duelDifferential(p.situation, p.leader('gimli'), p.leader('captain-1'));
    };
    expect(differential(2) - differential(0)).toBe(2);
  });
});
