/** What the match page knows, as it is on a table in inches: the one place where the face of such a game is taken up again. */
import { useFace as useAnyFace } from '../../face/face.ts';
import { asPlaneFace, type PlaneFace } from '../../face/plane-face.ts';
import { faceOf as anyFaceOf, type MatchState } from '../../match/line/store.ts';

export const useFace = (): PlaneFace => asPlaneFace(useAnyFace());
export const faceOf = (state: Pick<MatchState, 'face'>): PlaneFace => asPlaneFace(anyFaceOf(state));
