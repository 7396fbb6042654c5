/** What follows from the setup alone: models with their profiles, the ground, who has a rule. */
import { describe, expect, test } from 'vitest';
import { PROFILES, SCENARIOS } from '../data/index.ts';
import type { Table } from '../data/scenario.schema.ts';
import { newTable, position } from '../testing/index.ts';
import { BARE_TABLE, fieldOf, type Field, pointsOf, radiusOf, scenarioOf } from './field.ts';
import type { CastModel, Setup } from './state.ts';

const bare = (): Setup => position('t2 move good* | g1=mt-shield@10",10" | e1=mo-shield@30",30"').state.setup;
const withModels = (...models: readonly CastModel[]): Field => fieldOf({ ...bare(), models });
const good = (id: string, profile: string, more: Partial<CastModel> = {}): CastModel => ({
  id,
  side: 'good',
  profile,
  ...more,
});
const one = (profile: string, more: Partial<CastModel> = {}) => {
  const [spec] = withModels(good('one', profile, more)).models;
  if (spec === undefined) throw new Error('nobody is in the field');
  return spec;
};

describe('A field', () => {
  test('is worked out once for a setup, and anew for another', () => {
    const [setup, other] = [bare(), bare()];
    expect(fieldOf(setup)).toBe(fieldOf(setup));
    expect(fieldOf(other)).not.toBe(fieldOf(setup));
    expect(fieldOf(setup).setup).toBe(setup);
    expect(fieldOf(setup).house).toBe(setup.options.house);
  });

  test('knows models and objects by their ids, and -1 for none', () => {
    const field = fieldOf(
      position(
        't2 move good* burdens | g1=mt-shield@10",10" | g2=mt-bow@20",10" | e1=mo-shield@30",30" | object chest=heavy@12",12" | object letter=light with:g2',
      ).state.setup,
    );
    expect(['g1', 'g2', 'e1', 'chest', 'G1', ''].map((id) => field.indexOf(id))).toEqual([0, 1, 2, -1, -1, -1]);
    expect(['chest', 'letter', 'g1', ''].map((id) => field.objectOf(id))).toEqual([0, 1, -1, -1]);
    expect(field.objects.map(({ id }) => id)).toEqual(['chest', 'letter']);
    expect(field.models.map(({ index }) => index)).toEqual([0, 1, 2]);
  });

  test('[S-176] has the scenario of its battle, or none', () => {
    const { setup } = newTable({ scenario: 'the-watch' }).state;
    expect(scenarioOf(setup)).toBe(SCENARIOS.get('the-watch'));
    expect(fieldOf(setup).scenario).toBe(SCENARIOS.get('the-watch'));
    expect(scenarioOf(bare())).toBeNull();
    const unknown = { ...bare(), options: { ...bare().options, scenario: 'the-well' } };
    expect(scenarioOf(unknown)).toBeNull();
    expect(fieldOf(unknown).scenario).toBeNull();
  });

  test('[X-33] lies on the table that is written, else on that of its scenario, else on a bare one', () => {
    const table: Table = { ...BARE_TABLE, w: 60960 };
    const scenario = { ...bare(), options: { ...bare().options, scenario: 'the-watch' } };
    expect(fieldOf({ ...scenario, table }).table).toBe(table);
    expect(fieldOf({ ...scenario, table: null }).table).toBe(SCENARIOS.get('the-watch')?.table);
    expect(fieldOf({ ...bare(), table: null }).table).toBe(BARE_TABLE);
    expect(BARE_TABLE).toEqual({ w: 121920, h: 121920, areas: [], barriers: [], places: [] });
  });
});

describe('A name for sentences', () => {
  const names = (...cast: readonly (readonly [id: string, profile: string])[]) =>
    withModels(...cast.map(([id, profile]) => good(id, profile))).models.map(({ name }) => name);

  test('is that of the profile', () => {
    expect(names(['g-mt-bow-1', 'mt-bow'], ['g-mt-captain-1', 'mt-captain'])).toEqual([
      'Warrior of Minas Tirith, bow',
      'Captain of Minas Tirith',
    ]);
  });
  test('has a number where there are several of the profile', () => {
    expect(names(['g-mt-bow-1', 'mt-bow'], ['g-mt-bow-12', 'mt-bow'], ['g-mt-captain-3', 'mt-captain'])).toEqual([
      'Warrior of Minas Tirith, bow 1',
      'Warrior of Minas Tirith, bow 12',
      'Captain of Minas Tirith',
    ]);
  });
  test('has none where the id ends in no number', () => {
    expect(names(['bow-7-left', 'mt-bow'], ['g2', 'mt-bow'], ['bow-x', 'mt-bow'], ['bow-2', 'mt-bow'])).toEqual([
      'Warrior of Minas Tirith, bow',
      'Warrior of Minas Tirith, bow',
      'Warrior of Minas Tirith, bow',
      'Warrior of Minas Tirith, bow 2',
    ]);
  });
});

