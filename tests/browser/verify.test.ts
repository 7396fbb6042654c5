/** A record judged in the browser: of a match of this server by its button, of a file with and without a line. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { misfitsOf, putInto } from './fit.ts';
import { isSound } from './soundness.ts';
import type { Person, Table } from './table.ts';
import { threeWithoutBoard } from './three-at-a-table.ts';

let table: Table;
let ann: Person;
let bob: Person;
threeWithoutBoard((three) => ({ table, ann, bob } = three), { EXAMPLE_GAMES: 'on' });

interface Entry {
  readonly seq: number;
  readonly body: { readonly kind: string; readonly dice?: readonly number[]; readonly [member: string]: unknown };
}
interface Answer {
  readonly complete: boolean;
  readonly commitment: string;
  readonly entries: readonly Entry[];
}

/** Records of whole games that were played with the rules in force. */
function kept(name: string): Buffer {
  return gunzipSync(readFileSync(join(import.meta.dirname, '../../apps/cli/corpus', `${name}.json.gz`)));
}

const verdict = (person: Person) => person.by('verdict').getAttribute('data-verdict');

async function openPage(person: Person): Promise<void> {
  await person.open('/verify');
  await person.page.locator('[data-testid=verify][data-ready=true]').waitFor();
}

/** Chooses a file, and waits for what is found out about it. */
async function choose(person: Person, content: string | Buffer, name = 'record.json'): Promise<void> {
  const buffer = typeof content === 'string' ? Buffer.from(content) : content;
  await person.by('verify-file').setInputFiles({ name, mimeType: 'application/json', buffer });
  await person.page.locator('[data-testid=verify-work][data-work=found]').getByText(name).waitFor();
  await person.by('verdict').waitFor();
}

/** What somebody presses who wants the game to go on. */
const ONWARD = [
  '[data-testid=question] button:enabled',
  '[data-testid=words-end-step]:enabled',
  '[data-testid^=words-attack-]:enabled',
  '[data-testid^=choose-][aria-pressed=false]',
];

/** Against the computer, to its end; returns the id of the match. */
async function playedToItsEnd(person: Person): Promise<string> {
  const { matchId = '' } = await person.ask('/api/matches', {
    game: 'the-ford',
    side: 'raiders',
    opponent: 'computer',
    visibility: 'private',
  });
  await person.open(`/match/${matchId}`);
  await person.openWords();
  await person.by('set-up').click();
  await person.endStep();
  await eventually(async () => {
    for (const selector of ONWARD) {
      const button = person.page.locator(selector).first();
      // What was to be pressed may be gone by then: the computer plays fast.
      if ((await button.count()) === 0) continue;
      await button.click({ timeout: 1000 }).catch(() => undefined);
      break;
    }
    return await person.by('result').count();
  }).toBe(1);
  return matchId;
}

