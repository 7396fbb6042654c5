/** What each viewer may know, built up from nothing: what is not written here is not sent. */
import { canonicalJson, type Shown, top, type Viewer } from '@warbeacon/kernel';
import type { SiegeEvent } from './events.schema.ts';
import { type Game, leaderSpec, unitSpec } from './game.ts';
import { deciderOf } from './deciders.ts';
import { specOf } from './frames.ts';
import { houseOf, isUsual } from './house.ts';
import { inForceSchema } from './options.ts';
import type { Situation } from './situation.ts';
import { hexOfPlace, isPassage, makePlaceId } from '../standard/terrain.ts';
import { ABSENT, AWAY, CAVES, DUE, LOST, type Marker, type Options, RESERVE, type State } from './state.ts';
import type { DecisionView, LeaderView, MarkerView, UnitView, View } from './view.schema.ts';
import { SIDES, type Side } from './words.ts';

/**
 * `common`, the spectator's view of the same state, spares a player's view the building of all that is public: what players
 * know besides are their own counters. `earlier` spares it what the two states share.
 */
export function viewFor(situation: Situation, viewer: Viewer<Side>, common?: View, earlier?: Shown<State, View>): View {
  const { game, s } = situation;
  if (common !== undefined) return { ...common, markers: markersFor(situation, viewer), fires: firesFor(s, viewer) };
  const gates: View['gates'] = {};
  game.terrain.gates.forEach(({ id }, index) => {
    const gate = s.gates[index];
    if (gate) gates[id] = { control: gate.control, state: gate.state };
  });
  const levels: View['levels'] = {};
  game.terrain.levels.forEach(({ id }, index) => {
    levels[id] = game.cases.levelControl(situation, index);
  });
  const points = (side: Side) => ({
    now: game.cases.points(situation, side),
    level: game.cases.level(side),
    demoralized: game.cases.isDemoralized(situation, side),
  });
  const combat = s.frames.filter((candidate) => candidate.kind === 'combat').at(-1);
  return {
    game: game.id,
    options: inForce(situation),
    turn: s.turn,
    night: game.cases.isNight(s.turn),
    phase: s.phase,
    segment: combat?.segment ?? null,
    decision: decisionView(situation),
    units: unitsView(situation, earlier),
    leaders: leadersView(situation, earlier),
    gates,
    culvert: s.culvert,
    markers: markersFor(situation, viewer),
    attacks: s.attacks.map(({ unit, target }) => ({
      unit: game.units[unit]?.id ?? '',
      target: game.units[target]?.id ?? '',
    })),
    formations: s.formations.map(({ kind, units, leader, fresh, glory }) => ({
      kind,
      units: units.map((unit) => unitSpec(game, unit).id),
      leader: leaderSpec(game, leader).id,
      fresh,
      glory,
    })),
    spent: [...s.spent],
    active: [...s.active],
    sortie: sortieView(situation),
    ladders: s.supply.ladders,
    fires: firesFor(s, viewer),
    levels,
    points: { isengard: points('isengard'), westernesse: points('westernesse') },
    deployed: SIDES.filter((side) => s.deployed.includes(side)),
    outcome: s.outcome === null ? null : { winner: s.outcome.winner, reason: s.outcome.reason, case: s.outcome.case },
  };
}

/** One object for all views of a match: it is worked out once, and seen at a glance to be the same. */
const inForceOf = new WeakMap<Options, { readonly game: Game; readonly shown: View['options'] }>();
/** And one for all matches with the game's own house values and the same of the few other options. */
const usualInForce = new WeakMap<Game, Map<string, View['options']>>();

function inForce(situation: Situation): View['options'] {
  const { game, s } = situation;
  const known = inForceOf.get(s.options);
  if (known?.game === game) return known.shown;
  const shown = isUsual(s.options.house) ? usual(situation) : spellOut(situation);
  inForceOf.set(s.options, { game, shown });
  return shown;
}

function usual(situation: Situation): View['options'] {
  const { game, s } = situation;
  const ofGame = usualInForce.get(game) ?? new Map<string, View['options']>();
  usualInForce.set(game, ofGame);
  const key = canonicalJson(s.options);
  let shown = ofGame.get(key);
  if (shown === undefined) ofGame.set(key, (shown = spellOut(situation)));
  return shown;
}

