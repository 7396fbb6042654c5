/** What zones of control and missiles reach, of what a viewer knows: as the rules have it, and no secret in it. */
import { canonicalJson, type Viewer } from '@warbeacon/kernel';
import { gondor, HELMS_DEEP_SUBJECT, position } from '@warbeacon/siege/testing';
import { type Subject, walk } from '@warbeacon/testkit';
import { describe, expect, test } from 'vitest';
import type { Game } from '../engine/game.ts';
import { knownState } from '../engine/known-state.ts';
import type { RangeShown, ZonesShown } from '../engine/reach.ts';
import { situate } from '../engine/situation.ts';
import { placeOf, type State } from '../engine/state.ts';
import { makePlaceId } from '../engine/terrain.ts';
import type { SiegeView } from '../engine/view-shape.ts';
import type { Side } from '../engine/vocabulary.ts';
import { GONDOR, gondorSiege } from '../gondor/game.ts';
import { GONDOR_SUBJECT } from '../gondor/laws.fixture.ts';
import { HELMS_DEEP, helmsDeepSiege } from '../helms-deep/game.ts';
import { parsePosition } from '../notation/position.ts';
import { targetsOf, whyCannotHit } from '../standard/missiles/missiles.ts';
import { THE_FORD, theFordSiege } from '../the-ford/game.ts';
import { REACH } from './reach.ts';

const deep = (diary: string, turn = 2) =>
  helmsDeepSiege.rules.view(position(`turn ${turn}, westernesse-combat, missile\n${diary}`).state, 'spectator');
const city = (diary: string) =>
  gondorSiege.rules.view(gondor(`gondor, turn 8, sauron-combat, missile\n${diary}`).state, 'spectator');

function ford(units: Readonly<Record<string, string>>) {
  const read = parsePosition(THE_FORD, {
    game: 'the-ford',
    turn: 1,
    phase: 'raiders-movement',
    units: Object.entries(units).map(([id, hex]) => ({ id, hex })),
  });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return theFordSiege.rules.view(read.value.state, 'spectator');
}

/** The first weapon of a piece: what it reaches, and what not, for which case and because of what. */
function told(game: Game, view: SiegeView, piece: string, weapon = 0) {
  const shown = REACH.range(game, view, piece);
  if (!shown.ok) throw new Error(shown.error.message);
  const { range, refusal, places, sides } = shown.value.weapons[weapon] ?? {
    range: 0,
    refusal: shown.value.refusal,
    places: [],
    sides: [],
  };
  return {
    range,
    refusal: refusal?.code ?? null,
    seen: places.filter((each) => each.refusal === null).map(({ place }) => place),
    unseen: Object.fromEntries(
      places.flatMap((each) => (each.refusal === null ? [] : [[each.place, each.refusal.case]])),
    ),
    stops: Object.fromEntries(
      places.flatMap((each) => (each.stoppedBy.length > 0 ? [[each.place, each.stoppedBy]] : [])),
    ),
    sheltered: places.filter(({ modifiers }) => modifiers.length > 0).map(({ place }) => place),
    sides: Object.fromEntries(
      sides.map(({ between, ...how }) => [between.join(' '), [how.distance, how.totals, how.chance]]),
    ),
  };
}

