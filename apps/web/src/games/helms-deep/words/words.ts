/** Everything that is said of a match of Helm's Deep. */
import type { View } from '@warbeacon/siege';
import type { Words } from '../../../face/words.ts';
import { SEGMENTS } from '../../siege/words/phases.ts';
import { STANDARD_SILENT } from '../../siege/words/log.ts';
import { isSetUp, makeQuestion } from '../../siege/words/question.ts';
import { abilityOf } from '../abilities.ts';
import { gazetteer } from '../gazetteer.ts';
import { formationName, planName, reasonInWords } from '../names.ts';
import { pieceNames } from '../pieces.ts';
import { laidRocks, ROCKS, rocksLeft } from '../rocks.ts';
import type { OfferedCommand, PrivateMessage } from '../wire.ts';
import { answerLabel, commandLabel, LIT_WORDS, labelIn, listOf, placesLabel, tell } from './commands.ts';
import { DECISIONS } from './decisions.ts';
import { logLine, lossesLine } from './log.ts';
import { rocksLine } from './log-siege.ts';
import { PHASE_WORDS } from './phases.ts';
import { rocksWords, siegeWords } from './siege.ts';
import { worksInWords } from './works.ts';

export const words: Words = {
  phases: PHASE_WORDS,
  segments: SEGMENTS,
  decisions: DECISIONS,
  question: makeQuestion({ pieces: pieceNames, gazetteer, decisions: DECISIONS }),
  place: gazetteer.placeWithLandmark,
  isSetUp,
  left,
  forfeits,
  command: commandLabel,
  commandIn: labelIn,
  answer: answerLabel,
  places: placesLabel,
  tell,
  list: listOf,
  lit: LIT_WORDS,
  note: firesLeft,
  logLine,
  together: {
    rocksPlaced: { ofSeveralOrders: true, line: rocksLine },
    eliminated: { ofSeveralOrders: false, line: lossesLine },
  },
  silent: new Set<string>([...STANDARD_SILENT, 'rocksPlaced', 'rocksLifted']),
  reason: reasonInWords,
  formation: formationName,
  plan: planName,
  works: worksInWords,
};

/** Abilities are counted, not the pieces that have a part in them; rocks that are not laid now never are. */
function left(view: View, { commands }: PrivateMessage): string | undefined {
  const kind = view.decision?.kind;
  if (kind === 'abilities') {
    const abilities = new Set(commands.flatMap(({ command }) => abilityOf(command) ?? []));
    return abilities.size > 0 ? DECISIONS.abilities.step?.left(abilities.size) : undefined;
  }
  if (kind !== 'deployment' || !commands.some(({ command }) => command.type === 'placeRocks')) return undefined;
  const unlaid = rocksLeft(view);
  return unlaid > 0 ? rocksWords.unlaid(unlaid) : undefined;
}

/** [20.81] Rocks are laid before the battle or never. */
function forfeits(view: View): readonly string[] {
  if (view.decision?.kind !== 'deployment' || view.decision.side !== 'westernesse') return [];
  const laid = laidRocks(view);
  const dummies = laid.filter(({ dummy }) => dummy).length;
  return rocksWords.forfeits(ROCKS.real - (laid.length - dummies), ROCKS.dummy - dummies);
}

/** Of the Blasting Fire that could be given to the piece in hand, how much is left. */
function firesLeft({ fires }: View, commands: readonly OfferedCommand[]): string | undefined {
  if (fires.real === undefined || !commands.some(({ command }) => command.type === 'giveFire')) return undefined;
  return siegeWords.firesLeft(fires.real, fires.left - fires.real);
}
