/** What the page about the engine shows is so. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMAND_FRAMES, commandSchema, DECISIONS, gondorSiege, SEGMENTS, theFordSiege } from '@warbeacon/siege';
import {
  COMMAND_SCHEMAS,
  commandTypesAt,
  type Deciding,
  DECISIONS as SKIRMISH_DECISIONS,
  skirmishCodec,
} from '@warbeacon/skirmish';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import { schemaFiles } from '../schemas.ts';
import { engineMethods } from './methods.ts';

const PAGE = readFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'engine.md'), 'utf8');

/** The page in parts: all but those of the other games, and these. */
const [BEFORE = '', REST = ''] = PAGE.split('\n## Gondor\n');
const [GONDOR = '', LATER = ''] = REST.split('\n## The skirmish\n');
const [SKIRMISH = '', AFTER = ''] = LATER.split('\n## The Ford\n');
const HELMS_DEEP = BEFORE + AFTER;

const blocks = (page: string, language: string) =>
  [...page.matchAll(new RegExp(`\n\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text = '']) => text);
const commands = (page: string) =>
  blocks(page, 'jsonl').flatMap((text) =>
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  );

/** Which commands a table names, by its heading, and at which questions. */
function tableUnder(page: string, heading: string): Map<string, Set<string>> {
  const [, section = ''] = page.split(`${heading}\n`);
  const questions = new Map<string, Set<string>>();
  const named = (cell = '') => Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = '']) => name);
  for (const line of (section.split(/\n#/)[0] ?? '').split('\n').filter((row) => row.startsWith('| '))) {
    const [, , command, at] = line.split('|');
    for (const type of named(command)) questions.set(type, new Set([...(questions.get(type) ?? []), ...named(at)]));
  }
  return questions;
}

/** A combat phase asks by its segments. */
const SEGMENT_NAMES: ReadonlySet<string> = new Set(SEGMENTS);
const withSegmentsAsOne = (kinds: Iterable<string>) =>
  [...new Set([...kinds].map((kind) => (SEGMENT_NAMES.has(kind) ? 'combat' : kind)))].sort();
const questionOf = (frame: string) => frame.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

describe('docs/engine.md', () => {
  test('shows positions that can be loaded, and that leave nothing out when they are written again', () => {
    const positions = blocks(PAGE, 'json');
    expect(positions.map((text) => (JSON.parse(text) as { game: string }).game)).toEqual([
      'helms-deep',
      'helms-deep',
      'gondor',
      'gondor',
      'skirmish',
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
    const types = commands(HELMS_DEEP).map((json) => commandSchema.parse(json).type);
    expect([...types].sort()).toEqual(commandSchema.options.map((option) => option.shape.type.value).sort());
  });

  test('says of every command what it is for, and at which questions it can be given', () => {
    const questions = tableUnder(HELMS_DEEP, '### What you want, and which command does it');
    expect([...questions.keys()].sort()).toEqual(commandSchema.options.map(({ shape }) => shape.type.value).sort());
    for (const [type, told] of questions) {
      const frames = COMMAND_FRAMES.flatMap((each) => (each.type === type ? each.frames : []));
      expect({ type, at: withSegmentsAsOne(told) }).toEqual({ type, at: frames.map(questionOf).sort() });
    }
  });

  test('tells every method, and every kind of question', () => {
    for (const method of engineMethods().keys()) expect(PAGE).toContain(`\`${method}\``);
    for (const kind of Object.keys(DECISIONS)) expect(HELMS_DEEP).toContain(`\`${kind}\``);
  });

  test('leads to every schema there is', () => {
    for (const path of schemaFiles().keys()) expect(PAGE).toContain(`(schemas/${path})`);
  });
});

describe('docs/engine.md on Gondor', () => {
  const { game, codec } = gondorSiege;
  const its = ownCommands();

  test('shows a position with everything in it', () => {
    const shown = new Set(blocks(GONDOR, 'json').flatMap((text) => Object.keys(JSON.parse(text) as object)));
    const schema = schemaFiles().get('gondor/position.schema.json') ?? '';
    const { properties } = JSON.parse(schema) as { properties: Readonly<Record<string, unknown>> };
    // These say where play stands within a phase, alike in every game.
    const ofAll = ['segment', 'attacks', 'deployed', 'frames', 'outcome'];
    expect([...shown].sort()).toEqual(
      Object.keys(properties)
        .filter((key) => !ofAll.includes(key))
        .sort(),
    );
    const kinds = blocks(GONDOR, 'json').flatMap((text) =>
      (JSON.parse(text) as { markers: { kind: string }[] }).markers.map(({ kind }) => kind),
    );
    expect(new Set(kinds)).toEqual(new Set(Object.keys(game.markers)));
  });

  test('shows one of every command that is its own', () => {
    const types = commands(GONDOR).map((json) => codec.command.parse(json).type);
    expect([...types].sort()).toEqual([...its.keys()].filter((type) => type !== 'move').sort());
  });

  test('says of every one what it is for, and at which questions it can be given', () => {
    const told = tableUnder(GONDOR, "### Gondor's commands");
    expect([...told.keys()].sort()).toEqual([...its.keys()].sort());
    for (const [type, at] of its) expect({ type, at: withSegmentsAsOne(told.get(type) ?? []) }).toEqual({ type, at });
  });

  test('tells every kind of question that the Standard Rules do not ask, and every phase', () => {
    for (const kind of Object.keys(game.decisions)) expect(PAGE).toContain(`\`${kind}\``);
    for (const { id } of game.phases) expect(GONDOR).toContain(`\`${id}\``);
  });
});

describe('docs/engine.md on the skirmish', () => {
  const types = Object.keys(COMMAND_SCHEMAS).toSorted();

  test('shows one of every command', () => {
    const shown = commands(SKIRMISH).map((json) => skirmishCodec.command.parse(json).type);
    expect(shown.toSorted()).toEqual(types);
  });

  test('tells every question, with the commands that it takes', () => {
    const [, section = ''] = SKIRMISH.split("### The skirmish's questions\n");
    const told = new Map<string, string[]>();
    for (const row of section
      .split('\n#')[0]
      ?.split('\n')
      .filter((line) => line.startsWith('| `')) ?? []) {
      const [kind = '', ...taken] = Array.from(row.matchAll(/`([^`]+)`/g), ([, name = '']) => name);
      told.set(kind, taken);
    }
    // It takes the same as the half in which it is opened, and one more.
    told.set('activation', [...(told.get('halfMove') ?? []), ...(told.get('activation') ?? [])]);
    for (const kind of Object.keys(SKIRMISH_DECISIONS) as Deciding[])
      expect({ kind, takes: told.get(kind)?.toSorted() }).toEqual({ kind, takes: commandTypesAt(kind).toSorted() });
    expect([...told.keys()].toSorted()).toEqual(Object.keys(SKIRMISH_DECISIONS).toSorted());
  });
});

/** The commands that Gondor has to itself, and what it makes of those of the Standard Rules, each with its questions. */
function ownCommands(): ReadonlyMap<string, readonly string[]> {
  const standard = new Set(theFordSiege.game.commands.specs);
  const its = new Map<string, readonly string[]>();
  for (const spec of gondorSiege.game.commands.specs) {
    if (standard.has(spec) || spec.type === 'done') continue;
    const at = spec.frames.map((frame) => (frame === 'engines' ? 'siege' : questionOf(frame)));
    its.set(spec.type, [...(its.get(spec.type) ?? []), ...at].sort());
  }
  return its;
}
