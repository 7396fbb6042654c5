/** What no formation, ability, sortie or supply of a position may be. */
import { ownStrengths } from '../../standard/combat/armour.ts';
import { isFormationGround } from '../../standard/formations/formation-ground.ts';
import { leaderSpec, unitSpec } from '../../engine/game.ts';
import { mixOf } from '../house-values.ts';
import type { Situation } from '../../engine/situation.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import { DUE, type Formation, placeOf, type State } from '../../engine/state.ts';
import type { Fault } from '../../notation/fault.ts';
import { own } from '../own.ts';
import { ABILITY_DATA } from '../abilities/owners.ts';
import { CAVES } from '../off-map-boxes.ts';

type Complain = (ruleCase: string, message: string) => void;

/** `midway`: the frames say what goes on, so that pieces may be on their way. */
export function specialFaults(situation: Situation, midway: boolean): Fault[] {
  const { s } = situation;
  return [
    ...s.formations.flatMap((_, index) => formationFaults(situation, index, midway)),
    ...abilityFaults(s),
    ...sortieFaults(situation, midway),
    ...own(s).crept.flatMap((unit) => creptFaults(situation, unit)),
    ...supplyFaults(situation),
  ];
}

/** [8.4] [A8.41] Everything that two units in formation are not. */
function formationFaults(situation: Situation, index: number, midway: boolean): Fault[] {
  const { game, s } = situation;
  const formation = s.formations[index];
  if (!formation || formation.units[0] === formation.units[1]) return [];
  const faults: Fault[] = [];
  const fault = (ruleCase: string, message: string) =>
    faults.push({ at: `formations.${index}`, case: ruleCase, message });
  const [one, other] = [unitSpec(game, formation.units[0]), unitSpec(game, formation.units[1])];
  const leader = leaderSpec(game, formation.leader);

  for (const unit of formation.units) {
    const { id } = unitSpec(game, unit);
    const earlier = s.formations.findIndex(({ units }) => units.includes(unit));
    if (earlier < index) fault('8.42', `${id} is in another formation already.`);
    if (s.units[unit]?.disrupted && !midway) fault('7.57', `${id} is disrupted, and so in no formation.`);
    if (s.markers.some(({ carrier }) => carrier === unit))
      fault('8.43', `${id} carries something, and so is in no formation.`);
    if (!leader.leads.includes(unitSpec(game, unit).nation)) fault('8.43', `${leader.id} does not lead ${id}.`);
    else if (!game.cases.mayForm(leader, unitSpec(game, unit)))
      fault('8.41', `${id} makes no formation with ${leader.id}.`);
    if ((formation.kind === 'wedge') !== unitSpec(game, unit).cavalry)
      fault('8.42', `${id} is in no ${formation.kind}: cavalry makes wedges, infantry shield walls.`);
    else if (unitSpec(game, unit).full.attack === undefined)
      fault('8.42', `${id} can only shoot, and so is in no formation.`);
  }
  if (!midway) placeFaults(situation, formation, fault);
  const strengths = formation.units.map((unit) => ownStrengths(situation, unit));
  const [a, b] = strengths;
  const equal =
    one.nation === other.nation &&
    one.missile === other.missile &&
    a?.attack === b?.attack &&
    a?.armour === b?.armour &&
    a?.morale === b?.morale;
  if (!equal) fault('8.43', `${one.id} and ${other.id} have not the same strengths now.`);
  if (formation.glory) gloryFault(situation, formation, fault);
  return faults;
}

/** [21.21] */
function gloryFault({ game, s }: Situation, { kind, leader }: Formation, fault: Complain): void {
  const owner = ABILITY_DATA.owners['for-death-and-glory'].leader ?? '';
  if (leaderSpec(game, leader).id !== owner || kind !== 'wedge')
    fault('21.21', `The ability is for a wedge of ${owner}.`);
  // [W-43] The wedge may outlast the ability, but it does not come before it.
  else if (!own(s).spent.includes('for-death-and-glory'))
    fault('21.21', 'The ability that makes this wedge has not been used.');
}

