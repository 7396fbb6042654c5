#!/usr/bin/env node
/**
 * Says as JSON how much script the built pages load, in bytes, plain and gzipped. A page is an entry of the build's
 * manifest with everything it imports; the board page also loads the socket's SDK and the board with the renderer it
 * picks first. Exit code 1 when a page is over its budget.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const DIST = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist');
/** Bytes of gzipped script. */
const BUDGETS = { lobby: 150_000, board: 400_000 };

/** @type {Record<string, { file: string, imports?: string[], dynamicImports?: string[], name?: string, src?: string }>} */
const manifest = JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8'));

/** Keys of the manifest whose source or name matches. */
const keys = (/** @type {RegExp} */ pattern) => Object.keys(manifest).filter((key) => pattern.test(key));

/** @param {readonly string[]} entries */
function filesOf(entries) {
  const files = new Set();
  /** @param {string} key */
  const take = (key) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const next of chunk.imports ?? []) take(next);
  };
  entries.forEach(take);
  return [...files].filter((file) => file.endsWith('.js'));
}

/** @param {readonly string[]} files */
function measure(files) {
  let bytes = 0;
  let gzip = 0;
  for (const file of files) {
    const content = readFileSync(join(DIST, file));
    bytes += content.length;
    gzip += gzipSync(content, { level: 9 }).length;
  }
  return { files: files.length, bytes, gzip };
}

const lobbyEntries = [...keys(/^index\.html$/), ...keys(/src\/start\.tsx$/)];
const boardEntries = [
  ...lobbyEntries,
  ...keys(/src\/match\/MatchPage\.tsx$/),
  ...keys(/src\/board\/index\.ts$/),
  ...keys(/src\/match\/sdk\.ts$/),
  // What the board's library loads in a browser with WebGL, its first choice.
  ...keys(/pixi\.js\/.*\/WebGLRenderer\.mjs$/),
];
const pages = { lobby: measure(filesOf(lobbyEntries)), board: measure(filesOf(boardEntries)) };
const over = Object.entries(BUDGETS).filter(
  ([page, budget]) => pages[/** @type {'lobby' | 'board'} */ (page)].gzip > budget,
);
process.stdout.write(`${JSON.stringify({ pages, budgets: BUDGETS, over: over.map(([page]) => page) })}\n`);
if (over.length > 0) process.exitCode = 1;
