/**
 * [13.1] [13.2] [14.1] [14.2] The order of battle of Gondor. Units are numbered within their kind in the order in which the
 * cases list them.
 */
import type * as kinds from '../engine/unit-kinds.ts';
import type { Nation, Silhouette } from '../engine/unit-kinds.ts';
import { muster, type MusterRow } from '../standard/counters/muster.ts';
import { parseStrengths } from '../standard/counters/strengths.ts';
import { HOUSE } from './house.ts';
import type { Pool, Side } from './words.ts';

/** Of this game's two sides, with the army whose losses it counts among. */
export interface UnitKind extends kinds.UnitKind<Side> {
  readonly pool: Pool;
}
export interface UnitSpec extends kinds.UnitSpec<Side> {
  readonly pool: Pool;
}
export interface LeaderSpec extends kinds.LeaderSpec<Side> {
  readonly pool: Pool;
}

/** [8.1] G-55: which side and which army a nation is of. */
const NATIONS = {
  mordor: { side: 'sauron', pool: 'sauron' },
  harad: { side: 'sauron', pool: 'sauron' },
  gondor: { side: 'westernesse', pool: 'garrison' },
  rohan: { side: 'westernesse', pool: 'relief' },
  men: { side: 'westernesse', pool: 'relief' },
} as const satisfies Readonly<Record<Nation, { side: Side; pool: Pool }>>;
type NationHere = keyof typeof NATIONS;

function kind(
  id: string,
  nation: NationHere,
  name: string,
  silhouette: Silhouette,
  code: string,
  type: 'infantry' | 'cavalry' = 'infantry',
): UnitKind {
  return {
    kind: id,
    ...NATIONS[nation],
    nation,
    name,
    silhouette,
    cavalry: type === 'cavalry',
    ...parseStrengths(code),
  };
}

/** [4.13] G-6, G-7: who is cavalry; all others are foot, mûmakil among them. */
const UNIT_KINDS: readonly UnitKind[] = [
  kind('orc-archer', 'mordor', 'Orc Archers', 'bowman', 'Ee3X'),
  kind('light-orc', 'mordor', 'Light Orcs', 'orc', 'E1Z'),
  kind('orc', 'mordor', 'Orcs', 'orc', 'E2Y'),
  kind('uruk', 'mordor', 'Uruk-hai', 'uruk', 'E3Y'),
  kind('mordor-bowman', 'mordor', 'Mordor Bowmen', 'bowman', 'e1Y'),
  kind('mordor-cavalry', 'mordor', 'Mordor Cavalry', 'horseman', 'D2Y', 'cavalry'),
  // [15.22] [16.48]
  { ...kind('mumak', 'harad', 'Mûmakil', 'heavy', 'C4Y'), groundbound: true },
  kind('cataphract', 'harad', 'Cataphracts', 'knight', 'D3X', 'cavalry'),
  kind('harad-cavalry', 'harad', 'Harad Cavalry', 'horseman', 'D3Y', 'cavalry'),
  kind('harad-axeman', 'harad', 'Harad Axemen', 'swordsman', 'E2Y'),
  kind('mordor-orc', 'mordor', 'Mordor Orcs', 'orc', 'E2Y'),
  kind('mordor-axeman', 'mordor', 'Mordor Axemen', 'swordsman', 'B3Z'),
  kind('light-archer', 'mordor', 'Light Archers', 'bowman', 'e1Z'),
  kind('troll', 'mordor', 'Trolls', 'heavy', 'B3Z'),
  kind('spearman', 'gondor', 'Spearmen', 'spearman', 'D3X'),
  kind('armoured-archer', 'gondor', 'Armoured Archers', 'bowman', 'De3X'),
  kind('mounted-knight', 'gondor', 'Mounted Knights', 'knight', 'B3X', 'cavalry'),
  kind('lance-knight', 'gondor', 'Lance Knights', 'knight', 'B3W', 'cavalry'),
  kind('axeman', 'gondor', 'Axemen', 'swordsman', 'B3X'),
  kind('bowman', 'gondor', 'Bowmen', 'bowman', 'e2X'),
  kind('citadel-guard', 'gondor', 'Citadel Guard', 'guard', 'D3W'),
  kind('rohan-cavalry', 'rohan', 'Riders of Rohan', 'horseman', 'B3W', 'cavalry'),
  kind('horse-archer', 'rohan', 'Horse Archers', 'horse-archer', 'Be3X', 'cavalry'),
  kind('men-cavalry', 'men', 'Heavy Cavalry', 'knight', 'B3X', 'cavalry'),
  kind('men-spearman', 'men', 'Spearmen of the South', 'spearman', 'D3X'),
  kind('light-cavalry', 'men', 'Light Cavalry', 'horseman', 'C2W', 'cavalry'),
];

