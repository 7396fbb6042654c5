/** A match as it was: the board and the log read it as they read the match itself, and nothing can be done in it. */
import { createStore } from 'zustand/vanilla';
import type { Watcher } from '../match/line/gate.ts';
import { makeHand } from '../match/line/hand.ts';
import { LineDown } from '../match/line/link.ts';
import { makeOutbox } from '../match/line/outbox.ts';
import { faceOf, type MatchActions, type MatchState, type MatchStore, type Whole } from '../match/line/store.ts';
import { Tape } from './tape.ts';

export interface Past {
  readonly store: MatchStore;
  readonly tape: Tape;
  /** Shows the match as it was after `ply`. */
  seek(ply: number): void;
  /** Plays what happened next, then shows how it stood; resolves to whether it was not sought past meanwhile. */
  play(ply: number): Promise<boolean>;
  /** Reads as far back as `ply`; `told` hears of each page. Resolves to whether it has come so far. */
  readBack(ply: number, told: () => void): Promise<boolean>;
}

const AGAIN_AFTER = 1200;

export function makePast(live: MatchStore): Past {
  const now = live.getState();
  const tape = new Tape(now.ply, now.cells, new Map(Object.entries(now.offer?.cells ?? {})));
  let watcher: Watcher | null = null;
  const request: Whole['request'] = () => Promise.reject(new LineDown());
  const store = createStore<MatchState & MatchActions>()((set, get) => {
    const whole = { set, get, request };
    const hand = makeHand(whole);
    const outbox = makeOutbox(whole, hand.refreshOptions);
    return {
      ...live.getState(),
      ...hand.own,
      ...outbox.own,
      // Nobody has a seat in what is over.
      side: null,
      offer: null,
      logFrom: 0,
      open: () => () => undefined,
      retry: () => undefined,
      hurry: () => undefined,
      ask: request,
      loadOlder: () => Promise.resolve(),
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
    const { log } = live.getState();
    tape.seek(ply);
    const view = faceOf(store.getState()).wire.parseCells(tape.cells());
    store.setState({ ply, view, log: log.filter((each) => each.ply <= ply) });
  };

  const play = async (ply: number) => {
    if (playing?.ply === ply) return await playing.shown;
    const { log } = live.getState();
    const entry = ply === store.getState().ply + 1 ? log.find((each) => each.ply === ply) : undefined;
    const shown = new Promise<boolean>((resolve) => {
      const over = () => {
        const still = playing?.shown === shown;
        if (still) seek(ply);
        resolve(still);
      };
      if (!entry || watcher?.play([entry], performance.now(), over) !== true) queueMicrotask(over);
    });
    playing = { ply, shown };
    return await shown;
  };

  const readBack = async (ply: number, told: () => void): Promise<boolean> => {
    for (let tries = 0; tape.from > ply || live.getState().logFrom > ply; ) {
      const before = tape.from + live.getState().logFrom;
      try {
        if (tape.from > ply) tape.add((await live.getState().past(tape.from)).plies);
        if (live.getState().logFrom > ply) await live.getState().loadOlder();
      } catch {
        // Asked too often, or the line is down: again in a moment.
      }
      told();
      if (tape.from + live.getState().logFrom < before) tries = 0;
      else if (++tries > 8) return false;
      else await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
    }
    return true;
  };
  return { store, tape, seek, play, readBack };
}
