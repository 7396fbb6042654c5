/** What is asked about by tapping a hex that is not lit, in the steps that only Helm's Deep has. */
import type { Command } from '@warbeacon/siege';
import type { HexFace, Laying } from '../../face/hex-face.ts';
import { hexOf } from '../../face/view.ts';
import { areNeighbours, gateBetween, isPlayable } from './gazetteer.ts';
import { pieceName, unitSpec } from './pieces.ts';
import { commandLabel } from './words/commands.ts';
import { rocksWords } from './words/siege.ts';

export const trials: HexFace['trials'] = {
  arrivals: (_view, piece, hex) =>
    isPlayable(hex) ? { command: { type: 'arrive', piece, hex }, what: `${pieceName(piece)} to ${hex}` } : undefined,
  'rear-guard': 'movement',
  siege(view, piece, hex) {
    const from = hexOf(view, piece);
    if (!unitSpec(piece) || !from || !isPlayable(hex) || !areNeighbours(from, hex)) return undefined;
    const gate = gateBetween(from, hex);
    // A gate is for the ram or for axes; against any other side only a ladder helps.
    const carriesRam = Object.values(view.markers).some((marker) => marker.kind === 'ram' && marker.with === piece);
    const command: Command =
      gate && gate !== 'culvert'
        ? { type: carriesRam ? 'ram' : 'batter', unit: piece, gate }
        : { type: 'layLadder', unit: piece, against: hex };
    return { command, what: commandLabel(command) };
  },
};

/** Rocks and dummies, laid ready on the walls. */
export const rocksLaying: Laying = {
  lays: (command, sort) => command.type === 'placeRocks' && command['dummy'] === (sort === 'dummy'),
  trial: (sort, hex) => ({
    command: { type: 'placeRocks', hex, dummy: sort === 'dummy' },
    what: `${sort === 'dummy' ? rocksWords.dummy : rocksWords.real}: ${hex}`,
  }),
};
