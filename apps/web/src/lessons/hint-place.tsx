/** In the first match of a game: what is of use now, one thing at a time, in the flow of the panel and in nobody's way. */
import './hints.css';
import { useEffect, useState } from 'react';
import { useFace } from '../face/face.ts';
import type { Hint, Now } from '../face/hint.ts';
import { loadHints } from '../games/index.ts';
import { useMatch } from '../match/line/context.ts';
import { hintsIn, keepHints } from '../match/line/kept-hints.ts';
import { CaseLink } from '../match/parts/case-link.tsx';
import { hints as words } from '../text/hints.ts';
import { NONE_YET, nextHint, type Standing } from './next-hint.ts';

interface Props {
  readonly now: Now | null;
  /** Of every game on such a table: those of the set-up, and those that come after the game's own. */
  readonly first: readonly Hint[];
  readonly common: readonly Hint[];
}

export function HintPlace({ now, first, common }: Props) {
  const { title } = useFace();
  const match = useMatch((state) => state.matchId);
  const [kept, setKept] = useState(() => hintsIn(title.id, match));
  const [standing, setStanding] = useState<Standing>(() => ({ ...NONE_YET, gone: new Set(kept?.gone) }));
  const all = useAllHints(title.id, first, common);
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

function useAllHints(game: string, first: readonly Hint[], common: readonly Hint[]): readonly Hint[] {
  const [own, setOwn] = useState<readonly Hint[]>([]);
  useEffect(() => {
    let gone = false;
    // Without them there are those of the table.
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
  const list = [...first, ...own, ...common];
  setAll({ own, list });
  return list;
}
