/** What no position may be: the map, the counter mix and the rules of stacking hold in every one. */
import { wayToStrike, whyCannotReach } from '../cases/melee.ts';
import { barredGround, whyClosed } from '../cases/ways.ts';
import { type Game, leaderSpec, unitSpec } from '../game.ts';
import { makePlaceId } from '../standard/terrain.ts';
import { CAVES, DUE, RESERVE, type State } from '../state.ts';
import type { Fault } from './fault.ts';
import { markerFaults } from './marker-faults.ts';

/** `midway`: the frames say what goes on, so that pieces may be together that are about to part. */
export function faultsOf(game: Game, s: State, midway: boolean): Fault[] {
  const faults: Fault[] = [];
  const holders = new Map<number, string>();
  for (const [unit, { at }] of s.units.entries()) {
    const { id, cavalry, arrives, side } = unitSpec(game, unit);
    const fault = (ruleCase: string, message: string) => faults.push({ at: `units: ${id}`, case: ruleCase, message });
    if (at === RESERVE && (s.phase !== 'deployment' || arrives.at !== 'deployment')) {
      fault('13.0', `${id} is not deployed, and the deployment is over or not for it.`);
    }
    if (at === DUE && arrives.at !== 'turn') fault('14.0', `${id} is no reinforcement.`);
    if (at === CAVES && side !== 'westernesse') fault('14.22', `${id} cannot be in the caves.`);
    if (at < 0) continue;
    const other = holders.get(at);
    const where = makePlaceId(game.terrain, at);
    if (other !== undefined && !midway) fault('5.0', `${id} and ${other} are both in ${where}.`);
    holders.set(at, id);
    const barred = barredGround(game, cavalry, at);
    if (barred < 0) fault(whyClosed(barred).case ?? '15.72', `Cavalry such as ${id} cannot be in ${where}.`);
    if (at === game.terrain.passage && s.culvert === 'collapsed') {
      fault('18.13', `${id} cannot be in the Culvert, which has collapsed.`);
    }
  }
  for (const [leader, { at, rallies }] of s.leaders.entries()) {
    const { id, side, arrives } = leaderSpec(game, leader);
    const fault = (ruleCase: string, message: string) => faults.push({ at: `leaders: ${id}`, case: ruleCase, message });
    if (at === RESERVE && (s.phase !== 'deployment' || arrives.at !== 'deployment')) {
      fault('13.0', `${id} is not deployed, and the deployment is over or not for it.`);
    }
    if (at === DUE && arrives.at !== 'turn') fault('14.0', `${id} is no reinforcement.`);
    if (rallies > 0 && at < 0) fault('8.32', `${id} rallies from off the map.`);
    if (at < 0 || midway) continue;
    const where = makePlaceId(game.terrain, at);
    const unit = game.units.find((enemy, index) => enemy.side !== side && s.units[index]?.at === at);
    if (unit) fault('4.27', `${id} and the enemy unit ${unit.id} are both in ${where}.`);
    const other = game.leaders.find(
      (enemy, index) => index < leader && enemy.side !== side && s.leaders[index]?.at === at,
    );
    if (other) fault('A4.27', `${id} and the enemy leader ${other.id} are both in ${where}.`);
  }
  for (const [i, { unit, target, at }] of s.attacks.entries()) {
    const message = attackFault(game, s, unit, target, at);
    if (message !== undefined) faults.push({ at: `attacks.${i}`, case: '7.31', message });
    if (s.attacks.findIndex((pairing) => pairing.unit === unit) < i) {
      faults.push({ at: `attacks.${i}`, case: '7.34', message: `${unitSpec(game, unit).id} attacks twice.` });
    }
  }
  return [...faults, ...markerFaults(game, s)];
}

/** What is wrong with a declared melee. Its target may have left the place since. */
function attackFault(game: Game, s: State, unit: number, target: number, at: number): string | undefined {
  const { id, side, cavalry, full } = unitSpec(game, unit);
  if (unitSpec(game, target).side === side) return 'A unit attacks the enemy, not its own side.';
  if (s.phase !== `${side}-combat`) return `${id} attacks in its own Combat Phase only.`;
  const way = wayToStrike(game, s, unit, at);
  return full.attack === undefined ||
    way === undefined ||
    whyCannotReach(game, s, cavalry, s.units[unit]?.at ?? -1, way) !== null
    ? `${id} cannot strike at ${makePlaceId(game.terrain, at)}.`
    : undefined;
}
