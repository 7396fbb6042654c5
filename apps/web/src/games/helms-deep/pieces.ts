/** What the counter mix says of a piece and where a view has it: looked up, never worked out. */
import type { Ability, LeaderSpec, LeaderView, Side, Strengths, UnitSpec, UnitView, View } from '@warbeacon/siege';
import { LEADERS, UNITS } from '@warbeacon/siege/helms-deep';

const UNIT_BY_ID: ReadonlyMap<string, UnitSpec> = new Map(UNITS.map((unit) => [unit.id, unit]));
const LEADER_BY_ID: ReadonlyMap<string, LeaderSpec> = new Map(LEADERS.map((leader) => [leader.id, leader]));
const ORDER: ReadonlyMap<string, number> = new Map([...LEADERS, ...UNITS].map((piece, i) => [piece.id, i]));

export const unitSpec = (id: string): UnitSpec | undefined => UNIT_BY_ID.get(id);
export const leaderSpec = (id: string): LeaderSpec | undefined => LEADER_BY_ID.get(id);
export const pieceSpec = (id: string): UnitSpec | LeaderSpec | undefined => UNIT_BY_ID.get(id) ?? LEADER_BY_ID.get(id);
export const pieceSide = (id: string): Side | undefined => pieceSpec(id)?.side;

/** In the order of the cases, leaders first. */
export const byOrder = (a: string, b: string): number => (ORDER.get(a) ?? 0) - (ORDER.get(b) ?? 0);

/** `Uruk Infantry 3`, `Aragorn`, `First Captain`. */
export function pieceName(id: string): string {
  const leader = LEADER_BY_ID.get(id);
  if (leader) return leader.name;
  const unit = UNIT_BY_ID.get(id);
  if (!unit) return id;
  const number = id.slice(unit.kind.length + 1);
  const alone = UNITS.filter((other) => other.kind === unit.kind).length === 1;
  return alone ? unit.name : `${unit.name} ${number}`;
}

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

export type PieceState =
  | { readonly type: 'unit'; readonly at: UnitView }
  | { readonly type: 'leader'; readonly at: LeaderView };

export function pieceState(view: View, id: string): PieceState | undefined {
  const unit = view.units[id];
  if (unit) return { type: 'unit', at: unit };
  const leader = view.leaders[id];
  return leader ? { type: 'leader', at: leader } : undefined;
}

/** Its hex on the map, or nothing when it is off the map. */
export function hexOf(view: View, id: string): string | undefined {
  const hex = pieceState(view, id)?.at.hex;
  return hex !== undefined && isHex(hex) ? hex : undefined;
}

export const isHex = (where: string): boolean => /^\d{4}$/.test(where);

/** Pieces on a hex of the map: leaders first, then units, in the order of the cases. */
export function piecesOn(view: View, hex: string): readonly string[] {
  const leaders = Object.keys(view.leaders).filter((id) => view.leaders[id]?.hex === hex);
  const units = Object.keys(view.units).filter((id) => view.units[id]?.hex === hex);
  return [...leaders.sort(byOrder), ...units.sort(byOrder)];
}

/** What the players have agreed on: it changes what a piece is worth. */
type InForce = View['options'];

/** Strengths in the game's own notation, of the side that is up: `De3X`. */
export function strengthsCode(spec: UnitSpec, reduced: boolean, options: InForce): string {
  const { attack, armour, morale } = strengthsNow(spec, reduced, options);
  return `${attack ?? ''}${spec.missile ? 'e' : ''}${armour}${morale}`;
}

export function strengthsNow(spec: UnitSpec, reduced: boolean, { reducedSides }: InForce): Strengths {
  if (!reduced) return spec.full;
  return reducedSides === 'all' ? spec.reducedAll : spec.reduced;
}

export function rallyRating(spec: LeaderSpec, reduced: boolean, { house }: InForce): number {
  if (!reduced) return spec.rally;
  return house.reducedLeaders === 'down' ? Math.floor(spec.rally / 2) : spec.reducedRally;
}

/** What every leader adds to his rating by night who adds anything. */
const NIGHT_BONUS = Math.max(...LEADERS.map(({ nightBonus }) => nightBonus));
export const nightBonusOf = ({ id }: LeaderSpec, { house }: InForce): number =>
  house.nightLeaders.some((leader) => leader === id) ? NIGHT_BONUS : 0;

/** A sentence of the server's, with the pieces' ids in it read as their names. */
export const withNames = (sentence: string): string =>
  sentence.replace(/[a-z]+(?:-[a-z]+)*(?:-\d+)?/g, (word) =>
    pieceSpec(word) && /-|^[a-z]{6,}$/.test(word) ? pieceName(word) : word,
  );
