/**
 * What a tap or a carry on the table means, given what the server offers. A first tap shows what would be done, with its
 * chances; a second one does it.
 */
import type { At } from '../../board/plane/model.ts';
import type { Figure, PlaneFace } from '../../face/plane-face.ts';
import type { MatchView } from '../../face/view.ts';
import { isMine } from '../../match/line/context.ts';
import type { MatchActions, MatchState, MatchStore } from '../../match/line/store.ts';
import { gapOf } from './bearing.ts';
import { type Grouped, group, meantBy, offeredNow, type Option } from './options.ts';
import { faceOf } from './own.ts';
import { choiceFor, commandOfWay, dropWay, leadTo, useMeasures } from './way.ts';

interface Now {
  readonly face: PlaneFace;
  readonly state: MatchState & MatchActions;
  readonly view: MatchView;
  readonly mine: boolean;
  readonly figures: readonly Figure[];
  readonly lit: Grouped;
}

export function nowOf(store: MatchStore): Now | undefined {
  const state = store.getState();
  const { view } = state;
  if (!view) return undefined;
  const face = faceOf(state);
  return {
    face,
    state,
    view,
    mine: isMine(state),
    figures: face.figures(view),
    lit: group(face, view, offeredNow(face, state)),
  };
}

const hasMouse = (): boolean => matchMedia('(hover: hover)').matches;

/** The figure in hand can be led somewhere in this step. */
export function canLead({ face, state, view, mine }: Now): boolean {
  const { piece, offer } = state;
  return (
    mine &&
    piece !== null &&
    offer?.actors.includes(piece) === true &&
    face.led(view, piece, [[0, 0]], []) !== undefined
  );
}

export function tapFigure(store: MatchStore, id: string, at: At): void {
  const now = nowOf(store);
  if (!now) return;
  const { state, lit, mine } = now;
  const { taping, looking } = useMeasures.getState();
  if (taping) return tapTape(store, at, id);
  if (looking && state.piece !== null && id !== state.piece) useMeasures.setState({ seen: id });
  if (looking && state.piece !== null && id !== state.piece && !(mine && lit.targets.has(id))) return;
  if (mine && id !== state.piece && lit.targets.has(id)) return aimOrAct(store, now, { target: id });
  const { way } = useMeasures.getState();
  if (way?.set && id === state.piece) return dropWay();
  dropWay();
  state.select(state.piece === id ? null : id);
}

export function tapSpot(store: MatchStore, id: string): void {
  const now = nowOf(store);
  if (now?.mine) aimOrAct(store, now, { hex: id });
}

/** Marks it, or does it where it is marked and what is meant is beyond doubt. */
function aimOrAct(
  store: MatchStore,
  { state, lit }: Now,
  aim: { readonly target?: string; readonly hex?: string },
): void {
  dropWay();
  const marked = state.aim?.target === aim.target && state.aim?.hex === aim.hex;
  const list = aim.target === undefined ? spotOf(lit, aim.hex) : (lit.targets.get(aim.target) ?? []);
  const meant = meantBy(list, choiceFor(useMeasures.getState(), state.piece, aim.target));
  if (marked && meant) void store.getState().send(meant.offered.command);
  else state.setAim(aim);
}

const spotOf = ({ spots }: Grouped, id: string | undefined): readonly Option[] => {
  const spot = spots.get(id ?? '');
  return spot ? [spot] : [];
};

export function tapGround(store: MatchStore, at: At, near: number): void {
  const now = nowOf(store);
  if (!now) return;
  const { state, face, view, figures } = now;
  if (useMeasures.getState().taping) return tapTape(store, at, null);
  if (!canLead(now) || state.piece === null) {
    dropWay();
    return state.selectHex(null);
  }
  const own = figures.find(({ id }) => id === state.piece);
  // Who is not on the table yet is put there.
  if (!own) {
    const command = face.led(view, state.piece, [at], []);
    return command ? void state.send(command) : undefined;
  }
  const { way } = useMeasures.getState();
  const end = way?.points.at(-1);
  if (way?.set && end && Math.hypot(end[0] - at[0], end[1] - at[1]) <= own.r + near) return confirmWay(store);
  state.setAim(null);
  leadTo(store, at, [], true);
}

/** Sends the figure in hand on the way that is shown; asks why not where the server has said no. */
export function confirmWay(store: MatchStore): void {
  const command = commandOfWay(store);
  const { way } = useMeasures.getState();
  const { send, askWhy, piece } = store.getState();
  if (!command || !way || piece === null) return;
  if (way.refusal) {
    void askWhy(command, faceOf(store.getState()).pieces.name(piece));
    return;
  }
  dropWay();
  void send(command);
}

