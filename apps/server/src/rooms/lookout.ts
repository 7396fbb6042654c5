/**
 * How those who do not play come to see a match: as it stands, or as it stood some minutes ago, each thing told when it is
 * time. Players come first: their answers are on their way before anybody who looks on is told.
 */
import { Delayed } from '../match/delayed.ts';
import { type Happening, type Kept, redact } from '../match/history.ts';
import type { MatchHost } from '../match/match-host.ts';
import { Present, type Vantage } from '../match/vantage.ts';
import type { Services } from '../services.ts';
import { delayOf } from '../storage/watching.ts';

/** Milliseconds after which a lookout that waits looks at the server's clock again, which may have been set. */
const LOOK_EVERY = 1000;

export interface LookoutParts extends Pick<Services, 'matches' | 'logger' | 'now'> {
  /** The match may be seen otherwise by now; this has happened since it was told last. */
  readonly tell: (happenings: readonly Happening[]) => void;
}

export class Lookout {
  readonly #host: MatchHost;
  readonly #parts: LookoutParts;
  #vantage: Vantage | undefined;
  #delayed: Delayed | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** What has happened and is not told yet, where it is told at once. */
  readonly #untold: Kept[] = [];

  private constructor(host: MatchHost, parts: LookoutParts) {
    this.#host = host;
    this.#parts = parts;
  }

  /** `listen` is to have `moved` and `seatsChanged` called from now on. Throws for a match that is private. */
  static async of(host: MatchHost, parts: LookoutParts, listen: (lookout: Lookout) => void): Promise<Lookout> {
    if (host.watching.policy === 'private') throw new Error('somebody would watch a private match');
    const delay = delayOf(host.watching);
    if (delay === null) return Lookout.atOnce(host, parts, listen);
    const lookout = new Lookout(host, parts);
    const { matches: store, now } = parts;
    lookout.#vantage = await Delayed.of(host, { store, delay, now }, (delayed) => {
      lookout.#delayed = delayed;
      listen(lookout);
    });
    lookout.#goOnInTime();
    return lookout;
  }

  /** As the match stands, whatever its players have agreed on about watching. */
  static atOnce(host: MatchHost, parts: LookoutParts, listen: (lookout: Lookout) => void): Lookout {
    const lookout = new Lookout(host, parts);
    listen(lookout);
    lookout.#vantage = new Present(host, parts.now);
    return lookout;
  }

  get vantage(): Vantage {
    if (this.#vantage === undefined) throw new Error('nothing can be seen yet');
    return this.#vantage;
  }

  moved(happenings: readonly Kept[]): void {
    if (this.#delayed !== undefined) return this.#tellLater(this.#delayed, happenings);
    if (this.#untold.length === 0) setImmediate(() => this.#tellAll());
    this.#untold.push(...happenings);
  }

  seatsChanged(): void {
    if (this.#delayed !== undefined) this.#tellLater(this.#delayed, []);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #tellAll(): void {
    this.#parts.tell(this.#untold.splice(0).map((happening) => redact(this.#host.game, happening, 'spectator')));
  }

  #tellLater(delayed: Delayed, happenings: readonly Kept[]): void {
    delayed.note(happenings);
    this.#goOnInTime();
  }

  /** Tells what was to be told by now, and comes back when the next is. */
  #goOnInTime(): void {
    const wait = this.#delayed?.wait ?? null;
    if (wait === null || this.#timer !== undefined) return;
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        this.#goOn();
        this.#goOnInTime();
      },
      Math.min(Math.max(wait, 0), LOOK_EVERY),
    );
    this.#timer.unref();
  }

  #goOn(): void {
    const delayed = this.#delayed;
    if (delayed === undefined || (delayed.wait ?? 1) > 0) return;
    try {
      this.#parts.tell(delayed.goOn());
    } catch (error) {
      this.#parts.logger.error({ err: error, matchId: this.#host.matchId }, 'spectators could not be told');
    }
  }
}
