/**
 * What a tap on the board means, given what the server offers. A tap never does what was not lit: what is not offered
 * is asked about instead, so that the player learns why.
 */
import type { Trial } from '../../face/hex-face.ts';
import { hexOf, type SiegeView } from '../../face/view.ts';
import { isQuestion } from '../../match/parts/questions.ts';
import { crewOf } from './hauling.ts';
import { canMarch, marchThere } from './marching.ts';
import { actorOf, type Grouped, group, offeredNow, placeOf, targetsOn } from './options.ts';
import { answerTried, hauled, tried } from './why.ts';
import { type Face, faceOf, isMine, type MatchActions, type MatchState, type MatchStore } from './own.ts';

/** On a screen without a hovering pointer the first tap shows the way and the second one goes. */
const tapsTwice = (): boolean => matchMedia('(hover: none)').matches;

/** The table as it stands when it is tapped. */
export interface Table {
  readonly face: Face;
  readonly state: MatchState & MatchActions;
  readonly view: SiegeView;
  /** Somebody at this table decides now, */
  readonly mine: boolean;
  /** and is asked one question. */
  readonly question: boolean;
  /** What is lit. */
  readonly lit: Grouped;
}

export function tableOf(store: MatchStore): Table | undefined {
  const state = store.getState();
  const { view } = state;
  if (!view) return undefined;
  const face = faceOf(state);
  const mine = isMine(state);
  const lit = group(face, mine ? offeredNow(face, state) : [], view);
  return { face, state, view, mine, question: isQuestion(face, view), lit };
}

/**
 * Goes where an offered command leads, or shows it first where one taps twice and is not `sure`, as who carries a piece there
 * is; false when nothing leads there.
 */
export function goThere({ face, state, view, question, lit }: Table, hex: string, sure = false): boolean {
  const list = lit.places.get(hex);
  const first = list?.[0];
  if (!first) return false;
  // Where a hex has a place of its own below it, or one piece may do several things there, or several may go there, the
  // player must say which. And a formation is not broken up by a tap.
  const several =
    new Set(
      list.map(({ command }) => (question ? actorOf(face, command) : `${command.type} ${placeOf(face, command)}`)),
    ).size > 1;
  const breaksUp =
    first.command.type === 'move' &&
    view.formations.some(({ units }) => units.includes(actorOf(face, first.command) ?? ''));
  const aimed = targetsOn(face, lit, view, hex).length > 0;
  // What dice decide is looked at before it is done; a question shows its odds by itself.
  const diced = !question && list.some(({ odds }) => odds !== undefined);
  const unsure = !sure && tapsTwice() && !state.laying && state.aim?.hex !== hex;
  if (several || breaksUp || diced || (aimed && !question) || unsure) state.setAim({ hex });
  else void state.send(first.command);
  return true;
}

export function aimThere(table: Table, hex: string): boolean {
  const { face, view, lit } = table;
  const target = targetsOn(face, lit, view, hex)[0];
  if (!target) return false;
  aimOrAct(table, target, hex);
  return true;
}

/**
 * The first tap marks a target and opens its odds, the second one does it where one thing only can be done to it. An answer
 * that no dice decide needs one tap.
 */
function aimOrAct({ state, lit, question }: Table, target: string, hex: string): void {
  const [only, another] = lit.targets.get(target) ?? [];
  const sure = state.aim?.target === target || (question && only?.odds === undefined && !tapsTwice());
  if (sure && only && !another) void state.send(only.command);
  else state.setAim({ target, hex });
}

export function tapHex(store: MatchStore, hex: string): void {
  const table = tableOf(store);
  if (!table) return;
  const { face, state, view } = table;
  if (marchThere(store, hex)) return;
  if (goThere(table, hex) || aimThere(table, hex)) return;
  if (state.laying ? askWhyNotLaid(table, hex) : askWhyNoAnswer(table, hex) || askWhyNot(table, hex)) return;
  state.selectHex(face.gazetteer.isPlayable(hex) || face.pieces.on(view, hex).length > 0 ? hex : null);
}

