/** A match as it was: the board and the log read it as they read the match itself, and nothing can be done in it. */
import { createStore } from 'zustand/vanilla';
import type { Watcher } from '../match/line/gate.ts';
import { NO_LINKS } from '../match/line/dice.ts';
import { makeHand } from '../match/line/hand.ts';
import { LineDown } from '../match/line/link.ts';
import { makeOutbox } from '../match/line/outbox.ts';
import { type Chronicle, chronicleOf, readBack } from '../match/line/read-back.ts';
import { faceOf, type MatchActions, type MatchState, type MatchStore, type Whole } from '../match/line/store.ts';

export interface Past {
  readonly store: MatchStore;
  readonly chronicle: Chronicle;
  /** The match was over when one began to look back, so that its record is published. */
  readonly over: boolean;
  /** Shows the match as it was after `ply`. */
  seek(ply: number): void;
  /** Plays what happened next, then shows how it stood; resolves to whether it was not sought past meanwhile. */
  play(ply: number): Promise<boolean>;
  /** Reads as far back as `ply`; `told` hears of each page. Resolves to whether it has come so far. */
  readBack(ply: number, told: () => void): Promise<boolean>;
}

/** Entries of the log that stand beside the board at first, and how many come with each wish for more. */
const LOG_PAGE = 120;

export function makePast(live: MatchStore): Past {
  const chronicle = chronicleOf(live);
  const { tape } = chronicle;
  let watcher: Watcher | null = null;
  /** How many entries are shown: a reader goes to a moment, and the whole log to there takes long to lay out. */
  let shown = LOG_PAGE;
  const logAt = (ply: number): Pick<MatchState, 'log' | 'logFrom'> => {
    const log = chronicle.log.filter((each) => each.ply <= ply);
    const told = log.slice(-shown);
    return { log: told, logFrom: told.length < log.length ? (told[0]?.ply ?? 1) - 1 : 0 };
  };
  const request: Whole['request'] = () => Promise.reject(new LineDown());
  const store = createStore<MatchState & MatchActions>()((set, get) => {
    const whole = { set, get, request };
    const hand = makeHand(whole);
    const outbox = makeOutbox(whole, hand.refreshOptions, NO_LINKS);
    return {
      ...live.getState(),
      ...hand.own,
      ...outbox.own,
      // Nobody has a seat in what is over.
      side: null,
      offer: null,
      marching: 'no',
      logFrom: 0,
      open: () => () => undefined,
      retry: () => undefined,
      hurry: () => undefined,
      ask: request,
      loadOlder() {
        shown += LOG_PAGE;
        set(logAt(get().ply));
        return Promise.resolve();
      },
      setStanding: () => Promise.resolve(),
      onHappened: () => () => undefined,
      onBegun: () => () => undefined,
      toNow: () => undefined,
      watch(now) {
        watcher = now;
        return () => {
          watcher = null;
        };
      },
    };
  });

  /** What plays now; nothing that was sought past. */
  let playing: { readonly ply: number; readonly shown: Promise<boolean> } | null = null;

  const seek = (ply: number) => {
    playing = null;
    tape.seek(ply);
    const view = faceOf(store.getState()).wire.parseCells(tape.cells());
    shown = LOG_PAGE;
    store.setState({ ply, view, ...logAt(ply) });
  };

  const play = async (ply: number) => {
    if (playing?.ply === ply) return await playing.shown;
    const entry = ply === store.getState().ply + 1 ? chronicle.log.find((each) => each.ply === ply) : undefined;
    const outcome = new Promise<boolean>((resolve) => {
      const over = () => {
        const still = playing?.shown === outcome;
        if (still) seek(ply);
        resolve(still);
      };
      if (!entry || watcher?.play([entry], performance.now(), over) !== true) queueMicrotask(over);
    });
    playing = { ply, shown: outcome };
    return await outcome;
  };

  return {
    store,
    chronicle,
    over: (live.getState().view?.outcome ?? null) !== null,
    seek,
    play,
    readBack: async (ply, told) => await readBack(live, chronicle, ply, told),
  };
}
