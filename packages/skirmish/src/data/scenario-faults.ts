/**
 * What is wrong with a scenario of the right form: shapes that are no areas, things that stand where they cannot, and names
 * of what is not there. Everything that is wrong is told.
 */
import { onTable, squared } from '@warbeacon/plane';
import { type Side, SIDES } from '../engine/words.ts';
import { fault, type Fault } from './fault.ts';
import { coversDisc, crossesItself, hasArea, type Outline, overlap, pointOf } from './outlines.ts';
import type { Place, Scenario, SetUpZone, Stretch, TablePlace } from './scenario.schema.ts';
import type { Force, Profile } from './schemas.ts';

export interface Known {
  readonly profiles: ReadonlyMap<string, Profile>;
  readonly forces: ReadonlyMap<string, Force>;
}

function isOnTable({ table }: Scenario, place: Place, r = 0): boolean {
  return onTable({ ...pointOf(place), r }, table);
}

function outlineFaults(scenario: Scenario, at: string, outline: Outline): Fault[] {
  const faults: Fault[] = [];
  if (!outline.every((corner) => isOnTable(scenario, corner))) {
    faults.push(fault(at, 'off-table', 'A corner lies beyond the edge of the table.', 'M-5'));
  }
  if (!hasArea(outline)) faults.push(fault(at, 'no-area', 'The corners enclose nothing.', 'M-11'));
  else if (crossesItself(outline)) faults.push(fault(at, 'crosses-itself', 'The outline meets itself.', 'M-11'));
  return faults;
}

function idFaults({ table }: Scenario): Fault[] {
  const seen = new Set<string>();
  const faults: Fault[] = [];
  for (const kind of ['areas', 'barriers', 'places'] as const) {
    for (const [i, { id }] of table[kind].entries()) {
      if (seen.has(id)) faults.push(fault(`table.${kind}.${i}.id`, 'same-id', `There is another ${id}.`));
      seen.add(id);
    }
  }
  return faults;
}

function areaFaults(scenario: Scenario): Fault[] {
  const { areas } = scenario.table;
  const faults = areas.flatMap(({ polygon }, i) => outlineFaults(scenario, `table.areas.${i}.polygon`, polygon));
  // What is no area overlaps nothing.
  if (faults.length > 0) return faults;
  for (const [i, area] of areas.entries()) {
    for (const other of areas.slice(0, i)) {
      if (area.kind !== 'water' || other.kind !== 'water' || !overlap(area.polygon, other.polygon)) continue;
      faults.push(fault(`table.areas.${i}.polygon`, 'overlap', `This water lies over ${other.id}.`, 'A-1'));
    }
  }
  return faults;
}

function barrierFaults(scenario: Scenario): Fault[] {
  return scenario.table.barriers.flatMap(({ line }, i) => {
    const at = `table.barriers.${i}.line`;
    const faults: Fault[] = [];
    if (!line.every((corner) => isOnTable(scenario, corner))) {
      faults.push(fault(at, 'off-table', 'A corner lies beyond the edge of the table.', 'M-5'));
    }
    const stays = line.some(([x, y], j) => j > 0 && line[j - 1]?.[0] === x && line[j - 1]?.[1] === y);
    if (stays) faults.push(fault(at, 'no-length', 'Two corners one after the other are one place.', 'M-12'));
    return faults;
  });
}

/** In hundredths of a millimetre; what lies on the ground and has no base has none. */
function radiusOf(place: TablePlace, { profiles }: Known): number {
  if (place.kind === 'heavy') return place.base * 50;
  if (place.kind === 'model') return (profiles.get(place.profile)?.base ?? 25) * 50;
  return 0;
}

function standingFaults(scenario: Scenario, known: Known): Fault[] {
  const { areas, places } = scenario.table;
  return places.flatMap((place, i) => {
    const at = `table.places.${i}.at`;
    if (place.at === undefined) return [];
    const { at: centre } = place;
    const radius = radiusOf(place, known);
    const faults: Fault[] = [];
    if (!isOnTable(scenario, centre, radius)) {
      faults.push(fault(at, 'off-table', `${place.id} does not lie wholly on the table.`, 'M-5'));
    }
    for (const { id, kind, polygon } of areas) {
      if ((kind === 'impassable' || kind === 'gap') && coversDisc(polygon, centre, radius)) {
        faults.push(fault(at, 'barred', `${place.id} stands in ${id}, where nothing can stand.`, 'X-2'));
      }
    }
    for (const other of places.slice(0, i)) {
      const least = radius + radiusOf(other, known);
      if (other.at === undefined || radius === 0 || radiusOf(other, known) === 0) continue;
      if (squared(pointOf(centre), pointOf(other.at)) < least * least) {
        faults.push(fault(at, 'base', `${place.id} stands on ${other.id}.`, 'S-22'));
      }
    }
    return faults;
  });
}

