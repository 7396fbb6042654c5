/**
 * The state as a viewer knows it: made of the view alone, so that nothing which is worked out of it tells more than the
 * view does. What the view does not say is as if it were not: a counter of which the viewer does not know is no dummy.
 * Where play stands is left out: nobody decides here.
 */
import type { Game } from './game.ts';
import type { Options } from './options.ts';
import { emptyState } from './rules.ts';
import { situate } from './situation.ts';
import { ABSENT, type State } from './state.ts';
import { parsePlaceId } from './terrain.ts';
import type { SiegeView } from './view-shape.ts';

/** Read once for a match: all views of it show the same object. */
const read = new WeakMap<object, Options>();

function optionsIn({ options: spec }: Game, { options }: SiegeView): Options {
  let known = read.get(options);
  if (known === undefined) read.set(options, (known = spec.schema.parse(options)));
  return known;
}

export function knownState(game: Game, view: SiegeView): State {
  const s = emptyState(game, optionsIn(game, view));
  s.frames = [];
  s.turn = view.turn;
  s.phase = view.phase;
  s.deployed = [...view.deployed];
  s.outcome = view.outcome === null ? null : { ...view.outcome };
  s.own = game.own.known(game, view);
  for (const [id, { hex, place, reduced, disrupted, moved, fired, attacked, used }] of Object.entries(view.units)) {
    const unit = s.units[game.unitIndex.get(id) ?? -1];
    if (!unit) continue;
    const at = placeNamed(game, place ?? hex);
    Object.assign(unit, { at, reduced, disrupted, moved, fired, attacked, used: used === true });
  }
  for (const [id, { hex, place, reduced, moved, fought, rallies, used }] of Object.entries(view.leaders)) {
    const leader = s.leaders[game.leaderIndex.get(id) ?? -1];
    if (leader)
      Object.assign(leader, {
        at: placeNamed(game, place ?? hex),
        reduced,
        moved,
        fought,
        rallies,
        used: used === true,
      });
  }
  game.terrain.gates.forEach(({ id }, index) => {
    const [gate, shown] = [s.gates[index], view.gates[id]];
    if (gate && shown) Object.assign(gate, { ...shown, holders: [shown.control, shown.control] });
  });
  s.markers = Object.entries(view.markers).map(([id, marker]) => ({
    id,
    kind: marker.kind,
    side: marker.side,
    at: placeNamed(game, marker.place ?? marker.hex),
    against: marker.against === undefined ? -1 : (parsePlaceId(game.terrain, marker.against) ?? -1),
    carrier: game.unitIndex.get(marker.with ?? '') ?? -1,
    dummy: marker.dummy === true,
    // By this viewer.
    known: marker.dummy !== undefined,
  }));
  s.attacks = view.attacks.flatMap(({ unit: striker, target: struck }) => {
    const [unit, target] = [game.unitIndex.get(striker) ?? -1, game.unitIndex.get(struck) ?? -1];
    return unit < 0 || target < 0 ? [] : [{ unit, target, at: s.units[target]?.at ?? -1 }];
  });
  s.formations = view.formations.flatMap(({ kind, units: [first = '', second = ''], leader: maker, fresh, glory }) => {
    const [speaker, other] = [game.unitIndex.get(first) ?? -1, game.unitIndex.get(second) ?? -1];
    const leader = game.leaderIndex.get(maker) ?? -1;
    return speaker < 0 || other < 0 ? [] : [{ kind, units: [speaker, other], leader, fresh, glory }];
  });
  // Points are losses and what follows from the position: what is not in the position has been lost.
  const situation = situate(game, s);
  for (const { id, level } of game.pools) {
    if (level !== undefined) s.losses[id] = (view.points[id]?.now ?? 0) - game.cases.points(situation, id);
  }
  return s;
}

/** By its id, or by its name where it is off the map. */
function placeNamed(game: Game, name: string): number {
  return parsePlaceId(game.terrain, name) ?? game.offMap[name] ?? ABSENT;
}
