/** A copy that shares the setup, which never changes. */
import type { Frame } from './frames.ts';
import type { FightState, ModelState, ObjectState, State } from './state.ts';

const cloneModel = (m: ModelState): ModelState => ({
  ...m,
  marks: m.marks.length === 0 ? [] : m.marks.slice(),
  charged: m.charged.length === 0 ? [] : m.charged.slice(),
  effects: m.effects.length === 0 ? [] : m.effects.slice(),
});

const cloneObject = (o: ObjectState): ObjectState => ({ ...o, by: o.by.slice(), movers: o.movers.slice() });

const cloneFight = (f: FightState): FightState => ({
  ...f,
  good: f.good.slice(),
  evil: f.evil.slice(),
  supports: f.supports.slice(),
  twoHanded: f.twoHanded.slice(),
  shielding: f.shielding.slice(),
  weapons: f.weapons.slice(),
  strikes: f.strikes.slice(),
  trapped: f.trapped.slice(),
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
  contacts: s.contacts.slice(),
  parted: s.parted.slice(),
  fights: s.fights.map(cloneFight),
  calls: s.calls.slice(),
  score: { ...s.score },
  broken: s.broken.slice(),
  tasks: { ...s.tasks },
});
