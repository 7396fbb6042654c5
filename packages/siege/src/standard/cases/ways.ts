/**
 * [4.2] [4.3] [15] to [19] What it costs to go from one place to the next, and why one may not. Costs are in half
 * movement points.
 */
import { refuse, type Refusal } from '@warbeacon/kernel';
import type { Game, Step } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import type { Link } from '../terrain.ts';
import type { State } from '../../engine/state.ts';
import { otherSide, type Side } from '../../engine/words.ts';
import { friendAt } from '../../engine/board.ts';
import { ladderAgainst } from './markers.ts';
import { barsLoad, type Load } from '../../helms-deep/loads/loads.ts';
import { holdsGate } from './gates.ts';

/** What a rule of movement must know of who moves. */
export interface Mover {
  readonly side: Side;
  readonly leader: boolean;
  readonly cavalry: boolean;
  /** [7.15] [9.32] May not enter an enemy zone of its own will; the case says why. */
  readonly shunsZones: '7.15' | '9.32' | undefined;
  /** The whole movement allowance, in half points. */
  readonly allowance: number;
  /** Half points it has spent already: who has laid a fire on its way may go on (20.33). */
  readonly spent: number;
  /** [20.2] [20.3] What it carries. */
  readonly load: Load | undefined;
}

/** Half points for one movement point. */
const MP = 2;
/** D-2. */
const ROAD = 1;
/** [15.61] */
const ROUGH = 3 * MP;
/** [19.12] One more for a stream hex. */
const STREAM = 2 * MP;
/** [16.12] */
const DIKE = 2 * MP;
/** [20.61] */
const LADDER = 3 * MP;
/** [15.15] [18.11] [18.13] One more through a breach. */
const BREACH = MP;

/** Reasons why a step is closed; costs are positive, so these are not. */
const CLOSED = {
  rampSide: -1,
  cavalryRough: -2,
  cavalryWallTop: -3,
  wallUp: -4,
  wallDown: -5,
  cavalryWall: -6,
  gateHeld: -7,
  mainGate: -8,
  collapsed: -9,
  culvert: -10,
  culvertCavalry: -11,
  dikeCavalry: -12,
  enemy: -13,
  wallIntoZone: -14,
  zone715: -15,
  zone932: -16,
  leaderOnLeader: -17,
  loadRough: -18,
  loadCulvert: -19,
  loadWall: -20,
  culvertCollapsed: -21,
  wallOverBreach: -22,
} as const;

const REASONS: Readonly<Record<number, Refusal>> = {
  [CLOSED.rampSide]: refuse('ramp-side', 'The ramp is entered and left at its ends only.', '15.23'),
  [CLOSED.cavalryRough]: refuse('rough-ground', 'Cavalry cannot enter rough ground.', '15.61'),
  [CLOSED.cavalryWallTop]: refuse('wall-top', 'Cavalry cannot stand on the wall.', '15.72'),
  [CLOSED.wallUp]: refuse('wall', 'A whole wall or tower can be climbed by ladder only.', '15.12'),
  [CLOSED.wallOverBreach]: refuse(
    'wall-over-breach',
    'That is the top of the wall; the way through the breach is the passage below it (culvert).',
    '18.11',
  ),
  [CLOSED.wallDown]: refuse('wall-whole-allowance', 'To drop from a wall takes the whole movement allowance.', '15.13'),
  [CLOSED.cavalryWall]: refuse('cavalry-wall', 'Cavalry never crosses a wall or tower hexside.', '15.72'),
  [CLOSED.gateHeld]: refuse('gate-held', 'The enemy controls this gate, and it is whole.', '15.15'),
  [CLOSED.mainGate]: refuse('main-gate', 'Isengard crosses the Main Gate only once it is breached.', '15.21'),
  [CLOSED.collapsed]: refuse('collapsed', 'The way has collapsed and is closed for good.', '20.35'),
  [CLOSED.culvertCollapsed]: refuse('collapsed', 'The Culvert has collapsed and is closed for good.', '18.13'),
  [CLOSED.culvert]: refuse('culvert', 'The Culvert is closed until it is breached.', '18.11'),
  [CLOSED.culvertCavalry]: refuse('culvert-cavalry', 'Cavalry can never pass the Culvert.', '18.12'),
  [CLOSED.dikeCavalry]: refuse('dike-cavalry', 'Cavalry cannot cross the Dike.', '16.12'),
  [CLOSED.enemy]: refuse('enemy-occupied', 'An enemy unit holds that hex.', '4.27'),
  [CLOSED.wallIntoZone]: refuse(
    'wall-into-zone',
    'One may not drop from a wall into an enemy zone of control.',
    '15.13',
  ),
  [CLOSED.zone715]: refuse(
    'bowmen-shun-zones',
    'Units that can only shoot may not enter an enemy zone of control.',
    '7.15',
  ),
  [CLOSED.zone932]: refuse(
    'demoralized-shun-zones',
    'Demoralized units of morale Z may not enter an enemy zone of control.',
    '9.32',
  ),
  [CLOSED.leaderOnLeader]: refuse('enemy-leader', 'Only combat units may enter the hex of an enemy leader.', 'A4.27'),
  [CLOSED.loadRough]: refuse('load-rough', 'Neither the ram nor Blasting Fire is taken over rough ground.', '15.61'),
  [CLOSED.loadCulvert]: refuse('ram-culvert', 'The ram can never pass the Culvert.', '18.12'),
  [CLOSED.loadWall]: refuse(
    'load-wall',
    'Neither the ram nor Blasting Fire crosses a wall: only gates that are breached or controlled let it pass.',
    '20.68',
  ),
};