/** `add`: with Shift held, which gathers several. */
export function tapPiece(store: MatchStore, id: string, hex: string, add = false): void {
  const table = tableOf(store);
  if (!table) return;
  const { face, state, view, mine, question, lit } = table;
  if (view.markers[id]) return takeUp(table, id, state.along !== id);
  const own = face.pieces.side(id) === state.side;
  if (canMarch(state)) {
    if (own && (add || state.several) && state.offer?.actors.includes(id)) return state.toggle(id);
    // Whoever is not of the group, and no piece that could be chosen in its place, stands for the hex.
    if (!own && marchThere(store, hex)) return;
  }
  // A question is answered by the hex, whoever stands there.
  if (mine && (question || state.laying) && (goThere(table, hex) || askWhyNotLaid(table, hex))) return;
  if (!own) {
    if (lit.targets.has(id)) return aimOrAct(table, id, hex);
    if (aimThere(table, hex) || goThere(table, hex) || askWhyNot(table, hex, id)) return;
  }
  const other = own && state.piece !== null && state.piece !== id;
  if (other && lit.targets.has(id)) return aimOrAct(table, id, hex);
  // What is lit is gone to, whoever of one's own stands there: a leader joins, a unit has the other make room.
  if (other && goThere(table, hex)) return;
  // Who lies below in a stack is not to be seen before it is opened: under a pointer that hovers it is.
  const opens = tapsTwice() && state.fan?.hex !== hex && face.pieces.on(view, hex).length > 1;
  if (opens) state.setFan({ hex, piece: null });
  else state.select(state.piece === id && !isInHandByItself(table, id) ? null : id);
}

/** Who alone can shoot or fight is in hand at once: a click that means to choose it does not put it down. */
const isInHandByItself = ({ face, state, view }: Table, id: string): boolean =>
  state.offer?.actors.length === 1 &&
  state.offer.actors[0] === id &&
  face.words.decisions[view.decision?.kind ?? '']?.step?.aims === true;

/** A box was drawn round pieces: those of them who can move are in hand together. */
export function gatherPieces(store: MatchStore, ids: readonly string[]): void {
  const state = store.getState();
  if (!canMarch(state)) return;
  const able = ids.filter((id) => state.offer?.actors.includes(id));
  if (able.length > 0) state.gather([...new Set([...state.group, ...able])]);
}

/** A piece, or a marker with who takes it along, is lifted from the board. Where it may go lights up while it is carried there. */
export function liftPiece(store: MatchStore, id: string): void {
  const table = tableOf(store);
  if (table?.view.markers[id]) takeUp(table, id, true);
  else if (table && table.state.piece !== id) table.state.select(id);
}

export function dropPiece(store: MatchStore, id: string, hex: string | null): void {
  const table = tableOf(store);
  if (!hex || !table?.mine) return;
  const { state, view } = table;
  if ((view.markers[id]?.hex ?? hexOf(view, id)) === hex) return;
  if (view.decision?.kind === 'deployment') {
    state.select(id);
    void state.sendInTurn({ type: 'deploy', piece: id, hex });
  } else void dropThere(store, id, hex);
}

/** What the piece can do may still have to be told: it was taken up as it was lifted. */
async function dropThere(store: MatchStore, id: string, hex: string): Promise<void> {
  const { piece, along } = store.getState();
  if (id !== piece && id !== along) return;
  await whenKnown(store);
  const table = tableOf(store);
  if (!table?.mine || table.state.piece !== piece || table.state.along !== along) return;
  if (!goThere(table, hex, true)) askWhyNot(table, hex);
}

/** Resolves as soon as it is known what the piece in hand can do. */
async function whenKnown(store: MatchStore): Promise<void> {
  const isKnown = ({ piece, options }: MatchState): boolean => piece === null || options !== null;
  if (isKnown(store.getState())) return;
  await new Promise<void>((resolve) => {
    const stop = store.subscribe((state) => {
      if (!isKnown(state)) return;
      stop();
      resolve();
    });
  });
}

/** Takes in hand who can take a marker along, with it or without. */
function takeUp({ face, state }: Table, marker: string, along: boolean): void {
  const crew = crewOf(face, state, marker);
  const piece = crew.find((id) => id === state.piece) ?? crew[0];
  if (piece === undefined) return;
  if (piece !== state.piece) state.select(piece);
  state.takeAlong(along ? marker : null);
}

/** Asks why what is in hand cannot be laid on a hex; false when nothing is. */
function askWhyNotLaid({ face, state }: Table, hex: string): boolean {
  const { laying, gazetteer } = face;
  if (!state.laying || !laying || !gazetteer.isPlayable(hex)) return false;
  return ask(state, laying.trial(state.laying, hex));
}

/** Asks why the piece that a question is about cannot go to a hex; false where it is asked about nothing of the kind. */
function askWhyNoAnswer({ face, state, view, mine }: Table, hex: string): boolean {
  return ask(state, mine ? answerTried(face, view, hex) : undefined);
}

/** Asks the server why the piece in hand cannot do this; false when there is nothing to ask. */
function askWhyNot({ face, state, view, mine }: Table, hex: string, tapped?: string): boolean {
  const { piece, options, side, along } = state;
  if (!piece || !options || !mine || face.pieces.side(piece) !== side) return false;
  return ask(state, along ? hauled(face, view, piece, along, hex) : tried(face, view, piece, hex, tapped));
}

function ask(state: MatchActions, trial: Trial | undefined): boolean {
  if (!trial) return false;
  void state.askWhy(trial.command, trial.what);
  return true;
}
