/** What one is asked, as one sentence. */
import type { Counters, Gazetteer } from '../../../face/pieces.ts';
import { hexOf, isHex, type OfferedCommand, pieceState, type SiegeView } from '../../../face/view.ts';
import type { DecisionWords } from '../../../face/words.ts';

interface Known {
  readonly pieces: Pick<Counters, 'name' | 'isMany' | 'side'>;
  readonly gazetteer: Pick<Gazetteer, 'placeWithLandmark'>;
  readonly decisions: Readonly<Record<string, DecisionWords>>;
}

/** An advance that only one piece can make is asked about that piece. */
export const makeQuestion =
  ({ pieces, gazetteer, decisions }: Known) =>
  (view: SiegeView, commands: readonly OfferedCommand[]): string => {
    const { decision } = view;
    if (!decision) return '';
    const able = commands.flatMap(({ command }) =>
      command.type === 'advance' && typeof command['unit'] === 'string' ? [command['unit']] : [],
    );
    const id = decision.piece ?? (able.length === 1 ? able[0] : undefined);
    const place = id === undefined ? undefined : placeOfPiece(view, id);
    return (
      decisions[decision.kind]?.task({
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
  };

/** Its hex, or the place of its own within that; nothing off the map. */
function placeOfPiece(view: SiegeView, id: string): string | undefined {
  const hex = hexOf(view, id);
  return hex && (pieceState(view, id)?.at.place ?? hex);
}

const unitsAt = (view: SiegeView, place: string | undefined): readonly string[] =>
  Object.keys(view.units).filter((id) => place !== undefined && placeOfPiece(view, id) === place);

export const isSetUp = ({ deployed }: SiegeView, side: string): boolean => deployed.includes(side);

/** Nothing of a side's has moved this turn, and its units may. */
export const makeUntouched =
  (sideOf: Counters['side']) =>
  ({ decision, units }: SiegeView, side: string): boolean =>
    decision?.kind === 'movement' && !Object.entries(units).some(([id, { moved }]) => moved && sideOf(id) === side);