describe('Helm’s Deep', () => {
  test('[6.0, 6.13] zones reach all six hexes around, of either side', () => {
    const zones = helmsDeepSiege.reach.zones(deep('0825: infantry-1\n0830: orc-1'));
    expect(zones['westernesse']).toEqual(
      ['0725', '0726', '0824', '0826', '0925', '0926'].toSorted(byPlace(HELMS_DEEP)),
    );
    expect(zones['isengard']).toHaveLength(6);
  });

  test('[6.1, 20.63] neither over a wall nor from a ladder', () => {
    const zones = helmsDeepSiege.reach.zones(deep('1310: infantry-1\n1311: orc-1\nladder 1311 against 1310'));
    expect(zones['westernesse']).not.toContain('1311');
    expect(zones['isengard']).toEqual([]);
  });

  test('[6.14, 9.21] of an army that has lost heart there are none', () => {
    const diary = '0825: infantry-1\n0826: orc-1\nwesternesse 101 points';
    const zones = helmsDeepSiege.reach.zones(deep(diary));
    expect(zones['westernesse']).toEqual([]);
    expect(zones['isengard']).toHaveLength(6);
  });

  test('[7.12, A7.12] foot archers see three hexes far, mounted ones two', () => {
    const view = deep('0826: orc-archer-1\n0819: light-cavalry-1');
    expect(told(HELMS_DEEP, view, 'orc-archer-1')).toMatchObject({ range: 3, refusal: null });
    expect(told(HELMS_DEEP, view, 'orc-archer-1').seen).toContain('0823');
    expect(told(HELMS_DEEP, view, 'light-cavalry-1').range).toBe(2);
    expect(told(HELMS_DEEP, view, 'light-cavalry-1').seen).not.toContain('0816');
  });

  test('[7.13, A7.13] mountains stop it, and what is behind a wall', () => {
    const view = deep('0322: orc-archer-1\n1312: orc-archer-2');
    const one = told(HELMS_DEEP, view, 'orc-archer-1');
    expect(one.unseen['0325']).toBe('7.13');
    expect(one.stops['0325']?.length).toBeGreaterThan(0);
    const two = told(HELMS_DEEP, view, 'orc-archer-2');
    expect(two.seen).toContain('1310');
    expect(two.unseen['1309']).toBe('A7.13');
    expect(two.stops['1309']).toEqual(['1310']);
  });

  test('[7.18] it is told who would be behind a wall', () => {
    expect(told(HELMS_DEEP, deep('1312: orc-archer-1'), 'orc-archer-1').sheltered).toContain('1310');
    expect(told(HELMS_DEEP, deep('1310: archer-1'), 'archer-1').sheltered).not.toContain('1311');
  });

  test('[7.11, 7.14, 7.57] why somebody does not shoot, and of leaders that they never do', () => {
    const view = deep('0826: orc-1\n0810: archer-1 fired\n0812: archer-2 disrupted\n0825: aragorn\ndue: uruk-archer-5');
    expect(told(HELMS_DEEP, view, 'orc-1')).toMatchObject({ range: 0, refusal: 'no-missiles', seen: [] });
    expect(told(HELMS_DEEP, view, 'archer-1').refusal).toBe('already-fired');
    expect(told(HELMS_DEEP, view, 'archer-1').seen.length).toBeGreaterThan(0);
    expect(told(HELMS_DEEP, view, 'archer-2').refusal).toBe('disrupted');
    expect(told(HELMS_DEEP, view, 'uruk-archer-5')).toMatchObject({ refusal: 'not-due', seen: [] });
    expect(helmsDeepSiege.reach.range(view, 'aragorn')).toMatchObject({ ok: false, error: { code: 'not-a-unit' } });
    expect(helmsDeepSiege.reach.range(view, 'nobody-7')).toMatchObject({ ok: false, error: { code: 'unknown-unit' } });
  });
});

