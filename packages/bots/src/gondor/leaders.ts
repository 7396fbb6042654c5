/** Where leaders go: to units of their people, near the front, where there is somebody to rally and little danger. */
import type { GondorCommand } from '@warbeacon/siege';
import { heartAt } from './banner.ts';
import { type Board, hexesBetween, type Leader } from './board.ts';
import type { BotInput } from './bot.ts';
import { bestOf } from './choices.ts';
import { spareOfGandalf } from './magic-points.ts';
import { placeOf, TERRAIN } from './ways.ts';

export function moveLeader(input: BotInput, board: Board): GondorCommand | undefined {
  for (const leader of board.leaders) {
    const state = board.view.leaders[leader.id];
    if (leader.side !== board.side || state === undefined || state.moved || state.hex === 'lost') continue;
    // [8.1] With none of his people on the map he would be lost.
    if (leader.at < 0 && !board.own.some(({ at, spec }) => at >= 0 && leads(leader, spec.nation))) continue;
    const stay = leader.at < 0 ? Number.NEGATIVE_INFINITY : leaderValue(board, leader, leader.at) + 1;
    const command = bestOf(input.optionsOf(leader.id), stay, ({ command: offered }) =>
      offered.type === 'move'
        ? leaderValue(board, leader, placeOf(offered.path.at(-1) ?? ''))
        : Number.NEGATIVE_INFINITY,
    );
    if (command !== undefined) return command;
  }
  return undefined;
}

function leads({ spec }: Leader, nation: string): boolean {
  return spec.leads.some((led) => led === nation);
}

/** Points of a place for a leader. */
export function leaderValue(board: Board, leader: Leader, place: number): number {
  const weights = board.weights.leaders;
  const leads = new Set<string>(leader.spec.leads);
  const host = board.unitAt.get(place);
  let value = host !== undefined && host.side === leader.side && leads.has(host.spec.nation) ? 10 : -30;
  if (host !== undefined && host.state.disrupted) value += weights.disordered - 4;
  for (const { to } of TERRAIN.links[place] ?? []) {
    const unit = board.unitAt.get(to);
    if (unit === undefined) continue;
    if (unit.side !== leader.side) value -= weights.enemyBeside;
    else if (leads.has(unit.spec.nation)) value += unit.state.disrupted ? weights.disordered : weights.company;
  }
  if (board.view.banner?.leader === leader.id) value += heartAt(board, place);
  if (leader.id === 'gandalf') value += nextToTheLord(board, place);
  let front = 40;
  for (const enemy of board.enemies) front = Math.min(front, hexesBetween(enemy.at, place));
  value -= 2 * weights.farther * front;
  if (leader.id === 'nazgul' && !board.view.magic.grondAwake) {
    const grond = placeOf(board.view.markers['grond']?.hex ?? '');
    if (grond >= 0 && hexesBetween(grond, place) <= weights.grondRange) value += weights.nearGrond;
  }
  return value;
}

/** [10.0] The last turn of night. */
const LAST_NIGHT = 6;

/**
 * [17.22] Where Gandalf can drive the Lord of the Nazgûl away before he acts again, since Westernesse begins the turn: by day,
 * and coming there when no Combat Phase of Sauron's is in between, for the Lord would challenge him.
 */
function nextToTheLord(board: Board, place: number): number {
  const { view, weights, leaders } = board;
  const lord = leaders.find(({ id }) => id === 'nazgul');
  if (lord === undefined || lord.at < 0 || view.phase === 'magic-first' || view.turn < LAST_NIGHT) return 0;
  if (spareOfGandalf(board) < weights.magic.stalemateStake) return 0;
  return hexesBetween(lord.at, place) === 1 ? weights.magic.nearNazgul : 0;
}
