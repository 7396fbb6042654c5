/** Who is in a match: its models by their ids, with their profiles. They are named in every view, and never change in a match. */
import { PROFILES } from '@warbeacon/skirmish/data';
import type { View } from '@warbeacon/skirmish';
import type { FigureKind } from '../../board/plane/figures/silhouettes.ts';

type Models = View['models'];

let cast: Models = {};
let numbered: ReadonlySet<string> = new Set();

/** Called as a view is read: from then on sentences know the names. */
export function remember({ models }: View): void {
  cast = models;
  const counts = new Map<string, number>();
  for (const id of Object.keys(models)) counts.set(kindOf(id), (counts.get(kindOf(id)) ?? 0) + 1);
  numbered = new Set([...counts].filter(([, n]) => n > 1).map(([kind]) => kind));
}

/** All but the number at its end. */
const kindOf = (id: string): string => id.replace(/-?\d+$/, '');

export const sideOfModel = (id: string): string | undefined => cast[id]?.side;
export const modelIds = (): readonly string[] => Object.keys(cast);

/** `Orc Warrior, shield 3`; who is alone of his kind has no number. */
export function modelName(id: string): string {
  const model = cast[id];
  if (!model) return OBJECT_NAMES[id] ?? id.replaceAll('-', ' ');
  const name = PROFILES.get(model.profile)?.name ?? model.profile;
  const number = /(\d+)$/.exec(id)?.[1];
  return number !== undefined && numbered.has(kindOf(id)) ? `${name} ${number}` : name;
}

/** In short: a Hero without his office, others by what they bear. `shield 3` */
export function modelTag(id: string): string {
  const name = modelName(id);
  const [who = name, ...rest] = name.split(', ');
  const hero = PROFILES.get(cast[id]?.profile ?? '')?.keywords.includes('Hero');
  const gear = rest.join(', ');
  return gear === '' || hero ? who : gear.replace(/^on foot$/, who);
}

const OBJECT_NAMES: Readonly<Record<string, string>> = {
  chest: 'the chest',
  letter: 'the letter',
  captive: 'the captive',
};
export const objectName = (id: string): string => OBJECT_NAMES[id] ?? `the ${id.replaceAll('-', ' ')}`;

const KINDS: Readonly<Record<string, FigureKind>> = {
  'mt-wizard': 'wizard',
  'mt-wizard-mounted': 'horse-wizard',
  'mt-captain': 'captain',
  'mt-halfling': 'halfling',
  'mt-shield': 'sword',
  'mt-spear': 'spear',
  'mt-bow': 'bow',
  'mt-knight': 'knight',
  'mt-knight-foot': 'sword',
  'ro-marshal': 'captain',
  'ro-marshal-mounted': 'horse-captain',
  'ro-king': 'king',
  'ro-king-mounted': 'horse-captain',
  'ro-shield': 'sword',
  'ro-spears': 'spear',
  'ro-bow': 'bow',
  'ro-rider': 'rider-bow',
  'ro-rider-spears': 'knight',
  'ro-rider-foot': 'sword',
  'ro-rider-spears-foot': 'spear',
  'ro-captive': 'captive',
  'mo-wraith': 'wraith',
  'mo-wraith-mounted': 'horse-wraith',
  'mo-wraith-strong': 'wraith',
  'mo-wraith-strong-mounted': 'horse-wraith',
  'mo-shield': 'orc',
  'mo-spear': 'orc-spear',
  'mo-two-handed': 'orc-two-handed',
  'mo-bow': 'orc-bow',
  'mo-warg-shield': 'warg',
  'mo-warg-spears': 'warg-spear',
  'mo-warg-bow': 'warg-bow',
  'mo-warg-spears-foot': 'orc-spear',
  'is-wizard': 'wizard',
  'is-wizard-mounted': 'horse-wizard',
  'is-captain': 'uruk-captain',
  'is-shield': 'uruk',
  'is-pike': 'uruk-pike',
  'is-scout-bow': 'uruk-bow',
  'is-scout-shield': 'uruk',
};
export const figureKindOf = (profile: string, side: string): FigureKind =>
  KINDS[profile] ?? (side === 'good' ? 'sword' : 'orc');
/** Those whose figure has been chosen, for tests. */
export const DRAWN: readonly string[] = Object.keys(KINDS);