describe('a match of this server', () => {
  let matchId: string;
  let answer: Answer;

  test('is verified from its end, with what was counted and what binds the server', async () => {
    matchId = await playedToItsEnd(ann);
    const log = await ann.page.request.get(`${table.address}/api/matches/${matchId}/log`);
    answer = (await log.json()) as Answer;
    await ann.by('result').getByTestId('verify-match').click();
    await eventually(() => verdict(ann)).toBe('sound');
    const told = (await ann.by('verdict').textContent()) ?? '';
    expect(told).toContain(`${answer.entries.length} entries`);
    const dice = answer.entries.reduce((sum, { body }) => sum + (body.dice?.length ?? 0), 0);
    expect(told).toContain(`${dice} ${dice === 1 ? 'die' : 'dice'} thrown again`);
    expect(await ann.by('commitment').textContent()).toBe(answer.commitment);
    // Her browser had a part in each of her throws, but in those that she had left to her standing orders; the computer has none.
    expect(told).toMatch(/The Raid: [1-9]\d* commands? with a link of its own chain; 0 throws without one/);
    expect(told).toContain('Those dice come from the server’s secret alone.');
    const ofDice = answer.entries.filter(({ body }) => ['pledge', 'anchor', 'spent'].includes(body.kind));
    expect(ofDice.map(({ body }) => body.kind)).toEqual(['pledge', 'anchor']);
    const last = answer.entries.filter(({ body }) => 'stateHash' in body).at(-1);
    expect(await ann.by('last-position').textContent()).toBe(last?.body['stateHash']);
    // Her browser was told it when she came to the match.
    expect(await ann.by('kept-here').textContent()).toMatch(
      /This browser kept the fingerprint on .* and it is the same/,
    );
  });

  test('that was bound by another fingerprint while it was played is not the one that was played', async () => {
    const other = answer.commitment.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
    await ann.page.evaluate(
      ([was, is]) => {
        const kept = localStorage.getItem('warbeacon.fingerprints') ?? '';
        localStorage.setItem('warbeacon.fingerprints', kept.replace(was ?? '', is ?? ''));
      },
      [answer.commitment, other],
    );
    await ann.open(`/verify?match=${matchId}`);
    await eventually(() => verdict(ann)).toBe('exchanged');
    expect(await ann.by('kept-here').textContent()).toContain(other);
    await ann.page.evaluate(() => localStorage.removeItem('warbeacon.fingerprints'));
  });

  test('is verified from its replay and from the tab of the match', async () => {
    await ann.open(`/match/${matchId}`);
    await ann.by('result-replay').click();
    await ann.by('replay-verify').click();
    await eventually(() => verdict(ann)).toBe('sound');
    await ann.page.getByText('Back to the match').click();
    await ann.by('result-look').click();
    await ann.by('tab-match').click();
    await ann.by('people').getByTestId('verify-match').click();
    await eventually(() => verdict(ann)).toBe('sound');
  });

  test('as a file is sound, and with a die altered it is not: what fell is told, and what stands there', async () => {
    await openPage(bob);
    await choose(bob, JSON.stringify(answer));
    expect(await verdict(bob)).toBe('sound');
    // Who has kept the fingerprint elsewhere compares it by hand.
    await bob.by('kept-commitment').fill(answer.commitment.toUpperCase());
    expect(await bob.by('verdict').textContent()).toContain('It is the same');
    await bob.by('kept-commitment').fill(answer.commitment.replace(/^./, (digit) => (digit === '0' ? '1' : '0')));
    expect(await bob.by('verdict').textContent()).toContain('It is another one');
    const thrown = answer.entries.find(({ body }) => (body.dice?.length ?? 0) > 0);
    const dice = thrown?.body.dice ?? [];
    const others = dice.map((die, i) => (i === 0 ? (die % 6) + 1 : die));
    const entries = answer.entries.map((entry) =>
      entry === thrown ? { ...entry, body: { ...entry.body, dice: others } } : entry,
    );
    await choose(bob, JSON.stringify({ ...answer, entries }), 'altered.json');
    expect(await verdict(bob)).toBe('fault');
    expect(await bob.by('fault-where').textContent()).toContain(`entry ${thrown?.seq}`);
    const [, within] = await bob.by('fault-differs').allTextContents();
    expect(within).toContain(`Dice: ${dice.join(' ')}`);
    expect(within).toContain(`Dice: ${others.join(' ')}`);
  });

  test('with an entry removed is not sound, and the place is told', async () => {
    await openPage(bob);
    await choose(bob, JSON.stringify({ ...answer, entries: answer.entries.toSpliced(4, 1) }), 'removed.json');
    expect(await bob.by('fault-where').textContent()).toContain('entry 4');
    expect(await bob.by('fault-what').textContent()).toContain('Entry 4 is missing: entry 5 stands in its place.');
    await choose(bob, JSON.stringify({ ...answer, entries: answer.entries.slice(0, -1) }), 'endless.json');
    expect(await verdict(bob)).toBe('fault');
  });

  test('that is still played has no record yet', async () => {
    const { matchId: going = '' } = await bob.ask('/api/matches', {
      game: 'the-ford',
      side: 'raiders',
      opponent: 'computer',
      visibility: 'private',
    });
    await bob.open(`/verify?match=${going}`);
    await eventually(() => bob.by('verdict').textContent()).toContain('The match is still played.');
    await bob.open(`/verify?match=${'0'.repeat(32)}`);
    await eventually(() => bob.by('verdict').textContent()).toContain('The server does not give the record.');
  });
});

