/** Missiles, duels, melee and rallying: what is offered with odds, the best of it first. */
import type { GondorCommand } from '@warbeacon/siege';
import type { Board } from './board.ts';
import type { BotInput } from './bot.ts';
import { bestOf, DONE, mean, type Offer } from './choices.ts';
import { guardOfRoad } from './endgame.ts';

export function chooseShot(input: BotInput, board: Board): GondorCommand {
  return (
    bestOf(input.options(), 0, ({ command, odds }) =>
      command.type === 'fire' || command.type === 'shootCatapult'
        ? shareLost(board, odds) * targetWorth(board, command.target)
        : 0,
    ) ?? DONE
  );
}

export function shareLost({ weights }: Board, odds: Offer['odds']): number {
  const { halved, thrownBack } = weights.worth;
  return mean(odds, { eliminated: 1, reduced: halved, retreat: thrownBack });
}

/** The unit, and what its leaders add; a siege tower or a ladder goes with any result (16.47). */
function targetWorth(board: Board, id: string): number {
  const unit = board.units.get(id);
  if (unit === undefined) return 0;
  const led = board.leaders.filter(({ at, side }) => at === unit.at && side === unit.side);
  return led.reduce(
    (sum, { worth }) => sum + worth * board.weights.worth.leaderShare,
    unit.worth + guardOfRoad(board, unit.at),
  );
}

/** A blow costs its striker nothing; a second attack counts for the chance that the first fails. */
export function chooseAttack(input: BotInput, board: Board): GondorCommand {
  const declared = new Map<string, number>();
  for (const { target } of board.view.attacks)
    declared.set(target, (declared.get(target) ?? 1) * board.weights.worth.missed);
  const offers = input.options();
  const best = bestOf(offers, 0, ({ command, odds }) =>
    command.type === 'attack'
      ? shareLost(board, odds) * targetWorth(board, command.target) * (declared.get(command.target) ?? 1)
      : 0,
  );
  if (best !== undefined) return best;
  // Whoever must attack does, even where there is no hope in it.
  return offers.find(({ command }) => command.type === 'attack')?.command ?? DONE;
}

export function chooseDuel(input: BotInput, board: Board): GondorCommand {
  const worth = new Map(board.leaders.map((leader) => [leader.id, leader.worth]));
  return (
    bestOf(input.options(), 0, ({ command, odds }) => {
      if (command.type !== 'duel') return 0;
      const risk = mean(odds, { 'attacker-eliminated': 1, 'attacker-reduced': 0.5 });
      if (risk > board.weights.leaders.mostRisk) return 0;
      const gain = mean(odds, { eliminated: 1, reduced: 0.5, retreat: 0.1 }) * (worth.get(command.target) ?? 0);
      return gain - risk * (worth.get(command.leader) ?? 0);
    }) ?? DONE
  );
}

/** [8.3] [18.22] The Banner, which needs no dice, for what is worth most; then the most worth for the least luck. */
export function chooseRally(input: BotInput, board: Board): GondorCommand {
  return (
    bestOf(input.options(), 0, ({ command, odds }) => {
      if (command.type !== 'rally' && command.type !== 'bannerRally') return 0;
      const worth = board.units.get(command.unit)?.worth ?? 0;
      return command.type === 'bannerRally' ? 10 * worth : mean(odds, { rallied: 1 }) * worth;
    }) ?? DONE
  );
}
