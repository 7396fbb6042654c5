/** Forces that players build: whether one may be fielded, and if not, all that speaks against it. */
import { type Fault, fault } from '../data/fault.ts';
import type { ForceEntry } from '../data/schemas.ts';
import { PROFILES, SCENARIOS } from '../data/values.ts';
import { whyNotExtras } from './extras.ts';
import { pointsOf } from './points.ts';
import type { Side } from '../engine/words.ts';

/** Models of one side at most. */
export const MOST_MODELS = 64;

/** Captives and the like, who stand on the table of a scenario and fight for nobody. */
const OF_SCENARIOS: ReadonlySet<string> = new Set(
  [...SCENARIOS.values()].flatMap(({ table }) =>
    table.places.flatMap((place) => (place.kind === 'model' ? [place.profile] : [])),
  ),
);

export const isOfScenarios = (profile: string): boolean => OF_SCENARIOS.has(profile);

/** Ids are shown to people; one that is too long to be an id is not repeated. */
function quoted(id: string): string {
  return id.length > 40 ? 'with a name as long as that' : id;
}

function entryFaults(side: Side, entry: ForceEntry, at: string): Fault[] {
  const { profile: id, count, extra = [] } = entry;
  const faults: Fault[] = [];
  if (!Number.isSafeInteger(count) || count < 1 || count > MOST_MODELS) {
    faults.push(fault(`${at}.count`, 'bad-count', `A force has 1 to ${MOST_MODELS} models of a kind.`, 'X-34'));
  }
  const profile = PROFILES.get(id);
  if (!profile)
    return [...faults, fault(`${at}.profile`, 'unknown-profile', `There is no profile ${quoted(id)}.`, 'T-10')];
  if (profile.side !== side) {
    faults.push(fault(`${at}.profile`, 'wrong-side', `${profile.name} is no model of ${side} forces.`, 'S-175'));
  }
  if (isOfScenarios(id)) {
    faults.push(
      fault(`${at}.profile`, 'not-for-forces', `${profile.name} belongs to a scenario, and to no force.`, 'X-27'),
    );
  }
  const why = whyNotExtras(profile, extra);
  if (why !== undefined) faults.push(fault(`${at}.extra`, 'bad-extra', why, 'X-40'));
  return faults;
}

/**
 * All that speaks against a force of `side` for at most `points` points (no limit where it is left out). Empty: it may be
 * fielded.
 */
export function checkForce(side: Side, entries: readonly ForceEntry[], points?: number): readonly Fault[] {
  const faults = entries.flatMap((entry, i) => entryFaults(side, entry, `models.${i}`));
  const models = entries.reduce((sum, { count }) => sum + count, 0);
  const counted = (holds: (entry: ForceEntry) => boolean) =>
    entries.filter(holds).reduce((sum, { count }) => sum + count, 0);

  if (models > MOST_MODELS) {
    faults.push(
      fault('models', 'too-many', `A force has ${MOST_MODELS} models at most; this one has ${models}.`, 'X-34'),
    );
  }
  if (counted(({ profile }) => PROFILES.get(profile)?.keywords.includes('Hero') ?? false) === 0) {
    faults.push(fault('models', 'no-hero', 'A force needs a Hero, near whom its Warriors are set up.', 'S-178'));
  }
  if (counted(({ extra = [] }) => extra.includes('banner')) > 1) {
    faults.push(fault('models', 'two-banners', 'A force has one banner at most.', 'X-11'));
  }
  const cost = pointsOf(entries);
  if (points !== undefined && cost !== undefined && cost > points) {
    faults.push(fault('models', 'over-points', `This force costs ${cost} points, and ${points} are allowed.`, 'X-40'));
  }
  return faults;
}
