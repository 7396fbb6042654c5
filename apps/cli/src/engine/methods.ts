/** What the engine can be asked. */
import { perft, type Result, seedKey, stateHash, streamDice, why } from '@warbeacon/kernel';
import { makeRecord } from '@warbeacon/protocol';
import { commandSchema, makePosition, optionsSchema, parsePosition, positionSchema, SIDES } from '@warbeacon/siege';
import { z } from 'zod';
import { GAME_IDS, GAMES, isGameId } from '../games.ts';
import { playOut } from '../playout.ts';
import { POLICY_NAMES } from '../policies.ts';
import { verifyRecord } from '../verify.ts';
import { decisionOf } from './decision.ts';
import { describeEngine } from './describe.ts';
import { EngineError, INVALID_PARAMS, type Method, method, refused } from './rpc.ts';
import { loadedSession, newSession, type Session } from './session.ts';

const none = z.strictObject({});
const side = z.enum(SIDES);
const seed = z.union([z.number().int(), z.string().max(200)]);
const bot = z.enum(POLICY_NAMES);

/** The methods of one engine, which share its one game. */
export function engineMethods(): ReadonlyMap<string, Method> {
  let held: Session | undefined;
  const session = (): Session => {
    if (!held) throw refused({ code: 'no-game', message: 'There is no game yet: ask for `new` or `load` first.' });
    return held;
  };
  const hold = (next: Session) => {
    held = next;
    return decisionOf(next);
  };

  return new Map<string, Method>([
    ['describe', method(none, describeEngine)],
    [
      'new',
      method(
        z.strictObject({ game: z.enum(GAME_IDS), options: optionsSchema.prefault({}), seed: seed.default(0) }),
        ({ game, options, seed: of }) => hold(newSession(GAMES[game], options, of)),
      ),
    ],
    [
      'load',
      method(z.strictObject({ position: positionSchema, seed: seed.default(0) }), ({ position, seed: of }) => {
        if (!isGameId(position.game)) throw new EngineError(INVALID_PARAMS, `There is no game ${position.game}.`);
        const kit = GAMES[position.game];
        // Dice of their own: those of the first command are still to come.
        const loaded = parsePosition(kit.game, position, streamDice(seedKey(`load ${of}`), { index: 0 }));
        if (loaded.ok) return hold(loadedSession(kit, loaded.value, of));
        const faults = loaded.error;
        throw refused(
          {
            code: faults.length === 1 ? (faults[0]?.code ?? 'bad-position') : 'bad-position',
            message: faults.map(({ message }) => message).join(' '),
          },
          { case: faults[0]?.case ?? null, faults },
        );
      }),
    ],
    [
      'position',
      method(none, () => {
        const { kit, state, queue } = session();
        return makePosition(kit.game, state, queue);
      }),
    ],
    ['decision', method(none, () => decisionOf(session()))],
    [
      'legal',
      method(z.strictObject({ side, unit: z.string().optional() }), ({ side: of, unit }) => {
        const { kit, state } = session();
        if (unit !== undefined && !kit.game.unitIndex.has(unit) && !kit.game.leaderIndex.has(unit)) {
          throw new EngineError(INVALID_PARAMS, `There is no piece ${unit}.`);
        }
        return [...kit.rules.legal(state, of, unit)];
      }),
    ],
    [
      'why',
      method(z.strictObject({ side, command: commandSchema }), ({ side: of, command }) => {
        const { kit, state } = session();
        const refusal = why(kit.rules, state, of, command);
        return refusal && { code: refusal.code, case: refusal.case ?? null, message: refusal.message };
      }),
    ],
    [
      'submit',
      method(z.strictObject({ side, command: commandSchema }), ({ side: of, command }) => {
        const now = session();
        const events = orRefused(now.submit(of, command));
        return { ply: now.ply, events, decision: decisionOf(now) };
      }),
    ],
    [
      'odds',
      method(z.strictObject({ side, command: commandSchema }), ({ side: of, command }) => {
        const { kit, state } = session();
        const refusal = why(kit.rules, state, of, command);
        if (refusal) throw refused(refusal);
        // A command that rolls nothing comes out as it is written.
        return kit.rules.offer(state, of, command).odds ?? { outcomes: [], modifiers: [], roll: null };
      }),
    ],
    [
      'view',
      method(z.strictObject({ viewer: z.enum([...SIDES, 'spectator']) }), ({ viewer }) => {
        const { kit, state } = session();
        return kit.rules.view(state, viewer);
      }),
    ],
    ['hash', method(none, () => stateHash(session().state))],
    [
      'undo',
      method(none, () => {
        const now = session();
        const refusal = now.undo();
        if (refusal) throw refused(refusal);
        return decisionOf(now);
      }),
    ],
    [
      'playout',
      method(
        z.strictObject({
          seed,
          game: z.enum(GAME_IDS).default('helms-deep'),
          options: optionsSchema.prefault({}),
          policy: z.union([bot, z.strictObject({ isengard: bot, westernesse: bot }).partial()]).default('random'),
        }),
        ({ seed: of, game, options, policy }) => {
          const { isengard = 'random', westernesse = 'random' } =
            typeof policy === 'string' ? { isengard: policy, westernesse: policy } : policy;
          return playOut(GAMES[game], { seed: of, options, policy: { isengard, westernesse } });
        },
      ),
    ],
    [
      'perft',
      method(
        z.strictObject({ depth: z.number().int().min(0).max(9), seed: seed.default(0) }),
        ({ depth, seed: of }) => {
          const { kit, state } = session();
          return perft(kit.rules, state, depth, of);
        },
      ),
    ],
    ['record', method(none, () => makeRecord(orRefused(session().record())))],
    [
      'replay',
      method(z.strictObject({ record: z.unknown() }), ({ record }) => {
        const verdict = verifyRecord(record);
        if (!verdict.ok) throw new EngineError(INVALID_PARAMS, verdict.error.message);
        return verdict.value;
      }),
    ],
  ]);
}

function orRefused<T>(result: Result<T>): T {
  if (!result.ok) throw refused(result.error);
  return result.value;
}
