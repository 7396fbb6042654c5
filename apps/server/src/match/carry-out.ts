/** What becomes of a position, its log and its history when a command is carried out; nothing is written yet. */
import {
  accordsAtEnd,
  accordsAtPly,
  afterLinks,
  commandEntry,
  type End,
  err,
  keepSteps,
  type Links,
  type LogBody,
  type LogEntry,
  nextEntry,
  ok,
  type Result,
  type Step,
  submit,
  takeBack,
} from '@warbeacon/kernel';
import { serverRefusal } from '../refusals.ts';
import { chainRefusal } from './chains/refusals.ts';
import type { DiceSource } from './chains/dice-source.ts';
import type { AnyGame, GameCommand, GameState } from './game.ts';
import type { Happening, Kept } from './history.ts';
import type { Position } from './load-match.ts';
import { situationOf, tableAfter } from './clock/table.ts';
import { sha256 } from './sha256.ts';
import { Sight } from './what-they-see.ts';

export const NO_TAKE_BACK = serverRefusal(
  'no-takeback',
  'There is nothing that can be taken back: something has been revealed, or the other side has been asked.',
);

/** A position, and the entries and happenings that have led to it and are still to be written down and told. */
export interface Carried {
  readonly position: Position;
  readonly entries: readonly LogEntry[];
  readonly happenings: readonly Kept[];
  readonly winner: string | null;
}

export interface Means {
  readonly game: AnyGame;
  readonly dice: DiceSource;
  /** SHA-256 of a state's canonical JSON. */
  readonly hashOf: (state: GameState) => string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The last entry of a match that ends so. */
  readonly closing: (winner: string | null, reason: string) => LogBody;
}

/** Carries out a command in `before`, or says why not. */
export function carryOut(
  { game, dice: source, at, closing, hashOf }: Means,
  { position: before, entries, happenings }: Carried,
  side: string,
  commandId: string,
  command: GameCommand,
  links: Links,
): Result<Carried> {
  const { rules } = game;
  const { state, last, nextIndex, chains } = before;
  // Before the rules are asked: whoever leaves a link out, or gives a wrong one, learns nothing of what the command would do.
  const linked = afterLinks(source.terms, chains, { side, other: otherSide(game, side) }, links);
  if (!linked.ok) return err(chainRefusal(linked.error));
  const done = submit(rules, state, side, command, source.of(chains, nextIndex, links));
  if (!done.ok) return err(done.error);
  const { state: after, events, dice } = done.value;
  rules.share?.(state, after);
  const written = { command, commandId, dice, index: nextIndex, side, links, stateHash: hashOf(after) };
  const entry = commandEntry(last, at, written, sha256);
  const outcome = rules.outcome(after);
  const added =
    outcome === null ? [entry] : [entry, nextEntry(entry, at, closing(outcome.winner, outcome.reason), sha256)];
  const ply = before.ply + 1;
  const sight = new Sight(game, after, { before: before.sight });
  const situation = () => situationOf(game, sight);
  return ok({
    position: {
      ...before,
      state: after,
      last: added.at(-1) ?? entry,
      stateSeq: entry.seq,
      ply,
      nextIndex: nextIndex + 1,
      chains: linked.value,
      closed: outcome !== null,
      steps: keepSteps(rules, before.steps, { side, before: state, after, events }),
      accords: accordsAtPly(before.accords, ply),
      table: added.reduce((table, one) => tableAfter(table, one, rules.sides, situation), before.table),
      sight,
    },
    entries: [...entries, ...added],
    happenings: [...happenings, { ply, side, at, events, before: sight.lookingBack(before.sight) }],
    winner: outcome?.winner ?? null,
  });
}

/** Of the two that a game has. */
export function otherSide({ rules: { sides } }: AnyGame, side: string): string {
  return side === sides[0] ? sides[1] : sides[0];
}

/**
 * Takes the last `count` commands of `side` back, each with an entry of its own, or as many of them as can be; says so where
 * none can. Of several ids, those after the first have it with a number. Yields between two commands.
 */
export function* carryBack(
  means: Means,
  begun: Carried,
  { side, commandId, count }: { readonly side: string; readonly commandId: string; readonly count: number },
): Generator<undefined, Result<Carried>> {
  let carried = begun;
  for (let gone = 0; gone < count; gone++) {
    if (gone > 0) yield;
    const step = takeBack(carried.position.steps, side);
    if (step === undefined) return gone === 0 ? err(NO_TAKE_BACK) : ok(carried);
    carried = stepBack(means, carried, step, gone === 0 ? commandId : `${commandId}-${gone}`);
  }
  return ok(carried);
}

function stepBack(
  { game, at, hashOf }: Means,
  { position: before, entries, happenings }: Carried,
  step: Step<GameState>,
  commandId: string,
): Carried {
  const { last } = before;
  const { side } = step;
  const body: LogBody = { kind: 'takeback', side, commandId, stateHash: hashOf(step.before) };
  const entry = nextEntry(last, at, body, sha256);
  const sight = new Sight(game, step.before, { before: before.sight });
  const position: Position = {
    ...before,
    state: step.before,
    last: entry,
    stateSeq: entry.seq,
    ply: before.ply + 1,
    steps: before.steps.slice(0, -1),
    accords: accordsAtPly(before.accords, before.ply + 1),
    table: tableAfter(before.table, entry, game.rules.sides, () => situationOf(game, sight)),
    sight,
  };
  const happening: Kept = {
    ply: position.ply,
    side,
    at,
    events: [],
    tookBack: true,
    before: position.sight.lookingBack(before.sight),
  };
  return { position, entries: [...entries, entry], happenings: [...happenings, happening], winner: null };
}

/** The position, with nothing done in it yet. */
export function stillIn(position: Position): Carried {
  return { position, entries: [], happenings: [], winner: null };
}

/** Ends the match otherwise than its rules do. */
export function carryEnd({ game, at, closing }: Means, carried: Carried, end: End): Carried {
  const { position: before, entries, happenings } = carried;
  const close = nextEntry(before.last, at, closing(end.winner, end.reason), sha256);
  const sight = new Sight(game, before.state, { ended: end });
  const position: Position = {
    ...before,
    last: close,
    ply: before.ply + 1,
    closed: true,
    steps: [],
    accords: accordsAtEnd(before.accords),
    table: tableAfter(before.table, close, game.rules.sides, () => situationOf(game, sight)),
    sight,
  };
  const happening = endHappening(game, end, position.ply, at);
  return {
    position,
    entries: [...entries, close],
    happenings: [...happenings, { ...happening, before: sight.lookingBack(before.sight) }],
    winner: end.winner,
  };
}

/** Told of the side that has lost; of the first one where nobody has. */
export function endHappening(game: AnyGame, end: End, ply: number, at: number): Happening {
  const [first, second] = game.rules.sides;
  const side = first === end.winner ? second : first;
  return { ply, side, at, events: [game.endEvent(end)] };
}
