/** Siege works and markers in words, for whoever does not see them. */
import type { MarkerView, View } from '@warbeacon/siege';
import { isHex } from '../../../face/view.ts';
import { play } from '../../../text/play.ts';
import { gateBetween, placeWithLandmark } from '../gazetteer.ts';
import { gateName } from '../names.ts';
import { pieceName } from '../pieces.ts';

export interface Work {
  readonly id: string;
  readonly words: string;
}

/** Markers on the map, by kind and hex, then what is broken. */
export function worksInWords(view: View): readonly Work[] {
  const markers = Object.entries(view.markers)
    .filter(([, { hex }]) => isHex(hex))
    .sort(([, a], [, b]) => a.kind.localeCompare(b.kind) || a.hex.localeCompare(b.hex))
    .map(([id, marker]) => ({ id, words: markerInWords(marker) }));
  const broken = [
    ...Object.entries(view.gates).map(([id, { state }]) => [id, state] as const),
    ['culvert', view.culvert] as const,
  ].flatMap(([id, state]) =>
    state === 'breached' || state === 'collapsed' ? [{ id, words: `${gateName(id)}: ${play.gateState[state]}` }] : [],
  );
  return [...markers, ...broken];
}

function markerInWords({ kind, hex, against, with: carrier, dummy }: MarkerView): string {
  const at = carrier ? `carried by ${pieceName(carrier)}, ${placeWithLandmark(hex)}` : placeWithLandmark(hex);
  const site = against === undefined ? undefined : gateBetween(hex, against);
  switch (kind) {
    case 'ladder':
      return `Ladder from ${hex} against ${placeWithLandmark(against ?? hex)}`;
    case 'ram':
      return `The ram: ${at}`;
    case 'horn':
      return `The horn: ${at}`;
    case 'rocks':
      return `${dummy === undefined ? 'Rocks or a dummy' : dummy ? 'Dummy' : 'Rocks'}: ${at}`;
    case 'blasting-fire': {
      const what = dummy === undefined ? 'Blasting Fire or a dummy' : dummy ? 'Dummy' : 'Blasting Fire';
      return site ? `${what}, laid at the ${gateName(site)} in ${hex}` : `${what}: ${at}`;
    }
  }
}
