/** Whether the record of a match is sound, and if not, where it departs from the truth. */
import { type Outcome, type RecordFault, replay, type Result, stateHash } from '@warbeacon/kernel';
import { parseRecord } from '@warbeacon/protocol';
import type { AnyGameKit, Kits } from './game-kit.ts';
import { GAMES } from './games.ts';

export type Verdict =
  | {
      readonly ok: true;
      /** Carried out, those included that were taken back. */
      readonly commands: number;
      /** The record has its last entry, with the secret of the dice. */
      readonly closed: boolean;
      /** Every die was thrown again; else they were taken on trust. */
      readonly diceChecked: boolean;
      /** How the rules ended the game; `null` when it was broken off, resigned or is still played. */
      readonly outcome: Outcome<string> | null;
      readonly hash: string;
    }
  | {
      readonly ok: false;
      readonly fault: {
        /** Number of the entry, from 0. */
        readonly entry: number;
        readonly code: string;
        readonly case: string | null;
        readonly message: string;
      };
    };

/** Refused with `not-a-record` when the JSON has not the form of a record at all. */
export function verifyRecord(json: unknown, games: Kits = GAMES): Result<Verdict> {
  const entries = parseRecord(json);
  if (!entries.ok) return entries;
  const first = entries.value[0]?.body;
  const opening = first?.kind === 'open' ? first : undefined;
  const id = opening?.game ?? '';
  const kit = games.get(id);
  if (kit === undefined) return { ok: true, value: { ok: false, fault: unknownGame(games, id) } };
  const { rules, parseCommand } = kit;
  const replayed = replay(rules, entries.value, parseCommand);
  if (!replayed.ok) {
    const fault = faultOf(replayed.error);
    const told = fault.code === 'other-rules' ? { ...fault, message: otherRules(rules, opening?.rulesVersion) } : fault;
    return { ok: true, value: { ok: false, fault: told } };
  }
  const { state, turns, diceChecked, last } = replayed.value;
  return {
    ok: true,
    value: {
      ok: true,
      commands: turns.filter(({ entry }) => entry.body.kind === 'command').length,
      closed: last.body.kind === 'close',
      diceChecked,
      outcome: rules.outcome(state),
      hash: stateHash(state),
    },
  };
}

function unknownGame({ ids }: Kits, id: string) {
  const message =
    id === ''
      ? 'The record does not begin with its opening entry.'
      : `The record is of ${id}, which is not known here. Known are: ${ids.join(', ')}.`;
  return { entry: 0, code: id === '' ? 'no-opening' : 'unknown-game', case: null, message };
}

/** Such a record may well be sound, and whoever asks should know where to have it judged. */
function otherRules({ title, version }: Pick<AnyGameKit['rules'], 'title' | 'version'>, played = 'unknown'): string {
  return `The record was played under version ${played} of the rules of ${title}, by which alone it can be judged; here they are version ${version}.`;
}

function faultOf({ seq, code, case: ruleCase, message }: RecordFault) {
  return { entry: seq, code, case: ruleCase ?? null, message };
}
