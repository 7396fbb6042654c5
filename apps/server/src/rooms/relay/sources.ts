/** The matches of this process that others show to those who look on. */
import type { MatchHost } from '../../match/match-host.ts';
import { HISTORY_PAGE } from '../hosted-room.ts';
import type { ProcessLink } from '../process-link.ts';
import type { Logger } from '../../logger.ts';
import type { LiveMatches } from '../../match/live-matches.ts';
import type { Happening, Kept } from '../../match/history.ts';
import type { Onlooker } from '../../match/audience.ts';
import { Lookout } from '../lookout.ts';
import type { Services } from '../../services.ts';
import { delayOf } from '../../storage/watching.ts';
import type { Beside, Change, RelayedQuestion, Whole } from './relayed.ts';

/** Milliseconds after which a process that says nothing counts as one that shows the match no more. */
const SILENT_AFTER = 8000;
const LOOK_EVERY = 2000;

export interface SourcesParts extends Pick<Services, 'matches' | 'now'> {
  readonly live: LiveMatches;
  readonly link: ProcessLink;
  readonly logger: Logger;
}

export class RelaySources {
  readonly #parts: SourcesParts;
  readonly #sources = new Map<string, Promise<RelaySource>>();
  readonly #look: NodeJS.Timeout;

  constructor(parts: SourcesParts) {
    this.#parts = parts;
    parts.live.onLost((matchId) => void this.close(matchId));
    this.#look = setInterval(() => void this.#dropSilent(), LOOK_EVERY).unref();
  }

