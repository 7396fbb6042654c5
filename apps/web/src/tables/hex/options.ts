/** What the server offers, grouped by where on the board it is chosen. Nothing is added and nothing is left out. */
import { type GameCommand, hexOf, type OfferedCommand, type SiegeView } from '../../face/view.ts';
import { isQuestion } from '../../match/parts/questions.ts';
import type { Face, MatchState } from './own.ts';

export interface Grouped {
  /** By the hex on the board where a piece would end up; cheapest first. */
  readonly places: ReadonlyMap<string, readonly OfferedCommand[]>;
  /** By the piece or the gate it is done to. */
  readonly targets: ReadonlyMap<string, readonly OfferedCommand[]>;
  /** What needs no place: stand, hold, stay, done, … */
  readonly plain: readonly OfferedCommand[];
}

/** The piece that does it. */
export const actorOf = ({ commands }: Face, command: GameCommand): string | undefined =>
  read(command, commands[command.type]?.actor);

/** The place where it ends: a hex, or another place that the game knows. */
export const placeOf = ({ commands }: Face, command: GameCommand): string | undefined =>
  read(command, commands[command.type]?.place);

/** The piece, or the gate, it is done to. */
export const targetOf = ({ commands }: Face, command: GameCommand): string | undefined =>
  read(command, commands[command.type]?.target);

/** The marker it is done with. */
export const markerOf = ({ commands }: Face, command: GameCommand): string | undefined =>
  read(command, commands[command.type]?.marker);

/** What a field of a command holds; of a way, its end. */
function read(command: GameCommand, field: string | undefined): string | undefined {
  const value = field === undefined ? undefined : command[field];
  const end: unknown = Array.isArray(value) ? value.at(-1) : value;
  return typeof end === 'string' ? end : undefined;
}

export function group(face: Face, options: readonly OfferedCommand[], view: SiegeView): Grouped {
  const places = new Map<string, OfferedCommand[]>();
  const targets = new Map<string, OfferedCommand[]>();
  const plain: OfferedCommand[] = [];
  for (const option of options) {
    const place = placeOf(face, option.command) ?? askedHex(option.command, view);
    const target = targetOf(face, option.command);
    if (place !== undefined) add(places, face.gazetteer.boardHex(place), option);
    else if (target !== undefined) add(targets, target, option);
    else plain.push(option);
  }
  for (const list of places.values()) list.sort((a, b) => (a.cost ?? 0) - (b.cost ?? 0));
  return { places, targets, plain };
}

/**
 * Without what differs from another in the way alone: of several ways to one place, with one thing, the first stands for all.
 * What is done with another marker, or to another side of a hex, is another thing.
 */
export function apart(face: Face, options: readonly OfferedCommand[]): readonly OfferedCommand[] {
  const firsts = new Map<string, OfferedCommand>();
  for (const option of options) {
    const { command } = option;
    const field = face.commands[command.type]?.place;
    const what = JSON.stringify(field === undefined ? command : { ...command, [field]: placeOf(face, command) });
    if (!firsts.has(what)) firsts.set(what, option);
  }
  return [...firsts.values()];
}

/** Who advances, or goes along with a unit, goes to the hex that the question is about. */
function askedHex({ type }: GameCommand, view: SiegeView): string | undefined {
  return type === 'advance' || type === 'follow' ? view.decision?.hex : undefined;
}

function add<K>(map: Map<K, OfferedCommand[]>, key: K, option: OfferedCommand): void {
  const list = map.get(key);
  if (list) list.push(option);
  else map.set(key, [option]);
}

/** Where a target is on the board: a piece's own hex, or the hex behind a gate as the piece that would break it sees it. */
export function hexOfTarget(
  face: Face,
  view: SiegeView,
  target: string,
  option: OfferedCommand | undefined,
): string | undefined {
  const actor = option && actorOf(face, option.command);
  return hexOf(view, target) ?? face.gazetteer.acrossGate(target, actor === undefined ? undefined : hexOf(view, actor));
}

/** What could be done where one aims: several things, if there is a choice. */
export const aimedAt = ({ places, targets }: Grouped, aim: MatchState['aim']): readonly OfferedCommand[] =>
  (aim?.target === undefined ? places.get(aim?.hex ?? '') : targets.get(aim.target)) ?? [];

/** Targets that stand on a hex of the board. */
export function targetsOn(face: Face, grouped: Grouped, view: SiegeView, hex: string): readonly string[] {
  return [...grouped.targets].filter(([id, list]) => hexOfTarget(face, view, id, list[0]) === hex).map(([id]) => id);
}

/** What the page knows of what can be done now. */
export type Offering = Pick<MatchState, 'side' | 'view' | 'offer' | 'options' | 'along' | 'laying'>;

/** What lights up: the answers to one's own question, what can be laid of the sort in hand, or what the piece in hand can do. */
export function offeredNow(
  face: Face,
  { side, view, offer, options, along, laying }: Offering,
): readonly OfferedCommand[] {
  const commands = offer?.commands ?? [];
  if (view && side !== null && view.decision?.side === side && isQuestion(face, view)) return commands;
  if (laying) return commands.filter(({ command }) => face.laying?.lays(command, laying) === true);
  return options?.filter((option) => goesAlong(face, option, along)) ?? [];
}

/** With a marker to be taken along: what is done with it. */
export const goesAlong = (face: Face, { command }: OfferedCommand, along: string | null): boolean =>
  along === null || markerOf(face, command) === along;

/** The hexes a path passes, as the board shows them, without the piece's own. */
export function pathOf({ gazetteer }: Face, { path }: GameCommand): readonly string[] {
  if (!Array.isArray(path)) return [];
  return path.filter((place: unknown) => typeof place === 'string').map(gazetteer.boardHex);
}

/**
 * The chance that it does what it is meant to: everything but no effect, and but harm to whoever tries; or the one
 * outcome that counts.
 */
export function hitChance(face: Face, option: OfferedCommand): { readonly n: number; readonly d: number } | undefined {
  if (!option.odds) return undefined;
  const meant = face.commands[option.command.type]?.meant;
  const { outcomes } = option.odds;
  const place = placeOf(face, option.command);
  // What comes down where chance will is meant for its place.
  const comesDown = !meant && place !== undefined && outcomes.some(({ hex }) => hex !== undefined);
  const good = outcomes.filter(({ kind, hex }) => {
    if (comesDown) return hex === place;
    return meant ? kind === meant.kind : kind !== 'none' && !kind.startsWith('attacker-');
  });
  return sumOf(good.map(({ chance }) => chance));
}

type Share = { readonly n: number; readonly d: number };

function sumOf(chances: readonly Share[]): Share {
  const d = chances.reduce((common, chance) => leastMultiple(common, chance.d), 1);
  return { n: chances.reduce((sum, chance) => sum + (chance.n * d) / chance.d, 0), d };
}

/** Where something may come about by chance, if at more than one place: where a throw comes down, or who is set off goes. */
export function landingsOf({ odds }: OfferedCommand): ReadonlyMap<string, Share> {
  const byHex = new Map<string, Share[]>();
  for (const { hex, chance } of [...(odds?.outcomes ?? []), ...(odds?.next?.outcomes ?? [])]) {
    if (hex !== undefined) byHex.set(hex, [...(byHex.get(hex) ?? []), chance]);
  }
  return byHex.size < 2 ? new Map() : new Map([...byHex].map(([hex, chances]) => [hex, sumOf(chances)]));
}

function leastMultiple(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return (a / x) * b;
}
