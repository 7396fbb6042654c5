/** What the server has said: which match, whose seats, how it stands, and what this seat may do. */
import {
  type Curtain,
  faceReplySchema,
  type MatchSummary,
  type RematchAction,
  type SeatsCell,
} from '@warbeacon/protocol';
import type { Face } from '../../face/face.ts';
import { sideOf } from '../../face/title.ts';
import type { HistoryEntry, PrivateMessage, MatchView } from '../../face/view.ts';
import { type ApiError, matchById, sayRematch } from '../../shell/api/http.ts';
import { Gate, type Watcher } from './gate.ts';
import { keepGoals } from './kept-goals.ts';
import type { Link, LinkEvents, PublicState, Trouble } from './link.ts';
import { refusalOf } from './outbox.ts';
import { faceOf, type LoadFace, type Line, type Whole } from './store.ts';

export interface SessionState {
  readonly matchId: string;
  readonly summary: MatchSummary | null;
  /** Of the match's game: there before anything of the match is. */
  readonly face: Face | null;
  readonly line: 'connecting' | 'live' | 'mending' | 'failed';
  readonly failure: ApiError | null;
  /** Why the line is down, and when it will be tried again. */
  readonly trouble: Trouble | null;
  /** The server speaks as a later version of this page would understand. */
  readonly outdated: boolean;
  /** Own side; `null` for a spectator. */
  readonly side: string | null;
  /** Two play at this screen, and it looks from neither seat. */
  readonly curtain: Curtain | null;

  readonly ply: number;
  readonly view: MatchView | null;
  /** What everybody is shown, as it came. */
  readonly cells: ReadonlyMap<string, string>;
  readonly seats: SeatsCell;
  readonly watchers: number;
  /** What this seat may do at `ply`; `null` for a spectator. */
  readonly offer: PrivateMessage | null;
  /** What was said since the page was opened, as it came, and how much of it has not been read. */
  readonly said: readonly unknown[];
  readonly unheard: number;
}

export interface SessionActions {
  open(): () => void;
  retry(): void;
  /** Mends the line without waiting for its time. */
  hurry(): void;
  /** Offers the other player a rematch, or answers; throws an `ApiError`. */
  sayRematch(action: RematchAction): Promise<void>;
  /** Where two play at this screen: looks from the seat of `side`. Throws as a link does. */
  lookFrom(side: string): Promise<void>;
  /** Orders given beforehand, for questions that may come. */
  setStanding(standing: object): Promise<void>;
  /** Asks the room what changes nothing; throws as a link does. */
  readonly ask: Link['request'];
  /** Hears of entries as they are told, in the log too; the result stops it. */
  onHappened(call: (entry: HistoryEntry) => void): () => void;
  /** Hears of them as soon as they are to be seen; the result stops it. */
  onBegun(call: (entry: HistoryEntry) => void): () => void;
  /** From now on what happens is told when the watcher has played it; the result stops that. */
  watch(watcher: Watcher): () => void;
  /** What was said has been read. */
  hear(): void;
  /** Tells at once all that is still to be played. */
  toNow(): void;
}

/** What the other parts of the store do when the server has spoken. */
interface Others {
  joinLog(entries: readonly HistoryEntry[]): void;
  catchUp(): Promise<void>;
  refreshOptions(): Promise<void>;
  newOffer(offer: PrivateMessage, earlier: PrivateMessage | null): void;
  transmit(): Promise<void>;
  came(): Promise<void>;
  heard(type: string, message: unknown): void;
}

