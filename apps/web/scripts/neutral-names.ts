/**
 * Builds a client that says other names: the proper names of the games are replaced in our sources, where they are written,
 * so that no page, script or picture of that client holds one. Only what may be read is looked at, strings and the texts between
 * tags, never names of the program, ids or addresses of modules; ids are written small, names never.
 */
import { readFile } from 'node:fs/promises';
import { type NameTable, renaming } from '@warbeacon/kernel';
import { NEUTRAL_NAMES as OF_SIEGES } from '@warbeacon/siege';
import { NEUTRAL_NAMES as OF_SKIRMISHES } from '@warbeacon/skirmish';
import { parseSync, Visitor } from 'oxc-parser';
import type { Plugin } from 'vite';

/** Of all games. */
export const NEUTRAL_NAMES: NameTable = { ...OF_SIEGES, ...OF_SKIRMISHES };
/** Gives a text the neutral names. */
export const rename = renaming(OF_SIEGES, OF_SKIRMISHES);

/** A stretch of a source with what comes in its place. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const OUR_SOURCES = /\/(?:apps\/web\/src|packages\/[\w-]+\/src)\/.*\.tsx?$/;
const OUR_DATA = /\/packages\/[\w-]+\/src\/.*\.json$/;
const OUR_PAGES = /\/packages\/.*\.md\?raw$/;
/** Sketches of maps, with their names as pixels: without them the board waits for its painter. */
const SKETCHES = /\/apps\/web\/src\/.*\/sketch\.webp$/;

const inTemplate = (text: string): string => text.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`);

/** The source with other names in all that may be read. */
function renamedSource(file: string, code: string): string {
  const changes: Change[] = [];
  const addresses = new Set<number>();
  const inAttributes = new Set<number>();
  const change = (start: number, end: number, was: string, spelled: (text: string) => string): void => {
    const text = rename(was);
    if (text !== was) changes.push({ start, end, text: spelled(text) });
  };
  const address = ({ source }: { readonly source: { readonly start: number } | null }): void => {
    if (source !== null) addresses.add(source.start);
  };
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  new Visitor({
    ImportDeclaration: address,
    ExportNamedDeclaration: address,
    ExportAllDeclaration: address,
    ImportExpression: address,
    JSXAttribute({ value }) {
      if (value?.type === 'Literal') inAttributes.add(value.start);
    },
    Literal({ value, start, end }) {
      if (typeof value !== 'string' || addresses.has(start)) return;
      const isAttribute = inAttributes.has(start);
      change(start, end, value, (text) => (isAttribute ? `{${JSON.stringify(text)}}` : JSON.stringify(text)));
    },
    TemplateElement({ value, start, end }) {
      // Whether the marks around it belong to it hangs on the kind of file.
      const first = start + code.slice(start, end).indexOf(value.raw);
      change(first, first + value.raw.length, value.cooked ?? value.raw, inTemplate);
    },
    JSXText({ value, start, end }) {
      change(start, end, value, (text) => text);
    },
  }).visit(program);
  return changes
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: other }) => text.slice(0, start) + other + text.slice(end), code);
}

/** Data with other names in their strings; keys stay. */
function renamedData(json: string): string {
  return JSON.stringify(JSON.parse(json, (_, value: unknown) => (typeof value === 'string' ? rename(value) : value)));
}

export function neutralNames(): Plugin {
  return {
    name: 'neutral-names',
    enforce: 'pre',
    async load(id) {
      if (SKETCHES.test(id)) return 'export default undefined;';
      if (!OUR_PAGES.test(id)) return null;
      const page = await readFile(id.slice(0, -'?raw'.length), 'utf8');
      return `export default ${JSON.stringify(rename(page))};`;
    },
    transform(code, id) {
      if (OUR_SOURCES.test(id)) return { code: renamedSource(id, code), map: null };
      if (OUR_DATA.test(id)) return { code: renamedData(code), map: null };
      return null;
    },
  };
}
