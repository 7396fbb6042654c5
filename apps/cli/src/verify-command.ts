/** `warbeacon verify FILE`. */
import { readFileSync } from 'node:fs';
import { parseRecord } from '@warbeacon/protocol';
import { EXIT } from './exit-codes.ts';
import { verifyRecord } from './verify.ts';

export function runVerify(files: readonly string[]): number {
  const [file] = files;
  if (file === undefined || files.length > 1) throw new TypeError('verify wants one file.');
  const text = readFileSync(file, 'utf8');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return unsound(`The file is not JSON: ${error instanceof Error ? error.message : 'malformed'}`);
  }
  const verified = verifyRecord(json);
  if (!verified.ok) return unsound(verified.error.message);
  const verdict = verified.value;
  if (!verdict.ok) {
    const { entry, code, case: ruleCase, message } = verdict.fault;
    // Some faults say themselves where they are.
    const told = /^Entry \d+\b/.test(message) ? message : `Entry ${entry}: ${message}`;
    return unsound(`${told} (${code}${ruleCase === null ? '' : `, ${ruleCase}`})`);
  }
  const { commands, closed, diceChecked, outcome, hash } = verdict;
  const lines = [
    `Sound: ${commands} commands, every link of the log, every position.`,
    ...(diceChecked
      ? [
          'Every die was thrown again and is as recorded.',
          `No die was changed since the server gave this fingerprint; compare it with the one from before play: ${commitmentOf(json)}`,
          'Not shown: that whoever runs the server drew the secret blindly and did not choose it among many.',
        ]
      : ['The secret is not published: dice are taken on trust.']),
    outcome
      ? `Result: ${outcome.winner ?? 'nobody'} wins, ${outcome.reason} [${outcome.case}].`
      : 'The rules have ended no game here.',
    `Last position: ${hash}`,
    ...(closed ? [] : ['The record is not closed: the match is still played, or its end is missing.']),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return closed ? EXIT.ok : EXIT.unclosed;
}

/** What the server had bound itself to; of worth to whoever has kept it from before play. */
function commitmentOf(record: unknown): string {
  const entries = parseRecord(record);
  const opening = entries.ok ? entries.value[0]?.body : undefined;
  return opening?.kind === 'open' ? opening.commitment : 'none';
}

function unsound(message: string): number {
  process.stdout.write(`NOT SOUND. ${message}\n`);
  return EXIT.fault;
}
