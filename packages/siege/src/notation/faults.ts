/** What no position may be: the map, the counter mix and the rules of stacking hold in every one. */
import { areaCase, areaOf } from '../standard/cases/deployment.ts';
import { wayToStrike, whyCannotReach } from '../standard/cases/melee.ts';
import { RALLIES_A_TURN } from '../standard/cases/leaders.ts';
import { partnerOf, whyNotAlone } from '../standard/cases/formations.ts';
import { isSortieStrike } from '../helms-deep/sortie/sortie.ts';
import { because } from '../engine/refusals.ts';
import { barredGround } from '../engine/steps.ts';
import { leaderSpec, unitSpec } from '../engine/game.ts';
import type { Situation } from '../engine/situation.ts';
import { isPassage, makePlaceId } from '../standard/terrain.ts';
import type { LeaderSpec, UnitSpec } from '../standard/unit-kinds.ts';
import { AWAY, CAVES, DUE, placeOf, RESERVE, type State } from '../engine/state.ts';
import type { Side } from '../engine/words.ts';
import type { Fault } from './fault.ts';
import { markerFaults } from '../helms-deep/notation/marker-faults.ts';
import { specialFaults } from '../helms-deep/notation/special-faults.ts';

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
  return [...faults, ...markerFaults(situation), ...specialFaults(situation, midway)];
}

function unitFaults(situation: Situation, midway: boolean): Fault[] {
  const { game, s } = situation;
  const faults: Fault[] = [];
  const holders = new Map<number, number>();
  for (const [unit, { at }] of s.units.entries()) {
    const spec = unitSpec(game, unit);
    const { id, cavalry, arrives, side } = spec;
    const fault = (ruleCase: string, message: string) => faults.push({ at: `units: ${id}`, case: ruleCase, message });
    offMapFaults(s, id, side, arrives.at, at, fault);
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
      fault(because(game, barred).case ?? '15.72', `Cavalry such as ${id} cannot be in ${where}.`);
    else if (isPassage(game.terrain, at)) passageFaults(s, id, game.abilities.creeping.mayCreep(spec), fault);
  }
  return faults;
}

/** [18.11] [18.13] Who is in the passage; `creeps`: may have come there though the Culvert is whole (21.81). */
function passageFaults(s: State, id: string, creeps: boolean, fault: Complain): void {
  if (s.culvert === 'collapsed') fault('18.13', `${id} cannot be in the Culvert, which has collapsed.`);
  if (s.culvert === 'whole' && !creeps)
    fault('18.11', `${id} cannot be in the Culvert while it is whole: only Orc Cunning leads into it.`);
}

function leaderFaults(situation: Situation, midway: boolean): Fault[] {
  const { game, s } = situation;
  const faults: Fault[] = [];
  for (const [leader, { at, rallies }] of s.leaders.entries()) {
    const spec = leaderSpec(game, leader);
    const { id, side, arrives } = spec;
    const fault = (ruleCase: string, message: string) => faults.push({ at: `leaders: ${id}`, case: ruleCase, message });
    offMapFaults(s, id, side, arrives.at, at, fault);
    areaFault(situation, spec, at, fault);
    if (rallies > 0 && at < 0) fault('8.32', `${id} rallies from off the map.`);
    if (rallies > RALLIES_A_TURN) fault('8.32', `${id} tries to rally ${rallies} units, and may try three in a turn.`);
    // A8.24: any leader may follow the unit that has crept in, and be left there by it.
    if (isPassage(game.terrain, at) && !mustFly(s, leader)) passageFaults(s, id, side === 'isengard', fault);
    if (at < 0 || midway) continue;
    const where = makePlaceId(game.terrain, at);
    const unit = game.units.find((enemy, index) => enemy.side !== side && s.units[index]?.at === at);
    if (unit) fault('4.27', `${id} and the enemy unit ${unit.id} are both in ${where}.`);
    const other = game.leaders.find(
      (enemy, index) => index < leader && enemy.side !== side && s.leaders[index]?.at === at,
    );
    if (other) fault('A4.27', `${id} and the enemy leader ${other.id} are both in ${where}.`);
  }
  return faults;
}

/** [W-56] Who must fly is still where nobody can stay until its owner has said where to. */
function mustFly(s: State, leader: number): boolean {
  return s.frames.some((frame) => frame.kind === 'join' && frame.must && frame.leader === leader);
}

/** [13.0] [14.0] [14.22] Who can wait where. */
function offMapFaults(
  s: State,
  id: string,
  side: Side,
  arrives: UnitSpec['arrives']['at'],
  at: number,
  fault: Complain,
): void {
  if (at === RESERVE && (s.phase !== 'deployment' || arrives !== 'deployment')) {
    fault('13.0', `${id} is not deployed, and the deployment is over or not for it.`);
  }
  if (at === DUE && arrives !== 'turn') fault('14.0', `${id} is no reinforcement.`);
  if (at === CAVES && side !== 'westernesse') fault('14.22', `${id} cannot be in the caves.`);
  if (at === AWAY && side !== 'westernesse') fault('14.22', `${id} cannot have left by the western edge.`);
  // Whoever leaves before the horn waits for it in the caves.
  else if (at === AWAY && !s.spent.includes('horn'))
    fault('14.22', `${id} has left too late to come back, and the horn has not been blown.`);
}

/** [13.1] [13.2] [14.0] While the forces deploy, nobody stands outside its own area. */
function areaFault({ game, s }: Situation, spec: UnitSpec | LeaderSpec, at: number, fault: Complain): void {
  if (s.phase !== 'deployment' || at < 0 || areaOf(game, spec).includes(at)) return;
  const ruleCase = spec.arrives.at === 'deployment' ? areaCase(spec.side) : '14.0';
  fault(ruleCase, `${spec.id} does not start in ${makePlaceId(game.terrain, at)}.`);
}

/** [14.0] Who has come onto the map this turn has come over an edge by which somebody may. */
function entryFaults({ game, s }: Situation): Fault[] {
  const isEntry = (place: number) =>
    game.units.some((spec) => [DUE, CAVES].some((from) => game.cases.entryPlaces(game, spec, from).includes(place)));
  return s.entries.flatMap(({ at }, i) =>
    isEntry(at)
      ? []
      : [{ at: `entries.${i}`, case: '14.0', message: `Nobody enters by ${makePlaceId(game.terrain, at)}.` }],
  );
}

/** What is wrong with a declared melee. Its target may have left the place since. */
function attackFault(situation: Situation, unit: number, target: number, at: number): string | undefined {
  const { game, s } = situation;
  const { id, side, cavalry, full } = unitSpec(game, unit);
  if (unitSpec(game, target).side === side) return 'A unit attacks the enemy, not its own side.';
  // [21.41] The sortie strikes over the side of the ramp, in the Abilities Phase.
  if (isSortieStrike(s, unit) && at === game.abilities.sortie.target) return undefined;
  // [21.41] The sortie strikes before its time, over the side of the ramp.
  if (s.phase === 'abilities' && s.sortie?.unit === unit) return undefined;
  if (s.phase !== `${side}-combat`) return `${id} attacks in its own Combat Phase only.`;
  const way = wayToStrike(situation, unit, at);
  return full.attack === undefined ||
    way === undefined ||
    whyCannotReach(situation, cavalry, placeOf(s, unit), way) !== null
    ? `${id} cannot strike at ${makePlaceId(game.terrain, at)}.`
    : undefined;
}
