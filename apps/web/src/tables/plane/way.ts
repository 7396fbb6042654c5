/** The way in hand, from corner to corner, and whether it can be gone; a tape that is drawn; circles that are laid. */
import { create } from 'zustand';
import type { WireRefusal } from '@warbeacon/protocol';
import type { At } from '../../board/plane/model.ts';
import type { Figure } from '../../face/plane-face.ts';
import type { GameCommand } from '../../face/view.ts';
import type { MatchStore } from '../../match/line/store.ts';
import { bend, type Obstacle } from './bend.ts';
import { gapOf } from './bearing.ts';
import type { Choice } from './options.ts';
import { faceOf } from './own.ts';

interface Way {
  /** Corners that were set by hand. */
  readonly corners: readonly At[];
  /** The whole way, without where it begins. */
  readonly points: readonly At[];
  readonly charged: readonly string[];
  /** It waits to be confirmed; else it follows the pointer. */
  readonly set: boolean;
  /** What the server says of it: `undefined` until it has. */
  readonly refusal: WireRefusal | null | undefined;
}

interface Measures {
  readonly way: Way | null;
  /** Laid from a place to a place, or to where the pointer is. */
  readonly tape: { readonly from: At; readonly to: At | null; readonly ids: readonly (string | null)[] } | null;
  readonly taping: boolean;
  /** Over whom who is in hand is held, whom it could charge there: nothing is chosen before it is put down. */
  readonly over: string | null;
  /** Inches round who is in hand; 0 for none. */
  readonly circle: number;
  readonly zones: boolean;
  /** What who is in hand sees is shown, of whom. */
  readonly looking: boolean;
  readonly seen: string | null;
  readonly choice: Choice | null;
}

const NOTHING: Measures = {
  way: null,
  tape: null,
  taping: false,
  over: null,
  circle: 0,
  zones: true,
  looking: false,
  seen: null,
  choice: null,
};

export const useMeasures = create<Measures>()(() => NOTHING);

/** What has been chosen of what can be staked, as long as who is in hand and who is aimed at are the same. */
export const choiceFor = (
  { choice }: Pick<Measures, 'choice'>,
  piece: string | null,
  target: string | undefined,
): Choice | null => (choice?.by === piece && choice.target === target ? choice : null);

export const CIRCLES = [0, 1, 3, 6, 12] as const;

export const dropWay = (): void => useMeasures.setState({ way: null });

/** What keeps a figure from a straight way: bases, and zones of enemies whom it does not charge. */
export function obstaclesFor(store: MatchStore, id: string, charged: readonly string[]): readonly Obstacle[] {
  const state = store.getState();
  const { view } = state;
  if (!view) return [];
  const figures = faceOf(state).figures(view);
  const own = figures.find((each) => each.id === id);
  if (!own) return [];
  return figures.flatMap((other): Obstacle[] =>
    other.id === id || charged.includes(other.id)
      ? []
      : [{ at: other.at, r: other.r + own.r + Math.max(0, zoneFor(own, other) - 1) }],
  );
}

/** To how far beyond the base of an enemy a figure may not come: who stands within its zone may come no nearer. */
export const zoneFor = (own: Figure, other: Figure): number =>
  other.side === own.side ? 0 : Math.min(other.zone, gapOf(own, other));

/** Leads the figure in hand on to a place, after the corners that were set. */
export function leadTo(store: MatchStore, to: At, charged: readonly string[] = [], set = false): void {
  const state = store.getState();
  const { view, piece } = state;
  if (!view || piece === null) return;
  const own = faceOf(state)
    .figures(view)
    .find(({ id }) => id === piece);
  if (!own) return;
  const corners = useMeasures.getState().way?.corners ?? [];
  const from = corners.at(-1) ?? own.at;
  const points = [...corners, ...bend(from, to, obstaclesFor(store, piece, charged))];
  useMeasures.setState({ way: { corners, points, charged, set, refusal: undefined } });
  // What is farther than it may go at all needs no asking.
  if (charged.length > 0 || faceOf(state).cost(view, piece, points).all <= own.left + 1) ask(store);
}

/** Where the way ends now is a corner, and it goes on from there. */
export function setCorner(): void {
  const { way } = useMeasures.getState();
  if (way) useMeasures.setState({ way: { ...way, corners: way.points, set: false } });
}

export function commandOfWay(store: MatchStore): GameCommand | undefined {
  const state = store.getState();
  const { way } = useMeasures.getState();
  if (!state.view || state.piece === null || !way) return undefined;
  return faceOf(state).led(state.view, state.piece, way.points, way.charged);
}

let asking = false;
let again = false;

/** One question at a time, and of those that came meanwhile the last alone. */
function ask(store: MatchStore): void {
  if (asking) {
    again = true;
    return;
  }
  const command = commandOfWay(store);
  const asked = useMeasures.getState().way;
  if (!command || !asked) return;
  asking = true;
  void store
    .getState()
    .wonder(command)
    .then((refusal) => {
      const { way } = useMeasures.getState();
      if (way === asked && way.refusal === undefined && refusal !== undefined)
        useMeasures.setState({ way: { ...way, refusal } });
    })
    .finally(() => {
      asking = false;
      if (again) {
        again = false;
        ask(store);
      }
    });
}
