/** Keeps the board showing what the store knows: first what happened, then how it stands. */
import type { Board, BoardAnimation } from '../../board/hex/model.ts';
import type { HistoryEntry } from '../../face/view.ts';
import { makeBoardModel } from './board-model.ts';
import { bringIntoSight, isInSight } from './in-sight.ts';
import { keepInSight } from './keep-in-sight.ts';
import { useOverlay } from './overlay.ts';
import { isMarch, together } from './marches.ts';
import { Player, usePace } from '../../match/pace/pace.ts';
import { speedNow as speed, useSpeed } from '../../match/pace/speed.ts';
import { faceOf, isMine, type MatchState, type MatchStore } from './own.ts';

/** CSS pixels that the buttons for the pace take, from the lower right corner of the board. */
const BUTTONS = { width: 330, height: 110 };

export function follow(store: MatchStore, board: Board): () => void {
  let over = false;

  const show = () => {
    const state = store.getState();
    const { view } = state;
    if (!view || over) return;
    const model = makeBoardModel(faceOf(state), { ...state, view });
    const { overlay } = useOverlay.getState();
    board.update(overlay ? { ...model, highlights: { ...model.highlights, ...overlay.lit } } : model);
  };

  const player = new Player<BoardAnimation>(board, {
    isMarch,
    together,
    speed,
    show,
    toNow: () => store.getState().toNow(),
    before: ({ animations, own }) => {
      const hexes = animations.flatMap(hexesOf);
      // What others do is seen, wherever one looks.
      if (!own && hexes[0] && !hexes.some((hex) => isInSight(board, hex))) bringIntoSight(board, hexes[0], 0);
      usePace.setState({ edge: hexes.some((hex) => isUnderButtons(board, hex)) ? 'top' : 'bottom' });
    },
    gathered: async () => {
      if (store.getState().marching !== 'going') return;
      await new Promise<void>((resolve) => {
        const stop = store.subscribe(({ marching }) => {
          if (marching === 'going') return;
          stop();
          resolve();
        });
      });
    },
    mayGoOn: () => !isMine(store.getState()) && store.getState().view?.outcome === null,
  });
  usePace.setState({ player });

  const animationsOf = (entries: readonly HistoryEntry[]): readonly BoardAnimation[] => {
    const state = store.getState();
    const { view } = state;
    if (!view || over || speed() === 0 || document.visibilityState === 'hidden') return [];
    return faceOf(state).animationsOf(
      entries.flatMap(({ events }) => events),
      view,
    );
  };

  const unwatch = store.getState().watch({
    isMarch: (entry) => {
      const animations = animationsOf([entry]);
      return animations.length > 0 && isMarch(animations);
    },
    play(entries, since, told) {
      const animations = animationsOf(entries);
      if (animations.length === 0) return false;
      const { side, isAwaited, marching } = store.getState();
      const own = entries.every((entry) => entry.side === side);
      player.play({ animations, own, since, over: told });
      // The march is played when all have gone, and the next of them go when it shows what the others have answered.
      if (marching === 'going') return false;
      // Own pieces go where they were sent, while one gives the next order; what dice say is to be seen first.
      return !own || !(isMarch(animations) || isAwaited());
    },
  });

  const stops = [
    unwatch,
    store.subscribe((state, before) => {
      if (state.sending && !before.sending) usePace.setState({ again: false });
      if (!player.busy && concernsBoard(state, before)) show();
    }),
    useOverlay.subscribe(({ overlay }, before) => {
      if (overlay !== before.overlay && !player.busy) show();
    }),
    useSpeed.subscribe(() => {
      board.setAnimationSpeed(speed());
      if (speed() === 0) player.rush();
    }),
    hearOf('visibilitychange', () => document.visibilityState === 'hidden' && player.rush()),
    hearOf('pointerdown', () => player.rushOwn()),
    hearOf('keydown', () => player.rushOwn()),
  ];
  show();
  stops.push(keepInSight(store, board));

  return () => {
    over = true;
    for (const stop of stops) stop();
    player.stop();
  };
}

/** Before anybody else hears of it; the result stops it. */
function hearOf(type: string, call: () => void): () => void {
  document.addEventListener(type, call, true);
  return () => document.removeEventListener(type, call, true);
}

/** Where it is to be seen. */
function hexesOf(animation: BoardAnimation): readonly string[] {
  switch (animation.type) {
    case 'move':
    case 'retreat':
      return animation.path;
    case 'march':
      return animation.moves.flatMap(({ path }) => path);
    case 'eliminate':
      return [];
    case 'volley':
    case 'clash':
      return [animation.from, animation.to];
    case 'effect':
      return animation.to === undefined ? [animation.from] : [animation.from, animation.to];
    case 'dice':
    case 'word':
      return [animation.hex];
  }
}

function isUnderButtons(board: Board, hex: string): boolean {
  const canvas = document.querySelector('.board-canvas');
  if (!canvas) return false;
  const { x, y } = board.locate(hex);
  return x > canvas.clientWidth - BUTTONS.width && y > canvas.clientHeight - BUTTONS.height;
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
