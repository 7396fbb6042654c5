/** A match that another process hosts, as it tells it. */
import { z } from 'zod';
import { NoAnswerError, type ProcessLink } from '../process-link.ts';
import {
  type Change,
  type RelayedQuestion,
  relayedAnswerSchema,
  relayNewsSchema,
  type Whole,
  wholeSchema,
} from './relayed.ts';

/** Milliseconds between two words to the host; it takes one that is silent for longer than some of them to be gone. */
const SAY_EVERY = 2000;
/** How many of them may fail, one after the other, before the match is given up here. */
const MAY_FAIL = 2;

export interface Watching {
  readonly watchers: () => number;
  readonly changed: (change: Change) => void;
  /** The host has the match no longer, cannot be reached, or something of what it told is missing. */
  readonly lost: () => void;
}

/** What is told of all matches that are followed here. */
export class Followings {
  readonly #link: ProcessLink;
  readonly #hearing = new Map<string, { readonly from: string; readonly hear: (change: Change | null) => void }>();

  constructor(link: ProcessLink) {
    this.#link = link;
    link.hearBy((news, from) => {
      const { success, data } = relayNewsSchema.safeParse(news);
      const hearing = success ? this.#hearing.get(data.relay) : undefined;
      if (success && hearing?.from === from) hearing.hear('change' in data ? data.change : null);
    });
  }

  /** Throws a `NoAnswerError` when the host does not show the match. */
  async follow(matchId: string, host: string, watching: Watching): Promise<Followed> {
    const early: (Change | null)[] = [];
    const hear = (change: Change | null): void => void early.push(change);
    const hearing = { from: host, hear };
    this.#hearing.set(matchId, hearing);
    const forget = () => {
      if (this.#hearing.get(matchId) === hearing) this.#hearing.delete(matchId);
    };
    try {
      const whole = wholeSchema.parse(await this.#link.ask(host, { ask: 'relay-begin', matchId }));
      const followed = new Followed({ link: this.#link, matchId, host, watching, whole, forget });
      hearing.hear = (change) => followed.hear(change);
      // What was told while the whole was under way.
      queueMicrotask(() => early.forEach((change) => followed.hear(change)));
      return followed;
    } catch (error) {
      forget();
      throw error;
    }
  }
}

interface FollowedParts {
  readonly link: ProcessLink;
  readonly matchId: string;
  readonly host: string;
  readonly watching: Watching;
  readonly whole: Whole;
  readonly forget: () => void;
}

export class Followed {
  readonly #parts: FollowedParts;
  readonly whole: Whole;
  #told: number;
  #failed = 0;
  #ended = false;
  readonly #saying: NodeJS.Timeout;

  constructor(parts: FollowedParts) {
    this.#parts = parts;
    this.whole = parts.whole;
    this.#told = parts.whole.told;
    this.#saying = setInterval(() => void this.#say(), SAY_EVERY).unref();
  }

  async ask(question: RelayedQuestion): Promise<z.output<typeof relayedAnswerSchema>> {
    const { link, host, matchId } = this.#parts;
    return relayedAnswerSchema.parse(await link.ask(host, { ask: 'relay-ask', matchId, question }));
  }

  hear(change: Change | null): void {
    if (this.#ended) return;
    if (change === null) return this.#lose();
    if (change.number <= this.#told) return;
    if (change.number > this.#told + 1) return this.#lose();
    this.#told = change.number;
    this.#parts.watching.changed(change);
  }

  end(): void {
    this.#ended = true;
    clearInterval(this.#saying);
    this.#parts.forget();
  }

  async #say(): Promise<void> {
    const { link, host, matchId, watching } = this.#parts;
    try {
      const asked = { ask: 'relay-here', matchId, watchers: watching.watchers() };
      const told = z
        .number()
        .nullable()
        .parse(await link.ask(host, asked));
      this.#failed = 0;
      // Everything that was told before its answer has been heard before it; more may have been told since.
      if (told === null || told > this.#told) this.#lose();
    } catch (error) {
      const isGone = error instanceof NoAnswerError && error.why === 'nobody';
      if (isGone || ++this.#failed > MAY_FAIL) this.#lose();
    }
  }

  #lose(): void {
    if (this.#ended) return;
    this.end();
    this.#parts.watching.lost();
  }
}