function placeFaults({ game, s }: Situation, { units, glory }: Formation, fault: Complain): void {
  const [at, with_] = units.map((unit) => placeOf(s, unit));
  const { side } = unitSpec(game, units[0]);
  const names = units.map((unit) => unitSpec(game, unit).id).join(' and ');
  if (at === undefined || at !== with_) fault('8.43', `${names} are not in one hex.`);
  else if (at < 0 && at !== DUE && at !== CAVES) fault('8.43', `${names} are not on the map.`);
  else if (at === DUE && side === 'isengard') fault('14.2', `${names} are due: only Westernesse arrives in formation.`);
  else if (at === CAVES && !own(s).spent.includes('horn'))
    fault('14.22', `${names} are in the caves, which nobody enters in formation, and the horn has not been blown.`);
  else if (at >= 0 && !isFormationGround(game, at, { glory }))
    fault('8.41', `The ground of ${makePlaceId(game.terrain, at)} suits no formation.`);
}

/** [21.0] */
function abilityFaults(s: State): Fault[] {
  const used = s.phase === 'deployment' ? [...own(s).spent] : [];
  return used.map((ability) => ({
    at: 'used',
    case: '21.0',
    message: `${ability} is not used before the first turn.`,
  }));
}

/** [21.41] Who went out by the sally port. */
function sortieFaults({ game, s }: Situation, midway: boolean): Fault[] {
  const { sortie } = own(s);
  if (sortie === null) return [];
  const faults: Fault[] = [];
  const fault = (message: string) => faults.push({ at: 'sortie', case: '21.41', message });
  const { unit, leaders, home } = sortie;
  const { from, exit } = ABILITY_DATA.sortie;
  const spec = unitSpec(game, unit);
  if (spec.side !== 'westernesse' || spec.cavalry) fault(`${spec.id} goes out by no sally port.`);
  for (const leader of leaders) {
    if (leaderSpec(game, leader).side !== 'westernesse')
      fault(`${leaderSpec(game, leader).id} goes out by no sally port.`);
  }
  if (!from.has(home)) fault(`No sally port leads from ${makePlaceId(game.terrain, home)}.`);
  if (!own(s).active.includes('sortie')) fault('There is a sortie, and the ability is not in force.');
  // Combat may throw them elsewhere; before it they are where they came out.
  const before = s.phase === 'abilities' || s.phase === 'isengard-siege' || s.phase === 'isengard-movement';
  const at = placeOf(s, unit);
  if (before && !midway && at !== exit)
    fault(`${spec.id} went out to ${makePlaceId(game.terrain, exit)} and is not there.`);
  return faults;
}

/** [21.81] */
function creptFaults({ game, s }: Situation, unit: number): Fault[] {
  const spec = unitSpec(game, unit);
  const faults: Fault[] = [];
  const fault = (message: string) => faults.push({ at: 'crept', case: '21.81', message });
  if (!ABILITY_DATA.creeping.mayCreep(spec)) fault(`${spec.id} creeps through no Culvert.`);
  if (!own(s).active.includes('orc-cunning-1') && !own(s).active.includes('orc-cunning-2'))
    fault(`${spec.id} has crept through the Culvert, and Orc Cunning is not in force.`);
  return faults;
}

/** [20.31] [20.67] No more to come than the counter mix has besides what is on the map. */
function supplyFaults({ s }: Situation): Fault[] {
  const faults: Fault[] = [];
  const here = (kind: 'ladder' | 'blasting-fire', dummy: boolean) =>
    s.markers.filter((marker) => marker.kind === kind && marker.dummy === dummy).length;
  const check = (kind: 'ladder' | 'blasting-fire', dummy: boolean, left: number, ruleCase: string) => {
    const mix = mixOf(s, kind)[dummy ? 'dummy' : 'real'];
    const used = here(kind, dummy);
    // More on the map than there are is told of already.
    if (used > mix || used + left <= mix) return;
    const name = `${dummy ? 'dummy ' : ''}${kind}`;
    faults.push({
      at: 'supply',
      case: ruleCase,
      message: `The counter mix has ${mix} of ${name}: not ${left} besides the ${used} that are here.`,
    });
  };
  check('ladder', false, own(s).supply.ladders, '20.67');
  check('blasting-fire', false, own(s).supply.fires.real, '20.31');
  check('blasting-fire', true, own(s).supply.fires.dummy, '20.31');
  return faults;
}
