import { describe, expect, test } from 'vitest';
import { describeConfig, readConfig, VARIABLES } from './config.ts';

describe('configuration', () => {
  test('is complete without any variable set', () => {
    const config = readConfig({});
    expect(config.ok && config.value.PORT).toBe(2567);
    expect(config.ok && config.value.HOST).toBe('0.0.0.0');
    expect(config.ok && config.value.DATABASE_URL).toBeUndefined();
  });

  test('takes numbers and addresses as they are written', () => {
    const config = readConfig({
      PORT: '8080',
      DATABASE_URL: 'postgres://db/warbeacon',
      LOG_LEVEL: 'debug',
      TRUST_PROXY: '1',
    });
    expect(config.ok && config.value).toMatchObject({
      PORT: 8080,
      DATABASE_URL: 'postgres://db/warbeacon',
      LOG_LEVEL: 'debug',
      TRUST_PROXY: 1,
    });
  });

  test('treats an empty variable as one that is not set', () => {
    const config = readConfig({ PORT: '', REDIS_URL: '' });
    expect(config.ok && config.value.PORT).toBe(2567);
  });

  test.each([
    ['PORT', 'abc', 'a whole number of ports from 0 to 65535'],
    ['PORT', '70000', 'a whole number of ports from 0 to 65535'],
    ['PORT', '-1', 'a whole number of ports from 0 to 65535'],
    ['LOG_LEVEL', 'loud', 'fatal, error, warn, info, debug, trace, silent'],
    ['DATABASE_URL', 'mysql://db', 'a URL that begins with postgres:// or postgresql://'],
    ['REDIS_URL', 'nowhere', 'a URL that begins with redis:// or rediss://'],
    ['REDIS_URL', 'redis:', 'a URL that begins with redis:// or rediss://'],
    ['PUBLIC_URL', 'ftp://x', 'a URL that begins with http:// or https://'],
    ['HOST', 'a b', 'a host name or an IP address'],
    ['BOT_DELAY_MS', '1.5', 'a whole number of milliseconds from 0 to 60000'],
    ['TRUST_PROXY', 'true', 'a whole number of proxies from 0 to 10'],
    ['LIMIT_BODY_BYTES', '1', 'a whole number of bytes from 1024 to 1048576'],
  ])('says of %s=%s what is allowed', (name, text, allowed) => {
    const config = readConfig({ [name]: text });
    expect(config.ok).toBe(false);
    expect(!config.ok && config.error[0]).toContain(`${name} must be ${allowed}.`);
  });

  test('names all faults at once', () => {
    const config = readConfig({ PORT: 'x', LOG_LEVEL: 'x', TRUST_PROXY: 'x' });
    expect(!config.ok && config.error).toHaveLength(3);
  });

  test('never repeats an address, since it may hold a password', () => {
    const config = readConfig({ DATABASE_URL: 'mysql://admin:hunter2@db' });
    expect(!config.ok && config.error.join()).not.toContain('hunter2');
  });

  test('refuses several processes without a database they can share', () => {
    const config = readConfig({ REDIS_URL: 'redis://127.0.0.1' });
    expect(!config.ok && config.error[0]).toContain('DATABASE_URL');
  });

  test('documents every variable', () => {
    const text = describeConfig();
    for (const name of Object.keys(VARIABLES)) expect(text).toContain(`${name}\n`);
  });
});
