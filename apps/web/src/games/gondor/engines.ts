/** Engines, cauldrons and ladders by what the view tells of them: what each has done, and what is left at it. */
import type { View } from '@warbeacon/siege/gondor';
import type { Hauling } from '../../face/hex-face.ts';
import { isHex } from '../../face/view.ts';
import { markerInWords } from './chapters/chapter.ts';

type MarkerKind = View['markers'][string]['kind'];
/** Engines in the order in which they are told. */
const ENGINES: readonly MarkerKind[] = ['grond', 'sauron-catapult', 'city-catapult', 'siege-tower'];

/** What has become of it this turn, if anything. */
export type EngineState = 'ready' | 'fired' | 'moved' | 'new';

export function stateOf({ engines, markers, laid }: View, id: string): EngineState | undefined {
  if (engines.fired.includes(id)) return 'fired';
  if (engines.moved.includes(id)) return 'moved';
  if (engines.ready.includes(id)) return 'ready';
  return markers[id]?.kind === 'ladder' && laid.includes(id) ? 'new' : undefined;
}

/** [16.72] Oil that is left at a cauldron. */
export function oilAt({ oil }: View, id: string): number | undefined {
  const number = /^cauldron-(\d+)$/.exec(id)?.[1];
  return number === undefined ? undefined : oil[Number(number) - 1];
}

/** A side's engines on the map. */
export const enginesOf = ({ markers }: View, side: string): readonly string[] =>
  Object.entries(markers)
    .filter(([, marker]) => marker.side === side && ENGINES.includes(marker.kind) && isHex(marker.hex))
    .toSorted(([, a], [, b]) => ENGINES.indexOf(a.kind) - ENGINES.indexOf(b.kind))
    .map(([id]) => id);

/** [16.11] Units push them. */
export const hauling: Hauling = {
  hauls: ({ kind }) => ENGINES.some((engine) => engine === kind),
  label: (engine) => `Push ${markerInWords(engine)}`,
  trial: (unit, engine, path) => ({
    command: { type: 'push', unit, engine, path },
    what: `${markerInWords(engine)} to ${path.at(-1) ?? ''}`,
  }),
};

/** Marks on the counters of the board. */
export function marksOf(view: View): Readonly<Record<string, { state?: 'ready' | 'spent'; note?: string }>> {
  return Object.fromEntries(
    Object.keys(view.markers).flatMap((id) => {
      const state = stateOf(view, id);
      const oil = oilAt(view, id);
      if (state === undefined && oil === undefined) return [];
      return [
        [
          id,
          {
            ...(state === undefined ? {} : { state: state === 'ready' ? ('ready' as const) : ('spent' as const) }),
            ...(oil === undefined ? {} : { note: String(oil) }),
          },
        ],
      ];
    }),
  );
}
