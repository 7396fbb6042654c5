/** Starting other programs: quietly, with a word about progress, or on our own streams. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { say } from './say.mjs';

const HEARTBEAT_MS = 10_000;
/** @type {NodeJS.Signals[]} */
const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * @typedef {{ cwd: string, env: NodeJS.ProcessEnv }} Where
 * @typedef {{ code: number, output: string }} Ended
 */

/**
 * Runs a program to its end and collects what it says. Never rejects: one that cannot be started has code 127.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Where} where
 * @returns {Promise<Ended>}
 */
export function collect(program, args, where) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...where, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        output += text;
      });
    }
    child.on('error', (error) => resolve({ code: 127, output: output + error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * As `collect`, for a step that may take long: says that it begins, and every ten seconds that it still runs.
 *
 * @param {string} what words for the step, such as `installing the packages`
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Where} where
 * @returns {Promise<Ended>}
 */
export async function runStep(what, program, args, where) {
  const began = Date.now();
  say(`${what} …`);
  const heartbeat = setInterval(
    () => say(`still ${what} (${Math.round((Date.now() - began) / 1000)} s) …`),
    HEARTBEAT_MS,
  );
  const ended = await collect(program, args, where);
  clearInterval(heartbeat);
  return ended;
}

/**
 * Runs a program on our own streams and passes on the signals that we get. Resolves to its exit code.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Where} where
 * @returns {Promise<number>}
 */
export function runVisibly(program, args, where) {
  const child = spawn(program, args, { ...where, stdio: 'inherit' });
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    // Ctrl-C reaches every process of a terminal by itself; a second one would cut a graceful stop short.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of FORWARDED) process.on(signal, pass);
  return new Promise((resolve) => {
    /** @param {number} code */
    const end = (code) => {
      for (const signal of FORWARDED) process.off(signal, pass);
      resolve(code);
    };
    child.on('error', (error) => {
      say(`${program} cannot be started: ${error.message}`);
      end(127);
    });
    child.on('exit', (code, signal) => end(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}
