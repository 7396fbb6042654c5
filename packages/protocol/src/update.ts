/**
 * A seat is told the same things after every command, and most of them have not changed: on its socket, where nothing is
 * lost and nothing overtakes, only what differs is said again.
 */
import { makeIdList, parseIdList } from './id-list.ts';
import { sameJson } from './same-json.ts';
import type { PrivateUpdate, WirePrivate } from './socket.ts';

/** A message as a seat is told it, and the actors that it spells. */
export interface Told {
  readonly message: WirePrivate;
  readonly actors: readonly string[];
}

/** What to say to a seat that was told `before`, so that it knows `after`. */
export function makeUpdate(before: Told, after: Told): PrivateUpdate {
  const { message } = after;
  const update: Record<string, unknown> & { ply: number } = { ply: message.ply };
  for (const name of Object.keys(message)) {
    if (name === 'ply' || sameJson(before.message[name], message[name])) continue;
    if (name !== 'actors') update[name] = message[name];
    else Object.assign(update, actorsUpdate(before.actors, after));
  }
  return update;
}

/** Those who have nothing to do any more, where that is all that has changed and is shorter; else all who have. */
function actorsUpdate(before: readonly string[], { message, actors }: Told): Pick<PrivateUpdate, 'actors' | 'idle'> {
  const idle: string[] = [];
  let next = 0;
  for (const actor of before) {
    if (actors[next] === actor) next++;
    else idle.push(actor);
  }
  const short = makeIdList(idle);
  return next === actors.length && short.length < message.actors.length ? { idle: short } : { actors: message.actors };
}

function without(actors: string, idle: string): string {
  const gone = new Set(parseIdList(idle));
  return makeIdList((parseIdList(actors) ?? []).filter((actor) => !gone.has(actor)));
}

/** The message that `update` makes of the one before it. */
export function applyUpdate(before: WirePrivate, { idle, ...update }: PrivateUpdate): WirePrivate {
  const after = { ...before, ...update, actors: update.actors ?? before.actors };
  return idle === undefined ? after : { ...after, actors: without(before.actors, idle) };
}
