/** What the counter mix says of a piece and what has been agreed on makes of it: looked up, never worked out. */
import type { Ability, LeaderSpec, Side, UnitSpec, View } from '@warbeacon/siege';
import { LEADERS, UNITS } from '@warbeacon/siege/helms-deep';
import { makePieceNames } from '../siege/pieces.ts';
import { sideOf } from './names.ts';

const UNIT_BY_ID: ReadonlyMap<string, UnitSpec> = new Map(UNITS.map((unit) => [unit.id, unit]));
const LEADER_BY_ID: ReadonlyMap<string, LeaderSpec> = new Map(LEADERS.map((leader) => [leader.id, leader]));

export const unitSpec = (id: string): UnitSpec | undefined => UNIT_BY_ID.get(id);
export const leaderSpec = (id: string): LeaderSpec | undefined => LEADER_BY_ID.get(id);
export const pieceSpec = (id: string): UnitSpec | LeaderSpec | undefined => UNIT_BY_ID.get(id) ?? LEADER_BY_ID.get(id);

export const pieceNames = makePieceNames(UNITS, LEADERS);
export const { name: pieceName, byOrder, on: piecesOn, withNames } = pieceNames;
export const pieceSide = (id: string): Side | undefined => sideOf(pieceNames.side(id) ?? null) ?? undefined;

const ABILITY_LEADERS: Readonly<Partial<Record<Ability, string>>> = {
  'voice-of-saruman': 'lieutenant',
  'dunlending-hatred': 'chief',
  'orc-cunning-1': 'captain-1',
  'orc-cunning-2': 'captain-2',
  'divine-light': 'gandalf',
  'for-death-and-glory': 'theoden',
  'rear-guard': 'gamling',
  sortie: 'aragorn',
};
/** Whose ability it is; the horn is anybody's. */
export const leaderOfAbility = (ability: Ability): string | undefined => ABILITY_LEADERS[ability];

/** What the players have agreed on: it changes what a piece is worth. */
type InForce = View['options'];

export function rallyRating(spec: LeaderSpec, reduced: boolean, { house }: InForce): number {
  if (!reduced) return spec.rally;
  return house.reducedLeaders === 'down' ? Math.floor(spec.rally / 2) : spec.reducedRally;
}

/** What every leader adds to his rating by night who adds anything. */
const NIGHT_BONUS = Math.max(...LEADERS.map(({ nightBonus }) => nightBonus));
export const nightBonusOf = ({ id }: LeaderSpec, { house }: InForce): number =>
  house.nightLeaders.some((leader) => leader === id) ? NIGHT_BONUS : 0;