function placeFaults(scenario: Scenario, known: Known): Fault[] {
  const fighting = SIDES.flatMap((side) => profilesOf(scenario, known, side));
  return scenario.table.places.flatMap((place, i) => {
    const at = `table.places.${i}`;
    if (place.kind === 'model' && !known.profiles.has(place.profile)) {
      return [fault(`${at}.profile`, 'unknown-profile', `There is no profile ${place.profile}.`)];
    }
    if (place.kind !== 'light') return [];
    if ((place.at === undefined) === (place.with === undefined)) {
      return [fault(at, 'bad-place', `${place.id} lies in a place or is with a model, one of the two.`, 'A-22')];
    }
    if (place.with !== undefined && !fighting.includes(place.with)) {
      return [fault(`${at}.with`, 'unknown-profile', `No force has a ${place.with} to carry ${place.id}.`, 'A-22')];
    }
    return [];
  });
}

/** The profiles of the forces that a side may choose. */
function profilesOf({ forces }: Scenario, known: Known, side: Side): string[] {
  return forces[side].flatMap((id) => known.forces.get(id)?.models.map(({ profile }) => profile) ?? []);
}

function forceFaults({ forces }: Scenario, known: Known): Fault[] {
  return SIDES.flatMap((side) => {
    const faults = forces[side].flatMap((id, i) => {
      const force = known.forces.get(id);
      const at = `forces.${side}.${i}`;
      if (!force) return [fault(at, 'unknown-force', `There is no force ${id}.`, 'S-175')];
      return force.side === side ? [] : [fault(at, 'wrong-side', `The force ${id} is ${force.side}.`, 'S-175')];
    });
    if (!forces[side].includes(forces.default[side])) {
      faults.push(fault(`forces.default.${side}`, 'unknown-force', 'This is none of the forces offered.', 'S-175'));
    }
    return faults;
  });
}

/** Names of profiles that no force of that side has. */
function whoFaults(scenario: Scenario, known: Known, at: string, side: Side, who: readonly string[]): Fault[] {
  const fighting = profilesOf(scenario, known, side);
  return who.flatMap((id, i) => {
    return fighting.includes(id) ? [] : [fault(`${at}.${i}`, 'unknown-profile', `No ${side} force has a ${id}.`)];
  });
}

function admits({ who }: SetUpZone, profile: string): boolean {
  return who === 'all' || who.includes(profile);
}

function setUpFaults(scenario: Scenario, known: Known): Fault[] {
  const { setUp, table } = scenario;
  if (setUp.kind === 'halves') {
    const { a, b } = setUp.line;
    const ends = a[0] === 0 && b[0] === table.w && a[1] === b[1] && a[1] > 0 && a[1] < table.h;
    if (ends) return [];
    return [
      fault('setUp.line', 'bad-line', 'The line of the halves runs from the western edge to the eastern.', 'R-40'),
    ];
  }
  const shapes = SIDES.flatMap((side) => {
    return setUp.zones[side].flatMap(({ polygon }, i) => outlineFaults(scenario, `setUp.zones.${side}.${i}`, polygon));
  });
  const names = SIDES.flatMap((side) =>
    setUp.zones[side].flatMap(({ who }, i) =>
      who === 'all' ? [] : whoFaults(scenario, known, `setUp.zones.${side}.${i}.who`, side, who),
    ),
  );
  const homeless = SIDES.flatMap((side) => {
    const waiting = (scenario.reserves ?? []).flatMap((each) => (each.side === side ? each.who : []));
    const left = profilesOf(scenario, known, side).filter((id) => {
      return !waiting.includes(id) && !setUp.zones[side].some((zone) => admits(zone, id));
    });
    return [...new Set(left)].map((id) =>
      fault(`setUp.zones.${side}`, 'no-zone', `There is nowhere to set up a ${id}.`, 'M-29'),
    );
  });
  if (shapes.length > 0) return [...shapes, ...names, ...homeless];
  const shared = setUp.zones.good.flatMap(({ polygon }, i) =>
    setUp.zones.evil
      .filter((zone) => overlap(polygon, zone.polygon))
      .map(() => fault(`setUp.zones.good.${i}`, 'overlap', 'A zone of Good lies over a zone of Evil.', 'M-29')),
  );
  return [...names, ...homeless, ...shared];
}

function isOnEdge({ table }: Scenario, { edge, from, to }: Stretch): boolean {
  const ends = [from, to];
  if (from[0] === to[0] && from[1] === to[1]) return false;
  if (edge === 'west') return ends.every(([x, y]) => x === 0 && y <= table.h);
  if (edge === 'east') return ends.every(([x, y]) => x === table.w && y <= table.h);
  if (edge === 'south') return ends.every(([x, y]) => y === 0 && x <= table.w);
  return ends.every(([x, y]) => y === table.h && x <= table.w);
}

