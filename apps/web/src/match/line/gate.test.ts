import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HistoryEntry, PrivateMessage } from '../../face/view.ts';
import { Gate, type Watcher } from './gate.ts';

/** What came out, in order: `state 1`, `own 1` for a private message, `told 1`, `begun 1`. */
let out: string[];
let gate: Gate;
/** Ends what plays, the oldest first. */
let playing: { readonly plies: readonly number[]; over(): void }[];

beforeEach(() => {
  vi.useFakeTimers();
  out = [];
  playing = [];
  gate = new Gate({
    state: ({ ply }) => void out.push(`state ${ply}`),
    private: ({ ply }) => void out.push(`own ${ply}`),
    happened: ({ ply }) => void out.push(`told ${ply}`),
    begun: ({ ply }) => void out.push(`begun ${ply}`),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const happened = (ply: number, type = 'shot', side = 'rohan'): HistoryEntry => ({
  ply,
  side,
  at: 0,
  events: [{ type }],
});
const message = (ply: number): PrivateMessage => ({
  ply,
  side: 'isengard',
  actors: [],
  commands: [],
  doneRefusal: null,
  canTakeBack: false,
  standing: {},
  cells: {},
});
const position = (ply: number) => gate.state({ ply, watchers: 0, cells: new Map(), seats: [] });
/** As a server tells a ply: how it stands, what happened, and what one may do now. */
function tell(ply: number, type?: string, side?: string): void {
  position(ply);
  gate.happened(happened(ply, type, side));
  gate.private(message(ply));
}
/** Plays whatever is not silent, and makes everybody wait for it, save for one's own. */
const watcher: Watcher = {
  isMarch: ({ events }) => events.every(({ type }) => type === 'moved'),
  play(entries, _since, over) {
    if (entries.every(({ events }) => events.some(({ type }) => type === 'silent'))) return false;
    playing.push({ plies: entries.map(({ ply }) => ply), over });
    return entries.some(({ side }) => side === 'rohan');
  },
};
const end = () => playing.shift()?.over();
const since = () => out.splice(0);

/** Somebody watches a match that stands at ply 0. */
function watch(): () => void {
  position(0);
  since();
  return gate.watch(watcher);
}

test('with nobody to watch, everything is told as it comes', () => {
  tell(1);
  expect(since()).toEqual(['state 1', 'begun 1', 'told 1', 'own 1']);
});

test('what the others did is told when it has been played, with the position and what one may do then', () => {
  watch();
  tell(1);
  expect(since()).toEqual(['begun 1']);
  end();
  expect(since()).toEqual(['state 1', 'told 1', 'own 1']);
});

test('one thing is played after another, each from the position that the one before has led to', () => {
  watch();
  tell(1);
  tell(2);
  expect(playing).toHaveLength(1);
  end();
  expect(since()).toEqual(['begun 1', 'state 1', 'told 1', 'own 1', 'begun 2']);
  end();
  expect(since()).toEqual(['state 2', 'told 2', 'own 2']);
});

test('of one position that two things have led to the first is told before it, the second with it', () => {
  watch();
  position(2);
  gate.happened(happened(1));
  gate.happened(happened(2));
  gate.private(message(2));
  end();
  expect(since()).toEqual(['begun 1', 'told 1', 'begun 2']);
  end();
  expect(since()).toEqual(['state 2', 'told 2', 'own 2']);
});

test('those who march while others are played are played together', () => {
  watch();
  tell(1);
  for (const ply of [2, 3, 4]) tell(ply, 'moved');
  tell(5);
  tell(6, 'moved');
  end();
  expect(playing.map(({ plies }) => plies)).toEqual([[2, 3, 4]]);
  end();
  expect(since().filter((each) => each.startsWith('state'))).toEqual(['state 1', 'state 2', 'state 3', 'state 4']);
});

test('one’s own doing, and what cannot be seen, is told at once', () => {
  watch();
  tell(1, 'shot', 'isengard');
  tell(2, 'silent');
  expect(since()).toEqual(['begun 1', 'state 1', 'told 1', 'own 1', 'begun 2', 'state 2', 'told 2', 'own 2']);
});

test('all that waits can be had at once, and what plays then tells nothing twice', () => {
  watch();
  tell(1);
  tell(2);
  since();
  gate.open();
  expect(since()).toEqual(['state 1', 'told 1', 'own 1', 'state 2', 'told 2', 'own 2']);
  end();
  expect(since()).toEqual([]);
  tell(3);
  expect(since()).toEqual(['begun 3']);
});

test('all that waits is told when nobody watches any more, and begins neither once more nor all at once', () => {
  const stop = watch();
  for (const ply of [1, 2, 3]) tell(ply);
  since();
  stop();
  expect(since()).toEqual(['state 1', 'told 1', 'own 1', 'state 2', 'told 2', 'own 2', 'state 3', 'told 3', 'own 3']);
  tell(4);
  expect(since()).toEqual(['state 4', 'begun 4', 'told 4', 'own 4']);
});

test('a position whose events are lost is shown after a moment', () => {
  watch();
  position(3);
  gate.private(message(3));
  expect(since()).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(since()).toEqual(['state 3', 'own 3']);
});

test('who has come or gone is shown at once where nothing plays', () => {
  watch();
  position(0);
  expect(since()).toEqual(['state 0']);
});

test('who wants all of it at once while some is told hears it in its order', () => {
  let isAsked = false;
  gate = new Gate({
    state: ({ ply }) => {
      out.push(`state ${ply}`);
      if (isAsked) gate.open();
    },
    private: ({ ply }) => void out.push(`own ${ply}`),
    happened: ({ ply }) => void out.push(`told ${ply}`),
    begun: () => undefined,
  });
  watch();
  tell(1);
  tell(2);
  isAsked = true;
  end();
  expect(since()).toEqual(['state 1', 'told 1', 'own 1', 'state 2', 'told 2', 'own 2']);
});
