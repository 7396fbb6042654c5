/** What is played while the server is killed: several games, from their beginnings and from the midst of them. */
import { GAMES_AND_EXAMPLES } from '../src/games.ts';
import { siegePosition } from '../src/testing/siege-position.ts';
import type { Setting } from './table.ts';

/** Of the rocks and the fire in the siege that is played. */
const DUMMIES = new Set(['rocks-2', 'rocks-5', 'blasting-fire-2']);

/** Engines, spells and fires, and who carries oil above whom comes below. */
const MINAS_TIRITH = {
  game: 'gondor',
  turn: 3,
  phase: 'siege',
  units: [
    { id: 'troll-1', hex: '1911' },
    { id: 'orc-1', hex: '1912' },
    { id: 'orc-2', hex: '1713' },
    { id: 'orc-3', hex: '1813' },
    { id: 'orc-4', hex: '1921' },
    { id: 'mumak-1', hex: '1621' },
    { id: 'uruk-1', hex: '1820' },
    { id: 'orc-archer-1', hex: '2020' },
    { id: 'axeman-1', hex: '1910' },
    { id: 'spearman-1', hex: '1710' },
    { id: 'spearman-2', hex: '1610' },
    { id: 'bowman-1', hex: '1810' },
    { id: 'citadel-guard-1', hex: '1903' },
    { id: 'rohan-cavalry-1', hex: 'rohan' },
    { id: 'men-cavalry-1', hex: 'due' },
  ],
  leaders: [
    { id: 'nazgul', hex: '1912' },
    { id: 'gandalf', hex: '1910' },
    { id: 'theoden', hex: 'rohan' },
  ],
  markers: [
    { kind: 'grond', hex: '1911' },
    { kind: 'sauron-catapult', hex: '1912' },
    { kind: 'siege-tower', hex: '1713' },
    { kind: 'city-catapult', hex: '1810' },
    { kind: 'cauldron', hex: '1710' },
    { kind: 'cauldron', hex: '1610', dummy: true },
    { kind: 'oil', with: 'spearman-1' },
    { kind: 'oil', with: 'spearman-2', dummy: true },
  ],
  magic: { grondAwake: true },
};

function game(id: string) {
  const found = GAMES_AND_EXAMPLES.get(id);
  if (found === undefined) throw new Error(`no game ${id}`);
  return found;
}

/** In the order of the matches: one that its players deploy, the others in the midst of a siege, every second with orders. */
const SETTINGS: readonly [Setting, ...Setting[]] = [
  { game: game('helms-deep') },
  {
    game: game('helms-deep'),
    position: siegePosition(DUMMIES),
    orders: game('helms-deep').standing.schema.parse({ rocks: 'any' }),
  },
  { game: game('gondor'), position: MINAS_TIRITH },
  { game: game('gondor'), position: MINAS_TIRITH, orders: game('gondor').standing.schema.parse({ oil: 'any' }) },
  { game: game('helms-deep'), position: siegePosition(DUMMIES) },
  { game: game('gondor') },
];

export const settingOf = (match: number): Setting => SETTINGS[match % SETTINGS.length] ?? SETTINGS[0];
