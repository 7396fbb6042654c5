/** Who may watch: chosen in the lobby, told wherever the match is met, and a match in a foreign page and over a picture. */
import { mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { UNDER_THE_WALL } from './positions.ts';
import { faultsOf, isSound } from './soundness.ts';
import type { Person, Table } from './table.ts';
import { threeAtATable } from './three-at-a-table.ts';

let table: Table;
let ann: Person;
let bob: Person;
let cay: Person;
threeAtATable((three) => ({ table, ann, bob, cay } = three));

/** Where somebody who wants to look finds the pictures. */
const SHOTS = process.env['PICTURES'];
async function lookAt(person: Person, name: string): Promise<void> {
  for (const width of SHOTS === undefined ? [1440, 390] : [1440, 820, 390]) {
    await person.page.setViewportSize({ width, height: 844 });
    await isSound(person);
    if (SHOTS === undefined) continue;
    mkdirSync(SHOTS, { recursive: true });
    await person.page.screenshot({ path: join(SHOTS, `${name}-${width}.png`) });
  }
  await person.page.setViewportSize({ width: 1280, height: 844 });
}

/** A page of somebody else's, which shows in a frame whatever its address names. */
let stranger: Server;
let strange = '';
beforeAll(async () => {
  stranger = createServer((req, res) => {
    const frame = new URL(req.url ?? '/', 'http://stranger').searchParams.get('frame') ?? '';
    res.setHeader('content-type', 'text/html');
    res.end(`<!doctype html><html lang="en"><title>A league</title><h1>A league</h1>
      <iframe title="match" style="width:100%;height:600px" src="${encodeURI(frame)}"></iframe>`);
  });
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  strange = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => stranger.close(resolve));
});

const SIEGE = { game: 'helms-deep', side: 'isengard', opponent: 'human', visibility: 'private' };
let matchId = '';

test('a match that is seen later is made in the lobby, and says so to whoever may play or watch it', async () => {
  await ann.open('/');
  await ann.by('match-options').locator('summary').click();
  await ann.by('watching-choice').selectOption({ label: 'Anybody, 10 minutes later' });
  await lookAt(ann, 'form');
  await ann.by('listed-go').click();
  await ann.giveName();
  await ann.by('watched').waitFor();
  matchId = new URL(ann.page.url()).pathname.slice('/match/'.length);
  await cay.open('/');
  const row = cay.page.locator(`[data-testid=match-row][data-match="${matchId}"]`);
  await eventually(() => row.getByTestId('agreed-watching').textContent()).toBe('Watched with a delay of 10 minutes.');
  await lookAt(cay, 'row');
  await bob.open(`/join/${matchId}`);
  await bob.by('agreed-watching').waitFor();
  await lookAt(bob, 'join');
  await bob.by('take-seat').click();
  await bob.giveName();
  await bob.by('watched').waitFor();
}, 240_000);

test('who looks on is told that they see it later, and who plays how many do', async () => {
  await cay.open(`/match/${matchId}`);
  await eventually(() => cay.by('watching-late').textContent()).toBe('You see the match as it stood 10 minutes ago.');
  await eventually(() => ann.by('watched').textContent()).toBe(
    'Watched with a delay of 10 minutes. One person watches.',
  );
  await lookAt(cay, 'watcher');
  await lookAt(ann, 'player');
  const ply = async (person: Person) => await person.log();
  const before = await ply(cay);
  // Whoever is to set up first does.
  const mover = (await ann.isMyMove()) ? ann : bob;
  await mover.page.getByRole('button', { name: 'Set up', exact: true }).first().click();
  await eventually(async () => (await ply(mover)) !== before).toBe(true);
  expect(await ply(cay)).toBe(before);
  // A link to a moment that is not to be seen yet shows what may be seen.
  await cay.open(`/match/${matchId}?ply=500`);
  await cay.by('watching-late').waitFor();
  expect(await ply(cay)).toBe(before);
  await cay.open(`/match/${matchId}`);
  await cay.by('tab-match').click();
  expect(await cay.by('seat-isengard').getAttribute('data-connected')).toBeNull();
}, 240_000);

