import { describe, expect, test } from 'vitest';
import type { Fault } from './fault.ts';
import { FORCES, parseForce, parseScenario, SCENARIOS } from './index.ts';
import type { Scenario } from './scenario.schema.ts';
import type { Force } from './schemas.ts';

type Loose = Record<string, unknown>;
type Path = readonly (string | number)[];

/** A copy of the data with one member put in, or taken out where the value is undefined. */
function changed(data: unknown, path: Path, value: unknown): unknown {
  const copy: unknown = structuredClone(data);
  let at = copy as Loose;
  for (const step of path.slice(0, -1)) at = at[step] as Loose;
  const last = String(path.at(-1));
  if (value === undefined) delete at[last];
  else at[last] = value;
  return copy;
}

function scenario(id: string): Scenario {
  const found = SCENARIOS.get(id);
  if (!found) throw new Error(`no scenario ${id}`);
  return found;
}

function faultsOf(id: string, path: Path, value: unknown): readonly Fault[] {
  const read = parseScenario(changed(scenario(id), path, value));
  return read.ok ? [] : read.error;
}

/** What is wrong, as place and code. */
function wrong(id: string, path: Path, value: unknown): string[] {
  return faultsOf(id, path, value).map(({ at, code }) => `${at} ${code}`);
}

const FORD = ['table', 'areas', 1, 'polygon'] as const;
const square = (x: number, y: number, side: number) => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
];

describe('[S-176, A-1] a scenario from outside', () => {
  test.each([...SCENARIOS.keys()])('%s is read as it stands', (id) => {
    const read = parseScenario(JSON.parse(JSON.stringify(scenario(id))));
    expect(read).toEqual({ ok: true, value: scenario(id) });
  });

  test.each([null, 7, 'the-ford', [], {}])('%j is none', (json) => {
    expect(parseScenario(json).ok).toBe(false);
  });
});

describe('[M-11] the form', () => {
  test.each<[string, Path, unknown]>([
    ['a title of 10,000 letters', ['title'], 'x'.repeat(10_000)],
    ['a title that cannot be seen', ['title'], '\u200b'],
    ['a title of two lines', ['title'], 'The\nFord'],
    ['a story of 10,000 letters', ['story'], 'x'.repeat(10_000)],
    ['a story that turns the line round', ['story'], 'A war chest \u202e stands'],
    ['an id of 10,000 letters', ['id'], 'x'.repeat(10_000)],
    ['an id with a slash', ['id'], '../the-ford'],
    ['a member that nobody reads', ['weather'], 'rain'],
    ['no table', ['table'], undefined],
    ['a table of 73 inches', ['table', 'w'], 73 * 2540],
    ['a table of half an inch more', ['table', 'h'], 91440 + 1270],
    ['a kind of ground that is none', ['table', 'areas', 0, 'kind'], 'lava'],
    [
      'an area of two corners',
      FORD,
      [
        [53340, 33020],
        [68580, 33020],
      ],
    ],
    ['an area of 65 corners', FORD, Array.from({ length: 65 }, (_, i) => [i, i * i])],
    [
      'a place that is no whole number',
      FORD,
      [
        [53340.5, 33020],
        [68580, 33020],
        [66040, 58420],
      ],
    ],
    [
      'a place far away',
      FORD,
      [
        [1e15, 33020],
        [68580, 33020],
        [66040, 58420],
      ],
    ],
    [
      'a place beyond the western edge',
      FORD,
      [
        [-1, 33020],
        [68580, 33020],
        [66040, 58420],
      ],
    ],
    ['a wall as high as a mountain', ['table', 'barriers', 0, 'height'], 1e9],
    ['water of no depth', ['table', 'areas', 0, 'depth'], 'muddy'],
    ['a subject that is none', ['uses', 0], 'gunpowder'],
    ['21 points for a thing', ['objective', 'items', 0, 'points'], 21],
  ])('%s', (_, path, value) => {
    const faults = faultsOf('the-ford', path, value);
    expect(faults.length).toBeGreaterThan(0);
    for (const { code, message } of faults) {
      expect(code).toBe('bad-form');
      expect(message).toMatch(/^.{1,242}\.$|…$/u);
      expect(message.length).toBeLessThan(250);
    }
  });

  test('an unknown member with a name of 10,000 letters is not repeated', () => {
    const [fault] = faultsOf('the-ford', ['x'.repeat(10_000)], 1);
    expect(fault?.message.length).toBeLessThan(250);
  });

  test('all faults are told, each with its place', () => {
    const twice = changed(changed(scenario('the-ford'), ['table', 'w'], 0), ['title'], 7);
    const read = parseScenario(twice);
    expect(read.ok ? [] : read.error.map(({ at }) => at).sort()).toContain('title');
    expect(read.ok ? [] : read.error.map(({ at }) => at).sort()).toContain('table.w');
  });
});

