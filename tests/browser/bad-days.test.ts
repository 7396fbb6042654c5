/** Bad days of a page: the server goes away, the line dies without a word, or the server wants to be left alone. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BadLine } from './bad-line.ts';
import { type Person, Table } from './table.ts';

const ROOM = /\/room$/;
const SOCKET = /^\/[\w-]+\/(?:play|watch)-/;
/** Anything that a match page asks while its line is down. */
const ANY = /^\/(api|matchmake)\/|^\/[\w-]+\/(?:play|watch)-/;

let table: Table;
let line: BadLine;
/** Sits behind the bad line; the other one does not. */
let saruman: Person;
let helm: Person;
let match: string;

/** Nobody near an enemy, so that a movement is all there is to do. */
const FIELD = {
  game: 'helms-deep',
  turn: 3,
  phase: 'isengard-movement',
  units: [
    { id: 'warg-1', hex: '1332' },
    { id: 'warg-2', hex: '1232' },
    { id: 'warg-3', hex: '1532' },
    ...['1032', '1132', '1033'].map((hex, i) => ({ id: `orc-${i + 1}`, hex })),
    { id: 'infantry-1', hex: '1310' },
  ],
};

beforeAll(async () => {
  table = await Table.layWithoutBoard();
  line = await BadLine.lay(table.port);
  saruman = await table.seat('Saruman', { width: 1280, height: 800 }, { address: line.address });
  helm = await table.seat('Helm');
  await table.begin(FIELD, saruman, helm);
  match = new URL(saruman.page.url()).pathname;
});
beforeEach(async () => {
  line.mend();
  await saruman.open(match);
  await isLive();
  await saruman.openWords();
  await saruman.myMove();
});
afterAll(async () => {
  await line.close();
  await table.clear();
});

/** Everybody who can is to go to a hex, and has been shown the ways. */
async function march(hex: string): Promise<void> {
  await saruman.by('gather-all').click();
  await saruman.by('march-to').fill(hex);
  await saruman.page.keyboard.press('Enter');
  await saruman.by('send-march').waitFor();
}
/**
 * Another tab of the same player, on a good line, in which a piece is chosen and one click sends it. To be opened before the line is
 * silenced: a page that hears nothing for too long looks after its line, and then knows what the other tab did.
 */
