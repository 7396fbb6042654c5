/** The board as it should look now: a pure function of what the server shows, what it offers, and what is in hand. */
import { type Command, type Side, SIDES, type View } from '@warbeacon/siege';
import { MAP } from '@warbeacon/siege/helms-deep';
import type {
  BoardModel,
  BreachModel,
  CounterModel,
  Highlights,
  LeaderModel,
  MarkerModel,
  SideIndex,
} from '../../board/hex/model.ts';
import { boardHex, gateHexes } from '../../games/helms-deep/gazetteer.ts';
import {
  byOrder,
  hexOf,
  isHex,
  leaderSpec,
  pieceName,
  piecesOn,
  rallyRating,
  strengthsCode,
  unitSpec,
} from '../../games/helms-deep/pieces.ts';
import type { MatchState } from '../../match/line/store.ts';
import { isQuestion } from '../../match/parts/questions.ts';
import { movementPoints, percent } from '../../text/format.ts';
import { actorOf, group, hexOfTarget, hitChance, pathOf } from './options.ts';
import type { HistoryEntry, OfferedCommand } from '../../games/helms-deep/wire.ts';

/** What is shown of what the page knows; there is a board once there is a view. */
export interface BoardInput
  extends Pick<MatchState, 'side' | 'offer' | 'piece' | 'hex' | 'options' | 'aim' | 'hover' | 'rocks' | 'log'> {
  readonly view: View;
}

export function makeBoardModel(input: BoardInput): BoardModel {
  const { view, offer, piece } = input;
  const actors = new Set(offer?.actors);
  const draggable = (id: string): boolean => view.decision?.kind === 'deployment' && actors.has(id);

  const counters: CounterModel[] = [];
  for (const [id, unit] of sorted(view.units)) {
    const spec = unitSpec(id);
    if (!spec || !isHex(unit.hex)) continue;
    const carried = carriedBy(view, id);
    const formation = view.formations.find(({ units }) => units.includes(id))?.kind;
    counters.push({
      id,
      hex: unit.hex,
      ...(unit.place ? { place: unit.place } : {}),
      side: indexOf(spec.side),
      name: pieceName(id),
      silhouette: spec.silhouette,
      cavalry: spec.cavalry,
      strengths: strengthsCode(spec, unit.reduced, view.options),
      nation: spec.nation,
      reduced: unit.reduced,
      disrupted: unit.disrupted,
      spent: isSpent(view, spec.side, unit, actors.has(id)),
      actionable: actors.has(id),
      selected: id === piece,
      ...(draggable(id) ? { draggable: true } : {}),
      ...carried,
      ...(formation ? { formation } : {}),
      ...(view.sortie.includes(id) ? { out: true } : {}),
    });
  }

  const leaders: LeaderModel[] = [];
  for (const [id, leader] of sorted(view.leaders)) {
    const spec = leaderSpec(id);
    if (!spec || !isHex(leader.hex)) continue;
    leaders.push({
      id,
      hex: leader.hex,
      ...(leader.place ? { place: leader.place } : {}),
      side: indexOf(spec.side),
      name: pieceName(id),
      rally: rallyRating(spec, leader.reduced, view.options),
      reduced: leader.reduced,
      spent: (leader.moved || leader.used === true) && isMovement(view, spec.side) && !actors.has(id),
      actionable: actors.has(id),
      selected: id === piece,
      ...(draggable(id) ? { draggable: true } : {}),
    });
  }

  return {
    counters,
    leaders,
    markers: markers(view),
    gates: Object.entries(view.gates).map(([id, { control, state }]) => ({ id, control: indexOf(control), state })),
    breaches: view.culvert === 'whole' ? [] : breaches(view.culvert),
    night: view.night,
    ...(view.turn === 0 ? { gathering: true } : {}),
    highlights: highlights(input),
  };
}

const indexOf = (side: Side): SideIndex => (side === SIDES[0] ? 0 : 1);

const CULVERT_SIDES = MAP.sides.filter(({ kind }) => kind === 'culvert');

const breaches = (state: BreachModel['state']): readonly BreachModel[] =>
  CULVERT_SIDES.map(({ hexes }) => ({ hexes, state }));

/** Pale are those whose part in the present step is played. */
function isSpent(view: View, side: Side, unit: View['units'][string], acts: boolean): boolean {
  if (acts) return false;
  if (isMovement(view, side)) return unit.moved || unit.used === true;
  if (view.phase === `${side}-siege`) return unit.used === true;
  if (view.phase !== `${side}-combat`) return false;
  return view.segment === 'missile' ? unit.fired : view.segment === 'melee' ? unit.attacked : false;
}

const isMovement = (view: View, side: Side): boolean => view.phase === `${side}-movement`;

function carriedBy(view: View, id: string): Pick<CounterModel, 'carries' | 'carriesFace'> {
  const marker = Object.values(view.markers).find((candidate) => candidate.with === id);
  if (marker?.kind === 'ram') return { carries: 'ram' };
  return marker?.kind === 'blasting-fire' ? { carries: 'blasting-fire', carriesFace: faceOf(marker) } : {};
}

function markers(view: View): MarkerModel[] {
  return Object.entries(view.markers)
    .filter(([, marker]) => isHex(marker.hex) && marker.with === undefined)
    .map(([id, marker]) => ({
      id,
      kind: marker.kind,
      hex: marker.hex,
      ...(marker.against ? { against: boardHex(marker.against) } : {}),
      face: faceOf(marker),
    }));
}