export function hover(store: MatchStore, at: At | null, figure: string | null): void {
  const measures = useMeasures.getState();
  if (measures.tape && at && measures.taping && measures.tape.to === null) return;
  if (measures.looking && figure !== null && figure !== measures.seen) useMeasures.setState({ seen: figure });
  const now = nowOf(store);
  if (!now || measures.way?.set) return;
  if (at === null || figure !== null || !canLead(now)) {
    if (measures.way && measures.way.corners.length === 0) dropWay();
    return;
  }
  if (now.figures.some(({ id }) => id === now.state.piece) && now.state.aim === null) leadTo(store, at);
}

/** While a figure is carried its way bends round what stands in between. */
export function drag(store: MatchStore, id: string, at: At): void {
  const { piece, select } = store.getState();
  if (piece !== id) select(id);
  const now = nowOf(store);
  if (!now || !canLead(now)) return;
  const over = enemyUnder(now, id, at);
  // What it would be to charge whom it is held over, as soon as the server has said how.
  const charge = over && now.lit.targets.has(over.id) ? over.id : null;
  if (useMeasures.getState().over !== charge) useMeasures.setState({ over: charge });
  if (charge !== null) dropWay();
  else leadTo(store, over ? beside(now, id, over) : at, over ? [over.id] : []);
}

export function drop(store: MatchStore, id: string, at: At | null): void {
  useMeasures.setState({ over: null });
  const now = nowOf(store);
  if (!now || at === null || !canLead(now)) return dropWay();
  const over = enemyUnder(now, id, at);
  if (over) {
    dropWay();
    void chargeWhenKnown(store, over.id);
    return;
  }
  leadTo(store, at, [], true);
  if (hasMouse()) void goWhenKnown(store);
}

function enemyUnder({ figures }: Now, id: string, at: At): Figure | undefined {
  const own = figures.find((each) => each.id === id);
  return own && figures.find((each) => each.side !== own.side && gapOf({ at, r: own.r * 0.4 }, each) === 0);
}

/** Where a figure that comes straight would stand in contact with another. */
function beside({ figures }: Now, id: string, { at, r }: Figure): At {
  const own = figures.find((each) => each.id === id);
  if (!own) return at;
  const [x, y] = [own.at[0] - at[0], own.at[1] - at[1]];
  const far = Math.hypot(x, y);
  const out = far === 0 ? 0 : (own.r + r + 2) / far;
  return [Math.round(at[0] + x * out), Math.round(at[1] + y * out)];
}

/** Where it was put down on an enemy the contact points are the server's: the first of them is marked. */
async function chargeWhenKnown(store: MatchStore, target: string): Promise<void> {
  await known(store, ({ options }) => options !== null);
  const now = nowOf(store);
  if (!now?.mine) return;
  if (now.lit.targets.has(target)) now.state.setAim({ target });
  else {
    const { face, view, state, figures } = now;
    const other = figures.find(({ id }) => id === target);
    const at = other && state.piece !== null ? beside(now, state.piece, other) : undefined;
    const command = at && state.piece !== null ? face.led(view, state.piece, [at], [target]) : undefined;
    if (command && state.piece !== null)
      void state.askWhy(command, `${face.pieces.name(state.piece)}, ${face.pieces.name(target)}`);
  }
}

/** Carried by a mouse it goes as soon as the server has said that it can, which can be taken back. */
async function goWhenKnown(store: MatchStore): Promise<void> {
  const { way } = useMeasures.getState();
  if (!way) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => stop(), 1500);
    const stop = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const unsubscribe = useMeasures.subscribe((state) => {
      if (state.way === null || state.way.points !== way.points || state.way.refusal !== undefined) stop();
    });
  });
  const after = useMeasures.getState().way;
  if (after?.points === way.points && after.refusal === null) confirmWay(store);
}

async function known(store: MatchStore, is: (state: MatchState) => boolean): Promise<void> {
  if (is(store.getState())) return;
  await new Promise<void>((resolve) => {
    const stop = store.subscribe((state) => {
      if (!is(state)) return;
      stop();
      resolve();
    });
  });
}

/** The first tap lays the end of the tape, the second draws it; the next begins anew. */
function tapTape(store: MatchStore, at: At, id: string | null): void {
  const { tape } = useMeasures.getState();
  const state = store.getState();
  const figure =
    state.view && id !== null
      ? faceOf(state)
          .figures(state.view)
          .find((each) => each.id === id)
      : undefined;
  const place = figure?.at ?? at;
  if (!tape || tape.to !== null) useMeasures.setState({ tape: { from: place, to: null, ids: [id] } });
  else useMeasures.setState({ tape: { ...tape, to: place, ids: [...tape.ids, id] } });
}
