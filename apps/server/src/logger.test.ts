import { expect, test } from 'vitest';
import { quietLogger } from './testing/quiet-logger.ts';

test('an error is logged with its causes and its code, and with nothing of the row that it is about', () => {
  const { logger, lines } = quietLogger();
  const row = { detail: 'Failing row contains ({"dummy":true})', parameters: ['{"dummy":true}'], code: '23502' };
  const cause = Object.assign(new Error('null value in column "at"'), row);
  logger.error({ err: new Error('not saved', { cause }) }, 'a command could not be saved');
  const [line = ''] = lines;
  expect(JSON.parse(line)).toMatchObject({
    err: { type: 'Error', message: 'not saved', cause: { message: 'null value in column "at"', code: '23502' } },
  });
  expect(line).toContain('logger.test.ts');
  expect(line).not.toContain('dummy');
});

test('what is nobody\u2019s business is kept back, whatever it is logged with', () => {
  const { logger, lines } = quietLogger();
  const hidden = ['token', 'secret', 'command', 'position', 'orders', 'state'];
  for (const key of hidden) {
    logger.info({ [key]: 'shadow', deep: { [key]: 'shadow', deeper: { [key]: 'shadow' } } });
    logger.info({ err: 'no error', [key]: { rocks: 'shadow' } });
  }
  expect(lines).toHaveLength(hidden.length * 2);
  expect(lines.join()).not.toContain('shadow');
});
