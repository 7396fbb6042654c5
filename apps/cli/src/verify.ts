/** Judges records by the games that this program knows. */
import type { Result } from '@warbeacon/kernel';
import { finish, judgeBy, judging, type Verdict } from '@warbeacon/protocol';
import type { Kits } from './game-kit.ts';
import { GAMES } from './games.ts';

/** Refused with `not-a-record` when the JSON has not the form of a record at all. */
export function verifyRecord(json: unknown, games: Kits = GAMES): Result<Verdict> {
  return finish(
    judging(
      json,
      games.all.map(({ rules, parseCommand }) => judgeBy(rules, parseCommand)),
    ),
  );
}
