/** Commands like a given one that may be wrong: another model, a place nearby, another number, another type. */
import type { Random } from '@warbeacon/testkit';
import { type Command, commandSchema } from '../engine/command-schemas.ts';
import { POWERS } from '../engine/words.ts';

/** Names to be taken for another: those of the battle, and one that nobody bears. */
type Names = readonly string[];

const pick = <T>(list: readonly T[], random: Random): T | undefined => list[random(list.length)];

const isPlace = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'number');

/** One value changed: a number by a little, a name for another, a place for one nearby. */
function changed(value: unknown, names: Names, random: Random): unknown {
  if (typeof value === 'number') return Math.max(0, value + random(3) - 1);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return pick(names, random) ?? 'nobody';
  if (isPlace(value)) return value.map((each) => each + random(2001) - 1000);
  if (!Array.isArray(value) || value.length === 0) return value;
  const list: readonly unknown[] = value;
  const at = random(list.length);
  switch (random(4)) {
    case 0:
      return list.filter((_, i) => i !== at);
    case 1:
      return [...list, changed(list[at], names, random)];
    case 2:
      return list.toReversed();
    default:
      return list.map((each, i) => (i === at ? changed(each, names, random) : each));
  }
}

/** All names in a command, but that of its type. */
function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(namesIn);
  return [];
}

const SIMPLE = ['roll', 'pass', 'done', 'decline', 'fate', 'suffer', 'stay'] as const;

/** What is no command any more is left out. */
export function mutate(command: Command, random: Random, all: Names = []): Command[] {
  const { type, ...members } = command;
  const names = [...all, ...namesIn(members), 'nobody'];
  const keys = Object.keys(members);
  const found: unknown[] = SIMPLE.slice(random(SIMPLE.length))
    .slice(0, 1)
    .map((each) => ({ type: each }));
  for (const key of keys) {
    const value: unknown = Reflect.get(members, key);
    found.push({ type, ...members, [key]: changed(value, names, random) });
    found.push({ type, ...members, [key]: key === 'power' ? pick(POWERS, random) : changed(value, names, random) });
    const { [key]: _, ...rest } = members as Readonly<Record<string, unknown>>;
    found.push({ type, ...rest });
  }
  const model: unknown = Reflect.get(members, 'model');
  if (typeof model === 'string') {
    const path: unknown = Reflect.get(members, 'path');
    const to = typeof path === 'object' ? path : undefined;
    const target = pick(names, random);
    found.push({ type: 'stand', model }, { type: 'halt', model }, { type: 'shoot', model, target });
    found.push({ type: 'move', model, path: to, charge: [target] }, { type: 'throw', model, target, path: to });
    found.push({ type: 'crawl', model, path: to }, { type: 'move', model, path: to });
  }
  return found.flatMap((each) => {
    const parsed = commandSchema.safeParse(each);
    return parsed.success ? [parsed.data] : [];
  });
}
