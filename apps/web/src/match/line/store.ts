/** Everything the match page knows, and everything one can do on it. One store for each open match. */
import {
  commandReplySchema,
  hasCode,
  type HistoryEntry,
  historyReplySchema,
  type MatchSummary,
  type OfferedCommand,
  optionsReplySchema,
  type PrivateMessage,
  parseCells,
  type SeatsCell,
  type StandingOrders,
  standingReplySchema,
  type WireRefusal,
  whyReplySchema,
} from '@warbeacon/protocol';
import type { Command, Side, View } from '@warbeacon/siege';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { hexOf, pieceSide, piecesOn } from '../../games/helms-deep/pieces.ts';
import type { ApiError } from '../../shell/api/http.ts';
import { play } from '../../text/play.ts';
import { catchUpAfter, endOfRow } from './catch-up.ts';
import { LineDown, type Link, openLink, type PublicState, RequestRefused, type Trouble } from './link.ts';

const HISTORY_PAGE = 200;
/** Steps in which pieces choose whom to act on. */
const FIGHTS: ReadonlySet<string> = new Set(['missile', 'duel', 'melee', 'rally']);

export interface MatchState {
  readonly matchId: string;
  readonly summary: MatchSummary | null;
  readonly line: 'connecting' | 'live' | 'mending' | 'failed';
  readonly failure: ApiError | null;
  /** Why the line is down, and when it will be tried again. */
  readonly trouble: Trouble | null;
  /** The server speaks as a later version of this page would understand. */
  readonly outdated: boolean;
  /** Own side; `null` for a spectator. */
  readonly side: Side | null;

  readonly ply: number;
  readonly view: View | null;
  readonly seats: SeatsCell;
  readonly watchers: number;
  /** What this seat may do at `ply`; `null` for a spectator. */
  readonly offer: PrivateMessage | null;

  /** The piece in hand, own or not. */
  readonly piece: string | null;
  readonly hex: string | null;
  /** What the piece in hand can do; `null` while being asked. */
  readonly options: readonly OfferedCommand[] | null;
  /** A destination or a target set apart before it is committed to. */
  readonly aim: { readonly hex?: string; readonly target?: string } | null;
  readonly hover: string | null;
  /** What one is laying ready, while one sets up. */
  readonly rocks: 'real' | 'dummy' | null;
  /** The piece that was in hand could have gone to where the one now in hand stands. */
  readonly instead: { readonly piece: string; readonly option: OfferedCommand } | null;
  /** Why a hex or target that was tried is not offered. */
  readonly why: { readonly what: string; readonly refusal: WireRefusal | null } | null;

  readonly sending: boolean;
  readonly refusal: WireRefusal | null;

  /** Oldest first. */
  readonly log: readonly HistoryEntry[];
  /** The ply after which the log is complete. */
  readonly logFrom: number;
  readonly loadingLog: boolean;
}

export interface MatchActions {
  open(): () => void;
  retry(): void;
  /** Mends the line without waiting for its time. */
  hurry(): void;
  select(piece: string | null, instead?: MatchState['instead']): void;
  selectHex(hex: string | null): void;
  setHover(hex: string | null): void;
  setAim(aim: MatchState['aim']): void;
  setRocks(rocks: MatchState['rocks']): void;
  send(command: Command): Promise<void>;
  /** Sent once the command before it has been carried out or refused: for hands that are faster than the line. */
  sendInTurn(command: Command): Promise<void>;
  /** One after another, each when the one before it has been carried out; stops at the first that is refused. */
  sendAll(commands: readonly Command[]): Promise<void>;
  /** Orders given beforehand, for questions that may come. */
  setStanding(standing: StandingOrders): Promise<void>;
  /** Why this cannot be done now; `null` when it can, `undefined` when nobody answers. */
  wonder(command: Command): Promise<WireRefusal | null | undefined>;
  askWhy(command: Command, what: string): Promise<void>;
  clearRefusal(): void;
  takeBack(): Promise<void>;
  loadOlder(): Promise<void>;
  resign(): Promise<void>;
  /** Hears of entries as they happen, for the animations; the result stops it. */
  onHappened(call: (entry: HistoryEntry) => void): () => void;
}

/** A request that must happen once, whatever becomes of the line. */
type Unsent = { readonly commandId: string; readonly ply: number } & (
  | { readonly request: 'command'; readonly command: Command }
  | { readonly request: 'takeBack' }
);

export type MatchStore = StoreApi<MatchState & MatchActions>;