/** Only blasting fire and rocks have dummies among them. */
function faceOf(marker: View['markers'][string]): MarkerModel['face'] {
  if (marker.dummy !== undefined) return marker.dummy ? 'dummy' : 'real';
  return marker.kind === 'blasting-fire' || marker.kind === 'rocks' ? 'hidden' : 'real';
}

function highlights(input: BoardInput): Highlights {
  const { view, offer, side, options, piece, hex, aim, hover } = input;
  const mine = side !== null && view.decision?.side === side;
  const question = mine && isQuestion(view);
  const offered = question
    ? (offer?.commands ?? [])
    : input.rocks
      ? readyRocks(offer?.commands ?? [], input.rocks)
      : (options ?? []);
  const grouped = group(offered, view);

  const reachable: { hex: string; cost: string; occupied?: true }[] = [];
  const choices: { hex: string; kind: 'retreat' | 'advance' | 'displace' | 'place' }[] = [];
  const area: string[] = [];
  const sides: { from: string; to: string }[] = [];
  for (const [place, list] of grouped.places) {
    const first = list[0];
    if (!first) continue;
    switch (first.command.type) {
      case 'move':
      case 'moveFormation':
      case 'leave':
        reachable.push({
          hex: place,
          cost: first.cost === undefined ? '' : movementPoints(first.cost),
          ...(piecesOn(view, place).length > 0 ? { occupied: true } : {}),
        });
        // Where both of a formation can go is set apart from where one can go alone.
        if (list.some(({ command }) => command.type === 'moveFormation')) choices.push({ hex: place, kind: 'place' });
        break;
      case 'deploy':
      case 'placeRocks':
        area.push(place);
        break;
      case 'arrive':
        choices.push({ hex: place, kind: 'place' });
        break;
      case 'layLadder':
      case 'layFire': {
        const from = hexOf(view, first.command.unit);
        choices.push({ hex: place, kind: 'advance' });
        if (from) sides.push({ from, to: place });
        break;
      }
      case 'advance':
        choices.push({ hex: place, kind: 'advance' });
        break;
      case 'displace':
        choices.push({ hex: place, kind: 'displace' });
        break;
      default:
        choices.push({ hex: place, kind: 'retreat' });
    }
  }

  const targets = new Map<
    string,
    { hex: string; kind: 'missile' | 'melee' | 'rocks' | 'help'; chance?: string; share: number }
  >();
  for (const [target, list] of grouped.targets) {
    const first = list[0];
    const at = hexOfTarget(view, target, first);
    if (!at || !first) continue;
    const gate = gateHexes(target);
    const actor = actorOf(first.command);
    const from = actor === undefined ? undefined : hexOf(view, actor);
    if (gate && from) sides.push({ from, to: at });
    const chance = hitChance(first);
    const share = chance ? chance.n / chance.d : 0;
    const before = targets.get(at);
    // Two in one hex: the better chance is shown.
    if (before && before.share >= share) continue;
    targets.set(at, {
      hex: at,
      kind: targetKind(first.command),
      ...(chance ? { chance: percent(chance) } : {}),
      share,
    });
  }

  const path = ghost(piece, view, grouped.places.get(hover ?? '') ?? grouped.places.get(aim?.hex ?? ''));
  return {
    reachable,
    targets: [...targets.values()].map(({ share: _share, ...target }) => target),
    choices,
    area,
    sides,
    ...(path ? { path } : {}),
    trace: traceOf(input.log.at(-1), side),
    attacks: view.attacks.flatMap(({ unit, target }) => {
      const from = hexOf(view, unit);
      const to = hexOf(view, target);
      return from && to ? [{ from, to }] : [];
    }),
    ...(hex && !piece ? { cursor: hex } : {}),
    marked: [
      view.decision?.piece ? hexOf(view, view.decision.piece) : undefined,
      aim?.hex,
      ...rocksHexes(view, offered),
    ].filter((at): at is string => at !== undefined),
  };
}

/** What can be laid ready, of one sort. */
export function readyRocks(commands: readonly OfferedCommand[], sort: 'real' | 'dummy'): readonly OfferedCommand[] {
  return commands.filter(({ command }) => command.type === 'placeRocks' && command.dummy === (sort === 'dummy'));
}

/** Where the rocks lie that a question is about. */
function rocksHexes(view: View, offered: readonly OfferedCommand[]): readonly (string | undefined)[] {
  return offered.flatMap(({ command }) => (command.type === 'dropRocks' ? [view.markers[command.rocks]?.hex] : []));
}

function targetKind(command: Command): 'missile' | 'melee' | 'rocks' | 'help' {
  if (command.type === 'fire') return 'missile';
  if (command.type === 'dropRocks') return 'rocks';
  return command.type === 'rally' || command.type === 'join' ? 'help' : 'melee';
}

/** The way a piece would go, from its own hex. */
function ghost(
  piece: string | null,
  view: View,
  list: readonly OfferedCommand[] | undefined,
): readonly string[] | undefined {
  const first = list?.[0];
  if (!first) return undefined;
  const way = pathOf(first.command);
  if (way.length === 0) return undefined;
  const start = piece ? hexOf(view, piece) : undefined;
  return start ? [start, ...way] : way;
}

/** The way somebody else has just gone, for whoever was not looking. */
function traceOf(entry: HistoryEntry | undefined, side: Side | null): readonly string[] {
  if (!entry || entry.tookBack || entry.side === side) return [];
  const last = entry.events.findLast((event) => event.type === 'moved' || event.type === 'retreated');
  return last ? [last.from, ...last.path].map(boardHex).filter(isHex) : [];
}

function sorted<T>(record: Readonly<Record<string, T>>): readonly (readonly [string, T])[] {
  return Object.entries(record).sort(([a], [b]) => byOrder(a, b));
}
