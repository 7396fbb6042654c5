/**
 * [13.1] [13.2] [14.1] [14.2] The order of battle of Helm's Deep. Units are numbered within their kind in the order in
 * which the cases list them.
 */
import type * as kinds from '../engine/unit-kinds.ts';
import type { Nation, Silhouette } from '../engine/unit-kinds.ts';
import { muster, type MusterRow } from '../standard/counters/muster.ts';
import { parseStrengths } from '../standard/counters/strengths.ts';
import type { Side } from './words.ts';
import { NIGHT_LEADERS } from './house.ts';

/** Of this game's two sides. */
export type UnitKind = kinds.UnitKind<Side>;
export type UnitSpec = kinds.UnitSpec<Side>;
export type LeaderSpec = kinds.LeaderSpec<Side>;

function kind(
  id: string,
  side: Side,
  nation: Nation,
  name: string,
  silhouette: Silhouette,
  code: string,
  type: 'infantry' | 'cavalry' = 'infantry',
): UnitKind {
  return {
    kind: id,
    side,
    nation,
    name,
    silhouette,
    cavalry: type === 'cavalry',
    ...parseStrengths(code),
  };
}

/** [4.13] Who is cavalry: all others are foot. */
const UNIT_KINDS: readonly UnitKind[] = [
  kind('orc-archer', 'isengard', 'orc', 'Orc Archers', 'bowman', 'e1Z'),
  kind('orc', 'isengard', 'orc', 'Orcs', 'orc', 'E1Z'),
  kind('warg', 'isengard', 'orc', 'Wargs', 'wolf-rider', 'D2Z', 'cavalry'),
  kind('uruk-guard', 'isengard', 'orc', 'Uruk Guard', 'guard', 'B3X'),
  kind('uruk-archer', 'isengard', 'orc', 'Uruk Archers', 'bowman', 'Ee3X'),
  kind('uruk-infantry', 'isengard', 'orc', 'Uruk Infantry', 'uruk', 'D2Y'),
  kind('dunland-infantry', 'isengard', 'dunland', 'Dunland Infantry', 'swordsman', 'E2Y'),
  kind('dunland-archer', 'isengard', 'dunland', 'Dunland Archers', 'bowman', 'e1Y'),
  kind('dunland-cavalry', 'isengard', 'dunland', 'Dunland Cavalry', 'horseman', 'D2Y', 'cavalry'),
  kind('dunland-guard', 'isengard', 'dunland', 'Dunland Guard', 'guard', 'B3X'),
  kind('half-orc-guard', 'isengard', 'orc', 'Half-orc Guard', 'guard', 'B3W'),
  kind('infantry', 'westernesse', 'rohan', 'Infantry', 'spearman', 'D3X'),
  kind('armoured-archer', 'westernesse', 'rohan', 'Armoured Archers', 'bowman', 'De3X'),
  kind('knight', 'westernesse', 'rohan', "King's Knights", 'knight', 'B3W', 'cavalry'),
  kind('light-cavalry', 'westernesse', 'rohan', 'Light Cavalry', 'horse-archer', 'De3X', 'cavalry'),
  kind('archer', 'westernesse', 'rohan', 'Archers', 'bowman', 'e2X'),
  kind('heavy-infantry', 'westernesse', 'rohan', 'Heavy Infantry', 'heavy', 'C3X'),
  kind('guard', 'westernesse', 'rohan', 'Guard', 'guard', 'B3W'),
  kind('rider', 'westernesse', 'rohan', 'Riders', 'horseman', 'C3X', 'cavalry'),
];

const EAST: UnitSpec['arrives'] = { at: 'deployment', area: 'isengard-setup' };
const BURG: UnitSpec['arrives'] = { at: 'deployment', area: 'westernesse-hornburg-setup' };
const COURT: UnitSpec['arrives'] = { at: 'deployment', area: 'hornburg-inner-court' };
const DIKE: UnitSpec['arrives'] = { at: 'deployment', area: 'westernesse-dike-setup' };
const CAVES: UnitSpec['arrives'] = { at: 'apart', box: 'caves' };
const onTurn = (turn: number): UnitSpec['arrives'] => ({ at: 'turn', turn });

