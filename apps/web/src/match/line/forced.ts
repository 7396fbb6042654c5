/**
 * A question with one answer is answered for whoever is asked, where that gives nothing away and nothing up: by the words of
 * its game (`DecisionWords.alone`). Never for who has just come to the page, or has taken an order back, since then it would
 * be as if nothing had been taken back; nor in a lesson, which is there to show what is asked.
 */
import { hasCode } from '@warbeacon/protocol';
import type { HistoryEntry, MatchView } from '../../face/view.ts';
import type { Whole } from './store.ts';

export interface ForcedState {
  /** What was answered so last, until something is ordered by hand. */
  readonly onlyWay: { readonly words: string; readonly phase: string } | null;
}

/** Milliseconds that it waits for orders that are on their way; then it is left to be answered by hand. */
const PATIENCE_MS = 5000;

export function makeForced({ set, get }: Whole) {
  /** The ply to which something has led that was not a taking back, while one looked. */
  let led = -1;
  let answered = -1;

  /** The answer and what is said of it, where there is but one. */
  const only = () => {
    const { side, view, offer, ply, summary, face } = get();
    const decision = view?.decision;
    if (!view || !decision || !face || side === null || decision.side !== side || summary?.lesson) return null;
    if (offer?.ply !== ply || led !== ply || offer.commands.length > 1) return null;
    const [first] = offer.commands;
    if (!first) return null;
    const { command } = first;
    const alone = face.words.decisions[decision.kind]?.alone;
    const shape = face.commands[command.type];
    const about = face.pieces.about(view);
    const where = command[shape?.place ?? ''];
    const place: unknown = Array.isArray(where) ? where.at(-1) : where;
    if (!alone || about === undefined || typeof place !== 'string') return null;
    return { command, words: alone(face.pieces.name(about), face.words.place(place)) };
  };

  const consider = async (): Promise<void> => {
    const { ply } = get();
    if (answered === ply || only() === null) return;
    answered = ply;
    const deadline = performance.now() + PATIENCE_MS;
    while (get().sending || get().isAwaited()) {
      if (performance.now() > deadline) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const answer = only();
    const { view } = get();
    if (!answer || !view || get().ply !== ply) return;
    const sent = get().send(answer.command);
    set({ onlyWay: { words: answer.words, phase: phaseOf(view) } });
    await sent;
    // Another page of the same seat was first.
    if (hasCode(get().refusal ?? undefined, 'stale-ply')) get().clearRefusal();
  };

  const own: ForcedState = { onlyWay: null };
  return {
    own,
    consider: () => void consider(),
    /** Comes before or after the question that it has led to. */
    happened({ ply, tookBack }: HistoryEntry) {
      if (!tookBack) led = ply;
      void consider();
    },
  };
}

/** What was answered in one phase is not told in the next. */
export const phaseOf = ({ turn, phase }: MatchView): string => `${turn} ${phase}`;
