/** All that this viewer was shown of a match, made of what is shown now and of what the server says was before. */
import { type BeforePly, type CellsBack, type PastReply, putBack } from '@warbeacon/protocol';

/** One ply of the match, and where play stood after it. */
export interface Moment {
  readonly ply: number;
  readonly turn: number;
  readonly phase: string;
}

type Ply = PastReply['plies'][number];
type Cells = ReadonlyMap<string, string>;
const NOTHING: CellsBack = { set: {}, gone: [] };

export class Tape {
  readonly #common: Map<string, string>;
  readonly #own: Map<string, string>;
  readonly #back = new Map<number, Ply>();
  readonly #forth = new Map<number, Pick<BeforePly, 'common'> & { readonly own: CellsBack }>();
  readonly #moments: Moment[];
  readonly to: number;
  #at: number;

  /** What everybody is shown after `ply`, and what this viewer alone is. */
  constructor(ply: number, common: Cells, own: Cells) {
    this.to = ply;
    this.#at = ply;
    this.#common = new Map(common);
    this.#own = new Map(own);
    this.#moments = [this.#moment()];
  }

  /** The first ply that can be shown so far. */
  get from(): number {
    return this.to - this.#back.size;
  }

  /** Oldest first. */
  get moments(): readonly Moment[] {
    return this.#moments;
  }

  /** What was before the plies that come next on the way back. */
  add(plies: readonly Ply[]): void {
    const at = this.#at;
    for (const each of plies) {
      if (each.ply !== this.from) continue;
      this.seek(each.ply);
      this.#back.set(each.ply, each);
      this.seek(each.ply - 1);
      this.#moments.unshift(this.#moment());
    }
    this.seek(at);
  }

  seek(ply: number): void {
    const to = Math.max(this.from, Math.min(this.to, ply));
    for (; this.#at > to; this.#at--) {
      const back = this.#back.get(this.#at);
      if (!back) return;
      const own = putBack(this.#own, back.own ?? NOTHING);
      this.#forth.set(this.#at, { common: putBack(this.#common, back.common), own });
    }
    while (this.#at < to) {
      const forth = this.#forth.get(this.#at + 1);
      if (!forth) return;
      putBack(this.#common, forth.common);
      putBack(this.#own, forth.own);
      this.#at++;
    }
  }

  /** As they were shown at the ply that was sought. */
  cells(): Cells {
    return new Map([...this.#common, ...this.#own]);
  }

  #moment(): Moment {
    const read = (name: string): unknown => JSON.parse(this.#common.get(`view/${name}`) ?? 'null');
    return { ply: this.#at, turn: Number(read('turn')), phase: String(read('phase')) };
  }
}

/** Where a step of that kind leads from `at`: to the next moment of another turn or phase, or to the next that is told. */
export function nextStop(
  moments: readonly Moment[],
  told: ReadonlySet<number>,
  at: number,
  by: 'turn' | 'phase' | 'event',
  way: 1 | -1,
): number {
  const [first, last] = [moments[0]?.ply ?? 0, moments.at(-1)?.ply ?? 0];
  const of = (ply: number) => moments[ply - first];
  const isStop = (ply: number): boolean => {
    if (by === 'event') return told.has(ply);
    const [now, before] = [of(ply), of(ply - 1)];
    return now?.turn !== before?.turn || (by === 'phase' && now?.phase !== before?.phase);
  };
  for (let ply = at + way; ply > first && ply < last; ply += way) if (isStop(ply)) return ply;
  return way > 0 ? last : first;
}
