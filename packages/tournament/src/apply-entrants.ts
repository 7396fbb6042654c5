/** What entries do to the entrants of an event. */
import { type Refusal, refuse } from '@warbeacon/kernel';
import type { Act, Entry } from './acts.ts';
import { entrantOf, fieldOf, inSeedOrder, isForbidden, lastRound } from './field.ts';
import { MOST_ENTRANTS } from './settings.ts';
import type { Entrant, EventState } from './state.ts';

export type Changed = { readonly state: EventState } | { readonly refusal: Refusal };
type ActOf<K extends Act['act']> = Extract<Act, { act: K }>;

export const no = (code: string, message: string): Changed => ({ refusal: refuse(code, message) });
export const yes = (state: EventState): Changed => ({ state });

export const noSuchEntrant = (): Changed => no('no-such-entrant', 'The event has no such entrant.');
export const isOver = ({ phase }: EventState): boolean => phase === 'finished' || phase === 'cancelled';
export const overIt = (): Changed => no('event-over', 'The event is over.');

/** Whether entrants may come in no longer. */
function lateRefusal(state: EventState): Changed | undefined {
  if (isOver(state)) return overIt();
  const { format, entry } = state.settings;
  const next = state.rounds.length + 1;
  if (state.phase !== 'running' || next === 1 || format.kind === 'ladder') return undefined;
  if (format.kind !== 'swiss')
    return no('entries-closed', 'The first round is paired, and this format takes nobody in after that.');
  return next > entry.lateUntil ? no('entries-closed', 'It is too late to enter this event.') : undefined;
}

const standing = ({ state }: Entrant): boolean => state === 'entered' || state === 'in';
const isFull = ({ settings, entrants }: EventState): boolean =>
  settings.entry.limit !== null && entrants.filter(standing).length >= settings.entry.limit;
const full = (): Changed => no('event-full', 'The event has as many entrants as it takes.');
/** Names that read alike are one name. */
const sameName = (one: string, other: string): boolean =>
  one === other || (one.length === other.length && one.toLowerCase() === other.toLowerCase());

function nameRefusal(state: EventState, { person, name }: { person: string | null; name: string }, own?: string) {
  for (const other of state.entrants) {
    if (other.id === own) continue;
    if (person !== null && other.person === person)
      return other.state === 'removed'
        ? no('was-removed', 'Who was removed from this event cannot enter it again.')
        : no('already-entered', 'They have entered this event already.');
    if (other.state !== 'removed' && sameName(other.name, name))
      return no('name-taken', `Somebody in this event is called ${name} already.`);
  }
  return undefined;
}

export function enter(state: EventState, { by, at }: Entry, { entrant, state: as }: ActOf<'enter'>): Changed {
  const late = lateRefusal(state);
  if (late) return late;
  const { entry } = state.settings;
  if (by === entrant.person) {
    if (state.phase === 'draft' || state.phase === 'announced') return no('entries-closed', 'Nobody can enter yet.');
    const { range } = entry;
    if (entry.by === 'rating' && range !== null) {
      const { rating } = entrant;
      if (rating === null || rating < range.from || rating > range.to)
        return no('rating-out-of-range', `This event is for ratings from ${range.from} to ${range.to}.`);
    }
  }
  if (entrantOf(state, entrant.id)) return no('already-entered', 'The event has an entrant of that id already.');
  const taken = nameRefusal(state, entrant);
  if (taken) return taken;
  if ((as === 'entered' && isFull(state)) || state.entrants.length >= MOST_ENTRANTS) return full();
  if (as === 'waiting' && !entry.waitingList) return no('no-waiting-list', 'This event has no waiting list.');
  const added: Entrant = { ...entrant, state: as, seed: 0, from: 1, enteredAt: at };
  const after = { ...state, entrants: [...state.entrants, added] };
  return yes(as === 'entered' ? letIn(after, entrant.id) : after);
}

export const changeEntrant = (state: EventState, id: string, change: Partial<Entrant>): EventState => ({
  ...state,
  entrants: state.entrants.map((entrant) => (entrant.id === id ? { ...entrant, ...change } : entrant)),
});

