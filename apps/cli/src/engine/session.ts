/** The one game an engine holds: its state, its dice, its log, and what can still be taken back. */
import {
  commandEntry,
  type Dice,
  diceKey,
  err,
  type Json,
  type LogBody,
  type LogEntry,
  nextEntry,
  ok,
  openEntry,
  type Refusal,
  type Result,
  refuse,
  rulesHash,
  scriptedDice,
  seedKey,
  stateHash,
  streamDice,
  submit,
  toHex,
} from '@warbeacon/kernel';
import type { GameCommand, GameEvent, GameKit, GameState, GameView, Loaded } from '../game-kit.ts';

const NO_ANCHORS = [new Uint8Array(0), new Uint8Array(0)] as const;

/** What a command that can be taken back has covered up. */
interface Step<S, Side> {
  readonly state: S;
  readonly side: Side;
}

export interface Session<S, C, E, V, Side extends string> {
  readonly kit: GameKit<S, C, E, V, Side>;
  readonly state: S;
  /** Commands carried out since the game was begun or loaded. */
  readonly ply: number;
  /** Written dice still to come; `undefined` when dice are thrown. */
  readonly queue: readonly number[] | undefined;
  submit(side: Side, command: C): Result<readonly E[]>;
  /** Takes the last command back, or says why not. */
  undo(): Refusal | null;
  /** The log so far with its closing entry, or a refusal for a game with written dice. */
  record(): Result<readonly LogEntry[]>;
}

export type AnySession = Session<GameState, GameCommand, GameEvent, GameView, string>;

/** A new game. The seed stands for the secret of a match, so that its record can be verified like any other. */
export function newSession<S, C, E, V, Side extends string>(
  kit: GameKit<S, C, E, V, Side>,
  options: Readonly<Record<string, unknown>>,
  seed: number | string,
): Session<S, C, E, V, Side> {
  const state = kit.rules.create(options);
  return session(kit, state, open(kit, state, seed, { options }));
}

/** A game from a written position. One with written dice has no record, for nobody could throw them again. */
export function loadedSession<S, C, E, V, Side extends string>(
  kit: GameKit<S, C, E, V, Side>,
  { state, dice }: Loaded<S>,
  seed: number | string,
): Session<S, C, E, V, Side> {
  if (dice !== undefined)
    return session(kit, state, { key: seedKey(seed), log: undefined, secret: undefined, queue: dice });
  const position = kit.makePosition(state);
  return session(kit, state, open(kit, state, seed, { options: kit.optionsOf(state), position }));
}

function open<S, C, E, V, Side extends string>(
  kit: GameKit<S, C, E, V, Side>,
  state: S,
  seed: number | string,
  begun: { readonly options: Readonly<Record<string, unknown>>; readonly position?: object },
): Begin {
  const secret = seedKey(seed);
  const matchId = `engine-${seed}`;
  const hash = rulesHash(kit.rules);
  const key = diceKey({ matchId, secret, rulesHash: hash, anchors: NO_ANCHORS });
  const opening = openEntry({
    rules: kit.rules,
    matchId,
    secret,
    options: begun.options,
    position: begun.position === undefined ? undefined : (JSON.parse(JSON.stringify(begun.position)) as Json),
    state,
    at: Date.now(),
  });
  return { key, log: [opening], secret, queue: undefined };
}

interface Begin {
  readonly key: Uint8Array;
  readonly secret: Uint8Array | undefined;
  readonly log: readonly LogEntry[] | undefined;
  readonly queue: readonly number[] | undefined;
}

function session<S, C, E, V, Side extends string>(
  kit: GameKit<S, C, E, V, Side>,
  begin: S,
  { key, secret, log: opening, queue: written }: Begin,
): Session<S, C, E, V, Side> {
  const { rules } = kit;
  const log: LogEntry[] = [...(opening ?? [])];
  let state = begin;
  let ply = 0;
  let queue = written;
  let steps: Step<S, Side>[] = [];
  return {
    kit,
    get state() {
      return state;
    },
    get ply() {
      return ply;
    },
    get queue() {
      return queue;
    },
    submit(side, command) {
      const dice: Dice = queue === undefined ? streamDice(key, { index: ply }) : scriptedDice(queue);
      const done = submit(rules, state, side, command, dice);
      if (!done.ok) return done;
      // Something has shown, or the other side has decided on what it saw: behind this nothing is taken back.
      const { dice: drawn, events } = done.value;
      if (drawn.length > 0 || events.some((event) => rules.reveals(event, side))) steps = [];
      else if (steps[steps.length - 1]?.side === side) steps.push({ state, side });
      else steps = [{ state, side }];
      state = done.value.state;
      queue = queue?.slice(done.value.dice.length);
      if (opening) {
        const written = { command, commandId: String(ply), dice: drawn, index: ply, side, stateHash: stateHash(state) };
        log.push(commandEntry(log[log.length - 1], Date.now(), written));
      }
      ply++;
      return ok(done.value.events);
    },
    undo() {
      const step = steps.pop();
      if (!step) {
        return ply === 0
          ? refuse('nothing-to-undo', 'No command has been given yet.')
          : refuse('revealed', 'Since then a die was thrown, a counter was found out, or the other side has decided.');
      }
      state = step.state;
      ply--;
      if (opening) log.pop();
      return null;
    },
    record() {
      if (!opening || !secret) {
        return err(refuse('written-dice', 'A game with written dice has no record: nobody could throw them again.'));
      }
      const outcome = rules.outcome(state);
      const closing: LogBody = {
        kind: 'close',
        winner: outcome?.winner ?? null,
        reason: outcome?.reason ?? 'unfinished',
        secret: toHex(secret),
      };
      return ok([...log, nextEntry(log[log.length - 1], Date.now(), closing)]);
    },
  };
}
