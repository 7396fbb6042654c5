/** Leaders: with units they lead, out of reach of the enemy, near those who must be rallied. */
import type { Command, View } from '@warbeacon/siege';
import type { BotInput } from '../bot.ts';
import type { Board, Leader } from './board.ts';
import { RAMP_FOOT } from './columns.ts';
import { around, FORTRESS, placeOf, RAMP, TERRAIN } from './ground.ts';
import { danger } from './outlook.ts';
import { SITES } from './works.ts';
import { isLord } from './worth.ts';

/** A leader without a unit is lost to whoever walks into his hex. */
const ALONE = 12;
/** For each of his own units within two hexes: a leader is where the army is. */
const COMPANY = 0.3;
/** For each point of the disrupted units that he can reach, and for each point of his rating. */
const RALLYING = 0.04;
/** A leader in front of an enemy can be challenged. */
const CHALLENGED = 0.1;
const LORD_OUT_OF_DOORS = 10;
const WORTH_MOVING = 0.5;
/** What it is worth to stand where an ability can be used in the next turn; before the Culvert arrows fall. */
const AT_PORT = 2;
const AT_CULVERT = 1.2;
/** Points by which a unit in disorder counts for more while it bars the ramp or the Culvert to the host. */
const BARRING = 30;

export function leaderMove(input: BotInput, board: Board): Command | undefined {
  for (const leader of board.leaders) {
    if (leader.state.moved || (leader.at < 0 && leader.state.hex !== 'due')) continue;
    const stay = leader.at < 0 ? 0 : leaderScore(board, leader, leader.at);
    let best = stay + WORTH_MOVING;
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
  const { leads } = leader.spec;
  const unit = board.unitAt[place];
  const companion = unit !== undefined && leads.includes(unit.spec.nation) && unit.spec.side === board.side;
  let score = companion ? 1 : -ALONE;
  if (companion) score -= (danger(board, unit, place) / Math.max(1, unit.worth)) * leader.worth;
  for (const near of around(place, 2)) {
    const friend = board.unitAt[near];
    if (friend !== undefined && leads.includes(friend.spec.nation)) score += COMPANY;
  }
  for (const at of [place, ...(TERRAIN.links[place] ?? []).map(({ to }) => to)]) {
    const other = board.unitAt[at];
    if (other === undefined) continue;
    if (other.spec.side !== board.side) continue;
    if (other.state.disrupted && leads.includes(other.spec.nation))
      score += RALLYING * leader.spec.rally * (other.worth + (bars(board, at) ? BARRING : 0));
  }
  for (const { to } of TERRAIN.links[place] ?? []) {
    if (isLord(leader.id) && board.leadersAt(to).some(({ spec }) => spec.side !== board.side)) {
      score -= CHALLENGED * leader.worth;
    }
  }
  if (isReady(board, leader, place)) score += leader.id === 'aragorn' ? AT_PORT : AT_CULVERT;
  if (isLord(leader.id) && !FORTRESS.has(place) && leader.spec.arrives.at === 'deployment') score -= LORD_OUT_OF_DOORS;
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
    const coming = [...RAMP, RAMP_FOOT].some((at) => board.unitAt[at]?.spec.side === 'isengard');
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
