/**
 * The proof of the whole: two people far apart and a third who watches deploy and play the first turn of both sides in
 * real browsers, while one reloads, and the server is killed between two commands.
 */
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, Table } from './table.ts';
import { eventually } from './eventually.ts';

let table: Table;
let saruman: Person;
let helm: Person;
let bard: Person;

beforeAll(async () => {
  table = await Table.lay();
  saruman = await table.seat('Saruman');
  // All is told by words; that the board is drawn without a fault is told by one of them.
  helm = await table.seat('Helm', undefined, { board: false });
  bard = await table.seat('Bard', undefined, { board: false });
});
afterAll(async () => {
  await table.clear();
});

const everybody = () => [saruman, helm, bard];

/** Everybody's board in words says the piece is there. */
async function allSee(piece: string, hex: string): Promise<void> {
  for (const person of everybody()) await eventually(() => person.hexOf(piece), person.name).toBe(hex);
}

/** Everybody's phase bar shows the phase. */
async function allIn(phase: string): Promise<void> {
  for (const person of everybody()) {
    await eventually(() => person.by('phase-bar').getAttribute('data-phase'), person.name).toBe(phase);
  }
}

const segment = () => helm.by('phase-bar').getAttribute('data-segment');

describe('the first turn of Helm’s Deep, in three browsers', { timeout: 240_000 }, () => {
  test('one invites, one takes the seat by the link, one watches', async () => {
    await saruman.open('/');
    await saruman.by('friend-side-isengard').click();
    await saruman.by('friend-go').click();
    await saruman.giveName();
    const link = await saruman.by('invite-link').inputValue();
    expect(link).toContain(`${table.port}/`);

    await helm.open(link);
    await helm.by('take-seat').click();
    await helm.giveName();
    await bard.open(link);
    await bard.by('just-watch').click();
    for (const person of everybody()) await person.openWords();
    await allIn('deployment');
    expect(await bard.by('words-actions').count()).toBe(0);
  });

  test('[13.0] both deploy, Isengard first, with one click; a piece is moved by hand', async () => {
    await saruman.myMove();
    expect(await helm.isMyMove()).toBe(false);
    await saruman.by('set-up').click();
    await allSee('warg-1', '1332');
    await saruman.move('orc-6', '1933');
    await allSee('orc-6', '1933');
    await saruman.endStep();

    await helm.myMove();
    await helm.by('set-up').click();
    await allSee('infantry-9', '1120');
    await helm.choose('infantry-9');
    await helm.page.locator('.orders-panel').evaluate((panel) => panel.scrollTo(0, panel.scrollHeight));
    expect(await scrolledOrders(helm)).toBeGreaterThan(0);
    await helm.endStep();
  });

  test('[21.0] Westernesse, which could announce abilities at once, keeps them', async () => {
    await allIn('abilities');
    await helm.myMove();
    expect(await helm.by('abilities').textContent()).toContain('Rear Guard');
    // A new step begins at its beginning.
    await eventually(() => scrolledOrders(helm)).toBe(0);
    await eventually(() => bard.by('task').textContent()).toContain('You are watching');
    await helm.endStep();
    await allIn('isengard-movement');
  });

  test('[4.0] Isengard moves; one misclick is taken back; nobody else can move', async () => {
    await saruman.myMove();
    await saruman.move('warg-4', '1431');
    await saruman.by('words-take-back').click();
    await allSee('warg-4', '1432');
    await saruman.move('warg-1', '1124');
    await allSee('warg-1', '1124');
    expect(await helm.by('choose-infantry-9').count()).toBe(0);
  });

  test('the mover reloads the page and goes on', async () => {
    await saruman.page.reload();
    await saruman.openWords();
    await saruman.myMove();
    expect(await saruman.hexOf('warg-1')).toBe('1124');
    await saruman.move('warg-2', '1223');
    await allSee('warg-2', '1223');
  });

  test('the server is killed between two commands and the match goes on where it stood', async () => {
    await table.kill();
    await saruman.by('reconnecting').waitFor();
    await table.startAgain();
    for (const person of everybody()) await person.by('reconnecting').waitFor({ state: 'detached', timeout: 60_000 });
    await allSee('warg-2', '1223');
    await saruman.move('warg-3', '1224');
    await allSee('warg-3', '1224');
    await saruman.endStep();
    // Nobody is near an enemy: Isengard's combat has nothing to decide and passes by itself.
    await allIn('westernesse-movement');
  });

  test('Westernesse moves up', async () => {
    await helm.myMove();
    await helm.move('infantry-9', '1123');
    await helm.move('infantry-10', '1222');
    await helm.move('archer-8', '1422');
    await helm.endStep();
    await allIn('westernesse-combat');
  });

  test('[7.1] a volley: odds before it, dice after it', async () => {
    expect(await segment()).toBe('missile');
    await helm.choose('archer-8');
    await helm.by('words-fire-warg-3').click();
    for (const person of everybody()) {
      await eventually(() => person.log(), person.name).toMatch(/Archers 8 .*Wargs 3/);
    }
    await settleUntil(async () => (await segment()) === 'melee');
  });

  test('[7.3] [7.7] melee: two attacks are declared; one enemy withdraws, the other stands', async () => {
    await helm.myMove();
    // [7.31] A unit in an enemy zone must attack: the step cannot be ended yet, and the page says why.
    expect(await helm.by('words-end-step').isDisabled()).toBe(true);
    expect(await helm.by('words-end-step-left').textContent()).toContain('7.31');
    // Blows fall in the order in which they are declared: before any die has, whoever is to withdraw can.
    await helm.act('infantry-10', 'attack-warg-2');
    await helm.act('infantry-9', 'attack-warg-1');
    await eventually(() => helm.by('words-end-step').isEnabled()).toBe(true);
    await helm.endStep();

    await saruman.page.locator('[data-kind=retreat-before]').waitFor();
    await saruman.page.locator('[data-testid^="answer-retreatBefore-"]').first().click();
    await eventually(() => bard.hexOf('warg-2')).not.toBe('1223');
    await eventually(() => bard.log()).toMatch(/Wargs 2 withdraw/);
    // Helm alone: what Saruman is asked next is the other's question.
    await settleUntil(async () => await saruman.isMyMove(), [helm]);
    await saruman.by('answer-stand').click();
    await eventually(() => bard.log()).toMatch(/Infantry 9 .*Wargs 1/);
  });

  test('the turn ends, and the next begins for everybody', async () => {
    await settleUntil(async () => (await helm.by('phase-bar').getAttribute('data-phase')) === 'isengard-movement');
    for (const person of everybody()) {
      await eventually(async () => await person.by('turn-words').first().textContent()).toMatch(/2/);
    }
    const [mine, theirs, watched] = await Promise.all(everybody().map(positions));
    expect(theirs).toEqual(mine);
    expect(watched).toEqual(mine);
  });

  test('no socket has carried what its owner may not know', async () => {
    const secrets = dicedSecrets(join(table.folder, 'warbeacon.sqlite'));
    expect(secrets.length).toBe(1);
    const tokens = [await saruman.token(), await helm.token()];
    for (const person of everybody()) {
      const all = person.received.join('\n');
      expect(all.length, person.name).toBeGreaterThan(1000);
      for (const secret of secrets) {
        expect(all.includes(secret), `${person.name} and the dice`).toBe(false);
        expect(all.includes(Buffer.from(secret, 'hex').toString('latin1')), `${person.name} and the dice`).toBe(false);
      }
      for (const token of tokens) expect(all.includes(token), `${person.name} and a token`).toBe(false);
    }
    // What a side can do is its own affair: the message names the side it is for.
    expect(sidesOfPrivateMessages(saruman)).toEqual(new Set(['isengard']));
    expect(sidesOfPrivateMessages(helm)).toEqual(new Set(['westernesse']));
    expect(sidesOfPrivateMessages(bard)).toEqual(new Set());
  });

  test('no page met an error', () => {
    // A killed server leaves broken connections behind, which the browser reports; nothing else may go wrong.
    expect(table.errors()).toEqual([]);
  });
});

