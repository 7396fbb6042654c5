/** What a page knows of the record that it has judged, and of the worker that does it. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Asked, Found, Said, Source } from './work.ts';

export type Work =
  | { readonly is: 'none' }
  | { readonly is: 'going'; readonly source: Source; readonly done: number; readonly of: number }
  | { readonly is: 'stopped'; readonly source: Source }
  | { readonly is: 'found'; readonly source: Source; readonly found: Found };

/** Whether all rules are there, so that the page can do without a line. */
export type Ready = 'preparing' | 'whole' | 'partly' | 'dead';

interface Judging {
  readonly work: Work;
  readonly ready: Ready;
  judge(source: Source): void;
  stop(): void;
}

/** Nobody is there who could judge. */
const NO_JUDGE: Found = { unread: { code: 'no-rules' } };

/** Nothing is handed over for good: a file is read where it is. */
const NOTHING: Transferable[] = [];
const tell = (worker: Worker, asked: Asked): void => worker.postMessage(asked, NOTHING);

export function useJudge(): Judging {
  const [work, setWork] = useState<Work>({ is: 'none' });
  const [ready, setReady] = useState<Ready>('preparing');
  const worker = useRef<Worker>(null);
  /** What was asked before the worker listened. */
  const waiting = useRef<Asked[] | null>([]);
  const isDead = useRef(false);
  const job = useRef(0);

  const ask = useCallback((asked: Asked) => {
    if (waiting.current) waiting.current.push(asked);
    else if (worker.current) tell(worker.current, asked);
  }, []);

  useEffect(() => {
    const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.current = made;
    made.addEventListener('error', (event) => {
      // It is told on the page.
      event.preventDefault();
      isDead.current = true;
      setReady('dead');
      setWork((now) => (now.is === 'going' ? { is: 'found', source: now.source, found: NO_JUDGE } : now));
    });
    made.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      switch (data.about) {
        case 'here': {
          const asked = waiting.current ?? [];
          waiting.current = null;
          for (const each of asked) tell(made, each);
          // After whatever somebody waits for.
          tell(made, { about: 'prepare' });
          return;
        }
        case 'prepared':
          setReady(data.whole ? 'whole' : 'partly');
          return;
        case 'progress':
          if (data.job !== job.current) return;
          setWork((now) => (now.is === 'going' ? { ...now, done: data.done, of: data.of } : now));
          return;
        case 'found':
          if (data.job !== job.current) return;
          setWork((now) => (now.is === 'going' ? { is: 'found', source: now.source, found: data.found } : now));
          return;
      }
    });
    return () => {
      made.terminate();
      waiting.current = [];
    };
  }, []);

  const judge = useCallback(
    (source: Source) => {
      job.current++;
      if (isDead.current) return setWork({ is: 'found', source, found: NO_JUDGE });
      setWork({ is: 'going', source, done: 0, of: 0 });
      ask({ about: 'judge', job: job.current, source });
    },
    [ask],
  );

  const stop = useCallback(() => {
    job.current++;
    ask({ about: 'drop' });
    setWork((now) => (now.is === 'going' ? { is: 'stopped', source: now.source } : now));
  }, [ask]);

  return { work, ready, judge, stop };
}
