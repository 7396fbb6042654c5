/** What the page about the engine shows is so. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMAND_FRAMES, commandSchema, DECISIONS, SEGMENTS } from '@warbeacon/siege';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import { engineMethods } from './methods.ts';

const PAGE = readFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'engine.md'), 'utf8');
const blocks = (language: string) =>
  [...PAGE.matchAll(new RegExp(`\\n\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text = '']) => text);

describe('docs/engine.md', () => {
  test('shows positions that can be loaded, and that leave nothing out when they are written again', () => {
    const positions = blocks('json');
    expect(positions.map((text) => (JSON.parse(text) as { game: string }).game)).toEqual([
      'helms-deep',
      'helms-deep',
      'the-ford',
    ]);
    for (const text of positions) {
      const position = JSON.parse(text) as { game: string };
      const kit = GAMES.named(position.game);
      const loaded = kit.parsePosition(position);
      if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
      const written = kit.makePosition(loaded.value.state);
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

  test('says of every command what it is for, and at which questions it can be given', () => {
    const [, section = ''] = PAGE.split('### What you want, and which command does it\n');
    const questions = new Map<string, Set<string>>();
    const named = (cell = '') => Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = '']) => name);
    for (const line of (section.split(/\n#/)[0] ?? '').split('\n').filter((row) => row.startsWith('| '))) {
      const [, , command, at] = line.split('|');
      for (const type of named(command)) questions.set(type, new Set([...(questions.get(type) ?? []), ...named(at)]));
    }
    expect([...questions.keys()].sort()).toEqual(commandSchema.options.map(({ shape }) => shape.type.value).sort());
    // A combat phase asks by its segments.
    const segments: ReadonlySet<string> = new Set(SEGMENTS);
    const withSegmentsAsOne = (kind: string) => (segments.has(kind) ? 'combat' : kind);
    for (const [type, told] of questions) {
      const frames = COMMAND_FRAMES.flatMap((each) => (each.type === type ? each.frames : []));
      const asked = frames.map((kind) => kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
      expect({ type, at: [...new Set([...told].map(withSegmentsAsOne))].sort() }).toEqual({ type, at: asked.sort() });
    }
  });

  test('tells every method, and every kind of question', () => {
    for (const method of engineMethods().keys()) expect(PAGE).toContain(`\`${method}\``);
    for (const kind of Object.keys(DECISIONS)) expect(PAGE).toContain(`\`${kind}\``);
  });
});
