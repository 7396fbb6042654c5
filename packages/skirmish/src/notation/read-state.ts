/** What a position says, as a state; nothing that it leaves out is unknown: everything has a default. */
import { type PositionFault, push } from '@warbeacon/kernel';
import { touching } from '@warbeacon/plane';
import { isBroken } from '../courage/breaking.ts';
import { PROFILES, SCENARIOS } from '../data/index.ts';
import type { Table } from '../data/scenario.schema.ts';
import { type Battle, battleOf, byPlace, type Chance, discOf, hasMark, isBound, onTable } from '../engine/battle.ts';
import { BARE_TABLE, radiusOf } from '../engine/field.ts';
import type { Frame } from '../engine/frames.ts';
import { HOUSE, type Options, USES } from '../engine/options.ts';
import { type CastModel, type CastObject, freshFight, type Setup, type State } from '../engine/state.ts';
import { type BattleStep, isDecidedStep, MARKS, type Mark, SIDES, type Side } from '../engine/words.ts';
import { beginHalfMove } from '../moving/half-move-frame.ts';
import { sortIntoFights } from '../fights/sorting.ts';
import { freshModel } from '../setting-up/fresh-model.ts';
import { houseOf } from '../setting-up/wishes.ts';
import { freshState } from '../setting-up/new-battle.ts';
import { parseFrame, whyNotUpon } from './frames.ts';
import { beginDuties } from '../water/duties.ts';
import type { Position, PositionModel } from './position.schema.ts';

/** What stands for the force of a side in a position that names none. */
export const WRITTEN = 'written';

const sideOfProfile = (profile: string): Side => PROFILES.get(profile)?.side ?? 'good';

/** Good's models first, then evil's, each in the order in which they are written. */
function inOrder(models: readonly PositionModel[]): PositionModel[] {
  return (['good', 'evil'] as const).flatMap((side) => models.filter(({ profile }) => sideOfProfile(profile) === side));
}

function setupOf(position: Position, models: readonly PositionModel[]): Setup {
  const index = (id: string | undefined): number => models.findIndex((model) => model.id === id);
  const { preset, uses = [], ...house } = position.options ?? {};
  const scenario = SCENARIOS.get(position.scenario ?? '');
  const usual = scenario === undefined ? { ...HOUSE[preset ?? 'as-printed'], turnLimit: 0 } : houseOf(scenario, preset);
  const options: Options = {
    scenario: position.scenario ?? null,
    forces: position.forces ?? { good: WRITTEN, evil: WRITTEN },
    house: { ...usual, ...definedOf(house) },
    uses: USES.filter((use) => uses.includes(use) || scenario?.uses.includes(use) === true),
  };
  return {
    options,
    table: tableOf(position.table) ?? (scenario === undefined ? BARE_TABLE : null),
    models: models.map(
      ({ id, profile, as, banner, sentry, bound }): CastModel => ({
        id,
        side: sideOfProfile(profile),
        profile,
        ...(as !== undefined && { as: definedOf(as) }),
        ...(banner === true && { banner }),
        ...(sentry === true && { sentry }),
        ...(bound === true && { bound }),
      }),
    ),
    objects: (position.objects ?? []).map(
      ({ id, kind, base, model }): CastObject => ({
        id,
        kind,
        model: index(model),
        r: base === undefined ? (kind === 'light' ? 0 : radiusOf(25)) : radiusOf(base),
      }),
    ),
    carry: (position.carry ?? []).map(({ who, by }) => ({ who: index(who), by: by.map(index).toSorted(byPlace) })),
  };
}

/** A bare table of the usual size, but for what is written of it. */
const tableOf = (table: Position['table']): Table | undefined =>
  table === undefined ? undefined : { ...BARE_TABLE, ...definedOf(table) };

/** Without members that are undefined, which are the same as none. */
function definedOf<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}