describe('whole games from files', () => {
  // The longest by night, with `npm run walks`.
  const longest = process.env['WALKS'] === undefined ? [] : ['helms-deep_2.0.0_1', 'gondor_1.0.0_2'];
  test.each(['the-ford_1.0.0_1', 'skirmish_1.2.0_1', ...longest])(
    '%s is sound, without a line',
    async (name) => {
      await openPage(bob);
      await bob.page.context().setOffline(true);
      await choose(bob, kept(name), `${name}.json`);
      expect(await verdict(bob)).toBe('sound');
      // Altered, it is found out without a line, too, and the place told.
      const altered = JSON.parse(kept(name).toString('utf8')) as Answer;
      const thrown = altered.entries.findLast(({ body }) => (body.dice?.length ?? 0) > 0);
      const entries = altered.entries.map((entry) =>
        entry === thrown
          ? { ...entry, body: { ...entry.body, dice: entry.body.dice?.map((die) => (die % 6) + 1) } }
          : entry,
      );
      await choose(bob, JSON.stringify({ ...altered, entries }), `${name}-altered.json`);
      expect(await verdict(bob)).toBe('fault');
      expect(await bob.by('fault-where').textContent()).toContain(`entry ${thrown?.seq}`);
      await bob.page.context().setOffline(false);
    },
    90_000,
  );

  test('luck is drawn, and the same numbers stand beside it', async () => {
    await openPage(bob);
    await choose(bob, kept('helms-deep_2.0.0_2'));
    const chart = bob.by('luck-westernesse').locator('.luck-chart');
    expect(await chart.getAttribute('aria-label')).toContain('Advances: 11 pips for 21 expected, higher than 0.7 %.');
    const cells = await bob.by('luck-westernesse').getByTestId('luck-of-advance').locator('th, td').allTextContents();
    expect(cells).toEqual(['Advances', '6', '21', '13–29', '11', '0.7 % outside', '3 1 2 0 0 0']);
    // As many marks as rows; what is rare has a form of its own.
    expect(await chart.locator('.luck-thrown').count()).toBe(6);
    expect(await chart.locator('path.luck-thrown').count()).toBe(1);
  });

  test('the page lives while a long match is played again, and it can be stopped', async () => {
    await openPage(bob);
    const file = { name: 'long.json', mimeType: 'application/json', buffer: kept('gondor_1.0.0_1') };
    await bob.by('verify-file').setInputFiles(file);
    const seen = new Set<string>();
    await eventually(async () => {
      seen.add((await bob.by('verify-progress').textContent()) ?? '');
      return seen.size;
    }).toBeGreaterThan(3);
    await bob.by('theme').click();
    await bob.by('verify-stop').click();
    await bob.by('verify-stopped').waitFor();
    // What comes next is judged by itself.
    await choose(bob, kept('the-ford_1.0.0_2'), 'short.json');
    expect(await verdict(bob)).toBe('sound');
    expect(await bob.by('verdict').textContent()).toContain('The Ford');
  });
});

describe('what is no record', () => {
  const record = kept('the-ford_1.0.0_1').toString('utf8');
  const json = JSON.parse(record) as Answer & { readonly format: string };
  const [opening, ...rest] = json.entries;
  const opened = (members: object) =>
    JSON.stringify({ ...json, entries: [{ ...opening, body: { ...opening?.body, ...members } }, ...rest] });

  test('what is larger than any record is not even read', async () => {
    await openPage(bob);
    const path = join(table.folder, 'huge.json');
    writeFileSync(path, Buffer.alloc(65_000_000, ' '));
    await bob.by('verify-file').setInputFiles(path);
    await eventually(() => bob.by('verdict').textContent()).toContain('The file is larger than any record can be');
  });

  test.each([
    ['nothing', '', 'The file is empty.'],
    ['a picture', '\u0089PNG\r\n', 'The file is no record: records are text in JSON'],
    ['half of a record', record.slice(0, record.length / 2), 'The file ends in the midst of the record'],
    ['other JSON', '{"name":"Gandalf"}', 'The file is no record of a match.'],
    ['a later form', JSON.stringify({ ...json, format: 'warbeacon-record/2' }), 'The record is of another form'],
    ['an unknown game', opened({ game: 'chess' }), 'The record is of “chess”, a game that this page does not know.'],
  ])('%s is told from a record in a sentence', async (what, content, sentence) => {
    await choose(bob, content, `${what}.json`);
    expect(await verdict(bob)).toBe('none');
    expect(await bob.by('verdict').textContent()).toContain(sentence);
  });
});

test('where the rules cannot be fetched the page says so, and waits for nothing', async () => {
  const cay = await table.seat('Cay');
  await cay.page.context().route(/\/assets\/judging-worker-/, async (route) => await route.abort());
  await cay.open('/verify');
  await eventually(() => cay.by('verify-ready').textContent()).toContain('This page could not begin its work');
  await choose(cay, kept('the-ford_1.0.0_1'));
  expect(await cay.by('verdict').textContent()).toContain('could not be fetched');
});

test('a file may be dropped anywhere on the page', async () => {
  await openPage(bob);
  await bob.page.evaluate((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'dropped.json'));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  }, kept('the-ford_1.0.0_1').toString('utf8'));
  await eventually(() => verdict(bob)).toBe('sound');
  expect(await bob.by('verify-work').textContent()).toContain('dropped.json');
});

test.each([1280, 390])('what a machine can tell of accessibility, %i wide', async (width) => {
  await bob.page.setViewportSize({ width, height: 844 });
  await openPage(bob);
  await isSound(bob);
  await choose(bob, kept('helms-deep_2.0.0_2'));
  await isSound(bob);
  const broken = JSON.parse(kept('the-ford_1.0.0_1').toString('utf8')) as Answer;
  await choose(bob, JSON.stringify({ ...broken, entries: broken.entries.toSpliced(9, 1) }), 'broken.json');
  await isSound(bob);
});

test.each([
  { width: 390, height: 844 },
  { width: 320, height: 480 },
  { width: 1280, height: 800, letters: 2 },
])('everything fits into a window of %o', async (window) => {
  await openPage(bob);
  await choose(bob, kept('helms-deep_2.0.0_2'));
  await putInto(bob, window);
  expect(await misfitsOf(bob)).toEqual([]);
});

test('nothing went wrong in any page', () => {
  expect(table.errors()).toEqual([]);
});