/** [7.15] [9.32] An enemy zone that one may not enter, by the case that says so. */
export const SHUNS = { '7.15': CLOSED.zone715, '9.32': CLOSED.zone932 } as const;

/** The refusal that a negative cost stands for. */
export function whyClosed(cost: number): Refusal {
  return REASONS[cost] ?? refuse('closed', 'That way is closed.', '4.26');
}

/** What a rule of the ground alone must know of the game. */
type Ground = Pick<Game, 'terrain' | 'cases'>;

/** [4.3] The chart, for the ground entered, with no regard to the hexside. */
export function groundCost({ game, s }: Situation, place: number): number {
  // [18.11] [18.13] One more through the breach, and over it.
  return fixedGroundCost(game, place) || (s.culvert === 'whole' ? MP : MP + BREACH);
}

/** The same where it never changes; 0 in the hex of the Culvert. */
function fixedGroundCost({ terrain }: Ground, place: number): number {
  switch (terrain.ground[place]) {
    case 'rough':
      return ROUGH;
    case 'stream':
      return STREAM;
    case 'culvert':
      return 0;
    default:
      return MP;
  }
}

/** [5.0] [4.27] [15.61] [15.72] Ground on which the mover may never be, or 0 when it may. */
export function barredGround({ terrain, cases }: Ground, cavalry: boolean, place: number): number {
  if (!cavalry) return 0;
  if (terrain.ground[place] === 'rough') return CLOSED.cavalryRough;
  if (place === terrain.passage) return CLOSED.culvertCavalry;
  if (cases.barredToCavalry(terrain, place)) return CLOSED.cavalryWallTop;
  return 0;
}

/** [15.61] Ground that the ram and the Blasting Fire are never taken over, or 0. */
export function barredToLoad({ terrain }: Ground, load: Load, place: number): number {
  if (terrain.ground[place] === 'rough') return CLOSED.loadRough;
  return load === 'ram' && place === terrain.passage ? CLOSED.loadCulvert : 0;
}

/** [15.61] [18.12] [20.68] Why a load cannot go this way, where its carrier could. */
function closedToLoad(situation: Situation, load: Load, link: Link): number {
  const { game } = situation;
  if (!barsLoad(situation, load, link)) return 0;
  return barredToLoad(game, load, link.to) || CLOSED.loadWall;
}

/** Every link of the map with what never changes about its cost, worked out once since searches ask by the million. */
export function makeSteps(game: Ground): Step[][] {
  return game.terrain.links.map((links) =>
    links.map((link) => {
      const foot = fixedCost(game, link, false);
      const mounted = fixedCost(game, link, true);
      return {
        to: link.to,
        link,
        least: least(foot, mounted),
        foot,
        mounted,
        barsMounted: barredGround(game, true, link.to),
      };
    }),
  );
}

/** More than any allowance. */
const NEVER = 1000;

/** Of two fixed costs; nobody crosses what is closed to both. */
function least(foot: number, mounted: number): number {
  if (foot < 0 && mounted < 0) return NEVER;
  return foot > 0 ? Math.min(foot, mounted > 0 ? mounted : foot) : ROAD;
}

function fixedCost(game: Ground, link: Link, cavalry: boolean): number {
  const ground = link.road ? ROAD : fixedGroundCost(game, link.to);
  switch (link.kind) {
    case 'ramp-side':
    case 'cliff':
      return CLOSED.rampSide;
    case 'dike':
      if (cavalry) return CLOSED.dikeCavalry;
      return ground === 0 ? 0 : ground + DIKE;
    case 'wall':
    case 'tower':
    case 'gate':
    case 'main-gate':
    case 'culvert':
      return 0;
    default:
      return ground;
  }
}

/** Half points from `from` by `step` when `spent` have been spent; negative, for `whyClosed`, when it may not. */
export function stepCost(situation: Situation, mover: Mover, from: number, step: Step, spent: number): number {
  const { to } = step;
  const enemy = otherSide(mover.side);
  if (friendAt(situation, enemy, to) >= 0) return CLOSED.enemy;
  if (mover.leader && situation.board.leaders(enemy)[to]) return CLOSED.leaderOnLeader;
  if (mover.cavalry && step.barsMounted < 0) return step.barsMounted;
  if (mover.shunsZones !== undefined && situation.board.zone(enemy)[to]) {
    return SHUNS[mover.shunsZones];
  }
  const cost = (mover.cavalry ? step.mounted : step.foot) || changingCost(situation, mover, from, step.link, spent);
  return mover.load !== undefined && cost > 0 ? closedToLoad(situation, mover.load, step.link) || cost : cost;
}

