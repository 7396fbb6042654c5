/** What the server offers, grouped by where on the board it is chosen. Nothing is added and nothing is left out. */
import type { Command, View } from '@warbeacon/siege';
import { acrossGate, boardHex } from '../../games/helms-deep/gazetteer.ts';
import { hexOf } from '../../games/helms-deep/pieces.ts';
import type { OfferedCommand } from '../../games/helms-deep/wire.ts';

export interface Grouped {
  /** By the hex on the board where a piece would end up; cheapest first. */
  readonly places: ReadonlyMap<string, readonly OfferedCommand[]>;
  /** By the piece or the gate it is done to. */
  readonly targets: ReadonlyMap<string, readonly OfferedCommand[]>;
  /** What needs no place: stand, hold, stay, done, … */
  readonly plain: readonly OfferedCommand[];
}

/** The piece that does it. */
export function actorOf(command: Command): string | undefined {
  switch (command.type) {
    case 'deploy':
    case 'move':
    case 'blowHorn':
    case 'arrive':
    case 'leave':
    case 'comeBack':
      return command.piece;
    case 'ram':
    case 'batter':
    case 'layLadder':
    case 'takeRam':
    case 'dropRam':
    case 'giveFire':
    case 'layFire':
    case 'moveFormation':
    case 'fire':
    case 'attack':
    case 'callOff':
    case 'retreat':
    case 'retreatBefore':
    case 'stand':
    case 'displace':
    case 'advance':
      return command.unit;
    case 'orcCunning':
    case 'form':
    case 'duel':
    case 'retreatLeader':
    case 'follow':
    case 'stay':
    case 'join':
    case 'rally':
      return command.leader;
    default:
      return undefined;
  }
}

/** The place where it ends: a hex, or `culvert`. */
export function placeOf(command: Command): string | undefined {
  switch (command.type) {
    case 'move':
    case 'moveFormation':
    case 'leave':
    case 'retreat':
    case 'retreatLeader':
    case 'retreatBefore':
      return command.path[command.path.length - 1];
    case 'deploy':
    case 'displace':
    case 'arrive':
    case 'placeRocks':
    case 'liftRocks':
      return command.hex;
    case 'layLadder':
    case 'layFire':
      return command.against;
    default:
      return undefined;
  }
}

/** The piece, or the gate, it is done to. */
export function targetOf(command: Command): string | undefined {
  switch (command.type) {
    case 'fire':
    case 'attack':
    case 'duel':
    case 'dropRocks':
      return command.target;
    case 'ram':
    case 'batter':
      return command.gate;
    case 'rally':
    case 'join':
      return command.unit;
    default:
      return undefined;
  }
}

export function group(options: readonly OfferedCommand[], view: View): Grouped {
  const places = new Map<string, OfferedCommand[]>();
  const targets = new Map<string, OfferedCommand[]>();
  const plain: OfferedCommand[] = [];
  for (const option of options) {
    const place = placeOf(option.command) ?? advanceHex(option.command, view);
    const target = targetOf(option.command);
    if (place !== undefined) add(places, boardHex(place), option);
    else if (target !== undefined) add(targets, target, option);
    else plain.push(option);
  }
  for (const list of places.values()) list.sort((a, b) => (a.cost ?? 0) - (b.cost ?? 0));
  return { places, targets, plain };
}

/** An advance goes into the hex the question is about. */
function advanceHex(command: Command, view: View): string | undefined {
  return command.type === 'advance' ? view.decision?.hex : undefined;
}

function add<K>(map: Map<K, OfferedCommand[]>, key: K, option: OfferedCommand): void {
  const list = map.get(key);
  if (list) list.push(option);
  else map.set(key, [option]);
}

/** Where a target is on the board: a piece's own hex, or the hex behind a gate as the piece that would break it sees it. */
export function hexOfTarget(view: View, target: string, option: OfferedCommand | undefined): string | undefined {
  const actor = option && actorOf(option.command);
  return hexOf(view, target) ?? acrossGate(target, actor === undefined ? undefined : hexOf(view, actor));
}

/** Targets that stand on a hex of the board. */
export function targetsOn(grouped: Grouped, view: View, hex: string): readonly string[] {
  return [...grouped.targets].filter(([id, list]) => hexOfTarget(view, id, list[0]) === hex).map(([id]) => id);
}

/** The hexes a path passes, as the board shows them, without the piece's own. */
export function pathOf(command: Command): readonly string[] {
  return 'path' in command ? command.path.map(boardHex) : [];
}

/**
 * The chance that it does what it is meant to: everything but no effect, and but harm to whoever tries. Rocks always do
 * something: what counts is whether they destroy.
 */
export function hitChance(option: OfferedCommand): { readonly n: number; readonly d: number } | undefined {
  if (!option.odds) return undefined;
  const rocks = option.command.type === 'dropRocks';
  const good = option.odds.outcomes.filter(({ kind }) =>
    rocks ? kind === 'eliminated' : kind !== 'none' && !kind.startsWith('attacker-'),
  );
  const d = good.reduce((common, { chance }) => leastMultiple(common, chance.d), 1);
  return { n: good.reduce((sum, { chance }) => sum + (chance.n * d) / chance.d, 0), d };
}

function leastMultiple(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return (a / x) * b;
}
