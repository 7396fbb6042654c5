/** What the keys do with pieces and places: the same as taps, without a pointer. */
import { hexOf, isHex, type OfferedCommand, type SiegeView } from '../../face/view.ts';
import { aimThere, goThere, type Table, tableOf } from './act.ts';
import { useBoard } from './board-control.ts';
import { bringIntoSight } from './in-sight.ts';
import { apart, hexOfTarget, hitChance } from './options.ts';
import { type Spot, spotTowards } from './walking.ts';
import { type Face, faceOf, type MatchStore } from './own.ts';

/** Goes through those who can act; `from` is the place in their list of who was in hand last, whose part may be over. */
export function chooseNext(store: MatchStore, step: 1 | -1, from: number): number {
  const { offer, view, piece, select } = store.getState();
  const actors = offer?.actors ?? [];
  const held = piece === null ? -1 : actors.indexOf(piece);
  // Who has done its part is not in the list any more: whoever came after it stands in its place.
  const at = held >= 0 ? held + step : step > 0 ? from : from - 1;
  const next = (at + actors.length) % actors.length;
  const id = actors[next];
  if (id === undefined) return from;
  select(id);
  const hex = view ? hexOf(view, id) : undefined;
  if (hex) useBoard.getState().goTo(hex);
  handOver(`.words [data-piece="${id}"] button`);
  return next;
}

/**
 * The keys are pressed for the board: whichever button had the focus would take Enter for itself. Who reads the board
 * in words keeps it there.
 */
export function handOver(inWords: string): void {
  const focused = document.activeElement;
  if (focused?.closest('.words')) document.querySelector<HTMLElement>(inWords)?.focus();
  else if (focused && focused !== document.body)
    document.querySelector<HTMLElement>('.board')?.focus({ preventScroll: true });
}

/**
 * Opens the stack where the keys stand, and goes through it; who is in hand comes last, being chosen already. False where
 * nobody stands upon another.
 */
export function goThroughStack(store: MatchStore, step: 1 | -1): boolean {
  const state = store.getState();
  const { view, fan, walked, piece, hex, hover } = state;
  if (!view) return false;
  const at = fan?.hex ?? walked ?? (piece === null ? undefined : hexOf(view, piece)) ?? hex ?? hover;
  const stack = at === null ? [] : stackAt(faceOf(state), view, at);
  if (at === null || stack.length < 2) return false;
  const stands = stack.indexOf(fan?.piece ?? piece ?? '');
  const next = stands < 0 ? (step > 0 ? 0 : -1) : stands + step;
  state.setFan({ hex: at, piece: stack.at(next % stack.length) ?? null });
  show(at);
  handOver('.words button');
  return true;
}

/** In the order in which they lie in a fan: units, those below the others last, and then leaders. */
export function stackAt({ pieces }: Face, view: SiegeView, hex: string): readonly string[] {
  const here = pieces.on(view, hex);
  const units = here.filter((id) => view.units[id] !== undefined);
  const isBelow = (id: string): number => Number(view.units[id]?.place !== undefined);
  return [...units.toSorted((a, b) => isBelow(a) - isBelow(b)), ...here.filter((id) => view.leaders[id] !== undefined)];
}

/** One thing to aim at: a target, or a place that dice decide about. */
interface Mark {
  readonly hex?: string;
  readonly target?: string;
  readonly chance: number;
}

/** Marks the next target of the piece in hand, the likeliest first; false where there is none. */
export function aimNext(store: MatchStore): boolean {
  const table = tableOf(store);
  if (!table?.mine) return false;
  const marks = marksOf(table);
  const { aim, setAim } = table.state;
  const at = marks.findIndex(({ hex, target }) => (aim?.target ? target === aim.target : hex === aim?.hex));
  const next = marks[(at + 1) % marks.length];
  if (!next) return false;
  const { chance: _chance, ...mark } = next;
  setAim(mark);
  show(mark.hex);
  handOver('.words .row button');
  return true;
}

function marksOf({ face, view, lit }: Table): readonly Mark[] {
  const shareOf = (option: OfferedCommand | undefined): number => {
    const chance = option && hitChance(face, option);
    return chance ? chance.n / chance.d : 0;
  };
  const targets = [...lit.targets].map(([target, [first]]) => {
    const hex = hexOfTarget(face, view, target, first);
    return { target, ...(hex === undefined ? {} : { hex }), chance: shareOf(first) };
  });
  const places = [...lit.places]
    .filter(([, list]) => list.some(({ odds }) => odds !== undefined))
    .map(([hex, [first]]) => ({ hex, chance: shareOf(first) }));
  return [...targets, ...places].toSorted((a, b) => b.chance - a.chance);
}

