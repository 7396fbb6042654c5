/**
 * A seat is told the same things after every command, and most of them have not changed: on its socket, where nothing is
 * lost and nothing overtakes, only what differs is said again.
 */
import { makeIdList, parseIdList } from './id-list.ts';
import { sameJson } from './same-json.ts';
import type { PrivateUpdate, WirePrivate } from './socket.ts';

/** What to say to a seat that was told `before`, so that it knows `after`. */
export function makeUpdate(before: WirePrivate, after: WirePrivate): PrivateUpdate {
  const update: Record<string, unknown> & { ply: number } = { ply: after.ply };
  for (const [name, value] of Object.entries(after)) {
    if (name === 'ply' || sameJson(before[name], value)) continue;
    if (name !== 'actors') update[name] = value;
    else Object.assign(update, actorsUpdate(before.actors, after.actors));
  }
  return update;
}

function actorsUpdate(before: string, after: string): Pick<PrivateUpdate, 'actors' | 'idle'> {
  const left = new Set(parseIdList(after));
  const idle = (parseIdList(before) ?? []).filter((actor) => !left.has(actor));
  const short = makeIdList(idle);
  return short.length < after.length && without(before, short) === after ? { idle: short } : { actors: after };
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