function edgeFaults(scenario: Scenario): Fault[] {
  const exits = SIDES.flatMap((side) => {
    return (scenario.exits?.[side] ?? []).map((stretch, i) => ({ at: `exits.${side}.${i}`, stretch }));
  });
  const ways = (scenario.reserves ?? []).map(({ edge }, i) => ({ at: `reserves.${i}.edge`, stretch: edge }));
  return [...exits, ...ways].flatMap(({ at, stretch }) => {
    if (isOnEdge(scenario, stretch)) return [];
    return [
      fault(at, 'off-edge', `This is no stretch of the ${stretch.edge} edge.`, at.startsWith('e') ? 'X-26' : 'X-25'),
    ];
  });
}

function subjectFaults({ uses, table, sentries, reserves }: Scenario): Fault[] {
  const faults: Fault[] = [];
  const say = (at: string, message: string, ruleCase: string) => faults.push(fault(at, 'subject', message, ruleCase));
  const hasObjects = table.places.some(({ kind }) => kind === 'heavy' || kind === 'light' || kind === 'model');
  if (new Set(uses).size !== uses.length) say('uses', 'A subject is named once.', 'A-1');
  if (table.areas.some(({ kind }) => kind === 'water') && !uses.includes('water')) {
    say('uses', 'There is water on the table, and the rules of water are not in use.', 'A-1');
  }
  if (hasObjects && !uses.includes('burdens')) {
    say('uses', 'There is something to carry, and the rules of burdens are not in use.', 'A-21');
  }
  if ((sentries !== undefined) !== uses.includes('sentries')) {
    say('sentries', 'Sentries and their rules are in use together or not at all.', 'A-55');
  }
  if (reserves !== undefined && sentries === undefined) {
    say('reserves', 'Reserves come with the alarm, and there are no Sentries to raise it.', 'X-25');
  }
  return faults;
}

function nameFaults(scenario: Scenario, known: Known): Fault[] {
  const { sentries, reserves = [], carry = [], table } = scenario;
  const faults = sentries ? whoFaults(scenario, known, 'sentries.who', sentries.side, sentries.who) : [];
  for (const [i, { side, who }] of reserves.entries()) {
    faults.push(...whoFaults(scenario, known, `reserves.${i}.who`, side, who));
  }
  for (const [i, { who, by }] of carry.entries()) {
    if (!table.places.some(({ id, kind }) => id === who && kind === 'model')) {
      faults.push(fault(`carry.${i}.who`, 'unknown-model', `There is no ${who} who could be carried.`, 'A-40'));
    }
    const fighting = SIDES.flatMap((side) => profilesOf(scenario, known, side));
    for (const [j, id] of by.entries()) {
      if (fighting.includes(id)) continue;
      faults.push(fault(`carry.${i}.by.${j}`, 'unknown-profile', `No force has a ${id}.`, 'A-40'));
    }
  }
  return faults;
}

function objectiveFaults({ objective, options, table, exits }: Scenario): Fault[] {
  if (objective.kind !== 'points') return [];
  const faults: Fault[] = [];
  if (objective.turns !== options.turnLimit) {
    faults.push(fault('objective.turns', 'bad-turns', 'The battle ends with the turn limit of its options.', 'X-19'));
  }
  const things = table.places.filter(({ kind }) => kind !== 'fire').map(({ id }) => id);
  for (const [i, { for: aim, what, side }] of objective.items.entries()) {
    if (aim === 'slain' || aim === 'broken') continue;
    const at = `objective.items.${i}`;
    if (!things.includes(what) && !(aim === 'off' && what === 'half-the-force')) {
      faults.push(fault(`${at}.what`, 'unknown-object', `There is no ${what} on the table.`, 'X-26'));
    }
    if (aim === 'off' && (exits?.[side] ?? []).length === 0) {
      faults.push(fault(at, 'no-exit', `The ${side} side has no edge to leave by.`, 'X-26'));
    }
  }
  return faults;
}

/** All that is wrong with a scenario, seen with the profiles and forces there are. Empty: it can be played. */
export function faultsOfScenario(scenario: Scenario, known: Known): Fault[] {
  return [
    ...idFaults(scenario),
    ...areaFaults(scenario),
    ...barrierFaults(scenario),
    ...placeFaults(scenario, known),
    ...standingFaults(scenario, known),
    ...forceFaults(scenario, known),
    ...setUpFaults(scenario, known),
    ...edgeFaults(scenario),
    ...subjectFaults(scenario),
    ...nameFaults(scenario, known),
    ...objectiveFaults(scenario),
  ];
}
