/** The log of an event, entry by entry. A refusal changes nothing. */
import { assertNever, err, ok, type Result, refuse } from '@warbeacon/kernel';
import type { Act, Entry } from './acts.ts';
import * as entrants from './apply-entrants.ts';
import { asLadder, accept, challenge, decline, slide } from './apply-ladder.ts';
import * as legs from './apply-legs.ts';
import * as rounds from './apply-rounds.ts';
import { lastRound, pairingOf } from './field.ts';
import type { Settings } from './settings.ts';
import type { EventState, Phase } from './state.ts';
import { leastEntrants, mostEntrants } from './tables.ts';

const { isOver, no, overIt, yes } = entrants;
type Changed = entrants.Changed;

/** The first entry of a log. */
export function begin(entry: Entry): Result<EventState> {
  const { act } = entry;
  if (act.act !== 'create') return err(refuse('not-created', 'The log of an event begins with its creation.'));
  if (entry.seq !== 1) return err(refuse('wrong-sequence', 'The first entry has the number 1.'));
  const { title, settings, seed, terms } = act;
  return ok({
    title,
    settings,
    terms,
    seed,
    phase: 'draft',
    paused: false,
    boardsStand: false,
    owner: entry.by,
    createdAt: entry.at,
    arbiters: [],
    featured: null,
    seq: 1,
    entrants: [],
    rounds: [],
    forbidden: [],
    fixed: [],
    byes: [],
    places: [],
    lastPlayed: {},
    slides: [],
  });
}

export function apply(state: EventState, entry: Entry): Result<EventState> {
  if (entry.seq !== state.seq + 1)
    return err(refuse('wrong-sequence', `The next entry has the number ${state.seq + 1}, not ${entry.seq}.`));
  const changed = changedBy(state, entry, entry.act);
  return 'refusal' in changed ? err(changed.refusal) : ok({ ...changed.state, seq: entry.seq });
}

/** Of a log that does not fit the error names the entry. */
export function fold(entries: Iterable<Entry>): Result<EventState> {
  let state: EventState | undefined;
  for (const entry of entries) {
    const next: Result<EventState> = state ? apply(state, entry) : begin(entry);
    if (!next.ok) {
      const { code, message } = next.error;
      return err(refuse(code, `Entry ${entry.seq} (${entry.act.act}): ${message}`));
    }
    state = next.value;
  }
  return state ? ok(state) : err(refuse('not-created', 'The log of an event begins with its creation.'));
}

function changedBy(state: EventState, entry: Entry, act: Act): Changed {
  switch (act.act) {
    case 'create':
      return no('already-created', 'The event exists already.');
    case 'change':
      return change(state, act);
    case 'announce':
      return onward(state, ['draft'], 'announced');
    case 'open-entries':
      return onward(state, ['draft', 'announced'], 'entries');
    case 'open-check-in':
      return state.settings.entry.checkIn
        ? onward(state, ['entries'], 'check-in')
        : no('no-check-in', 'This event has no check-in.');
    case 'begin':
      return beginEvent(state, entry);
    case 'finish':
      return finish(state);
    case 'cancel':
      return isOver(state) ? overIt() : yes({ ...state, ...GOES_ON, phase: 'cancelled' });
    case 'pause':
      if (state.phase !== 'running') return rounds.notRunning(state);
      return state.paused
        ? no('paused', 'The event is paused already.')
        : yes({ ...state, paused: true, boardsStand: act.boards === 'stand' });
    case 'go-on':
      return state.paused ? yes({ ...state, ...GOES_ON }) : no('not-paused', 'The event is not paused.');
    case 'appoint':
      return appoint(state, act);
    case 'look':
      return pairingOf(state, act.pairing)?.pairing.legs[act.leg]
        ? yes(state)
        : no('not-of-the-event', 'The event has no such pairing or leg.');
    case 'feature':
      return act.pairing === null || pairingOf(state, act.pairing)
        ? yes({ ...state, featured: act.pairing })
        : no('not-of-the-event', 'The event has no such pairing.');
    case 'enter':
      return entrants.enter(state, entry, act);
    case 'admit':
      return entrants.admit(state, act);
    case 'check-in':
      return entrants.checkIn(state, act);
    case 'withdraw':
    case 'remove':
      return entrants.leave(state, act);
    case 'replace':
      return entrants.replace(state, act);
    case 'seed':
      return entrants.seed(state, act);
    case 'forbid':
      return entrants.forbid(state, act);
    case 'fix':
      return entrants.fix(state, act);
    case 'request-bye':
      return entrants.requestBye(state, act);
    case 'propose':
      return rounds.propose(state, act);
    case 'edit':
      return rounds.edit(state, act);
    case 'publish':
      return rounds.publish(state, entry, act);
    case 'deadline':
      return rounds.moveDeadline(state, act);
    case 'close-round':
      return rounds.closeRound(state, act);
    case 'undo-round':
      return rounds.undoRound(state, act);
    case 'bid':
      return legs.bid(state, act);
    case 'end-bids':
      return legs.endBids(state, act);
    case 'start':
      return legs.start(state, entry, act);
    case 'result':
      return legs.result(state, entry, act);
    case 'rule':
      return legs.rule(state, entry, act);
    case 'dispute':
      return legs.dispute(state, act);
    case 'settle':
      return legs.settle(state, act);
    case 'challenge':
      return challenge(state, entry, act);
    case 'accept':
      return accept(state, entry, act);
    case 'decline':
      return decline(state, entry, act);
    case 'slide':
      return slide(state, entry, act);
    default:
      return assertNever(act);
  }
}

