/**
 * Orders as sentences, in tests: `g1 to 12",10"`, `g1 to 11",10" 12",11"`, `g1 charges e1`, `g1 charges e1+e2 by 12",10"`, `g1 shoots e1`,
 * `hero casts transfix at e1 with 2`, `fight g1 e1`, `e1 back 0`, `g1 strikes e1`, `spend 1 on 0`, `no`, `roll`, `done`.
 */
import type { Command } from '../engine/command-schemas.ts';
import { commandSchema } from '../engine/command-schemas.ts';
import type { State } from '../engine/state.ts';
import { battleOf, discOf } from '../engine/battle.ts';
import { parseAt } from './diary.ts';

type Words = readonly string[];
type Parser = (state: State, first: string, rest: Words) => unknown;

/** The straight way to touch the target: the first place on the line of approach that does not overlap [M-14]. */
function straightTo(state: State, model: string, target: string): readonly [number, number] {
  const b = battleOf(state);
  const from = discOf(b, b.field.indexOf(model));
  const to = discOf(b, b.field.indexOf(target));
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  const reach = from.r + to.r + 4;
  // Test code: the nearest lattice point outwards on the line, by whole numbers.
  const length = Number(rootOf(BigInt(dx * dx + dy * dy)));
  const away = (d: number): number => Math.sign(d) * Math.ceil(Math.abs((d * reach) / length));
  return [to.x + away(dx), to.y + away(dy)];
}

function rootOf(n: bigint): bigint {
  let x = n;
  let y = (x + 1n) / 2n;
  while (y < x) {
    x = y;
    y = (x + n / x) / 2n;
  }
  return x;
}

const path = (words: Words) => words.map(parseAt);
const after = (words: Words, word: string): string | undefined => {
  const at = words.indexOf(word);
  return at < 0 ? undefined : words[at + 1];
};
const simple =
  (type: string): Parser =>
  () => ({ type });
const withModel =
  (type: string): Parser =>
  (_s, model) => ({ type, model });
const withTarget =
  (type: string, field = 'target'): Parser =>
  (_s, model, [target, ...rest]) => ({ type, model, [field]: target, ...(rest[0] === 'with' && { weapon: rest[1] }) });

/** By the second word, after a model. */
const VERBS: Readonly<Record<string, Parser>> = {
  to: (_s, model, rest) => ({ type: 'move', model, path: path(rest) }),
  charges(state, model, [targets = '', ...rest]) {
    const charge = targets.split('+');
    const by = rest[0] === 'by' ? path(rest.slice(1)) : [straightTo(state, model, charge[0] ?? '')];
    return { type: 'move', model, path: by, charge };
  },
  crawls: (_s, model, rest) => ({ type: 'crawl', model, path: path(rest.slice(1)) }),
  stands: withModel('stand'),
  halts: withModel('halt'),
  tests: withModel('test'),
  throws(state, model, [, target = '', ...rest]) {
    const by = rest[0] === 'by' ? path(rest.slice(1)) : [straightTo(state, model, target)];
    return { type: 'throw', model, target, path: by };
  },
  jumps: withTarget('jump', 'barrier'),
  climbs: withTarget('climb', 'barrier'),
  leaps: withTarget('leap', 'area'),
  leaves: withModel('leave'),
  arrives: (_s, model, rest) => ({ type: 'arrive', model, path: path(rest.slice(1)) }),
  rolls: withModel('rollSentry'),
  picks: (_s, model, [, object]) => ({ type: 'pickUp', model, object }),
  hands: (_s, model, [object, , to]) => ({ type: 'hand', model, object, to }),
  drops: (_s, model, [object, , at = '']) => ({ type: 'drop', model, object, at: parseAt(at) }),
  mounts: (_s, model, [onto]) => ({ type: 'mount', model, onto }),
  dismounts: (_s, model, rest) => ({ type: 'dismount', model, ...(rest[1] !== undefined && { at: parseAt(rest[1]) }) }),
  takes: withModel('take'),
  casts(_s, model, [power, ...rest]) {
    const target = after(rest, 'at') ?? model;
    const will = Number(after(rest, 'with') ?? 1);
    return { type: 'cast', model, power, target, will, ...(rest.includes('free') && { free: true }) };
  },
  resists: (_s, model, rest) => ({
    type: 'resist',
    model,
    will: Number(after(rest, 'with') ?? 0),
    ...(rest.includes('free') && { free: true }),
  }),
  joins: withTarget('assign', 'to'),
  shoots: withTarget('shoot'),
  back: (_s, model, [direction]) => ({ type: 'backAway', model, direction: Number(direction) }),
  strikes: withTarget('strike'),
  calls: (_s, model, [action]) => ({ type: 'call', model, action }),
  at: (_s, model, [at = '']) => ({ type: 'deploy', model, at: parseAt(at) }),
};

/** By the first word. */
const FIRST: Readonly<Record<string, Parser>> = {
  roll: simple('roll'),
  done: simple('done'),
  pass: simple('pass'),
  no: simple('decline'),
  fate: simple('fate'),
  suffer: simple('suffer'),
  stay: simple('stay'),
  half: (_s, _first, [half]) => ({ type: 'chooseHalf', half }),
  plan: (_s, _first, [plan]) => ({ type: 'setUp', plan }),
  fight: (_s, _first, [one, other]) => ({ type: 'fight', fight: [one, other] }),
  spend: (_s, _first, [points, , die]) => ({ type: 'spend', points: Number(points), die: Number(die) }),
  will: (_s, _first, rest) => ({
    type: 'spendWill',
    will: Number(rest[0]),
    might: Number(after(rest, 'might') ?? 0),
    ...(rest.includes('free') && { free: true }),
  }),
  reroll: (_s, _first, [die]) => ({ type: 'reroll', die: Number(die) }),
  put: (_s, _first, [object, at = '']) => ({ type: 'setDown', object, at: parseAt(at) }),
  carry: (_s, _first, [object, by = '', , ...rest]) => ({
    type: 'carry',
    object,
    models: by.split('+'),
    path: path(rest),
  }),
  // `declare two:g1 shield:g2 g3>g1`
  declare: (_s, _first, rest) => ({
    type: 'declare',
    twoHanded: rest.flatMap((word) => (word.startsWith('two:') ? word.slice(4).split('+') : [])),
    shielding: rest.flatMap((word) => (word.startsWith('shield:') ? word.slice(7).split('+') : [])),
    supports: rest.filter((word) => word.includes('>')).map((word) => word.split('>')),
  }),
  // `way e1 e2 0 10",10"`
  way: (_s, _first, [model, friend, direction, at = '']) => ({
    type: 'makeWay',
    model,
    friend,
    direction: Number(direction),
    to: parseAt(at),
  }),
};

/** A sentence, or a command as JSON. */
export function parseOrder(sentence: string, state: State): Command {
  if (sentence.startsWith('{')) return commandSchema.parse(JSON.parse(sentence));
  const [first = '', ...rest] = sentence.split(/\s+/);
  const opening = FIRST[first];
  if (opening !== undefined && VERBS[rest[0] ?? ''] === undefined)
    return commandSchema.parse(opening(state, first, rest));
  const parser = VERBS[rest[0] ?? ''];
  if (parser === undefined) throw new Error(`no order: ${sentence}`);
  return commandSchema.parse(parser(state, first, rest.slice(1)));
}

/** A command as JSON: what `parseOrder` reads again. */
export const makeOrder = (command: Command): string => JSON.stringify(command);
