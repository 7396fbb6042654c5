/** What the statistics of each game go by: every event in which dice fall has a name, and there is ground to be held. */
import { helmsDeepCodec } from '@warbeacon/siege';
import { gondorCodec } from '@warbeacon/siege/gondor';
import { theFordCodec } from '@warbeacon/siege/the-ford';
import { skirmishCodec } from '@warbeacon/skirmish';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { course as gondor } from '../../games/gondor/course.ts';
import { course as helmsDeep } from '../../games/helms-deep/course.ts';
import { course as skirmish } from '../../games/skirmish/course.ts';
import { course as theFord } from '../../games/the-ford/course.ts';
import { statistics as words } from '../../text/statistics.ts';

const kinds = z.array(z.object({ properties: z.looseObject({ type: z.object({ const: z.string() }) }) }));
const jsonSchema = z.union([z.object({ oneOf: kinds }), z.object({ anyOf: kinds })]);

test.each([
  ["Helm's Deep", helmsDeep, helmsDeepCodec.event],
  ['Gondor', gondor, gondorCodec.event],
  ['the Ford', theFord, theFordCodec.event],
  ['the skirmish', skirmish, skirmishCodec.event],
])('%s has a name for whatever dice fall for, and ground where there are hexes', (name, course, events) => {
  const schema = jsonSchema.parse(z.toJSONSchema(events, { io: 'input', unrepresentable: 'any' }));
  const all = 'oneOf' in schema ? schema.oneOf : schema.anyOf;
  const withDice = all.flatMap(({ properties }) =>
    'dice' in properties || 'die' in properties ? [properties.type.const] : [],
  );
  expect(withDice.length).toBeGreaterThan(5);
  const names: Readonly<Record<string, string>> = { ...words.rolls, ...course.rolls };
  expect(withDice.filter((type) => names[type] === undefined)).toEqual([]);
  if (name !== 'the skirmish') expect(course.ground?.hexes.length).toBeGreaterThan(3);
});
