/** Whether the record of a match is sound, and if not, where it departs from the truth. */
import { type Outcome, type RecordFault, replay, type Result, stateHash } from '@warbeacon/kernel';
import { parseRecord } from '@warbeacon/protocol';
import type { Kits } from './game-kit.ts';
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
  const opening = entries.value[0]?.body;
  const id = opening?.kind === 'open' ? opening.game : '';
  const kit = games.get(id);
  if (kit === undefined) return { ok: true, value: { ok: false, fault: unknownGame(games, id) } };
  const { rules, parseCommand } = kit;
  const replayed = replay(rules, entries.value, parseCommand);
  if (!replayed.ok) return { ok: true, value: { ok: false, fault: faultOf(replayed.error) } };
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

function faultOf({ seq, code, case: ruleCase, message }: RecordFault) {
  return { entry: seq, code, case: ruleCase ?? null, message };
}
