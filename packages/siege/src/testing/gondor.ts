/**
 * Gondor as tests write it: diaries as in `diary.ts`, which begin with `gondor, turn 3, …`, and besides:
 *
 *     siege-tower-1 1912 ready            an engine in its hex; also `moved`, `fired`, `due`, `reserve`
 *     cauldron-2 1910 dummy left:1        `left`: oil there is at it
 *     oil spearman-1 dummy                with who carries it
 *     ladder 1911 against 1910 laid       laid this turn
 *     fire 1910, head 1807
 *     banner aragorn since 12             by the first Magic Phase, or a phase is named
 *     1410-1409 breached                  a wall or tower by its two hexes; gates by their names
 *     magic gandalf 4, tried nazgul, awake, successes fear 2
 *     spell freeze-leader 3 magic-first gandalf
 *     road 1918 sauron, relief called rohan men, twenty, demoralized garrison, held first-level, heads 3
 *
 * each on a line of its own. Orders are sentences as there: `sauron-catapult-1 set 1921`, and of those with engines
 * `orc-1 bombards 1508 1507` (the lower hex first), `troll-1 swings 1911 1910`,
 * `orc-1 hurls fire 1910`, `orc-1 hurls head 1910`, `orc-1 catapults spearman-1`;
 * `cauldron to 1910 dummy`, `cauldron off 1910`, `spearman-1 takes oil`, `spearman-1 drops oil`, `spearman-1 pours on orc-1`;
 * `nazgul casts fear 3`, `nazgul driven to 2015`, `banner to eomer 1912 1913`, `banner rallies spearman-1`.
 */
import {
  commandSchema,
  gondorSiege,
  parsePosition,
  type GondorCommand,
  type GondorEvent,
  type GondorView,
} from '../index.ts';
import { makeOrder, parseDiary, parseOrder } from './diary.ts';
import type { TestedGame } from './games.ts';
import { makeTable, type Sentences, type Table } from './position.ts';

type GondorSide = (typeof gondorSiege.codec.sides)[number];
export type GondorTable = Table<GondorCommand, GondorEvent, GondorView, GondorSide>;

const { game, rules, codec } = gondorSiege;
const HERE: TestedGame<GondorCommand, GondorEvent, GondorView, GondorSide> = { game, rules, passages: {} };

const SENTENCES: Sentences<GondorCommand> = {
  parse: (sentence) => codec.command.parse(parseOwn(sentence) ?? parseOrder(sentence, HERE)),
  // What is standard, every game writes alike.
  make: (command) => makeOwn(command) ?? makeOrder(commandSchema.parse(command)),
};

/** A position of Gondor from a diary. Throws, with everything that is wrong, when it is unsound. */
export function gondor(diary: string, options: Readonly<Record<string, unknown>> = {}): GondorTable {
  const read = parsePosition(game, { ...parseGondor(diary), options });
  if (!read.ok) throw new Error(read.error.map(({ at, message }) => `${at}: ${message}`).join('\n'));
  const { state, dice, events } = read.value;
  return makeTable(HERE, SENTENCES, state, dice, events as readonly GondorEvent[]);
}

/** A table at which a whole game of Gondor begins. */
export function newGondor(options: Readonly<Record<string, unknown>> = {}): GondorTable {
  return makeTable(HERE, SENTENCES, rules.create(options));
}

type Fields = Record<string, unknown>;

/** A diary as the position it describes. Throws on a line it does not understand. */
export function parseGondor(diary: string): Fields {
  const own = new OwnLines();
  const common = diary
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !own.take(line));
  const { collapsed: _collapsed, markers, breached = [], ...rest } = parseDiary(common.join('\n'), HERE);
  return {
    ...rest,
    markers: [...(markers ?? []), ...own.markers],
    breached: [...breached, ...own.breached],
    ...own.fields(),
  };
}

const ENGINE = /^(sauron-catapult|city-catapult|siege-tower|grond|cauldron|oil|fire|head|ladder)(?:-\d+)?$/;

class OwnLines {
  readonly markers: Fields[] = [];
  readonly breached: string[][] = [];
  readonly #fields: Fields = {};
  readonly #lists = new Map<string, unknown[]>();

