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
 * Of a game other than the first, a diary begins with its name: `gondor, turn 3, …`. A unit's marks follow its id (`disrupted`, `used`, `spent:4`); a hex can be `culvert`, `due`, `caves`, `away`, `lost` or
 * `reserve`. Markers: `ram due`, `ram 0812`, `ram dunland-infantry-1`, `blasting-fire orc-1 dummy`,
 * `blasting-fire 0811 against 0810`, `rocks 1310 dummy`. And: `spent horn`, `active horn`, `crept orc-1`,
 * `sortie infantry-1 home 0710 aragorn`, `wedge knight-1 knight-2 theoden glory`, `shield-wall infantry-1 infantry-2
 * gimli fresh`, `ladders 3` left to lay, `fires 2 1` left to give out, real ones and dummies, `dice 4 3`
 * for what happens before anybody decides, and after.
 *
 * An order is a sentence: `uruk-infantry-1 attacks infantry-9`, `infantry-9 retreats 1120 1119`, `done`.
 */
import type { Command, CommandOf, Position, Side } from '../index.ts';
import { type TestedGame, testedGame } from './games.ts';

type UnitLine = NonNullable<Position['units']>[number];
type LeaderLine = NonNullable<Position['leaders']>[number];
type MarkerLine = NonNullable<Position['markers']>[number];

/** A diary as the position it describes. Throws on a line it does not understand. */
export function parseDiary(text: string, meant?: Pick<TestedGame, 'game' | 'passages'>): Position {
  const [head = '', ...lines] = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const moment = /^(?:([a-z-]+), )?turn (\d+), ([a-z-]+)(?:, (missile|duel|melee))?$/.exec(head);
  if (!moment) throw new Error(`a diary begins with the moment, such as "turn 3, isengard-movement", not: ${head}`);
  const [, id, turn, phase, segment] = moment;
  const tested = meant ?? testedGame(id);
  const sideOf = (word: string): Side => {
    const side = tested.game.sides.find((name) => name === word);
    if (!side) throw new Error(`not a side: ${word}`);
    // Of the game whose diary it is, whichever that be.
    return side as Side;
  };
  const poolOf = (word: string): string => {
    const pool = tested.game.pools.find(({ id }) => id === word);
    if (!pool) throw new Error(`not a force that loses heart: ${word}`);
    return pool.id;
  };
  const units: UnitLine[] = [];
  const leaders: LeaderLine[] = [];
  const markers: MarkerLine[] = [];
  const breached: string[] = [];
  const collapsed: string[] = [];
  const gates: NonNullable<Position['gates']> = {};
  const demoralization: Record<string, number> = {};
  const used: string[] = [];
  const active: string[] = [];
  const formations: NonNullable<Position['formations']> = [];
  const crept: string[] = [];
  const supply: NonNullable<Position['supply']> = {};
  let sortie: Position['sortie'];
  let dice: Position['dice'];
  for (const line of lines) {
    const stack = /^(\d{4}|[a-z]+): (.+)$/.exec(line);
    const words = line.split(' ');
    const [first = '', second = '', third = '', fourth = ''] = words;
    if (stack) putStack(tested, stack[1] ?? '', stack[2] ?? '', units, leaders);
    else if (first === 'spent') used.push(...words.slice(1));
    else if (first === 'active') active.push(...words.slice(1));
    else if (first === 'crept') crept.push(...words.slice(1));
    else if (first === 'wedge' || first === 'shield-wall') {
      const marks = Object.fromEntries(words.slice(4).map((mark) => [mark, true]));
      formations.push({ kind: first, units: [second, third], leader: fourth, ...marks });
    } else if (first === 'sortie' && third === 'home') {
      sortie = { unit: second, leaders: words.slice(4), home: fourth };
    } else if (first === 'dice') dice = words.slice(1).map(Number);
    else if (first === 'ladders') supply.ladders = Number(second);
    else if (first === 'fires') supply.fires = { real: Number(second), dummy: Number(third) };
    else if (first === 'ladder' && third === 'against') markers.push({ kind: 'ladder', hex: second, against: fourth });
    else if (first === 'blasting-fire' && third === 'against') {
      const dummy = words.includes('dummy') ? { dummy: true } : {};
      markers.push({ kind: first, hex: second, against: fourth, placed: true, ...dummy });
    } else if (first === 'rocks' || first === 'blasting-fire' || first === 'ram') {
      const place = /^(\d{4}|due)$/.test(second) ? { hex: second } : { with: second };
      markers.push({ kind: first, ...place, ...(words.includes('dummy') ? { dummy: true } : {}) });
    } else if (second === 'breached') breached.push(first);
    else if (second === 'collapsed') collapsed.push(first);
    else if (third === 'points') demoralization[poolOf(first)] = Number(second);
    else if (words.length === 2) gates[first] = sideOf(second);
    else throw new Error(`not a line of a diary: ${line}`);
  }
  return {
    game: tested.game.id,
    turn: Number(turn),
    phase: phase as Position['phase'],
    ...(segment ? { segment: segment as NonNullable<Position['segment']> } : {}),
    units,
    leaders,
    markers,
    breached,
    collapsed,
    gates,
    demoralization,
    ...(used.length > 0 ? { used } : {}),
    ...(active.length > 0 ? { active } : {}),
    ...(formations.length > 0 ? { formations } : {}),
    ...(crept.length > 0 ? { crept } : {}),
    ...(Object.keys(supply).length > 0 ? { supply } : {}),
    ...(sortie ? { sortie } : {}),
    ...(dice ? { dice } : {}),
  };
}