/** Goes by an arrow to the next of an opened stack, or of what is lit; false where there is neither. */
export function walk(store: MatchStore, arrow: string): boolean {
  const { board } = useBoard.getState();
  const table = tableOf(store);
  if (!board || !table) return false;
  if (table.state.fan) return goThroughStack(store, arrow === 'ArrowLeft' || arrow === 'ArrowDown' ? -1 : 1);
  const hexes = litHexes(table);
  if (hexes.length === 0) return false;
  const spotOf = (hex: string): Spot => ({ hex, ...board.locate(hex) });
  const { walked, aim, piece } = table.state;
  const { decision } = table.view;
  const about = piece ?? decision?.piece;
  const from = walked ?? aim?.hex ?? (about === undefined ? decision?.hex : hexOf(table.view, about));
  const next = spotTowards(from === undefined ? middle() : spotOf(from), hexes.map(spotOf), arrow);
  if (next === undefined) return true;
  table.state.walkTo(next);
  show(next);
  return true;
}

function litHexes({ face, view, lit }: Table): readonly string[] {
  const targets = [...lit.targets].map(([target, [first]]) => hexOfTarget(face, view, target, first));
  return [...new Set([...lit.places.keys(), ...targets])].filter(
    (hex): hex is string => hex !== undefined && isHex(hex),
  );
}

/** Who sets out from nowhere on the map sets out from the middle of what is seen. */
function middle(): Spot {
  const canvas = document.querySelector('.board-canvas');
  return { hex: '', x: (canvas?.clientWidth ?? 0) / 2, y: (canvas?.clientHeight ?? 0) / 2 };
}

function show(hex: string | undefined): void {
  const { board } = useBoard.getState();
  if (board && hex !== undefined) bringIntoSight(board, hex, 0);
}

/**
 * Chooses a piece of an opened stack. Goes where the arrows stand, or marks what stands there; of what is marked, does the one thing that can be done. Where
 * there are several, or something is asked, the focus goes to the buttons that tell them apart. False when nothing is meant.
 */
export function enter(store: MatchStore): boolean {
  const { fan, select } = store.getState();
  if (fan?.piece) {
    select(fan.piece);
    return true;
  }
  const table = tableOf(store);
  if (!table?.mine) return false;
  const { aim, walked, send } = table.state;
  if (aim === null && walked !== null && (goThere(table, walked, true) || aimThere(table, walked))) {
    if (meant(store).length > 1) toButtons();
    return true;
  }
  const [only, another] = meantOrOnly(store, table);
  if (only && !another) void send(only.command);
  else return toButtons();
  return true;
}

/** What is marked; where nothing is, the one answer to what is asked. */
function meantOrOnly(store: MatchStore, { state, question }: Table): readonly OfferedCommand[] {
  const answers = question && state.offer?.ply === state.ply ? state.offer.commands : [];
  return state.aim === null && answers.length === 1 ? answers : meant(store);
}

/** All that can be done with what is marked. */
function meant(store: MatchStore): readonly OfferedCommand[] {
  const table = tableOf(store);
  const { target, hex } = table?.state.aim ?? {};
  if (!table) return [];
  if (target !== undefined) return table.lit.targets.get(target) ?? [];
  return hex === undefined ? [] : apart(table.face, table.lit.places.get(hex) ?? []);
}

/** Buttons by which the orders tell apart what can be done, the nearest to what is marked first. */
const BUTTONS = [
  '.target.open .target-body .button',
  '.options > div > .button',
  '.question .button',
  '.options > .button',
];

/** Once the page has shown what was marked; false where there is nothing to press. */
function toButtons(): boolean {
  if (!document.querySelector('.orders .options, .orders .question')) return false;
  requestAnimationFrame(() => {
    const orders = document.querySelector('.orders');
    const found = BUTTONS.flatMap((each) => orders?.querySelector<HTMLElement>(`${each}:not(:disabled)`) ?? []);
    found[0]?.focus();
  });
  return true;
}
