/**
 * What a tap on the board means, given what the server offers. A tap never does what was not lit: what is not offered
 * is asked about instead, so that the player learns why.
 */
import { hexOf, type OfferedCommand } from '../../face/view.ts';
import { isMine } from '../../match/line/context.ts';
import { faceOf, type MatchStore } from '../../match/line/store.ts';
import { isQuestion } from '../../match/parts/questions.ts';
import { laidBy } from './board-model.ts';
import { actorOf, group, placeOf, targetsOn } from './options.ts';
import { answerTried, tried } from './why.ts';

/** On a screen without a hovering pointer the first tap shows the way and the second one goes. */
const tapsTwice = (): boolean => matchMedia('(hover: none)').matches;

function offered(store: MatchStore): readonly OfferedCommand[] {
  const state = store.getState();
  if (!state.view || !isMine(state)) return [];
  const face = faceOf(state);
  if (state.laying) return laidBy(face, state.offer?.commands ?? [], state.laying);
  return isQuestion(face, state.view) ? (state.offer?.commands ?? []) : (state.options ?? []);
}

/** Goes where an offered command leads, or shows it first where one taps twice; false when nothing leads there. */
function goThere(store: MatchStore, hex: string): boolean {
  const state = store.getState();
  if (!state.view) return false;
  const face = faceOf(state);
  const list = group(face, offered(store), state.view).places.get(hex);
  const first = list?.[0];
  if (!first) return false;
  // On top of the Culvert or in the passage under it: the player must say which.
  // Likewise when several pieces may go to one hex, or one may do several things there; and a formation is not broken
  // up by a tap.
  const question = isQuestion(face, state.view);
  const several =
    new Set(
      list.map(({ command }) => (question ? actorOf(face, command) : `${command.type} ${placeOf(face, command)}`)),
    ).size > 1;
  const breaksUp =
    first.command.type === 'move' &&
    state.view.formations.some(({ units }) => units.includes(actorOf(face, first.command) ?? ''));
  const aimed = targetsOn(face, group(face, offered(store), state.view), state.view, hex).length > 0;
  if (several || breaksUp || (aimed && !question) || (tapsTwice() && !state.laying && state.aim?.hex !== hex))
    state.setAim({ hex });
  else void state.send(first.command);
  return true;
}

function aimThere(store: MatchStore, hex: string): boolean {
  const state = store.getState();
  if (!state.view) return false;
  const face = faceOf(state);
  const target = targetsOn(face, group(face, offered(store), state.view), state.view, hex)[0];
  if (!target) return false;
  state.setAim({ target, hex });
  return true;
}

export function tapHex(store: MatchStore, hex: string): void {
  const state = store.getState();
  if (!state.view) return;
  if (goThere(store, hex) || aimThere(store, hex)) return;
  if (state.laying ? askWhyNotLaid(store, hex) : askWhyNoAnswer(store, hex) || askWhyNot(store, hex)) return;
  const { gazetteer, pieces } = faceOf(state);
  state.selectHex(gazetteer.isPlayable(hex) || pieces.on(state.view, hex).length > 0 ? hex : null);
}

export function tapPiece(store: MatchStore, id: string, hex: string): void {
  const state = store.getState();
  if (!state.view) return;
  const face = faceOf(state);
  const own = face.pieces.side(id) === state.side;
  // A question is answered by the hex, whoever stands there.
  if (isMine(state) && (isQuestion(face, state.view) || state.laying)) {
    if (goThere(store, hex) || askWhyNotLaid(store, hex)) return;
  }
  if (!own) {
    const grouped = group(face, offered(store), state.view);
    if (grouped.targets.has(id)) return state.setAim({ target: id, hex });
    if (aimThere(store, hex) || goThere(store, hex)) return;
    if (askWhyNot(store, hex, id)) return;
  } else if (state.piece && state.piece !== id && group(face, offered(store), state.view).targets.has(id)) {
    return state.setAim({ target: id, hex });
  }
  // Stacking: the tap chooses the other piece, and the way there stays on offer.
  const option =
    own && state.piece && state.piece !== id ? group(face, offered(store), state.view).places.get(hex)?.[0] : undefined;
  state.select(state.piece === id ? null : id, state.piece && option ? { piece: state.piece, option } : null);
}

export function dropPiece(store: MatchStore, id: string, hex: string | null): void {
  const state = store.getState();
  if (!hex || !isMine(state) || state.view?.decision?.kind !== 'deployment') return;
  if (hexOf(state.view, id) === hex) return;
  state.select(id);
  void state.sendInTurn({ type: 'deploy', piece: id, hex });
}

/** Asks why what is in hand cannot be laid on a hex; false when nothing is. */
function askWhyNotLaid(store: MatchStore, hex: string): boolean {
  const state = store.getState();
  const { laying, gazetteer } = faceOf(state);
  if (!state.laying || !laying || !gazetteer.isPlayable(hex)) return false;
  const { command, what } = laying.trial(state.laying, hex);
  void state.askWhy(command, what);
  return true;
}

/** Asks why the piece that a question is about cannot go to a hex; false where it is asked about nothing of the kind. */
function askWhyNoAnswer(store: MatchStore, hex: string): boolean {
  const state = store.getState();
  const trial = state.view && isMine(state) ? answerTried(faceOf(state), state.view, hex) : undefined;
  if (!trial) return false;
  void state.askWhy(trial.command, trial.what);
  return true;
}

/** Asks the server why the piece in hand cannot do this; false when there is nothing to ask. */
function askWhyNot(store: MatchStore, hex: string, tapped?: string): boolean {
  const state = store.getState();
  const { view, piece, options } = state;
  if (!view || !piece || !options || !isMine(state)) return false;
  const face = faceOf(state);
  if (face.pieces.side(piece) !== state.side) return false;
  const trial = tried(face, view, piece, hex, tapped);
  if (!trial) return false;
  void state.askWhy(trial.command, trial.what);
  return true;
}