/** What a link costs over which gates, ladders or the Culvert have a say. */
function changingCost(situation: Situation, mover: Mover, from: number, link: Link, spent: number): number {
  const { game, s } = situation;
  const ground = link.road ? ROAD : groundCost(situation, link.to);
  switch (link.kind) {
    case 'dike':
      return ground + DIKE;
    case 'wall':
    case 'tower':
      return overWall(
        situation,
        mover,
        from,
        link,
        spent,
        isOverBreach(situation, from, link) ? CLOSED.wallOverBreach : CLOSED.wallUp,
      );
    case 'gate':
    case 'main-gate': {
      const gate = s.gates[link.gate];
      if (gate === undefined || gate.state === 'collapsed') return CLOSED.collapsed;
      if (gate.state === 'breached') return ground + BREACH;
      if (link.kind === 'main-gate' && mover.side === 'isengard') return CLOSED.mainGate;
      if (holdsGate(s, link, mover.side, !mover.leader)) return MP;
      if (mover.cavalry && link.up === 1) return CLOSED.gateHeld;
      // D-18: a gate one does not control is a wall; D-19: no ladder at the Main Gate.
      return overWall(situation, mover, from, link, spent, CLOSED.gateHeld);
    }
    case 'culvert':
      if (s.culvert === 'collapsed') return CLOSED.culvertCollapsed;
      // [W-11] Who has been thrown back into the passage of a whole Culvert finds the way out of it.
      return s.culvert === 'breached' || from === game.terrain.passage ? ground : CLOSED.culvert;
    default:
      return ground;
  }
}

/** [18.11] From the outer end of the breached passage up to the wall on top of it. */
function isOverBreach({ game, s }: Situation, from: number, link: Link): boolean {
  const { terrain } = game;
  if (link.to !== terrain.culvert || s.culvert !== 'breached') return false;
  return terrain.links[from]?.some(({ to }) => to === terrain.passage) ?? false;
}

/** [15.12] [15.13] [15.72] [20.61] Over a whole wall: up by ladder only, down for the whole allowance. */
function overWall(
  situation: Situation,
  mover: Mover,
  from: number,
  link: Link,
  spent: number,
  closedUp: number,
): number {
  const { s } = situation;
  if (mover.cavalry) return CLOSED.cavalryWall;
  // [W-50] The point of 18.13 is paid along the wall, not by who comes up its face.
  if (link.up === 1) return ladderAgainst(s, from, link.to) ? MP + LADDER : closedUp;
  if (!mover.leader && situation.board.zone(otherSide(mover.side))[link.to]) return CLOSED.wallIntoZone;
  return spent === 0 ? mover.allowance : CLOSED.wallDown;
}

/** Who retreats, flees or is displaced. */
export interface Runner {
  readonly side: Side;
  readonly cavalry: boolean;
  readonly leader: boolean;
  /** [21.81] Came through the whole Culvert this turn, and may be thrown back into it. */
  readonly crept: boolean;
  /** [20.32] Carries Blasting Fire, which it takes along. */
  readonly withFire?: boolean;
}

/**
 * [7.54] [7.55] [A7.55] [17.12] Whether a unit thrown back (or displaced) may go this way: no enemy, no lone enemy
 * leader (D-27), no enemy zone, no barred ground, no wall or tower either up or down, no gate the enemy holds.
 */
export function mayRetreat(situation: Situation, mover: Runner, link: Link): boolean {
  const { game, s } = situation;
  const { to } = link;
  const enemy = otherSide(mover.side);
  if (friendAt(situation, enemy, to) >= 0) return false;
  if (!mover.leader && situation.board.zone(enemy)[to]) return false;
  if (situation.board.leaders(enemy)[to]) return false;
  if (barredGround(game, mover.cavalry, to) < 0) return false;
  if (mover.withFire && barredToLoad(game, 'blasting-fire', to) < 0) return false;
  switch (link.kind) {
    case 'ramp-side':
    case 'cliff':
    case 'wall':
    case 'tower':
      return false;
    case 'dike':
      return !mover.cavalry;
    case 'culvert':
      // [18.11] [21.81] [W-11] A whole one lets out who is in it, and in who has crept through it.
      return s.culvert === 'breached' || (s.culvert === 'whole' && (mover.crept || to !== game.terrain.passage));
    case 'gate':
    case 'main-gate':
      return gateOpenTo(s, link, mover.side, !mover.leader);
    default:
      return true;
  }
}

/** [15.15] [15.21] Breached, or whole and held; Isengard needs the Main Gate breached. */
export function gateOpenTo(s: State, link: Link, side: Side, isUnit: boolean): boolean {
  const gate = s.gates[link.gate];
  if (gate === undefined || gate.state === 'collapsed') return false;
  if (gate.state === 'breached') return true;
  return holdsGate(s, link, side, isUnit) && !(link.kind === 'main-gate' && side === 'isengard');
}
