/**
 * `node packages/tournament/bench/main.ts`: how long pairing takes, and a whole log to fold, as JSON on stdout. Seconds of a core, not of
 * the clock on the wall, so that others on the machine count little.
 */
import {
  type Entry,
  type EventState,
  fold,
  madeUpEntrants,
  pairNext,
  type Settings,
  settingsSchema,
  simulate,
  standings,
  USUAL_POINTS,
} from '@warbeacon/tournament';

const settingsFor = (rounds: number): Settings =>
  settingsSchema.parse({
    format: { kind: 'swiss', rounds },
    legs: 1,
    sides: 'balanced',
    weakerSide: null,
    ifLevel: 'decider',
    points: USUAL_POINTS,
    tieBreaks: ['head-to-head', 'buchholz', 'sonneborn-berger', 'seed'],
    entry: { by: 'open', range: null, limit: null, waitingList: false, lateUntil: 0, lateScore: 0, checkIn: false },
    marginCap: 10,
  });

/** Milliseconds of a core that this process has used. */
const used = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function timed<T>(work: () => T): { readonly ms: number; readonly value: T } {
  const before = used();
  const value = work();
  return { ms: used() - before, value };
}

interface Measured {
  readonly entrants: number;
  readonly rounds: number;
  readonly entries: number;
  /** Of the round that took longest, and the longest time without saying how far it is. */
  readonly pairingMs: number;
  readonly silentMs: number;
  readonly foldMs: number;
  readonly standingsMs: number;
}

/** The slowest round of an event, with draws, no-shows and withdrawals. */
function measure(entrants: number, rounds: number): Measured {
  const entries: Entry[] = [];
  let [pairingMs, silentMs] = [0, 0];
  const event = simulate(settingsFor(rounds), madeUpEntrants(entrants, 'bench'), 'bench', {
    draws: 0.1,
    noShows: 0.01,
    withdrawals: 0.005,
  });
  for (const entry of event) {
    if (entry.act.act === 'propose') {
      const before = fold(entries);
      if (!before.ok) throw new Error(before.error.message);
      let last = used();
      const began = last;
      const search = pairNext(before.value);
      for (let step = search.next(); ; step = search.next()) {
        const now = used();
        silentMs = Math.max(silentMs, now - last);
        last = now;
        if (step.done === true) break;
      }
      pairingMs = Math.max(pairingMs, last - began);
      process.stderr.write(`${entrants} entrants, round ${entry.act.round}: ${Math.round(last - began)} ms\n`);
    }
    entries.push(entry);
  }
  const folded = timed(() => fold(entries));
  if (!folded.value.ok) throw new Error(folded.value.error.message);
  const ended: EventState = folded.value.value;
  const ranked = timed(() => standings(ended));
  return {
    entrants,
    rounds,
    entries: entries.length,
    pairingMs,
    silentMs,
    foldMs: folded.ms,
    standingsMs: ranked.ms,
  };
}

/**
 * An event of which nothing is kept but its log, as text: between every two steps all that a process has in memory is lost. Whether it
 * ends with the standings of the undisturbed one.
 */
function disturbed(entrants: number, rounds: number): { readonly steps: number; readonly same: boolean } {
  const event = simulate(settingsFor(rounds), madeUpEntrants(entrants, 'bench'), 'bench', {
    draws: 0.1,
    noShows: 0.01,
    withdrawals: 0.005,
  });
  const log: string[] = [];
  const again = (): EventState => {
    const folded = fold(log.map((line) => JSON.parse(line) as Entry));
    if (!folded.ok) throw new Error(folded.error.message);
    return folded.value;
  };
  for (let step = event.next(); ; step = event.next()) {
    if (step.done === true)
      return { steps: log.length, same: JSON.stringify(standings(again())) === JSON.stringify(standings(step.value)) };
    const { act } = step.value;
    if (act.act === 'propose') {
      const search = pairNext(again());
      let found = search.next();
      while (found.done !== true) found = search.next();
      const paired = found.value;
      if (!paired.ok || JSON.stringify(paired.value.pairings) !== JSON.stringify(act.pairings))
        return { steps: log.length, same: false };
      process.stderr.write(`${entrants} entrants, round ${act.round}: paired alike after ${log.length} steps\n`);
    }
    log.push(JSON.stringify(step.value));
    again();
  }
}

const events = [measure(400, 9), measure(1000, 9), measure(4000, 4)];
process.stdout.write(`${JSON.stringify({ events, disturbed: disturbed(400, 9) })}\n`);
