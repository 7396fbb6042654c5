/**
 * When an order goes again that could not be carried out in a strict match, because the opponent's browser did not answer with its
 * link: as soon as it is there again, and now and then where it is there and does not answer.
 */

/** What the page knows, as far as this needs it. */
interface Known {
  readonly side: string | null;
  readonly seats: readonly { readonly side: string; readonly connected?: boolean | undefined }[];
  readonly ply: number;
  readonly view: { readonly outcome: unknown } | null;
  readonly line: string;
  readonly kept: string | null;
}

/** Milliseconds between two tries with a browser that is there and silent; the last for all that follow. */
const PAUSES = [2000, 4000, 8000, 15_000] as const;
/** Milliseconds in which one who comes back has the page ready, so that the first try is not for nothing. */
const READY_MS = 400;
const LOOK_MS = 100;

/**
 * Resolves to `true` when the order that was given at `ply` may go again, for the `tries`th time; to `false` when it was called off, or
 * the match has ended meanwhile.
 */
export async function untilThereAgain(get: () => Known, ply: number, tries: number): Promise<boolean> {
  const pause = PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0;
  const begun = performance.now();
  let cameAt = begun;
  let wasAway = false;
  for (;;) {
    const state = get();
    if (state.kept !== 'waiting' || (state.view?.outcome ?? null) !== null) return false;
    const now = performance.now();
    if (state.seats.find(({ side }) => side !== state.side)?.connected !== true) {
      wasAway = true;
      cameAt = now;
    } else if (state.line === 'live') {
      // The position is past: the server says what has become of the order.
      if (state.ply !== ply || now - cameAt >= (wasAway ? READY_MS : pause)) return true;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
