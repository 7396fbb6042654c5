/** Where the board is shown: loads it, hands it models and animations, and passes on what is tapped. */
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Board, BoardAnimation } from '../../board/hex/model.ts';
import { hexOf, isHex } from '../../face/view.ts';
import { isMine, useMatchStore } from '../../match/line/context.ts';
import { faceOf, type MatchState, type MatchStore } from '../../match/line/store.ts';
import { isQuestion } from '../../match/parts/questions.ts';
import { nothingComing, painted } from '../../shell/parts/late.tsx';
import { play } from '../../text/play.ts';
import { dropPiece, gatherPieces, liftPiece, tapHex, tapPiece } from './act.ts';
import { SPEEDS, useBoard } from './board-control.ts';
import { makeBoardModel } from './board-model.ts';
import { bringIntoSight, isInSight } from './in-sight.ts';
import { group } from './options.ts';
import { useOverlay } from './overlay.ts';

/** Past this many waiting entries the rest is not played: a returning player wants the present. */
const TOO_MANY = 8;
/** Milliseconds a new view waits for the events that led to it, so that they are seen before their result. */
const PATIENCE = 120;

interface Props {
  /** More buttons beside those that every board has. */
  readonly tools?: ReactNode;
  /** What stands over the board. */
  readonly children?: ReactNode;
}