function putStack(
  { game, passages }: Pick<TestedGame, 'game' | 'passages'>,
  word: string,
  stack: string,
  units: UnitLine[],
  leaders: LeaderLine[],
): void {
  const passage = passages[word];
  const where = passage === undefined ? { hex: word } : { hex: passage, place: word };
  for (const entry of stack.split(',')) {
    const [id = '', ...marks] = entry.trim().split(' ');
    const set = Object.fromEntries(marks.map(parseMark));
    if (game.leaderIndex.has(id)) leaders.push({ id, ...where, ...set });
    else units.push({ id, ...where, ...set });
  }
}

/** `disrupted`, or with a number `rallies:2`. */
function parseMark(mark: string): [name: string, value: true | number] {
  const [name = '', count] = mark.split(':');
  return [name, count === undefined ? true : Number(count)];
}

/** An order in a game as the command it means; in the first where none is given. Throws on what it does not understand. */
export function parseOrder(sentence: string, { game }: Pick<TestedGame, 'game'> = testedGame()): Command {
  const [piece = '', verb = '', ...rest] = sentence.trim().split(/\s+/);
  const [first = '', second = ''] = rest;
  if (piece === 'done' || piece === 'hold' || piece === 'pass' || piece === 'sortie') return { type: piece };
  if (piece === 'rocks' && verb === 'to') return { type: 'placeRocks', hex: first, dummy: second === 'dummy' };
  if (piece === 'rocks' && verb === 'off') return { type: 'liftRocks', hex: first };
  if (piece === 'announce') return { type: 'announce', ability: verb as CommandOf<'announce'>['ability'] };
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
      return game.leaderIndex.has(piece)
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
    case 'blows':
      return { type: 'blowHorn', piece };
    case 'glory':
      return { type: 'deathAndGlory', units: [piece, first] };
    case 'sends':
      return { type: 'orcCunning', leader: piece, unit: first, along: second === 'along' };
    case 'arrives':
      return { type: 'arrive', piece, hex: first };
    case 'lit':
      return { type: 'detonate', fire: piece };
    case 'rams':
      return { type: 'ram', unit: piece, gate: first };
    case 'batters':
      return { type: 'batter', unit: piece, gate: first };
    case 'ladders':
      return { type: 'layLadder', unit: piece, against: first };
    case 'takes':
      return { type: 'takeRam', unit: piece };
    case 'drops':
      return first === 'ram' ? { type: 'dropRam', unit: piece } : { type: 'dropRocks', rocks: piece, target: first };
    case 'given':
      return { type: 'giveFire', unit: piece, dummy: first === 'dummy' };
    case 'lays':
      return { type: 'layFire', unit: piece, against: first };
    case 'forms':
      return { type: 'form', leader: piece, units: [first, second] };
    case 'marches':
      return { type: 'moveFormation', unit: piece, path: rest };
    case 'leaves':
      return { type: 'leave', piece, path: rest };
    case 'returns':
      return { type: 'comeBack', piece };
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
    case 'placeRocks':
      return `rocks to ${command.hex}${command.dummy ? ' dummy' : ''}`;
    case 'liftRocks':
      return `rocks off ${command.hex}`;
    case 'announce':
      return `announce ${command.ability}`;
    case 'blowHorn':
      return `${command.piece} blows`;
    case 'deathAndGlory':
      return `${command.units[0]} glory ${command.units[1]}`;
    case 'orcCunning':
      return `${command.leader} sends ${command.unit}${command.along ? ' along' : ''}`;
    case 'arrive':
      return `${command.piece} arrives ${command.hex}`;
    case 'detonate':
      return `${command.fire} lit`;
    case 'ram':
      return `${command.unit} rams ${command.gate}`;
    case 'batter':
      return `${command.unit} batters ${command.gate}`;
    case 'layLadder':
      return `${command.unit} ladders ${command.against}`;
    case 'takeRam':
      return `${command.unit} takes ram`;
    case 'dropRam':
      return `${command.unit} drops ram`;
    case 'giveFire':
      return `${command.unit} given ${command.dummy ? 'dummy' : 'fire'}`;
    case 'layFire':
      return `${command.unit} lays ${command.against}`;
    case 'form':
      return `${command.leader} forms ${command.units.join(' ')}`;
    case 'moveFormation':
      return `${command.unit} marches ${command.path.join(' ')}`;
    case 'leave':
      return [command.piece, 'leaves', ...command.path].join(' ');
    case 'comeBack':
      return `${command.piece} returns`;
    case 'dropRocks':
      return `${command.rocks} drops ${command.target}`;
    case 'done':
    case 'hold':
    case 'pass':
    case 'sortie':
      return command.type;
  }
}
