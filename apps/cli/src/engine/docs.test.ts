/** What the page about the engine shows is so. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandSchema, decisionViewSchema, HELMS_DEEP, makePosition, parsePosition } from '@warbeacon/siege';
import { describe, expect, test } from 'vitest';
import { engineMethods } from './methods.ts';

const PAGE = readFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'engine.md'), 'utf8');
const blocks = (language: string) =>
  [...PAGE.matchAll(new RegExp(`\\n\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text = '']) => text);

describe('docs/engine.md', () => {
  test('shows positions that can be loaded, and that leave nothing out when they are written again', () => {
    const positions = blocks('json');
    expect(positions).toHaveLength(2);
    for (const text of positions) {
      const position = JSON.parse(text) as object;
      const loaded = parsePosition(HELMS_DEEP, position);
      if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
      const written = makePosition(HELMS_DEEP, loaded.value.state);
      expect(Object.keys(written)).toEqual(
        expect.arrayContaining(Object.keys(position).filter((key) => key !== 'dice' && key !== 'segment')),
      );
    }
  });

  test('shows one of every command', () => {
    const commands = blocks('jsonl').flatMap((text) => text.trim().split('\n'));
    const types = commands.map((line) => commandSchema.parse(JSON.parse(line)).type);
    expect([...types].sort()).toEqual(commandSchema.options.map((option) => option.shape.type.value).sort());
  });

  test('tells every method, and every kind of question', () => {
    for (const method of engineMethods().keys()) expect(PAGE).toContain(`\`${method}\``);
    for (const kind of decisionViewSchema.shape.kind.options) expect(PAGE).toContain(`\`${kind}\``);
  });
});
