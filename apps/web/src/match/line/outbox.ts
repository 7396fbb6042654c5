/** What is sent: each command once, whatever becomes of the line. */
import {
  commandReplySchema,
  hasCode,
  MOST_IN_SERIES,
  MOST_TAKEN_BACK,
  type SeriesReply,
  seriesReplySchema,
  timeReplySchema,
  type WireRefusal,
} from '@warbeacon/protocol';
import type { GameCommand, MatchView } from '../../face/view.ts';
import { play } from '../../text/play.ts';
import type { Links } from './dice.ts';
import { LineDown, RequestRefused } from './link.ts';
import type { Whole } from './store.ts';

export interface OutboxState {
  /** A command is on its way, or one of several that go one after another. */
  readonly sending: boolean;
  readonly refusal: WireRefusal | null;
  /** In a strict match: an order is kept until the opponent's browser is there again, or has been called off meanwhile. */
  readonly kept: 'waiting' | 'called off' | null;
  /** Orders that went together last, and led to `ply`: as long as it stands, they are taken back together. */
  readonly together: { readonly count: number; readonly ply: number } | null;
}

export interface OutboxActions {
  send(command: GameCommand): Promise<void>;
  /** Sent once the command before it has been carried out or refused: for hands that are faster than the line. */
  sendInTurn(command: GameCommand): Promise<void>;
  /**
   * One after another, each when the one before it has been carried out; stops at the first that is refused, or goes past it.
   * Those that were refused, and why.
   */
  sendAll(commands: readonly GameCommand[], how?: 'past refusals'): Promise<readonly Refused[]>;
  /**
   * Sent together, and carried out by the server as far as the present step goes, past those that are refused. Resolves when
   * what has come of it shows; while the line is down it waits.
   */
  sendTogether(commands: readonly GameCommand[]): Promise<Together>;
  /** Whether the last command shows, or was refused; waits for it a while. */
  settled(): Promise<boolean>;
  /** Something waits for the outcome of the last command, to go on from there. */
  isAwaited(): boolean;
  /** The last order, or all of those that went together. */
  takeBack(): Promise<void>;
  resign(): Promise<void>;
  /** What is said to the opponent beside the game: a proposal, an answer, a claim. */
  say(type: 'propose' | 'answer' | 'withdraw' | 'resume' | 'rest' | 'claim', payload: object): Promise<void>;
  /** Milliseconds by which the server's clock is ahead of this page's; `null` while that cannot be known. */
  serverAhead(): Promise<number | null>;
  clearRefusal(): void;
  /** The order that is kept goes no more; one that has just gone may still be carried out, and then shows. */
  callOffKept(): void;
}

/** A command that was not carried out. */
export interface Refused {
  readonly command: GameCommand;
  readonly message: string;
}

/** What has come of several commands that were sent together. */
export interface Together {
  /** How many were carried out; unknown where only a repeated answer came through. */
  readonly gone: number | undefined;
  /** Of the first that was not. */
  readonly refusal: WireRefusal | null;
}

type Order =
  | { readonly request: 'command'; readonly command: GameCommand }
  | { readonly request: 'series'; readonly commands: readonly GameCommand[]; told(together: Together): void }
  | { readonly request: 'takeBack'; readonly count: number };

type Sent = Order & { readonly commandId: string; readonly ply: number };

/** Milliseconds within which a command that was carried out shows. */
const SETTLE_MS = 5000;
/** How often, and after how many milliseconds, who was faster than the dice were ready tries again. */
const NOT_READY_TRIES = 6;
const NOT_READY_MS = 500;
/** The other browser is not there, or has not added its part to the dice. */
const NEEDS_BOTH = ['opponent-away', 'dice-not-ready'] as const;
const TOO_FAST = ['too-many-messages', 'too-many-commands', 'busy'] as const;
/** Milliseconds after which somebody who was too fast for the server goes on. */
const BREATHER_MS = 1000;

