/** Who plays a game for the first time is told what is of use, in nobody's way, once. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { Pointer } from './pointer.ts';
import { isSound } from './soundness.ts';
import { type Person, Table } from './table.ts';

let table: Table;
let ann: Person;
let bob: Person;
let cid: Person;

beforeAll(async () => {
  table = await Table.lay({ EXAMPLE_GAMES: 'on' });
  ann = await table.seat('Ann', { width: 1440, height: 900 }, { newcomer: true });
  bob = await table.seat('Bob', { width: 1024, height: 768 }, { newcomer: true });
  cid = await table.seat('Cid', { width: 390, height: 844 }, { newcomer: true, touch: true });
});
afterAll(async () => {
  await table.clear();
});

const FIELD = { rows: 24, columns: 34, shoved: 'even' } as const;
/** On the open field, with the computer's orcs near enough to be shot at after a step. */
const SKIRMISH = {
  game: 'helms-deep',
  turn: 5,
  phase: 'westernesse-movement',
  units: [
    { id: 'archer-1', hex: '1019' },
    { id: 'infantry-1', hex: '1221' },
    { id: 'infantry-2', hex: '1420' },
    { id: 'infantry-3', hex: '1521' },
    { id: 'infantry-4', hex: '1620' },
    { id: 'orc-1', hex: '1023' },
    { id: 'orc-2', hex: '0732' },
  ],
};

async function begin(person: Person): Promise<string> {
  const { matchId = '' } = await person.ask('/api/matches', {
    game: SKIRMISH.game,
    side: 'westernesse',
    opponent: 'computer',
    visibility: 'private',
    position: SKIRMISH,
  });
  await person.open(`/match/${matchId}`);
  await person.page.locator('[data-testid=board][data-ready=true]').waitFor();
  await person.myMove();
  return matchId;
}

/** Which hint stands now; empty when there is none. */
const hint = async (person: Person): Promise<string> =>
  (await person.by('hint').count()) === 0 ? '' : ((await person.by('hint').getAttribute('data-hint')) ?? '');
const segment = (person: Person) => person.by('phase-bar').getAttribute('data-segment');

/** The hint stands in the flow of the panel: what one clicks lies under nothing. */
async function isInNobodysWay(person: Person): Promise<void> {
  const covered = await person.page.evaluate(() => {
    const box = document.querySelector('[data-testid=hint]')?.getBoundingClientRect();
    if (!box) return ['no hint'];
    const overlaps = (other: DOMRect) =>
      other.left < box.right && other.right > box.left && other.top < box.bottom && other.bottom > box.top;
    return [...document.querySelectorAll('.orders > *, .phase-bar, .aims, .board')]
      .filter((part) => !part.contains(document.querySelector('[data-testid=hint]')))
      .filter((part) => overlaps(part.getBoundingClientRect()))
      .map((part) => part.className);
  });
  expect(covered).toEqual([]);
}