/** What a position says, and what is wrong with the frames that it writes. */
export function stateOf(position: Position): { readonly state: State; readonly wrong: readonly PositionFault[] } {
  const models = inOrder(position.models ?? []);
  const setup = setupOf(position, models);
  const state = freshState(setup);
  const index = (id: string): number => models.findIndex((model) => model.id === id);
  models.forEach((written, i) => {
    const cast = setup.models[i];
    if (cast === undefined) return;
    state.models[i] = { ...freshModel(cast), ...partsOf(written, index) };
  });
  (position.objects ?? []).forEach((written, i) => {
    state.objects[i] = objectOf(written, state, index);
  });
  Object.assign(state, turnOf(position));
  const stands = battleOf(state);
  // It follows from who is gone, and is written down because it was told.
  if (position.broken === undefined) state.broken = SIDES.filter((side) => isBroken(stands, side));
  const pair = ([one, other]: readonly [string, string]): [number, number] => {
    const [first = -1, second = -1] = [index(one), index(other)].toSorted(byPlace);
    return [first, second];
  };
  state.calls = (position.calls ?? []).map(({ hero, action }) => ({ hero: index(hero), action }));
  state.parted = (position.parted ?? []).map(pair);
  const b = battleOf(state);
  state.contacts = position.contacts?.map(pair) ?? contactsOf(b);
  const { phase, active } = state;
  if (position.side === undefined && (phase === 'move' || phase === 'shoot') && mayStillCall(b, phase))
    beginWhole(b, phase);
  else beginAt(b, phase, active ?? state.priority ?? 'good');
  const wrong = framesOf(b, position);
  if (position.fights) state.fights = position.fights.map((fight) => fightOf(fight, index));
  else if (phase === 'shoot' || phase === 'fight') sortIntoFights(b, UNHEARD);
  return { state, wrong };
}

function turnOf(position: Position): Partial<State> {
  const { turn = 1, phase = 'move', priority = 'good', side = priority, alarm = false, broken = [] } = position;
  return definedOf({
    turn,
    phase,
    priority: turn === 0 && position.priority === undefined ? null : priority,
    // A position of whole frames that names no side stands between two halves.
    active: position.frames !== undefined && position.side === undefined ? null : side,
    alarm,
    alarmTurn: position.alarmTurn ?? (alarm ? Math.max(1, turn - 1) : 0),
    broken,
    score: position.score,
    halves: position.halves,
    tasks: position.tasks,
    outcome: position.outcome,
  });
}

function objectOf(
  written: NonNullable<Position['objects']>[number],
  { models }: State,
  index: (id: string) => number,
): State['objects'][number] {
  const by = [...(written.with === undefined ? [] : [written.with]), ...(written.by ?? [])]
    .map(index)
    .toSorted(byPlace);
  const carried = written.model === undefined ? undefined : models[index(written.model)];
  return {
    at: written.at ?? (written.kind === 'light' && by.length > 0 ? null : (carried?.at ?? null)),
    by,
    moved: written.moved === true,
    movers: (written.movers ?? []).map(index),
    passed: written.passed === true,
    gone: written.gone ?? '',
  };
}

function fightOf(
  written: NonNullable<Position['fights']>[number],
  index: (id: string) => number,
): State['fights'][number] {
  const list = (ids: readonly string[] | undefined): number[] => (ids ?? []).map(index);
  return {
    ...freshFight(list(written.good), list(written.evil)),
    supports: (written.supports ?? []).map(([one, other]) => [index(one), index(other)]),
    twoHanded: list(written.twoHanded),
    shielding: list(written.shielding),
    weapons: (written.weapons ?? []).map(({ model, weapon }) => ({ model: index(model), weapon })),
    strikes: (written.strikes ?? []).map(({ model, by }) => ({ model: index(model), by })),
    trapped: list(written.trapped),
    winner: written.winner ?? null,
    resolved: written.resolved === true,
  };
}

/** Frames that are written take the place of those with which a phase begins. What is wrong with them is told. */
function framesOf({ s, field }: Battle, position: Position): PositionFault[] {
  const { frames, outcome } = position;
  // What is decided asks nobody any more.
  if (outcome !== undefined && outcome !== null) s.frames.length = 0;
  if (frames === undefined || s.frames.length === 0) return [];
  const faults: PositionFault[] = [];
  const parsed: Frame[] = [];
  for (const [i, written] of frames.entries()) {
    const frame = parseFrame(field, position.fights?.length ?? 0, written);
    const fault = typeof frame === 'string' ? frame : (whyNotUpon(parsed, frame) ?? whyUndecided(position, frame));
    if (fault !== null) faults.push({ at: `frames.${i}`, message: fault });
    if (typeof frame !== 'string') parsed.push(frame);
  }
  s.frames.splice(0, s.frames.length, ...parsed);
  return faults;
}

