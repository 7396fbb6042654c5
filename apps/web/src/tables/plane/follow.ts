/** Keeps the table showing what the store knows: first what happened, then how it stands. */
import type { At, PlaneAnimation, PlaneBoard } from '../../board/plane/model.ts';
import type { HistoryEntry } from '../../face/view.ts';
import { isMine } from '../../match/line/context.ts';
import type { MatchState, MatchStore } from '../../match/line/store.ts';
import { Player, usePace } from '../../match/pace/pace.ts';
import { speedNow, useSpeed } from '../../match/pace/speed.ts';
import { isQuestion } from '../../match/parts/questions.ts';
import { bringIntoSight, usePlane } from './board-control.ts';
import { makePlaneModel } from './board-model.ts';
import { faceOf } from './own.ts';
import { dropWay, useMeasures } from './way.ts';

const isWalk = (animations: readonly PlaneAnimation[]): boolean => animations.every(({ type }) => type === 'move');

export function follow(store: MatchStore, board: PlaneBoard): () => void {
  let over = false;
  const show = () => {
    const state = store.getState();
    const { view } = state;
    if (view && !over) board.update(makePlaneModel(faceOf(state), { ...state, view }, useMeasures.getState()));
  };
  const player = new Player<PlaneAnimation>(board, {
    isMarch: () => false,
    together: (animations) => animations,
    speed: speedNow,
    show,
    toNow: () => store.getState().toNow(),
    before: ({ animations, own }) => {
      const at = placeOf(animations, store.getState());
      if (!own && at) bringIntoSight(at);
    },
    gathered: () => Promise.resolve(),
    mayGoOn: () => !isMine(store.getState()) && store.getState().view?.outcome === null,
  });
  usePace.setState({ player });

  const animationsOf = (entries: readonly HistoryEntry[]): readonly PlaneAnimation[] => {
    const state = store.getState();
    const { view } = state;
    if (!view || over || speedNow() === 0 || document.visibilityState === 'hidden') return [];
    return faceOf(state).animationsOf(
      entries.flatMap(({ events }) => events),
      view,
    );
  };
  const unwatch = store.getState().watch({
    isMarch: (entry) => {
      const animations = animationsOf([entry]);
      return animations.length > 0 && isWalk(animations);
    },
    play(entries, since, told) {
      const animations = animationsOf(entries);
      if (animations.length === 0) return false;
      const { side, isAwaited } = store.getState();
      const own = entries.every((entry) => entry.side === side);
      player.play({ animations, own, since, over: told });
      return !own || !(isWalk(animations) || isAwaited());
    },
  });

  const stops = [
    unwatch,
    store.subscribe((state, before) => {
      if (state.sending && !before.sending) usePace.setState({ again: false });
      if (state.piece !== before.piece || state.view !== before.view) dropWay();
      if (state.piece !== before.piece) useMeasures.setState({ seen: null });
      keepInSight(state, before);
      if (!player.busy && concernsBoard(state, before)) show();
    }),
    useMeasures.subscribe(() => {
      if (!player.busy) show();
    }),
    useSpeed.subscribe(() => {
      board.setAnimationSpeed(speedNow());
      if (speedNow() === 0) player.rush();
    }),
    hearOf('visibilitychange', () => document.visibilityState === 'hidden' && player.rush()),
    hearOf('pointerdown', () => player.rushOwn()),
    hearOf('keydown', () => player.rushOwn()),
  ];
  show();
  return () => {
    over = true;
    for (const stop of stops) stop();
    player.stop();
    dropWay();
  };
}

/** Before anybody else hears of it; the result stops it. */
function hearOf(type: string, call: () => void): () => void {
  document.addEventListener(type, call, true);
  return () => document.removeEventListener(type, call, true);
}

function placeOf(animations: readonly PlaneAnimation[], { view, face }: MatchState): At | undefined {
  for (const animation of animations) {
    if (animation.type === 'move') return animation.path.at(-1);
    if (animation.type === 'dice' || animation.type === 'word') return animation.at;
    if (animation.type === 'eliminate')
      return view && face
        ? faceOf({ face })
            .figures(view)
            .find(({ id }) => id === animation.piece)?.at
        : undefined;
    return animation.to;
  }
  return undefined;
}

/** What a question is about is brought into sight once. */
function keepInSight(state: MatchState, before: MatchState): void {
  const { view, side } = state;
  if (!view || view === before.view || view.decision?.side !== side) return;
  // Where one sets up may lie anywhere.
  if (view.turn === 0 && before.view?.decision?.side !== side) return usePlane.getState().board?.fit();
  const face = faceOf(state);
  const about = face.pieces.about(view);
  if (!isQuestion(face, view) || about === undefined) return;
  const at = face.figures(view).find(({ id }) => id === about)?.at;
  if (at) bringIntoSight(at);
}

const concernsBoard = (state: MatchState, before: MatchState): boolean =>
  state.view !== before.view ||
  state.offer !== before.offer ||
  state.piece !== before.piece ||
  state.options !== before.options ||
  state.aim !== before.aim;
