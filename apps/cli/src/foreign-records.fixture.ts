/** Records that are whole, and not to be judged by the rules of Helm's Deep as they are. */
import { commandEntry, type LogEntry, openEntry } from '@warbeacon/kernel';
import { makeRecord } from '@warbeacon/protocol';
import { helmsDeep } from '@warbeacon/siege';

/** A new game in which one command has been given. */
function recordOf({ command, ...of }: { readonly command: object; readonly id?: string; readonly version?: string }) {
  const state = helmsDeep.create({});
  const secret = new Uint8Array(32).fill(7);
  const open = openEntry({ rules: { ...helmsDeep, ...of }, matchId: 'm-1', secret, options: {}, state, at: 1000 });
  const written = { command, commandId: 'c-1', dice: [], index: 0, side: 'isengard', stateHash: '0'.repeat(64) };
  const entries: LogEntry[] = [open, commandEntry(open, 2000, written)];
  return makeRecord(entries);
}

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
];
