/** What no position may be: the map, the counter mix and the rules of stacking hold in every one. */
import { areaOf } from '../standard/setting-up/setting-up.ts';
import { wayToStrike, whyCannotReach } from '../standard/melee/melee.ts';
import { RALLIES_A_TURN } from '../standard/rallying/rallying.ts';
import { partnerOf, whyNotAlone } from '../standard/formations/formations.ts';
import { because, no } from '../engine/refusals.ts';
import { barredGround } from '../engine/ways-out.ts';
import { leaderSpec, unitSpec } from '../engine/game.ts';
import { isDeployment, phaseOf } from '../engine/sequence.ts';
import type { Situation } from '../engine/situation.ts';
import { makePlaceId } from '../engine/terrain.ts';
import type { LeaderSpec, UnitSpec } from '../engine/unit-kinds.ts';
import { DUE, placeOf, RESERVE } from '../engine/state.ts';
import type { Fault } from './fault.ts';

type Complain = (ruleCase: string, message: string) => void;

/** `midway`: the frames say what goes on, so that pieces may be together that are about to part. */
export function faultsOf(situation: Situation, midway: boolean): Fault[] {
  const { game, s } = situation;
  const faults: Fault[] = [
    ...unitFaults(situation, midway),
    ...leaderFaults(situation, midway),
    ...entryFaults(situation),
  ];
  for (const [i, { unit, target, at }] of s.attacks.entries()) {
    const message = attackFault(situation, unit, target, at);
    if (message !== undefined) faults.push({ at: `attacks.${i}`, case: '7.31', message });
    const alone = whyNotAlone(situation, unit);
    if (alone) faults.push({ at: `attacks.${i}`, case: '8.44', message: alone.message });
    if (s.attacks.findIndex((pairing) => pairing.unit === unit) < i) {
      faults.push({ at: `attacks.${i}`, case: '7.34', message: `${unitSpec(game, unit).id} attacks twice.` });
    }
  }
  return [...faults, ...game.notation.faults(situation, midway)];
}

function unitFaults(situation: Situation, midway: boolean): Fault[] {
  const { game, s } = situation;
  const faults: Fault[] = [];
  const holders = new Map<number, number>();
  for (const [unit, { at }] of s.units.entries()) {
    const spec = unitSpec(game, unit);
    const { id, cavalry } = spec;
    const fault = (ruleCase: string, message: string) => faults.push({ at: `units: ${id}`, case: ruleCase, message });
    offMapFaults(situation, spec, at, fault);
    if (at < 0) continue;
    areaFault(situation, spec, at, fault);
    const other = holders.get(at);
    const where = makePlaceId(game.terrain, at);
    // [8.4] Two in formation share their hex.
    if (other !== undefined && !midway && partnerOf(s, unit) !== other)
      fault('5.0', `${id} and ${unitSpec(game, other).id} are both in ${where}.`);
    holders.set(at, unit);
    const barred = barredGround(game, cavalry, at);
    if (barred !== undefined)
      fault(because(game, barred).case ?? '4.27', `Cavalry such as ${id} cannot be in ${where}.`);
    else game.notation.pieceFaults?.(situation, spec, at, fault);
  }
  return faults;
}

function leaderFaults(situation: Situation, midway: boolean): Fault[] {
  const { game, s } = situation;
  const faults: Fault[] = [];
  for (const [leader, { at, rallies }] of s.leaders.entries()) {
    const spec = leaderSpec(game, leader);
    const { id, side } = spec;
    const fault = (ruleCase: string, message: string) => faults.push({ at: `leaders: ${id}`, case: ruleCase, message });
    offMapFaults(situation, spec, at, fault);
    areaFault(situation, spec, at, fault);
    if (rallies > 0 && at < 0) fault('8.32', `${id} rallies from off the map.`);
    if (rallies > RALLIES_A_TURN) fault('8.32', `${id} tries to rally ${rallies} units, and may try three in a turn.`);
    if (at >= 0) game.notation.pieceFaults?.(situation, spec, at, fault);
    if (at < 0 || midway) continue;
    const where = makePlaceId(game.terrain, at);
    const unit = game.units.find((enemy, index) => enemy.side !== side && s.units[index]?.at === at);
    if (unit) fault('4.27', `${id} and the enemy unit ${unit.id} are both in ${where}.`);
    const other = game.leaders.find(
      (enemy, index) => index < leader && enemy.side !== side && s.leaders[index]?.at === at,
    );
    if (other)
      fault(no(game, 'enemy-leader').case ?? '4.27', `${id} and the enemy leader ${other.id} are both in ${where}.`);
  }
  return faults;
}

/** Who can wait where. */
function offMapFaults(situation: Situation, piece: UnitSpec | LeaderSpec, at: number, fault: Complain): void {
  const { game, s } = situation;
  const { chapters } = game;
  const arrives = piece.arrives.at;
  if (at === RESERVE && (!isDeployment(game, s) || arrives !== 'deployment')) {
    fault(chapters.deployment, `${piece.id} is not deployed, and the deployment is over or not for it.`);
  }
  if (at === DUE && arrives !== 'turn') fault(chapters.reinforcements, `${piece.id} is no reinforcement.`);
  if (at < 0) game.notation.pieceFaults?.(situation, piece, at, fault);
}

/** While the forces deploy, nobody stands outside its own area. */
function areaFault({ game, s }: Situation, spec: UnitSpec | LeaderSpec, at: number, fault: Complain): void {
  if (!isDeployment(game, s) || at < 0 || areaOf(game, spec).includes(at)) return;
  const { chapters } = game;
  const ruleCase = spec.arrives.at === 'deployment' ? chapters.area(spec.side) : chapters.reinforcements;
  fault(ruleCase, `${spec.id} does not start in ${makePlaceId(game.terrain, at)}.`);
}

/** Who has come onto the map this turn has come over an edge by which somebody may. */
function entryFaults({ game, s }: Situation): Fault[] {
  const isEntry = (place: number) =>
    game.units.some((spec) =>
      Object.values(game.offMap).some((from) => game.cases.entryPlaces(game, spec, from).includes(place)),
    );
  return s.entries.flatMap(({ at }, i) =>
    isEntry(at)
      ? []
      : [
          {
            at: `entries.${i}`,
            case: game.chapters.reinforcements,
            message: `Nobody enters by ${makePlaceId(game.terrain, at)}.`,
          },
        ],
  );
}

/** What is wrong with a declared melee. Its target may have left the place since. */
function attackFault(situation: Situation, unit: number, target: number, at: number): string | undefined {
  const { game, s } = situation;
  const spec = unitSpec(game, unit);
  const { id, side, full } = spec;
  if (unitSpec(game, target).side === side) return 'A unit attacks the enemy, not its own side.';
  if (game.notation.isOutOfTheOrdinary?.(s, unit, at) === true) return undefined;
  const phase = phaseOf(game, s);
  if (phase.does !== 'fight' || phase.side !== side) return `${id} attacks in its own Combat Phase only.`;
  const way = wayToStrike(situation, unit, at);
  return full.attack === undefined ||
    way === undefined ||
    whyCannotReach(situation, spec, placeOf(s, unit), way) !== null
    ? `${id} cannot strike at ${makePlaceId(game.terrain, at)}.`
    : undefined;
}
