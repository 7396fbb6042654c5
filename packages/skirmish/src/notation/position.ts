/** Positions that people write: read into a state, with all their faults. */
import { err, ok, type PositionFault, type Result, scriptedDice, settle } from '@warbeacon/kernel';
import { PROFILES, SCENARIOS } from '../data/index.ts';
import { battleOf } from '../engine/battle.ts';
import { skirmish } from '../engine/rules.ts';
import type { State } from '../engine/state.ts';
import { faultsOf } from './faults.ts';
import { type Position, positionSchema } from './position.schema.ts';
import { isReady, readyState } from './ready.ts';
import { stateOf } from './read-state.ts';

export interface LoadedPosition {
  readonly state: State;
  /** Written dice that have not fallen; `undefined` where none were written. */
  readonly dice: readonly number[] | undefined;
}

export function parsePosition(json: unknown): Result<LoadedPosition, readonly PositionFault[]> {
  const parsed = positionSchema.safeParse(json);
  if (!parsed.success) {
    return err(parsed.error.issues.map(({ path, message }) => ({ at: path.join('.'), message: `${message}.` })));
  }
  const position = parsed.data;
  const unknown = unknownNames(position);
  if (unknown.length > 0) return err(unknown);
  const read = isReady(position) ? readyState(position) : readState(position);
  if (!read.ok) return read;
  const state = read.value;
  const dice = scriptedDice(position.dice ?? []);
  settle(skirmish, state, { d6: () => dice.d6(), emit: () => {} });
  return ok({ state, dice: position.dice?.slice(dice.drawn.length) });
}

function readState(position: Position): Result<State, readonly PositionFault[]> {
  const { state, wrong } = stateOf(position);
  const faults = [...wrong.map((message) => ({ at: 'frames', message })), ...faultsOf(battleOf(state), position)];
  return faults.length > 0 ? err(faults) : ok(state);
}

/** Names that lead nowhere: nothing else can be looked at before they do. */
function unknownNames({
  models = [],
  objects = [],
  fights = [],
  parted = [],
  contacts = [],
  calls = [],
  scenario,
  carry = [],
}: Position): PositionFault[] {
  const ids = new Set(models.map(({ id }) => id));
  const faults: PositionFault[] = [];
  if (scenario !== undefined && !SCENARIOS.has(scenario))
    faults.push({ at: 'scenario', message: `There is no scenario ${scenario}.` });
  const known = (at: string, id: string | undefined): void => {
    if (id !== undefined && !ids.has(id)) faults.push({ at, message: `There is no model ${id}.` });
  };
  for (const [i, { id, profile, charged = [], effects = [], rides }] of models.entries()) {
    if (!PROFILES.has(profile)) faults.push({ at: `models.${i}.profile`, message: `There is no profile ${profile}.` });
    if (models.findIndex((other) => other.id === id) < i)
      faults.push({ at: `models.${i}.id`, message: `There are two models ${id}.` });
    for (const each of charged) known(`models.${i}.charged`, each);
    for (const { by } of effects) known(`models.${i}.effects`, by);
    known(`models.${i}.rides`, rides);
  }
  for (const [i, object] of objects.entries()) {
    for (const each of [object.with, object.model, ...(object.by ?? [])]) known(`objects.${i}`, each);
  }
  for (const [i, { good, evil }] of fights.entries()) for (const each of [...good, ...evil]) known(`fights.${i}`, each);
  for (const [i, pair] of parted.entries()) for (const each of pair) known(`parted.${i}`, each);
  for (const [i, pair] of contacts.entries()) for (const each of pair) known(`contacts.${i}`, each);
  for (const [i, { hero }] of calls.entries()) known(`calls.${i}`, hero);
  for (const [i, { who, by }] of carry.entries()) for (const each of [who, ...by]) known(`carry.${i}`, each);
  return faults;
}
