import { beforeEach, expect, test, vi } from 'vitest';
import type { BoardAnimation } from '../../board/hex/model.ts';
import { isMarch, together } from './marches.ts';
import { type Job, Player, usePace } from '../../match/pace/pace.ts';

const walk = (piece: string): BoardAnimation => ({ type: 'move', piece, path: ['0101', '0102'] });
const dice: BoardAnimation = { type: 'dice', hex: '0101', dice: [6] };

test('those who walk one after another set out together, and who walks again sets out again', () => {
  expect(together([walk('a'), walk('b'), dice, walk('c'), walk('d'), walk('c')])).toEqual([
    { type: 'march', moves: [walkOf('a'), walkOf('b')] },
    dice,
    { type: 'march', moves: [walkOf('c'), walkOf('d')] },
    walk('c'),
  ]);
});
const walkOf = (piece: string) => ({ piece, path: ['0101', '0102'] });

/** A board on which something plays until it is ended, and what it was asked for. */
class Stage {
  readonly asked: (readonly BoardAnimation[])[] = [];
  readonly speeds: number[] = [];
  paused = false;
  #end: (() => void) | undefined;

  async animate(animations: readonly BoardAnimation[]): Promise<void> {
    this.asked.push(animations);
    await new Promise<void>((resolve) => (this.#end = resolve));
  }
  setAnimationSpeed(speed: number): void {
    this.speeds.push(speed);
  }
  pauseAnimations(paused: boolean): void {
    this.paused = paused;
  }
  rushAnimations(): void {
    this.#end?.();
  }
  async end(): Promise<void> {
    this.#end?.();
    await vi.advanceTimersByTimeAsync(0);
  }
}

let stage: Stage;
let told: string[];
let gather: (() => void) | undefined;
let player: Player<BoardAnimation>;

beforeEach(() => {
  vi.useFakeTimers();
  stage = new Stage();
  told = [];
  gather = undefined;
  usePace.setState({ playing: false, paused: false, again: false, factor: 1 });
  player = new Player(stage, {
    isMarch,
    together,
    speed: () => 1,
    show: () => void told.push('shown'),
    toNow: () => void told.push('now'),
    before: () => undefined,
    gathered: async () => await new Promise((resolve) => (gather = resolve)),
    mayGoOn: () => false,
  });
  return () => vi.useRealTimers();
});

const play = (name: string, animation: BoardAnimation, more: Partial<Job<BoardAnimation>> = {}) =>
  player.play({
    animations: [animation],
    own: false,
    since: performance.now(),
    over: () => void told.push(name),
    ...more,
  });

test('the buttons are there while the others’ doing plays, and once more can be asked for afterwards', async () => {
  play('one', dice);
  expect(usePace.getState()).toMatchObject({ playing: true });
  await stage.end();
  expect(usePace.getState()).toMatchObject({ playing: false, again: true });
  expect(told.slice(0, 2)).toEqual(['one', 'shown']);
});

test('one’s own doing needs no buttons', () => {
  play('one', dice, { own: true });
  expect(usePace.getState()).toMatchObject({ playing: false, again: false });
});

test('what is skipped is over at once, once', async () => {
  play('one', dice);
  play('two', dice);
  player.rush();
  await vi.advanceTimersByTimeAsync(0);
  expect(told.filter((each) => each !== 'shown').toSorted()).toEqual(['now', 'one', 'two']);
  expect(stage.asked).toHaveLength(1);
  expect(usePace.getState().playing).toBe(false);
});

test('time that stands still is no delay; nothing is given up for it', async () => {
  play('one', dice);
  play('two', dice);
  player.pause(true);
  expect(stage.paused).toBe(true);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(told).toEqual([]);
  player.pause(false);
  await stage.end();
  expect(stage.asked).toHaveLength(2);
  expect(stage.speeds).toEqual([1, 1]);
});

test('who is far behind goes faster, and who is too far behind gives up', async () => {
  play('one', dice);
  play('two', dice);
  play('three', dice);
  await vi.advanceTimersByTimeAsync(6000);
  await stage.end();
  await vi.advanceTimersByTimeAsync(8000);
  await stage.end();
  expect(stage.speeds).toEqual([1, 2, 4]);
  play('four', dice);
  await vi.advanceTimersByTimeAsync(19_000);
  play('five', dice, { since: performance.now() - 31_000 });
  await stage.end();
  await stage.end();
  expect(stage.asked).toHaveLength(4);
  expect(told).toContain('now');
  expect(told).toContain('five');
});

test('no single thing holds the match up, whatever the machine', async () => {
  play('one', dice);
  await vi.advanceTimersByTimeAsync(21_000);
  expect(told).toContain('one');
});

test('own pieces that are sent on together walk when all have been sent', async () => {
  play('one', walk('a'), { own: true });
  play('two', walk('b'), { own: true });
  expect(stage.asked).toEqual([]);
  gather?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(stage.asked).toEqual([[{ type: 'march', moves: [walkOf('a'), walkOf('b')] }]]);
});

test('who is gone before all have been sent plays nothing on a board that may show something else', async () => {
  play('one', walk('a'), { own: true });
  player.stop();
  gather?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(stage.asked).toEqual([]);
  expect(told).toContain('one');
});

test('who acts does not wait for their own dice, but does for what the others did', async () => {
  play('own', dice, { own: true });
  player.rushOwn();
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toContain('own');
  play('theirs', dice);
  player.rushOwn();
  await vi.advanceTimersByTimeAsync(0);
  expect(told).not.toContain('theirs');
});
