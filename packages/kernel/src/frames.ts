/**
 * The frame stack. The sequence of play, every decision, every reaction and every retreat is a frame of plain JSON on
 * a stack in the state. The top frame answers who decides and what is legal, so anything can interrupt anything and a
 * match can be saved at every decision.
 */

export interface Stacked<F> {
  /** Bottom first. Empty when the game is over. */
  readonly frames: F[];
}

export function top<F>(state: Stacked<F>): F | undefined {
  return state.frames[state.frames.length - 1];
}

export function push<F>(state: Stacked<F>, frame: F): void {
  state.frames.push(frame);
}

/** Takes the top frame off; throws when there is none, since that is a bug of the rules. */
export function pop<F>(state: Stacked<F>): F {
  const frame = state.frames.pop();
  if (frame === undefined) throw new Error('pop of an empty frame stack');
  return frame;
}

export function replaceTop<F>(state: Stacked<F>, frame: F): void {
  pop(state);
  push(state, frame);
}
