/** The board as it should look now: a pure function of what the server shows, what it offers, and what is in hand. */
import type {
  BoardModel,
  CounterModel,
  Highlights,
  LeaderModel,
  MarkerModel,
  SideIndex,
} from '../../board/hex/model.ts';
import type { Face } from '../../face/face.ts';
import {
  type HistoryEntry,
  hexOf,
  isHex,
  type MarkerView,
  type OfferedCommand,
  type SiegeView,
  type UnitView,
} from '../../face/view.ts';
import type { MatchState } from '../../match/line/store.ts';
import { isQuestion } from '../../match/parts/questions.ts';
import { movementPoints, percent } from '../../text/format.ts';
import { actorOf, group, hexOfTarget, hitChance, markerOf, pathOf } from './options.ts';

/** What is shown of what the page knows; there is a board once there is a view. */
export interface BoardInput
  extends Pick<MatchState, 'side' | 'offer' | 'piece' | 'hex' | 'options' | 'aim' | 'hover' | 'laying' | 'log'> {
  readonly view: SiegeView;
}

export function makeBoardModel(face: Face, input: BoardInput): BoardModel {
  const { pieces, board } = face;
  const { view, offer, piece } = input;
  const out = board.out(view);
  const sorted = sortedBy(pieces.byOrder);
  const indexOf = (side: string): SideIndex => (side === face.title.sides[0].id ? 0 : 1);
  const actors = new Set(offer?.actors);
  const draggable = (id: string): boolean => view.decision?.kind === 'deployment' && actors.has(id);

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
      selected: id === piece,
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
      selected: id === piece,
      ...(draggable(id) ? { draggable: true } : {}),
    });
  }

  return {
    counters,
    leaders,
    markers: markers(face, view),
    gates: Object.entries(view.gates).map(([id, { control, state }]) => ({ id, control: indexOf(control), state })),
    breaches: board.breaches(view),
    night: view.night,
    ...(view.turn === 0 ? { gathering: true } : {}),
    highlights: highlights(face, input),
  };
}

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

function markers(face: Face, view: SiegeView): MarkerModel[] {
  return Object.entries(view.markers)
    .filter(([, marker]) => isHex(marker.hex) && marker.with === undefined)
    .map(([id, marker]) => ({
      id,
      kind: marker.kind,
      hex: marker.hex,
      ...(marker.against ? { against: face.gazetteer.boardHex(marker.against) } : {}),
      face: shownAs(face, marker),
    }));
}

function shownAs({ board }: Face, { kind, dummy }: MarkerView): MarkerModel['face'] {
  if (dummy !== undefined) return dummy ? 'dummy' : 'real';
  return board.dummies.has(kind) ? 'hidden' : 'real';
}