export function makeOutbox({ set, get, request }: Whole, refreshOptions: () => Promise<void>, links: Links) {
  /** A command on its way: sent again under the same id when the line is back, so that it happens once. */
  let unsent: Sent | null = null;
  /** The ply that the last command was sent at, until it is refused: its outcome shows at a later one. */
  let sentAt = -1;
  /** Several commands are sent one after another: until the last has gone, nothing else is. */
  let isSeries = false;
  /** The last command was kept for when the opponent's browser is there, and goes no more. */
  let isGivenUp = false;

  let awaiting = 0;
  /** Whoever orders one thing after another is not made to watch each of them. */
  const awaited = async (holds: () => boolean): Promise<void> => {
    awaiting++;
    get().toNow();
    await until(holds, SETTLE_MS);
    awaiting--;
  };

  /** The last command has been refused, or what it has led to is shown with what can be done next. */
  const isSettled = () => {
    const { offer, ply } = get();
    return unsent === null && offer?.ply === ply && ply !== sentAt;
  };

  const transmit = async () => {
    const sent = unsent;
    // What is kept goes by itself when the other browser is there, and the line to it.
    if (!sent || get().kept) return;
    try {
      const refused = await ask(sent);
      if (unsent === sent) unsent = null;
      isGivenUp = get().kept !== null && hasCode(refused ?? undefined, ...NEEDS_BOTH);
      set({ sending: isSeries, kept: null });
      if (!refused) return;
      sentAt = -1;
      if (!isGivenUp) set({ refusal: refused });
      void refreshOptions();
    } catch (cause) {
      isGivenUp = get().kept === 'called off';
      set({ kept: null });
      if (cause instanceof LineDown && !isGivenUp) return; // Kept, and sent again once the line is back.
      if (unsent === sent) unsent = null;
      sentAt = -1;
      const refusal = isGivenUp ? null : refusalOf(cause);
      set({ sending: isSeries, refusal });
      if (sent.request === 'series') sent.told({ gone: 0, refusal });
    }
  };

  /** Why nothing of it was carried out, or `null`. */
  const ask = async (sent: Sent): Promise<WireRefusal | null> => {
    let reply = await askOnce(sent, false);
    // Another tab or device of this player may have used the links meanwhile.
    if (hasCode(reply.refusal, 'missing-link', 'wrong-link', 'chain-spent')) reply = await askOnce(sent, true);
    // The other browser is there, and is about to add its part.
    for (let i = 0; i < NOT_READY_TRIES && hasCode(reply.refusal, 'dice-not-ready'); i++) {
      await new Promise((resolve) => setTimeout(resolve, NOT_READY_MS));
      reply = await askOnce(sent, true);
    }
    for (let tries = 0; hasCode(reply.refusal, ...NEEDS_BOTH) && (await isThereAgain(sent, tries)); tries++)
      reply = await askOnce(sent, true);
    const refusal = reply.refusal ? inOwnWords(reply.refusal) : null;
    if (sent.request === 'series') sent.told({ gone: reply.ok ? reply.gone : 0, refusal });
    return reply.ok ? null : refusal;
  };

  /** Whether what the other browser was wanted for is to be sent again; resolves when that may help. */
  const isThereAgain = async ({ ply }: Sent, tries: number): Promise<boolean> => {
    if (tries === 0) set({ kept: 'waiting' });
    try {
      return await (await import('../dice/there-again.ts')).untilThereAgain(get, ply, tries);
    } catch {
      set({ kept: null });
      return false;
    }
  };

  const askOnce = async (sent: Sent, anew: boolean): Promise<SeriesReply> => {
    const { request: type, commandId, ply } = sent;
    const what = { commandId, ply };
    if (type === 'takeBack') return await request(type, { ...what, count: sent.count }, seriesReplySchema);
    const count = type === 'series' ? sent.commands.length : 1;
    const own = await links.next(count, anew);
    const shown = own.length === 0 ? {} : type === 'series' ? { links: own } : { link: own[0] };
    const order = type === 'series' ? { commands: sent.commands } : { command: sent.command };
    const reply = await request(type, { ...what, ...order, ...shown }, seriesReplySchema);
    links.settled(reply.ok ? own.length : null);
    return reply;
  };

  const post = async (order: Order) => {
    isGivenUp = false;
    unsent = { ...order, commandId: crypto.randomUUID(), ply: get().ply };
    set({ sending: true, refusal: null, why: null, aim: null, walked: null, fan: null, onlyWay: null });
    await transmit();
  };

  const postCommand = async (command: GameCommand) => {
    // Once carried out, a position is past, though its outcome may still be on its way: a second tap or a held key
    // would be sent for nothing.
    const { ply } = get();
    if (unsent !== null || ply === sentAt) return;
    sentAt = ply;
    await post({ request: 'command', command });
  };

  /** Why it was refused, if it was; resolves when what it leads to shows. One that came too fast is sent again. */
  const postInSeries = async (command: GameCommand): Promise<WireRefusal | null> => {
    for (let again = false; ; again = true) {
      await postCommand(command);
      // The next one belongs to the position that this one makes, which comes with a message of its own.
      await awaited(() => isSettled() || get().refusal !== null || get().line !== 'live');
      const { refusal } = get();
      if (again || refusal === null || !TOO_FAST.some((code) => hasCode(refusal, code))) return refusal;
      await new Promise((resolve) => setTimeout(resolve, BREATHER_MS));
    }
  };

  /** Resolves when what it leads to shows. What came too fast is sent again, as long as nothing of it has been carried out. */
  const postTogether = async (commands: readonly GameCommand[]): Promise<Together> => {
    for (let again = false; ; again = true) {
      sentAt = get().ply;
      const together = await new Promise<Together>((told) => void post({ request: 'series', commands, told }));
      await awaited(isSettled);
      const isTooFast = TOO_FAST.some((code) => hasCode(together.refusal ?? undefined, code));
      if (again || together.gone !== 0 || !isTooFast) return together;
      await new Promise((resolve) => setTimeout(resolve, BREATHER_MS));
    }
  };

  /** What was carried out since the ply `from` was ordered by one click. */
  const wentTogether = (from: number) => {
    const { ply } = get();
    set({ together: isSettled() && ply > from ? { count: Math.min(ply - from, MOST_TAKEN_BACK), ply } : null });
  };

  const own: OutboxState & OutboxActions = {
    sending: false,
    refusal: null,
    kept: null,
    together: null,

    async send(command) {
      if (!isSeries) await postCommand(command);
    },
    async sendInTurn(command) {
      await awaited(() => !isSeries && isSettled());
      await get().send(command);
    },
    async sendAll(commands, how) {
      const refused: Refused[] = [];
      if (isSeries) return refused;
      isSeries = true;
      const from = get().ply;
      for (const command of commands) {
        const refusal = await postInSeries(command);
        if (refusal) refused.push({ command, message: refusal.message });
        if (!isSettled() || isGivenUp || (refusal && how !== 'past refusals')) break;
      }
      isSeries = false;
      wentTogether(from);
      // Whoever goes past refusals tells of them together.
      set({ sending: unsent !== null, ...(how === 'past refusals' ? { refusal: null } : {}) });
      return refused;
    },
    async sendTogether(commands) {
      const all = { gone: 0, refusal: null };
      if (isSeries || unsent !== null) return all;
      isSeries = true;
      const from = get().ply;
      let together: Together = all;
      const step = stepOf(get().view);
      for (let at = 0; at < commands.length; at += MOST_IN_SERIES) {
        const part = await postTogether(commands.slice(at, at + MOST_IN_SERIES));
        const gone = part.gone === undefined || together.gone === undefined ? undefined : together.gone + part.gone;
        together = { gone, refusal: together.refusal ?? part.refusal };
        if (part.gone === 0 || !isSettled() || stepOf(get().view) !== step) break;
      }
      isSeries = false;
      wentTogether(from);
      // Whoever sent them tells of it.
      set({ sending: false, refusal: null });
      return together;
    },
    async settled() {
      await awaited(() => isSettled() || get().line !== 'live');
      return isSettled();
    },
    isAwaited: () => isSeries || awaiting > 0 || get().marching === 'going',
    async takeBack() {
      if (!get().sending) await post({ request: 'takeBack', count: countOfLast(get()) });
    },
    async resign() {
      try {
        await request('resign', { ply: get().ply }, commandReplySchema);
      } catch (cause) {
        set({ refusal: refusalOf(cause) });
      }
    },
    async say(type, payload) {
      try {
        const reply = await request(type, payload, commandReplySchema);
        if (!reply.ok) set({ refusal: inOwnWords(reply.refusal) });
      } catch (cause) {
        set({ refusal: refusalOf(cause) });
      }
    },
    async serverAhead() {
      try {
        const asked = Date.now();
        const { now } = await request('time', {}, timeReplySchema);
        return now - (asked + Date.now()) / 2;
      } catch {
        return null;
      }
    },
    clearRefusal() {
      set({ refusal: null, why: null });
    },
    callOffKept() {
      if (get().kept) set({ kept: 'called off' });
    },
  };
  return { own, transmit };
}

/** How many orders are taken back by one click: as many as were given by one, if nothing has happened since. */
export const countOfLast = ({ together, ply }: Pick<OutboxState, 'together'> & { readonly ply: number }): number =>
  together?.ply === ply ? together.count : 1;

/** Who plays by the board knows no plies. */
const inOwnWords = (refusal: WireRefusal): WireRefusal =>
  hasCode(refusal, 'stale-ply') ? { ...refusal, message: play.connection.stale } : refusal;

/** As far as several commands go that are sent together. */
const stepOf = (view: MatchView | null): string =>
  [view?.turn, view?.phase, view?.decision?.kind, view?.decision?.side].join(' ');

/** Why something was not carried out: as the server says, or because it could not be sent. */
export const refusalOf = (cause: unknown): WireRefusal =>
  cause instanceof RequestRefused ? cause.refusal : { code: 'not-sent', message: play.connection.notSent };

async function until(holds: () => boolean, milliseconds: number): Promise<void> {
  const deadline = performance.now() + milliseconds;
  while (!holds() && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 10));
}
