/** The log in words, with dice and rule cases; an entry leads to its place on the board. */
import type { HistoryEntry } from '@warbeacon/protocol';
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Dice } from '../parts/Dice.tsx';
import { clockTime, fullTime } from '../text/format.ts';
import { type LogLine, lineSide, logLine } from '../text/log.ts';
import { play } from '../text/play.ts';
import { useBoard } from './board-control.ts';
import { useMatch, useMatchStore } from './context.ts';
import { hexOf } from './pieces.ts';

export function LogPanel() {
  const { log, logFrom, loading, loadOlder } = useMatch((state) => ({
    log: state.log,
    logFrom: state.logFrom,
    loading: state.loadingLog,
    loadOlder: state.loadOlder,
  }));
  const box = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const before = useRef<{ readonly first: number | undefined; readonly height: number }>({
    first: undefined,
    height: 0,
  });
  const first = log[0]?.ply;

  // New entries are followed by a reader who is at the end; one who reads further up is left where they are.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const older = before.current.first !== undefined && first !== undefined && first < before.current.first;
    if (older) element.scrollTop += element.scrollHeight - before.current.height;
    else if (atEnd) element.scrollTop = element.scrollHeight;
    before.current = { first, height: element.scrollHeight };
  }, [log, first, atEnd]);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const scrolled = () => setAtEnd(element.scrollTop + element.clientHeight >= element.scrollHeight - 40);
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => element.removeEventListener('scroll', scrolled);
  }, []);

  return (
    <div className="log" ref={box} data-testid="log" role="log" aria-label={play.panels.log}>
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
      {log.length === 0 && <p className="empty">{play.log.empty}</p>}
      <ol>
        {log.map((entry) => (
          <Entry key={entry.ply} entry={entry} />
        ))}
      </ol>
      {!atEnd && (
        <button
          type="button"
          className="button iron log-newer"
          onClick={() => {
            box.current?.scrollTo({ top: box.current.scrollHeight });
          }}
        >
          {play.log.newer}
        </button>
      )}
    </div>
  );
}

const Entry = memo(function Entry({ entry }: { readonly entry: HistoryEntry }) {
  const lines = useMemo(() => entry.events.map(logLine).filter((line): line is LogLine => line !== null), [entry]);
  if (lines.length === 0) return null;
  return (
    <li data-ply={entry.ply} data-testid="log-entry">
      {lines.map((line, i) => (
        // Lines of an entry never change or move.
        <Line key={`${entry.ply}-${i}`} line={line} at={i === 0 ? entry.at : undefined} />
      ))}
    </li>
  );
});

function Line({ line, at }: { readonly line: LogLine; readonly at: number | undefined }) {
  const store = useMatchStore();
  const goTo = useBoard((state) => state.goTo);
  const side = lineSide(line);
  const content = (
    <>
      <span className="log-text">
        {line.text}
        {line.case && <span className="case">{line.case}</span>}
      </span>
      {line.dice && <Dice dice={line.dice} />}
    </>
  );
  if (line.tone === 'turn' || line.tone === 'phase') {
    return (
      <p className={`log-line ${line.tone}`}>
        {content}
        {at !== undefined && line.tone === 'turn' && (
          <time className="soft" title={fullTime(at)}>
            {clockTime(at)}
          </time>
        )}
      </p>
    );
  }
  const visit = () => {
    const { view, selectHex } = store.getState();
    const hex =
      line.hex && /^\d{4}$/.test(line.hex) ? line.hex : line.piece && view ? hexOf(view, line.piece) : undefined;
    if (!hex) return;
    goTo(hex);
    selectHex(hex);
  };
  return (
    <button type="button" className={`log-line ${line.tone} ${side ?? ''}`} onClick={visit}>
      {content}
    </button>
  );
}
