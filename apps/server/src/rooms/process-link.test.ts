/** Processes that ask each other through a real Redis; runs where `TEST_REDIS_URL` is set. */
import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, test } from 'vitest';
import { TEST_REDIS } from '../testing/cluster.ts';
import { untilTrue } from '../testing/people.ts';
import { quietLogger } from '../testing/quiet-logger.ts';
import { tcpLine } from '../testing/tcp-line.ts';
import { NO_LINK, openLink, type ProcessLink } from './process-link.ts';

test('a server that is alone can ask nobody', async () => {
  await expect(NO_LINK.ask('somebody', {})).rejects.toMatchObject({ why: 'nobody' });
});

describe.runIf(TEST_REDIS !== '')('processes that ask each other', () => {
  const open: ProcessLink[] = [];
  afterEach(() => {
    for (const link of open.splice(0)) link.close();
  });

  const process = async (url = TEST_REDIS) => {
    const id = randomUUID();
    const { logger, lines } = quietLogger();
    const link = await openLink(url, id, logger);
    open.push(link);
    return { id, link, lines };
  };

  test('each gets the answer to its own question', async () => {
    const [ann, bob] = [await process(), await process()];
    bob.link.answerBy(async (question) => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20));
      return { heard: question };
    });
    const questions = Array.from({ length: 20 }, (_, number) => ({ number }));
    const answers = await Promise.all(questions.map(async (question) => await ann.link.ask(bob.id, question)));
    expect(answers).toEqual(questions.map((question) => ({ heard: question })));
  });

  test('one that is not there is known to be so at once', async () => {
    const ann = await process();
    const before = performance.now();
    await expect(ann.link.ask(randomUUID(), {})).rejects.toMatchObject({ why: 'nobody' });
    expect(performance.now() - before).toBeLessThan(500);
  });

  test('one that cannot do what it is asked says so, and not why', async () => {
    const [ann, bob] = [await process(), await process()];
    bob.link.answerBy(() => Promise.reject(new Error('a secret')));
    const refused: unknown = await ann.link.ask(bob.id, {}).catch((error: unknown) => error);
    expect(refused).toMatchObject({ why: 'failed' });
    expect(String(refused)).not.toContain('secret');
  });

  test('one that says nothing is given two seconds', async () => {
    const [ann, bob] = [await process(), await process()];
    bob.link.answerBy(async () => await new Promise(() => {}));
    const before = performance.now();
    await expect(ann.link.ask(bob.id, {})).rejects.toMatchObject({ why: 'silent' });
    expect(performance.now() - before).toBeGreaterThan(1900);
    expect(performance.now() - before).toBeLessThan(2500);
  });

  test('what it cannot read does not disturb it', async () => {
    const [ann, bob] = [await process(), await process()];
    bob.link.answerBy((question) => Promise.resolve(question));
    const stranger = new Redis(TEST_REDIS);
    for (const nonsense of ['', '{', '[]', '{"id":1}', '{"id":"1","answer":1,"failed":true}', 'null'])
      await stranger.publish(`warbeacon:process:${bob.id}`, nonsense);
    stranger.disconnect();
    expect(await ann.link.ask(bob.id, { well: true })).toEqual({ well: true });
  });

  test.each(['cut', 'swallow'] as const)(
    'a line that is lost (%s) is told soon, and found again by itself',
    async (lose) => {
      const line = await tcpLine(Number(new URL(TEST_REDIS).port || 6379));
      const over = new URL(TEST_REDIS);
      over.port = String(line.port);
      const [ann, bob] = [await process(over.href), await process()];
      bob.link.answerBy((question) => Promise.resolve(question));
      ann.link.answerBy((question) => Promise.resolve(question));
      expect(await ann.link.ask(bob.id, { number: 1 })).toEqual({ number: 1 });
      line[lose]();
      const before = performance.now();
      await expect(ann.link.ask(bob.id, { number: 2 })).rejects.toMatchObject({ why: 'cut-off' });
      expect(performance.now() - before).toBeLessThan(1500);
      await line.mend();
      let both = false;
      const asking = setInterval(() => {
        void Promise.all([ann.link.ask(bob.id, {}), bob.link.ask(ann.id, {})]).then(
          () => (both = true),
          () => {},
        );
      }, 50);
      await untilTrue(() => both, 4000);
      clearInterval(asking);
      // Said once, however often it was tried.
      expect(ann.lines.filter((text) => text.includes('is lost'))).toHaveLength(1);
      await line.close();
    },
  );
});
