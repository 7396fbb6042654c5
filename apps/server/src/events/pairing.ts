/** Pairs rounds: small ones between other work, large ones on a thread of their own. */
import { Worker } from 'node:worker_threads';
import type { Result } from '@warbeacon/kernel';
import { type EventState, type GiveUp, type NextPairings, type NoPairing, pairNext } from '@warbeacon/tournament';
import { inSlices } from '../in-slices.ts';

/** Entrants whose pairing is no work. */
const FEW = 60;
/** Of how many parts what is done is told. */
const PARTS = 100;

export type Paired = Result<NextPairings, NoPairing>;
/** What the thread says; how much is done is from 0 to 1. */
export type Said = { readonly done: number } | { readonly paired: Paired };

interface Under {
  work: Promise<Paired>;
  done: number;
}

export class Pairer {
  readonly #under = new Map<string, Under>();

  /** How far the pairing of a round has come; `null` while none is paired. */
  progress(eventId: string): { readonly done: number; readonly of: number } | null {
    for (const [key, { done }] of this.#under)
      if (key.startsWith(`${eventId}/`)) return { done: Math.floor(done * PARTS), of: PARTS };
    return null;
  }

  /** The next round. Whoever asks while it is being paired gets the same. */
  async pair(eventId: string, state: EventState, giveUp: readonly GiveUp[] = []): Promise<Paired> {
    const key = `${eventId}/${state.seq}/${giveUp.join()}`;
    const known = this.#under.get(key);
    if (known !== undefined) return await known.work;
    const under: Under = { done: 0, work: Promise.reject(new Error('nothing is begun')) };
    under.work.catch(() => {});
    const tell = (done: number) => void (under.done = done);
    const pairing = state.entrants.length <= FEW ? pairHere : pairThere;
    under.work = pairing(state, giveUp, tell).finally(() => this.#under.delete(key));
    this.#under.set(key, under);
    return await under.work;
  }
}

async function pairHere(state: EventState, giveUp: readonly GiveUp[], tell: (done: number) => void): Promise<Paired> {
  const work = pairNext(state, giveUp);
  return await inSlices({
    next() {
      const step = work.next();
      if (step.done === true) return step;
      tell(step.value);
      return { done: false, value: undefined };
    },
  });
}

async function pairThere(state: EventState, giveUp: readonly GiveUp[], tell: (done: number) => void): Promise<Paired> {
  const thread = new Worker(new URL('pairing.thread.ts', import.meta.url), { workerData: { state, giveUp } });
  try {
    return await new Promise((resolve, reject) => {
      thread.on('message', (said: Said) => ('done' in said ? tell(said.done) : resolve(said.paired)));
      thread.once('error', reject);
      thread.once('exit', () => reject(new Error('the thread that pairs has ended')));
    });
  } finally {
    await thread.terminate();
  }
}
