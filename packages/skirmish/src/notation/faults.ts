/** What is wrong with a position beyond its form and its names: all of it, each with its place. */
import type { PositionFault } from '@warbeacon/kernel';
import { apart, touching } from '@warbeacon/plane';
import { type Battle, areFoes, discOf, idOf, isOnTable, modelOf, onTable, sideOf } from '../engine/battle.ts';
import { type Gone, SIDES } from '../engine/words.ts';
import type { Position } from './position.schema.ts';

export function faultsOf(b: Battle, position: Position): PositionFault[] {
  return [
    ...placeFaults(b, position),
    ...modelFaults(b, position),
    ...rideFaults(b, position),
    ...fightFaults(b),
    ...pairFaults(b),
    ...objectFaults(b),
  ];
}

const placeOf = ({ models = [] }: Position, id: string): string =>
  `models.${models.findIndex((model) => model.id === id)}`;

/** [M-2, M-5] */
function* placeFaults(b: Battle, position: Position): Generator<PositionFault> {
  const standing = onTable(b);
  const { w, h } = b.field.table;
  for (const [i, one] of standing.entries()) {
    const disc = discOf(b, one);
    const at = placeOf(position, idOf(b, one));
    if (disc.x < disc.r || disc.y < disc.r || disc.x + disc.r > w || disc.y + disc.r > h)
      yield { at, case: 'M-5', message: `${idOf(b, one)} is not wholly on the table.` };
    for (const other of standing.slice(i + 1)) {
      if (!apart(disc, discOf(b, other)))
        yield { at, case: 'M-2', message: `${idOf(b, one)} and ${idOf(b, other)} overlap.` };
    }
  }
}

function* modelFaults(b: Battle, position: Position): Generator<PositionFault> {
  for (const { id, index, figure, onFoot } of b.field.models) {
    const state = modelOf(b, index);
    const at = placeOf(position, id);
    if (!isOnTable(b, index) && state.gone === '' && b.s.phase !== 'set-up')
      yield { at, message: `${id} needs a place (at), or a word why it has none (gone).` };
    for (const store of ['might', 'will', 'fate'] as const) {
      if (state[store] > (figure.stores?.[store] ?? 0))
        yield { at: `${at}.${store}`, case: 'S-6', message: `${id} has no such store of ${store}.` };
    }
    if (state.wounds > figure.wounds)
      yield { at: `${at}.wounds`, case: 'S-5', message: `${id} has ${figure.wounds} Wounds.` };
    if (isOnTable(b, index) && state.wounds === 0)
      yield { at: `${at}.wounds`, case: 'S-5', message: `${id} has no Wounds left, and stands on the table.` };
    if (state.foot && onFoot === null)
      yield { at: `${at}.foot`, case: 'X-21', message: `${id} has no horse to get down from.` };
  }
}

/** */
function* rideFaults(b: Battle, position: Position): Generator<PositionFault> {
  for (const { id, index } of b.field.models) {
    const { rides, gone } = modelOf(b, index);
    const at = `${placeOf(position, id)}.rides`;
    if (gone === 'passenger' && rides < 0) yield { at, case: 'A-48', message: `${id} is a passenger of nobody.` };
    if (rides < 0) continue;
    const horse = idOf(b, rides);
    if (gone !== 'passenger') yield { at, case: 'A-48', message: `${id} rides, and is no passenger.` };
    if (areFoes(b, index, rides)) yield { at, case: 'A-48', message: `${id} rides with an enemy.` };
    if (rides === index || !isOnTable(b, rides))
      yield { at, case: 'A-48', message: `${horse}, with whom ${id} rides, is not on the table.` };
    if (b.s.models.some((other, i) => i < index && other.rides === rides))
      yield { at, case: 'A-48', message: `${horse} carries two.` };
  }
}

const isFighter = ({ good, evil }: Battle['s']['fights'][number], model: number): boolean =>
  good.includes(model) || evil.includes(model);

/** [S-41, S-42] Every Fight is a star, nobody is in two, and all are on their own side. */
function* fightFaults(b: Battle): Generator<PositionFault> {
  const seen = new Set<number>();
  for (const [i, fight] of b.s.fights.entries()) {
    const at = `fights.${i}`;
    if (fight.good.length > 1 && fight.evil.length > 1)
      yield { at, case: 'S-41', message: 'A Fight has one model on one of its sides.' };
    for (const side of SIDES) {
      for (const model of fight[side]) {
        const id = idOf(b, model);
        if (sideOf(b, model) !== side) yield { at, case: 'S-41', message: `${id} does not fight for ${side}.` };
        if (seen.has(model)) yield { at, case: 'S-41', message: `${id} is in two Fights.` };
        if (!isOnTable(b, model)) yield { at, case: 'S-5', message: `${id} fights, and is not on the table.` };
        seen.add(model);
      }
    }
    for (const [supporter, friend] of fight.supports) {
      // [S-133] Who has fought already may stand behind another afterwards.
      const fights = b.s.fights.some((each) => (each === fight || !each.resolved) && isFighter(each, supporter));
      if (areFoes(b, supporter, friend) || (fights && !fight.resolved) || !isOnTable(b, supporter))
        yield { at: `${at}.supports`, case: 'S-133', message: `${idOf(b, supporter)} cannot support so.` };
    }
  }
}

/** [S-33, M-22] */
function* pairFaults(b: Battle): Generator<PositionFault> {
  for (const key of ['contacts', 'parted'] as const) {
    for (const [i, [one, other]] of b.s[key].entries()) {
      const pair = `${idOf(b, one)} and ${idOf(b, other)}`;
      const at = `${key}.${i}`;
      const there = isOnTable(b, one) && isOnTable(b, other);
      if (!areFoes(b, one, other)) yield { at, case: 'S-33', message: `${pair} are no enemies.` };
      else if (key === 'contacts' && !(there && touching(discOf(b, one), discOf(b, other))))
        yield { at, case: 'M-3', message: `${pair} do not touch.` };
    }
    const written = b.s[key].map(String);
    if (new Set(written).size < written.length) yield { at: key, message: 'A pair is named twice.' };
  }
}

/** On the table, about to be set up, or riding with somebody. */
const HOLDERS: ReadonlySet<Gone | ''> = new Set(['', 'passenger', 'reserve']);

/** Whoever holds something is there; what nobody holds lies somewhere, if it is not gone. */
function* objectFaults(b: Battle): Generator<PositionFault> {
  for (const [i, { id, kind }] of b.field.objects.entries()) {
    const object = b.s.objects[i];
    if (object === undefined) continue;
    const at = `objects.${i}`;
    if (kind === 'light' && object.by.length > 1) yield { at, case: 'A-22', message: `One model holds ${id}.` };
    if (new Set(object.by).size < object.by.length) yield { at, message: `A model is named twice.` };
    if (object.by.some((model) => !HOLDERS.has(modelOf(b, model).gone)))
      yield { at, message: `Whoever holds ${id} is not on the table.` };
    if (object.by.length === 0 && object.at === null && object.gone === '' && b.s.phase !== 'set-up')
      yield { at, message: `${id} needs a place (at), somebody who holds it, or a word why it is gone.` };
  }
}
