/** Every event that Gondor knows has words, whatever it holds: made up from the schemas by which events are read. */
import { gondorCodec } from '@warbeacon/siege/gondor';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { GameEvent } from '../../face/view.ts';
import { plainFace } from './plain-face.ts';

/** What a field may hold that is any string: by its name, or by the event's and its own; a hex when it has no line. */
const STRINGS: Readonly<Record<string, string>> = {
  unit: 'troll-1',
  piece: 'troll-1',
  target: 'spearman-1',
  leader: 'gandalf',
  leaders: 'gandalf',
  'bannerMoved from': 'gandalf',
  'fireballHurled target': '1911',
  'headHurled target': '1911',
  units: 'men-spearman-1',
  engine: 'siege-tower-1',
  oil: 'oil-1',
  cauldron: 'cauldron-1',
  gate: 'main-gate',
  why: 'casualty',
  reason: 'city-held',
  result: 'r1',
  plan: 'rings-held',
  case: '20.1',
};

const KINDS = gondorCodec.event.options;

/** A value that the schema lets through, for each of what a field of few values can be. */
function* made(schema: z.core.$ZodType, name: string, type: string): Generator {
  if (schema instanceof z.ZodOptional) {
    yield undefined;
    yield* made(schema.unwrap(), name, type);
  } else if (schema instanceof z.ZodNullable) {
    yield null;
    yield* made(schema.unwrap(), name, type);
  } else if (schema instanceof z.ZodLiteral) yield schema.value;
  else if (schema instanceof z.ZodEnum) yield* schema.options;
  else if (schema instanceof z.ZodBoolean) yield* [true, false];
  else if (schema instanceof z.ZodNumber) yield* [1, 6];
  else if (schema instanceof z.ZodString) yield STRINGS[`${type} ${name}`] ?? STRINGS[name] ?? '1911';
  else if (schema instanceof z.ZodArray) for (const each of made(schema.element, name, type)) yield [each];
  else if (schema instanceof z.ZodTuple) yield schema.def.items.map((item) => [...made(item, name, type)][0]);
  else if (schema instanceof z.ZodUnion) for (const each of schema.options) yield* made(each, name, type);
  else throw new Error(`${name}: a schema of a kind that is not known here`);
}

/** One event with the first value of each field, and one for each other value of any. */
function samples(schema: (typeof KINDS)[number]): GameEvent[] {
  const fields = Object.entries(schema.shape).map(
    ([name, field]) => [name, [...made(field, name, schema.shape.type.value)]] as const,
  );
  const plain = Object.fromEntries(fields.map(([name, values]) => [name, values[0]]));
  const all = [
    plain,
    ...fields.flatMap(([name, values]) => values.slice(1).map((value) => ({ ...plain, [name]: value }))),
  ];
  return all.flatMap((event) => {
    const read = schema.safeParse(JSON.parse(JSON.stringify(event)));
    return read.success ? [read.data] : [];
  });
}

describe('every event of Gondor in words', () => {
  test('each kind of event can be made from its schema', () => {
    expect(KINDS.length).toBeGreaterThan(50);
    expect(KINDS.filter((kind) => samples(kind).length === 0)).toEqual([]);
  });

  test.each(KINDS.map((kind) => [kind.shape.type.value, kind] as const))('%s', (_type, kind) => {
    for (const event of samples(kind)) {
      const told = plainFace.words.logLine(event);
      expect(told, JSON.stringify(event)).not.toBeNull();
      // Neither holes nor ids.
      expect(told?.text).toMatch(/^\S.*\S$/);
      expect(told?.text).not.toMatch(/undefined|null|NaN|\b[a-z]+-\d\b/);
    }
  });

  test('[16.65] [16.74] [14.32] what becomes of a piece, each in its own words and under its case', () => {
    const lost = (why: string) => plainFace.words.logLine({ type: 'eliminated', piece: 'mumak-1', why, points: 9 });
    expect(lost('fire')).toMatchObject({ text: 'Mûmakil 1 burn with the siege tower (9 points)', case: '16.65' });
    expect(lost('oil')).toMatchObject({ text: 'Mûmakil 1 are burned by the oil (9 points)', case: '16.74' });
    expect(lost('run')).toMatchObject({ text: 'Mûmakil 1 run to their death (9 points)', case: '14.32' });
  });

  test.each(['rohan', 'men', 'garrison-broken', 'head'])('points that come or go by %s', (why) => {
    const told = plainFace.words.logLine({ type: 'points', side: 'westernesse', pool: 'garrison', points: 1, why });
    expect(told?.text).not.toContain(`(${why})`);
  });
});
