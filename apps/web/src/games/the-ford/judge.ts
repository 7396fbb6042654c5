/** Judges records of the Ford. */
import { judgeBy } from '@warbeacon/protocol';
import { theFordSiege } from '@warbeacon/siege';
import type { RollJudge } from '../../face/rolls.ts';
import { ROLLS } from './words/rolls.ts';

export const judge: RollJudge = {
  judge: judgeBy(theFordSiege.rules, (json) => theFordSiege.parseCommand(json)),
  rolls: ROLLS,
};
