/** Hints for who plays on hexes for the first time. */
import type { Now } from '../face/hint.ts';
import type { SiegeView } from '../face/view.ts';
import { group } from '../tables/hex/options.ts';
import { type Face, isMine, type MatchState, useFace, useMatch } from '../tables/hex/own.ts';
import { COMMON, FIRST } from './common-hints.ts';
import { HintPlace } from './hint-place.tsx';

export function Hints() {
  const face = useFace();
  const now = useMatch((state) => nowOf(face, state));
  return <HintPlace now={now} first={FIRST} common={COMMON} />;
}

function nowOf(face: Face, state: MatchState): Now<SiegeView> | null {
  const { view, side, offer, piece, options, aim } = state;
  if (!view || side === null) return null;
  const { pieces, words: said } = face;
  const decision = isMine(state) ? view.decision : null;
  const own = Object.entries(view.units).filter(([id]) => pieces.side(id) === side);
  const leaders = Object.entries(view.leaders).filter(([id]) => pieces.side(id) === side);
  const inHand = decision !== null && piece !== null && offer?.actors.includes(piece) === true;
  return {
    view,
    side,
    kind: decision?.kind ?? null,
    asked: decision !== null && said.decisions[decision.kind]?.step === undefined,
    inHand,
    hasTargets: inHand && options !== null && group(face, options, view).targets.size > 0,
    aimed: aim?.target !== undefined,
    several: state.group.length,
    canAct: offer?.actors.length ?? 0,
    toPlace: [...own, ...leaders].filter(([, { hex }]) => hex === 'reserve').length,
    moved: own.filter(([, { moved }]) => moved).length,
    shot: own.filter(([, { fired }]) => fired).length,
    toldWhy: state.why !== null,
  };
}
