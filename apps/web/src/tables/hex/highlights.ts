/** What lights up on the board: where the piece in hand can go, whom it can act on, what a question is about. */
import type { Highlights } from '../../board/hex/model.ts';
import type { CommandShape } from '../../face/face.ts';
import { type HistoryEntry, hexOf, isHex, type OfferedCommand, type SiegeView } from '../../face/view.ts';
import { isQuestion } from '../../match/parts/questions.ts';
import { movementPoints, percent } from '../../text/format.ts';
import {
  actorOf,
  type Grouped,
  group,
  hexOfTarget,
  hitChance,
  landingsOf,
  markerOf,
  type Offering,
  offeredNow,
  pathOf,
} from './options.ts';
import type { Face, MatchState } from './own.ts';

/** What the page knows that lights up. */
export interface Lit
  extends Offering,
    Pick<MatchState, 'piece' | 'hex' | 'aim' | 'hover' | 'walked' | 'fan' | 'log' | 'group' | 'march' | 'marching'> {
  readonly view: SiegeView;
}

export function highlightsOf(face: Face, lit: Lit): Highlights {
  const { view, piece, hex, aim, hover } = lit;
  const offered = offeredNow(face, lit);
  const grouped = group(face, offered, view);
  const places = litPlaces(face, view, grouped);
  const targets = litTargets(face, view, grouped);
  const landings = litLandings(grouped, lit);
  const cursor = lit.walked ?? (piece ? null : hex);
  const path = ghost(face, piece, view, grouped.places.get(hover ?? '') ?? grouped.places.get(aim?.hex ?? ''));
  return {
    reachable: places.reachable,
    // Where a throw may come down is told in place of all the places where it might be aimed.
    targets: [
      ...targets.targets.map((target) => without(target, landings)),
      ...(landings.length > 0 ? [] : places.aimed),
      ...landings,
    ],
    choices: places.choices,
    area: places.area,
    sides: [...places.sides, ...targets.sides],
    ...(path ? { path } : {}),
    ways: [...waysOfMarch(face, lit), ...waysOfAnswers(face, lit, grouped)],
    trace: traceOf(face, lit.log.at(-1), lit.side),
    attacks: view.attacks.flatMap(({ unit, target }) => {
      const [from, to] = [hexOf(view, unit), hexOf(view, target)];
      return from && to ? [{ from, to }] : [];
    }),
    ...(cursor ? { cursor } : {}),
    marked: [
      view.decision?.piece ? hexOf(view, view.decision.piece) : undefined,
      aim?.hex,
      ...markerHexes(face, view, offered),
    ].filter((at): at is string => at !== undefined),
  };
}

type Way = NonNullable<Highlights['ways']>[number];

const waysOfMarch = (face: Face, { view, march, marching }: Lit): readonly Way[] =>
  (marching === 'going' ? [] : (march?.steps ?? [])).flatMap((step) => {
    const path = ghost(face, actorOf(face, step.command) ?? null, view, [step]);
    return path ? [{ path, cost: step.cost === undefined ? '' : movementPoints(step.cost) }] : [];
  });

/** Where the answers to one's own question lead; not where they are all that a piece could reach. */
function waysOfAnswers(face: Face, { view, side }: Lit, { places, targets }: Grouped): readonly Way[] {
  if (!isQuestion(face, view) || view.decision?.side !== side) return [];
  const answers = [
    ...[...places].flatMap(([hex, list]) => list.map((option) => ({ hex, option }))),
    ...[...targets].map(([target, [option]]) => ({ hex: hexOfTarget(face, view, target, option), option })),
  ];
  const ways = answers.flatMap(({ hex, option }) => {
    const { lights, aims } = face.commands[option?.command.type ?? ''] ?? {};
    const actor = option && actorOf(face, option.command);
    if (!option || actor === undefined || !leads(lights, aims)) return [];
    const from = hexOf(view, actor);
    const path = ghost(face, actor, view, [option]) ?? (from && hex ? [from, hex] : []);
    return path.length > 1 ? [{ path, cost: '' }] : [];
  });
  // Several ways to one hex are one answer.
  return [...new Map(ways.map((way) => [`${way.path[0] ?? ''} ${way.path.at(-1) ?? ''}`, way])).values()];
}

