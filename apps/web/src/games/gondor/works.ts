/** Markers and works on the map in words, for whoever does not see them. */
import type { View } from '@warbeacon/siege/gondor';
import { isHex, type MarkerView } from '../../face/view.ts';
import { play } from '../../text/play.ts';
import type { Say } from '../siege/face.ts';
import { markerInWords } from './chapters/chapter.ts';
import { gateName } from './display-names.ts';
import { oilAt, stateOf } from './engines.ts';
import { engineStates } from './words.ts';

interface Work {
  readonly id: string;
  readonly words: string;
}

/** Markers by kind and hex, then what is broken. */
export function worksInWords(view: View, say: Say): readonly Work[] {
  const { markers, gates, breaches, banner } = view;
  return [
    ...Object.entries(markers)
      .filter(([, { hex }]) => isHex(hex))
      .sort(([, a], [, b]) => a.kind.localeCompare(b.kind) || a.hex.localeCompare(b.hex))
      .map(([id, marker]) => ({ id, words: `${inWords(id, marker, say)}${doneInWords(view, id)}` })),
    ...Object.entries(gates).flatMap(([id, { state }]) =>
      state === 'shut' ? [] : [{ id, words: `${gateName(id)}: ${play.gateState[state]}` }],
    ),
    ...(banner ? [{ id: 'banner', words: `The Banner of the King: with ${say.piece(banner.leader)}` }] : []),
    ...breaches.map(([lower, upper]) => ({ id: `${lower}-${upper}`, words: `Breach between ${lower} and ${upper}` })),
  ];
}

/** What it has done this turn, and what is left at it. */
function doneInWords(view: View, id: string): string {
  const state = stateOf(view, id);
  const oil = oilAt(view, id);
  return `${oil === undefined ? '' : `, oil for ${oil}`}${state === undefined ? '' : `, ${engineStates[state]}`}`;
}

function inWords(id: string, { kind, hex, against, with: carrier, dummy }: MarkerView, { piece, place }: Say): string {
  if (kind === 'ladder') return `Ladder from ${hex} against ${place(against ?? hex)}`;
  // Whoever may know whether it is one is told.
  const mayBe = dummy === undefined && (kind === 'cauldron' || kind === 'oil') ? ', or a dummy' : '';
  const name = `${markerInWords(id)}${dummy === true ? ', a dummy' : mayBe}`;
  return carrier ? `${name}: carried by ${piece(carrier)}, ${place(hex)}` : `${name}: ${place(hex)}`;
}
