/** A copy that shares the setup, which never changes. */
import type { Frame } from './frames.ts';
import type { At, FightState, ModelState, ObjectState, State } from './state.ts';

const copied = <T>(list: readonly T[]): T[] => (list.length === 0 ? [] : list.slice());
const pairs = <T extends readonly [unknown, unknown]>(list: readonly T[]): T[] =>
  list.map((pair) => [pair[0], pair[1]] as unknown as T);
const placed = (at: At | null): At | null => (at === null ? null : [at[0], at[1]]);

// Member by member, since a battle is copied for every command.
const cloneModel = (m: ModelState): ModelState =>
  m.cap === undefined ? cloneUsual(m) : { ...cloneUsual(m), cap: m.cap };

const cloneUsual = (m: ModelState): ModelState => ({
  at: placed(m.at),
  gone: m.gone,
  wounds: m.wounds,
  might: m.might,
  will: m.will,
  fate: m.fate,
  prone: m.prone,
  foot: m.foot,
  spent: m.spent,
  from: placed(m.from),
  marks: copied(m.marks),
  charged: copied(m.charged),
  effects: m.effects.length === 0 ? [] : m.effects.map((effect) => ({ ...effect })),
  rides: m.rides,
  hidden: m.hidden,
});

const cloneObject = (o: ObjectState): ObjectState => ({
  ...o,
  at: placed(o.at),
  by: copied(o.by),
  movers: copied(o.movers),
});

const cloneFight = (f: FightState): FightState => ({
  ...f,
  good: copied(f.good),
  evil: copied(f.evil),
  supports: pairs(f.supports),
  twoHanded: copied(f.twoHanded),
  shielding: copied(f.shielding),
  weapons: f.weapons.map((weapon) => ({ ...weapon })),
  strikes: f.strikes.map((strike) => ({ ...strike })),
  trapped: copied(f.trapped),
});

// Frames are few and small, and hold lists of lists.
const cloneFrame = (frame: Frame): Frame => copy(frame);

function copy<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copy) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copy(each)])) as T;
}

export const cloneState = (s: State): State => ({
  ...s,
  frames: s.frames.map(cloneFrame),
  models: s.models.map(cloneModel),
  objects: s.objects.map(cloneObject),
  contacts: pairs(s.contacts),
  parted: pairs(s.parted),
  fights: s.fights.map(cloneFight),
  calls: s.calls.map((call) => ({ ...call })),
  score: { ...s.score },
  broken: s.broken.slice(),
  halves: s.halves && { ...s.halves },
  tasks: { ...s.tasks },
  outcome: s.outcome && { ...s.outcome },
});
