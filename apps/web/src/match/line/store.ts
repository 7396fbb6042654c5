/**
 * Everything the match page knows, and everything one can do on it. One store for each open match, made of six parts,
 * each with what is its own: what the server says, what has happened, what is in hand, who is sent on together, what is sent,
 * and what goes without saying.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Face } from '../../face/face.ts';
import { makeDice } from './dice.ts';
import { type ForcedState, makeForced } from './forced.ts';
import { type GroupActions, type GroupState, makeGroup } from './group.ts';
import { type HandActions, type HandState, makeHand } from './hand.ts';
import { type HistoryActions, type HistoryState, makeHistory } from './history.ts';
import { type Link, type LinkEvents, LineDown, openLink } from './link.ts';
import { makeOutbox, type OutboxActions, type OutboxState } from './outbox.ts';
import { makeSession, type SessionActions, type SessionState } from './session.ts';

export interface MatchState extends SessionState, HistoryState, HandState, GroupState, OutboxState, ForcedState {}
export interface MatchActions extends SessionActions, HistoryActions, HandActions, GroupActions, OutboxActions {}
export type MatchStore = StoreApi<MatchState & MatchActions>;

/** What each part has of the whole. */
export interface Whole {
  set(part: Partial<MatchState>): void;
  get(): MatchState & MatchActions;
  readonly request: Link['request'];
}

/** Loads the face of a game by its id; throws an `ApiError` when this page does not know the game. */
export type LoadFace = (game: string) => Promise<Face>;

/** Whoever has been shown anything of a match has been shown it by the face of its game. */
export function faceOf({ face }: Pick<MatchState, 'face'>): Face {
  if (!face) throw new Error('nothing is known of the match yet');
  return face;
}

export function createMatchStore(matchId: string, loadFace: LoadFace): MatchStore {
  return createStore<MatchState & MatchActions>()((set, get) => {
    const line = makeLine(matchId);
    const whole: Whole = { set, get, request: line.request };
    const history = makeHistory(whole);
    const hand = makeHand(whole);
    const group = makeGroup(matchId, whole);
    const { links, ...dice } = makeDice(whole);
    const outbox = makeOutbox(whole, hand.refreshOptions, links);
    const forced = makeForced(whole);
    const session = makeSession(matchId, whole, line, loadFace, {
      ...history,
      ...hand,
      ...outbox,
      ...dice,
      newOffer(offer, earlier) {
        hand.newOffer(offer, earlier);
        group.newOffer(offer);
        forced.consider();
      },
    });
    session.own.onHappened(forced.happened);
    return { ...session.own, ...history.own, ...hand.own, ...group.own, ...outbox.own, ...forced.own };
  });
}

/** The link of one page, which may be opened anew. While there is none, asking throws `LineDown`. */
export interface Line extends Link {
  open(events: LinkEvents): void;
}

function makeLine(matchId: string): Line {
  let link: Link | null = null;
  return {
    open(events) {
      link = openLink(matchId, events);
    },
    async request(type, payload, schema) {
      if (!link) throw new LineDown();
      return await link.request(type, payload, schema);
    },
    hurry() {
      link?.hurry();
    },
    close() {
      link?.close();
      link = null;
    },
  };
}
