/** A set-up of one's own: what of the present one is worth keeping, and the orders that lay it out again. */
import type { Plan } from '@warbeacon/siege';
import { type GameCommand, isHex, type SiegeView } from '../../../face/view.ts';
import { type FaceDown, laidOf } from './face-down.ts';
import type { KeptSetUp } from './kept-set-ups.ts';

/** What is to be known of the game and the side. */
export interface Muster {
  readonly view: SiegeView;
  readonly isOwn: (id: string) => boolean;
  readonly side: string;
  /** That can be chosen now. */
  readonly plans: readonly Plan[];
  readonly faceDown: FaceDown | undefined;
  /** Sets up a marker of the game's own, such as an engine. */
  readonly setMarker?: ((id: string, hex: string) => GameCommand) | undefined;
  /** Hexes in which a piece may start. */
  readonly area?: ((id: string) => readonly string[]) | undefined;
}

/** Units stand one to a hex, and so do engines; leaders as they like. */
type Layer = 'unit' | 'leader' | 'marker';

interface Placed {
  readonly layer: Layer;
  readonly hex: string;
}

/** One's own pieces and markers that are not laid face down, and where each is. */
function piecesOf({ view, isOwn, side, faceDown }: Muster): ReadonlyMap<string, Placed> {
  const own = new Map<string, Placed>();
  for (const [id, { hex }] of Object.entries(view.units)) if (isOwn(id)) own.set(id, { layer: 'unit', hex });
  for (const [id, { hex }] of Object.entries(view.leaders)) if (isOwn(id)) own.set(id, { layer: 'leader', hex });
  for (const [id, { hex, kind, side: owner }] of Object.entries(view.markers))
    if (owner === side && kind !== faceDown?.kind) own.set(id, { layer: 'marker', hex });
  return own;
}

export function keptFrom(muster: Muster, name: string): KeptSetUp {
  const { view, faceDown } = muster;
  return {
    name,
    pieces: Object.fromEntries([...piecesOf(muster)].flatMap(([id, { hex }]) => (isHex(hex) ? [[id, hex]] : []))),
    counters: faceDown ? laidOf(view, faceDown).map(({ hex, dummy }) => ({ hex, dummy })) : [],
  };
}

/**
 * As few orders as it takes, beginning with the plan that is nearest to it; and what it has that this game has not. Whether
 * each order can be carried out is for the server to say.
 */
export function layKept(kept: KeptSetUp, muster: Muster) {
  const pieces = piecesOf(muster);
  const wanted = Object.entries(kept.pieces).filter(([id]) => pieces.has(id));
  const here = new Map([...pieces].map(([id, { hex }]) => [id, hex]));
  const starts: readonly { readonly first: readonly GameCommand[]; readonly at: ReadonlyMap<string, string> }[] = [
    { first: [], at: here },
    ...muster.plans.map(({ id, hexes }) => ({
      first: [{ type: 'setUp', plan: id }],
      at: new Map([...here, ...Object.entries(hexes)]),
    })),
  ];
  const costOf = ({ first, at }: (typeof starts)[number]): number =>
    first.length + wanted.filter(([id, hex]) => at.get(id) !== hex).length;
  const nearest = starts.reduce((best, each) => (costOf(each) < costOf(best) ? each : best));
  return {
    commands: [...nearest.first, ...shifts(wanted, nearest.at, pieces, muster), ...counters(kept, muster)],
    unknown: Object.keys(kept.pieces).filter((id) => !pieces.has(id)),
  };
}

/** In an order in which each comes to a hex that is free; where they go round in a ring, one of them steps aside first. */
function shifts(
  wanted: readonly (readonly [string, string])[],
  from: ReadonlyMap<string, string>,
  pieces: ReadonlyMap<string, Placed>,
  { setMarker, area, plans }: Muster,
): readonly GameCommand[] {
  const at = new Map(from);
  const layerOf = (id: string): Layer => pieces.get(id)?.layer ?? 'unit';
  const holder = (id: string, hex: string): string | undefined =>
    layerOf(id) === 'leader'
      ? undefined
      : [...at].find(([other, there]) => other !== id && there === hex && layerOf(other) === layerOf(id))?.[0];
  // Where no area is known, hexes of plans will do.
  const spareFor = (id: string): string | undefined =>
    [
      ...(area?.(id) ?? []),
      ...plans.flatMap(({ hexes }) =>
        Object.entries(hexes).flatMap(([other, hex]) => (layerOf(other) === layerOf(id) ? [hex] : [])),
      ),
    ].find((hex) => hex !== at.get(id) && holder(id, hex) === undefined);
  const commands: GameCommand[] = [];
  const put = (id: string, hex: string): void => {
    if (layerOf(id) !== 'marker') commands.push({ type: 'deploy', piece: id, hex });
    else if (setMarker) commands.push(setMarker(id, hex));
    at.set(id, hex);
  };
  const hasMoved = new Set<string>();
  let left = wanted.filter(([id, hex]) => at.get(id) !== hex);
  while (left.length > 0) {
    const next =
      left.find(([id, hex]) => holder(id, hex) === undefined) ??
      // Somebody is there who stays: the server says so.
      left.find(([id, hex]) => !left.some(([other]) => other === holder(id, hex)));
    if (next) {
      put(...next);
      left = left.filter((each) => each !== next);
      continue;
    }
    // Only where it makes room for another, and once: who waits behind a ring opens none.
    const aside = left
      .filter(([id]) => !hasMoved.has(id) && left.some(([, hex]) => hex === at.get(id)))
      .map(([id]) => ({ id, hex: spareFor(id) }))
      .find(({ hex }) => hex !== undefined);
    if (aside?.hex === undefined) {
      for (const each of left) put(...each);
      break;
    }
    hasMoved.add(aside.id);
    put(aside.id, aside.hex);
  }
  return commands;
}

/** Those that lie elsewhere, or are the other sort, are taken back first. */
function counters({ counters: wanted }: KeptSetUp, { view, faceDown }: Muster): readonly GameCommand[] {
  if (!faceDown) return [];
  const laid = laidOf(view, faceDown);
  const isIn = (list: readonly { hex: string; dummy: boolean }[], each: { hex: string; dummy: boolean }): boolean =>
    list.some(({ hex, dummy }) => hex === each.hex && dummy === each.dummy);
  return [
    ...laid.filter((each) => !isIn(wanted, each)).map(({ hex }) => ({ type: faceDown.lift, hex })),
    ...wanted.filter((each) => !isIn(laid, each)).map(({ hex, dummy }) => ({ type: faceDown.lay, hex, dummy })),
  ];
}