/** Kind, how many, and where they start, in the order of the cases. */
const MUSTER: readonly MusterRow[] = [
  // [13.1]
  ['orc-archer', 6, EAST],
  ['orc', 6, EAST],
  ['warg', 4, EAST],
  ['uruk-guard', 1, EAST],
  // [14.1] turn 2
  ['uruk-archer', 2, onTurn(2)],
  ['uruk-infantry', 3, onTurn(2)],
  ['uruk-guard', 1, onTurn(2)],
  ['dunland-infantry', 4, onTurn(2)],
  ['dunland-archer', 2, onTurn(2)],
  ['dunland-cavalry', 3, onTurn(2)],
  ['dunland-guard', 1, onTurn(2)],
  // [14.1] turn 3
  ['uruk-archer', 2, onTurn(3)],
  ['uruk-infantry', 3, onTurn(3)],
  ['dunland-infantry', 4, onTurn(3)],
  ['dunland-archer', 2, onTurn(3)],
  // [14.1] turn 4
  ['uruk-archer', 4, onTurn(4)],
  ['uruk-infantry', 4, onTurn(4)],
  ['half-orc-guard', 1, onTurn(4)],
  // [13.2] in the Hornburg and behind the Deeping Wall
  ['infantry', 8, BURG],
  ['armoured-archer', 2, BURG],
  ['knight', 2, COURT],
  ['light-cavalry', 2, BURG],
  ['archer', 5, BURG],
  // [13.2] at Helm's Dike
  ['infantry', 4, DIKE],
  ['archer', 4, DIKE],
  // [14.21]
  ['infantry', 3, onTurn(14)],
  ['heavy-infantry', 2, onTurn(14)],
  ['guard', 1, onTurn(14)],
  ['rider', 1, onTurn(14)],
  // [14.22]
  ['infantry', 2, CAVES],
  ['archer', 1, CAVES],
];

export const UNITS: readonly UnitSpec[] = muster(UNIT_KINDS, MUSTER);

/** [A10.0] */
export const NIGHT_BONUS = 3;

function leader(
  id: string,
  side: Side,
  name: string,
  rally: number,
  leads: readonly Nation[],
  arrives: UnitSpec['arrives'],
): LeaderSpec {
  const nightBonus = NIGHT_LEADERS.some((name) => name === id) ? NIGHT_BONUS : 0;
  return { id, side, name, rally, reducedRally: Math.ceil(rally / 2), nightBonus, leads, arrives };
}

/** Ratings [13] [14]; whom each leads [8.1] [8.31] [8.33], H-6, H-7; the night bonus [A10.0]: which leaders have it is a house value. */
export const LEADERS: readonly LeaderSpec[] = [
  leader('captain-1', 'isengard', 'First Captain', 4, ['orc'], EAST),
  leader('captain-2', 'isengard', 'Second Captain', 4, ['orc'], onTurn(2)),
  leader('chief', 'isengard', 'Chief of the Dunlendings', 5, ['dunland'], onTurn(2)),
  leader('lieutenant', 'isengard', 'Lieutenant of Isengard', 5, ['orc', 'dunland'], onTurn(4)),
  leader('theoden', 'westernesse', 'Théoden', 6, ['rohan'], COURT),
  leader('eomer', 'westernesse', 'Éomer', 5, ['rohan'], COURT),
  leader('aragorn', 'westernesse', 'Aragorn', 7, ['rohan'], COURT),
  leader('legolas', 'westernesse', 'Legolas', 4, ['rohan'], BURG),
  leader('gimli', 'westernesse', 'Gimli', 4, ['rohan'], BURG),
  leader('gamling', 'westernesse', 'Gamling', 4, ['rohan'], DIKE),
  leader('erkenbrand', 'westernesse', 'Erkenbrand', 5, ['rohan'], onTurn(14)),
  leader('gandalf', 'westernesse', 'Gandalf', 8, ['rohan'], onTurn(14)),
];
