/** What the engine can be asked. */
import { perft, type Result, seedKey, stateHash, streamDice, why } from '@warbeacon/kernel';
import { makeRecord } from '@warbeacon/protocol';
import { z } from 'zod';
import { type Kits, policiesOf, RANDOM, TABLE_METHODS, type TableMethod } from '../game-kit.ts';
import { GAMES } from '../games.ts';
import { playOut } from '../playout.ts';
import { verifyRecord } from '../verify.ts';
import { describeEngine } from './describe.ts';
import { EngineError, INVALID_PARAMS, type Method, method, refused } from './rpc.ts';
import { markSampled, withoutMark } from './sampled.ts';
import { type AnySession, loadedSession, newSession } from './session.ts';

const none = z.strictObject({});
const seed = z.union([z.number().int(), z.string().max(200)]);

/** The methods of one engine, which share its one game. */
export function engineMethods(games: Kits = GAMES): ReadonlyMap<string, Method> {
  let held: AnySession | undefined;
  const session = (): AnySession => {
    if (!held) throw refused({ code: 'no-game', message: 'There is no game yet: ask for `new` or `load` first.' });
    return held;
  };
  const decisionOf = ({ kit, state, ply }: AnySession) => ({ ply, ...kit.decisionOf(state) });
  const hold = (next: AnySession) => {
    held = next;
    return decisionOf(next);
  };

  const gameId = z.enum(games.ids);
  /** The game that is asked for, by which the other parameters are read. */
  const kitIn = (given: unknown) => games.get(textIn(given, 'game') ?? '') ?? games.first;
  /** Sides and commands are those of the game that is held; before there is one, those of any. */
  const kits = () => (held ? [held.kit] : games.all);
  const side = () => z.enum(kits().flatMap(({ rules }) => rules.sides));
  const command = () => z.preprocess(withoutMark, z.union(kits().map(({ schemas }) => schemas.command)));
  /** One of the questions of an open table; `undefined` where the game that is held is not played on one. */
  const asked = (name: TableMethod) => held?.kit.questions?.[name];
  const tableMethod = (name: TableMethod): [string, Method] => [
    name,
    method(
      () => asked(name)?.params ?? z.unknown(),
      (params) => {
        const { kit, state } = session();
        const question = asked(name);
        if (question === undefined)
          throw refused({ code: 'not-in-this-game', message: `${kit.rules.title} has no ${name}.` });
        return orRefused(question.ask(state, params));
      },
    ),
  ];

  return new Map<string, Method>([
    ['describe', method(none, () => describeEngine(games))],
    [
      'new',
      method(
        (given) => {
          const options = kitIn(given).schemas.options.prefault({});
          return z.strictObject({ game: gameId, options, seed: seed.default(0) });
        },
        ({ game, options, seed: of }) => hold(newSession(games.named(game), options, of)),
      ),
    ],
    [
      'load',
      method(
        (given) => {
          const position = typeof given === 'object' && given !== null && 'position' in given ? given.position : {};
          return z.strictObject({ position: kitIn(position).schemas.position, seed: seed.default(0) });
        },
        ({ position, seed: of }) => {
          const id = textIn(position, 'game') ?? '';
          const kit = games.get(id);
          if (kit === undefined) throw new EngineError(INVALID_PARAMS, `There is no game ${id}.`);
          // Dice of their own: those of the first command are still to come.
          const loaded = kit.parsePosition(position, streamDice(seedKey(`load ${of}`), { index: 0 }));
          if (loaded.ok) return hold(loadedSession(kit, loaded.value, of));
          const faults = loaded.error;
          throw refused(
            {
              code: faults.length === 1 ? (faults[0]?.code ?? 'bad-position') : 'bad-position',
              message: faults.map(({ message }) => message).join(' '),
            },
            { case: faults[0]?.case ?? null, faults },
          );
        },
      ),
    ],
    [
      'position',
      method(none, () => {
        const { kit, state, queue } = session();
        return kit.makePosition(state, queue);
      }),
    ],
    ['decision', method(none, () => decisionOf(session()))],
    [
      'legal',
      method(
        () => z.strictObject({ side: side(), unit: z.string().optional() }),
        ({ side: of, unit }) => {
          const { kit, state } = session();
          if (unit !== undefined && !kit.hasPiece(state, unit)) {
            throw new EngineError(INVALID_PARAMS, `There is no piece ${unit}.`);
          }
          return Array.from(kit.rules.legal(state, of, unit), (each) => markSampled(kit, each));
        },
      ),
    ],
    [
      'why',
      method(
        () => z.strictObject({ side: side(), command: command() }),
        ({ side: of, command: asked }) => {
          const { kit, state } = session();
          const refusal = why(kit.rules, state, of, asked);
          return refusal && { code: refusal.code, case: refusal.case ?? null, message: refusal.message };
        },
      ),
    ],
    [
      'submit',
      method(
        () => z.strictObject({ side: side(), command: command() }),
        ({ side: of, command: asked }) => {
          const now = session();
          const events = orRefused(now.submit(of, asked));
          return { ply: now.ply, events, decision: decisionOf(now) };
        },
      ),
    ],
    [
      'odds',
      method(
        () => z.strictObject({ side: side(), command: command() }),
        ({ side: of, command: asked }) => {
          const { kit, state } = session();
          const refusal = why(kit.rules, state, of, asked);
          if (refusal) throw refused(refusal);
          // A command that rolls nothing comes out as it is written.
          return kit.rules.offer(state, of, asked).odds ?? { outcomes: [], modifiers: [], roll: null };
        },
      ),
    ],
    [
      'view',
      method(
        () => z.strictObject({ viewer: z.enum([...kits().flatMap(({ rules }) => rules.sides), 'spectator']) }),
        ({ viewer }) => {
          const { kit, state } = session();
          return kit.rules.view(state, viewer);
        },
      ),
    ],
    ...TABLE_METHODS.map(tableMethod),
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
        (given) => {
          const kit = kitIn(given);
          const bot = z.enum(policiesOf(kit));
          const bySide = z.strictObject(Object.fromEntries(kit.rules.sides.map((name) => [name, bot]))).partial();
          return z.strictObject({
            seed,
            game: gameId.default(kit.rules.id),
            options: kit.schemas.options.prefault({}),
            policy: z.union([bot, bySide]).default(RANDOM),
          });
        },
        ({ seed: of, game, options, policy }) => {
          const kit = games.named(game);
          const players = kit.rules.sides.map((name): [string, string] => [
            name,
            typeof policy === 'string' ? policy : (policy[name] ?? RANDOM),
          ]);
          return playOut(kit, { seed: of, options, policy: Object.fromEntries(players) });
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
        const verdict = verifyRecord(record, games);
        if (!verdict.ok) throw new EngineError(INVALID_PARAMS, verdict.error.message);
        // The protocol's answer; what else a record shows is told by `warbeacon verify`.
        if (!verdict.value.ok) return { ok: false, fault: verdict.value.fault };
        const { ok, commands, closed, diceChecked, outcome, hash } = verdict.value;
        return { ok, commands, closed, diceChecked, outcome, hash };
      }),
    ],
  ]);
}

/** A member of what somebody has sent, where it is text. */
function textIn(given: unknown, member: string): string | undefined {
  if (typeof given !== 'object' || given === null || !Object.hasOwn(given, member)) return undefined;
  const value: unknown = Reflect.get(given, member);
  return typeof value === 'string' ? value : undefined;
}

function orRefused<T>(result: Result<T>): T {
  if (!result.ok) throw refused(result.error);
  return result.value;
}
