/**
 * Positions in one line: parts divided by ` | `. The first holds turn, phase, side (with `*`: it has Priority) and options; then
 * models, `id=profile@x,y` with words; `object …`; dice last. Numbers are u; `"` after one means inches.
 *
 *     t2 move good* full | g1=mt-shield@10",10" | e1=mo-shield@13",10" prone | hero=mt-captain@8",10" might:1 | dice 4 3
 */
import { INCH } from '@warbeacon/plane';
import { type Position, type PositionModel, positionSchema } from '../notation/position.schema.ts';
import { HEROIC_ACTIONS, PHASES } from '../engine/words.ts';

/** A length: `10"`, `2.5"`, `25400`. */
export function parseLength(text: string): number {
  const inches = /^(-?\d+(?:\.\d+)?)"$/.exec(text)?.[1];
  if (inches !== undefined) return Math.round(Number(inches) * INCH);
  if (!/^-?\d+$/.test(text)) throw new Error(`no length: ${text}`);
  return Number(text);
}

export function parseAt(text: string): [number, number] {
  const [x, y, ...more] = text.split(',');
  if (x === undefined || y === undefined || more.length > 0) throw new Error(`no place: ${text}`);
  return [parseLength(x), parseLength(y)];
}

type Written = Record<string, unknown>;

export function parseDiary(line: string): Position {
  const [head = '', ...parts] = line.split(' | ').map((part) => part.trim());
  const position: Written = { models: [], objects: [], ...parseHead(head) };
  for (const part of parts) addPart(position, part);
  return positionSchema.parse(position);
}

function parseHead(head: string): Written {
  const position: Written = {};
  const options: Written = {};
  const uses: string[] = [];
  for (const word of head.split(/\s+/).filter(Boolean)) {
    const [name = '', value] = word.split(':');
    if (/^t\d+$/.test(word)) position['turn'] = Number(word.slice(1));
    else if ((PHASES as readonly string[]).includes(word)) position['phase'] = word;
    else if (word === 'good*' || word === 'evil*')
      Object.assign(position, { side: word.slice(0, -1), priority: word.slice(0, -1) });
    else if (word === 'good' || word === 'evil')
      Object.assign(position, { side: word, priority: word === 'good' ? 'evil' : 'good' });
    else if (word === 'full' || word === 'as-printed') options['preset'] = word;
    else if (word === 'heroics') options['heroics'] = [...HEROIC_ACTIONS];
    else if (['water', 'burdens', 'passengers', 'sentries'].includes(word)) uses.push(word);
    else if (word === 'alarm') position['alarm'] = true;
    else if (name === 'broken') position['broken'] = value?.split('+');
    else if (value !== undefined)
      options[name] = /^\d+$/.test(value) ? Number(value) : value === 'true' ? true : value === 'false' ? false : value;
    else if (word === 'banners' || word === 'breaking') options[word] = true;
    else throw new Error(`no word for a position: ${word}`);
  }
  position['options'] = { ...options, uses };
  return position;
}

function addPart(position: Written, part: string): void {
  const list = (key: string): unknown[] => position[key] as unknown[];
  const [word = '', ...rest] = part.split(/\s+/);
  if (word === 'dice') position['dice'] = rest.map(Number);
  else if (word === 'table') position['table'] = JSON.parse(part.slice('table'.length)) as unknown;
  else if (word === 'object') list('objects').push(parseObject(rest));
  else if (word === 'fight') {
    const [good = '', evil = ''] = rest;
    position['fights'] = [
      ...((position['fights'] as unknown[] | undefined) ?? []),
      { good: good.split('+'), evil: evil.split('+') },
    ];
  } else if (word === 'parted') position['parted'] = [...((position['parted'] as unknown[] | undefined) ?? []), rest];
  else if (word === 'carry') {
    const [who, by = ''] = rest;
    position['carry'] = [...((position['carry'] as unknown[] | undefined) ?? []), { who, by: by.split('+') }];
  } else list('models').push(parseModel(word, rest));
}

const COUNTS = ['wounds', 'might', 'will', 'fate'];
const FIGURES = ['mv', 'fight', 'shoot', 'strength', 'defence', 'attacks', 'courage', 'height'];

/** `as-wounds:2` is the profile's; `wounds:2` what is left. */
function parseModel(word: string, rest: readonly string[]): PositionModel {
  const [id = '', where = ''] = word.split('=');
  const [profile = '', at] = where.split('@');
  const model: Written = { id, profile, ...(at !== undefined && { at: parseAt(at) }) };
  const as: Written = {};
  for (const each of rest) {
    const [name = '', value] = each.split(':');
    if (value === undefined) {
      if (['slain', 'fled', 'drowned', 'off', 'reserve', 'banished'].includes(name)) model['gone'] = name;
      // Marks of two words have no member of their own.
      else if (name.includes('-')) model['marks'] = [...((model['marks'] as unknown[] | undefined) ?? []), name];
      else model[name] = true;
    } else if (COUNTS.includes(name)) model[name] = Number(value);
    else if (FIGURES.includes(name)) as[name] = Number(value);
    else if (name.startsWith('as-')) as[name.slice(3)] = Number(value);
    else if (name === 'gear' || name === 'rules' || name === 'keywords')
      as[name] = value === '' ? [] : value.split('+');
    else if (name === 'stores') {
      const [might, will, fate] = value.split('/').map(Number);
      as['stores'] = { might, will, fate };
    } else if (name === 'spent') model['spent'] = parseLength(value);
    else if (name === 'charged' || name === 'marks') model[name] = value.split('+');
    else if (name === 'effect') {
      const [power, by] = value.split('@');
      model['effects'] = [...((model['effects'] as unknown[] | undefined) ?? []), { power, by }];
    } else model[name] = value;
  }
  return { ...model, ...(Object.keys(as).length > 0 && { as }) } as unknown as PositionModel;
}

/** `object chest=heavy@10",10"`, `object letter=light with:g1`, `object captive=model model:c1 by:g1+g2`. */
function parseObject([word = '', ...rest]: readonly string[]): Written {
  const [id, where = ''] = word.split('=');
  const [kind, at] = where.split('@');
  const object: Written = { id, kind, ...(at !== undefined && { at: parseAt(at) }) };
  for (const each of rest) {
    const [name = '', value] = each.split(':');
    object[name] =
      value === undefined ? true : name === 'by' ? value.split('+') : name === 'base' ? Number(value) : value;
  }
  return object;
}
