/** What each viewer may know, built up from nothing: what is not written here is not sent. */
import { top, type Viewer } from '@warbeacon/kernel';
import type { SiegeEvent } from './events.schema.ts';
import { type Game, leaderSpec, unitSpec } from './game.ts';
import { deciderOf } from './deciders.ts';
import { hexOfPlace, makePlaceId } from './standard/terrain.ts';
import { ABSENT, CAVES, DUE, LOST, type Marker, RESERVE, type State } from './state.ts';
import type { DecisionView, MarkerView, View } from './view.schema.ts';
import { SIDES, type Side } from './words.ts';

export function viewFor(game: Game, s: State, viewer: Viewer<Side>): View {
  const gates: View['gates'] = {};
  game.terrain.gates.forEach(({ id }, index) => {
    const gate = s.gates[index];
    if (gate) gates[id] = { control: gate.control, state: gate.state };
  });
  const levels: View['levels'] = {};
  game.terrain.levels.forEach(({ id }, index) => {
    levels[id] = game.cases.levelControl(game, s, index);
  });
  const points = (side: Side) => ({
    now: game.cases.points(game, s, side),
    level: game.cases.level(side),
    demoralized: game.cases.isDemoralized(game, s, side),
  });
  const combat = s.frames.filter((candidate) => candidate.kind === 'combat').at(-1);
  return {
    game: game.id,
    turn: s.turn,
    night: game.cases.isNight(s.turn),
    phase: s.phase,
    segment: combat?.segment ?? null,
    decision: decisionView(game, s),
    units: unitsView(game, s),
    leaders: leadersView(game, s),
    gates,
    culvert: s.culvert,
    markers: markersFor(game, s, viewer),
    attacks: s.attacks.map(({ unit, target }) => ({
      unit: game.units[unit]?.id ?? '',
      target: game.units[target]?.id ?? '',
    })),
    levels,
    points: { isengard: points('isengard'), westernesse: points('westernesse') },
    deployed: SIDES.filter((side) => s.deployed.includes(side)),
    outcome: s.outcome === null ? null : { winner: s.outcome.winner, reason: s.outcome.reason, case: s.outcome.case },
  };
}

// Literals, not spreads: two views are built for every command, of a hundred pieces each.
function unitsView(game: Game, s: State): View['units'] {
  const units: View['units'] = {};
  for (let index = 0; index < game.units.length; index++) {
    const unit = s.units[index];
    if (!unit || unit.at === ABSENT) continue;
    const { reduced, disrupted, moved, fired, attacked } = unit;
    const hex = hexView(game, unit.at);
    units[unitSpec(game, index).id] = isInPassage(game, unit.at)
      ? { hex, place: 'culvert', reduced, disrupted, moved, fired, attacked }
      : { hex, reduced, disrupted, moved, fired, attacked };
  }
  return units;
}

function leadersView(game: Game, s: State): View['leaders'] {
  const leaders: View['leaders'] = {};
  for (let index = 0; index < game.leaders.length; index++) {
    const leader = s.leaders[index];
    if (!leader || leader.at === ABSENT) continue;
    const { reduced, moved, fought, rallies } = leader;
    const hex = hexView(game, leader.at);
    leaders[leaderSpec(game, index).id] = isInPassage(game, leader.at)
      ? { hex, place: 'culvert', reduced, moved, fought, rallies }
      : { hex, reduced, moved, fought, rallies };
  }
  return leaders;
}

function isInPassage(game: Game, at: number): boolean {
  return at >= 0 && at === game.terrain.passage;
}

function hexView(game: Game, at: number): string {
  switch (at) {
    case RESERVE:
      return 'reserve';
    case DUE:
      return 'due';
    case CAVES:
      return 'caves';
    case LOST:
      return 'lost';
    default:
      return makePlaceId(game.terrain, hexOfPlace(game.terrain, at));
  }
}

/** Where markers stand is public; whether one is a dummy is its owner's secret. */
function markersFor(game: Game, s: State, viewer: Viewer<Side>): View['markers'] {
  const markers: View['markers'] = {};
  for (const marker of s.markers) markers[marker.id] = markerView(game, marker, viewer);
  return markers;
}

function markerView(game: Game, marker: Marker, viewer: Viewer<Side>): MarkerView {
  const carrier = game.units[marker.carrier];
  return {
    kind: marker.kind,
    side: marker.side,
    hex: hexView(game, marker.at),
    ...(isInPassage(game, marker.at) ? { place: 'culvert' } : {}),
    ...(marker.against >= 0 ? { against: makePlaceId(game.terrain, marker.against) } : {}),
    ...(carrier ? { with: carrier.id } : {}),
    ...(marker.kind === 'blasting-fire' ? { placed: marker.against >= 0 } : {}),
    ...((marker.kind === 'rocks' || marker.kind === 'blasting-fire') && viewer === marker.side
      ? { dummy: marker.dummy }
      : {}),
  };
}

function decisionView(game: Game, s: State): DecisionView | null {
  const frame = top(s);
  const side = deciderOf(game, s);
  if (frame === undefined || side === undefined) return null;
  switch (frame.kind) {
    case 'deployment':
    case 'movement':
    case 'rally':
      return { kind: frame.kind, side };
    case 'combat':
      return { kind: frame.segment, side };
    case 'makeRoom':
      return { kind: 'make-room', side, piece: game.units[frame.unit]?.id ?? '' };
    case 'retreat':
      return { kind: 'retreat', side, piece: game.units[frame.unit]?.id ?? '', hexes: frame.hexes };
    case 'retreatLeader':
      return { kind: 'retreat-leader', side, piece: game.leaders[frame.leader]?.id ?? '', hexes: 2 };
    case 'retreatBefore':
      return { kind: 'retreat-before', side, piece: game.units[frame.unit]?.id ?? '' };
    case 'displace':
      return { kind: 'displace', side, piece: game.units[frame.unit]?.id ?? '' };
    case 'advance':
      return { kind: 'advance', side, hex: makePlaceId(game.terrain, frame.at) };
    case 'follow':
      return {
        kind: 'follow',
        side,
        piece: game.leaders[frame.leader]?.id ?? '',
        hex: makePlaceId(game.terrain, frame.to),
      };
    case 'join':
      return { kind: 'join', side, piece: game.leaders[frame.leader]?.id ?? '' };
    default:
      return null;
  }
}

/** Everything that has happened so far is public; an event that carries a secret will say to whom it is told. */
export function redactEvent(event: SiegeEvent): SiegeEvent {
  return event;
}
