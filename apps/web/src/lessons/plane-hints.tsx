/** Hints for who plays on a table in inches for the first time. */
import type { Now } from '../face/hint.ts';
import type { PlaneFace } from '../face/plane-face.ts';
import { isMine, useMatch } from '../match/line/context.ts';
import type { MatchState } from '../match/line/store.ts';
import { isQuestion } from '../match/parts/questions.ts';
import { group, offeredNow } from '../tables/plane/options.ts';
import { useFace } from '../tables/plane/own.ts';
import { useMeasures } from '../tables/plane/way.ts';
import { HintPlace } from './hint-place.tsx';
import { COMMON, FIRST } from './plane-common-hints.ts';

export function Hints() {
  const face = useFace();
  const refused = useMeasures(({ way }) => way?.refusal !== undefined && way.refusal !== null);
  const now = useMatch((state) => nowOf(face, state, refused));
  return <HintPlace now={now} first={FIRST} common={COMMON} />;
}

function nowOf(face: PlaneFace, state: MatchState, refused: boolean): Now | null {
  const { view, side, offer, piece, aim } = state;
  if (!view || side === null) return null;
  const decision = isMine(state) ? view.decision : null;
  const actors = decision === null ? [] : (offer?.actors ?? []);
  const inHand = piece !== null && actors.includes(piece);
  const figures = face.figures(view).filter((figure) => figure.side === side);
  const standing = new Set(figures.map(({ id }) => id));
  const targets = inHand ? [...group(face, view, offeredNow(face, state)).targets.values()].flat() : [];
  const moved = figures.filter(({ marks }) => marks.includes('moved')).length;
  return {
    view,
    side,
    kind: decision?.kind ?? null,
    asked: decision !== null && isQuestion(face, view),
    inHand,
    hasTargets: targets.length > 0,
    aims: [...new Set(targets.flatMap(({ looks: { aims } }) => aims ?? []))].join(', '),
    aimed: aim?.target !== undefined,
    several: 0,
    canAct: actors.length,
    toPlace: actors.filter((id) => !standing.has(id)).length,
    moved,
    shot: moved,
    toldWhy: refused || state.why !== null,
  };
}