describe('the first match of a game', { timeout: 120_000 }, () => {
  test('a first turn with the mouse: each hint comes in its time and goes when it has been followed', async () => {
    await begin(ann);
    const board = new Pointer(ann, FIELD);
    const click = async (hex: string) => {
      await ann.page.keyboard.press('0');
      await board.click(hex);
    };
    await eventually(() => hint(ann)).toBe('choose');
    await isInNobodysWay(ann);
    await isSound(ann);
    await click('1019');
    await eventually(() => hint(ann)).toBe('go');
    await click('1020');
    await eventually(() => ann.hexOf('archer-1')).toBe('1020');
    await eventually(() => hint(ann)).toBe('many');
    await click('1221');
    await eventually(() => hint(ann)).toBe('dark');
    await isInNobodysWay(ann);
    await click('0530');
    await ann.by('refusal').waitFor();
    await eventually(() => hint(ann)).not.toBe('dark');
    await ann.page.keyboard.press('Escape');
    await ann.by('gather-all').click();
    await ann.page.keyboard.press('Escape');
    await eventually(() => hint(ann)).toBe('end');
    await ann.by('end-step').click();
    await eventually(() => segment(ann)).toBe('missile');
    // Who alone can shoot is in hand at once.
    await eventually(() => hint(ann)).toBe('aim');
    await click('1023');
    await eventually(() => hint(ann)).toBe('loose');
    await click('1023');
    await eventually(() => ann.log()).toMatch(/Archers 1 shoot at/);
    await eventually(() => hint(ann)).not.toBe('loose');
  });

  test('what has been followed is not told again: neither when the page is loaded anew nor in the next match', async () => {
    const told = ['choose', 'go', 'dark', 'many', 'end', 'aim', 'loose'];
    await ann.page.reload();
    await ann.by('orders').waitFor();
    expect(told).not.toContain(await hint(ann));
    await begin(ann);
    await ann.by('can-act').waitFor();
    expect(await hint(ann)).toBe('');
    const asked = await ann.page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/hints-'))
        .map(({ name }) => name),
    );
    expect(asked).toEqual([]);
  });

  test('by keys: a hint holds no key up, can be put away by itself, and the keyboard stays where it was', async () => {
    await begin(bob);
    await eventually(() => hint(bob)).toBe('choose');
    await isInNobodysWay(bob);
    await bob.by('hint-close').focus();
    await bob.page.keyboard.press('Enter');
    await eventually(() => hint(bob)).toBe('end');
    expect(await bob.page.evaluate(() => document.activeElement?.closest('[data-testid=orders]') !== null)).toBe(true);
    await bob.page.keyboard.press('n');
    await eventually(() => hint(bob)).toBe('go');
    await bob.by('options').waitFor();
    await bob.page.keyboard.press('ArrowRight');
    await eventually(() => bob.by('pointed-out').textContent()).toMatch(/costs/);
    await bob.page.keyboard.press('Enter');
    await eventually(() => hint(bob)).not.toBe('go');
    await bob.page.keyboard.press('e');
    // Where nobody has anything to shoot at, it is the enemy's turn, and soon the next.
    const when = async () => `${await bob.by('turn-track').getAttribute('data-turn')} ${await bob.phase()}`;
    await eventually(when).not.toBe('5 westernesse-movement');
  });

  test('with a finger on a telephone: nothing is covered, and “No more hints” ends them for good', async () => {
    await begin(cid);
    await cid.by('tab-orders').tap();
    await eventually(() => hint(cid)).toBe('choose');
    await isInNobodysWay(cid);
    await isSound(cid);
    await cid.by('chip-infantry-1').tap();
    await eventually(() => hint(cid)).toBe('go');
    await isInNobodysWay(cid);
    await cid.by('hint-off').tap();
    await eventually(() => hint(cid)).toBe('');
    await cid.by('end-step').tap();
    await cid.page.reload();
    await cid.myMove();
    await cid.unfold();
    expect(await hint(cid)).toBe('');
  });
});

describe('setting up for the first time', { timeout: 120_000 }, () => {
  test.each(['gondor', 'the-ford'])(
    '%s tells of the set-up, of being ready, and then of what it is about',
    async (game) => {
      const dora = await table.seat('Dora', { width: 1024, height: 768 }, { newcomer: true });
      const side = game === 'gondor' ? 'sauron' : 'raiders';
      const { matchId } = await dora.ask('/api/matches', { game, side, opponent: 'computer', visibility: 'private' });
      await dora.open(`/match/${matchId}`);
      await eventually(() => hint(dora)).toBe('set-up');
      await isInNobodysWay(dora);
      await dora.by('set-up').click();
      await eventually(() => hint(dora)).toBe('ready');
      await dora.by('end-step').click();
      await eventually(() => hint(dora)).not.toBe('ready');
      await dora.page.context().close();
    },
  );

  test('who looks on is told nothing', async () => {
    const eve = await table.seat('Eve', { width: 1024, height: 768 }, { newcomer: true });
    await eve.open(`/match/${await begin(bob)}`);
    await eve.by('log').waitFor();
    await eve.page.waitForTimeout(300);
    expect(await hint(eve)).toBe('');
    expect(table.errors()).toEqual([]);
  });
});
