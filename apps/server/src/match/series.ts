/** Several commands of one side, carried out one after the other and shown as one. */
import { ok, type Refusal, type Result } from '@warbeacon/kernel';
import { type Carried, carryOut, type Means } from './carry-out.ts';
import { carrySpent } from './chains/carry.ts';
import type { AnyGame, GameCommand, GameView } from './game.ts';

export interface Series {
  readonly side: string;
  /** Of the first; those after it have it with a number. */
  readonly commandId: string;
  readonly commands: readonly GameCommand[];
  /** Of the side's own dice chain, one for each command; none where it has no chain. */
  readonly links: readonly string[];
  /** Of the other side's, in a strict match. */
  readonly answers: readonly string[];
}

/** What came of it; `gone` commands were carried out, and the first of the others was refused so, if one was. */
export interface CarriedSeries {
  readonly carried: Carried;
  readonly gone: number;
  /** After the last of them, and before what came of itself after it. */
  readonly ply: number;
  readonly refusal: Refusal | null;
}

/**
 * Goes past what is refused, and ends where the step does in which it was begun: at a question, whoever is asked, and at the
 * next phase, so that nothing is done in a position for which nobody meant it. Yields between two commands. `follow`: what
 * comes of itself after each. `barred`: why no more may be given, whatever the rules say.
 */
export function* carrySeries(
  means: Means,
  begun: Carried,
  { side, commandId, commands, links: own, answers }: Series,
  follow: (carried: Carried) => Carried,
  barred: (gone: number, command: GameCommand, view: GameView) => Refusal | null,
): Generator<undefined, CarriedSeries> {
  const { game } = means;
  const step = commands.length > 1 ? stepOf(game, begun, side) : null;
  let carried = begun;
  const linksAt = (i: number) => ({ moverLink: own[i] ?? '', opponentLink: answers[i] ?? '' });
  let gone = 0;
  let looked = 0;
  let { ply } = begun.position;
  let refusal: Refusal | null = null;
  for (const [i, command] of commands.entries()) {
    if (i > 0) {
      yield;
      if (step === null || stepOf(game, carried, side) !== step) break;
    }
    const bar = barred(gone, command, carried.position.sight.view(side));
    const links = linksAt(i);
    const id = gone === 0 ? commandId : `${commandId}-${gone}`;
    const done: Result<Carried> = bar ? { ok: false, error: bar } : carryOut(means, carried, side, id, command, links);
    if (done.ok) {
      ply = done.value.position.ply;
      carried = follow(done.value);
      gone++;
    } else {
      refusal ??= done.error;
      if (bar === null) carried = carrySpent(means, carried, side, links);
    }
    looked++;
  }
  // Those that were not looked at any more have been revealed too.
  for (; looked < commands.length; looked++) carried = carrySpent(means, carried, side, linksAt(looked));
  return { carried, gone, ply, refusal };
}

/** The step of `side` in which piece after piece may act, as a text; `null` where somebody else decides or one is asked. */
function stepOf(game: AnyGame, { position }: Carried, side: string): string | null {
  if (position.closed || !position.sight.deciders().includes(side)) return null;
  const view = position.sight.view(side);
  const { turn, phase } = game.clock(view);
  const end = game.ending(view);
  return game.isOneQuestion(view) ? null : JSON.stringify([turn, phase, end]);
}

/** Reads commands as they came, or says what is wrong with the first that is no command. */
export function parseSeries(game: AnyGame, json: readonly unknown[]): Result<readonly GameCommand[]> {
  const commands: GameCommand[] = [];
  for (const each of json) {
    const parsed = game.parseCommand(each);
    if (!parsed.ok) return parsed;
    commands.push(parsed.value);
  }
  return ok(commands);
}