  /** How the match may be seen now; `processId` is told of each change from then on. Throws when it may not be seen. */
  async begin(matchId: string, processId: string): Promise<Whole> {
    let source = this.#sources.get(matchId);
    if (source === undefined) {
      source = RelaySource.open(this.#parts, matchId);
      this.#sources.set(matchId, source);
      source.catch(() => this.#forget(matchId, source));
    }
    return (await source).begin(processId);
  }

  /** The process shows the match still, to so many. How many changes it has been told of; `null` when of none. */
  async goOn(matchId: string, processId: string, watchers: number): Promise<number | null> {
    return (await this.#sources.get(matchId))?.goOn(processId, watchers) ?? null;
  }

  /** What somebody asks who looks on there. */
  async ask(matchId: string, question: RelayedQuestion): Promise<unknown> {
    const source = await this.#sources.get(matchId);
    if (source === undefined) throw new Error('nobody is shown that match from here');
    return await source.answer(question);
  }

  async close(matchId: string): Promise<void> {
    const source = this.#sources.get(matchId);
    if (source === undefined) return;
    this.#sources.delete(matchId);
    await (await source.catch(() => undefined))?.close();
  }

  async stop(): Promise<void> {
    clearInterval(this.#look);
    await Promise.all([...this.#sources.keys()].map(async (matchId) => await this.close(matchId)));
  }

  async #dropSilent(): Promise<void> {
    for (const [matchId, opening] of this.#sources) {
      const source = await opening.catch(() => undefined);
      if (source?.dropSilent() === true) await this.close(matchId);
    }
  }

  #forget(matchId: string, source: Promise<RelaySource> | undefined): void {
    if (this.#sources.get(matchId) === source) this.#sources.delete(matchId);
  }
}

class RelaySource implements Onlooker {
  readonly #parts: SourcesParts;
  readonly #host: MatchHost;
  #lookout: Lookout | undefined;
  #leave: (() => void) | undefined;
  readonly #cells = new Map<string, string>();
  #ply = 0;
  #told = 0;
  /** When each process that shows the match was heard last. */
  readonly #heard = new Map<string, number>();

  private constructor(parts: SourcesParts, host: MatchHost) {
    this.#parts = parts;
    this.#host = host;
  }

  static async open(parts: SourcesParts, matchId: string): Promise<RelaySource> {
    const host = await parts.live.use(matchId);
    const source = new RelaySource(parts, host);
    try {
      const tell = (happenings: readonly Happening[]) => source.#tell(happenings);
      await Lookout.of(host, { ...parts, tell }, (lookout) => {
        source.#lookout = lookout;
        source.#leave = host.audience.add(source);
      });
      source.#see();
      return source;
    } catch (error) {
      source.#leave?.();
      await parts.live.letGo(host);
      throw error;
    }
  }

  get #vantage() {
    if (this.#lookout === undefined) throw new Error('nobody looks at the match yet');
    return this.#lookout.vantage;
  }

  begin(processId: string): Whole {
    this.#heard.set(processId, performance.now());
    const behind = delayOf(this.#host.watching) ?? 0;
    return { ...this.#beside(), told: this.#told, behind, cells: [...this.#cells] };
  }

  goOn(processId: string, watchers: number): number | null {
    if (!this.#heard.has(processId)) return null;
    this.#heard.set(processId, performance.now());
    this.#host.audience.countElsewhere(processId, watchers);
    return this.#told;
  }

  async answer(question: RelayedQuestion): Promise<unknown> {
    const vantage = this.#vantage;
    switch (question.about) {
      case 'history':
        return await vantage.history('spectator', question.after, HISTORY_PAGE);
      case 'past':
        return await vantage.past('spectator', question.ply);
      case 'zones':
        return { ok: true, value: { ply: vantage.ply, zones: vantage.zones('spectator') } };
      case 'range': {
        const shown = vantage.range('spectator', question.piece);
        return shown.ok ? { ok: true, value: { ply: vantage.ply, ...shown.value } } : shown;
      }
    }
  }

  /** Returns whether there is nobody left. */
  dropSilent(): boolean {
    const now = performance.now();
    for (const [processId, heardAt] of this.#heard) if (now - heardAt > SILENT_AFTER) this.#drop(processId);
    return this.#heard.size === 0;
  }

  async close(): Promise<void> {
    this.#leave?.();
    this.#lookout?.stop();
    for (const processId of this.#heard.keys()) {
      this.#send(processId, { relay: this.#host.matchId, closed: true });
      this.#drop(processId);
    }
    await this.#parts.live.letGo(this.#host);
  }

  moved(happenings: readonly Kept[]): void {
    this.#lookout?.moved(happenings);
  }

  seatsChanged(): void {
    this.#lookout?.seatsChanged();
    // A move that is about to be told is not told by this.
    if (this.#heard.size > 0) this.#say({ set: [], gone: [] }, []);
  }

  seatTold(): void {}

  /** Takes in what is otherwise since it looked last. */
  #see() {
    const { set, gone } = this.#vantage.changes();
    for (const [name, json] of set) this.#cells.set(name, json);
    for (const name of gone) this.#cells.delete(name);
    this.#ply = this.#vantage.ply;
    return { set: [...set], gone: [...gone] };
  }

  #tell(happenings: readonly Happening[]): void {
    this.#say(this.#see(), happenings);
  }

  #say({ set, gone }: Pick<Change, 'set' | 'gone'>, happenings: readonly Happening[]): void {
    this.#told++;
    const change: Change = { ...this.#beside(), number: this.#told, set, gone, happenings: [...happenings] };
    for (const processId of this.#heard.keys()) this.#send(processId, { relay: this.#host.matchId, change });
  }

  #beside(): Beside {
    const { seats, aside, news, isOver } = this.#vantage;
    return {
      ply: this.#ply,
      seats: JSON.stringify(seats),
      seated: this.#host.seats.flatMap(({ sessionId, side }) => (sessionId ? [[sessionId, side]] : [])),
      watchers: this.#host.watchers,
      aside,
      news,
      isOver,
    };
  }

  /** What cannot be told now is missed by its number, and those who look on come anew. */
  #send(processId: string, news: object): void {
    this.#parts.link
      .tell(processId, news)
      .catch((error: unknown) => this.#parts.logger.debug({ err: error }, 'a process could not be told of a match'));
  }

  #drop(processId: string): void {
    this.#heard.delete(processId);
    this.#host.audience.countElsewhere(processId, 0);
  }
}
