/** Records that are whole, and not to be judged by the rules that are here. */
import { commandEntry, type LogEntry, openEntry, type Rules } from '@warbeacon/kernel';
import { makeRecord } from '@warbeacon/protocol';
import { gondorSiege, helmsDeep } from '@warbeacon/siege';

interface Given {
  readonly command: object;
  /** In place of what the rules are called. */
  readonly id?: string;
  readonly version?: string;
}

/** A new game in which one command has been given. */
function recordBy<S, C, E, V, Side extends string>(rules: Rules<S, C, E, V, Side>, { command, ...of }: Given) {
  const state = rules.create({});
  const secret = new Uint8Array(32).fill(7);
  const open = openEntry({ rules: { ...rules, ...of }, matchId: 'm-1', secret, options: {}, state, at: 1000 });
  const side = rules.sides[0];
  const written = { command, commandId: 'c-1', dice: [], index: 0, side, stateHash: '0'.repeat(64) };
  const entries: LogEntry[] = [open, commandEntry(open, 2000, written)];
  return makeRecord(entries);
}

const recordOf = (given: Given) => recordBy(helmsDeep, given);
const gondorRecordOf = (given: Given) => recordBy(gondorSiege.rules, given);

const DEPLOY = { type: 'deploy', piece: 'orc-1', hex: '1032' };

/** Each with the code and the words by which it is refused. */
export const FOREIGN_RECORDS: readonly [what: string, record: object, code: string, words: string][] = [
  ['another game', recordOf({ command: DEPLOY, id: 'chess' }), 'unknown-game', 'is of chess, which is not known here'],
  ['another version', recordOf({ command: DEPLOY, version: '0.0.1' }), 'other-rules', 'played under version 0.0.1'],
  [
    'an earlier version',
    recordOf({ command: DEPLOY, version: '1.1.0' }),
    'other-rules',
    `The record was played under version 1.1.0 of the rules of Helm's Deep, by which alone it can be judged; here they are version ${helmsDeep.version}.`,
  ],
  ['a command of another game', recordOf({ command: { type: 'castle' } }), 'bad-command', 'Not a command'],
  [
    'a piece of another game',
    recordOf({ command: { ...DEPLOY, piece: 'mumak-1' } }),
    'unknown-unit',
    'no unit or leader mumak-1',
  ],
  [
    'another version of Gondor',
    gondorRecordOf({ command: DEPLOY, version: '0.0.9' }),
    'other-rules',
    `The record was played under version 0.0.9 of the rules of Gondor, by which alone it can be judged; here they are version ${gondorSiege.rules.version}.`,
  ],
  [
    "Helm's Deep that calls itself Gondor",
    recordOf({ command: DEPLOY, id: 'gondor' }),
    'other-rules',
    `played under version ${helmsDeep.version} of the rules of Gondor`,
  ],
  [
    "Gondor with a command of Helm's Deep",
    gondorRecordOf({ command: { type: 'placeRocks', hex: '1910', dummy: false } }),
    'bad-command',
    'Not a command',
  ],
  [
    "Gondor with a piece of Helm's Deep",
    gondorRecordOf({ command: { ...DEPLOY, piece: 'infantry-1' } }),
    'unknown-unit',
    'no unit or leader infantry-1',
  ],
];
