/** What commands were answered, so that one that comes again gets its first answer again and is not done twice. */
import type { Refusal } from '@warbeacon/kernel';
import { hasCode } from '@warbeacon/protocol';

export interface CommandAnswer {
  readonly ok: boolean;
  /** Of the match after a command that was carried out; else now. */
  readonly ply: number;
  readonly refusal?: Refusal;
}

/** To several commands at once. */
export interface SeriesAnswer extends CommandAnswer {
  /** How many were carried out; not said again to who asks again. The refusal is of the first of the others. */
  readonly gone?: number;
}

/** A command older than this many is stale when it comes again, and so is not done twice either. */
const CARRIED_OUT_KEPT = 1000;
/** Refusals are few between two commands; more than this of one match come from a program gone wild. */
const REFUSALS_KEPT = 500;

/** Whoever gave no link, or a wrong one, comes with the right one. */
const ABOUT_LINKS = ['missing-link', 'wrong-link', 'chain-spent', 'dice-not-ready', 'opponent-away'] as const;

/** Whether the command may come again under the same id: the server could not, whatever it was. */
export function mayBeTriedAgain({ refusal }: CommandAnswer): boolean {
  return hasCode(refusal, 'not-saved', 'save-unknown', 'busy', ...ABOUT_LINKS);
}

/**
 * By seat and the client's own command id: two seats may use the same id. A text of its own: the id is a part of the message
 * it came in, which would stay in memory as long as the key does.
 */
export function answerKey(side: string, commandId: string): string {
  return Buffer.from(`${side} ${commandId}`).toString();
}

export class Answers {
  /** The ply after each command that was carried out, the latest last. */
  readonly #carriedOut = new Map<string, number>();
  readonly #refused = new Map<string, CommandAnswer>();

  /** What `key` was answered before. */
  known(key: string): CommandAnswer | undefined {
    const ply = this.#carriedOut.get(key);
    return ply === undefined ? this.#refused.get(key) : { ok: true, ply };
  }

  get carriedOut(): ReadonlyMap<string, number> {
    return this.#carriedOut;
  }

  /** Takes over what a log says was carried out. */
  readLog(carriedOut: ReadonlyMap<string, number>): void {
    for (const [key, ply] of carriedOut) this.#remember(key, ply);
  }

  keep(key: string, answer: CommandAnswer): CommandAnswer {
    if (answer.ok) this.#remember(key, answer.ply);
    else if (!mayBeTriedAgain(answer)) {
      if (this.#refused.size >= REFUSALS_KEPT) this.#refused.clear();
      this.#refused.set(key, answer);
    }
    return answer;
  }

  #remember(key: string, ply: number): void {
    this.#carriedOut.set(key, ply);
    const [oldest] = this.#carriedOut.keys();
    if (this.#carriedOut.size > CARRIED_OUT_KEPT && oldest !== undefined) this.#carriedOut.delete(oldest);
  }

  /** Refusals of a position that is past are of no more use. */
  forgetRefusals(): void {
    this.#refused.clear();
  }
}