/** A Fight whose losers go, or are struck, has a winner. */
function whyUndecided({ fights = [] }: Position, frame: Frame): string | null {
  const asked = frame.kind === 'losers' || frame.kind === 'makeWay' || frame.kind === 'strikes';
  if (!asked && !(frame.kind === 'duel' && isDecidedStep(frame.step))) return null;
  return (fights[frame.fight]?.winner ?? null) === null ? `In a frame ${frame.kind}: its Fight has no winner.` : null;
}

function partsOf(written: PositionModel, index: (id: string) => number): Partial<State['models'][number]> {
  const { at, gone, wounds, might, will, fate, prone, foot, charged, effects, rides, hidden, from } = written;
  const { spent = 0, parts = 0, marks = [], cap } = written;
  const own: Readonly<Record<string, unknown>> = written;
  const marked: readonly Mark[] = MARKS.filter((mark) => own[mark] === true || marks.includes(mark));
  const away = gone ?? (rides === undefined ? '' : 'passenger');
  return definedOf({
    at: away === '' ? (at ?? null) : null,
    gone: away,
    wounds,
    might,
    will,
    fate,
    prone,
    foot,
    spent: spent * 256 + parts,
    cap,
    from,
    marks: [...marked],
    charged: charged?.map(index),
    effects: effects?.map(({ power, by }) => ({ power, by: index(by) })),
    rides: rides === undefined ? undefined : index(rides),
    hidden,
  });
}

/** Enemies that touch are Engaged unless they were parted. */
function contactsOf(b: Battle): [number, number][] {
  const pairs: [number, number][] = [];
  for (const good of onTable(b, 'good')) {
    for (const evil of onTable(b, 'evil')) {
      const parted = b.s.parted.some(([one, other]) => one === good && other === evil);
      if (!parted && !isBound(b, good) && !isBound(b, evil) && touching(discOf(b, good), discOf(b, evil)))
        pairs.push([good, evil]);
    }
  }
  return pairs;
}

/** The frames on which play goes on in a phase, for the side whose half it is. */
/** Where it is not said whose half it is, and nobody has done anything yet, heroic actions come before both halves. */
const mayStillCall = (b: Battle, phase: 'move' | 'shoot'): boolean =>
  b.field.house.heroics.includes(phase) &&
  !b.s.models.some(({ marks }) =>
    marks.some((mark) => mark === 'called' || mark === (phase === 'move' ? 'done' : 'shot')),
  );

const beginWhole = ({ s }: Battle, step: 'move' | 'shoot'): void => {
  s.frames.splice(0, s.frames.length, { kind: 'sequence', step });
};

const hasBegun = (b: Battle, model: number): boolean => hasMark(b, model, 'moved') || hasMark(b, model, 'done');

/** No die falls before anybody has given an order. */
const UNHEARD: Chance = { d6: () => 0, emit: () => {} };

function beginAt(b: Battle, phase: State['phase'], side: Side): void {
  const { s } = b;
  const first = side === (s.priority ?? side);
  const begin = (step: BattleStep): void => {
    s.frames.splice(0, s.frames.length, { kind: 'sequence', step });
  };
  switch (phase) {
    case 'set-up':
      return begin('set-up');
    case 'priority':
      begin('move');
      return push(s, { kind: 'priority' });
    case 'move':
      begin(first ? 'duties-2' : 'pairing');
      beginHalfMove(b, side);
      // Where nobody of it has moved yet, a half stands at its beginning: who lies in the water has its test before it.
      if (!b.field.models.some((spec) => spec.side === side && hasBegun(b, spec.index))) beginDuties(b, UNHEARD, side);
      return;
    case 'pairing':
      return begin('pairing');
    case 'shoot':
      begin(first ? 'shoot-2' : 'fight');
      return push(s, { kind: 'halfShoot', side });
    case 'fight':
      return begin('fight');
    case 'end':
      return begin('end');
  }
}
