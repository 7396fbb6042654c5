import type { Face } from '../../face/face.ts';
import { play } from '../../text/play.ts';
import type { MatchView, PrivateMessage } from '../../face/view.ts';

/** Decisions that are one question with a few answers, not a step in which one piece after another may act. */
export function isQuestion({ words }: Face, { decision }: MatchView): boolean {
  return decision !== null && words.decisions[decision.kind]?.step === undefined;
}

/** Nothing is left in the step but to end it: a phase that has been begun waits for that. */
export function isOnlyToEnd(offer: PrivateMessage | null, ply: number): boolean {
  return (
    offer !== null &&
    offer.ply === ply &&
    offer.actors.length === 0 &&
    offer.commands.length > 0 &&
    offer.commands.every(({ command }) => command.type === 'done')
  );
}

/**
 * What comes after the present decision, by the printed order: a segment in which nobody can fight is then passed over.
 * A question only interrupts, and one of two who decide in a phase is followed by the other.
 */
export function nextInWords(face: Face, view: MatchView): string {
  const { words, title, turns } = face;
  const { decision, phase, segment = null, turn } = view;
  if (!decision) return '';
  const { next } = play;
  const at = words.phases.findIndex(({ id }) => id === phase);
  const now = words.phases[at];
  const inSegment = words.segments.findIndex(({ id }) => id === segment);
  if (isQuestion(face, view)) return next.back(words.segments[inSegment]?.name ?? title.phaseName(phase));
  const segmentNext = inSegment < 0 ? undefined : words.segments[inSegment + 1];
  if (segmentNext) return next.after(segmentNext.name);
  const other = title.sides.find(({ id }) => id !== decision.side);
  const otherFollows = now ? now.first === decision.side : words.isSetUp?.(view, other?.id ?? '') === false;
  if (other && otherFollows) return next.after(next.of(title.phaseName(phase), other.name));
  const phaseNext = now && words.phases[at + 1];
  if (phaseNext) return next.after(phaseNext.name);
  return next.after(turn < turns.last(view) ? next.turn(turn + 1) : next.end);
}

/** The button that ends the present step. */
export function endOfStep({ words }: Face, view: MatchView): string {
  return words.decisions[view.decision?.kind ?? '']?.step?.end(view) ?? play.goOn;
}