describe('A figure', () => {
  test('[S-1] is its profile, with what its model has instead', () => {
    expect(one('mt-shield').figure).toMatchObject({ ...PROFILES.get('mt-shield') });
    const { figure } = one('mt-captain', {
      as: { fight: 9, gear: ['bow'], rules: ['terror'], stores: { might: 0, will: 5, fate: 0 }, points: 77 },
    });
    expect(figure).toMatchObject({
      id: 'mt-captain',
      mv: 6,
      fight: 9,
      gear: ['bow'],
      rules: ['terror'],
      stores: { might: 0, will: 5, fate: 0 },
      points: 77,
    });
    expect(one('mt-captain').figure.stores).toEqual({ might: 2, will: 1, fate: 1 });
    expect(one('mt-captain', { as: { stores: null } }).figure.stores).toBeNull();
  });

  test('of no profile that there is is a fault', () => {
    expect(() => one('nobody')).toThrow('no profile nobody');
  });

  test('[X-11, X-40] with a banner has it among its wargear, and costs 25 points more', () => {
    const { figure } = one('mt-shield', { banner: true });
    expect(figure.gear).toEqual(['heavy-armour', 'sword', 'shield', 'banner']);
    expect(figure.wargear.map(({ id }) => id)).toEqual(['heavy-armour', 'sword', 'shield', 'banner']);
    expect([figure.points, one('mt-shield').figure.points]).toEqual([33, 8]);
    expect(one('mt-shield', { banner: true, as: { points: 10, gear: ['spear'] } }).figure).toMatchObject({
      points: 35,
      gear: ['spear', 'banner'],
    });
    expect(one('mt-shield').figure.gear).toEqual(['heavy-armour', 'sword', 'shield']);
  });

  test('has the wargear that its gear names', () => {
    expect(one('mt-spear').figure.wargear.map(({ support }) => support)).toEqual([undefined, 'spear', undefined]);
    expect(one('ro-captive').figure.wargear).toEqual([]);
  });

  test('[M-2] has a base of half as many millimetres across as it is wide', () => {
    expect([radiusOf(25), radiusOf(40)]).toEqual([1250, 2000]);
    expect([one('mt-shield').figure.r, one('mt-knight').figure.r]).toEqual([1250, 2000]);
    expect(one('mt-shield', { as: { base: 40 } }).figure.r).toBe(2000);
  });

  test.each([
    ['mt-captain', undefined, 'Infantry', true],
    ['mt-shield', undefined, 'Infantry', false],
    ['mt-knight', undefined, 'Cavalry', false],
    ['mt-wizard-mounted', undefined, 'Cavalry', true],
    ['mt-shield', ['Monster', 'Hero'], 'Monster', true],
    ['mt-knight', ['Infantry', 'Warrior'], 'Infantry', false],
    ['mt-knight', [], 'Infantry', false],
  ] as const)('[S-1, X-38] %s with keywords %s is %s; a Hero: %s', (profile, keywords, build, hero) => {
    const as = keywords === undefined ? {} : { as: { keywords: [...keywords] } };
    expect(one(profile, as).figure).toMatchObject({ build, hero });
  });
});

describe('[X-21] On foot', () => {
  test('is the profile that a rider has then, and nobody’s where he has none', () => {
    expect(one('mt-knight').onFoot).toMatchObject({ id: 'mt-knight-foot', mv: 6, r: 1250, build: 'Infantry' });
    expect(one('mt-wizard-mounted').onFoot).toMatchObject({ id: 'mt-wizard', hero: true });
    expect(one('mt-shield').onFoot).toBeNull();
  });

  test('a rider keeps what his model has instead of its profile', () => {
    const spec = one('mt-knight', { banner: true, as: { fight: 8, mv: 3, base: 40 } });
    expect(spec.onFoot).toMatchObject({ id: 'mt-knight-foot', fight: 8, mv: 3, r: 2000 });
    expect(spec.onFoot?.gear).toEqual(['heavy-armour', 'sword', 'shield', 'banner']);
  });

  test('[X-40] what a horse that was bought has changed goes with it, and the rest stays', () => {
    const spec = one('mt-captain', {
      as: {
        foot: 'mt-captain',
        mv: 10,
        base: 40,
        height: 4500,
        keywords: ['Man', 'Cavalry', 'Hero'],
        gear: ['sword'],
        points: 70,
        rules: ['expert-rider'],
      },
    });
    expect(spec.figure).toMatchObject({ mv: 10, r: 2000, height: 4500, build: 'Cavalry', foot: 'mt-captain' });
    const captain = PROFILES.get('mt-captain');
    expect(spec.onFoot).toMatchObject({
      id: 'mt-captain',
      mv: captain?.mv,
      r: 1250,
      base: 25,
      height: captain?.height,
      keywords: captain?.keywords,
      build: 'Infantry',
      foot: null,
      gear: ['sword'],
      points: 70,
      rules: ['expert-rider'],
    });
  });
});