const EAST: UnitSpec['arrives'] = { at: 'deployment', area: 'sauron-setup' };
const CITY: UnitSpec['arrives'] = { at: 'deployment', area: 'westernesse-setup' };
const CITADEL: UnitSpec['arrives'] = { at: 'deployment', area: 'citadel' };
const NORTH: UnitSpec['arrives'] = { at: 'apart', box: 'rohan' };
const onTurn = (turn: number): UnitSpec['arrives'] => ({ at: 'turn', turn });

/** Kind, how many, and where they start, in the order of the cases. */
const MUSTER: readonly MusterRow[] = [
  // [13.1]
  ['orc-archer', 4, EAST],
  ['light-orc', 9, EAST],
  ['orc', 9, EAST],
  // [14.1] turn 2
  ['uruk', 3, onTurn(2)],
  ['mordor-bowman', 2, onTurn(2)],
  ['mordor-cavalry', 2, onTurn(2)],
  ['mumak', 3, onTurn(2)],
  ['cataphract', 2, onTurn(2)],
  ['harad-cavalry', 2, onTurn(2)],
  ['harad-axeman', 3, onTurn(2)],
  ['mordor-orc', 3, onTurn(2)],
  ['mordor-axeman', 2, onTurn(2)],
  ['light-archer', 2, onTurn(2)],
  ['troll', 4, onTurn(2)],
  // [13.2]
  ['spearman', 4, CITY],
  ['armoured-archer', 1, CITY],
  ['mounted-knight', 1, CITY],
  ['lance-knight', 1, CITY],
  ['axeman', 1, CITY],
  ['bowman', 1, CITY],
  ['citadel-guard', 1, CITADEL],
  // [14.2] Rohan, by the die
  ['rohan-cavalry', 3, NORTH],
  ['horse-archer', 7, NORTH],
  // [14.2] turn 10
  ['men-cavalry', 4, onTurn(10)],
  ['men-spearman', 6, onTurn(10)],
  ['light-cavalry', 1, onTurn(10)],
];

export const UNITS: readonly UnitSpec[] = muster(UNIT_KINDS, MUSTER);

/** [10.0] */
export const NIGHT_BONUS = 3;

function leader(
  id: string,
  [nation, ...others]: readonly [NationHere, ...NationHere[]],
  name: string,
  rally: number,
  arrives: UnitSpec['arrives'],
): LeaderSpec {
  const { side, pool } = NATIONS[nation];
  // [10.0] G-130: all of Sauron's, and in duels too.
  const nightBonus = side === 'sauron' ? NIGHT_BONUS : 0;
  return {
    id,
    side,
    pool,
    name,
    rally,
    reducedRally: Math.ceil(rally / 2),
    nightBonus,
    leads: [nation, ...others],
    arrives,
  };
}

/** Ratings [13] [14], of which some are house values; whom each leads [8.1] [8.33], G-55. */
export const LEADERS: readonly LeaderSpec[] = [
  leader('nazgul', ['mordor', 'harad'], 'Lord of the Nazgûl', 7, EAST),
  leader('gothmog', ['mordor'], 'Gothmog', HOUSE.gothmog, EAST),
  leader('king-of-harad', ['harad'], 'King of Harad', 6, onTurn(2)),
  leader('gandalf', ['gondor', 'rohan', 'men'], 'Gandalf', 8, CITY),
  leader('imrahil', ['gondor'], 'Imrahil', HOUSE.imrahil, CITY),
  leader('theoden', ['rohan'], 'Théoden', 6, NORTH),
  leader('eomer', ['rohan'], 'Éomer', 5, NORTH),
  leader('eowyn', ['rohan'], 'Éowyn', HOUSE.eowyn, NORTH),
  leader('aragorn', ['men'], 'Aragorn', 7, onTurn(10)),
];
