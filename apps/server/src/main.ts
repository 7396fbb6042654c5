/** Starts the server from the environment, and stops it when it is asked to. */
import { describeConfig, readConfig } from './config.ts';
import { makeLogger } from './logger.ts';
import { startWatchdog } from './ops/watchdog.ts';
import { StartupFault } from './startup-fault.ts';

/** Exit codes: 2 for a configuration that cannot be, 1 for anything else that went wrong. */
const BAD_CONFIG = 2;
const FAILED = 1;

if (process.argv.includes('--help')) {
  process.stdout.write(`Warbeacon, the server. Configured by environment variables:\n\n${describeConfig()}\n`);
} else {
  await main();
}

async function main(): Promise<void> {
  const read = readConfig(process.env);
  if (!read.ok) {
    process.stderr.write(`${read.error.join('\n')}\n`);
    process.exitCode = BAD_CONFIG;
    return;
  }
  const config = read.value;
  const logger = makeLogger(config.LOG_LEVEL);
  process.on('uncaughtException', (error) =>
    logger.error({ err: error }, 'an error was caught by nobody; the server goes on'),
  );
  process.on('unhandledRejection', (error) =>
    logger.error({ err: error }, 'a rejection was handled by nobody; the server goes on'),
  );

  try {
    // Only now, since most of the time of a start goes into these, and a bad variable is told without them.
    const [{ startServer }, { gamesOffered }] = await Promise.all([import('./server.ts'), import('./games.ts')]);
    const server = await startServer({ config, logger, games: gamesOffered(config) });
    const host = config.HOST === '0.0.0.0' || config.HOST === '::' ? 'localhost' : config.HOST;
    const page = config.PUBLIC_URL ?? `http://${host.includes(':') ? `[${host}]` : host}:${server.port}/`;
    logger.info({ port: server.port, place: server.place }, 'the server is up');
    process.stderr.write(`Warbeacon is ready. Open ${page} in a browser.\n`);

    const endWatch =
      config.WATCHDOG_SECONDS === 0
        ? () => {}
        : startWatchdog({ seconds: config.WATCHDOG_SECONDS, says: config.LOG_LEVEL !== 'silent' });

    const stop = (signal: NodeJS.Signals) => {
      logger.info({ signal }, 'the server is stopping');
      setTimeout(
        () => {
          logger.error('the stop took too long; what was acknowledged is saved');
          process.exit(FAILED);
        },
        (config.DRAIN_SECONDS + config.SHUTDOWN_SECONDS) * 1000,
      ).unref();
      server.stop().then(
        () => {
          endWatch();
          process.exit(0);
        },
        (error: unknown) => {
          logger.error({ err: error }, 'the stop failed');
          process.exit(FAILED);
        },
      );
    };
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => stop(signal));
  } catch (error) {
    if (error instanceof StartupFault) process.stderr.write(`${error.message}\n`);
    else logger.fatal({ err: error }, 'the server could not start');
    process.exit(FAILED);
  }
}
