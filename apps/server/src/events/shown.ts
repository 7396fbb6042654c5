/**
 * How events are shown to everybody alike: made once for all who look, and kept for a while as it was, so that whoever has seen an event
 * before is told what has changed since. Names are looked up: what stands in the log is what somebody was called then.
 */
import { type Entrant, type EventState, publicState } from '@warbeacon/tournament';
import { LRUCache } from 'lru-cache';
import { FORMER_NAME } from '../accounts/former-name.ts';
import { COMPUTER, type Folded, levelOf } from './folded.ts';

export interface Names {
  get(personId: string): { readonly name: string; readonly account: boolean } | undefined;
}

export interface Shown {
  /** Without what is secret, and people by the names that they have now. */
  readonly state: EventState;
  readonly owner: string;
  readonly arbiters: readonly string[];
  /** Names of entrants who have an account. */
  readonly accounts: readonly string[];
}

/** Milliseconds for which a name that somebody had is shown on. */
const NAMES_KEPT = 1000;
/** Entrants of all that are kept as they were shown before, with what is little for each. */
const MOST_KEPT = 200_000;
const PRESENT = 200;

/** Everybody who is told by name. */
export function peopleOf({ state }: Folded): readonly string[] {
  const entrants = state.entrants.flatMap(({ person }) =>
    person === null || levelOf(person) !== null ? [] : [person],
  );
  return [...new Set([state.owner, ...state.arbiters, ...entrants])];
}

/** Of somebody with an account; who is not to be found any more has deleted it. */
export const nameOf = (names: Names, person: string): string => names.get(person)?.name ?? FORMER_NAME;

export function shownOf(folded: Folded, names: Names): Shown {
  const state = publicState(folded.state);
  const named = (person: string) => nameOf(names, person);
  const owner = named(state.owner);
  const arbiters = state.arbiters.map(named);
  return {
    owner,
    arbiters,
    accounts: state.entrants.flatMap(({ person }) => {
      const found = names.get(person ?? '');
      return found?.account === true ? [found.name] : [];
    }),
    state: {
      ...state,
      seq: folded.seq,
      owner,
      arbiters,
      terms: null,
      entrants: state.entrants.map((entrant) => {
        const { person } = entrant;
        if (person === null) return entrant;
        const level = levelOf(person);
        return asShown(entrant, level === null ? named(person) : entrant.name, level);
      }),
    },
  };
}

/** The same for each entrant as long as nothing changes: most of what is kept of an event as it was is what it still is. */
const entrantsShown = new WeakMap<Entrant, Entrant>();
function asShown(entrant: Entrant, name: string, level: string | null): Entrant {
  const known = entrantsShown.get(entrant);
  if (known?.name === name) return known;
  // Who somebody is, is theirs; computer players are known by it.
  const shown = { ...entrant, name, person: level === null ? '' : `${COMPUTER}${level}` };
  entrantsShown.set(entrant, shown);
  return shown;
}

interface Parts {
  readonly namesOf: (personIds: readonly string[]) => Promise<Names>;
}

export class ShownEvents {
  readonly #namesOf: Parts['namesOf'];
  readonly #present = new LRUCache<string, { readonly folded: Folded; readonly shown: Promise<Shown> }>({
    max: PRESENT,
    ttl: NAMES_KEPT,
  });
  readonly #earlier = new LRUCache<string, Shown>({
    maxSize: MOST_KEPT,
    sizeCalculation: ({ state }) => state.entrants.length + 1,
  });

  constructor({ namesOf }: Parts) {
    this.#namesOf = namesOf;
  }

  async of(eventId: string, folded: Folded): Promise<Shown> {
    const known = this.#present.get(eventId);
    if (known?.folded === folded) return await known.shown;
    const shown = this.#show(eventId, folded);
    this.#present.set(eventId, { folded, shown });
    shown.catch(() => this.#present.delete(eventId));
    return await shown;
  }

  /** As the event was shown when its log had so many entries; `undefined` where that is not known any more. */
  earlier(eventId: string, seq: number): Shown | undefined {
    return this.#earlier.get(`${eventId}/${seq}`);
  }

  async #show(eventId: string, folded: Folded): Promise<Shown> {
    const shown = shownOf(folded, await this.#namesOf(peopleOf(folded)));
    const key = `${eventId}/${folded.seq}`;
    const before = this.#earlier.get(key);
    // The same is the same object, of which what was made once need not be made again.
    if (before !== undefined && namesIn(before) === namesIn(shown)) return before;
    // Who was shown the first of several is told all that has changed since, and the others perhaps too much.
    if (before === undefined) this.#earlier.set(key, shown);
    return shown;
  }
}

/** In which alone two that are shown of the same log can differ. */
const namesIn = ({ state, ...beside }: Shown): string =>
  JSON.stringify([beside, state.entrants.map(({ name }) => name)]);

/** What is said of the event, with people by the names that they have now. */
export function inPresentNames(text: string, { state }: Folded, shown: Shown): string {
  return state.entrants.reduce((said, { person, name }, i) => {
    const now = shown.state.entrants[i]?.name ?? FORMER_NAME;
    return person === null || name === now ? said : said.replaceAll(name, now);
  }, text);
}