test('in a foreign page a match is shown as anybody sees it, and no other page is', async () => {
  const { matchId: open = '' } = await ann.ask('/api/matches', {
    ...SIEGE,
    position: UNDER_THE_WALL,
  });
  await bob.ask(`/api/matches/${open}/join`, {});
  // In a browser that plays this very match: nobody's page does not know that.
  await ann.page.goto(`${strange}/?frame=${encodeURIComponent(`${table.address}/embed/${open}`)}`);
  const frame = ann.page.frameLocator('iframe');
  await eventually(() => frame.getByTestId('embed-state').textContent()).toContain('Ann');
  await frame.locator('[data-testid=board][data-ready=true]').waitFor({ timeout: 60_000 });
  expect(
    await frame.locator('[data-testid=tab-orders], [data-testid=words-toggle], [data-testid=end-step]').count(),
  ).toBe(0);
  expect(await frame.getByTestId('embed-state').textContent()).not.toContain('Your move');
  if (SHOTS !== undefined) await ann.page.screenshot({ path: join(SHOTS, 'framed.png') });
  for (const path of ['/', `/match/${open}`, `/join/${open}`, `/overlay/${open}`, '/account']) {
    const answer = await ann.page.request.get(`${table.address}${path}`, { headers: { accept: 'text/html' } });
    expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(answer.headers()['x-frame-options']).toBe('DENY');
  }
  await ann.open(`/embed/${open}`);
  await ann.by('embed-state').waitFor();
  await lookAt(ann, 'embed');
  // No key does anything there.
  await ann.page.keyboard.press('?');
  expect(await ann.page.getByRole('dialog').count()).toBe(0);
  await cay.open(`/embed/${matchId}`);
  await cay.by('watching-late').waitFor();
}, 240_000);

test('an overlay lets through all that it does not say', async () => {
  await cay.open(`/overlay/${matchId}?scale=1.25`);
  await cay.by('watching-late').waitFor();
  const grounds = await cay.page.evaluate(() =>
    [document.documentElement, document.body, document.querySelector('.match')].map(
      (element) => element && getComputedStyle(element).backgroundColor,
    ),
  );
  expect(new Set(grounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
  expect(await faultsOf(cay)).toEqual([]);
  for (const width of [1920, 1280, 820]) {
    await cay.page.setViewportSize({ width, height: 400 });
    if (SHOTS !== undefined)
      await cay.page.screenshot({ path: join(SHOTS, `overlay-${width}.png`), omitBackground: true });
  }
  const { matchId: timed = '' } = await ann.ask('/api/matches', {
    ...SIEGE,
    clock: { kind: 'live', bank: 1800, increment: 30, reserve: 20 },
  });
  await bob.ask(`/api/matches/${timed}/join`, {});
  await bob.open(`/match/${timed}`);
  await bob.by('aside').waitFor();
  await cay.open(`/overlay/${timed}?at=bottom`);
  await eventually(() => cay.by('clock-isengard').textContent()).toMatch(/^(30:00|29:5\d)$/);
  await cay.page.setViewportSize({ width: 1280, height: 400 });
  if (SHOTS !== undefined) await cay.page.screenshot({ path: join(SHOTS, 'overlay-clocks.png'), omitBackground: true });
}, 240_000);

test('a private match is told of by nothing but its being private', async () => {
  const { matchId: closed = '' } = await ann.ask('/api/matches', {
    ...SIEGE,
    watching: { policy: 'private' },
  });
  await cay.open(`/join/${closed}`);
  await cay.by('agreed-watching').waitFor();
  expect(await cay.by('just-watch').count()).toBe(0);
  await bob.ask(`/api/matches/${closed}/join`, {});
  for (const path of [`/match/${closed}`, `/join/${closed}`]) {
    await cay.open(path);
    await eventually(() => cay.by('missing').textContent()).toContain('A private match');
  }
  await lookAt(cay, 'private');
  await cay.open(`/embed/${closed}`);
  await eventually(() => cay.by('bare-failed').getAttribute('data-code')).toBe('private-match');
  expect(table.errors()).toEqual([]);
}, 240_000);
