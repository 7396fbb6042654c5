/** The part of one seat in the dice of its match: pledges and anchors the browser's chain, and has its links ready. */
import {
  type ChainsMessage,
  chainsMessageSchema,
  commandReplySchema,
  linksAskedSchema,
  linksReplySchema,
} from '@warbeacon/protocol';
import type { z } from 'zod';
import { Chain } from './chain.ts';

/** Steps from a chain that is lost to one that stands: a pledge, an anchor, and as much again where another tab was faster. */
const STEPS = 4;

/** Asks the room of the match. */
type Ask = <T>(type: string, payload: unknown, schema: z.ZodType<T>) => Promise<T>;

export class Part {
  readonly #side: string;
  readonly #request: Ask;
  #chains: ChainsMessage | null = null;
  #chain: Chain | undefined;
  #isUnsure = false;
  /** What went with the last commands. */
  #given: readonly string[] = [];
  /** One step after the other: two at once would begin two chains. */
  #work: Promise<unknown> = Promise.resolve();

  constructor(side: string, request: Ask) {
    this.#side = side;
    // An answer that does not come must not hold up every command after it.
    this.#request = async (...asked) => await Promise.race([request(...asked), tooLate()]);
  }

  /**
   * The seat has come in, or come back: looks how the chains stand, and begins one where there is none, or where another device's
   * still stands at `head`.
   */
  async come(head?: string): Promise<void> {
    await this.#inTurn(async () => await this.#look(head));
  }

  /** The server says something of the dice. */
  heard(type: string, message: unknown): void {
    if (type === 'linksAsked') void this.#inTurn(async () => await this.#answer(message)).catch(() => undefined);
    // It may be out of date when its turn comes.
    else void this.come().catch(() => undefined);
  }

  /** The next links, one for each of `count` commands; none where the player has no part in the dice. `anew`: ask where they stand. */
  async links(count: number, anew: boolean): Promise<readonly string[]> {
    return await this.#inTurn(async () => {
      this.#given = await this.#next(count, anew);
      return this.#given;
    });
  }

  async #next(count: number, anew: boolean): Promise<readonly string[]> {
    if (this.#chains?.terms === null) return [];
    if (anew || this.#isUnsure || this.#place() === undefined) await this.#look(true);
    const place = this.#place();
    if (place === undefined || this.#chain === undefined) return [];
    if (place + count <= this.#chain.length) return await this.#chain.after(place, count);
    // It has run out, or nearly.
    this.#chain = await Chain.begun(this.#matchId, this.#side);
    await this.#look(true);
    return await this.#chain.after(this.#place() ?? 0, count);
  }

  /** What came of the last commands: `used` links are behind, or nobody knows. */
  settled(used: number | null): void {
    const [chains, head] = [this.#chains, this.#given.at((used ?? 0) - 1)];
    this.#isUnsure = used === null || head === undefined || used !== this.#given.length;
    if (chains !== null && head !== undefined && !this.#isUnsure)
      this.#chains = { ...chains, own: { ...chains.own, head } };
  }

  get #matchId(): string {
    return this.#chains?.matchId ?? '';
  }

  /** The number of the last link that the server has; `undefined` where its chain is not this browser's. */
  #place(): number | undefined {
    const { anchor = '', head = '' } = this.#chains?.own ?? {};
    return this.#chain !== undefined && anchor === this.#chain.anchor ? this.#chain.placeOf(head) : undefined;
  }

  async #look(needed?: string | true): Promise<void> {
    this.#chains = await this.#request('chains', {}, chainsMessageSchema);
    this.#isUnsure = false;
    await this.#stand(this.#chains, needed === true || needed === this.#chains.own.head);
  }

  /** Goes on from where the chains stand. One that began on another device is left alone until a link is needed here. */
  async #stand(chains: ChainsMessage, isNeeded: boolean): Promise<void> {
    let { own, other, terms } = chains;
    for (let step = 0; step < STEPS && terms !== null; step++) {
      // Another tab may have begun one.
      if (this.#place() === undefined) this.#chain = Chain.kept(this.#matchId, this.#side) ?? this.#chain;
      if (this.#place() !== undefined) return;
      const isOthers = own.anchor !== '' || (own.pledge !== '' && own.pledge !== this.#pledge());
      if (isOthers && !isNeeded) {
        // Made ready, for it takes a moment.
        this.#chain ??= await Chain.begun(this.#matchId, this.#side);
        return;
      }
      // One that is anchored, and is at a link that was never shown here, is of no use.
      if (this.#chain === undefined || own.anchor === this.#chain.anchor)
        this.#chain = await Chain.begun(this.#matchId, this.#side);
      if (own.pledge === this.#pledge()) {
        if (terms === 'strict' && other.pledge === '' && other.anchor === '') return;
        const anchor = { anchor: this.#chain.anchor, links: this.#chain.length };
        if (!(await this.#request('anchor', anchor, commandReplySchema)).ok) return;
      } else if (!(await this.#request('pledge', { pledge: this.#pledge() }, commandReplySchema)).ok) return;
      this.#chains = await this.#request('chains', {}, chainsMessageSchema);
      ({ own, other, terms } = this.#chains);
    }
  }

  #pledge(): string | undefined {
    return this.#chain?.pledge(this.#matchId, this.#side);
  }

  /** In a strict match, for the dice of the other side: only links after one that has been shown already. */
  async #answer(message: unknown): Promise<void> {
    const { ask, count, head } = linksAskedSchema.parse(message);
    const place = this.#chain?.placeOf(head);
    // The chain is another device's. If that does not answer either, the one of this device takes its place.
    if (this.#chain === undefined || place === undefined)
      return void setTimeout(() => void this.come(head).catch(() => undefined), WITHIN);
    const links = await this.#chain.after(place, count);
    // Whether they are used is known when the command is carried out.
    this.#isUnsure = true;
    await this.#request('links', { ask, links }, linksReplySchema);
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#work.then(work);
    this.#work = turn.catch(() => undefined);
    return await turn;
  }
}

const WITHIN = 5000;
async function tooLate(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, WITHIN));
  throw new Error('no answer came');
}
