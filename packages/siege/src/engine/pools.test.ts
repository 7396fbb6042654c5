/** Pools, in the Ford with its wardens taken apart: the spearman bears one point, the bowman two. */
import { settle } from '@warbeacon/kernel';
import { describe, expect, test } from 'vitest';
import { HOOKS } from '../the-ford/cases.ts';
import { NOTATION, positionSchema } from '../the-ford/notation.ts';
import { THE_FORD } from '../the-ford/game.ts';
import { makePosition } from '../notation/make-position.ts';
import { parsePosition } from '../notation/position.ts';
import { eliminate } from '../standard/losses/losses.ts';
import { isCowed } from '../standard/demoralization/demoralization.ts';
import { obligedTargets } from '../standard/melee/melee.ts';
import { hasZones } from '../standard/zones/zones.ts';
import { z } from 'zod';
import { makeGame } from './game.ts';
import { makeRules } from './rules.ts';
import { situate, type Situation } from './situation.ts';

declare module './vocabulary.ts' {
  interface Pools {
    bowmen: true;
  }
}

/** Phases that have ended, in the order in which they did. */
const ended: string[] = [];

const PARTS = {
  ...THE_FORD,
  pools: [
    { id: 'raiders', side: 'raiders' },
    { id: 'wardens', side: 'wardens', level: 1 },
    { id: 'bowmen', side: 'wardens', level: 2 },
  ],
  units: THE_FORD.units.map((spec) => (spec.kind === 'bowman' ? { ...spec, pool: 'bowmen' as const } : spec)),
  hooks: { ...HOOKS, phaseEnds: ({ s }: Situation) => void ended.push(s.phase) },
  notation: {
    ...NOTATION,
    schema: positionSchema.extend({
      demoralization: z.partialRecord(z.enum(['raiders', 'wardens', 'bowmen']), z.number().int()).default({}),
    }),
  },
} as const;
const GAME = makeGame(PARTS);
const rules = makeRules(GAME);

const [AXEMAN = -1, , SPEARMAN = -1, BOWMAN = -1] = GAME.units.map((_, unit) => unit);

/** The axeman between the spearman and the bowman. */
function melee(demoralization: object): Situation {
  const read = parsePosition(GAME, {
    game: 'the-ford',
    turn: 1,
    phase: 'raiders-combat',
    segment: 'melee',
    units: [
      { id: 'axeman-1', hex: '0103' },
      { id: 'axeman-2', hex: '0201' },
      { id: 'spearman-1', hex: '0102' },
      { id: 'bowman-1', hex: '0203' },
    ],
    demoralization,
  });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return situate(GAME, read.value.state);
}

const SILENT = { d6: () => 1, emit: () => undefined };

describe('[9.0] pools of one side', () => {
  test('[9.13] count the losses of their own units', () => {
    const situation = melee({});
    eliminate(situation, BOWMAN, 'casualty', SILENT);
    expect(situation.s.losses).toEqual({ raiders: 0, wardens: 0, bowmen: 4 });
  });

  test('[9.21] [9.22] lose heart each by itself, and are shown with their side where they are not all of it', () => {
    const { s } = melee({ bowmen: 3, wardens: 1 });
    expect(rules.view(s, 'spectator').points).toEqual({
      wardens: { now: 1, level: 1, demoralized: false },
      bowmen: { side: 'wardens', now: 3, level: 2, demoralized: true },
    });
  });

  test('[9.21] a pool without a level never loses heart', () => {
    const situation = melee({ raiders: 900 });
    expect(GAME.cases.isDemoralized(situation, 'raiders')).toBe(false);
    expect(situation.board.demoralized(0)).toBe(false);
  });

  test('[6.14] only units of a pool that has lost heart have no zones', () => {
    const zones = (demoralization: object) => {
      const situation = melee(demoralization);
      const zone = situation.board.zone('wardens');
      return { obliged: obligedTargets(situation, AXEMAN), zone: [...zone] };
    };
    expect(zones({}).obliged).toEqual([SPEARMAN, BOWMAN]);
    expect(zones({ bowmen: 3 }).obliged).toEqual([SPEARMAN]);
    expect(zones({ wardens: 2 }).obliged).toEqual([BOWMAN]);
    expect(zones({ wardens: 2, bowmen: 3 })).toEqual({ obliged: [], zone: zones({}).zone.map(() => 0) });
    const both = zones({}).zone;
    const either = zones({ bowmen: 3 }).zone.map(
      (reached, place) => reached | (zones({ wardens: 2 }).zone[place] ?? 0),
    );
    expect(either).toEqual(both);
  });

  test('[9.32] only units of morale Z whose own pool has lost heart are cowed', () => {
    const cowed = (demoralization: object, unit: number) => {
      const situation = melee(demoralization);
      const game = makeGame({
        ...PARTS,
        units: GAME.units.map((spec) => ({ ...spec, full: { ...spec.full, morale: 'Z' as const } })),
      });
      return isCowed(situate(game, situation.s), unit);
    };
    expect(cowed({ bowmen: 3 }, BOWMAN)).toBe(true);
    expect(cowed({ bowmen: 3 }, SPEARMAN)).toBe(false);
    expect(cowed({ wardens: 2 }, SPEARMAN)).toBe(true);
    expect(isCowed(melee({ bowmen: 3 }), BOWMAN)).toBe(false);
  });

  test('[6.14] W-220: a formation of two pools has its zone as long as one of them has heart', () => {
    const together = (demoralization: object) => {
      const situation = melee(demoralization);
      situation.s.formations = [{ kind: 'wedge', units: [SPEARMAN, BOWMAN], leader: 0, fresh: false, glory: false }];
      return hasZones(situation, SPEARMAN);
    };
    expect(together({ wardens: 2 })).toBe(true);
    expect(together({ wardens: 2, bowmen: 3 })).toBe(false);
  });

  test('are written into a position and read from it', () => {
    const { s } = melee({ bowmen: 3, wardens: -7 });
    const written = makePosition(GAME, s);
    expect(written.demoralization).toEqual({ raiders: 0, wardens: -7, bowmen: 3 });
    const read = parsePosition(GAME, written);
    expect(read.ok && read.value.state.losses).toEqual(s.losses);
    expect(rules.clone(s).losses).toEqual(s.losses);
  });

  test('belong to the side of their units', () => {
    expect(() => makeGame({ ...PARTS, pools: PARTS.pools.slice(0, 2) })).toThrow('bowmen is no pool of wardens');
  });
});

test('a game has a say at the end of every phase', () => {
  const s = rules.create({});
  ended.length = 0;
  for (const [unit, place] of [0, 3, 2, 5].entries()) {
    const state = s.units[unit];
    if (state) state.at = place;
  }
  while (s.turn < 2) {
    const [side = 'raiders'] = rules.deciders(s);
    rules.apply(s, side, { type: 'done' }, SILENT);
    settle(rules, s, SILENT);
  }
  expect(ended.slice(0, GAME.phases.length)).toEqual(GAME.phases.map(({ id }) => id));
});