/** Into the field, where the event runs already; else on the list. */
function letIn(state: EventState, id: string): EventState {
  if (state.phase !== 'running') return changeEntrant(state, id, { state: 'entered' });
  const had = entrantOf(state, id)?.seed ?? 0;
  const ladder = state.settings.format.kind === 'ladder';
  const from = had > 0 ? {} : { from: ladder ? 1 : state.rounds.length + 1, seed: fieldOf(state).length + 1 };
  const after = changeEntrant(state, id, { state: 'in', ...from });
  return ladder ? { ...after, places: [...after.places, id] } : after;
}

export function admit(state: EventState, { entrant: id }: ActOf<'admit'>): Changed {
  const entrant = entrantOf(state, id);
  if (!entrant) return noSuchEntrant();
  if (standing(entrant)) return no('already-entered', 'They are in the event already.');
  if (entrant.state === 'removed') return no('was-removed', 'Who was removed from this event cannot enter it again.');
  const late = lateRefusal(state);
  // Who was in and has withdrawn comes back with what was scored, however late it is.
  const comesBack = entrant.seed > 0 && state.settings.format.kind === 'swiss';
  if (late && (!comesBack || isOver(state))) return late;
  if (isFull(state)) return full();
  return yes(letIn(state, id));
}

export function checkIn(state: EventState, { entrant: id }: ActOf<'check-in'>): Changed {
  const entrant = entrantOf(state, id);
  if (!entrant) return noSuchEntrant();
  if (isOver(state)) return overIt();
  if (state.phase !== 'check-in') return no('no-check-in', 'Nobody checks in now.');
  if (entrant.state === 'in') return no('already-checked-in', 'They have checked in already.');
  if (entrant.state !== 'entered') return no('not-entered', 'Only who is entered can check in.');
  return yes(changeEntrant(state, id, { state: 'in' }));
}

export function leave(state: EventState, { act, entrant: id }: ActOf<'withdraw'> | ActOf<'remove'>): Changed {
  const entrant = entrantOf(state, id);
  if (!entrant) return noSuchEntrant();
  if (isOver(state)) return overIt();
  const becomes = act === 'withdraw' ? 'withdrawn' : 'removed';
  if (entrant.state === becomes || entrant.state === 'removed')
    return no('not-in-the-event', 'They are not in the event any more.');
  // From a proposed round the organiser takes them by hand, or undoes it: nothing is paired anew behind anybody's back.
  const last = lastRound(state);
  if (last?.state === 'proposed' && last.pairings.some(({ a, b }) => a === id || b === id))
    return no('in-proposed-round', 'They are in the round that is proposed: undo it first.');
  const after = changeEntrant(state, id, { state: becomes });
  return yes(reseeded({ ...after, places: after.places.filter((place) => place !== id) }));
}

/** Until the first round is paired, seeds run from 1 without a gap through those who are in. */
export function reseeded(state: EventState): EventState {
  if (state.rounds.length > 0 || state.phase !== 'running') return state;
  const order = inSeedOrder(state.entrants.filter((entrant) => entrant.state === 'in'));
  const seeds = new Map(order.map(({ id }, at) => [id, at + 1]));
  return {
    ...state,
    entrants: state.entrants.map((entrant) => ({ ...entrant, seed: seeds.get(entrant.id) ?? 0, from: 1 })),
  };
}

export function replace(state: EventState, { entrant: id, by }: ActOf<'replace'>): Changed {
  const entrant = entrantOf(state, id);
  if (!entrant) return noSuchEntrant();
  if (isOver(state)) return overIt();
  if (entrant.state === 'withdrawn' || entrant.state === 'removed')
    return no('not-in-the-event', 'They are not in the event any more.');
  return nameRefusal(state, by, id) ?? yes(changeEntrant(state, id, by));
}

