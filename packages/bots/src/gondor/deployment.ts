/** [13.0] Setting up by the recommended plan, and the cauldrons over the places where towers come. */
import { GONDOR, type GondorCommand } from '@warbeacon/siege';
import type { Board } from './board.ts';
import type { BotInput } from './bot.ts';
import { DONE } from './choices.ts';

export function chooseDeployment(input: BotInput, board: Board): GondorCommand {
  const offers = input.optionsOf(null);
  const done = offers.find(({ command }) => command.type === 'done');
  const plan = GONDOR.plans.find(({ side }) => side === board.side);
  if (done === undefined) {
    if (plan === undefined) throw new Error(`no plan for ${board.side}`);
    return { type: 'setUp', plan: plan.id };
  }
  const hexes = board.side === 'westernesse' ? (plan?.markers?.['cauldron'] ?? []) : [];
  const standing = Object.values(board.view.markers).filter(({ kind }) => kind === 'cauldron');
  const hex = hexes.find((place) => standing.every((cauldron) => cauldron.hex !== place));
  if (hex === undefined) return DONE;
  // Which of them are real is left to chance, so that nobody knows it from one game to the next.
  const dummies = standing.filter(({ dummy }) => dummy === true).length;
  const left = hexes.length - standing.length;
  return { type: 'setCauldron', hex, dummy: input.random() * left < hexes.length / 2 - dummies };
}
