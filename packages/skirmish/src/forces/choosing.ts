/** Which force a side may choose or build in a scenario, and what speaks against one. */
import { FORCES, PROFILES } from '../data/index.ts';
import type { Scenario } from '../data/scenario.schema.ts';
import { extraSchema, type ForceEntry, type Profile } from '../data/schemas.ts';
import type { ForceChoice } from '../engine/options.ts';
import type { Side } from '../engine/words.ts';
import { checkForce, isOfScenarios } from './build.ts';
import { pointsOf } from './points.ts';

/** [S-175, X-34] What speaks against a force of a side in a scenario, in sentences. */
export function faultsOfForce(scenario: Scenario, side: Side, choice: ForceChoice): string[] {
  if (typeof choice === 'string') return faultsOfOffer(scenario, side, choice);
  const extras = choice.models.flatMap(({ extra = [] }) => extra);
  const strange = extras.find((extra) => !extraSchema.safeParse(extra).success);
  if (strange !== undefined) return [`No model can have ${strange}.`];
  const entries = entriesOf(choice);
  const limit = pointsOf(entriesOf(scenario.forces.default[side]));
  return [
    ...checkForce(side, entries, limit).map(({ message }) => message),
    ...faultsInScenario(scenario, side, entries),
  ];
}

function faultsOfOffer({ title, forces }: Scenario, side: Side, id: string): string[] {
  const force = FORCES.get(id);
  if (force === undefined) return [`There is no force ${id}.`];
  if (force.side !== side) return [`${force.title} is a force of the other side.`];
  return forces[side].includes(id) ? [] : [`${force.title} is not offered in ${title}.`];
}

/** Somebody must carry what is with somebody from the start, and all must be let in. */
function faultsInScenario(scenario: Scenario, side: Side, entries: readonly ForceEntry[]): string[] {
  const { setUp, table, forces } = scenario;
  const has = (profile: string): boolean => entries.some((entry) => entry.profile === profile);
  const usual = entriesOf(forces.default[side]);
  const bearers = table.places.flatMap((place) =>
    place.kind === 'light' && place.with !== undefined && usual.some(({ profile }) => profile === place.with)
      ? [{ id: place.id, profile: place.with }]
      : [],
  );
  const unborne = bearers
    .filter(({ profile }) => !has(profile))
    .map(
      ({ id, profile }) =>
        `Of this force nobody carries the ${id}: it needs ${PROFILES.get(profile)?.name ?? profile}.`,
    );
  if (setUp.kind === 'halves') return unborne;
  const outside = entries
    .filter(({ profile }) => PROFILES.has(profile) && !isLetIn(scenario, side, profile))
    .map(({ profile }) => `${PROFILES.get(profile)?.name ?? profile} has no place in ${scenario.title}.`);
  return [...unborne, ...outside];
}

/** Somebody who begins where he may be set up, or comes later. */
function isLetIn({ setUp, reserves = [] }: Scenario, side: Side, profile: string): boolean {
  return (
    setUp.kind === 'halves' ||
    setUp.zones[side].some(({ who }) => who === 'all' || who.includes(profile)) ||
    reserves.some((each) => each.side === side && each.who.includes(profile))
  );
}

/** Of which kinds a side can build its force in a scenario. */
export const profilesFor = (scenario: Scenario, side: Side): readonly Profile[] =>
  [...PROFILES.values()].filter(
    (profile) => profile.side === side && !isOfScenarios(profile.id) && isLetIn(scenario, side, profile.id),
  );

export function entriesOf(choice: ForceChoice): readonly ForceEntry[] {
  if (typeof choice !== 'string') return choice.models as readonly ForceEntry[];
  const force = FORCES.get(choice);
  if (force === undefined) throw new Error(`no force ${choice}`);
  return force.models;
}
