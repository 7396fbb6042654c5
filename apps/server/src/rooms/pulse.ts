/**
 * Asks sockets that have been silent whether anybody is still there, and ends those that do not answer. Each socket has a
 * moment of its own: to ask thousands at once, as the framework does, would keep everybody's commands waiting.
 */

/** Milliseconds in which each socket's moment comes once. */
const ROUND = 4000;
/** Parts of a round. */
const MOMENTS = 50;
/** Rounds in a row that a socket may leave without an answer. */
const MISSES = 2;

/** As much of a socket as this needs. */
export interface Pulsed {
  ping(): void;
  terminate(): void;
}

/** A socket, and whether anything has come from it. */
export class Patient {
  readonly #socket: Pulsed;
  #heard = true;
  #missed = 0;

  constructor(socket: Pulsed) {
    this.#socket = socket;
  }

  /** Something came from it, whatever it was. */
  heard(): void {
    this.#heard = true;
  }

  ask(): void {
    if (this.#heard) {
      this.#heard = false;
      this.#missed = 0;
      return;
    }
    if (this.#missed >= MISSES) return this.#socket.terminate();
    this.#missed++;
    this.#socket.ping();
  }
}

export class Pulse {
  readonly #moments: readonly Set<Patient>[] = Array.from({ length: MOMENTS }, () => new Set<Patient>());
  readonly #timer: NodeJS.Timeout;
  #now = 0;
  #next = 0;

  /** `round`: milliseconds. */
  constructor(round = ROUND) {
    this.#timer = setInterval(() => this.#pass(), round / MOMENTS).unref();
  }

  /** Returns the socket's patient, and what to call when it is closed. */
  watch(socket: Pulsed): { readonly patient: Patient; readonly forget: () => void } {
    const patient = new Patient(socket);
    const moment = this.#moments[this.#next++ % MOMENTS];
    moment?.add(patient);
    return { patient, forget: () => void moment?.delete(patient) };
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #pass(): void {
    for (const patient of this.#moments[this.#now++ % MOMENTS] ?? []) patient.ask();
  }
}
