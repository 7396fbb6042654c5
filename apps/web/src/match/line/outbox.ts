/** What is sent: each command once, whatever becomes of the line. */
import { commandReplySchema, hasCode, type WireRefusal } from '@warbeacon/protocol';
import type { GameCommand } from '../../face/view.ts';
import { play } from '../../text/play.ts';
import { LineDown, RequestRefused } from './link.ts';
import type { Whole } from './store.ts';

export interface OutboxState {
  /** A command is on its way, or one of several that go one after another. */
  readonly sending: boolean;
  readonly refusal: WireRefusal | null;
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
  /** Whether the last command shows, or was refused; waits for it a while. */
  settled(): Promise<boolean>;
  /** Something waits for the outcome of the last command, to go on from there. */
  isAwaited(): boolean;
  takeBack(): Promise<void>;
  resign(): Promise<void>;
  clearRefusal(): void;
}

/** A command that was not carried out. */
export interface Refused {
  readonly command: GameCommand;
  readonly message: string;
}

type Order = { readonly request: 'command'; readonly command: GameCommand } | { readonly request: 'takeBack' };

/** Milliseconds within which a command that was carried out shows. */
const SETTLE_MS = 5000;
const TOO_FAST = ['too-many-messages', 'too-many-commands', 'busy'] as const;
/** Milliseconds after which somebody who was too fast for the server goes on. */
const BREATHER_MS = 1000;

export function makeOutbox({ set, get, request }: Whole, refreshOptions: () => Promise<void>) {
  /** A command on its way: sent again under the same id when the line is back, so that it happens once. */
  let unsent: (Order & { readonly commandId: string; readonly ply: number }) | null = null;
  /** The ply that the last command was sent at, until it is refused: its outcome shows at a later one. */
  let sentAt = -1;
  /** Several commands are sent one after another: until the last has gone, nothing else is. */
  let isSeries = false;

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
    if (!sent) return;
    try {
      const { request: type, ...payload } = sent;
      const reply = await request(type, payload, commandReplySchema);
      if (unsent === sent) unsent = null;
      set({ sending: isSeries });
      if (reply.ok) return;
      sentAt = -1;
      const { refusal } = reply;
      const message = hasCode(refusal, 'stale-ply') ? play.connection.stale : refusal.message;
      set({ refusal: { ...refusal, message } });
      void refreshOptions();
    } catch (cause) {
      if (cause instanceof LineDown) return; // Kept, and sent again once the line is back.
      if (unsent === sent) unsent = null;
      sentAt = -1;
      set({ sending: isSeries, refusal: refusalOf(cause) });
    }
  };

  const post = async (order: Order) => {
    unsent = { ...order, commandId: crypto.randomUUID(), ply: get().ply };
    set({ sending: true, refusal: null, why: null, aim: null, walked: null, fan: null });
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

  const own: OutboxState & OutboxActions = {
    sending: false,
    refusal: null,

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
      for (const command of commands) {
        const refusal = await postInSeries(command);
        if (refusal) refused.push({ command, message: refusal.message });
        if (!isSettled() || (refusal && how !== 'past refusals')) break;
      }
      isSeries = false;
      // Whoever goes past refusals tells of them together.
      set({ sending: unsent !== null, ...(how === 'past refusals' ? { refusal: null } : {}) });
      return refused;
    },
    async settled() {
      await awaited(() => isSettled() || get().line !== 'live');
      return isSettled();
    },
    isAwaited: () => isSeries || awaiting > 0 || get().marching === 'going',
    async takeBack() {
      if (!get().sending) await post({ request: 'takeBack' });
    },
    async resign() {
      try {
        await request('resign', { ply: get().ply }, commandReplySchema);
      } catch (cause) {
        set({ refusal: refusalOf(cause) });
      }
    },
    clearRefusal() {
      set({ refusal: null, why: null });
    },
  };
  return { own, transmit };
}

/** Why something was not carried out: as the server says, or because it could not be sent. */
export const refusalOf = (cause: unknown): WireRefusal =>
  cause instanceof RequestRefused ? cause.refusal : { code: 'not-sent', message: play.connection.notSent };

async function until(holds: () => boolean, milliseconds: number): Promise<void> {
  const deadline = performance.now() + milliseconds;
  while (!holds() && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 10));
}
