/**
 * What a tap on the board means, given what the server offers. A tap never does what was not lit: what is not offered
 * is asked about instead, so that the player learns why.
 */
import type { Command } from '@warbeacon/siege';
import { areNeighbours, gateBetween, isPlayable, straightWay } from '../../games/helms-deep/gazetteer.ts';
import { hexOf, pieceName, piecesOn, pieceSide, unitSpec } from '../../games/helms-deep/pieces.ts';
import { commandLabel } from '../../games/helms-deep/words/commands.ts';
import { rocksWords } from '../../games/helms-deep/words/siege.ts';
import { isMine } from '../../match/line/context.ts';
import type { MatchStore } from '../../match/line/store.ts';
import { isQuestion } from '../../match/parts/questions.ts';
import { readyRocks } from './board-model.ts';
import { actorOf, group, placeOf, targetsOn } from './options.ts';
import { answerTried, foeOf } from './why.ts';
import type { OfferedCommand } from '../../games/helms-deep/wire.ts';

/** On a screen without a hovering pointer the first tap shows the way and the second one goes. */
const tapsTwice = (): boolean => matchMedia('(hover: none)').matches;

function offered(store: MatchStore): readonly OfferedCommand[] {
  const state = store.getState();
  if (!state.view || !isMine(state)) return [];
  if (state.rocks) return readyRocks(state.offer?.commands ?? [], state.rocks);
  return isQuestion(state.view) ? (state.offer?.commands ?? []) : (state.options ?? []);
}

/** Goes where an offered command leads, or shows it first where one taps twice; false when nothing leads there. */
function goThere(store: MatchStore, hex: string): boolean {
  const state = store.getState();
  if (!state.view) return false;
  const list = group(offered(store), state.view).places.get(hex);
  const first = list?.[0];
  if (!first) return false;
  // On top of the Culvert or in the passage under it: the player must say which.
  // Likewise when several pieces may go to one hex, or one may do several things there; and a formation is not broken
  // up by a tap.
  const question = isQuestion(state.view);
  const several =
    new Set(list.map(({ command }) => (question ? actorOf(command) : `${command.type} ${placeOf(command)}`))).size > 1;
  const breaksUp =
    first.command.type === 'move' &&
    state.view.formations.some(({ units }) => units.includes(actorOf(first.command) ?? ''));
  const aimed = targetsOn(group(offered(store), state.view), state.view, hex).length > 0;
  if (several || breaksUp || (aimed && !question) || (tapsTwice() && !state.rocks && state.aim?.hex !== hex))
    state.setAim({ hex });
  else void state.send(first.command);
  return true;
}

function aimThere(store: MatchStore, hex: string): boolean {
  const state = store.getState();
  if (!state.view) return false;
  const target = targetsOn(group(offered(store), state.view), state.view, hex)[0];
  if (!target) return false;
  state.setAim({ target, hex });
  return true;
}

export function tapHex(store: MatchStore, hex: string): void {
  const state = store.getState();
  if (!state.view) return;
  if (goThere(store, hex) || aimThere(store, hex)) return;
  if (state.rocks ? askWhyNoRocks(store, hex) : askWhyNoAnswer(store, hex) || askWhyNot(store, hex)) return;
  state.selectHex(isPlayable(hex) || piecesOn(state.view, hex).length > 0 ? hex : null);
}

export function tapPiece(store: MatchStore, id: string, hex: string): void {
  const state = store.getState();
  if (!state.view) return;
  const own = pieceSide(id) === state.side;
  // A question is answered by the hex, whoever stands there.
  if (isMine(state) && (isQuestion(state.view) || state.rocks) && (goThere(store, hex) || askWhyNoRocks(store, hex)))
    return;
  if (!own) {
    const grouped = group(offered(store), state.view);
    if (grouped.targets.has(id)) return state.setAim({ target: id, hex });
    if (aimThere(store, hex) || goThere(store, hex)) return;
    if (askWhyNot(store, hex, id)) return;
  } else if (state.piece && state.piece !== id && group(offered(store), state.view).targets.has(id)) {
    return state.setAim({ target: id, hex });
  }
  // Stacking: the tap chooses the other piece, and the way there stays on offer.
  const option =
    own && state.piece && state.piece !== id ? group(offered(store), state.view).places.get(hex)?.[0] : undefined;
  state.select(state.piece === id ? null : id, state.piece && option ? { piece: state.piece, option } : null);
}

