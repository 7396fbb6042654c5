/** What each viewer may know, built up from nothing: what is not written here is not sent. */
import { top, type Viewer } from '@warbeacon/kernel';
import type { SiegeEvent } from './events.schema.ts';
import type { Game } from './game.ts';
import { deciderOf } from './deciders.ts';
import { makePlaceId } from './standard/terrain.ts';
import { ABSENT, CAVES, DUE, LOST, type Marker, RESERVE, type State } from './state.ts';
import type { DecisionView, MarkerView, View } from './view.schema.ts';
import { SIDES, type Side } from './words.ts';

export function viewFor(game: Game, s: State, viewer: Viewer<Side>): View {
  const units: View['units'] = {};
  game.units.forEach(({ id }, index) => {
    const unit = s.units[index];
    if (!unit || unit.at === ABSENT) return;
    units[id] = {
      ...where(game, unit.at),
      reduced: unit.reduced,
      disrupted: unit.disrupted,
      moved: unit.moved,
      fired: unit.fired,
      attacked: unit.attacked,
    };
  });
  const leaders: View['leaders'] = {};
  game.leaders.forEach(({ id }, index) => {
    const leader = s.leaders[index];
    if (!leader || leader.at === ABSENT) return;
    leaders[id] = {
      ...where(game, leader.at),
      reduced: leader.reduced,
      moved: leader.moved,
      fought: leader.fought,
      rallies: leader.rallies,
    };
  });
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
    units,
    leaders,
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

function where(game: Game, at: number): { hex: string; place?: 'culvert' } {
  switch (at) {
    case RESERVE:
      return { hex: 'reserve' };
    case DUE:
      return { hex: 'due' };
    case CAVES:
      return { hex: 'caves' };
    case LOST:
      return { hex: 'lost' };
    default:
      return at === game.terrain.passage
        ? { hex: makePlaceId(game.terrain, game.terrain.culvert), place: 'culvert' }
        : { hex: makePlaceId(game.terrain, at) };
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
    ...where(game, marker.at),
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
