/** In the first match of a game: what is of use now, one thing at a time, in the flow of the panel and in nobody's way. */
import './hints.css';
import { useEffect, useState } from 'react';
import type { Hint, Now } from '../face/hint.ts';
import { loadHints } from '../games/index.ts';
import { CaseLink } from '../match/parts/case-link.tsx';
import { group } from '../tables/hex/options.ts';
import { type Face, isMine, type MatchState, useFace, useMatch } from '../tables/hex/own.ts';
import { hints as words } from '../text/hints.ts';
import { COMMON, FIRST } from './common-hints.ts';
import { hintsIn, keepHints } from '../match/line/kept-hints.ts';
import { NONE_YET, nextHint, type Standing } from './next-hint.ts';

export function Hints() {
  const face = useFace();
  const { title } = face;
  const match = useMatch((state) => state.matchId);
  const now = useMatch((state) => nowOf(face, state));
  const [kept, setKept] = useState(() => hintsIn(title.id, match));
  const [standing, setStanding] = useState<Standing>(() => ({ ...NONE_YET, gone: new Set(kept?.gone) }));
  const all = useAllHints(title.id);
  const next = now && kept ? nextHint(all, standing, now) : standing;
  if (next !== standing) setStanding(next);
  const turn = now?.view.turn ?? 0;
  useEffect(() => {
    // A match that was left before its second turn was no match: the next one has hints as well.
    if (kept && turn > 0) keepHints(title.id, { ...kept, begun: kept.begun || turn > 1, gone: [...next.gone] });
    else if (kept && next.gone.size > 0) keepHints(title.id, { ...kept, gone: [...next.gone] });
  }, [title.id, kept, turn, next.gone]);
  if (!kept) return null;
  const { shown } = next;
  const close = (id: string) => setStanding({ ...next, gone: new Set([...next.gone, id]), shown: undefined });
  const off = () => {
    keepHints(title.id, { ...kept, gone: [...next.gone], off: true });
    setKept(undefined);
  };
  return (
    <div className="hint-place" aria-live="polite">
      {shown && (
        <section className="hint" aria-label={words.label} data-testid="hint" data-hint={shown.id}>
          <p>
            {shown.words}
            {shown.case !== undefined && <CaseLink number={shown.case} />}
          </p>
          <div className="row">
            <button type="button" className="button quiet small" data-testid="hint-off" onClick={off}>
              {words.off}
            </button>
            <button type="button" className="button small" data-testid="hint-close" onClick={() => close(shown.id)}>
              {words.close}
            </button>
          </div>
        </section>
      )}
    </div>
  );
}

/** The game's own come between those of the set-up and those that every siege has. */
function useAllHints(game: string): readonly Hint[] {
  const [own, setOwn] = useState<readonly Hint[]>([]);
  useEffect(() => {
    let gone = false;
    // Without them there are those of every siege.
    loadHints(game).then(
      (hints) => {
        if (!gone) setOwn(hints);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [game]);
  const [all, setAll] = useState<{ readonly own: readonly Hint[]; readonly list: readonly Hint[] }>();
  if (all?.own === own) return all.list;
  const list = [...FIRST, ...own, ...COMMON];
  setAll({ own, list });
  return list;
}

function nowOf(face: Face, state: MatchState): Now | null {
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
