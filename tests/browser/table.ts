/** A table to play at: a server process on a data folder of its own, and people with browsers around it. */
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { theBrowser } from './chromium.ts';
import { startServer, stopServer } from './server-process.ts';

/** A port that was free a moment ago. A fixed one, so that a server that is killed comes back at the same address. */
async function freePort(): Promise<number> {
  return await new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

const GAMES = ['helms-deep', 'gondor', 'the-ford', 'skirmish'];
const NO_HINTS = JSON.stringify(
  Object.fromEntries(GAMES.map((game) => [game, { match: '', begun: true, gone: [], off: true }])),
);

/** Without them a page says that it cannot draw the board. */
const DRAW_THE_BOARD = ['*/assets/hex-*.js', '*/assets/plane-*.js'];
/** Who makes a match from a position plays this side of it. */
const MAKER: Readonly<Record<string, string>> = { gondor: 'sauron', skirmish: 'good' };

/** Of the server, besides those of every test; some name the port that it listens on. */
type Variables = Readonly<Record<string, string>> | ((port: number) => Readonly<Record<string, string>>);

export class Table {
  readonly #people: Person[] = [];
  readonly #contexts: BrowserContext[] = [];
  readonly folder: string;
  readonly port: number;
  readonly #browser: Browser;
  readonly #env: Readonly<Record<string, string>>;
  readonly #board: boolean;
  #server: ChildProcess;

  private constructor(
    folder: string,
    port: number,
    browser: Browser,
    env: Readonly<Record<string, string>>,
    server: ChildProcess,
    board: boolean,
  ) {
    this.folder = folder;
    this.port = port;
    this.#browser = browser;
    this.#env = env;
    this.#server = server;
    this.#board = board;
  }

  /** `more`: variables of the server besides those of every test. */
  static async lay(more: Readonly<Record<string, string>> = {}): Promise<Table> {
    return await Table.#lay(more, true);
  }

  /**
   * As `lay`, with browsers that draw no board: for what is proven by words, panels and lists, which then takes half the
   * time. A file that lays no other table is run beside others like it (`vitest.config.ts`).
   */
  static async layWithoutBoard(more: Variables = {}): Promise<Table> {
    return await Table.#lay(more, false);
  }

  static async #lay(more: Variables, board: boolean): Promise<Table> {
    const folder = await mkdtemp(join(tmpdir(), 'warbeacon-browser-'));
    const port = await freePort();
    const env = {
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      BOT_DELAY_MS: '5',
      ...(typeof more === 'function' ? more(port) : more),
    };
    let server: ChildProcess | undefined;
    try {
      server = await startServer(port, env);
      return new Table(folder, port, await theBrowser(), env, server, board);
    } catch (error) {
      // Nobody has the table whose `clear` would do it.
      if (server) await stopServer(server, 'SIGKILL');
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Stops it in good order, as an operator does who renews it. */
  async stop(): Promise<void> {
    await stopServer(this.#server, 'SIGTERM');
  }

  /** Pulls the plug: no handler of the server runs. */
  async kill(): Promise<void> {
    await stopServer(this.#server, 'SIGKILL');
  }

  /** The server answers nobody until it thaws, as on a slow line. */
  freeze(): void {
    this.#server.kill('SIGSTOP');
  }

  thaw(): void {
    this.#server.kill('SIGCONT');
  }

  async startAgain(): Promise<void> {
    this.#server = await startServer(this.port, this.#env);
  }

  /**
   * Somebody sits down with a browser of their own: one that shows no animations, and that asks the server itself,
   * unless it is said otherwise. All but a `newcomer` have had every hint. Of whom nobody looks at the board, none need be
   * drawn: a machine without a graphics card spends most of its time on boards. At a `phone` there is no mouse at all. A
   * `whole` browser has what one without windows lacks, such as notifications.
   */
  async seat(
    name: string,
    viewport = { width: 1024, height: 768 },
    {
      animated = false,
      touch = false,
      phone = false,
      newcomer = false,
      board = this.#board,
      address = this.address,
      whole = false,
    }: {
      animated?: boolean;
      touch?: boolean;
      phone?: boolean;
      newcomer?: boolean;
      board?: boolean;
      address?: string;
      whole?: boolean;
    } = {},
  ): Promise<Person> {
    const browser = whole ? await theBrowser({ whole }) : this.#browser;
    const context = await browser.newContext({
      viewport,
      reducedMotion: animated ? 'no-preference' : 'reduce',
      hasTouch: touch || phone,
      isMobile: phone,
    });
    this.#contexts.push(context);
    if (!newcomer) await context.addInitScript((kept) => localStorage.setItem('warbeacon.hints', kept), NO_HINTS);
    const page = await context.newPage();
    if (!board) {
      await drawNoBoard(page);
      // One that is closed at once needs nothing.
      context.on('page', (another) => void drawNoBoard(another).catch(() => {}));
    }
    const person = new Person(name, page, address);
    this.#people.push(person);
    return person;
  }

  /**
   * Two people play from a written position, as one begins practice, and others watch; all have its page open when it resolves.
   */
  async begin(
    position: { readonly game: string },
    attacker: Person,
    westernesse: Person,
    ...watchers: readonly Person[]
  ): Promise<void> {
    const match = await attacker.ask('/api/matches', {
      game: position.game,
      side: MAKER[position.game] ?? 'isengard',
      opponent: 'human',
      visibility: 'private',
      position,
    });
    await westernesse.ask(`/api/matches/${match['matchId']}/join`, {});
    for (const person of [attacker, westernesse, ...watchers]) {
      await person.open(`/match/${match['matchId']}`);
      await person.by('match').waitFor();
    }
  }

  /** What went wrong in any page so far: uncaught errors and console errors. */
  errors(): string[] {
    return this.#people.flatMap(({ name, errors }) => errors.map((error) => `${name}: ${error}`));
  }

  async clear(): Promise<void> {
    for (const context of this.#contexts) await context.close();
    await stopServer(this.#server, 'SIGTERM');
    await rm(this.folder, { recursive: true, force: true });
  }
}

/**
 * By the browser itself: where Playwright looks at every request to refuse some, the browser keeps nothing of what it has fetched, and
 * each page that is opened costs half as much again.
 */
async function drawNoBoard(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: DRAW_THE_BOARD });
}

/** Somebody at a browser, who plays by the board in words, as one does without a pointer. */
export class Person {
  readonly name: string;
  readonly page: Page;
  readonly #address: string;
  /** Of a session that was made without the pages. */
  #token: string | undefined;
  readonly errors: string[] = [];
  /** Every byte that came in over any socket, one string of Latin-1 for each frame. */
  readonly received: string[] = [];

  constructor(name: string, page: Page, address: string) {
    this.name = name;
    this.page = page;
    this.#address = address;
    page.on('pageerror', (error) => this.errors.push(String(error)));
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        this.received.push(typeof payload === 'string' ? payload : payload.toString('latin1'));
      });
    });
  }

  by(testid: string) {
    return this.page.getByTestId(testid);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(new URL(path, this.#address).href);
  }

  async giveName(): Promise<void> {
    await this.by('name-input').fill(this.name);
    await this.by('name-go').click();
  }

  /**
   * A request to the API in this person's name, who is told to the server when it does not know them yet. Who asks faster
   * than the server lets one asks again when it says.
   */
  async ask(path: string, body: object): Promise<Record<string, string>> {
    const known = await this.#session();
    const request = async () =>
      await this.page.request.post(new URL(path, this.#address).href, {
        data: body,
        headers: { authorization: `Bearer ${known}` },
      });
    let answer = await request();
    while (answer.status() === 429) {
      await this.page.waitForTimeout(Number(answer.headers()['retry-after'] ?? 1) * 1000);
      answer = await request();
    }
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as Record<string, string>;
  }

  async #session(): Promise<string> {
    if (this.#token !== undefined) return this.#token;
    const answer = await this.page.request.post(new URL('/api/sessions', this.#address).href, {
      data: { name: this.name },
    });
    const session = (await answer.json()) as { token: string };
    await this.page.addInitScript((kept) => localStorage.setItem('warbeacon.session', kept), JSON.stringify(session));
    this.#token = session.token;
    return session.token;
  }

  /** The secret that proves who one is, as the browser keeps it. */
  async token(): Promise<string> {
    const kept = await this.page.evaluate(() => Object.values(localStorage).join(' '));
    const token = /"token":"([^"]+)"/.exec(kept)?.[1];
    if (!token) throw new Error(`${this.name} has no token`);
    return token;
  }

  /** The session as the browser keeps it. */
  async kept(): Promise<string> {
    return (await this.page.evaluate(() => localStorage.getItem('warbeacon.session'))) ?? '';
  }

  async openWords(): Promise<void> {
    await this.by('match').waitFor();
    const toggle = this.by('words-toggle');
    if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
    await this.by('words-now').waitFor();
  }

  /** On a phone the orders are folded while nothing is asked. */
  async unfold(): Promise<void> {
    if ((await this.page.locator('[data-sheet=low]').count()) > 0) await this.by('tab-orders').click();
  }

  /** Waits until this person must decide. */
  async myMove(): Promise<void> {
    await this.page.locator('[data-testid=task][data-mine=true]').waitFor();
  }

  async isMyMove(): Promise<boolean> {
    return (await this.page.locator('[data-testid=task][data-mine=true]').count()) > 0;
  }

  /** Of the turn that this person's page shows. */
  phase() {
    return this.by('phase-bar').getAttribute('data-phase');
  }

  /** What this person's log says, an entry a line. */
  async log(): Promise<string> {
    return (await this.by('log-entry').allTextContents()).join('\n');
  }

  hexOf(piece: string) {
    return this.by(`words-piece-${piece}`).getAttribute('data-hex');
  }

  async choose(piece: string): Promise<void> {
    const button = this.by(`choose-${piece}`);
    if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click();
    // Until then the page shows what the piece before can do.
    await this.page.locator(`[data-testid=choose-${piece}][aria-pressed=true]`).waitFor();
  }

  /** Sends a piece to a hex. Resolves when everything on this person's own screen says it is there. */
  async move(piece: string, hex: string): Promise<void> {
    await this.choose(piece);
    const option = this.page.locator(`[data-testid=words-destination] option[data-hex="${hex}"]`);
    await option.waitFor({ state: 'attached' });
    await this.by('words-destination').selectOption((await option.getAttribute('value')) ?? '');
    await this.by('words-go').click();
    await this.page.locator(`[data-testid=words-piece-${piece}][data-hex="${hex}"]`).waitFor({ state: 'attached' });
  }

  async act(piece: string, action: string): Promise<void> {
    await this.choose(piece);
    await this.by(`words-${action}`).first().click();
  }

  async endStep(): Promise<void> {
    await this.by('words-end-step').click();
  }
}
