/** What happened, in words, with the rule case it happened under. */
import type { SiegeEvent } from '@warbeacon/siege';
import type { LogLine } from '../../../text/log-line.ts';
import { type LogNames, makeLog, makeLossesLine } from '../../siege/words/log.ts';
import { gazetteer } from '../gazetteer.ts';
import { formationName, planName, reasonInWords, sideName } from '../names.ts';
import { pieceNames } from '../pieces.ts';
import { siegeLine } from './log-siege.ts';
import { phaseName } from './phases.ts';

const names: LogNames = {
  pieces: pieceNames,
  gazetteer,
  side: sideName,
  phase: phaseName,
  plan: planName,
  formation: formationName,
  reason: reasonInWords,
  comesFrom: { due: '{enters} the map and {goes} to', caves: '{comes} back from the caves and {goes} to' },
  losses: { blast: '{is} blown up' },
  points: { horn: 'the horn', relief: 'help has come' },
  cases: { gate: '15.15', points: '22.11' },
};
const standardLine = makeLog(names);

/** Several pieces that were lost at once. */
export const lossesLine = makeLossesLine(names);

/** `null` for what needs no line of its own. */
export const logLine = (event: SiegeEvent): LogLine | null => siegeLine(event, standardLine);
