/** Judges records of Gondor. */
import { judgeBy } from '@warbeacon/protocol';
import { gondorSiege } from '@warbeacon/siege';
import type { RollJudge } from '../../face/rolls.ts';
import { ROLLS } from './words/rolls.ts';

export const judge: RollJudge = {
  judge: judgeBy(gondorSiege.rules, (json) => gondorSiege.parseCommand(json)),
  rolls: ROLLS,
};