export function makeSession(
  matchId: string,
  { set, get, request }: Whole,
  line: Line,
  loadFace: LoadFace,
  others: Others,
) {
  let publicState: PublicState | null = null;
  const listeners = new Set<(entry: HistoryEntry) => void>();
  const earlyListeners = new Set<(entry: HistoryEntry) => void>();

  const showView = () => {
    if (!publicState) return;
    const { offer } = get();
    const face = faceOf(get());
    // Between a patch and the private message after it, own secrets are those of the ply before.
    const cells = new Map(publicState.cells);
    for (const [name, json] of Object.entries(offer?.cells ?? {})) cells.set(name, json);
    let view: MatchView;
    try {
      view = face.wire.parseCells(cells);
    } catch {
      set({ outdated: true });
      return;
    }
    const { view: before, piece, side } = get();
    set({
      view,
      cells: publicState.cells,
      ply: publicState.ply,
      seats: publicState.seats,
      watchers: publicState.watchers,
    });
    // What was in hand in one step is put down for the next: there it has other things to do, or nothing.
    if (before && piece && face.pieces.side(piece) === side && !sameStep(before, view)) get().selectHex(null);
  };

  /** Of a rematch and of ratings it is told that there is something new; what it is the summary says. */
  const readSummary = async () => {
    const summary = await matchById(matchId).catch(() => null);
    if (summary) set({ summary });
  };

  /** Keeps what binds the server to its dice, for whoever verifies the match later. */
  const bindServer = async () => {
    const fingerprints = await import('../../shell/api/fingerprints.ts').catch(() => null);
    await fingerprints?.keepFingerprint(matchId);
  };

  /** Nothing is kept of what one side alone knows, had in hand or meant to do. */
  const putAway = () => {
    set({ side: null, offer: null, curtain: null, log: [], group: [], goals: {}, onlyWay: null, refusal: null });
    keepGoals(matchId, {});
    showView();
    if (get().face) get().select(null);
  };
  const lookFrom = async (side: string) => void (await request('face', { side }, faceReplySchema));

  const gate = new Gate({
    state(state) {
      const first = publicState === null;
      if (publicState?.cells.get('news') !== state.cells.get('news')) void readSummary();
      publicState = state;
      showView();
      if (first) void others.catchUp().catch(() => undefined);
    },
    private(offer) {
      const earlier = get().offer;
      if (get().summary?.hotSeat && offer.side !== get().side) {
        putAway();
        set({ side: offer.side });
      }
      set({ offer });
      showView();
      others.newOffer(offer, earlier);
      if (get().log.length === 0) void others.catchUp().catch(() => undefined);
    },
    happened(entry) {
      others.joinLog([entry]);
      for (const call of listeners) call(entry);
    },
    begun(entry) {
      for (const call of earlyListeners) call(entry);
    },
  });

  const events: LinkEvents = {
    async found(summary) {
      // The link found it when the page was opened.
      if (get().view?.outcome) void readSummary();
      const face = get().face ?? (await loadFace(summary.game));
      const side = summary.hotSeat ? null : (sideOf(face.title, summary.yourSide)?.id ?? null);
      // Who is not known at this seat any more sees no more of it than everybody.
      set({ summary, face, side, offer: side === get().side ? get().offer : null });
      return face.wire;
    },
    connected() {
      gate.open();
      set({ line: 'live', trouble: null, outdated: false });
      if (get().summary?.status !== 'over') void bindServer();
      // On the first visit the ply is not known yet: `state` comes next and starts it.
      if (publicState) void others.catchUp().catch(() => undefined);
      void others.refreshOptions();
      void others.transmit();
      void others.came().catch(() => undefined);
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
    state: (state) => gate.state(state),
    private: (offer) => gate.private(offer),
    curtain(curtain) {
      // Where there is nothing to hide the screen need not be passed.
      if (!curtain.secrets && curtain.side !== null) return void lookFrom(curtain.side).catch(() => undefined);
      gate.open();
      putAway();
      set({ curtain });
      if (curtain.side === null) void others.catchUp().catch(() => undefined);
    },
    happened: (entry) => gate.happened(entry),
    said(message) {
      set({ said: [...get().said, message], unheard: get().unheard + 1 });
    },
    ofDice: others.heard,
  };

  const start = () => {
    line.close();
    set({ line: 'connecting', failure: null, trouble: null });
    line.open(events);
  };

  const own: SessionState & SessionActions = {
    matchId,
    summary: null,
    face: null,
    line: 'connecting',
    failure: null,
    trouble: null,
    outdated: false,
    side: null,
    curtain: null,
    ply: 0,
    view: null,
    cells: new Map(),
    seats: [],
    watchers: 0,
    offer: null,
    said: [],
    unheard: 0,

    open() {
      start();
      return () => {
        line.close();
        // Nobody is there any more for whom it would be kept.
        get().callOffKept();
      };
    },
    retry: start,
    hurry: line.hurry,
    ask: request,
    hear() {
      if (get().unheard > 0) set({ unheard: 0 });
    },
    async sayRematch(action) {
      try {
        set({ summary: await sayRematch(matchId, action) });
      } catch (cause) {
        void readSummary();
        throw cause;
      }
    },
    lookFrom,
    async setStanding(standing) {
      const before = get().offer;
      if (before) set({ offer: { ...before, standing } });
      try {
        const reply = await request('standing', standing, faceOf(get()).wire.standingReply);
        const { offer } = get();
        if (offer) set({ offer: { ...offer, standing: reply.standing } });
      } catch (cause) {
        const { offer } = get();
        set({ refusal: refusalOf(cause), offer: offer && before ? { ...offer, standing: before.standing } : offer });
      }
    },
    onHappened(call) {
      listeners.add(call);
      return () => listeners.delete(call);
    },
    onBegun(call) {
      earlyListeners.add(call);
      return () => earlyListeners.delete(call);
    },
    watch: (watcher) => gate.watch(watcher),
    toNow: () => gate.open(),
  };
  return { own };
}

const sameStep = (a: MatchView, b: MatchView): boolean =>
  a.phase === b.phase && a.segment === b.segment && a.decision?.kind === b.decision?.kind;
