/** What a side may still do that has given more commands than any honest game has: bring the match on, and nothing else. */
import { canonicalJson, type Refusal } from '@warbeacon/kernel';
import { serverRefusal } from '../refusals.ts';
import type { AnyGame, GameCommand, GameView } from './game.ts';

const TOO_MANY = serverRefusal(
  'too-many-commands',
  'You have given more commands than a match can hold. You can still answer questions, end your part of the phase, and resign.',
);

/**
 * Why not, or `null` for an answer to a question and for the command that ends one's part of a phase. `null` as a command:
 * one is taken back.
 */
export function isPastAllowance(game: AnyGame, view: GameView, command: GameCommand | null): Refusal | null {
  if (command === null) return TOO_MANY;
  if (game.isOneQuestion(view)) return null;
  const end = game.ending(view);
  return end !== null && canonicalJson(end) === canonicalJson(command) ? null : TOO_MANY;
}
