/** Where walks by chance begin: the scenarios, and moments in which one chapter or another has much to say. */
import { skirmish } from './engine/rules.ts';
import type { State } from './engine/state.ts';
import { position } from './testing/index.ts';

export interface Start {
  state(): State;
  /** How many walks, of which by day there is one, and how many commands of each. */
  readonly walks: number;
  readonly limit: number;
}

const from = (parts: readonly string[], walks = 1, limit = 90): Start => ({
  state: () => position(parts.join(' | ')).state,
  walks,
  limit,
});
const scenario = (id: string, options: object = {}): Start => ({
  state: () => skirmish.create({ scenario: id, preset: 'full', ...options }),
  walks: 1,
  limit: 200,
});

/** A row of models from west to east, in u, all but touching or with a gap. */
function row(prefix: string, profiles: readonly string[], x: number, y: number, apart: number): string {
  return profiles.map((profile, i) => `${prefix}${i + 1}=${profile}@${x + i * apart},${y}`).join(' | ');
}

/** Two lines that meet man to man, with spears and pikes behind them and Heroes among them. */
const LINES = [
  row('g', ['mt-shield', 'mt-captain', 'mt-shield', 'ro-marshal', 'ro-shield', 'mt-shield'], 40000, 40000, 2510),
  row('h', ['mt-spear', 'mt-spear', 'mt-spear banner', 'mt-bow', 'mt-spear'], 40000, 37490, 2510),
  row('e', ['mo-shield', 'is-captain', 'mo-two-handed', 'mo-spear', 'is-shield', 'mo-wraith'], 40000, 42510, 2510),
  row('f', ['mo-spear', 'is-pike', 'is-pike', 'mo-bow', 'mo-spear'], 40000, 45020, 2510),
].map((line) => line.replaceAll(/=(\S+) banner@(\S+)/g, '=$1@$2 banner'));

const box = (x: number, y: number, w: number, h: number) => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];
const table = (areas: readonly object[], barriers: readonly object[] = []): string =>
  `table ${JSON.stringify({ w: 121920, h: 91440, areas, barriers, places: [] })}`;

const RIVER = table([
  { id: 'deep', kind: 'water', depth: 'deep', polygon: box(0, 32000, 22000, 7000) },
  { id: 'ford', kind: 'water', depth: 'shallow', polygon: box(22000, 32000, 8000, 7000) },
  { id: 'reeds', kind: 'water', depth: 'waist', polygon: box(30000, 32000, 20000, 7000) },
]);
const GROUND = table(
  [
    { id: 'wood', kind: 'slow', polygon: box(15000, 32000, 12000, 9000) },
    { id: 'hut', kind: 'impassable', top: 6000, polygon: box(40000, 44000, 4000, 4000) },
    { id: 'ditch', kind: 'gap', width: 3000, depth: 4000, polygon: box(44000, 20000, 3000, 9000) },
  ],
  [
    {
      id: 'fence',
      height: 2000,
      line: [
        [24000, 33000],
        [36000, 35000],
      ],
    },
    {
      id: 'wall',
      height: 4000,
      line: [
        [20000, 23500],
        [20000, 12000],
      ],
    },
  ],
);