describe('Who has a rule', () => {
  test('is listed in the order of the cast, mounted or on foot, and once', () => {
    const field = withModels(
      good('k1', 'mt-knight'),
      good('r1', 'ro-rider'),
      good('c1', 'mt-captain'),
      good('s1', 'mt-shield'),
      good('t1', 'mt-captain', { as: { rules: ['terror'] } }),
    );
    // Knights have it in the saddle and on foot.
    expect(field.withRule('shieldwall')).toEqual([0, 3]);
    expect(field.withRule('expert-rider')).toEqual([1]);
    expect(field.withRule('terror')).toEqual([4]);
    expect(field.withRule('will-of-evil')).toEqual([]);
  });

  test('has it already who has it on foot alone', () => {
    const field = withModels(
      good('g1', 'mt-shield', { as: { rules: [], foot: 'mt-knight-foot' } }),
      good('h1', 'ro-king', { as: { foot: 'mt-halfling' } }),
    );
    expect(field.models[0]?.onFoot?.rules).toEqual([]);
    expect(field.withRule('shieldwall')).toEqual([]);
    expect(field.models[1]?.figure.rules).toEqual([]);
    expect(field.withRule('resistant-to-magic')).toEqual([1]);
  });
});

describe('Ground', () => {
  const at = (x: number, y: number) => ({ x, y });
  const SQUARE: [number, number][] = [
    [0, 0],
    [100, 0],
    [100, 100],
  ];
  const edges = [
    { a: at(0, 0), b: at(100, 0) },
    { a: at(100, 0), b: at(100, 100) },
    { a: at(100, 100), b: at(0, 0) },
  ];
  const on = (table: Partial<Table>): Field => fieldOf({ ...bare(), table: { ...BARE_TABLE, ...table } });
  const area = {
    impassable: { id: 'hut', kind: 'impassable', top: 800, polygon: SQUARE },
    hill: { id: 'knoll', kind: 'hill', height: 250, polygon: SQUARE },
    gap: { id: 'ditch', kind: 'gap', width: 50, depth: 60, polygon: SQUARE },
    slow: { id: 'wood', kind: 'slow', polygon: SQUARE },
    water: { id: 'ford', kind: 'water', depth: 'deep', polygon: SQUARE },
  } as const;

  test('a line is made of points', () => {
    expect(
      pointsOf([
        [1, 2],
        [3, 4],
      ]),
    ).toEqual([at(1, 2), at(3, 4)]);
    expect(pointsOf([])).toEqual([]);
  });

  test('an area keeps what is written of it', () => {
    expect(on({ areas: [area.hill] }).areas).toEqual([
      { id: 'knoll', kind: 'hill', polygon: [at(0, 0), at(100, 0), at(100, 100)], data: area.hill },
    ]);
  });

  test('[M-12, M-21] a barrier is solid, and hides, stretch by stretch', () => {
    const barrier = (line: [number, number][]) => ({ id: 'fence', height: 180, line });
    const field = on({
      barriers: [
        barrier([
          [0, 0],
          [10, 0],
          [10, 20],
        ]),
        {
          ...barrier([
            [5, 5],
            [6, 6],
          ]),
          id: 'gate',
          height: 90,
        },
      ],
    });
    expect(field.solids).toEqual([
      { id: 'fence', a: at(0, 0), b: at(10, 0), height: 180 },
      { id: 'fence', a: at(10, 0), b: at(10, 20), height: 180 },
      { id: 'gate', a: at(5, 5), b: at(6, 6), height: 90 },
    ]);
    expect(field.walls).toEqual([
      { a: at(0, 0), b: at(10, 0), top: 180 },
      { a: at(10, 0), b: at(10, 20), top: 180 },
      { a: at(5, 5), b: at(6, 6), top: 90 },
    ]);
  });

  test.each([
    ['impassable', 'hut', 800],
    ['hill', null, 250],
    ['gap', 'ditch', null],
    ['slow', null, null],
    ['water', null, null],
  ] as const)('[M-12, M-21] the edges of %s: solid as %s, and as high as %s', (kind, id, top) => {
    const field = on({ areas: [area[kind]] });
    expect(field.solids).toEqual(id === null ? [] : edges.map((edge) => ({ ...edge, id, height: null })));
    expect(field.walls).toEqual(top === null ? [] : edges.map((edge) => ({ ...edge, top })));
  });

  test('barriers come before edges', () => {
    const fence: Table['barriers'][number] = {
      id: 'fence',
      height: 180,
      line: [
        [0, 0],
        [10, 0],
      ],
    };
    const field = on({ areas: [area.gap, area.impassable, area.hill], barriers: [fence] });
    expect(field.solids.map(({ id }) => id)).toEqual(['fence', 'ditch', 'ditch', 'ditch', 'hut', 'hut', 'hut']);
    expect(field.walls.map(({ top }) => top)).toEqual([180, 800, 800, 800, 250, 250, 250]);
  });

  test('a bare table has nothing solid', () => {
    const field = on({});
    expect([field.solids, field.walls, field.areas]).toEqual([[], [], []]);
  });
});
