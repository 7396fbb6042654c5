/** Judges records of the skirmish. */
import { judgeBy } from '@warbeacon/protocol';
import { battlehost } from '@warbeacon/skirmish';
import type { RollJudge } from '../../face/rolls.ts';
import { ROLLS } from './words/rolls.ts';

export const judge: RollJudge = {
  judge: judgeBy(battlehost.rules, (json) => battlehost.parseCommand(json)),
  rolls: ROLLS,
};