export function seed(state: EventState, { order }: ActOf<'seed'>): Changed {
  if (isOver(state)) return overIt();
  if (state.rounds.length > 0) return no('already-paired', 'Seeds stand once the first round is paired.');
  const seeds = new Map(order.map((id, at) => [id, at + 1]));
  if (seeds.size < order.length) return no('seeded-twice', 'Somebody stands in the list of seeds twice.');
  const expected = state.entrants.filter(standing);
  const stranger = order.find((id) => !expected.some((entrant) => entrant.id === id));
  if (stranger !== undefined) return no('not-entered', 'Somebody in the list of seeds is not entered.');
  const missing = expected.find(({ id }) => !seeds.has(id));
  if (missing) return no('seed-missing', `${missing.name} is missing in the list of seeds.`);
  const entrants = state.entrants.map((entrant) => ({ ...entrant, seed: seeds.get(entrant.id) ?? 0 }));
  return yes({ ...state, entrants });
}

const samePair = (a: string, b: string, one: string, other: string): boolean =>
  (a === one && b === other) || (a === other && b === one);

export function forbid(state: EventState, { a, b, forbidden }: ActOf<'forbid'>): Changed {
  if (!entrantOf(state, a) || !entrantOf(state, b)) return noSuchEntrant();
  if (isOver(state)) return overIt();
  if (a === b) return no('same-entrant', 'Nobody is paired with themselves.');
  if (isForbidden(state, a, b) === forbidden) return no('nothing-changes', 'That is so already.');
  const rest = state.forbidden.filter(([one, other]) => !samePair(a, b, one, other));
  return yes({ ...state, forbidden: forbidden ? [...rest, [a, b]] : rest });
}

const isPaired = (state: EventState, round: number): Changed | undefined =>
  round <= state.rounds.length ? no('already-paired', 'That round is paired already.') : undefined;

/** Fixed pairs and byes on request are for rounds that are paired by what has been played; elsewhere a table says who meets. */
const onlySwiss = ({ settings }: EventState): Changed | undefined =>
  settings.format.kind === 'swiss' ? undefined : no('not-in-this-format', 'That is possible in a Swiss event alone.');

export function fix(state: EventState, { round, a, b, fixed }: ActOf<'fix'>): Changed {
  if (!entrantOf(state, a) || !entrantOf(state, b)) return noSuchEntrant();
  const refusal = isOver(state) ? overIt() : (onlySwiss(state) ?? isPaired(state, round));
  if (refusal) return refusal;
  if (a === b) return no('same-entrant', 'Nobody is paired with themselves.');
  const here = state.fixed.filter((pair) => pair.round === round);
  const same = here.find((pair) => samePair(a, b, pair.a, pair.b));
  if ((same !== undefined) === fixed) return no('nothing-changes', 'That is so already.');
  if (!fixed) return yes({ ...state, fixed: state.fixed.filter((pair) => pair !== same) });
  if (here.some((pair) => [pair.a, pair.b].some((id) => id === a || id === b)))
    return no('paired-twice', 'One of them has a fixed opponent in that round already.');
  if (state.byes.some((bye) => bye.round === round && (bye.entrant === a || bye.entrant === b)))
    return no('paired-twice', 'One of them has asked for a bye in that round.');
  return yes({ ...state, fixed: [...state.fixed, { round, a, b }] });
}

export function requestBye(state: EventState, { round, entrant, wanted }: ActOf<'request-bye'>): Changed {
  if (!entrantOf(state, entrant)) return noSuchEntrant();
  const refusal = isOver(state) ? overIt() : (onlySwiss(state) ?? isPaired(state, round));
  if (refusal) return refusal;
  const same = state.byes.find((bye) => bye.round === round && bye.entrant === entrant);
  if ((same !== undefined) === wanted) return no('nothing-changes', 'That is so already.');
  if (!wanted) return yes({ ...state, byes: state.byes.filter((bye) => bye !== same) });
  if (state.fixed.some((pair) => pair.round === round && (pair.a === entrant || pair.b === entrant)))
    return no('paired-twice', 'They have a fixed opponent in that round.');
  return yes({ ...state, byes: [...state.byes, { round, entrant }] });
}
