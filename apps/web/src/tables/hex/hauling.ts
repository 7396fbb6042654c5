/** Markers that a piece can take along on its way: which, and who takes them. */
import { isHex, type OfferedCommand } from '../../face/view.ts';
import { markerOf, placeOf } from './options.ts';
import type { Face, MatchState } from './own.ts';

/** Those who can still act where a marker of their side stands, in a step in which it can be taken along. */
export function crewOf(
  { hauling, pieces }: Face,
  { view, side, offer }: Pick<MatchState, 'view' | 'side' | 'offer'>,
  id: string,
): readonly string[] {
  const marker = view?.markers[id];
  const { kind, side: whose } = view?.decision ?? {};
  if (!view || !marker || kind !== 'movement' || whose !== side || marker.side !== side) return [];
  if (marker.with !== undefined || !isHex(marker.hex) || hauling?.hauls(marker) !== true) return [];
  return pieces.on(view, marker.hex).filter((piece) => offer?.actors.includes(piece) && pieces.unit(piece));
}

/** What a piece could take along, of what it can do. */
export function hauledBy(face: Face, options: readonly OfferedCommand[]): readonly string[] {
  if (!face.hauling) return [];
  return [
    ...new Set(
      options.flatMap(({ command }) => (placeOf(face, command) === undefined ? [] : (markerOf(face, command) ?? []))),
    ),
  ];
}
