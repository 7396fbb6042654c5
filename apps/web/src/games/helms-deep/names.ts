/**
 * Display names of the Helm's Deep game: gates, levels, places. They belong to the game, not to the product, and stand in
 * one file, with those of its sides in another, so that a site can show other names.
 */
import { type Ability, type FormationKind, type Nation, type Side, SIDES } from '@warbeacon/siege';
import { GROUNDS, reasonsOf, spaced } from '../siege/names.ts';
import { SIDE_NAMES } from './side-names.ts';

/** A side as the server names it; `null` when it is none of this game. */
export const sideOf = (name: string | null): Side | null => SIDES.find((side) => side === name) ?? null;

export function sideName(name: string): string {
  const side = sideOf(name);
  return side === null ? name : SIDE_NAMES[side];
}

const GATES: Readonly<Record<string, string>> = {
  'main-gate': 'Main Gate',
  'rear-gate': 'Rear Gate',
  'wall-gate': 'Wall Gate',
  'inner-gate-north': 'Inner Gate, north',
  'inner-gate-south': 'Inner Gate, south',
  'tower-gate': 'Tower Gate',
  culvert: 'Culvert',
};
/** Name of a gate, or of the Culvert, which can be broken as a gate can. */
export const gateName = (id: string): string => GATES[id] ?? spaced(id);

const ABILITY_NAMES: Readonly<Record<Ability, string>> = {
  'voice-of-saruman': 'The Voice of Saruman',
  'dunlending-hatred': 'Dunlending Hatred',
  'orc-cunning-1': 'Orc Cunning, first captain',
  'orc-cunning-2': 'Orc Cunning, second captain',
  'divine-light': 'Divine Light',
  'for-death-and-glory': 'For Death and Glory',
  'rear-guard': 'Rear Guard',
  sortie: 'Sortie',
  horn: 'The Horn of Helm Hammerhand',
};
export const abilityName = (ability: Ability): string => ABILITY_NAMES[ability];

const ABILITY_CASES: Readonly<Record<Ability, string>> = {
  'voice-of-saruman': '21.61',
  'dunlending-hatred': '21.71',
  'orc-cunning-1': '21.81',
  'orc-cunning-2': '21.81',
  'divine-light': '21.11',
  'for-death-and-glory': '21.21',
  'rear-guard': '21.31',
  sortie: '21.41',
  horn: '21.51',
};
export const abilityCase = (ability: Ability): string => ABILITY_CASES[ability];

const NIGHT_LEADERS: Readonly<Record<string, string>> = {
  'captain-1': 'First Captain',
  'captain-2': 'Second Captain',
  chief: 'Chief of the Dunlendings',
  lieutenant: 'Lieutenant of Isengard',
};
/** Of those whom an option can name; the lobby does not load the counter mix. */
export const nightLeaderName = (id: string): string => NIGHT_LEADERS[id] ?? spaced(id);

const FORMATIONS: Readonly<Record<string, string>> = {
  wedge: 'wedge',
  'shield-wall': 'shield wall',
} satisfies Record<FormationKind, string>;
export const formationName = (kind: string): string => FORMATIONS[kind] ?? spaced(kind).toLowerCase();

const LEVELS: Readonly<Record<string, string>> = {
  ground: 'Open ground',
  ramp: 'The Ramp',
  'deeping-wall': 'The Deeping Wall',
  'hornburg-1': 'The Hornburg, level 1',
  'hornburg-2': 'The Hornburg, level 2',
  'central-tower': 'The Central Tower',
};
export const levelName = (id: string): string => LEVELS[id] ?? spaced(id);

const ZONES: Readonly<Record<string, string>> = {
  'main-gate-hex': 'behind the Main Gate',
  'ramp-top': 'top of the Ramp',
  'ramp-foot': 'foot of the Ramp',
  'horn-rock': 'the Horn Rock',
  'dike-hexes': "on Helm's Dike",
  'ditch-hexes': 'ditch below the Dike',
  'dike-breach': 'the Breach in the Dike',
  'helms-deep': "inside Helm's Deep",
  culvert: 'the Culvert',
  'isengard-entry': 'the east edge',
};
/** Named zones worth telling a player about, in the order in which they are told. */
export const TOLD_ZONES: readonly string[] = Object.keys(ZONES);
export const zoneName = (id: string): string => ZONES[id] ?? spaced(id);

const TERRAIN: Readonly<Record<string, string>> = {
  ...GROUNDS,
  stream: 'stream',
  culvert: 'wall-top over the Culvert',
  ramp: 'the Ramp',
  'hornburg-1': 'outer court',
  'hornburg-2': 'inner court',
  'central-tower': 'central tower',
};
export const terrainName = (id: string): string => TERRAIN[id] ?? spaced(id);

const NATIONS: Readonly<Record<string, string>> = {
  rohan: 'Rohan',
  orc: 'the Orcs',
  dunland: 'Dunland',
} satisfies Record<Nation, string>;
export const nationName = (nation: string): string => NATIONS[nation] ?? spaced(nation);

const PLANS: Readonly<Record<string, string>> = {
  vanguard: 'Vanguard on the road',
  'both-ends': 'Against both ends of the Dike',
  'wall-and-dike': 'Wall and Dike',
  'ramp-and-culvert': 'Ramp and Culvert',
};
export const planName = (id: string): string => PLANS[id] ?? `Set-up: ${spaced(id)}`;

const REASONS: Readonly<Record<string, string>> = {
  'isengard-routs': `${SIDE_NAMES.isengard} has lost more than it can bear, and its army routs.`,
  'lords-slain': 'The lords of the defence are slain, and nobody is left to hold the fortress together.',
  'stronghold-taken': 'Every court of the fortress and the valley behind the wall is taken.',
  'stronghold-held': 'The last turn is over, and the fortress still holds.',
};
/** Why the game ended, in words. */
export const reasonInWords = reasonsOf(
  SIDES.map((id) => ({ id, name: SIDE_NAMES[id] })),
  REASONS,
);
