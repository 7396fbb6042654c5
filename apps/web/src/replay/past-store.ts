/** A match as it was: the board and the log read it as they read the match itself, and nothing can be done in it. */
import { createStore } from 'zustand/vanilla';
import type { HistoryEntry } from '../face/view.ts';
import { makeHand } from '../match/line/hand.ts';
import { LineDown } from '../match/line/link.ts';
import { makeOutbox } from '../match/line/outbox.ts';
import { faceOf, type MatchActions, type MatchState, type MatchStore, type Whole } from '../match/line/store.ts';
import { Tape } from './tape.ts';

export interface Past {
  readonly store: MatchStore;
  readonly tape: Tape;
  /** Shows the match as it was after `ply`; a step forward as it happened. */
  seek(ply: number, played?: boolean): void;
  /** Reads as far back as `ply`; `told` hears of each page. Resolves to whether it has come so far. */
  readBack(ply: number, told: () => void): Promise<boolean>;
}

const AGAIN_AFTER = 1200;

export function makePast(live: MatchStore): Past {
  const now = live.getState();
  const tape = new Tape(now.ply, now.cells, new Map(Object.entries(now.offer?.cells ?? {})));
  const listeners = new Set<(entry: HistoryEntry) => void>();
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
      onHappened(call) {
        listeners.add(call);
        return () => listeners.delete(call);
      },
    };
  });

  const seek = (ply: number, played = false) => {
    const { log } = live.getState();
    const entry = played && ply === store.getState().ply + 1 ? log.find((each) => each.ply === ply) : undefined;
    if (entry) for (const call of listeners) call(entry);
    tape.seek(ply);
    const view = faceOf(store.getState()).wire.parseCells(tape.cells());
    store.setState({ ply, view, log: log.filter((each) => each.ply <= ply) });
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
  return { store, tape, seek, readBack };
}