describe('Gondor', () => {
  test('[6.13, 16.27] zones go through a wall when it is broken', () => {
    const whole = gondorSiege.reach.zones(city('1508: orc-1\n1507: spearman-1'));
    const broken = gondorSiege.reach.zones(city('1508: orc-1\n1507: spearman-1\n1508-1507 breached'));
    expect(whole['sauron']).not.toContain('1507');
    expect(broken['sauron']).toContain('1507');
  });

  test('[7.12, 7.13] G-20, G-22: two hexes, and a grove stops what would pass through', () => {
    const { range, seen, unseen, stops } = told(GONDOR, city('0422: orc-archer-1'), 'orc-archer-1');
    expect(range).toBe(2);
    expect(seen).toContain('0423');
    expect(unseen['0424']).toBe('7.13');
    expect(stops['0424']).toEqual(['0423']);
  });

  test('[7.13] G-23: over a siege tower nobody shoots', () => {
    const { unseen, stops } = told(GONDOR, city('0815: orc-archer-1\nsiege-tower-1 0816'), 'orc-archer-1');
    expect(unseen['0817']).toBe('7.13');
    expect(stops['0817']).toEqual(['0816']);
  });

  test('[16.25, 16.12] G-19: a catapult reaches two hexes, over towers too, for whoever serves it', () => {
    const view = city('1820: orc-1\nsauron-catapult-1 1820 fired');
    const { range, refusal, seen } = told(GONDOR, view, 'orc-1');
    expect({ range, refusal }).toEqual({ range: 2, refusal: 'already-fired' });
    expect(seen).toContain('1818');
    expect(seen).not.toContain('1817');
    const both = gondorSiege.reach.range(city('1820: orc-archer-1\nsauron-catapult-1 1820'), 'orc-archer-1');
    expect(both.ok && both.value.weapons.map(({ weapon }) => weapon)).toEqual(['missile', 'catapult']);
  });

  test('[16.22, 16.23, 16.3] and breaks walls by the range at which they are; the city breaks nothing', () => {
    const { sides } = told(GONDOR, city('1511: orc-1\nsauron-catapult-1 1511'), 'orc-1');
    const distances = new Set(Object.values(sides).map(([distance]) => distance));
    expect(distances.size).toBeGreaterThan(1);
    for (const [distance] of Object.values(sides)) expect(distance).toBeLessThanOrEqual(4);
    expect(sides['1509 1508']).toEqual([3, [3, 3], { n: 1, d: 18 }]);
    const inside = told(GONDOR, city('1409: spearman-1\ncity-catapult-1 1409'), 'spearman-1');
    expect(inside.range).toBe(2);
    expect(inside.sides).toEqual({});
  });
});

describe('the Ford', () => {
  test('[6.13] zones pass the ford', () => {
    const { wardens, raiders } = theFordSiege.reach.zones(
      ford({ 'axeman-1': '0102', 'spearman-1': '0103' }),
    ) as Fordish;
    expect(raiders).toContain('0103');
    expect(wardens).toContain('0102');
  });

  test('[7.12] two hexes', () => {
    const { range, seen } = told(THE_FORD, ford({ 'bowman-1': '0203', 'axeman-1': '0101' }), 'bowman-1');
    expect(range).toBe(2);
    expect(seen).toContain('0201');
    expect(seen).not.toContain('0203');
  });
});

type Fordish = Readonly<Record<'wardens' | 'raiders', readonly string[]>>;

const byPlace =
  ({ terrain }: Game) =>
  (a: string, b: string): number =>
    terrain.ids.indexOf(a) - terrain.ids.indexOf(b);

interface Reaching<V> {
  readonly zones: (view: V) => ZonesShown;
  readonly range: (view: V, piece: string) => { readonly ok: boolean; readonly value?: RangeShown };
}

/** At so many steps of a walk all units are asked about. */
const EVERY = 40;