export const STARTS: Readonly<Record<string, Start>> = {
  'The Forces Clash': scenario('forces-clash'),
  'The Ford': scenario('the-ford'),
  'The Watch': scenario('the-watch'),
  'The Watch with what is secret': scenario('the-watch', { house: { hiddenSentries: true, secretObjective: true } }),
  'a charge with everybody in it': from(
    [
      't2 move good* full broken:evil',
      'g1=mt-shield@10",10" | g2=mt-knight@12",12" | g3=ro-marshal@8",8" | g4=mt-bow@14",8" prone | g5=mt-spear@15",11"',
      'e1=mo-shield@13",16" | e2=mo-warg-shield@16",16" | e3=mo-wraith@18",15" | e4=mo-spear@11",18" | e5=mo-bow@20",20" prone | e6=mo-spear@20",10"',
    ],
    2,
  ),
  'two lines that fight': from(['t3 fight good* full', ...LINES], 2),
  'two lines of which one may still move': from(['t3 move evil full', ...LINES]),
  'a row between two others, to be paired off': from(
    [
      't3 move evil full',
      row('g', ['mt-shield', 'mt-captain', 'mt-spear', 'ro-shield'], 40000, 40000, 2600),
      row('e', ['mo-shield', 'mo-spear', 'is-captain', 'mo-shield', 'mo-wraith'], 38700, 42147, 2600),
      row('f', ['mo-shield', 'is-shield', 'mo-shield'], 41300, 37853, 2600),
    ],
    2,
  ),
  'Heroes with powers': from(
    [
      't2 move good* full',
      'g1=mt-wizard@20",20" | g2=ro-king-mounted@18",22" | g3=mt-halfling@22",19" | g4=mt-shield@24",20" | g5=mt-shield@25.2",20"',
      'e1=mo-wraith-strong@20",28" | e2=is-wizard@23",27" | e3=mo-wraith-mounted@26",28" | e4=mo-shield@20",26" | e5=mo-shield@24",25" | e6=is-pike@25",25"',
    ],
    2,
  ),
  'archers and riders': from(
    [
      't2 shoot good* full',
      'g1=mt-bow@20",10" | g2=ro-bow@22",10" | g3=ro-rider-spears@24",12" | g4=ro-spears@26",10" | g5=ro-marshal-mounted@28",10"',
      'e1=mo-bow@20",24" | e2=mo-warg-bow@22",22" | e3=is-scout-bow@25",22" | e4=mo-shield@23",20" | e5=mo-warg-spears@28",20"',
    ],
    2,
  ),
  'a river, with things to carry and horses to ride': from(
    [
      't2 move good* full water burdens passengers',
      RIVER,
      'g1=mt-shield@20000,25000 | g2=mt-spear@22600,25000 | g3=mt-bow@25400,34000 gear:sword | rider=ro-rider-spears@20000,20000',
      'half=mt-halfling@23300,20000 | pip=mt-halfling rides:k | k=mt-knight@30000,30000 | captain=mt-captain@16000,26000',
      'e1=mo-shield@24000,44000 | e2=mo-warg-spears@31000,45000 | e3=is-wizard@20000,47000 | e4=mo-spear@27000,41000',
      'object chest=heavy@17400,25000 | object letter=light with:captain | object keys=light@24000,22000',
    ],
    3,
  ),
  'a captive under guard': from(
    [
      't2 move evil* full burdens sentries',
      'g1=ro-shield@20000,20000 | g2=ro-spears@22600,20000 | c1=ro-captive@30000,34000 bound | captain=mt-captain@17000,22000',
      'e1=is-scout-shield@30000,30000 sentry | e2=is-scout-bow@35000,30000 sentry | e3=is-scout-shield@30000,38000 sentry | e4=is-pike@22000,24000',
      'object captive=model model:c1 | carry c1 g1+g2+captain',
    ],
    2,
  ),
  'a captive who is to be brought away on horseback': from(
    [
      't2 move good* full burdens passengers water',
      RIVER,
      'g1=ro-bow@20000,25000 | c1=ro-captive@22500,25000 bound | k=mt-knight@25750,25000 | r=ro-rider-spears@30000,25000',
      'e1=mo-shield@20000,44000 | e2=mo-warg-spears@31000,45000 | e3=mo-bow@26000,42000',
      'object captive=model@22500,25000 model:c1 by:g1 | carry c1 g1',
    ],
    3,
  ),
  'banners, and winners who lie': from(
    [
      't3 fight evil* full',
      'g1=mt-shield@40000,40000 banner defence:2 | g2=mt-shield@37490,40000 prone | g3=mt-spear@42510,40000 prone | g4=mt-shield@38700,37400',
      'e1=mo-shield@40000,42510 banner defence:2 | e2=mo-shield@37490,42510 prone | e3=mo-spear@42510,42510 prone | e4=mo-shield@41300,45000',
    ],
    2,
    60,
  ),
  'ground to cross': from(
    [
      't1 move good* full broken:evil',
      GROUND,
      'g1=mt-shield@30000,32728 | g2=mt-knight@36000,30480 | g3=ro-marshal@21260,20320 | g4=mt-bow@42740,26000 | g5=mt-spear@21260,15000',
      'e1=mo-shield@33020,36500 | e2=mo-warg-shield@40640,40640 | e3=mo-wraith@45720,38100 | e4=mo-spear@27940,45720 | e5=mo-spear@25500,17000',
    ],
    2,
  ),
  'Heroes who must take heart': from(
    [
      't3 move good* full broken:good+evil',
      'g1=ro-king@20000,20000 courage:1 | g2=ro-marshal@26000,20000 courage:1 | g3=mt-shield@23000,20000',
      'e1=mo-wraith-strong@20000,27000 courage:1 | e2=is-wizard@26000,27000 courage:1 | e3=mo-shield@23000,27000',
    ],
    1,
    40,
  ),
  'bearers who are charged': from(
    [
      't2 move evil* full burdens',
      'g1=mt-shield@20000,20000 | g2=mt-spear@30000,20000 | g3=mt-shield@32520,20000 | g4=mt-captain@32520,22520 | g5=mt-bow@27000,17000',
      'e1=mo-warg-shield@20000,30000 | e2=mo-shield@21500,25000 | e3=mo-spear@45000,20000 | e4=mo-shield@17500,24500',
      'object chest=heavy@22510,20000 by:g1 | object letter=light with:g2 | object keys=light with:g4',
    ],
    2,
    60,
  ),
  'a bearer whom one enemy charges': from(
    [
      't2 move evil* full burdens',
      'g1=mt-shield@20000,20000 | g2=mt-bow@60000,20000',
      'e1=mo-shield@20000,23500 | e2=mo-shield@17000,23500',
      'object chest=heavy@22510,20000 by:g1',
    ],
    1,
    30,
  ),
  'a banner that falls': from(
    [
      't3 shoot evil* full',
      'g1=mt-shield@40000,40000 banner defence:1 | g2=mt-shield@40000,37490 | g3=mt-bow@42510,40000',
      'e1=mo-bow@36000,46000 shoot:2 | e2=is-scout-bow@40000,46000 shoot:2 | e3=is-scout-bow@44000,46000 shoot:2',
    ],
    2,
    30,
  ),
  'an alarm': {
    state: () =>
      position({
        scenario: 'the-watch',
        options: { preset: 'full' },
        turn: 5,
        phase: 'move',
        side: 'evil',
        priority: 'evil',
        alarm: true,
        alarmTurn: 4,
        models: [
          { id: 'g1', profile: 'ro-shield', at: [45720, 60000] },
          { id: 'g2', profile: 'ro-spears', at: [48000, 12000] },
          { id: 'e1', profile: 'is-scout-shield', at: [40000, 30000], sentry: true },
          { id: 'e2', profile: 'is-captain', gone: 'reserve' },
          { id: 'e3', profile: 'is-pike', gone: 'reserve' },
        ],
      }).state,
    walks: 1,
    limit: 60,
  },
};
