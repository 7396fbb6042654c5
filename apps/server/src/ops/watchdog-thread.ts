/** The thread of the watchdog: see `watchdog.ts`. */
import { writeSync } from 'node:fs';
import { Session } from 'node:inspector';
import { basename } from 'node:path';
import { workerData } from 'node:worker_threads';
import type { WatchdogData } from './watchdog.ts';

const STDOUT = 1;
/** What pino writes for `fatal`. */
const FATAL = 60;
const FRAMES_TOLD = 12;
/** Milliseconds that the stuck thread has to say where it is. */
const TO_SAY = 1000;
const EXIT_CODE = 70;

const { beats, seconds, every, says } = workerData as WatchdogData;
const counter = new Int32Array(beats);
let last = 0;
let still = 0;

// Counted in looks of its own, and not by a clock: while the machine sleeps, or the process is stopped, none pass.
const watch = setInterval(() => {
  const now = Atomics.load(counter, 0);
  still = now === last ? still + every : 0;
  last = now;
  if (still < seconds * 1000) return;
  clearInterval(watch);
  askWhere(end);
}, every);

/** Names of functions, files and lines; nothing that any of them holds. Work outside of JavaScript cannot say. */
function askWhere(then: (session: Session, frames: readonly string[]) => void): void {
  const session = new Session();
  let told = false;
  const tell = (frames: readonly string[]) => {
    if (told) return;
    told = true;
    then(session, frames);
  };
  setTimeout(() => tell([]), TO_SAY);
  session.connectToMainThread();
  const files = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ params: { scriptId, url } }) => void files.set(scriptId, url));
  session.on('Debugger.paused', ({ params }) => {
    const frames = params.callFrames.slice(0, FRAMES_TOLD).map(({ functionName, location }) => {
      const file = basename(files.get(location.scriptId) ?? '');
      return `${functionName || '(anonymous)'} ${file}:${location.lineNumber + 1}`;
    });
    tell(frames);
  });
  session.post('Debugger.enable');
  session.post('Debugger.pause');
}

function end(session: Session, where: readonly string[]): void {
  if (says) {
    const msg = `nothing has been done for ${seconds} seconds; the process ends, to be started anew`;
    try {
      writeSync(STDOUT, `${JSON.stringify({ level: FATAL, time: Date.now(), where, msg })}\n`);
    } catch {
      // The log cannot be written; that must not keep it from ending.
    }
  }
  process.kill(process.pid, 'SIGKILL');
  // The first process of a container is not killed by one of its own; this ends it, unless it is stuck in a library.
  session.post('Runtime.evaluate', { expression: `process.exit(${EXIT_CODE})` });
}
