/** Helm's Deep as the pages show it, but for the cards: nothing here needs a screen. */
import type { View } from '@warbeacon/siege';
import type { PlainHexFace } from '../../face/hex-face.ts';
import type { Counters } from '../../face/pieces.ts';
import { makeToll } from '../siege/toll.ts';
import { makeUntouched } from '../siege/words/question.ts';
import { strengthsCode } from '../siege/worth.ts';
import { animationsOf } from './animations.ts';
import { board } from './board.ts';
import { factsOf } from './facts.ts';
import { gazetteer } from './gazetteer.ts';
import { leaderSpec, pieceNames, rallyRating, unitSpec } from './pieces.ts';
import { title } from './title.ts';
import { rocksLaying, trials } from './trials.ts';
import { wire } from './wire.ts';
import { COMMAND_SHAPES } from './words/commands.ts';
import { words } from './words/words.ts';

/** [12.0] The turn track as printed on the map's edge: night until the thirteenth turn is over. */
const LAST_TURN = 20;
const LAST_NIGHT = 13;

const pieces: Counters = {
  ...pieceNames,
  strengths(view: View, unit) {
    const spec = unitSpec(unit);
    return spec ? strengthsCode(spec, view.units[unit]?.reduced ?? false, view.options) : '';
  },
  rally(view: View, leader) {
    const spec = leaderSpec(leader);
    return spec ? rallyRating(spec, view.leaders[leader]?.reduced ?? false, view.options) : 0;
  },
  facts: factsOf,
};

export const plainFace: PlainHexFace = {
  title,
  wire,
  turns: { last: () => LAST_TURN, isNight: (turn) => turn <= LAST_NIGHT },
  pieces,
  gazetteer,
  words,
  commands: COMMAND_SHAPES,
  toll: makeToll(pieces),
  untouched: makeUntouched(pieces.side),
  laying: rocksLaying,
  trials,
  animationsOf,
  board,
  course: async () => (await import('./course.ts')).course,
};
