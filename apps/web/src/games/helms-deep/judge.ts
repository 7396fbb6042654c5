/** Judges records of Helm's Deep. */
import { judgeBy } from '@warbeacon/protocol';
import { helmsDeepSiege } from '@warbeacon/siege';
import type { RollJudge } from '../../face/rolls.ts';
import { ROLLS } from './words/rolls.ts';

export const judge: RollJudge = {
  judge: judgeBy(helmsDeepSiege.rules, (json) => helmsDeepSiege.parseCommand(json)),
  rolls: ROLLS,
};
