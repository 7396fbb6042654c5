/** The worker: it takes one record at a time, plays it by the rules of its game and says what was found. */
import { type Judge, judging, type Progress } from '@warbeacon/protocol';
import { z } from 'zod';
import type { RollJudge } from '../face/rolls.ts';
import { JUDGED, loadJudge } from '../games/judges.ts';
import { readSource } from './read-source.ts';
import type { Asked, Found, Said, Source } from './work.ts';

/** Milliseconds of work between two looks at what the page says. */
const SLICE = 60;

/** To the page that made this worker, which is of the same origin. */
const say = (said: Said): void => self.postMessage(said, { transfer: [] });

/** What is being judged; another number than before makes the work on that one end. */
let current = 0;

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  switch (data.about) {
    case 'prepare':
      void prepare();
      return;
    case 'judge':
      current = data.job;
      void judge(data.job, data.source);
      return;
    case 'drop':
      current = 0;
      return;
  }
});
say({ about: 'here' });

async function prepare(): Promise<void> {
  const all = await Promise.allSettled(JUDGED.map(loadJudge));
  say({ about: 'prepared', whole: all.every(({ status }) => status === 'fulfilled') });
}

async function judge(job: number, source: Source): Promise<void> {
  let found: Found | undefined;
  try {
    found = await foundIn(job, source);
  } catch {
    found = { unread: { code: 'broken' } };
  }
  if (found !== undefined && job === current) say({ about: 'found', job, found });
}

const gameSchema = z.object({ entries: z.array(z.unknown()).min(1) });
const openingSchema = z.object({ body: z.object({ game: z.string() }) });

/** `undefined` when the page has asked for something else meanwhile. */
async function foundIn(job: number, source: Source): Promise<Found | undefined> {
  const read = await readSource(source);
  if (job !== current) return undefined;
  if ('unread' in read) return read;
  const opening = openingSchema.safeParse(gameSchema.safeParse(read.json).data?.entries[0]);
  let known: RollJudge | undefined;
  try {
    known = await loadJudge(opening.data?.body.game ?? '');
  } catch {
    return { unread: { code: 'no-rules' } };
  }
  const step = await inSlices(job, judging(read.json, judgesOf(known)));
  if (step === undefined) return undefined;
  if (step.ok) return { verdict: step.value, rolls: known?.rolls ?? {} };
  const { code, message } = step.error;
  return { unread: { code: code === 'other-format' ? code : 'not-a-record', words: message } };
}

const judgesOf = (known: RollJudge | undefined): readonly Judge[] => (known === undefined ? [] : [known.judge]);

async function inSlices<T>(job: number, work: Generator<Progress, T>): Promise<T | undefined> {
  let until = performance.now() + SLICE;
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (performance.now() < until) continue;
    say({ about: 'progress', job, ...step.value });
    await new Promise((resolve) => setTimeout(resolve));
    if (job !== current) return undefined;
    until = performance.now() + SLICE;
  }
}
