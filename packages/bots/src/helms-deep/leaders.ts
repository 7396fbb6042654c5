/** Leaders: with units they lead, out of reach of the enemy, near those who must be rallied. */
import type { Command, View } from '@warbeacon/siege';
import type { BotInput } from './bot.ts';
import type { Board, Leader } from './board.ts';
import { around, FORTRESS, LANDMARKS, placeOf, RAMP, TERRAIN } from './ground.ts';
import { WAYS } from './ways.ts';
import { danger } from './outlook.ts';
import { SITES } from './works.ts';
import { isLord } from './worth.ts';

export function leaderMove(input: BotInput, board: Board): Command | undefined {
  const weights = board.weights.leaders;
  for (const leader of board.leaders) {
    if (leader.state.moved || (leader.at < 0 && leader.state.hex !== 'due')) continue;
    const stay = leader.at < 0 ? 0 : leaderScore(board, leader, leader.at);
    let best = stay + weights.worthMoving;
    let found: Command | undefined;
    for (const { command } of input.optionsOf(leader.id)) {
      if (command.type !== 'move' || command.piece !== leader.id) continue;
      const place = placeOf(command.path[command.path.length - 1] ?? '');
      const value = leaderScore(board, leader, place);
      if (value <= best) continue;
      best = value;
      found = command;
    }
    if (found !== undefined) return found;
  }
  return undefined;
}

/** How good a place is for a leader; a reinforcement comes when some place is better than nothing. */
export function leaderScore(board: Board, leader: Leader, place: number): number {
  const weights = board.weights.leaders;
  const { leads } = leader.spec;
  const unit = board.unitAt[place];
  const companion = unit !== undefined && leads.includes(unit.spec.nation) && unit.spec.side === board.side;
  let score = companion ? weights.withUnit : -weights.alone;
  if (companion) score -= (danger(board, unit, place) / Math.max(1, unit.worth)) * leader.worth;
  for (const near of around(place, weights.companyRange)) {
    const friend = board.unitAt[near];
    if (friend !== undefined && leads.includes(friend.spec.nation)) score += weights.company;
  }
  for (const at of [place, ...(WAYS[place] ?? []).map(({ to }) => to)]) {
    const other = board.unitAt[at];
    if (other === undefined) continue;
    if (other.spec.side !== board.side) continue;
    if (other.state.disrupted && leads.includes(other.spec.nation))
      score += weights.rallying * leader.spec.rally * (other.worth + (bars(board, at) ? weights.barring : 0));
  }
  for (const { to } of WAYS[place] ?? []) {
    if (isLord(leader.id) && board.leadersAt(to).some(({ spec }) => spec.side !== board.side)) {
      score -= weights.challenged * leader.worth;
    }
  }
  if (isReady(board, leader, place)) score += leader.id === 'aragorn' ? weights.atPort : weights.atCulvert;
  if (isLord(leader.id) && !FORTRESS.has(place) && leader.spec.arrives.at === 'deployment')
    score -= weights.lordOutOfDoors;
  return score;
}

/** [7.57] Who lies in disorder on the ramp or before the Culvert lies there until he is rallied. */
function bars({ side }: Board, place: number): boolean {
  return side === 'isengard' && (RAMP.has(place) || SITES.some(({ outside }) => outside === place));
}

/** [21.81] [21.41] A Captain beside who may creep through the Culvert; Aragorn with foot at the sally port, when they come up the ramp. */
function isReady(board: Board, { id }: Leader, place: number): boolean {
  const { spent, culvert } = board.view;
  if (id === 'aragorn') {
    if (spent.includes('sortie') || !SALLY_PORT.has(place)) return false;
    const unit = board.unitAt[place];
    const coming = [...RAMP, LANDMARKS.rampFoot].some((at) => board.unitAt[at]?.spec.side === 'isengard');
    return coming && unit?.strengths.attack !== undefined && !unit.spec.cavalry && !unit.state.disrupted;
  }
  const cunning = CUNNING.get(id);
  if (cunning === undefined || spent.includes(cunning) || culvert === 'collapsed') return false;
  return around(place, 1).some((at) => {
    const unit = CREEPING.has(at) ? board.unitAt[at] : undefined;
    return unit?.spec.nation === 'orc' && unit.spec.side === board.side && !unit.state.disrupted;
  });
}

const CUNNING: ReadonlyMap<string, View['spent'][number]> = new Map([
  ['captain-1', 'orc-cunning-1'],
  ['captain-2', 'orc-cunning-2'],
]);
const CREEPING = TERRAIN.zone('orc-cunning');
const SALLY_PORT = TERRAIN.zone('sortie-start');