function highlights(face: Face, input: BoardInput): Highlights {
  const { pieces, gazetteer, commands } = face;
  const { view, offer, side, options, piece, hex, aim, hover } = input;
  const mine = side !== null && view.decision?.side === side;
  const question = mine && isQuestion(face, view);
  const offered = question
    ? (offer?.commands ?? [])
    : input.laying
      ? laidBy(face, offer?.commands ?? [], input.laying)
      : (options ?? []);
  const grouped = group(face, offered, view);

  const reachable: { hex: string; cost: string; occupied?: true }[] = [];
  const choices: { hex: string; kind: 'retreat' | 'advance' | 'displace' | 'place' }[] = [];
  const area: string[] = [];
  const sides: { from: string; to: string }[] = [];
  for (const [place, list] of grouped.places) {
    const first = list[0];
    if (!first) continue;
    const lights = commands[first.command.type]?.lights ?? 'retreat';
    switch (lights) {
      case 'reach':
        reachable.push({
          hex: place,
          cost: first.cost === undefined ? '' : movementPoints(first.cost),
          ...(pieces.on(view, place).length > 0 ? { occupied: true } : {}),
        });
        // Where both of a formation can go is set apart from where one can go alone.
        if (list.some(({ command }) => command.type === 'moveFormation')) choices.push({ hex: place, kind: 'place' });
        break;
      case 'area':
        area.push(place);
        break;
      case 'side': {
        const actor = actorOf(face, first.command);
        const from = actor === undefined ? undefined : hexOf(view, actor);
        choices.push({ hex: place, kind: 'advance' });
        if (from) sides.push({ from, to: place });
        break;
      }
      default:
        choices.push({ hex: place, kind: lights });
    }
  }

  const targets = new Map<string, { hex: string; kind: string; chance?: string; share: number }>();
  for (const [target, list] of grouped.targets) {
    const first = list[0];
    const at = hexOfTarget(face, view, target, first);
    if (!at || !first) continue;
    const gate = gazetteer.gateHexes(target);
    const actor = actorOf(face, first.command);
    const from = actor === undefined ? undefined : hexOf(view, actor);
    if (gate && from) sides.push({ from, to: at });
    const chance = hitChance(face, first);
    const share = chance ? chance.n / chance.d : 0;
    const before = targets.get(at);
    // Two in one hex: the better chance is shown.
    if (before && before.share >= share) continue;
    targets.set(at, {
      hex: at,
      kind: commands[first.command.type]?.aims ?? 'melee',
      ...(chance ? { chance: percent(chance) } : {}),
      share,
    });
  }

  const path = ghost(face, piece, view, grouped.places.get(hover ?? '') ?? grouped.places.get(aim?.hex ?? ''));
  return {
    reachable,
    targets: [...targets.values()].map(({ share: _share, ...target }) => target),
    choices,
    area,
    sides,
    ...(path ? { path } : {}),
    trace: traceOf(face, input.log.at(-1), side),
    attacks: view.attacks.flatMap(({ unit, target }) => {
      const from = hexOf(view, unit);
      const to = hexOf(view, target);
      return from && to ? [{ from, to }] : [];
    }),
    ...(hex && !piece ? { cursor: hex } : {}),
    marked: [
      view.decision?.piece ? hexOf(view, view.decision.piece) : undefined,
      aim?.hex,
      ...markerHexes(face, view, offered),
    ].filter((at): at is string => at !== undefined),
  };
}

/** What can be laid, of one sort. */
export const laidBy = (
  { laying }: Face,
  commands: readonly OfferedCommand[],
  sort: string,
): readonly OfferedCommand[] => commands.filter(({ command }) => laying?.lays(command, sort) === true);

/** Where the markers lie that a question is about. */
function markerHexes(face: Face, view: SiegeView, offered: readonly OfferedCommand[]): readonly (string | undefined)[] {
  return offered.map(({ command }) => view.markers[markerOf(face, command) ?? '']?.hex);
}

/** The way a piece would go, from its own hex. */
function ghost(
  face: Face,
  piece: string | null,
  view: SiegeView,
  list: readonly OfferedCommand[] | undefined,
): readonly string[] | undefined {
  const first = list?.[0];
  if (!first) return undefined;
  const way = pathOf(face, first.command);
  if (way.length === 0) return undefined;
  const start = piece ? hexOf(view, piece) : undefined;
  return start ? [start, ...way] : way;
}

/** The way somebody else has just gone, for whoever was not looking. */
function traceOf(face: Face, entry: HistoryEntry | undefined, side: string | null): readonly string[] {
  if (!entry || entry.tookBack || entry.side === side) return [];
  const last = entry.events.findLast((event) => event.type === 'moved' || event.type === 'retreated');
  if (!last || typeof last['from'] !== 'string') return [];
  return [face.gazetteer.boardHex(last['from']), ...pathOf(face, last)].filter(isHex);
}

const sortedBy =
  (byOrder: (a: string, b: string) => number) =>
  <T>(record: Readonly<Record<string, T>>): readonly (readonly [string, T])[] =>
    Object.entries(record).sort(([a], [b]) => byOrder(a, b));
