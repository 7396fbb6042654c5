/** Missiles, duels and melee: what is offered with odds, the best of it first. */
import type { Command } from '@warbeacon/siege';
import type { BotInput } from './bot.ts';
import type { Board, Unit } from './board.ts';
import { bestOf, DONE, offersOf } from './choices.ts';
import { effectChance, isLord, mean } from './worth.ts';

export function chooseShot(input: BotInput, board: Board): Command {
  const shot = bestOf(offersOf(input.options(), 'fire'), 0, ({ command, odds }) =>
    odds === undefined ? 0 : board.worths.expectedShare(odds) * targetWorth(board, board.unit(command.target)),
  );
  return shot?.command ?? DONE;
}

function targetWorth(board: Board, target: Unit): number {
  const weights = board.weights.combat;
  const leaders = board.leadersAt(target.at).filter(({ spec }) => spec.side === target.spec.side);
  return target.worth + leaders.reduce((sum, { worth }) => sum + worth * weights.leaderShare, 0);
}

export function chooseDuel(input: BotInput, board: Board): Command {
  const weights = board.weights.combat;
  let best: Command = DONE;
  let most = 0;
  for (const { command, odds } of offersOf(input.options(), 'duel')) {
    if (odds === undefined) continue;
    const leader = board.leader(command.leader);
    const target = board.leader(command.target);
    const fall = target.state.reduced ? 1 : weights.leaderHalved;
    const own = leader.state.reduced ? 1 : weights.leaderHalved;
    const risk = mean(odds, { 'attacker-eliminated': 1, 'attacker-reduced': own });
    if (isLord(leader.id) && risk > weights.mostLordRisk) continue;
    const gain =
      mean(odds, { eliminated: 1, reduced: fall }) * target.worth +
      mean(odds, { eliminated: 1, reduced: 1, retreat: 1 }) * weights.unitThrownBack * unitWorth(board, target.at);
    const loss =
      risk * leader.worth +
      mean(odds, { 'attacker-eliminated': 1, 'attacker-reduced': 1, 'attacker-retreat': 1 }) *
        weights.unitThrownBack *
        unitWorth(board, leader.at);
    if (gain - loss <= most) continue;
    most = gain - loss;
    best = command;
  }
  return best;
}

function unitWorth(board: Board, place: number): number {
  return board.unitAt[place]?.worth ?? 0;
}

/**
 * Declares attacks until nobody is left who could: a blow costs its striker nothing. Every hit drives the target from
 * its hex, so a second attack counts only for the chance that the first fails. Whoever would lose most by being left
 * with his second choice chooses first.
 */
export function chooseAttack(input: BotInput, board: Board): Command {
  const weights = board.weights.combat;
  const missed = new Map<string, number>();
  const offers = offersOf(input.options(), 'attack');
  for (const { unit, target } of board.view.attacks) {
    const chance = board.unit(unit).strengths.attack === undefined ? 0 : weights.roughChance;
    missed.set(target, (missed.get(target) ?? 1) * (1 - chance));
  }
  const choices = new Map<string, { command: Command; gain: number }[]>();
  for (const { command, odds } of offers) {
    if (odds === undefined || effectChance(odds) === 0) continue;
    const target = board.unit(command.target);
    const gain = board.worths.expectedShare(odds) * targetWorth(board, target) * (missed.get(command.target) ?? 1);
    const of = choices.get(command.unit);
    if (of === undefined) choices.set(command.unit, [{ command, gain }]);
    else of.push({ command, gain });
  }
  let best: Command | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const of of choices.values()) {
    const [first, second] = of.toSorted((a, b) => b.gain - a.gain);
    if (first === undefined) continue;
    const regret = first.gain - (second?.gain ?? 0);
    if (regret <= most) continue;
    most = regret;
    best = first.command;
  }
  // Whoever must attack does, even where there is no hope in it.
  return best ?? offers[0]?.command ?? DONE;
}

/** [8.3] The most worth for the least luck first. */
export function chooseRally(input: BotInput, board: Board): Command {
  const rally = bestOf(offersOf(input.options(), 'rally'), 0, ({ command, odds }) =>
    odds === undefined ? 0 : mean(odds, { rallied: 1 }) * board.unit(command.unit).worth,
  );
  return rally?.command ?? DONE;
}
