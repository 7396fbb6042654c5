/** [7.2] Duels between leaders: whom one may challenge, what the die is read against, and what becomes of the loser. */
import { type Ctx, type Refusal, push } from '@warbeacon/kernel';
import type { Situation } from '../../engine/situation.ts';
import { leaderSpec, otherSide } from '../../engine/game.ts';
import { leadersAt, unitIn } from '../../engine/board.ts';
import { no } from '../../engine/refusals.ts';
import type { SiegeEvent } from '../../engine/vocabulary.ts';
import type { DuelResult } from '../tables/leader-combat.ts';
import { scatter } from '../formations/formation-losses.ts';
import { formationOf } from '../formations/formations.ts';
import { eliminateLeader, halveLeader } from '../leaders/leaders-at-risk.ts';
import { whyLeaderOff } from '../reinforcements/reinforcements.ts';
import { whyCannotReach } from '../melee/melee.ts';
import { placeOfLeader } from '../../engine/state.ts';
import { gearInDuel } from '../../engine/gear.ts';
import { isWall } from '../walls/walls.ts';
import { rating } from '../leaders/leaders.ts';

/** Leaders go and fight wherever foot does. */
const ON_FOOT = { cavalry: false } as const;

/** [7.21] [7.25] [W-63] Enemy leaders next to a leader, whom it could reach by 7.35; [7.24] none once it has attacked. */
export function duelTargets(situation: Situation, leader: number): number[] {
  const { game, s } = situation;
  const state = s.leaders[leader];
  const spec = game.leaders[leader];
  if (!state || !spec || state.at < 0 || state.fought) return [];
  return (game.terrain.strikes[state.at] ?? []).flatMap((link) =>
    whyCannotReach(situation, ON_FOOT, state.at, link) === null
      ? leadersAt(situation, otherSide(game, spec.side), link.to)
      : [],
  );
}

/** [7.22] What the die of a duel is read against: attacker less defender. */
export function duelDifferential(situation: Situation, leader: number, target: number): number {
  const value = (one: number, other: number): number => rating(situation, one) - gearPenalty(situation, one, other);
  return value(leader, target) - value(target, leader);
}

/** What a leader on gear loses who fights over a wall or tower, or [W-48] over a gate that is no breach. */
export function gearPenalty(situation: Situation, one: number, other: number): number {
  const { game, s } = situation;
  const at = placeOfLeader(s, one);
  const to = placeOfLeader(s, other);
  const link = game.terrain.links[at]?.find((candidate) => candidate.to === to);
  return link && isWall(s, link) ? gearInDuel(situation, at) : 0;
}

/** [7.21] [7.24] Why a leader cannot attack this enemy leader now, or `null`. */
export function whyNoDuel(situation: Situation, leader: number, target: number): Refusal | null {
  const { game, s } = situation;
  if (placeOfLeader(s, leader) < 0) return whyLeaderOff(situation, leader, no(game, 'leader-off-map-to-fight'));
  if (s.leaders[leader]?.fought) return no(game, 'already-fought');
  return duelTargets(situation, leader).includes(target) ? null : whyOutOfReach(situation, leader, target);
}

/** [7.21] G-31: not next to him, or with something between them over which nobody fights. */
function whyOutOfReach(situation: Situation, leader: number, target: number): Refusal {
  const { game, s } = situation;
  const from = placeOfLeader(s, leader);
  const link = game.terrain.strikes[from]?.find(({ to }) => to === s.leaders[target]?.at);
  const between = link ? whyCannotReach(situation, ON_FOOT, from, link) : null;
  return between ?? no(game, 'no-leader-within-reach');
}

/**
 * [7.22] [7.26] [7.23] What the result of a duel does at once: the loser is halved, thrown back or lost, and the unit
 * that it stands with is thrown back two hexes with whatever is left of it.
 */
export function sufferDuel(
  situation: Situation,
  attacker: number,
  target: number,
  result: DuelResult,
  ctx: Ctx<SiegeEvent>,
): void {
  if (result === '-') return;
  const { game, s } = situation;
  const loser = result.startsWith('A') ? attacker : target;
  const at = placeOfLeader(s, loser);
  const unit = unitIn(situation, leaderSpec(game, loser).side, at);
  if (result.endsWith('1/2e')) halveLeader(situation, loser, 'duel', ctx);
  else if (result.endsWith('r2') && unit < 0) push(s, { kind: 'retreatLeader', leader: loser });
  else if (result.endsWith('e')) eliminateLeader(situation, loser, 'duel', ctx);
  if (unit < 0) return;
  const escort = placeOfLeader(s, loser) >= 0 ? [loser] : [];
  const formation = formationOf(s, unit);
  if (formation) scatter(situation, formation, 2, escort, ctx);
  else push(s, { kind: 'retreat', unit, hexes: 2, fail: 'reduce', escort });
}
