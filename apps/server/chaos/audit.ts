/** Holds what people know of a match against its log: the log must hold all of it, once, and play out to the same. */
import { fromHex, replay } from '@warbeacon/kernel';
import { openDatabase } from '../src/storage/database.ts';
import { MatchStore } from '../src/storage/matches.ts';
import type { TestDatabase } from '../src/testing/databases.ts';
import type { Ledger } from './ledger.ts';

export interface Audited {
  /** Commands and take-backs in the logs. */
  readonly plies: number;
  /** Happenings that somebody was shown, each viewer counted. */
  readonly shown: number;
}

/** Looks at every match when no server runs any more. Faults go to the ledgers. */
export async function audit(place: TestDatabase, ledgers: readonly Ledger[]): Promise<Audited> {
  const database = await openDatabase(place);
  try {
    const store = new MatchStore(database);
    let [plies, shown] = [0, 0];
    for (const ledger of ledgers) {
      const found = await auditMatch(store, ledger);
      plies += found.plies;
      shown += found.shown;
    }
    return { plies, shown };
  } finally {
    await database.close();
  }
}

async function auditMatch(store: MatchStore, ledger: Ledger): Promise<Audited> {
  const { matchId, game } = ledger;
  const { rules } = game;
  const secret = await store.secret(matchId);
  const replayed = replay(
    rules,
    await store.log(matchId),
    game.parseCommand,
    secret === undefined ? undefined : fromHex(secret),
  );
  if (!replayed.ok) {
    ledger.breach(`the log does not play out: entry ${replayed.error.seq}: ${replayed.error.message}`);
    return { plies: 0, shown: 0 };
  }
  const { turns } = replayed.value;
  if (ledger.latest > turns.length)
    ledger.breach(`ply ${ledger.latest} was shown, and the log ends at ${turns.length}`);

  const plyOf = new Map<string, number>();
  for (const [i, { entry }] of turns.entries()) {
    const { body } = entry;
    if (body.kind !== 'command' && body.kind !== 'takeback') continue;
    const key = `${body.side} ${body.commandId}`;
    if (plyOf.has(key)) ledger.breach(`${key} stands in the log twice`);
    plyOf.set(key, i + 1);
  }
  for (const { side, commandId, acknowledged } of ledger.sent) {
    if (acknowledged === undefined) continue;
    const ply = plyOf.get(`${side} ${commandId}`);
    if (ply === undefined) ledger.breach(`${commandId} was acknowledged at ply ${acknowledged} and is lost`);
    else if (ply !== acknowledged)
      ledger.breach(`${commandId} was acknowledged at ply ${acknowledged} and is ply ${ply}`);
  }

  let shown = 0;
  for (const [viewer, entries] of ledger.shown) {
    for (const [ply, entry] of entries) {
      shown++;
      const turn = turns[ply - 1];
      if (turn === undefined) {
        ledger.breach(`the ${viewer} was shown ply ${ply}, which is not in the log`);
        continue;
      }
      const { body, at } = turn.entry;
      const side = 'side' in body ? body.side : '';
      const events = turn.events.flatMap((event) => rules.redact(event, viewer) ?? []);
      const tookBack = body.kind === 'takeback';
      const [told, logged] = [entry, { ply, side, at, events, tookBack }].map((one) =>
        JSON.stringify([one.ply, one.side, one.at, one.events, one.tookBack === true]),
      );
      if (told !== logged) ledger.breach(`the ${viewer} was shown another ply ${ply} than stands in the log`);
    }
  }
  return { plies: turns.length, shown };
}
