/**
 * Positions and orders as a wargamer's diary has them, so that a test reads like a page of the rulebook.
 *
 *     turn 3, isengard-combat, melee
 *     1122: uruk-infantry-1, captain-1
 *     1121: infantry-9 reduced disrupted
 *     ladder 1311 against 1310
 *     main-gate breached
 *     westernesse 95 points
 *
 * An order is a sentence: `uruk-infantry-1 attacks infantry-9`, `infantry-9 retreats 1120 1119`, `done`.
 */
import { type Command, type Position, SIDES } from '@warbeacon/siege';
import { LEADERS } from '@warbeacon/siege/helms-deep';

type UnitLine = NonNullable<Position['units']>[number];
type LeaderLine = NonNullable<Position['leaders']>[number];
type MarkerLine = NonNullable<Position['markers']>[number];

const LEADER_IDS: ReadonlySet<string> = new Set(LEADERS.map(({ id }) => id));

/** A diary as the position it describes. Throws on a line it does not understand. */
export function parseDiary(text: string): Position {
  const [head = '', ...lines] = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const moment = /^turn (\d+), ([a-z-]+)(?:, (missile|duel|melee))?$/.exec(head);
  if (!moment) throw new Error(`a diary begins with the moment, such as "turn 3, isengard-movement", not: ${head}`);
  const units: UnitLine[] = [];
  const leaders: LeaderLine[] = [];
  const markers: MarkerLine[] = [];
  const breached: string[] = [];
  const collapsed: string[] = [];
  const gates: NonNullable<Position['gates']> = {};
  const demoralization: NonNullable<Position['demoralization']> = {};
  for (const line of lines) {
    const stack = /^(\d{4}|culvert|due|caves|lost|reserve): (.+)$/.exec(line);
    const words = line.split(' ');
    const [first = '', second = '', third = '', fourth = ''] = words;
    if (stack) putStack(stack[1] ?? '', stack[2] ?? '', units, leaders);
    else if (first === 'ladder' && third === 'against') markers.push({ kind: 'ladder', hex: second, against: fourth });
    else if (first === 'rocks' || first === 'blasting-fire' || first === 'ram') {
      const place = /^\d{4}$/.test(second) ? { hex: second } : { with: second };
      markers.push({ kind: first, ...place, ...(words.includes('dummy') ? { dummy: true } : {}) });
    } else if (second === 'breached') breached.push(first);
    else if (second === 'collapsed') collapsed.push(first);
    else if (third === 'points') demoralization[sideOf(first)] = Number(second);
    else if (words.length === 2) gates[first] = sideOf(second);
    else throw new Error(`not a line of a diary: ${line}`);
  }
  return {
    game: 'helms-deep',
    turn: Number(moment[1]),
    phase: moment[2] as Position['phase'],
    ...(moment[3] ? { segment: moment[3] as NonNullable<Position['segment']> } : {}),
    units,
    leaders,
    markers,
    breached,
    collapsed,
    gates,
    demoralization,
  };
}

function sideOf(word: string): (typeof SIDES)[number] {
  const side = SIDES.find((name) => name === word);
  if (!side) throw new Error(`not a side: ${word}`);
  return side;
}

function putStack(place: string, stack: string, units: UnitLine[], leaders: LeaderLine[]): void {
  const where = place === 'culvert' ? ({ hex: '1410', place: 'culvert' } as const) : { hex: place };
  for (const entry of stack.split(',')) {
    const [id = '', ...marks] = entry.trim().split(' ');
    const set = Object.fromEntries(marks.map((mark) => [mark, true]));
    if (LEADER_IDS.has(id)) leaders.push({ id, ...where, ...set });
    else units.push({ id, ...where, ...set });
  }
}

/** An order as the command it means. Throws on a sentence it does not understand. */
export function parseOrder(sentence: string): Command {
  const [piece = '', verb = '', ...rest] = sentence.trim().split(/\s+/);
  const [first = '', second = ''] = rest;
  if (piece === 'done' || piece === 'hold') return { type: piece };
  if (piece === 'set' && verb === 'up') return { type: 'setUp', plan: first };
  switch (verb) {
    case 'to':
      return { type: 'deploy', piece, hex: first };
    case 'moves':
      return { type: 'move', piece, path: rest };
    case 'fires':
      return { type: 'fire', unit: piece, target: second };
    case 'duels':
      return { type: 'duel', leader: piece, target: first };
    case 'attacks':
      return { type: 'attack', unit: piece, target: first };
    case 'calls':
      return { type: 'callOff', unit: piece };
    case 'retreats':
      return LEADER_IDS.has(piece)
        ? { type: 'retreatLeader', leader: piece, path: rest }
        : { type: 'retreat', unit: piece, path: rest };
    case 'withdraws':
      return { type: 'retreatBefore', unit: piece, path: rest };
    case 'stands':
      return { type: 'stand', unit: piece };
    case 'displaced':
      return { type: 'displace', unit: piece, hex: second };
    case 'advances':
      return { type: 'advance', unit: piece };
    case 'follows':
      return { type: 'follow', leader: piece };
    case 'stays':
      return { type: 'stay', leader: piece };
    case 'joins':
      return { type: 'join', leader: piece, unit: first };
    case 'rallies':
      return { type: 'rally', leader: piece, unit: first };
    default:
      throw new Error(`not an order: ${sentence}`);
  }
}

/** The sentence that `parseOrder` reads as this command. */
export function makeOrder(command: Command): string {
  switch (command.type) {
    case 'setUp':
      return `set up ${command.plan}`;
    case 'deploy':
      return `${command.piece} to ${command.hex}`;
    case 'move':
      return `${command.piece} moves ${command.path.join(' ')}`;
    case 'fire':
      return `${command.unit} fires at ${command.target}`;
    case 'duel':
      return `${command.leader} duels ${command.target}`;
    case 'attack':
      return `${command.unit} attacks ${command.target}`;
    case 'callOff':
      return `${command.unit} calls off`;
    case 'retreat':
      return `${command.unit} retreats ${command.path.join(' ')}`;
    case 'retreatLeader':
      return `${command.leader} retreats ${command.path.join(' ')}`;
    case 'retreatBefore':
      return `${command.unit} withdraws ${command.path.join(' ')}`;
    case 'stand':
      return `${command.unit} stands`;
    case 'displace':
      return `${command.unit} displaced to ${command.hex}`;
    case 'advance':
      return `${command.unit} advances`;
    case 'follow':
      return `${command.leader} follows`;
    case 'stay':
      return `${command.leader} stays`;
    case 'join':
      return `${command.leader} joins ${command.unit}`;
    case 'rally':
      return `${command.leader} rallies ${command.unit}`;
    case 'done':
    case 'hold':
      return command.type;
  }
}
