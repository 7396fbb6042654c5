/** Positions that people write: read into a state, with all their faults. */
import { err, ok, type PositionFault, push, type Result, scriptedDice, settle } from '@warbeacon/kernel';
import { apart, touching } from '@warbeacon/plane';
import { PROFILES, SCENARIOS } from '../data/index.ts';
import { type Battle, battleOf, byPlace, discOf, isBound, isOnTable, onTable } from '../engine/battle.ts';
import { radiusOf } from '../engine/field.ts';
import { HOUSE, type Options, USES } from '../engine/options.ts';
import { skirmish } from '../engine/rules.ts';
import { type CastModel, type CastObject, freshFight, type Setup, type State } from '../engine/state.ts';
import { MARKS, type Mark, type Side } from '../engine/words.ts';
import { sortIntoFights } from '../fights/sorting.ts';
import { freshModel, freshState } from '../setting-up/new-battle.ts';
import { type Position, type PositionModel, positionSchema } from './position.schema.ts';

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
  const state = stateOf(position);
  const faults = faultsOf(battleOf(state), position);
  if (faults.length > 0) return err(faults);
  const dice = scriptedDice(position.dice ?? []);
  settle(skirmish, state, { d6: () => dice.d6(), emit: () => {} });
  return ok({ state, dice: position.dice?.slice(dice.drawn.length) });
}

/** Names that lead nowhere: nothing else can be looked at before they do. */
function unknownNames({
  models = [],
  objects = [],
  fights = [],
  parted = [],
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
  for (const [i, { who, by }] of carry.entries()) for (const each of [who, ...by]) known(`carry.${i}`, each);
  return faults;
}

const sideOfProfile = (profile: string): Side => PROFILES.get(profile)?.side ?? 'good';

/** Good's models first, then evil's, each in the order in which they are written. */
function inOrder(models: readonly PositionModel[]): PositionModel[] {
  return (['good', 'evil'] as const).flatMap((side) => models.filter(({ profile }) => sideOfProfile(profile) === side));
}

function setupOf(position: Position, models: readonly PositionModel[]): Setup {
  const index = (id: string | undefined): number => models.findIndex((model) => model.id === id);
  const { preset = 'as-printed', uses = [], ...house } = position.options ?? {};
  const scenario = SCENARIOS.get(position.scenario ?? '');
  const options: Options = {
    scenario: position.scenario ?? null,
    forces: { good: 'written', evil: 'written' },
    house: { ...HOUSE[preset], turnLimit: 0, ...definedOf(house) },
    uses: USES.filter((use) => uses.includes(use) || scenario?.uses.includes(use) === true),
  };
  return {
    options,
    table:
      position.table ??
      (scenario === undefined ? { w: 121_920, h: 121_920, areas: [], barriers: [], places: [] } : null),
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

/** Without members that are undefined, which are the same as none. */
function definedOf<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}

function stateOf(position: Position): State {
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
    const by = [...(written.with === undefined ? [] : [written.with]), ...(written.by ?? [])].map(index);
    const carried = written.model === undefined ? undefined : state.models[index(written.model)];
    state.objects[i] = {
      at: by.length > 0 ? null : (written.at ?? carried?.at ?? null),
      by,
      moved: written.moved === true,
      passed: written.passed === true,
      gone: '',
    };
  });
  const { turn = 1, phase = 'move', priority = 'good', side = priority, alarm = false, broken = [] } = position;
  Object.assign(state, {
    turn,
    phase,
    priority,
    active: side,
    alarm,
    alarmTurn: alarm ? Math.max(1, turn - 1) : 0,
    broken,
  });
  if (position.score) state.score = { ...position.score };
  state.parted = (position.parted ?? []).map(([one, other]) => {
    const [a, c] = [index(one), index(other)].toSorted(byPlace);
    return [a ?? -1, c ?? -1] as [number, number];
  });
  const b = battleOf(state);
  state.contacts = contactsOf(b);
  beginAt(b, phase, side);
  if (position.fights)
    state.fights = position.fights.map(({ good, evil }) => freshFight(good.map(index), evil.map(index)));
  else if (phase === 'shoot' || phase === 'fight') sortIntoFights(b, { d6: () => 0, emit: () => {} });
  return state;
}

function partsOf(written: PositionModel, index: (id: string) => number): Partial<State['models'][number]> {
  const { at, gone, wounds, might, will, fate, prone, foot, spent, charged, effects, rides, hidden } = written;
  const marks: readonly Mark[] = MARKS.filter((mark) => (written as Readonly<Record<string, unknown>>)[mark] === true);
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
    spent: spent === undefined ? undefined : spent * 256,
    marks: [...marks],
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
function beginAt({ s }: Battle, phase: State['phase'], side: Side): void {
  const first = side === (s.priority ?? side);
  const begin = (step: string): void => {
    s.frames.splice(0, s.frames.length, { kind: 'sequence', step });
  };
  switch (phase) {
    case 'set-up':
      return begin('set-up');
    case 'priority':
      begin('move');
      return push(s, { kind: 'priority' });
    case 'move':
      begin(first ? 'tests-1' : 'tests-2');
      return push(s, { kind: 'halfMove', side });
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

function faultsOf(b: Battle, { models = [] }: Position): PositionFault[] {
  const faults: PositionFault[] = [];
  const place = (id: string): string => `models.${models.findIndex((model) => model.id === id)}`;
  const standing = onTable(b);
  for (const one of standing) {
    const disc = discOf(b, one);
    const spec = b.field.models[one];
    if (spec === undefined) continue;
    const { w, h } = b.field.table;
    if (disc.x < disc.r || disc.y < disc.r || disc.x + disc.r > w || disc.y + disc.r > h) {
      faults.push({ at: place(spec.id), case: 'M-5', message: `${spec.id} is not wholly on the table.` });
    }
    for (const other of standing) {
      if (other <= one || apart(disc, discOf(b, other))) continue;
      faults.push({ at: place(spec.id), case: 'M-2', message: `${spec.id} and ${b.field.models[other]?.id} overlap.` });
    }
  }
  for (const { id, index, figure } of b.field.models) {
    const state = b.s.models[index];
    if (state === undefined) continue;
    if (!isOnTable(b, index) && state.gone === '' && b.s.phase !== 'set-up') {
      faults.push({ at: place(id), message: `${id} needs a place (at), or a word why it has none (gone).` });
    }
    for (const store of ['might', 'will', 'fate'] as const) {
      if (state[store] > (figure.stores?.[store] ?? 0)) {
        faults.push({ at: `${place(id)}.${store}`, case: 'S-6', message: `${id} has no such store of ${store}.` });
      }
    }
    if (state.wounds > figure.wounds)
      faults.push({ at: `${place(id)}.wounds`, case: 'S-5', message: `${id} has ${figure.wounds} Wounds.` });
  }
  return faults;
}
