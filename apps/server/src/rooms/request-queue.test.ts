import { describe, expect, test } from 'vitest';
import { RequestQueue } from './request-queue.ts';

/** Keeps the thread for so many milliseconds. */
function busy(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}
const turn = async () => await new Promise((resolve) => setImmediate(resolve));

describe('the queue of requests', () => {
  test('begins what comes while there is time at once', () => {
    const done: number[] = [];
    const queue = new RequestQueue();
    queue.add('10.0.0.1', () => done.push(1));
    queue.add('10.0.0.1', () => done.push(2));
    expect(done).toEqual([1, 2]);
    expect(queue.size).toBe(0);
  });

  test('lets everybody else have a turn before it goes on, and keeps the order', async () => {
    const done: (number | 'somebody else')[] = [];
    const queue = new RequestQueue();
    for (let i = 0; i < 6; i++) {
      queue.add('10.0.0.1', () => {
        busy(5);
        done.push(i);
      });
    }
    expect(done).toEqual([0]);
    expect(queue.size).toBe(5);
    await turn();
    done.push('somebody else');
    // It comes last, whoever is quicker.
    queue.add('10.0.0.1', () => done.push(6));
    while (queue.size > 0) await turn();
    expect(done.filter((one) => one !== 'somebody else')).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(done.indexOf('somebody else')).toBeLessThan(3);
  });

  test('has each go as far as it can without waiting before the next begins', async () => {
    const done: string[] = [];
    const queue = new RequestQueue();
    queue.add('10.0.0.1', () => busy(5));
    for (const name of ['a', 'b']) {
      queue.add('10.0.0.1', () => {
        done.push(`${name} begins`);
        void Promise.resolve()
          .then(async () => await Promise.resolve())
          .then(() => done.push(`${name} ends`));
      });
    }
    while (done.length < 4) await turn();
    expect(done).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  test('takes addresses in turn, and of each what came first', async () => {
    const done: string[] = [];
    const queue = new RequestQueue();
    queue.add('10.0.0.1', () => busy(5));
    for (let i = 0; i < 40; i++) {
      queue.add('10.0.0.1', () => {
        busy(1);
        done.push(`much ${i}`);
      });
    }
    for (let i = 0; i < 2; i++) queue.add('10.0.0.2', () => done.push(`little ${i}`));
    expect(queue.size).toBe(42);
    while (queue.size > 0) await turn();
    expect(done.slice(0, 5)).toEqual(['much 0', 'little 0', 'much 1', 'little 1', 'much 2']);
    expect(done).toHaveLength(42);
    expect(done.at(-1)).toBe('much 39');
  });
});
