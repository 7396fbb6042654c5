import type { Face } from '../../face/face.ts';
import { play } from '../../text/play.ts';
import { hexOf, isHex, type OfferedCommand, pieceState, type PrivateMessage, type SiegeView } from '../../face/view.ts';

/** Decisions that are one question with a few answers, not a step in which one piece after another may act. */
export function isQuestion({ words }: Face, { decision }: SiegeView): boolean {
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
export function nextInWords(face: Face, view: SiegeView): string {
  const { words, title, turns } = face;
  const { decision, phase, segment, turn } = view;
  if (!decision) return '';
  const { next } = play;
  const at = words.phases.findIndex(({ id }) => id === phase);
  const now = words.phases[at];
  const inSegment = words.segments.findIndex(({ id }) => id === segment);
  if (isQuestion(face, view)) return next.back(words.segments[inSegment]?.name ?? title.phaseName(phase));
  const segmentNext = inSegment < 0 ? undefined : words.segments[inSegment + 1];
  if (segmentNext) return next.after(segmentNext.name);
  const other = title.sides.find(({ id }) => id !== decision.side);
  const otherFollows = now ? now.first === decision.side : !view.deployed.includes(other?.id ?? '');
  if (other && otherFollows) return next.after(next.of(title.phaseName(phase), other.name));
  const phaseNext = now && words.phases[at + 1];
  if (phaseNext) return next.after(phaseNext.name);
  return next.after(turn < turns.last ? next.turn(turn + 1) : next.end);
}

/** What is asked, as one sentence. An advance that only one piece can make is asked about that piece. */
export function questionInWords(face: Face, view: SiegeView, commands: readonly OfferedCommand[]): string {
  const { words, pieces, gazetteer } = face;
  const { decision } = view;
  if (!decision) return '';
  const able = commands.flatMap(({ command }) =>
    command.type === 'advance' && typeof command['unit'] === 'string' ? [command['unit']] : [],
  );
  const id = decision.piece ?? (able.length === 1 ? able[0] : undefined);
  const place = id === undefined ? undefined : placeOfPiece(view, id);
  return (
    words.decisions[decision.kind]?.task({
      piece: id === undefined ? undefined : pieces.name(id),
      many: id !== undefined && pieces.isMany(id),
      at: place && `${isHex(place) ? 'on' : 'in'} ${gazetteer.placeWithLandmark(place)}`,
      beside:
        place === undefined
          ? []
          : unitsAt(view, place)
              .filter((each) => each !== id)
              .map(pieces.name),
      place: decision.hex && gazetteer.placeWithLandmark(decision.hex),
      there: unitsAt(view, decision.hex)
        .filter((each) => pieces.side(each) === decision.side)
        .map(pieces.name),
      decision,
      commands,
    }) ?? ''
  );
}

/** Its hex, or the place of its own within that; nothing off the map. */
function placeOfPiece(view: SiegeView, id: string): string | undefined {
  const hex = hexOf(view, id);
  return hex && (pieceState(view, id)?.at.place ?? hex);
}

const unitsAt = (view: SiegeView, place: string | undefined): readonly string[] =>
  Object.keys(view.units).filter((id) => place !== undefined && placeOfPiece(view, id) === place);

/** The button that ends the present step. */
export function endOfStep({ words }: Face, view: SiegeView): string {
  return words.decisions[view.decision?.kind ?? '']?.step?.end(view) ?? play.goOn;
}