function spellOut({ game, s }: Situation): View['options'] {
  return inForceSchema.parse({ ...s.options, house: houseOf(game, s) });
}

function sortieView({ game, s }: Situation): View['sortie'] {
  if (s.sortie === null) return [];
  return [unitSpec(game, s.sortie.unit).id, ...s.sortie.leaders.map((leader) => leaderSpec(game, leader).id)];
}

/** How much Blasting Fire is still to be given out is public; how much of it is real is Isengard's secret. */
function firesFor(s: State, viewer: Viewer<Side>): View['fires'] {
  const { real, dummy } = s.supply.fires;
  return viewer === 'isengard' ? { left: real + dummy, real } : { left: real + dummy };
}

// Literals, not spreads: two views are built for every command, of a hundred pieces each. `ABSENT` is for a whole match.
function unitsView({ game, s }: Situation, earlier: Shown<State, View> | undefined): View['units'] {
  const units: View['units'] = { ...earlier?.view.units };
  for (let index = 0; index < game.units.length; index++) {
    const unit = s.units[index];
    if (!unit || unit.at === ABSENT || unit === earlier?.state.units[index]) continue;
    const { reduced, disrupted, moved, fired, attacked } = unit;
    const hex = hexView(game, unit.at);
    const shown: UnitView = isInPassage(game, unit.at)
      ? { hex, place: 'culvert', reduced, disrupted, moved, fired, attacked }
      : { hex, reduced, disrupted, moved, fired, attacked };
    if (unit.used) shown.used = true;
    units[unitSpec(game, index).id] = shown;
  }
  return units;
}

function leadersView({ game, s }: Situation, earlier: Shown<State, View> | undefined): View['leaders'] {
  const leaders: View['leaders'] = { ...earlier?.view.leaders };
  for (let index = 0; index < game.leaders.length; index++) {
    const leader = s.leaders[index];
    if (!leader || leader.at === ABSENT || leader === earlier?.state.leaders[index]) continue;
    const { reduced, moved, fought, rallies } = leader;
    const hex = hexView(game, leader.at);
    const shown: LeaderView = isInPassage(game, leader.at)
      ? { hex, place: 'culvert', reduced, moved, fought, rallies }
      : { hex, reduced, moved, fought, rallies };
    if (leader.used) shown.used = true;
    leaders[leaderSpec(game, index).id] = shown;
  }
  return leaders;
}

function isInPassage(game: Game, at: number): boolean {
  return isPassage(game.terrain, at);
}

function hexView(game: Game, at: number): string {
  switch (at) {
    case RESERVE:
      return 'reserve';
    case DUE:
      return 'due';
    case CAVES:
      return 'caves';
    case AWAY:
      return 'away';
    case LOST:
      return 'lost';
    default:
      return makePlaceId(game.terrain, hexOfPlace(game.terrain, at));
  }
}

/** Where markers stand is public; whether one is a dummy is its owner's secret, until it is found out. */
function markersFor({ game, s }: Situation, viewer: Viewer<Side>): View['markers'] {
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
    ...((marker.kind === 'rocks' || marker.kind === 'blasting-fire') && (viewer === marker.side || marker.known)
      ? { dummy: marker.dummy }
      : {}),
  };
}

function decisionView(situation: Situation): DecisionView | null {
  const frame = top(situation.s);
  const side = deciderOf(situation);
  if (frame === undefined || side === undefined) return null;
  const asked = specOf(frame).asks?.(situation, frame);
  if (asked === undefined) return null;
  const { kind, ...about } = asked;
  return { kind, side, ...about };
}

/** What is a dummy is told to its owner alone; all else that happens is public. */
export function redactEvent(event: SiegeEvent, viewer: Viewer<Side>): SiegeEvent {
  switch (event.type) {
    case 'rocksPlaced':
      return viewer === 'westernesse' ? event : { type: event.type, rocks: event.rocks, hex: event.hex };
    case 'fireGiven':
      return viewer === 'isengard' ? event : { type: event.type, fire: event.fire, unit: event.unit };
    default:
      return event;
  }
}