describe('the table', () => {
  test('[M-5] a corner beyond the eastern edge', () => {
    const beyond = [
      [50800, 0],
      [121921, 0],
      [68580, 10000],
      [53340, 33020],
    ];
    expect(wrong('the-ford', ['table', 'areas', 2, 'polygon'], beyond)).toEqual(['table.areas.2.polygon off-table']);
  });

  test('[M-11] corners that enclose nothing', () => {
    expect(
      wrong('the-ford', FORD, [
        [0, 0],
        [100, 100],
        [200, 200],
      ]),
    ).toEqual(['table.areas.1.polygon no-area']);
  });

  test.each([
    [
      'an hourglass',
      [
        [0, 0],
        [10000, 10000],
        [10000, 0],
        [0, 12000],
      ],
    ],
    [
      'one corner twice',
      [
        [0, 0],
        [0, 0],
        [10000, 0],
        [10000, 10000],
      ],
    ],
    [
      'a spike out and back',
      [
        [0, 0],
        [10000, 0],
        [20000, 0],
        [10000, 0],
        [10000, 10000],
      ],
    ],
    [
      'a corner that touches a side',
      [
        [0, 0],
        [10000, 0],
        [10000, 10000],
        [5000, 0],
        [0, 10000],
      ],
    ],
  ])('[M-11] an outline that meets itself: %s', (_, outline) => {
    expect(wrong('the-ford', ['table', 'areas', 4, 'polygon'], outline)).toEqual([
      'table.areas.4.polygon crosses-itself',
    ]);
  });

  test('[M-11] an outline may be hollow, and may run either way round', () => {
    const hollow = [
      [0, 0],
      [0, 10000],
      [5000, 3000],
      [10000, 10000],
      [10000, 0],
    ];
    expect(wrong('the-ford', ['table', 'areas', 4, 'polygon'], hollow)).toEqual([]);
    expect(wrong('the-ford', ['table', 'areas', 4, 'polygon'], hollow.toReversed())).toEqual([]);
  });

  test.each([
    ['in another', square(58000, 40000, 2000)],
    ['around another', square(50000, 30000, 30000)],
    [
      'across another',
      [
        [50000, 40000],
        [75000, 40000],
        [75000, 41000],
        [50000, 41000],
      ],
    ],
    [
      'the same once more',
      [
        [53340, 33020],
        [68580, 33020],
        [66040, 58420],
        [55880, 58420],
      ],
    ],
  ])('[A-1] water %s', (_, outline) => {
    const codes = wrong('the-ford', ['table', 'areas', 3, 'polygon'], outline);
    expect(codes).toContain('table.areas.3.polygon overlap');
  });

  test('[X-24] waters may share a border', () => {
    const shared = [
      [68580, 33020],
      [76200, 35560],
      [76200, 45720],
      [67310, 45720],
    ];
    expect(wrong('the-ford', ['table', 'areas', 3, 'polygon'], shared)).toEqual([]);
  });

  test('[M-12] a barrier that leaves the table, and one that stays where it is', () => {
    const line = ['table', 'barriers', 0, 'line'] as const;
    expect(
      wrong('the-ford', line, [
        [35560, 30480],
        [35560, 91441],
      ]),
    ).toEqual(['table.barriers.0.line off-table']);
    expect(
      wrong('the-ford', line, [
        [35560, 30480],
        [35560, 30480],
      ]),
    ).toEqual(['table.barriers.0.line no-length']);
  });

  test('two things of one id', () => {
    expect(wrong('the-ford', ['table', 'barriers', 0, 'id'], 'reeds')).toEqual(['table.barriers.0.id same-id']);
  });

  test('[M-5] a chest half over the edge', () => {
    expect(wrong('the-ford', ['table', 'places', 0, 'at'], [1249, 5000])).toEqual(['table.places.0.at off-table']);
    expect(wrong('the-ford', ['table', 'places', 0, 'at'], [1250, 5000])).toEqual([]);
  });

  test.each([
    [[85000, 70000], 'inside'],
    [[83820 - 1249, 70000], 'a hair over the wall'],
    [[91440 + 800, 73660 + 800], 'over a corner'],
  ])('[X-2] a chest in the ruined tower: %j, %s', (at) => {
    expect(wrong('the-ford', ['table', 'places', 0, 'at'], at)).toEqual(['table.places.0.at barred']);
  });

  test('[X-2] a chest that leans on the wall stands', () => {
    expect(wrong('the-ford', ['table', 'places', 0, 'at'], [83820 - 1250, 70000])).toEqual([]);
  });

  test('[S-22] one base on another', () => {
    const places = [...scenario('the-ford').table.places, { id: 'crate', kind: 'heavy', at: [98000, 45720], base: 25 }];
    expect(wrong('the-ford', ['table', 'places'], places)).toEqual(['table.places.2.at base']);
  });

  test('[A-22] a letter that is nowhere, in two places, or with nobody who fights', () => {
    const letter = ['table', 'places', 1] as const;
    expect(wrong('the-ford', [...letter, 'with'], undefined)).toEqual(['table.places.1 bad-place']);
    expect(wrong('the-ford', [...letter, 'at'], [5000, 5000])).toEqual(['table.places.1 bad-place']);
    expect(wrong('the-ford', [...letter, 'with'], 'is-pike')).toEqual(['table.places.1.with unknown-profile']);
  });

  test('[X-27] a captive of an unknown profile', () => {
    expect(wrong('the-watch', ['table', 'places', 0, 'profile'], 'nobody')).toEqual([
      'table.places.0.profile unknown-profile',
    ]);
  });
});

