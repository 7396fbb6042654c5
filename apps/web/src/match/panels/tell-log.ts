/**
 * The log as lines to be read. Headings under which nothing happened are left out, except for where play stands now; a
 * set-up that another one replaced is left out, and so is an order that was taken back, and an attack that was called off.
 */
import type { Face } from '../../face/face.ts';
import type { GameEvent, HistoryEntry } from '../../face/view.ts';
import type { Words } from '../../face/words.ts';
import type { LogLine } from '../../text/log-line.ts';
import { takenBack } from '../line/taken-back.ts';

export interface ToldLine {
  readonly key: string;
  readonly ply: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly line: LogLine;
  /** It is one of several that can be told in one line. */
  readonly together?: readonly GameEvent[];
}

/** What a reader may want to see of the log. */
export const LOG_CHOICES = ['all', 'fights', 'moves', 'abilities', 'mine'] as const;
export type LogChoice = (typeof LOG_CHOICES)[number];
/** Whether a line is wanted; `orderedBy`: the side on whose command it happened. */
export type Shows = (event: GameEvent, line: LogLine, orderedBy: string) => boolean;

const RANKS: Readonly<Partial<Record<LogLine['tone'], number>>> = { turn: 0, phase: 1, segment: 2 };

/** Without `shows`, all of it. */
export function tellLog(
  { words }: Pick<Face, 'words'>,
  entries: readonly HistoryEntry[],
  shows?: Shows,
): readonly ToldLine[] {
  const all: ToldLine[] = [];
  const undone = takenBack(entries);
  const replaced = replacedSetUps(entries);
  const calledOff = calledOffAttacks(entries);
  for (const { ply, side, at, events } of entries) {
    if (replaced.has(ply) || undone.has(ply)) continue;
    events.forEach((event, i) => {
      const line = calledOff.has(event) || isToldBefore(event, events) ? null : words.logLine(event);
      if (!line) return;
      if (shows && RANKS[line.tone] === undefined && !shows(event, line, side)) return;
      all.push({
        key: `${ply}-${i}`,
        ply,
        at,
        line,
        ...(words.together[event.type] ? { together: [event] } : {}),
      });
    });
  }
  merge(words, all);
  // From the end: a heading stays when something stands between it and the next heading of its rank or above.
  const kept: ToldLine[] = [];
  const empty = [false, false, false];
  for (const told of all.reverse()) {
    const rank = RANKS[told.line.tone];
    if (rank === undefined) {
      empty.fill(false);
      kept.push(told);
      continue;
    }
    if (rank === 0 || !empty[rank]) kept.push(told);
    empty.fill(true, rank);
  }
  return kept.reverse();
}

/** What the game tells together where it follows one on another, such as counters laid ready: the board shows where. */
function merge(words: Words, all: ToldLine[]): void {
  for (let i = all.length - 1; i > 0; i--) {
    const [before, told] = [all[i - 1], all[i]];
    if (!before?.together || !told?.together) continue;
    const events = [...before.together, ...told.together];
    const type = events[0]?.type ?? '';
    const rule = words.together[type];
    if (!rule || events.some((event) => event.type !== type)) continue;
    if (!rule.ofSeveralOrders && before.ply !== told.ply) continue;
    const line = rule.line(events);
    if (line) all.splice(i - 1, 2, { ...before, together: events, line });
  }
}

/** A throw that destroys a unit says so itself: the loss that follows from it needs no line of its own. */
function isToldBefore(event: GameEvent, events: readonly GameEvent[]): boolean {
  return (
    event.type === 'eliminated' &&
    event['why'] === 'casualty' &&
    events.some((other) => other.type === 'casualty' && other['unit'] === event['piece'])
  );
}

/** Attacks that were declared and called off again, and the calling off: nobody was attacked, and no die was thrown. */
function calledOffAttacks(entries: readonly HistoryEntry[]): ReadonlySet<GameEvent> {
  const without = new Set<GameEvent>();
  const declared = new Map<unknown, GameEvent>();
  for (const { events } of entries) {
    for (const event of events) {
      const { type, unit } = event;
      if (type === 'attackDeclared') declared.set(unit, event);
      if (type !== 'attackCalledOff') continue;
      without.add(event);
      const before = declared.get(unit);
      if (before) without.add(before);
      declared.delete(unit);
    }
  }
  return without;
}

/** Placing and shifting that a later whole set-up of the same side made void, and taking back in the midst of it. */
function replacedSetUps(entries: readonly HistoryEntry[]): ReadonlySet<number> {
  const last = new Map<string, number>();
  for (const { ply, side, events } of entries) if (events.some(({ type }) => type === 'setUp')) last.set(side, ply);
  return new Set(
    entries
      .filter(({ ply, side, events, tookBack }) => {
        const only = tookBack || events.every(({ type }) => type === 'setUp' || type === 'deployed');
        return only && ply < (last.get(side) ?? 0);
      })
      .map(({ ply }) => ply),
  );
}
