/** Moves the board, by itself, to what its viewer is to decide about: once, and only where it cannot be seen. */
import type { Board } from '../../board/hex/model.ts';
import { hexOf, isHex } from '../../face/view.ts';
import { isQuestion } from '../../match/parts/questions.ts';
import { bringIntoSight, isInSight } from './in-sight.ts';
import { group } from './options.ts';
import { faceOf, isMine, type MatchState, type MatchStore } from './own.ts';

export function keepInSight(store: MatchStore, board: Board): () => void {
  // What a question is about is brought into sight once, and so is an army that has just been set up.
  let asked = questionHex(store.getState());
  let begun = '';
  const stop = store.subscribe((state, before) => {
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
  if (asked) bringIntoSight(board, asked);
  return stop;
}

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