const GOES_ON = { paused: false, boardsStand: false } as const;

function onward(state: EventState, from: readonly Phase[], phase: Phase): Changed {
  if (isOver(state)) return overIt();
  return from.includes(state.phase)
    ? yes({ ...state, phase })
    : no('wrong-phase', `An event that is ${NAMES[state.phase]} cannot become ${NAMES[phase]}.`);
}

const NAMES: Readonly<Record<Phase, string>> = {
  draft: 'a draft',
  announced: 'announced',
  entries: 'open for entries',
  'check-in': 'open for check-in',
  running: 'running',
  finished: 'finished',
  cancelled: 'cancelled',
};

/** Once rounds are paired by them, these stay as they are; all else may change until the end. */
const fixedOnceBegun = ({ format, legs, sides, points, weakerSide, ifLevel }: Settings): string =>
  JSON.stringify([format.kind === 'swiss' ? 'swiss' : format, legs, sides, points, weakerSide, ifLevel]);

function change(state: EventState, { title, settings, terms }: Extract<Act, { act: 'change' }>): Changed {
  if (isOver(state)) return overIt();
  const begun = state.phase === 'running';
  if (begun && fixedOnceBegun(settings) !== fixedOnceBegun(state.settings))
    return no('too-late-to-change', 'Format, legs, sides and points stand once the event has begun.');
  if (settings.format.kind === 'swiss' && settings.format.rounds < state.rounds.length)
    return no('too-late-to-change', 'More rounds than that are paired already.');
  const { checkIn } = settings.entry;
  // Who has checked in has done so; without a check-in nobody waits for it.
  const phase = state.phase === 'check-in' && !checkIn ? 'entries' : state.phase;
  return yes({ ...state, title, settings, terms, phase });
}

/** Who is entered, and has checked in where one must, is the field; the others have withdrawn. */
function beginEvent(state: EventState, { at }: Entry): Changed {
  if (isOver(state)) return overIt();
  if (state.phase === 'running') return no('already-running', 'The event has begun already.');
  const { settings } = state;
  if (settings.entry.checkIn && state.phase !== 'check-in')
    return no('wrong-phase', 'Entrants must check in before the event begins.');
  const field = state.entrants.map((entrant) => {
    if (entrant.state !== 'entered') return entrant;
    return { ...entrant, state: settings.entry.checkIn ? ('withdrawn' as const) : ('in' as const) };
  });
  const count = field.filter((entrant) => entrant.state === 'in').length;
  const least = leastEntrants(settings);
  if (count < least) return no('too-few-entrants', `${count} are there, and this format takes ${least} at least.`);
  const most = mostEntrants(settings);
  if (count > most) return no('too-many-entrants', `${count} are there, and this format takes ${most} at most.`);
  const begun = entrants.reseeded({ ...state, phase: 'running', entrants: field });
  return yes(settings.format.kind === 'ladder' ? asLadder(begun, at) : begun);
}

function appoint(state: EventState, { person, arbiter }: Extract<Act, { act: 'appoint' }>): Changed {
  if (isOver(state)) return overIt();
  if (person === state.owner) return no('is-owner', 'The owner has every power already.');
  if (state.arbiters.includes(person) === arbiter) return no('nothing-changes', 'That is so already.');
  const others = state.arbiters.filter((other) => other !== person);
  return yes({ ...state, arbiters: arbiter ? [...others, person] : others });
}

function finish(state: EventState): Changed {
  if (state.phase !== 'running') return rounds.notRunning(state);
  const last = lastRound(state);
  if (state.settings.format.kind !== 'ladder' && last && last.state !== 'closed')
    return no('round-open', 'The last round is not closed.');
  return yes({ ...state, ...GOES_ON, phase: 'finished' });
}
