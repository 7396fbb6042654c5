/** The players' part in the dice of a live match, through its host: their pledges and anchors, and the links that are asked for. */
import {
  areBothChained,
  type Chain,
  err,
  fromHex,
  ok,
  previousLink,
  type Refusal,
  type Result,
  toHex,
  why,
} from '@warbeacon/kernel';
import type { ChainsMessage } from '@warbeacon/protocol';
import type { CommandAnswer } from '../answers.ts';
import type { Audience } from '../audience.ts';
import { otherSide } from '../carry-out.ts';
import type { Desk } from '../clock/agreements.ts';
import { carryClock } from '../clock/carry.ts';
import type { Loaded } from '../load-match.ts';
import type { GameCommand, StandingOrders } from '../game.ts';
import { carryChain, type ChainAct } from './carry.ts';
import { chainRefusal, NO_ORDERS, NO_PART, NOT_CHAINED, OPPONENT_AWAY, TOO_MANY_CHAINS } from './refusals.ts';

/** Pledges of one side in a match: a browser lost, a device changed, again and again; more come from a program gone wild. */
const PLEDGES_MOST = 100;
/** Milliseconds that the browser of the other side has for its answer; it gives it without being touched. */
const ANSWER_WITHIN = 4000;

interface Asked {
  readonly id: number;
  readonly side: string;
  readonly count: number;
  answer(links: readonly string[]): void;
}

export class ChainDesk {
  readonly #parts: Desk;
  readonly #audience: Audience;
  readonly #match: Pick<Loaded, 'game' | 'dice'>;
  readonly #anchored: () => Promise<void>;
  #asked: Asked | null = null;
  #askedLast = 0;

  /** `anchored`: called in turn, after a chain has begun. */
  constructor(parts: Desk, audience: Audience, match: Pick<Loaded, 'game' | 'dice'>, anchored: () => Promise<void>) {
    this.#anchored = anchored;
    this.#parts = parts;
    this.#audience = audience;
    this.#match = match;
  }

  /** What the seat of `side` may know of the chains: all that will stand in the record. */
  toldTo(side: string): ChainsMessage {
    const { dice, game } = this.#match;
    const { chains } = this.#parts.position();
    const other = chains[otherSide(game, side)];
    return {
      terms: dice.terms ?? null,
      matchId: dice.matchId,
      own: told(chains[side]),
      other: { pledge: other?.pledge ?? '', anchor: other?.anchor ?? '' },
    };
  }

  /** Why `side` may not have these orders carried out when it is not there to add links, if it may not. */
  checkOrders(side: string, orders: StandingOrders): Refusal | null {
    return this.#match.dice.terms === 'strict' ? NO_ORDERS : this.#match.game.standing.check(side, orders);
  }

  async pledge(side: string, pledge: string): Promise<CommandAnswer> {
    return await this.#do(side, { kind: 'pledge', pledge });
  }

  async anchor(side: string, anchor: string, links: number): Promise<CommandAnswer> {
    return await this.#do(side, { kind: 'anchor', anchor, links });
  }

  /**
   * To be called in turn: links of the other side for `commands` of `side`, asked for at its browser; none where the match is not
   * strict. Refused when it is not there. It is not asked for what the rules refuse.
   */
  async answersTo(side: string, commands: readonly GameCommand[]): Promise<Result<readonly string[]>> {
    const { dice, game } = this.#match;
    const { state, chains } = this.#parts.position();
    const [first] = commands;
    const count = commands.length;
    if (dice.terms !== 'strict' || first === undefined) return ok([]);
    if (!areBothChained(game.rules.sides, chains)) return err(NOT_CHAINED);
    const refusal = why(game.rules, state, side, first);
    if (refusal) return err(refusal);
    const other = otherSide(game, side);
    if (!this.#audience.isConnected(other)) return await this.#waitFor(other);
    const id = ++this.#askedLast;
    const links = await new Promise<readonly string[] | null>((resolve) => {
      const timer = setTimeout(() => resolve(null), ANSWER_WITHIN);
      timer.unref();
      const answer = (given: readonly string[]) => {
        clearTimeout(timer);
        resolve(given);
      };
      this.#asked = { id, side: other, count, answer };
      this.#audience.address(other, 'linksAsked', { ask: id, count, head: chains[other]?.head ?? '' });
    });
    this.#asked = null;
    return links === null ? await this.#waitFor(other) : ok(links);
  }

  /** It is the time of `side` that runs while its browser is waited for: nobody gains by pulling the plug. */
  async #waitFor(side: string): Promise<Result<never>> {
    await this.#hand(side);
    return err(OPPONENT_AWAY);
  }

  /** The browser of `side` is there again: the time of who must decide runs on. */
  async came(side: string): Promise<void> {
    const { dice } = this.#match;
    if (dice.terms !== 'strict') return;
    await this.#parts.inTurn(async () => {
      const { table, sight } = this.#parts.position();
      const [decider] = sight.deciders();
      if (decider === undefined || decider === side || !table.clock?.running.includes(side)) return;
      if ((await this.#parts.unplayable()) === null) await this.#hand(decider);
    });
  }

  async #hand(side: string): Promise<void> {
    const position = this.#parts.position();
    const { clock } = position.table;
    if (clock === null || clock.paused || clock.running.includes(side)) return;
    await this.#parts.commit(carryClock(this.#parts.means(), position, { act: 'hand', side }));
  }

  /** The browser of `side` answers what it was asked. Whether that was it, and goes on its chain. */
  answered(side: string, id: number, links: readonly string[]): boolean {
    const asked = this.#asked;
    if (asked === null || asked.side !== side || asked.id !== id || asked.count !== links.length) return false;
    let head = this.#parts.position().chains[side]?.head ?? '';
    for (const link of links) {
      if (toHex(previousLink(fromHex(link))) !== head) return false;
      head = link;
    }
    asked.answer(links);
    return true;
  }

  /** Both seats are told how the chains stand. */
  tellBoth(): void {
    const { dice, game } = this.#match;
    if (dice.terms === undefined) return;
    for (const side of game.rules.sides) this.#tell(side);
  }

  #tell(side: string): void {
    this.#audience.address(side, 'chains', this.toldTo(side));
  }

  async #do(side: string, act: ChainAct): Promise<CommandAnswer> {
    const parts = this.#parts;
    return await parts.inTurn(async () => {
      const refusal = await parts.unplayable();
      if (refusal) return parts.refused(refusal);
      const [means, position] = [parts.means(), parts.position()];
      if (this.#match.dice.terms === undefined) return parts.refused(NO_PART);
      if (act.kind === 'pledge' && (position.chains[side]?.pledges ?? 0) >= PLEDGES_MOST)
        return parts.refused(TOO_MANY_CHAINS);
      const carried = carryChain(means, position, side, act);
      if (!carried.ok) return parts.refused(chainRefusal(carried.error));
      const answer = await parts.commit(carried.value);
      if (answer.ok) this.#tell(otherSide(means.game, side));
      if (answer.ok && act.kind === 'anchor') await this.#anchored();
      return answer;
    });
  }
}

function told(chain: Chain | undefined): ChainsMessage['own'] {
  const { pledge = '', anchor = '', head = '', links = 0, used = 0 } = chain ?? {};
  return { pledge, anchor, head, links, used };
}
