/**
 * `node apps/server/bench/profile.ts FILE.cpuprofile [LINES]`: where the time went, as self time by function, by file and
 * by package, and as whole time of our own functions. `BENCH_PROFILE=dir` makes such files.
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const LINES = 40;

const profileSchema = z.object({
  nodes: z.array(
    z.object({
      id: z.number(),
      callFrame: z.object({ functionName: z.string(), url: z.string(), lineNumber: z.number() }),
      children: z.array(z.number()).optional(),
    }),
  ),
  samples: z.array(z.number()),
  timeDeltas: z.array(z.number()),
});
type Profile = z.infer<typeof profileSchema>;
type ProfileNode = Profile['nodes'][number];

/** The path from the repository's folders or a package's name on. */
function shortFile(url: string): string {
  const path = url.replace(/^file:\/\//, '');
  const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+\/(?:(?!node_modules\/).)*)$/.exec(path)?.[1];
  return inPackage ?? /(?:apps|packages)\/.*$/.exec(path)?.[0] ?? path;
}

function partOf(file: string): string {
  const words = file.split('/');
  if (words[0] === 'apps' || words[0] === 'packages') return words.slice(0, 4).join('/');
  return file.startsWith('@') ? words.slice(0, 2).join('/') : (words[0] ?? '');
}

function nameOf({ callFrame: { functionName, url, lineNumber } }: ProfileNode): string {
  const name = functionName === '' ? '(anonymous)' : functionName;
  return url === '' ? name : `${name}  ${shortFile(url)}:${lineNumber + 1}`;
}

class Sums {
  readonly #sums = new Map<string, number>();
  add(name: string, amount: number): void {
    this.#sums.set(name, (this.#sums.get(name) ?? 0) + amount);
  }
  table(title: string, all: number, lines: number): string {
    const rows = [...this.#sums].sort((a, b) => b[1] - a[1]).slice(0, lines);
    const shown = rows.map(([name, amount]) => `${((100 * amount) / all).toFixed(1).padStart(6)} %  ${name}`);
    return `${title}\n${shown.join('\n')}\n`;
  }
}

export function describeProfile(profile: Profile, lines: number): string {
  const byId = new Map(profile.nodes.map((node) => [node.id, node]));
  const selfTime = new Map<number, number>();
  for (const [i, id] of profile.samples.entries()) {
    selfTime.set(id, (selfTime.get(id) ?? 0) + (profile.timeDeltas[i] ?? 0));
  }
  const [byFunction, byFile, byPart, whole] = [new Sums(), new Sums(), new Sums(), new Sums()];
  let [all, idle] = [0, 0];
  /** Walks down with the names of our functions above, so that a function that calls itself counts once. */
  const visit = (node: ProfileNode, above: ReadonlySet<string>): void => {
    const time = selfTime.get(node.id) ?? 0;
    const name = nameOf(node);
    all += time;
    if (node.callFrame.functionName === '(idle)') {
      idle += time;
      return;
    }
    const file = node.callFrame.url === '' ? node.callFrame.functionName : shortFile(node.callFrame.url);
    byFunction.add(name, time);
    byFile.add(file, time);
    byPart.add(partOf(file), time);
    const ours = file.startsWith('apps/') || file.startsWith('packages/');
    const named = ours ? new Set([...above, name]) : above;
    for (const each of named) whole.add(each, time);
    for (const child of node.children ?? []) {
      const next = byId.get(child);
      if (next !== undefined) visit(next, named);
    }
  };
  const root = profile.nodes[0];
  if (root !== undefined) visit(root, new Set());
  const busy = all - idle;
  return [
    `${(all / 1e6).toFixed(1)} s, of which ${((100 * busy) / all).toFixed(0)} % busy; shares of the busy time\n`,
    byFunction.table('Self time by function', busy, lines),
    byFile.table('Self time by file', busy, lines),
    byPart.table('Self time by part', busy, lines),
    whole.table('Our functions with all that they call', busy, lines),
  ].join('\n');
}

const [file, lines] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('Which profile? node apps/server/bench/profile.ts FILE.cpuprofile [LINES]\n');
  process.exitCode = 2;
} else {
  const profile = profileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  process.stdout.write(describeProfile(profile, Number(lines ?? LINES)));
}