  fields(): Fields {
    const lists = (...names: string[]) => Object.fromEntries(names.map((name) => [name, this.#lists.get(name) ?? []]));
    return {
      ...this.#fields,
      engines: lists('ready', 'fired', 'moved'),
      ...lists('laid', 'spells', 'demoralized', 'held'),
    };
  }

  /** Whether the line is Gondor's own. */
  take(line: string): boolean {
    const [first = '', second = '', ...rest] = line.split(' ');
    const sides = /^(\d{4})-(\d{4})$/.exec(first);
    if (ENGINE.test(first)) this.#marker(first, second, rest);
    else if (sides && second === 'breached') this.breached.push(sides.slice(1));
    else if (!this.#word(first, second, rest)) return false;
    return true;
  }

  #word(first: string, second: string, rest: readonly string[]): boolean {
    const [third = ''] = rest;
    switch (first) {
      case 'magic':
        this.#in('magic', 'points', { [second]: Number(third) });
        return true;
      case 'successes':
        this.#in('magic', 'successes', { [second]: Number(third) });
        return true;
      case 'tried':
        this.#set('magic', { tried: [second, ...rest] });
        return true;
      case 'awake':
        this.#set('magic', { grondAwake: true });
        return true;
      case 'spell':
        this.#add('spells', { spell: second, turn: Number(third), phase: rest[1], frozen: rest.slice(2) });
        return true;
      case 'road':
        this.#set('road', { [second]: third });
        return true;
      case 'relief':
        this.#set('relief', Object.fromEntries([second, ...rest].map((word) => [word, true])));
        return true;
      case 'banner':
        this.#set('banner', { leader: second, turn: Number(rest[1]), ...(rest[2] ? { phase: rest[2] } : {}) });
        this.#in('magic', 'successes', { 'reveal-aragorn': 1 });
        return true;
      case 'twenty':
        this.#fields['twenty'] = true;
        return true;
      case 'demoralized':
      case 'held':
        for (const word of [second, ...rest]) this.#add(first, word);
        return true;
      case 'heads':
        this.#set('supply', { heads: Number(second) });
        return true;
      case 'ladders':
        this.#set('supply', { ladders: Number(second) });
        return true;
      default:
        return false;
    }
  }

  #marker(id: string, where: string, words: readonly string[]): void {
    const kind = ENGINE.exec(id)?.[1] ?? '';
    const place = /^(\d{4}|due|reserve)$/.test(where) ? { hex: where } : { with: where };
    const against = words[0] === 'against' ? { against: words[1] } : {};
    const named = id === kind && kind !== 'grond' ? `${kind}-${this.#count(kind)}` : id;
    for (const list of ['ready', 'fired', 'moved', 'laid']) if (words.includes(list)) this.#add(list, named);
    const left = words.find((word) => word.startsWith('left:'));
    if (left !== undefined) this.#set('oil', { [named]: Number(left.slice('left:'.length)) });
    const side = words.find((word) => game.sides.some((name) => name === word));
    this.markers.push({
      kind,
      id: named,
      ...place,
      ...against,
      ...(side === undefined ? {} : { side }),
      ...(words.includes('dummy') ? { dummy: true } : {}),
    });
  }

  #count(kind: string): number {
    return this.markers.filter((marker) => marker['kind'] === kind).length + 1;
  }

  #add(list: string, what: unknown): void {
    this.#lists.set(list, [...(this.#lists.get(list) ?? []), what]);
  }

  #set(field: string, what: Fields): void {
    this.#fields[field] = { ...(this.#fields[field] as Fields | undefined), ...what };
  }

  #in(field: string, member: string, what: Fields): void {
    const now = this.#fields[field] as Readonly<Record<string, Fields | undefined>> | undefined;
    this.#set(field, { [member]: { ...now?.[member], ...what } });
  }
}

/** Orders that only Gondor has. */
function parseOwn(sentence: string): object | undefined {
  const words = sentence.trim().split(/\s+/);
  const [first = '', verb = '', hex = '', second = ''] = words;
  if (verb === 'pushes') return { type: 'push', unit: first, engine: hex, path: words.slice(3) };
  if (verb === 'set') return { type: 'setEngine', engine: first, hex };
  if (first === 'cauldron' && verb === 'to') return { type: 'setCauldron', hex, dummy: second === 'dummy' };
  if (first === 'cauldron' && verb === 'off') return { type: 'liftCauldron', hex };
  if (first === 'banner' && verb === 'to') return { type: 'moveBanner', leader: hex, path: words.slice(3) };
  if (first === 'banner' && verb === 'rallies') return { type: 'bannerRally', unit: hex };
  switch (verb) {
    case 'bombards':
      return { type: 'bombard', unit: first, below: hex, above: second };
    case 'catapults':
      return { type: 'shootCatapult', unit: first, target: hex };
    case 'swings':
      return { type: 'swingGrond', unit: first, below: hex, above: second };
    case 'hurls':
      return { type: hex === 'head' ? 'hurlHead' : 'hurlFireball', unit: first, hex: second };
    case 'casts':
      return { type: 'cast', leader: first, spell: hex, points: Number(second) };
    case 'driven':
      return { type: 'driveAway', hex: second };
    case 'takes':
      return { type: 'takeOil', unit: first };
    case 'drops':
      return { type: 'dropOil', unit: first };
    case 'pours':
      return { type: 'pourOil', unit: first, target: second };
    default:
      return undefined;
  }
}

function makeOwn(command: GondorCommand): string | undefined {
  switch (command.type) {
    case 'setEngine':
      return `${command.engine} set ${command.hex}`;
    case 'setCauldron':
      return `cauldron to ${command.hex}${command.dummy ? ' dummy' : ''}`;
    case 'liftCauldron':
      return `cauldron off ${command.hex}`;
    case 'push':
      return `${command.unit} pushes ${command.engine} ${command.path.join(' ')}`;
    case 'bombard':
      return `${command.unit} bombards ${command.below} ${command.above}`;
    case 'shootCatapult':
      return `${command.unit} catapults ${command.target}`;
    case 'swingGrond':
      return `${command.unit} swings ${command.below} ${command.above}`;
    case 'hurlFireball':
      return `${command.unit} hurls fire ${command.hex}`;
    case 'hurlHead':
      return `${command.unit} hurls head ${command.hex}`;
    case 'cast':
      return `${command.leader} casts ${command.spell} ${command.points}`;
    case 'driveAway':
      return `nazgul driven to ${command.hex}`;
    case 'moveBanner':
      return ['banner to', command.leader, ...command.path].join(' ');
    case 'bannerRally':
      return `banner rallies ${command.unit}`;
    case 'takeOil':
      return `${command.unit} takes oil`;
    case 'dropOil':
      return `${command.unit} drops oil`;
    case 'pourOil':
      return `${command.unit} pours on ${command.target}`;
    default:
      return undefined;
  }
}
