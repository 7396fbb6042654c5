/** Recommended deployments: a sensible beginning that a player may then adjust. */
import type { Plan } from '../../engine/game.ts';

/** Towers in file on the road, catapults beside it, foot before and on both sides, bowmen behind. */
const ROAD_TO_THE_GATE: Plan = {
  id: 'road-to-the-gate',
  title: 'By the road to the Gate',
  side: 'sauron',
  hexes: {
    'siege-tower-1': '1921',
    'siege-tower-2': '2022',
    'siege-tower-3': '2122',
    'sauron-catapult-1': '2123',
    'sauron-catapult-2': '1821',
    'sauron-catapult-3': '2021',
    'orc-1': '1921',
    'orc-2': '2022',
    'orc-3': '2122',
    'orc-4': '2123',
    'orc-5': '1821',
    'orc-6': '2021',
    'orc-7': '1721',
    'orc-8': '2221',
    'orc-9': '1922',
    'light-orc-1': '1221',
    'light-orc-2': '1321',
    'light-orc-3': '1621',
    'light-orc-4': '2321',
    'light-orc-5': '2421',
    'light-orc-6': '2521',
    'light-orc-7': '2621',
    'light-orc-8': '2821',
    'light-orc-9': '1121',
    'orc-archer-1': '1722',
    'orc-archer-2': '1822',
    'orc-archer-3': '2222',
    'orc-archer-4': '2322',
    nazgul: '1921',
    gothmog: '2022',
  },
};

/** A tower and a catapult to each of the three ways to the wall, so that the few defenders are drawn apart. */
const THREE_WAYS: Plan = {
  ...ROAD_TO_THE_GATE,
  id: 'three-ways',
  title: 'By three ways to the wall',
  hexes: {
    ...ROAD_TO_THE_GATE.hexes,
    'siege-tower-1': '1221',
    'orc-1': '1221',
    'light-orc-1': '1222',
    'siege-tower-3': '2621',
    'orc-3': '2621',
    'light-orc-7': '2622',
    'sauron-catapult-2': '1321',
    'orc-5': '1321',
    'light-orc-2': '1322',
    'sauron-catapult-3': '2521',
    'orc-6': '2521',
    'light-orc-6': '2522',
    nazgul: '2123',
  },
};

/** The gate and its two towers held by the best, one to each place where the wall is nearest, the rest in the streets. */
const RINGS_HELD: Plan = {
  id: 'rings-held',
  title: 'Behind the First Wall',
  side: 'westernesse',
  hexes: {
    'axeman-1': '1910',
    'armoured-archer-1': '1811',
    'bowman-1': '2011',
    'spearman-1': '1610',
    'spearman-2': '2210',
    'spearman-3': '1408',
    'spearman-4': '2408',
    'mounted-knight-1': '1810',
    'lance-knight-1': '2010',
    'citadel-guard-1': '1903',
    gandalf: '1910',
    imrahil: '1810',
    'city-catapult-1': '1709',
    'city-catapult-2': '2109',
    'city-catapult-3': '1809',
  },
  // [16.71] Over the gate and where towers will come.
  markers: { cauldron: ['1910', '1811', '2011', '1610', '2210', '1810'] },
};

/** One more in each ring behind the gate, so that there is somebody to fall back on; the towers are left to the bowmen. */
const IN_DEPTH: Plan = {
  ...RINGS_HELD,
  id: 'in-depth',
  title: 'One ring behind another',
  hexes: {
    ...RINGS_HELD.hexes,
    'spearman-3': '1507',
    'spearman-4': '2207',
    'mounted-knight-1': '1809',
    imrahil: '1809',
    'city-catapult-3': '1808',
  },
  // [16.71] As many behind the gate as over it.
  markers: { cauldron: ['1910', '1811', '2011', '1610', '2210', '1809'] },
};

export const PLANS: readonly Plan[] = [ROAD_TO_THE_GATE, THREE_WAYS, RINGS_HELD, IN_DEPTH];