describe('forces and set-up', () => {
  test('[S-175] a force that is not there, and one of the other side', () => {
    expect(wrong('forces-clash', ['forces', 'good', 0], 'even-dunland')).toEqual(['forces.good.0 unknown-force']);
    expect(wrong('forces-clash', ['forces', 'good', 0], 'even-mordor')).toEqual(['forces.good.0 wrong-side']);
  });

  test('[S-175] a default that is not offered', () => {
    expect(wrong('forces-clash', ['forces', 'default', 'evil'], 'ford-mordor')).toEqual([
      'forces.default.evil unknown-force',
    ]);
  });

  test('[R-40] a line that does not part the table from west to east', () => {
    expect(wrong('forces-clash', ['setUp', 'line', 'b'], [121920, 70000])).toEqual(['setUp.line bad-line']);
    expect(wrong('forces-clash', ['setUp', 'line'], { a: [0, 0], b: [121920, 0] })).toEqual(['setUp.line bad-line']);
  });

  test('[M-29] a zone over a zone of the other side', () => {
    const zone = ['setUp', 'zones', 'evil', 0, 'polygon'] as const;
    expect(wrong('the-ford', zone, square(80000, 20000, 10000))).toEqual(['setUp.zones.good.0 overlap']);
  });

  test('[M-29] zones that only touch', () => {
    const zone = ['setUp', 'zones', 'evil', 0, 'polygon'] as const;
    expect(wrong('the-ford', zone, square(80000, 15400, 10000))).toEqual([]);
  });

  test('[M-29] a zone that crosses itself', () => {
    const hourglass = [
      [0, 0],
      [10000, 10000],
      [10000, 0],
      [0, 12000],
    ];
    expect(wrong('the-watch', ['setUp', 'zones', 'good', 0, 'polygon'], hourglass)).toEqual([
      'setUp.zones.good.0 crosses-itself',
    ]);
  });

  test('[M-29] a zone for somebody who is not in the force, and nowhere for somebody who is', () => {
    expect(wrong('the-watch', ['setUp', 'zones', 'evil', 0, 'who', 0], 'mo-shield')).toEqual([
      'setUp.zones.evil.0.who.0 unknown-profile',
      'setUp.zones.evil no-zone',
    ]);
  });

  test('[X-25] who is in reserve needs no zone; who is not does', () => {
    expect(wrong('the-watch', ['reserves', 0, 'who'], ['is-captain'])).toEqual(['setUp.zones.evil no-zone']);
  });
});

