/** What stands in the files for containers; that the image builds and serves is tried where there is a builder. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const serviceSchema = z.object({
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  cap_add: z.array(z.string()).optional(),
  privileged: z.boolean().optional(),
  security_opt: z.array(z.string()).optional(),
  mem_limit: z.string().optional(),
  pids_limit: z.number().optional(),
  ports: z.array(z.string()).optional(),
  networks: z.array(z.string()),
  environment: z.record(z.string(), z.string()),
  healthcheck: z.object({ test: z.array(z.string()) }),
});
const composeSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  networks: z.record(z.string(), z.object({ internal: z.boolean().optional() })),
});
const text = read('docker-compose.yml');
const { services, networks } = composeSchema.parse(parse(text, { merge: true }));

test('compose starts nothing without passwords, and has none that everybody knows', () => {
  const passwords = [...text.matchAll(/\$\{(\w*PASSWORD)([^}]*)\}/g)];
  expect(new Set(passwords.map(([, name]) => name))).toEqual(new Set(['POSTGRES_PASSWORD', 'REDIS_PASSWORD']));
  // `:?` ends with an error where `:-` would put something in its place.
  for (const [, , rest] of passwords) expect(rest).toMatch(/^:\?/);
  for (const file of ['.gitignore', '.dockerignore']) expect(read(file).split('\n')).toContain('.env');
});

test.each(Object.keys(services))('%s gets no more of the machine than it needs', (name) => {
  const service = services[name];
  expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
  expect([service?.cap_add, service?.privileged]).toEqual([undefined, undefined]);
  expect(service?.mem_limit).toBeDefined();
  expect(service?.pids_limit).toBeGreaterThan(0);
});

test('only the server is reached from outside', () => {
  const open = Object.entries(services).filter(([, { ports }]) => ports !== undefined);
  expect(open.map(([name]) => name)).toEqual(['warbeacon']);
  expect(networks['inside']?.internal).toBe(true);
  for (const name of ['postgres', 'redis']) expect(services[name]?.networks).toEqual(['inside']);
});

test('what compose sets for the server are variables of the server', () => {
  const help = execFileSync(process.execPath, ['apps/server/src/main.ts', '--help'], { cwd: ROOT, encoding: 'utf8' });
  const known = [...help.matchAll(/^([A-Z][A-Z_]+)$/gm)].map(([, name]) => name);
  expect(known).toContain('TRUST_PROXY');
  for (const name of Object.keys(services['warbeacon']?.environment ?? {})) expect(known).toContain(name);
});

test('the container is healthy when the server is ready', () => {
  const [, ...command] = services['warbeacon']?.healthcheck.test ?? [];
  expect(read('Dockerfile')).toContain(`CMD ${JSON.stringify(command).replaceAll(',', ', ')}`);
  expect(existsSync(join(ROOT, command.at(-1) ?? ''))).toBe(true);
});
