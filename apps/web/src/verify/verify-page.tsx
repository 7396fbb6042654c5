/** Judges the record of a match in this browser: of a match that is over, by its address, or of a file. */
import './verify.css';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { GAME_IDS, titles } from '../games/index.ts';
import { Site } from '../shell/parts/site.tsx';
import { verify as words } from '../text/verify.ts';
import { useDropped } from './use-dropped.ts';
import { type Ready, useJudge, type Work } from './use-judge.ts';
import { FoundOut } from './verdict.tsx';
import type { Source } from './work.ts';

export default function VerifyPage() {
  const match = new URLSearchParams(useSearch()).get('match') ?? undefined;
  const { work, ready, judge, stop } = useJudge();
  const named = useTitles();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (match !== undefined) judge({ match });
  }, [match, judge]);

  const over = useDropped(useCallback((file: File) => judge({ file }), [judge]));
  const { is } = work;
  // Whoever waits by ear is led to what was found.
  useEffect(() => {
    if (is === 'found') heading.current?.focus();
  }, [is]);

  return (
    <Site>
      <article
        className={over ? 'card prose verify-page over' : 'card prose verify-page'}
        data-testid="verify"
        data-ready={named && ready === 'whole'}
      >
        <h1>{words.title}</h1>
        <p>{words.about}</p>
        <div className="row verify-choice">
          <label className="button verify-file">
            {is === 'none' ? words.choose : words.chooseOther}
            <input
              type="file"
              accept=".json,application/json"
              data-testid="verify-file"
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                if (file) judge({ file });
                // The same file again is judged again.
                event.target.value = '';
              }}
            />
          </label>
          <span className="soft">{words.drop}</span>
        </div>
        <p className={ready === 'dead' ? 'error' : 'soft'} role="status" data-testid="verify-ready">
          {readyIn(ready, named)}
        </p>
        {match !== undefined && (
          <p>
            <Link href={`/match/${encodeURIComponent(match)}`}>{words.toMatch}</Link>
          </p>
        )}
        <div ref={heading} tabIndex={-1} className="verify-found" data-testid="verify-work" data-work={is}>
          {is !== 'none' && <p className="verify-source">{nameOf(work.source)}</p>}
          {work.is === 'going' && <Going work={work} onStop={stop} />}
          {work.is === 'stopped' && (
            <p role="status" data-testid="verify-stopped">
              {words.cancelled}
            </p>
          )}
          {work.is === 'found' && named && (
            <FoundOut found={work.found} match={'match' in work.source ? work.source.match : undefined} />
          )}
        </div>
      </article>
    </Site>
  );
}

function Going({ work: { done, of }, onStop }: { readonly work: Extract<Work, { is: 'going' }>; onStop(): void }) {
  return (
    <div className="row verify-going">
      <progress aria-label={words.progress} max={of || 1} value={of === 0 ? undefined : done} />
      <span data-testid="verify-progress">{of === 0 ? words.reading : words.playing(done, of)}</span>
      <button type="button" className="button" data-testid="verify-stop" onClick={onStop}>
        {words.cancel}
      </button>
    </div>
  );
}

const nameOf = (source: Source): string => ('file' in source ? source.file.name : words.ofMatch);

function readyIn(ready: Ready, named: boolean): string {
  if (ready === 'dead') return words.noWorker;
  if (ready === 'partly') return words.unprepared;
  return ready === 'whole' && named ? words.prepared : words.preparing;
}

/** What every game calls its sides and phases; afterwards nothing of them has to be fetched. */
function useTitles(): boolean {
  const [there, setThere] = useState(false);
  useEffect(() => {
    let here = true;
    // A game without a title is told of by its id.
    void titles
      .load(GAME_IDS)
      .catch(() => undefined)
      .then(() => here && setThere(true));
    return () => {
      here = false;
    };
  }, []);
  return there;
}
