/** Positions that people write: read into a state, with all their faults. */
import {
  type Dice,
  DiceExhausted,
  err,
  ok,
  type PositionFault,
  type Result,
  scriptedDice,
  settle,
  textAt,
} from '@warbeacon/kernel';
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

/** What is wrong with a position; `code` where it is a refusal of its own. */
export type Fault = PositionFault & { readonly code?: string };

/** Where a die is due and there is none to be had. */
class DieDue extends Error {}

const NO_DICE: Pick<Dice, 'd6'> = {
  d6() {
    throw new DieDue();
  },
};

/**
 * A position as somebody wrote it, settled to its first decision; or everything that is wrong with it. Dice that fall on the way are
 * those that are written, and else `thrown`.
 */
export function parsePosition(
  json: unknown,
  thrown: Pick<Dice, 'd6'> = NO_DICE,
): Result<LoadedPosition, readonly Fault[]> {
  const parsed = positionSchema.safeParse(json);
  if (!parsed.success) {
    return err(
      parsed.error.issues.map(({ path, message }) => ({
        at: path.map(String).join('.'),
        message: `${textAt(json, path)}${message}.`,
      })),
    );
  }
  const position = parsed.data;
  const unknown = unknownNames(position);
  if (unknown.length > 0) return err(unknown);
  const read = isReady(position) ? readyState(position) : readState(position);
  return read.ok ? settled(read.value, position, thrown) : read;
}

/** The state at its first decision, with the dice that are left. */
function settled(state: State, { dice }: Position, thrown: Pick<Dice, 'd6'>): Result<LoadedPosition, readonly Fault[]> {
  const written = dice === undefined ? undefined : scriptedDice(dice);
  const falling = written ?? thrown;
  try {
    settle(skirmish, state, { d6: () => falling.d6(), emit: () => {} });
  } catch (error) {
    if (error instanceof DieDue)
      return err([{ at: 'dice', message: 'A die is due before anybody can decide: write it among the dice.' }]);
    if (error instanceof DiceExhausted)
      return err([{ at: 'dice', code: 'dice-exhausted', message: 'The written dice run out before anybody decides.' }]);
    throw error;
  }
  const [side] = skirmish.deciders(state);
  if (side === undefined && state.outcome === null)
    return err([{ at: 'frames', message: 'Nobody can decide here, and the battle is not over.' }]);
  if (side !== undefined && skirmish.legal(state, side)[Symbol.iterator]().next().done)
    return err([{ at: 'frames', message: `Here ${side} must decide, and can do nothing.` }]);
  return ok({ state, dice: dice?.slice(written?.drawn.length) });
}

function readState(position: Position): Result<State, readonly PositionFault[]> {
  const { state, wrong } = stateOf(position);
  const faults = [...wrong, ...faultsOf(battleOf(state), position)];
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
  for (const [i, { id, profile, as, charged = [], effects = [], rides }] of models.entries()) {
    if (!PROFILES.has(profile)) faults.push({ at: `models.${i}.profile`, message: `There is no profile ${profile}.` });
    const foot = as?.foot ?? null;
    if (foot !== null && !PROFILES.has(foot))
      faults.push({ at: `models.${i}.as.foot`, message: `There is no profile ${foot}.` });
    if (models.findIndex((other) => other.id === id) < i)
      faults.push({ at: `models.${i}.id`, message: `There are two models ${id}.` });
    for (const each of charged) known(`models.${i}.charged`, each);
    for (const { by } of effects) known(`models.${i}.effects`, by);
    known(`models.${i}.rides`, rides);
  }
  for (const [i, object] of objects.entries()) {
    if (objects.findIndex(({ id }) => id === object.id) < i)
      faults.push({ at: `objects.${i}.id`, message: `There are two objects ${object.id}.` });
    for (const each of [object.with, object.model, ...(object.by ?? []), ...(object.movers ?? [])])
      known(`objects.${i}`, each);
  }
  for (const [i, fight] of fights.entries()) {
    const {
      good,
      evil,
      supports = [],
      twoHanded = [],
      shielding = [],
      trapped = [],
      weapons = [],
      strikes = [],
    } = fight;
    const named = [...weapons, ...strikes].map(({ model }) => model);
    for (const each of [...good, ...evil, ...supports.flat(), ...twoHanded, ...shielding, ...trapped, ...named])
      known(`fights.${i}`, each);
  }
  for (const [i, pair] of parted.entries()) for (const each of pair) known(`parted.${i}`, each);
  for (const [i, pair] of contacts.entries()) for (const each of pair) known(`contacts.${i}`, each);
  for (const [i, { hero }] of calls.entries()) known(`calls.${i}`, hero);
  for (const [i, { who, by }] of carry.entries()) for (const each of [who, ...by]) known(`carry.${i}`, each);
  return faults;
}