function faultsOn<C, E, V extends SiegeView, S extends Side>(
  game: Game,
  { reach, rules }: { reach: Reaching<V>; rules: Subject<State, C, E, V, S>['rules'] },
  walked: Iterable<{ readonly state: State }>,
): { asked: number; faults: string[] } {
  const faults: string[] = [];
  let asked = 0;
  let step = 0;
  for (const { state } of walked) {
    if (step++ % EVERY > 0) continue;
    const truth = situate(game, state);
    const zones = Object.fromEntries(
      rules.sides.map((side) => [side, game.terrain.ids.filter((_id, place) => truth.board.zone(side)[place] === 1)]),
    );
    for (const viewer of ['spectator', ...rules.sides] as readonly Viewer<S>[]) {
      const view = rules.view(state, viewer);
      // What is known is what is shown, neither more nor less.
      const again = { ...rules.view(knownState(game, view), viewer), decision: view.decision, segment: view.segment };
      if (canonicalJson(again) !== canonicalJson(view)) faults.push(`${step} ${viewer}: another view`);
      if (canonicalJson(reach.zones(view)) !== canonicalJson(zones)) faults.push(`${step} ${viewer}: other zones`);
    }
    const view = rules.view(state, 'spectator');
    for (const [unit, { id }] of game.units.entries()) {
      const { value } = reach.range(view, id);
      const own = value?.weapons.find(({ weapon }) => weapon === 'missile');
      const seen = own?.places.filter(({ refusal }) => refusal === null).map(({ place }) => place) ?? [];
      const hit = state.units.flatMap(({ at }, target) =>
        own && at >= 0 && whyCannotHit(truth, unit, target) === null ? [makePlaceId(game.terrain, at)] : [],
      );
      asked += hit.length;
      if (hit.some((place) => !seen.includes(place))) faults.push(`${step} ${id}: hits what it does not see`);
      const shown = value?.weapons.every(({ refusal }) => refusal !== null) === true;
      if (shown && targetsOf(truth, unit).length > 0) faults.push(`${step} ${id}: shoots though it cannot`);
      if (own && value?.from !== makePlaceId(game.terrain, placeOf(state, unit)))
        faults.push(`${step} ${id}: elsewhere`);
    }
  }
  return { asked, faults };
}

describe('on walks by chance, what a viewer knows is what it is shown, and reaches as the rules have it', () => {
  test('Helm’s Deep', () => {
    const { asked, faults } = faultsOn(HELMS_DEEP, helmsDeepSiege, walk(HELMS_DEEP_SUBJECT, { seed: 3, limit: 2000 }));
    expect(faults).toEqual([]);
    expect(asked).toBeGreaterThan(10);
  });

  test('Gondor', () => {
    const { asked, faults } = faultsOn(GONDOR, gondorSiege, walk(GONDOR_SUBJECT, { seed: 3, limit: 2000 }));
    expect(faults).toEqual([]);
    expect(asked).toBeGreaterThan(10);
  });
});

describe('[20.31, 16.72] which counters are dummies changes nothing of what is answered', () => {
  test.each([
    ['isengard', 'westernesse'],
    ['isengard', 'spectator'],
  ] as const)('Helm’s Deep: %s’s, to %s', (_owner, viewer) => {
    const diary = (dummy: string) =>
      position(`
        turn 5, westernesse-combat, missile
        0811: orc-archer-1
        0812: orc-3
        0810: archer-1
        blasting-fire orc-3${dummy}
        blasting-fire 0811 against 0810${dummy}
      `).state;
    const answers = ['', ' dummy'].map((dummy) => {
      const view = helmsDeepSiege.rules.view(diary(dummy), viewer);
      return [
        helmsDeepSiege.reach.zones(view),
        helmsDeepSiege.reach.range(view, 'orc-archer-1'),
        helmsDeepSiege.reach.range(view, 'archer-1'),
      ];
    });
    expect(canonicalJson(answers[0])).toBe(canonicalJson(answers[1]));
  });

  test('Gondor: oil and cauldrons, to Sauron', () => {
    const answers = ['', ' dummy'].map((dummy) => {
      const { state } = gondor(`
        gondor, turn 8, sauron-combat, missile
        1509: bowman-1
        1510: orc-archer-1
        oil bowman-1${dummy}
        cauldron-1 1509${dummy}
      `);
      const view = gondorSiege.rules.view(state, 'sauron');
      return [
        gondorSiege.reach.zones(view),
        gondorSiege.reach.range(view, 'orc-archer-1'),
        gondorSiege.reach.range(view, 'bowman-1'),
      ];
    });
    expect(canonicalJson(answers[0])).toBe(canonicalJson(answers[1]));
  });
});
