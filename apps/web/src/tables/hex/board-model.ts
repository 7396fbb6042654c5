/** The board as it should look now: a pure function of what the server shows, what it offers, and what is in hand. */
import type {
  BoardModel,
  CounterModel,
  LeaderModel,
  MarkerModel,
  PieceLook,
  SideIndex,
} from '../../board/hex/model.ts';
import { isHex, type MarkerView, type SiegeView, type UnitView } from '../../face/view.ts';
import { crewOf } from './hauling.ts';
import { highlightsOf, type Lit } from './highlights.ts';
import { isMarchStep } from './marching.ts';
import { actorOf, offeredNow, placeOf } from './options.ts';
import type { Face } from './own.ts';

/** The face that a piece shows, on the map or off it; nothing of one that the viewer does not know. */
export function lookOf({ pieces, title }: Face, view: SiegeView, id: string): PieceLook | undefined {
  const { units, leaders } = view;
  const [unit, spec] = [units[id], pieces.unit(id)];
  const indexOf = (side: string): SideIndex => (side === title.sides[0].id ? 0 : 1);
  if (unit && spec) {
    const { side, silhouette, cavalry, nation } = spec;
    const { reduced, disrupted } = unit;
    const strengths = pieces.strengths(view, id);
    return { counter: { side: indexOf(side), silhouette, cavalry, strengths, nation, reduced, disrupted } };
  }
  const [leader, its] = [leaders[id], pieces.leader(id)];
  if (!leader || !its) return undefined;
  return { leader: { id, side: indexOf(its.side), rally: pieces.rally(view, id), reduced: leader.reduced } };
}

export function makeBoardModel(face: Face, input: Lit): BoardModel {
  const { pieces, board } = face;
  const { view, offer, piece } = input;
  const out = board.out(view);
  const sorted = sortedBy(pieces.byOrder);
  const indexOf = (side: string): SideIndex => (side === face.title.sides[0].id ? 0 : 1);
  const actors = new Set(offer?.actors);
  // Where pieces walk, each can be carried at once; in other steps the one in hand, and the map is moved by all others.
  const walks = offeredNow(face, input).some(
    ({ command }) => actorOf(face, command) === piece && face.commands[command.type]?.lights === 'reach',
  );
  const marches = isMarchStep(face, view);
  const draggable = (id: string): boolean =>
    actors.has(id) && (view.decision?.kind === 'deployment' || marches || (id === piece && walks));
  const chosen = new Set(input.group);

  const counters: CounterModel[] = [];
  for (const [id, unit] of sorted(view.units)) {
    const spec = pieces.unit(id);
    if (!spec || !isHex(unit.hex)) continue;
    const carried = carriedBy(face, view, id);
    const formation = view.formations.find(({ units }) => units.includes(id))?.kind;
    counters.push({
      id,
      hex: unit.hex,
      ...(unit.place ? { place: unit.place } : {}),
      side: indexOf(spec.side),
      name: pieces.name(id),
      silhouette: spec.silhouette,
      cavalry: spec.cavalry,
      strengths: pieces.strengths(view, id),
      nation: spec.nation,
      reduced: unit.reduced,
      disrupted: unit.disrupted,
      spent: isSpent(face, view, spec.side, unit, actors.has(id)),
      actionable: actors.has(id),
      selected: id === piece || chosen.has(id),
      ...(draggable(id) ? { draggable: true } : {}),
      ...carried,
      ...(formation ? { formation } : {}),
      ...(out.includes(id) ? { out: true } : {}),
    });
  }

  const leaders: LeaderModel[] = [];
  for (const [id, leader] of sorted(view.leaders)) {
    const spec = pieces.leader(id);
    if (!spec || !isHex(leader.hex)) continue;
    leaders.push({
      id,
      hex: leader.hex,
      ...(leader.place ? { place: leader.place } : {}),
      side: indexOf(spec.side),
      name: pieces.name(id),
      rally: pieces.rally(view, id),
      reduced: leader.reduced,
      spent: (leader.moved || leader.used === true) && does(face, view, spec.side) === 'movement' && !actors.has(id),
      actionable: actors.has(id),
      selected: id === piece || chosen.has(id),
      ...(draggable(id) ? { draggable: true } : {}),
    });
  }

  return {
    counters,
    leaders,
    markers: [...markers(face, input), ...(board.besides?.(view) ?? [])],
    gates: Object.entries(view.gates).map(([id, { control, state }]) => ({ id, control: indexOf(control), state })),
    breaches: board.breaches(view),
    night: view.night,
    ...(input.fan ? { fan: input.fan } : {}),
    ...(view.turn === 0 ? { gathering: true, home: homeOf(face, input) } : {}),
    highlights: highlightsOf(face, input),
  };
}

/** While one sets up: where what needs no piece can be laid. */
const homeOf = (face: Face, { offer }: Lit): readonly string[] =>
  (offer?.commands ?? []).flatMap(({ command }) => placeOf(face, command) ?? []);

/** Pale are those whose part in the present step is played. */
function isSpent(face: Face, view: SiegeView, side: string, unit: UnitView, acts: boolean): boolean {
  if (acts) return false;
  switch (does(face, view, side)) {
    case 'movement':
      return unit.moved || unit.used === true;
    case 'siege':
      return unit.used === true;
    case 'combat':
      return view.segment === 'missile' ? unit.fired : view.segment === 'melee' ? unit.attacked : false;
    default:
      return false;
  }
}

/** What a side does in its own phase. */
const does = ({ words }: Face, view: SiegeView, side: string) =>
  words.phases.find((phase) => phase.id === view.phase && phase.side === side)?.does;

function carriedBy(face: Face, view: SiegeView, id: string): Pick<CounterModel, 'carries' | 'carriesFace'> {
  const marker = Object.values(view.markers).find((candidate) => candidate.with === id);
  if (!marker) return {};
  const isPlain = !face.board.dummies.has(marker.kind);
  return { carries: marker.kind, ...(isPlain ? {} : { carriesFace: shownAs(face, marker) }) };
}

function markers(face: Face, input: Lit): MarkerModel[] {
  const { view, along } = input;
  const marks = face.board.marks?.(view) ?? {};
  return Object.entries(view.markers)
    .filter(([, marker]) => isHex(marker.hex) && marker.with === undefined)
    .map(([id, marker]) => ({
      id,
      kind: marker.kind,
      hex: marker.hex,
      ...(marker.against ? { against: face.gazetteer.boardHex(marker.against) } : {}),
      face: shownAs(face, marker),
      ...marks[id],
      ...(crewOf(face, input, id).length > 0 ? { draggable: true } : {}),
      ...(id === along ? { selected: true } : {}),
    }));
}

function shownAs({ board }: Face, { kind, dummy }: MarkerView): MarkerModel['face'] {
  if (dummy !== undefined) return dummy ? 'dummy' : 'real';
  return board.dummies.has(kind) ? 'hidden' : 'real';
}

const sortedBy =
  (byOrder: (a: string, b: string) => number) =>
  <T>(record: Readonly<Record<string, T>>): readonly (readonly [string, T])[] =>
    Object.entries(record).sort(([a], [b]) => byOrder(a, b));
