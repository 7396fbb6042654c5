/** What is true of every battle at every moment. */
import { INCH, squared, TOUCH } from '@warbeacon/plane';
import { battleOf, discOf, figureOf, isOnTable, modelOf, onTable, specOf } from '../engine/battle.ts';
import type { State } from '../engine/state.ts';
import { SIDES } from '../engine/words.ts';

/** No overlap, everybody on the table, contacts are contacts, no store below nothing, whoever is gone is nowhere: in sentences. */
export function* unsound(s: State): Generator<string> {
  const b = battleOf(s);
  const { w, h } = b.field.table;
  const standing = onTable(b);
  for (const [i, one] of standing.entries()) {
    const { x, y, r } = discOf(b, one);
    const { id } = specOf(b, one);
    // [X-25, S-170] Who has failed a test of Terror while coming in stands on the edge until the half-phase is over.
    const waits = b.field.scenario?.reserves !== undefined && (x === 0 || y === 0 || x === w || y === h);
    if (!waits && (x < r || y < r || x + r > w || y + r > h)) yield `${id} is not wholly on the table`;
    for (const other of standing.slice(i + 1)) {
      const reach = r + discOf(b, other).r;
      if (squared({ x, y }, discOf(b, other)) < reach * reach) yield `${id} and ${specOf(b, other).id} overlap`;
    }
  }
  const seen = new Set<string>();
  for (const [one, other] of s.contacts) {
    const names = `${specOf(b, one).id} and ${specOf(b, other).id}`;
    if (one >= other || seen.has(`${one} ${other}`)) yield `${names} are not written as one pair, the lower first`;
    seen.add(`${one} ${other}`);
    if (specOf(b, one).side === specOf(b, other).side) yield `${names} are friends and Engaged`;
    if (!isOnTable(b, one) || !isOnTable(b, other)) yield `${names} are Engaged and not on the table`;
    else {
      const [p, q] = [discOf(b, one), discOf(b, other)];
      if (squared(p, q) > (p.r + q.r + TOUCH) ** 2) yield `${names} are Engaged and do not touch`;
    }
  }
  for (const { id, index, figure } of b.field.models) {
    const { at, gone, wounds, might, will, fate, spent, rides } = modelOf(b, index);
    if (at !== null && gone !== '') yield `${id} is ${gone} and on the table`;
    const isCarried = b.field.objects.some((each, i) => each.model === index && (s.objects[i]?.by.length ?? 0) > 0);
    if (at === null && gone === '' && !isCarried && s.phase !== 'set-up') yield `${id} is nowhere, for no reason`;
    if (rides >= 0 !== (gone === 'passenger')) yield `${id} rides nobody, or is no passenger`;
    if (at !== null && wounds < 1) yield `${id} has no Wounds and is on the table`;
    for (const [name, left, most] of [
      ['Wounds', wounds, figure.wounds],
      ['Might', might, figure.stores?.might ?? 0],
      ['Will', will, figure.stores?.will ?? 0],
      ['Fate', fate, figure.stores?.fate ?? 0],
    ] as const) {
      if (left < 0 || left > most || !Number.isInteger(left)) yield `${id} has ${left} ${name}`;
    }
    if (spent < 0 || spent > 2 * figureOf(b, index).mv * INCH * 256) yield `${id} has spent ${spent}`;
  }
  yield* burdensUnsound(s);
  yield* fightsUnsound(s);
}

/** What is carried is where its bearers are; who is senseless is where his object is. */
function* burdensUnsound(s: State): Generator<string> {
  const b = battleOf(s);
  for (const [i, { id, model }] of b.field.objects.entries()) {
    const object = s.objects[i];
    if (object === undefined || s.phase === 'set-up') continue;
    if (object.gone !== '' && (object.at !== null || object.by.length > 0)) yield `${id} is gone, and there`;
    if (object.gone === '' && object.at === null && object.by.length === 0) yield `${id} is nowhere, for no reason`;
    const carried = model < 0 ? undefined : modelOf(b, model);
    if (carried === undefined) continue;
    if (String(object.at) !== String(carried.at)) yield `${id} is not where its model is`;
    if (carried.gone === 'passenger' && String(object.by) !== String(carried.rides)) yield `${id} rides with another`;
  }
}

/** Every Fight has somebody on both sides until somebody falls, one against several at most, and nobody is in two. */
function* fightsUnsound(s: State): Generator<string> {
  const b = battleOf(s);
  const fighters = s.fights.flatMap(({ good, evil }) => [...good, ...evil]);
  if (new Set(fighters).size < fighters.length) yield 'a model is in two Fights';
  for (const fight of s.fights) {
    // [S-43] While they are being sorted two may still be taken for one.
    if (s.phase !== 'pairing' && fight.good.length > 1 && fight.evil.length > 1)
      yield 'a Fight has several on both sides';
    for (const side of SIDES) {
      if (fight[side].some((model) => specOf(b, model).side !== side)) yield 'a model fights for the other side';
    }
  }
}