describe('exits, subjects and goals', () => {
  test.each([
    ['inland', { edge: 'west', from: [10, 15240], to: [0, 76200] }],
    ['of another edge', { edge: 'north', from: [0, 15240], to: [0, 76200] }],
    ['of no length', { edge: 'west', from: [0, 15240], to: [0, 15240] }],
    ['longer than the edge', { edge: 'west', from: [0, 15240], to: [0, 100000] }],
  ])('[X-26] an exit %s', (_, exit) => {
    expect(wrong('the-ford', ['exits', 'good', 0], exit)).toEqual(['exits.good.0 off-edge']);
  });

  test('[X-25] reserves that come from within the table', () => {
    expect(faultsOf('the-watch', ['reserves', 0, 'edge', 'from'], [25400, 91439])).toMatchObject([
      { at: 'reserves.0.edge', code: 'off-edge', case: 'X-25' },
    ]);
  });

  test('[X-25] reserves of unknown people', () => {
    expect(wrong('the-watch', ['reserves', 0, 'who', 2], 'mt-bow')).toEqual(['reserves.0.who.2 unknown-profile']);
  });

  test('[A-1] water without its rules, [A-21] burdens without theirs', () => {
    expect(faultsOf('the-ford', ['uses'], ['passengers']).map((each) => each.case)).toEqual(['A-1', 'A-21']);
  });

  test('[A-1] a subject named twice', () => {
    expect(wrong('the-ford', ['uses', 3], 'water')).toEqual(['uses subject']);
  });

  test('[A-55] Sentries without their rules, and the rules without Sentries', () => {
    expect(wrong('the-watch', ['uses'], ['burdens'])).toEqual(['sentries subject']);
    expect(wrong('the-watch', ['sentries'], undefined)).toEqual(['sentries subject', 'reserves subject']);
  });

  test('[A-40] somebody carried who is not there, and somebody who should carry him', () => {
    expect(wrong('the-watch', ['carry', 0, 'who'], 'fire')).toEqual(['carry.0.who unknown-model']);
    expect(wrong('the-watch', ['carry', 0, 'by', 0], 'mt-bow')).toEqual(['carry.0.by.0 unknown-profile']);
  });

  test('[X-19] a battle that ends with another turn than its limit', () => {
    expect(wrong('the-ford', ['objective', 'turns'], 11)).toEqual(['objective.turns bad-turns']);
  });

  test('[X-26] points for a thing that is not on the table, or off it without an exit', () => {
    expect(wrong('the-ford', ['objective', 'items', 0, 'what'], 'crown')).toEqual([
      'objective.items.0.what unknown-object',
    ]);
    expect(wrong('the-ford', ['objective', 'items', 2, 'what'], 'half-the-force')).toEqual([
      'objective.items.2.what unknown-object',
    ]);
    expect(wrong('the-ford', ['exits'], undefined)).toEqual(['objective.items.0 no-exit', 'objective.items.1 no-exit']);
  });
});

describe('[X-34] a force from outside', () => {
  function force(id: string): Force {
    const found = FORCES.get(id);
    if (!found) throw new Error(`no force ${id}`);
    return found;
  }
  const built = (path: Path, value: unknown, limit?: number) => {
    const read = parseForce(changed(force('even-mordor'), path, value), limit);
    return read.ok ? [] : read.error.map(({ at, code }) => `${at} ${code}`);
  };

  test.each([...FORCES.keys()])('%s is read as it stands', (id) => {
    expect(parseForce(JSON.parse(JSON.stringify(force(id))))).toEqual({ ok: true, value: force(id) });
  });

  test.each<[string, Path, unknown]>([
    ['a title of 10,000 letters', ['title'], 'x'.repeat(10_000)],
    ['a side that is none', ['side'], 'neutral'],
    ['a count of 1e300', ['models', 1, 'count'], 1e300],
    ['[X-40] an extra that nobody sells', ['models', 1, 'extra'], ['dragon']],
    ['no models', ['models'], []],
    ['10,000 entries', ['models'], Array.from({ length: 10_000 }, () => ({ profile: 'mo-bow', count: 1 }))],
  ])('%s', (_, path, value) => {
    expect(built(path, value).map((fault) => fault.split(' ')[1])).toContain('bad-form');
  });

  test('[X-40] points that are not those of its models', () => {
    expect(built(['points'], 305)).toEqual(['points wrong-points']);
    expect(built(['models', 1, 'count'], 9)).toEqual(['points wrong-points']);
  });

  test('[X-40] more points than are allowed', () => {
    expect(built(['kind'], 'built', 360)).toEqual([]);
    expect(built(['kind'], 'built', 359)).toEqual(['models over-points']);
  });

  test('[T-10] a profile that is not there', () => {
    expect(built(['models', 1, 'profile'], 'mo-dragon')).toEqual(['models.1.profile unknown-profile']);
  });

  test('[R-39] a side to which its models do not belong', () => {
    expect(built(['side'], 'good')).toContain('models.0.profile wrong-side');
  });
});
