/** What each viewer may know, built up from nothing: what is not written here is not sent. */
import { canonicalJson, type Shown, top, type Viewer } from '@warbeacon/kernel';
import { deciderOf } from './deciders.ts';
import { lastFrame, specOf } from './frame-spec.ts';
import { type Game, leaderSpec, unitSpec } from './game.ts';
import type { Options } from './options.ts';
import type { Situation } from './situation.ts';
import { hexOfPlace, isPassage, makePlaceId } from './terrain.ts';
import { ABSENT, type Marker, type State } from './state.ts';
import type { DecisionView, LeaderView, MarkerView, UnitView, SiegeView } from './view-shape.ts';
import type { Side } from './vocabulary.ts';

export type { SiegeView } from './view-shape.ts';

/**
 * What players know besides what everybody sees are their own counters and what their game keeps secret. What is public is
 * worked out once for a state, or is `common`, the spectator's view of the same state; `earlier` spares it what the two
 * states share.
 */
export function viewFor(
  situation: Situation,
  viewer: Viewer<Side>,
  common?: SiegeView,
  earlier?: Shown<State, SiegeView>,
): SiegeView {
  const { game, keeper } = situation;
  const seen = common ?? (keeper.seen ??= publicView(situation, earlier));
  if (viewer === 'spectator') return seen;
  return { ...seen, markers: markersFor(situation, viewer, seen.markers), ...game.own.secrets(situation, viewer) };
}

function publicView(situation: Situation, earlier: Shown<State, SiegeView> | undefined): SiegeView {
  const { game, s } = situation;
  const gates: SiegeView['gates'] = {};
  game.terrain.gates.forEach(({ id }, index) => {
    const gate = s.gates[index];
    if (gate) gates[id] = { control: gate.control, state: gate.state };
  });
  const levels: SiegeView['levels'] = {};
  game.terrain.levels.forEach(({ id }, index) => {
    levels[id] = game.cases.levelControl(situation, index);
  });
  const points: SiegeView['points'] = {};
  for (const { id, side, level } of game.pools) {
    if (level === undefined) continue;
    const now = game.cases.points(situation, id);
    const demoralized = game.cases.isDemoralized(situation, id);
    points[id] = id === side ? { now, level, demoralized } : { side, now, level, demoralized };
  }
  const combat = lastFrame('combat', s);
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
    markers: publicMarkers(situation),
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
    levels,
    points,
    deployed: game.sides.filter((side) => s.deployed.includes(side)),
    outcome: s.outcome === null ? null : { winner: s.outcome.winner, reason: s.outcome.reason, case: s.outcome.case },
    ...game.own.show(situation),
    ...game.own.secrets(situation, 'spectator'),
  };
}

/** One object for all views of a match: it is worked out once, and seen at a glance to be the same. */
const inForceOf = new WeakMap<Options, { readonly game: Game; readonly shown: object }>();
/** And one for all matches that have agreed on the same, as long as they are not too many different ones. */
const agreed = new WeakMap<Game, Map<string, object>>();
const MOST_AGREED = 500;

function inForce({ game, s }: Situation): object {
  const known = inForceOf.get(s.options);
  if (known?.game === game) return known.shown;
  const ofGame = agreed.get(game) ?? new Map<string, object>();
  agreed.set(game, ofGame);
  const key = canonicalJson(s.options);
  let shown = ofGame.get(key);
  if (shown === undefined) {
    shown = game.options.inForce(s.options);
    if (ofGame.size < MOST_AGREED) ofGame.set(key, shown);
  }
  inForceOf.set(s.options, { game, shown });
  return shown;
}

// Literals, not spreads: two views are built for every command, of a hundred pieces each. `ABSENT` is for a whole match.
function unitsView({ game, s }: Situation, earlier: Shown<State, SiegeView> | undefined): SiegeView['units'] {
  const units: SiegeView['units'] = { ...earlier?.view.units };
  for (let index = 0; index < game.units.length; index++) {
    const unit = s.units[index];
    if (!unit || unit.at === ABSENT || unit === earlier?.state.units[index]) continue;
    const { reduced, disrupted, moved, fired, attacked } = unit;
    const hex = hexView(game, unit.at);
    const shown: UnitView = isPassage(game.terrain, unit.at)
      ? { hex, place: makePlaceId(game.terrain, unit.at), reduced, disrupted, moved, fired, attacked }
      : { hex, reduced, disrupted, moved, fired, attacked };
    if (unit.used) shown.used = true;
    units[unitSpec(game, index).id] = shown;
  }
  return units;
}

function leadersView({ game, s }: Situation, earlier: Shown<State, SiegeView> | undefined): SiegeView['leaders'] {
  const leaders: SiegeView['leaders'] = { ...earlier?.view.leaders };
  for (let index = 0; index < game.leaders.length; index++) {
    const leader = s.leaders[index];
    if (!leader || leader.at === ABSENT || leader === earlier?.state.leaders[index]) continue;
    const { reduced, moved, fought, rallies } = leader;
    const hex = hexView(game, leader.at);
    const shown: LeaderView = isPassage(game.terrain, leader.at)
      ? { hex, place: makePlaceId(game.terrain, leader.at), reduced, moved, fought, rallies }
      : { hex, reduced, moved, fought, rallies };
    if (leader.used) shown.used = true;
    leaders[leaderSpec(game, index).id] = shown;
  }
  return leaders;
}

function hexView(game: Game, at: number): string {
  return at >= 0 ? makePlaceId(game.terrain, hexOfPlace(game.terrain, at)) : (game.offMapWords.get(at) ?? '');
}

function publicMarkers({ game, s }: Situation): SiegeView['markers'] {
  const markers: SiegeView['markers'] = {};
  for (const marker of s.markers) markers[marker.id] = markerView(game, marker);
  return markers;
}

/** Where markers stand is public; whether one is a dummy is its owner's secret, until it is found out. */
function markersFor({ game, s }: Situation, viewer: Side, seen: SiegeView['markers']): SiegeView['markers'] {
  const markers = { ...seen };
  for (const marker of s.markers) {
    if (marker.side !== viewer || marker.known || !mayBeDummy(game, marker)) continue;
    markers[marker.id] = { ...markerView(game, marker), dummy: marker.dummy };
  }
  return markers;
}

function markerView(game: Game, marker: Marker): MarkerView {
  const shown: MarkerView = { kind: marker.kind, side: marker.side, hex: hexView(game, marker.at) };
  if (isPassage(game.terrain, marker.at)) shown.place = makePlaceId(game.terrain, marker.at);
  if (marker.against >= 0) shown.against = makePlaceId(game.terrain, marker.against);
  const carrier = game.units[marker.carrier];
  if (carrier !== undefined) shown.with = carrier.id;
  if (game.markers[marker.kind]?.laid === true) shown.placed = marker.against >= 0;
  if (marker.known && mayBeDummy(game, marker)) shown.dummy = marker.dummy;
  return shown;
}

function mayBeDummy(game: Game, { kind }: Marker): boolean {
  return (game.markers[kind]?.dummy ?? 0) > 0;
}

function decisionView(situation: Situation): DecisionView | null {
  const frame = top(situation.s);
  const side = deciderOf(situation);
  if (frame === undefined || side === undefined) return null;
  const asked = specOf(situation.game, frame).asks?.(situation, frame);
  if (asked === undefined) return null;
  const { kind, ...about } = asked;
  return { kind, side, ...about };
}