const leads = (lights: CommandShape['lights'], aims: string | undefined): boolean =>
  lights === undefined ? aims === 'help' : lights !== 'reach' && lights !== 'area' && lights !== 'side';

type Choice = NonNullable<Highlights['choices']>[number];
type Side = NonNullable<Highlights['sides']>[number];
type Target = NonNullable<Highlights['targets']>[number];

/** Where something can be done, each place by the first thing that can be done there. */
function litPlaces(face: Face, view: SiegeView, { places }: Grouped) {
  const reachable: NonNullable<Highlights['reachable']>[number][] = [];
  const choices: Choice[] = [];
  const area: string[] = [];
  const sides: Side[] = [];
  const aimed: Target[] = [];
  const lights: Readonly<
    Record<
      NonNullable<CommandShape['lights']>,
      (hex: string, first: OfferedCommand, list: readonly OfferedCommand[]) => void
    >
  > = {
    reach(hex, { cost }, list) {
      reachable.push({
        hex,
        cost: cost === undefined ? '' : movementPoints(cost),
        ...(face.pieces.on(view, hex).length > 0 ? { occupied: true } : {}),
      });
      // Where both of a formation can go, or a marker is taken along, is set apart from where one can go alone.
      if (list.some(({ command }) => command.type === 'moveFormation' || markerOf(face, command) !== undefined))
        choices.push({ hex, kind: 'place' });
    },
    area: (hex) => area.push(hex),
    side(hex, { command }) {
      const from = actorHex(face, view, command);
      choices.push({ hex, kind: 'advance' });
      if (from) sides.push({ from, to: hex });
    },
    retreat: (hex) => choices.push({ hex, kind: 'retreat' }),
    advance: (hex) => choices.push({ hex, kind: 'advance' }),
    displace: (hex) => choices.push({ hex, kind: 'displace' }),
    place: (hex) => choices.push({ hex, kind: 'place' }),
  };
  for (const [hex, list] of places) {
    const [first] = list;
    if (!first) continue;
    const { lights: as, aims } = face.commands[first.command.type] ?? {};
    lights[as ?? 'place'](hex, first, list);
    const chance = hitChance(face, first);
    if (chance && aims) aimed.push({ hex, kind: aims, chance: percent(chance) });
  }
  return { reachable, choices, area, sides, aimed };
}

/** Two chances do not stand on one hex. */
const without = ({ hex, kind, chance }: Target, landings: readonly Target[]): Target =>
  chance === undefined || landings.some((landing) => landing.hex === hex) ? { hex, kind } : { hex, kind, chance };

/** Where what is aimed, or pointed at, may come about by chance. */
function litLandings({ places, targets }: Grouped, { aim, hover }: Pick<Lit, 'aim' | 'hover'>): readonly Target[] {
  const [first] =
    (aim?.target ? targets.get(aim.target) : undefined) ?? places.get(aim?.hex ?? '') ?? places.get(hover ?? '') ?? [];
  if (!first) return [];
  return [...landingsOf(first)].map(([hex, chance]) => ({ hex, kind: 'landing', chance: percent(chance) }));
}

/** Who or what can be aimed at; of two in one hex, the one with the better chance. */
function litTargets(face: Face, view: SiegeView, grouped: Grouped) {
  const best = new Map<string, { hex: string; kind: string; chance?: string; share: number }>();
  const sides: Side[] = [];
  for (const [target, list] of grouped.targets) {
    const [first] = list;
    const at = hexOfTarget(face, view, target, first);
    if (!at || !first) continue;
    const from = actorHex(face, view, first.command);
    if (from && face.gazetteer.gateHexes(target)) sides.push({ from, to: at });
    const chance = hitChance(face, first);
    const share = chance ? chance.n / chance.d : 0;
    if ((best.get(at)?.share ?? -1) >= share) continue;
    const kind = face.commands[first.command.type]?.aims ?? 'melee';
    best.set(at, { hex: at, kind, ...(chance ? { chance: percent(chance) } : {}), share });
  }
  return { targets: [...best.values()].map(({ share: _share, ...target }) => target), sides };
}

function actorHex(face: Face, view: SiegeView, command: OfferedCommand['command']): string | undefined {
  const actor = actorOf(face, command);
  return actor === undefined ? undefined : hexOf(view, actor);
}

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
