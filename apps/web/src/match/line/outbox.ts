/** What is sent: each command once, whatever becomes of the line. */
import { commandReplySchema, hasCode, type WireRefusal } from '@warbeacon/protocol';
import type { GameCommand } from '../../face/view.ts';
import { play } from '../../text/play.ts';
import { LineDown, RequestRefused } from './link.ts';
import type { Whole } from './store.ts';

export interface OutboxState {
  readonly sending: boolean;
  readonly refusal: WireRefusal | null;
}

export interface OutboxActions {
  send(command: GameCommand): Promise<void>;
  /** Sent once the command before it has been carried out or refused: for hands that are faster than the line. */
  sendInTurn(command: GameCommand): Promise<void>;
  /** One after another, each when the one before it has been carried out; stops at the first that is refused. */
  sendAll(commands: readonly GameCommand[]): Promise<void>;
  /** Whether the last command shows, or was refused; waits for it a while. */
  settled(): Promise<boolean>;
  takeBack(): Promise<void>;
  resign(): Promise<void>;
  clearRefusal(): void;
}

type Order = { readonly request: 'command'; readonly command: GameCommand } | { readonly request: 'takeBack' };

/** Milliseconds within which a command that was carried out shows. */
const SETTLE_MS = 5000;

export function makeOutbox({ set, get, request }: Whole, refreshOptions: () => Promise<void>) {
  /** A command on its way: sent again under the same id when the line is back, so that it happens once. */
  let unsent: (Order & { readonly commandId: string; readonly ply: number }) | null = null;
  /** The ply that the last command was sent at, until it is refused: its outcome shows at a later one. */
  let sentAt = -1;

  /** The last command has been refused, or what it has led to is shown with what can be done next. */
  const isSettled = () => {
    const { sending, offer, ply } = get();
    return !sending && offer?.ply === ply && ply !== sentAt;
  };

  const transmit = async () => {
    const sent = unsent;
    if (!sent) return;
    try {
      const { request: type, ...payload } = sent;
      const reply = await request(type, payload, commandReplySchema);
      if (unsent === sent) unsent = null;
      set({ sending: false });
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
      set({ sending: false, refusal: refusalOf(cause) });
    }
  };

  const post = async (order: Order) => {
    unsent = { ...order, commandId: crypto.randomUUID(), ply: get().ply };
    set({ sending: true, refusal: null, why: null, aim: null, walked: null, fan: null });
    await transmit();
  };

  const own: OutboxState & OutboxActions = {
    sending: false,
    refusal: null,

    async send(command) {
      // Once carried out, a position is past, though its outcome may still be on its way: a second tap or a held key
      // would be sent for nothing.
      const { sending, ply } = get();
      if (sending || ply === sentAt) return;
      sentAt = ply;
      await post({ request: 'command', command });
    },
    async sendInTurn(command) {
      await until(isSettled, SETTLE_MS);
      await get().send(command);
    },
    async sendAll(commands) {
      for (const command of commands) {
        await get().send(command);
        // The next one belongs to the position that this one makes, which comes with a message of its own.
        await until(() => isSettled() || get().line !== 'live', SETTLE_MS);
        if (!isSettled() || get().refusal !== null) return;
      }
    },
    async settled() {
      await until(() => isSettled() || get().line !== 'live', SETTLE_MS);
      return isSettled();
    },
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
