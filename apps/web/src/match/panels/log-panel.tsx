/** The log in words, with dice and rule cases; an entry leads to its place on the board. */
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useFace } from '../../face/face.ts';
import { sideClass } from '../../face/title.ts';
import type { HistoryEntry } from '../../face/view.ts';
import { clockTime, fullTime } from '../../text/format.ts';
import type { LogLine } from '../../text/log-line.ts';
import { play } from '../../text/play.ts';
import { useMatch } from '../line/context.ts';
import { CaseLink } from '../parts/case-link.tsx';
import { Dice } from './dice.tsx';
import { LOG_CHOICES, type LogChoice, type Shows, tellLog } from './tell-log.ts';

/** `choosing`: kept by whoever shows the panel, so that a reader who looks elsewhere finds the same lines again. */
export function LogPanel({ choosing: { choice, shows, choose, cited, forget } }: { readonly choosing: LogChoosing }) {
  const { log, logFrom, loading, loadOlder, read, side } = useMatch((state) => ({
    side: state.side,
    read: state.view !== null,
    log: state.log,
    logFrom: state.logFrom,
    loading: state.loadingLog,
    loadOlder: state.loadOlder,
  }));
  const face = useFace();
  const lines = useMemo(() => tellLog(face, log, shows ?? undefined), [face, log, shows]);
  const { box, following, follow } = useFollowing(log);
  return (
    <>
      <label className="log-filter">
        <span className="soft">{play.log.show}</span>
        <select
          className="select"
          data-testid="log-filter"
          value={choice}
          onChange={(event) => choose(LOG_CHOICES.find((one) => one === event.target.value) ?? 'all')}
        >
          {LOG_CHOICES.filter((one) => one !== 'mine' || side !== null).map((one) => (
            <option key={one} value={one}>
              {play.log.choices[one]}
            </option>
          ))}
        </select>
      </label>
      {cited !== null && (
        <p className="log-filter" role="status" data-testid="log-cited">
          <span>
            {play.log.cites} <CaseLink number={cited} />
          </span>
          <button type="button" className="button quiet small" data-testid="log-cited-all" onClick={forget}>
            {play.log.citesAll}
          </button>
        </p>
      )}
      <div
        className="log"
        ref={box}
        // It scrolls, though there may be nothing in it yet that a keyboard comes to.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-testid="log"
        role="log"
        aria-live="off"
        aria-label={play.panels.log}
      >
        {log.length > 0 &&
          (logFrom > 0 ? (
            <button
              type="button"
              className="button quiet wide"
              data-testid="log-older"
              disabled={loading}
              onClick={() => void loadOlder()}
            >
              {play.log.older}
            </button>
          ) : (
            <p className="soft log-start">{play.log.oldest}</p>
          ))}
        {read && log.length === 0 && <p className="empty">{play.log.empty}</p>}
        <ol>
          {lines.map((told) => (
            <li key={told.key} data-ply={told.ply} data-testid="log-entry">
              <Line line={told.line} at={told.at} />
            </li>
          ))}
        </ol>
        {!following && (
          <button type="button" className="button iron log-newer" onClick={follow}>
            {play.log.newer}
          </button>
        )}
      </div>
    </>
  );
}

interface LogChoosing {
  readonly choice: LogChoice;
  readonly shows: Shows | null;
  choose(wanted: LogChoice): void;
  /** The case that the address names: only what cites it is shown, until one forgets it. */
  readonly cited: string | null;
  forget(): void;
}

/** What the reader wants to see: all of it, until something else is chosen and what tells one from another is here. */
export function useLogChoice(): LogChoosing {
  const face = useFace();
  const side = useMatch((state) => state.side);
  const [choice, setChoice] = useState<LogChoice>('all');
  const [shows, setShows] = useState<Shows | null>(null);
  const [cited, setCited] = useState(citedCase);
  useEffect(() => {
    const follow = () => setCited(citedCase());
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  const whole = choice === 'all' && cited === null;
  useEffect(() => {
    if (whole) return;
    let gone = false;
    Promise.all([import('./log-filter.ts'), face.words.logKinds?.()])
      .then(([{ filterOf }, kinds]) => {
        if (!gone) setShows(() => filterOf(choice, face, side, cited, kinds));
      })
      .catch(() => setChoice('all'));
    return () => {
      gone = true;
    };
  }, [whole, choice, face, side, cited]);
  const forget = () => {
    history.replaceState(history.state, '', location.pathname);
    setCited(null);
  };
  return { choice, shows: whole ? null : shows, choose: setChoice, cited, forget };
}

/** Of an address such as `/match/…#case=7.55`. */
const citedCase = (): string | null => /^#case=([\w.-]+)$/.exec(location.hash)?.[1] ?? null;

/**
 * New entries are followed by a reader who is at the end; one who reads further up is left where they are, also when
 * older entries come in above.
 */
function useFollowing(log: readonly HistoryEntry[]) {
  const box = useRef<HTMLDivElement>(null);
  const [following, setFollowing] = useState(true);
  const before = useRef<{ readonly first: number | undefined; readonly height: number }>({
    first: undefined,
    height: 0,
  });
  const first = log[0]?.ply;

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const older = before.current.first !== undefined && first !== undefined && first < before.current.first;
    if (older) element.scrollTop += element.scrollHeight - before.current.height;
    else if (following) element.scrollTop = element.scrollHeight;
    before.current = { first, height: element.scrollHeight };
  }, [log, first, following]);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let top = element.scrollTop;
    const scrolled = () => {
      const end = element.scrollTop + element.clientHeight >= element.scrollHeight - 30;
      // Only a reader's own way up ends the following: a panel that grew above leaves the end out of sight as well.
      if (end) setFollowing(true);
      else if (element.scrollTop < top - 2) setFollowing(false);
      top = element.scrollTop;
    };
    const resized = new ResizeObserver(() => {
      setFollowing((now) => {
        if (now) element.scrollTop = element.scrollHeight;
        return now;
      });
    });
    element.addEventListener('scroll', scrolled, { passive: true });
    resized.observe(element);
    return () => {
      element.removeEventListener('scroll', scrolled);
      resized.disconnect();
    };
  }, []);

  const follow = () => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
    setFollowing(true);
  };
  return { box, following, follow };
}

interface LineProps {
  readonly line: LogLine;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

const Line = memo(function Line({ line, at }: LineProps) {
  const { pieces, title, table } = useFace();
  // Whose doing it was.
  const who = line.by ?? line.piece;
  const side = who === undefined ? '' : sideClass(title, pieces.side(who));
  const headed = line.tone === 'turn' || line.tone === 'phase' || line.tone === 'segment';
  const content = (
    <span className="log-text">
      {line.text}
      {headed && line.case && <span className="case">{line.case}</span>}
    </span>
  );
  if (headed) {
    return (
      <p className={`log-line ${line.tone}`}>
        {content}
        {line.tone === 'turn' && (
          <time className="soft" title={fullTime(at)}>
            {clockTime(at)}
          </time>
        )}
      </p>
    );
  }
  return (
    <div className={`log-line ${line.tone} ${side}`}>
      <table.LineButton line={line}>{content}</table.LineButton>
      {line.case && <CaseLink number={line.case} />}
      {line.dice && <Dice dice={line.dice} />}
    </div>
  );
});