export function dropPiece(store: MatchStore, id: string, hex: string | null): void {
  const state = store.getState();
  if (!hex || !isMine(state) || state.view?.decision?.kind !== 'deployment') return;
  if (hexOf(state.view, id) === hex) return;
  state.select(id);
  void state.sendInTurn({ type: 'deploy', piece: id, hex });
}

/** Asks why no rocks can be laid ready on a hex; false when none are in hand. */
function askWhyNoRocks(store: MatchStore, hex: string): boolean {
  const { rocks, askWhy } = store.getState();
  if (!rocks || !isPlayable(hex)) return false;
  void askWhy({ type: 'placeRocks', hex, dummy: rocks === 'dummy' }, `${rocksWords[rocks]}: ${hex}`);
  return true;
}

/** Asks why the piece that a question is about cannot go to a hex; false where it is asked about nothing of the kind. */
function askWhyNoAnswer(store: MatchStore, hex: string): boolean {
  const state = store.getState();
  const tried = state.view && isMine(state) ? answerTried(state.view, hex) : undefined;
  if (!tried) return false;
  void state.askWhy(tried.command, tried.what);
  return true;
}

/** Asks the server why the piece in hand cannot do this; false when there is nothing to ask. */
function askWhyNot(store: MatchStore, hex: string, tapped?: string): boolean {
  const state = store.getState();
  const { view, piece, options } = state;
  if (!view || !piece || !options || !isMine(state) || pieceSide(piece) !== state.side) return false;
  const from = hexOf(view, piece);
  const isUnit = unitSpec(piece) !== undefined;
  const target = foeOf(view, piece, hex, tapped);
  switch (view.decision?.kind) {
    case 'deployment':
      if (!isPlayable(hex)) return false;
      void state.askWhy({ type: 'deploy', piece, hex }, `${pieceName(piece)} on ${hex}`);
      return true;
    case 'arrivals':
      if (!isPlayable(hex)) return false;
      void state.askWhy({ type: 'arrive', piece, hex }, `${pieceName(piece)} to ${hex}`);
      return true;
    case 'siege': {
      if (!isUnit || !from || !isPlayable(hex) || !areNeighbours(from, hex)) return false;
      const gate = gateBetween(from, hex);
      // A gate is for the ram or for axes; against any other side only a ladder helps.
      const carriesRam = Object.values(view.markers).some((marker) => marker.kind === 'ram' && marker.with === piece);
      const command: Command =
        gate && gate !== 'culvert'
          ? { type: carriesRam ? 'ram' : 'batter', unit: piece, gate }
          : { type: 'layLadder', unit: piece, against: hex };
      void state.askWhy(command, commandLabel(command));
      return true;
    }
    case 'rear-guard':
    case 'movement': {
      if (!from || from === hex || !isPlayable(hex)) return false;
      // The straight way: the first hexside or zone that stops it is the answer.
      const path = straightWay(from, hex);
      if (path.length === 0 || path.length > 40) return false;
      void state.askWhy({ type: 'move', piece, path: [...path] }, `${pieceName(piece)} to ${hex}`);
      return true;
    }
    case 'missile':
      if (!target || !isUnit) return false;
      void state.askWhy({ type: 'fire', unit: piece, target }, `${pieceName(piece)} at ${pieceName(target)}`);
      return true;
    case 'duel':
      if (!target || isUnit) return false;
      void state.askWhy({ type: 'duel', leader: piece, target }, `${pieceName(piece)} against ${pieceName(target)}`);
      return true;
    case 'melee':
      if (!target || !isUnit) return false;
      void state.askWhy({ type: 'attack', unit: piece, target }, `${pieceName(piece)} against ${pieceName(target)}`);
      return true;
    default:
      return false;
  }
}