async function openOtherTab(piece: string) {
  const page = await saruman.page.context().newPage();
  const by = (id: string) => page.getByTestId(id);
  const hexOf = async (id: string) => await by(`words-piece-${id}`).getAttribute('data-hex');
  await page.goto(table.address);
  await page.evaluate((kept) => localStorage.setItem('warbeacon.session', kept), await saruman.kept());
  await page.goto(new URL(match, table.address).href);
  await by(`chip-${piece}`).click();
  await by('words-toggle').click();
  await by('words-destination').selectOption({ index: 1 });
  const stood = await hexOf(piece);
  return {
    hexOf,
    go: async () => {
      await by('words-go').click();
      await eventually(() => hexOf(piece)).not.toBe(stood);
    },
    close: async () => await page.close(),
  };
}
const isLive = async () => await saruman.page.locator('[data-testid=match][data-line=live]').waitFor();
const banner = () => saruman.by('reconnecting');
const eventually = <T>(get: () => T) => expect.poll(get, { timeout: 20_000 });
const said = async () => (await banner().textContent()) ?? '';
/** What a phone tells its pages when it wakes up, or finds a network. */
const wake = async () => await saruman.page.evaluate(() => void window.dispatchEvent(new Event('online')));
const pause = async (milliseconds: number) => await new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('on a bad day a page', { timeout: 120_000 }, () => {
  test('whose game comes late misses nothing that was told meanwhile', async () => {
    const FACE = /\/face-[^/]*\.js$/;
    await saruman.page.route(FACE, async (route) => {
      await pause(3000);
      await route.continue();
    });
    await saruman.open(match);
    await isLive();
    await saruman.openWords();
    await eventually(() => saruman.hexOf('warg-1')).toBe('1332');
    await saruman.page.unroute(FACE);
  });

  test('says that the server is away, asks now and then, and comes back by itself', async () => {
    line.asked.length = 0;
    await table.stop();
    await banner().waitFor();
    expect(await said()).toMatch(/server is being restarted|connection was lost/);
    await pause(3000);
    expect(line.asked.filter(({ path }) => ANY.test(path)).length).toBeLessThan(8);
    await table.startAgain();
    await isLive();
    await saruman.move('warg-1', '1330');
  });

  test('writes no key of its seat into an address, neither when it comes nor when it takes up its line again', async () => {
    line.asked.length = 0;
    await saruman.open(match);
    await isLive();
    line.cut();
    await eventually(() => line.asked.filter(({ path }) => SOCKET.test(path)).length).toBeGreaterThan(1);
    line.mend();
    await isLive();
    const sockets = line.asked.filter(({ path }) => SOCKET.test(path));
    for (const { path } of sockets) expect(path).toMatch(/^\/[\w-]+\/play-[0-9a-f]{32}(?:\?skipHandshake=1)?$/);
    const token = await saruman.token();
    for (const { path } of line.asked) expect(path).not.toContain(token);
  });

  test('is told, when it orders something, that another of its tabs was quicker', async () => {
    const otherTab = await openOtherTab('warg-3');
    await saruman.choose('warg-2');
    line.silence('server');
    await otherTab.go();
    await otherTab.close();
    await saruman.by('words-destination').selectOption({ index: 1 });
    await saruman.by('words-go').click();
    line.speak();
    await saruman.by('refusal').waitFor();
    expect(await saruman.by('refusal').textContent()).toContain('The position has changed since you chose');
  });

  test('notices that its line has died without a word; what was ordered meanwhile is carried out once', async () => {
    await saruman.choose('warg-2');
    const option = saruman.page.locator('[data-testid=words-destination] option[data-hex="1230"]');
    await saruman.by('words-destination').selectOption((await option.getAttribute('value')) ?? '');
    line.silence('both');
    await saruman.by('words-go').click();
    await wake();
    await banner().waitFor();
    expect(await said()).toContain('Your order is kept and will be sent.');
    line.lose();
    line.speak();
    await isLive();
    await saruman.page.locator('[data-testid=words-piece-warg-2][data-hex="1230"]').waitFor({ state: 'attached' });
    expect(await saruman.by('refusal').count()).toBe(0);
  });

  test('sends a march once whose line dies on the way, and says nothing went wrong where nothing did', async () => {
    const before = await saruman.hexOf('orc-1');
    await march('1325');
    line.silence('both');
    await saruman.by('send-march').click();
    await wake();
    await banner().waitFor();
    expect(await saruman.hexOf('orc-1')).toBe(before);
    line.lose();
    line.speak();
    await isLive();
    await eventually(() => saruman.hexOf('orc-1')).not.toBe(before);
    await eventually(() => saruman.by('group').count()).toBe(0);
    expect(await saruman.by('refusal').count()).toBe(0);
    expect(await saruman.by('halted').count()).toBe(0);
    const [moves, back] = [/Orcs 1 go/g, saruman.by('take-back')];
    expect((await saruman.log()).match(moves)).toHaveLength(1);
    // All of it again, for those who come after.
    while ((await saruman.hexOf('orc-1')) !== before) {
      await back.click();
      await pause(300);
    }
  });

  test('is told that nobody has gone of a march for which another of its tabs was quicker', async () => {
    const otherTab = await openOtherTab('orc-3');
    await march('1325');
    line.silence('server');
    await otherTab.go();
    const others = await otherTab.hexOf('orc-2');
    await otherTab.close();
    await saruman.by('send-march').click();
    line.speak();
    await saruman.by('halted').waitFor();
    expect(await saruman.by('halted').textContent()).toMatch(/^None of the \d+ went: .*The position has changed/);
    expect(await saruman.hexOf('orc-2')).toBe(others);
  });

  test('waits as long as a server asks that is moving its match, and says so', async () => {
    line.refuse({ path: ROOM, status: 503, code: 'try-again', retryAfter: 2 });
    line.asked.length = 0;
    line.cut();
    await eventually(said).toContain('being moved within the server');
    await pause(3500);
    const gaps = line.gaps(ROOM);
    expect(gaps.length).toBeGreaterThan(0);
    expect(Math.min(...gaps)).toBeGreaterThan(1900);
    line.mend();
    await isLive();
  });

  test('that has asked too much leaves the server alone, however often it is woken', async () => {
    line.refuse({ path: ROOM, status: 429, code: 'too-many-requests', retryAfter: 2 });
    line.asked.length = 0;
    line.cut();
    await eventually(said).toContain('asks for a pause');
    for (let i = 0; i < 16; i++) {
      await wake();
      await pause(200);
    }
    line.mend();
    await isLive();
    const gaps = line.gaps(ROOM);
    expect(gaps.length).toBeGreaterThan(0);
    expect(Math.min(...gaps)).toBeGreaterThan(1900);
  });

  test('that is woken again and again while it connects connects once', async () => {
    const asked = () => line.asked.filter(({ path }) => ROOM.test(path)).length;
    line.refuse({ path: /\/room$|^\/[\w-]+\/(?:play|watch)-/, status: 503, code: 'try-again', retryAfter: 0 });
    line.asked.length = 0;
    line.cut();
    await eventually(asked).toBeGreaterThan(0);
    line.mend();
    line.silence('server');
    line.asked.length = 0;
    await eventually(asked).toBeGreaterThan(0);
    for (let i = 0; i < 8; i++) {
      await wake();
      await pause(200);
    }
    line.speak();
    await isLive();
    await pause(500);
    expect(line.asked.filter(({ path }) => SOCKET.test(path))).toHaveLength(1);
  });

  test.each([
    ['goes away', 1001],
    ['asks it to come back later', 1013],
  ])('whose socket is closed time and again by a server that %s does not hammer at it', async (_, code) => {
    line.closeSockets(code);
    line.asked.length = 0;
    line.cut();
    await pause(3500);
    expect(line.asked.filter(({ path }) => SOCKET.test(path)).length).toBeLessThan(6);
    line.mend();
    await isLive();
  });

  test('of somebody whom the server knows no more goes on looking, and keeps the key for better days', async () => {
    const grima = await table.seat('Gríma');
    await grima.open('/');
    await grima.by('computer-go').click();
    await grima.giveName();
    await grima.by('match').waitFor();
    await grima.page.evaluate(() => {
      const kept = localStorage.getItem('warbeacon.session') ?? '';
      localStorage.setItem('warbeacon.session', kept.replace(/"token":"./, '"token":"~'));
    });
    await grima.page.reload();
    await grima.by('session-lost').waitFor();
    await eventually(() => grima.by('match').getAttribute('data-line')).toBe('live');
    await grima.by('to-lobby').click();
    await eventually(() => grima.page.locator('.who').textContent()).toContain('does not know you');
    await grima.by('open-matches').locator('.empty, li').first().waitFor();
    expect(await grima.kept()).toContain('"token":"~');
  });

  test('of which a newer one has come says so where a part is missing, and is whole again when it is loaded anew', async () => {
    const PART = /\/keys-dialog-[^/]*\.js$/;
    let asked = 0;
    await saruman.page.route(PART, async (route) => {
      asked++;
      await route.fulfill({ status: 404, body: '' });
    });
    await saruman.page.keyboard.press('Escape');
    await saruman.page.keyboard.press('?');
    const notice = saruman.page.locator('.notice', { hasText: 'renewed since you opened it' });
    await notice.waitFor();
    expect(asked).toBe(1);
    await saruman.page.unroute(PART);
    await notice.getByRole('button').click();
    await isLive();
    await saruman.myMove();
    await saruman.page.keyboard.press('?');
    await saruman.by('keys-dialog').waitFor();
    await saruman.page.keyboard.press('Escape');
  });

  test('meets no error', () => {
    expect(table.errors()).toEqual([]);
  });
});