export function createMatchStore(matchId: string): MatchStore {
  let link: Link | null = null;
  let publicState: PublicState | null = null;
  let asked = 0;
  let wondered = 0;
  let caughtUp = 0;
  /** A command on its way: sent again under the same id when the line is back, so that it happens once. */
  let unsent: Unsent | null = null;
  /** The ply that the last command was sent at, until it is refused: its outcome shows at a later one. */
  let sentAt = -1;
  const listeners = new Set<(entry: HistoryEntry) => void>();

  return createStore<MatchState & MatchActions>()((set, get) => {
    /** The last command has been refused, or what it has led to is shown with what can be done next. */
    const isSettled = () => {
      const { sending, offer, ply } = get();
      return !sending && offer?.ply === ply && ply !== sentAt;
    };

    const showView = () => {
      if (!publicState) return;
      const { offer } = get();
      // Between a patch and the private message after it, own secrets are those of the ply before.
      const cells = new Map(publicState.cells);
      for (const [name, json] of Object.entries(offer?.cells ?? {})) cells.set(name, json);
      let view: View;
      try {
        view = parseCells(cells);
      } catch {
        set({ outdated: true });
        return;
      }
      const { view: before, piece, side } = get();
      set({ view, ply: publicState.ply, seats: publicState.seats, watchers: publicState.watchers });
      // What was in hand in one step is put down for the next: there it has other things to do, or nothing.
      if (before && piece && pieceSide(piece) === side && !sameStep(before, view)) get().selectHex(null);
    };

    const refreshOptions = async () => {
      const { piece, offer, ply } = get();
      const round = ++asked;
      if (!piece || !offer?.actors.includes(piece)) {
        set({ options: piece ? [] : null });
        return;
      }
      // A question about one piece brings all its commands along.
      set({ options: null });
      try {
        const reply = await ask(link, (line) => line.request('options', { actor: piece }, optionsReplySchema));
        if (round === asked) set({ options: reply.options });
      } catch (cause) {
        // While the line is down the answer is still to come.
        if (round === asked && get().ply === ply && !(cause instanceof LineDown)) set({ options: [] });
      }
    };

    const joinLog = (entries: readonly HistoryEntry[]) => {
      const known = new Map(get().log.map((entry) => [entry.ply, entry]));
      for (const entry of entries) known.set(entry.ply, entry);
      set({ log: [...known.values()].sort((a, b) => a.ply - b.ply) });
    };

    const catchUp = async () => {
      const round = ++caughtUp;
      if (get().log.length === 0) set({ logFrom: Math.max(0, get().ply - HISTORY_PAGE) });
      const { log, logFrom } = get();
      await catchUpAfter(endOfRow(log, logFrom), {
        page: async (after) => {
          // A line that has come back since has begun anew.
          if (round !== caughtUp) throw new LineDown();
          return await ask(link, (line) => line.request('history', { after }, historyReplySchema));
        },
        take: joinLog,
        wait: async (milliseconds) => await new Promise((resolve) => setTimeout(resolve, milliseconds)),
      });
    };

    const transmit = async () => {
      const sent = unsent;
      if (!sent) return;
      try {
        const { request, ...payload } = sent;
        const reply = await ask(link, (line) => line.request(request, payload, commandReplySchema));
        if (unsent === sent) unsent = null;
        set({ sending: false });
        if (!reply.ok) {
          sentAt = -1;
          set({
            refusal: {
              ...reply.refusal,
              message: hasCode(reply.refusal, 'stale-ply') ? play.connection.stale : reply.refusal.message,
            },
          });
          void refreshOptions();
        }
      } catch (cause) {
        if (cause instanceof LineDown) return; // Kept, and sent again once the line is back.
        if (unsent === sent) unsent = null;
        sentAt = -1;
        set({
          sending: false,
          refusal:
            cause instanceof RequestRefused ? cause.refusal : { code: 'not-sent', message: play.connection.notSent },
        });
      }
    };

    const start = () => {
      link?.close();
      set({ line: 'connecting', failure: null, trouble: null });
      link = openLink(matchId, {
        found(summary) {
          const { yourSide: side } = summary;
          // Who is not known at this seat any more sees no more of it than everybody.
          set({ summary, side, offer: side === get().side ? get().offer : null });
        },
        connected() {
          set({ line: 'live', trouble: null, outdated: false });
          // On the first visit the ply is not known yet: `state` comes next and starts it.
          if (publicState) void catchUp().catch(() => undefined);
          void refreshOptions();
          void transmit();
        },
        dropped(trouble) {
          set({ line: get().view ? 'mending' : 'connecting', trouble });
        },
        puzzled() {
          set({ outdated: true });
        },
        failed(failure) {
          set({ line: 'failed', failure });
        },
        state(state) {
          const first = publicState === null;
          publicState = state;
          showView();
          if (first) void catchUp().catch(() => undefined);
        },
        private(offer) {
          const earlier = get().offer;
          const moved = offer.ply !== earlier?.ply;
          set({ offer });
          showView();
          // Whoever has done its part is put down, so that the next can be chosen.
          const held = get().piece;
          if (held && earlier?.actors.includes(held) && !offer.actors.includes(held)) get().selectHex(null);
          const { view, piece } = get();
          const about = view?.decision?.side === offer.side ? view.decision.piece : undefined;
          if (!moved) return;
          set({ aim: null, why: null, instead: null });
          const only = offer.actors.length === 1 ? offer.actors[0] : undefined;
          if (about && about !== piece) get().select(about);
          // Where one piece alone can shoot, fight or rally, it is in hand at once.
          else if (only && piece === null && view && FIGHTS.has(view.decision?.kind ?? '')) get().select(only);
          else void refreshOptions();
        },
        happened(entry) {
          joinLog([entry]);
          for (const call of listeners) call(entry);
        },
      });
    };

    return {
      matchId,
      summary: null,
      line: 'connecting',
      failure: null,
      trouble: null,
      outdated: false,
      side: null,
      ply: 0,
      view: null,
      seats: [],
      watchers: 0,
      offer: null,
      piece: null,
      hex: null,
      options: null,
      aim: null,
      instead: null,
      hover: null,
      rocks: null,
      why: null,
      sending: false,
      refusal: null,
      log: [],
      logFrom: 0,
      loadingLog: false,

      open() {
        start();
        return () => {
          link?.close();
          link = null;
        };
      },
      retry: start,
      hurry() {
        link?.hurry();
      },
      select(piece, instead = null) {
        const { view } = get();
        const hex = piece && view ? (hexOf(view, piece) ?? null) : null;
        set({
          piece,
          hex: hex ?? (piece ? null : get().hex),
          aim: null,
          why: null,
          refusal: null,
          instead,
          rocks: null,
        });
        void refreshOptions();
      },
      selectHex(hex) {
        const { view, offer } = get();
        const here = hex && view ? piecesOn(view, hex) : [];
        const able = here.find((id) => offer?.actors.includes(id));
        get().select(able ?? here[0] ?? null);
        set({ hex });
      },
      setHover(hover) {
        if (get().hover !== hover) set({ hover });
      },
      setAim(aim) {
        set({ aim });
      },
      async send(command) {
        if (get().sending) return;
        sentAt = get().ply;
        unsent = { request: 'command', commandId: crypto.randomUUID(), ply: sentAt, command };
        set({ sending: true, refusal: null, why: null, aim: null });
        await transmit();
      },
      async sendInTurn(command) {
        await until(isSettled, SETTLE_MS);
        await get().send(command);
      },
      setRocks(rocks) {
        get().selectHex(null);
        set({ rocks });
      },
      async sendAll(commands) {
        for (const command of commands) {
          await get().send(command);
          // The next one belongs to the position that this one makes, which comes with a message of its own.
          await until(() => isSettled() || get().line !== 'live', SETTLE_MS);
          if (!isSettled() || get().refusal !== null) return;
        }
      },
      async setStanding(standing) {
        const before = get().offer;
        if (before) set({ offer: { ...before, standing } });
        try {
          const reply = await ask(link, (line) => line.request('standing', standing, standingReplySchema));
          const { offer } = get();
          if (offer) set({ offer: { ...offer, standing: reply.standing } });
        } catch (cause) {
          const refusal =
            cause instanceof RequestRefused ? cause.refusal : { code: 'not-sent', message: play.connection.notSent };
          const { offer } = get();
          set({ refusal, offer: offer && before ? { ...offer, standing: before.standing } : offer });
        }
      },
      async wonder(command) {
        try {
          return (await ask(link, (line) => line.request('why', { command }, whyReplySchema))).refusal;
        } catch (cause) {
          return cause instanceof RequestRefused ? cause.refusal : undefined;
        }
      },
      async takeBack() {
        if (get().sending) return;
        unsent = { request: 'takeBack', commandId: crypto.randomUUID(), ply: get().ply };
        set({ sending: true, refusal: null, why: null, aim: null });
        await transmit();
      },
      async askWhy(command, what) {
        const round = ++wondered;
        try {
          const reply = await ask(link, (line) => line.request('why', { command }, whyReplySchema));
          if (round === wondered) set({ why: { what, refusal: reply.refusal } });
        } catch (cause) {
          if (round === wondered && cause instanceof RequestRefused) set({ why: { what, refusal: cause.refusal } });
        }
      },
      clearRefusal() {
        set({ refusal: null, why: null });
      },
      async loadOlder() {
        const { logFrom, loadingLog } = get();
        if (loadingLog || logFrom === 0) return;
        set({ loadingLog: true });
        const after = Math.max(0, logFrom - HISTORY_PAGE);
        try {
          const reply = await ask(link, (line) => line.request('history', { after }, historyReplySchema));
          joinLog(reply.entries);
          set({ logFrom: after });
        } catch {
          // The button stays; it can be tried again.
        } finally {
          set({ loadingLog: false });
        }
      },
      async resign() {
        try {
          await ask(link, (line) => line.request('resign', { ply: get().ply }, commandReplySchema));
        } catch (cause) {
          const refusal =
            cause instanceof RequestRefused ? cause.refusal : { code: 'not-sent', message: play.connection.notSent };
          set({ refusal });
        }
      },
      onHappened(call) {
        listeners.add(call);
        return () => listeners.delete(call);
      },
    };
  });
}

const sameStep = (a: View, b: View): boolean =>
  a.phase === b.phase && a.segment === b.segment && a.decision?.kind === b.decision?.kind;

/** Milliseconds within which a command that was carried out shows. */
const SETTLE_MS = 5000;

async function until(holds: () => boolean, milliseconds: number): Promise<void> {
  const deadline = performance.now() + milliseconds;
  while (!holds() && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 10));
}

async function ask<T>(link: Link | null, request: (line: Link) => Promise<T>): Promise<T> {
  if (!link) throw new LineDown();
  return await request(link);
}
