/** After all tests, drops the schemas of PostgreSQL that they have had one after the other. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { RUN } from './test-schemas.ts';

export function setup(): () => Promise<void> {
  const run = randomBytes(4).toString('hex');
  process.env[RUN] = run;
  return async () => await dropSchemasOf(run);
}

async function dropSchemasOf(run: string): Promise<void> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined || url === '') return;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      'select nspname as name from pg_namespace where starts_with(nspname, $1)',
      [`warbeacon_test_${run}_`],
    );
    await client.query('set client_min_messages = warning');
    for (const { name } of rows) await client.query(`drop schema if exists ${name} cascade`);
  } finally {
    await client.end();
  }
}