export function BoardView({ tools, children }: Props) {
  const store = useMatchStore();
  // Another store, of the same match as it was, is followed by the same board: to make one takes long.
  const followed = useRef(store);
  const place = useRef<HTMLDivElement>(null);
  const minimap = useRef<HTMLDivElement>(null);
  const board = useBoard((state) => state.board);
  const [phase, setPhase] = useState<'loading' | 'there' | 'failed'>('loading');

  useEffect(() => {
    const container = place.current;
    if (!container) return;
    let gone = false;
    let stop: (() => void) | undefined;
    const load = async () => {
      const [{ createBoard }, boardFace] = await Promise.all([
        import('../../board/hex/index.ts'),
        faceOf(followed.current.getState()).board.load(),
      ]);
      await panelIsThere(followed.current);
      if (gone) return;
      const made = await createBoard(container, boardFace, {
        onHexClick: (hex) => tapHex(followed.current, hex),
        onCounterClick: (id, hex, add) => tapPiece(followed.current, id, hex, add),
        onBox: (ids) => gatherPieces(followed.current, ids),
        onCounterLift: (id) => liftPiece(followed.current, id),
        onCounterDrag: (id, hex) => dropPiece(followed.current, id, hex),
        onHexHover: (hex) => followed.current.getState().setHover(hex),
      });
      if (gone) return made.destroy();
      made.setAnimationSpeed(SPEEDS[useBoard.getState().speed]);
      const unmap = minimap.current ? made.attachMinimap(minimap.current) : undefined;
      stop = () => {
        useBoard.setState({ board: null });
        unmap?.();
        made.destroy();
      };
      useBoard.setState({ board: made });
      setPhase('there');
    };
    load().catch(() => {
      if (!gone) setPhase('failed');
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, []);

  useLayoutEffect(() => {
    followed.current = store;
    if (!board) return;
    const unfollow = follow(store, board);
    return () => {
      useOverlay.setState({ overlay: null });
      unfollow();
    };
  }, [store, board]);

  return (
    <section
      className="board"
      tabIndex={-1}
      aria-label={play.boardLabel}
      data-testid="board"
      data-ready={phase === 'there'}
    >
      <div ref={place} className="board-canvas" />
      {phase === 'loading' && <p className="board-note">{play.boardLoading}</p>}
      {phase === 'failed' && (
        <p className="board-note" role="alert">
          {play.boardFailed}
        </p>
      )}
      <div className="board-corner">
        <div className="board-tools">
          <button
            type="button"
            className="icon-button"
            aria-label={play.zoomIn}
            title={play.zoomIn}
            onClick={() => board?.zoomIn()}
          >
            +
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={play.zoomOut}
            title={play.zoomOut}
            onClick={() => board?.zoomOut()}
          >
            −
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={play.fit}
            title={play.fit}
            onClick={() => board?.fit()}
          >
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" fill="none" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
          {tools}
        </div>
        {children}
      </div>
      <div ref={minimap} className="minimap" aria-hidden="true" />
    </section>
  );
}

/**
 * Without a graphics card the first picture of the board keeps the page busy for seconds. By then there should be
 * something to read, and orders to give in words.
 */
async function panelIsThere(store: MatchStore): Promise<void> {
  if (store.getState().view === null)
    await new Promise<void>((resolve) => {
      const stop = store.subscribe(({ view, line }) => {
        if (view === null && line !== 'failed') return;
        stop();
        resolve();
      });
    });
  await painted();
  await nothingComing();
}

/** Keeps the board showing what the store knows: first what happened, then how it stands. */
function follow(store: MatchStore, board: Board): () => void {
  const waiting: (readonly BoardAnimation[])[] = [];
  let shown: MatchState | null = null;
  let playing = false;
  const life = { over: false };
  let patience: ReturnType<typeof setTimeout> | undefined;

  const show = () => {
    const state = store.getState();
    const { view } = state;
    if (!view || life.over) return;
    clearTimeout(patience);
    patience = undefined;
    shown = state;
    const model = makeBoardModel(faceOf(state), { ...state, view });
    const { overlay } = useOverlay.getState();
    board.update(overlay ? { ...model, highlights: { ...model.highlights, ...overlay.lit } } : model);
  };

  const playOn = async () => {
    if (playing) return;
    playing = true;
    const { speed } = useBoard.getState();
    while (!life.over) {
      if (waiting.length > TOO_MANY) waiting.length = 0;
      const next = waiting.shift();
      if (!next) break;
      board.setAnimationSpeed(SPEEDS[speed] * (waiting.length > 2 ? 2 : 1));
      await board.animate(next);
      // Each entry starts from where the one before it ended, so the board is brought up to date between the two.
      show();
    }
    board.setAnimationSpeed(SPEEDS[speed]);
    playing = false;
  };

  const unhear = store.getState().onHappened((entry) => {
    if (!shown?.view || SPEEDS[useBoard.getState().speed] === 0 || document.visibilityState === 'hidden') return;
    const animations = faceOf(shown).animationsOf(entry.events, shown.view);
    if (animations.length === 0) return;
    clearTimeout(patience);
    patience = undefined;
    waiting.push(animations);
    void playOn().catch(() => undefined);
  });

  const unsubscribe = store.subscribe((state, before) => {
    if (playing) return;
    // Own choices show at once. A new position waits a moment for the events that led to it.
    if (state.ply !== before.ply && shown !== null && mayBeSeenHappen(state)) patience ??= setTimeout(show, PATIENCE);
    else if (patience === undefined && concernsBoard(state, before)) show();
  });
  const unlay = useOverlay.subscribe(({ overlay }, before) => {
    if (overlay !== before.overlay && !playing && patience === undefined) show();
  });
  // What a question is about is brought into sight once, and so is an army that has just been set up.
  let asked = questionHex(store.getState());
  let begun = '';
  const unsight = store.subscribe((state, before) => {
    // So is the only piece that can act in a step, which comes to hand by itself.
    if (state.piece !== before.piece && state.piece && state.offer?.actors.length === 1 && state.view) {
      const at = hexOf(state.view, state.piece);
      if (at) bringIntoSight(board, at);
    }
    // Where nothing of what lights up is in sight, the nearest of it is.
    if (state.options !== before.options && state.options?.length && state.view) {
      const lit = [...group(faceOf(state), state.options, state.view).places.keys()];
      const [nearest] = lit;
      if (nearest && !lit.some((each) => isInSight(board, each))) board.goTo(nearest);
    }
    // In a step of one's own, somebody who can act in it.
    if (state.offer !== before.offer && state.view && isMine(state) && !isQuestion(faceOf(state), state.view)) {
      const step = `${state.view.turn} ${state.view.decision?.kind ?? ''} ${state.view.phase}`;
      const able = actorHexes(state);
      if (step !== begun && able[0] && !able.some((each) => isInSight(board, each))) board.goTo(able[0]);
      begun = step;
    }
    if (state.view === before.view) return;
    const hex = questionHex(state);
    if (hex && hex !== asked) bringIntoSight(board, hex);
    asked = hex;
    const first = firstPlaced(state, before);
    if (first) bringIntoSight(board, first, 0);
  });
  show();
  if (asked) bringIntoSight(board, asked);

  return () => {
    life.over = true;
    clearTimeout(patience);
    unhear();
    unsubscribe();
    unlay();
    unsight();
  };
}

function concernsBoard(state: MatchState, before: MatchState): boolean {
  return (
    state.view !== before.view ||
    state.offer !== before.offer ||
    state.piece !== before.piece ||
    state.hex !== before.hex ||
    state.options !== before.options ||
    state.aim !== before.aim ||
    state.along !== before.along ||
    state.hover !== before.hover ||
    state.walked !== before.walked ||
    state.fan !== before.fan ||
    state.group !== before.group ||
    state.march !== before.march ||
    state.marching !== before.marching ||
    state.laying !== before.laying
  );
}

/** Something may be played before the position shows. Who sets up sees a dropped counter lie there at once. */
const mayBeSeenHappen = ({ view }: MatchState): boolean =>
  SPEEDS[useBoard.getState().speed] > 0 && view?.decision?.kind !== 'deployment';

/** Where those are who can act, on the map. */
function actorHexes({ view, offer }: MatchState): readonly string[] {
  return (offer?.actors ?? []).flatMap((id) => (view && hexOf(view, id)) ?? []);
}

/** The hex that one's own question is about. */
function questionHex(state: MatchState): string | undefined {
  const { view, side } = state;
  const decision = view?.decision;
  if (!view || !decision || decision.side !== side || !isQuestion(faceOf(state), view)) return undefined;
  return decision.piece ? hexOf(view, decision.piece) : decision.hex;
}

/** A hex amid one's own pieces, when they have just come onto the map all at once. */
function firstPlaced(state: MatchState, before: MatchState): string | undefined {
  if (state.view?.decision?.kind !== 'deployment') return undefined;
  const { pieces } = faceOf(state);
  const placed = ({ view, side }: MatchState): string[] =>
    Object.entries(view?.units ?? {}).flatMap(([id, { hex }]) => (pieces.side(id) === side && isHex(hex) ? [hex] : []));
  const now = placed(state);
  return now.length > placed(before).length + 1 ? now.toSorted()[now.length >> 1] : undefined;
}