/** Has whoever of `people` is asked anything give the first answer or end the step, until something is so. */
async function settleUntil(so: () => Promise<boolean>, people: readonly Person[] = [saruman, helm]): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (await so()) return;
    for (const person of people) {
      if (!(await person.isMyMove())) continue;
      const answer = person.page.locator('[data-testid=question] button').first();
      if (await answer.isVisible()) await answer.click({ timeout: 2000 }).catch(() => undefined);
      else if (
        await person
          .by('words-end-step')
          .isEnabled()
          .catch(() => false)
      )
        await person.endStep();
    }
    await saruman.page.waitForTimeout(50);
  }
  throw new Error('the turn did not come so far');
}

const scrolledOrders = (person: Person): Promise<number> =>
  person.page.locator('.orders-panel').evaluate((panel) => panel.scrollTop);

/** Where everything is, by the board in words. */
async function positions(person: Person): Promise<Record<string, string | null>> {
  return await person.page
    .locator('[data-testid^="words-piece-"]')
    .evaluateAll((items) =>
      Object.fromEntries(items.map((item) => [item.getAttribute('data-testid') ?? '', item.getAttribute('data-hex')])),
    );
}

/** The dice secrets that the server keeps to itself until a match is over. */
function dicedSecrets(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database
      .prepare('select secret from secrets')
      .all()
      .map((row) => String(row['secret']));
  } finally {
    database.close();
  }
}

/** The side each `private` message of a socket was made for. */
function sidesOfPrivateMessages(person: Person): Set<string> {
  const found = new Set<string>();
  for (const frame of person.received) {
    const at = frame.indexOf('private');
    if (at < 0) continue;
    const side = /side.(isengard|westernesse)/s.exec(frame.slice(at))?.[1];
    if (side) found.add(side);
  }
  return found;
}
