/** The six lessons, played through in the browser: from one to the next, and from the list with the one before left as it is. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { Pointer } from './pointer.ts';
import { isSound } from './soundness.ts';
import { type Person, Table } from './table.ts';

let table: Table;
let ann: Person;
let bob: Person;
beforeAll(async () => {
  table = await Table.lay();
  ann = await table.seat('Ann', { width: 1280, height: 800 }, { newcomer: true });
  bob = await table.seat('Bob', { width: 390, height: 844 }, { touch: true, newcomer: true });
});
afterAll(async () => {
  await table.clear();
});

const FIELD = { rows: 24, columns: 34, shoved: 'even' } as const;

async function begin(person: Person, lesson: string): Promise<void> {
  await person.open('/lessons');
  await person.by(`lesson-${lesson}`).click();
  await person.by('lesson').waitFor();
  await person.page.locator('[data-testid=board][data-ready=true]').waitFor();
  await person.myMove();
  expect(await isOver(person)).toBe('false');
}

const isOver = (person: Person) => person.by('lesson').getAttribute('data-over');
const step = (person: Person) => person.by('lesson').locator('h3').textContent();

/** Follows the words of a step, and waits until the next stands there, or the end. */
async function until(person: Person, next: number | 'over'): Promise<void> {
  if (next === 'over') await eventually(() => isOver(person)).toBe('true');
  else await eventually(() => step(person)).toContain(`step ${next} of`);
}

test('a lesson is begun from the lobby, done, and leads to the next', async () => {
  await ann.open('/');
  await ann.by('lessons-link').click();
  await ann.by('lesson-move').waitFor();
  await isSound(ann);
  await ann.by('lesson-move').click();
  // Who has no name yet is asked for one.
  await ann.by('name-input').fill('Ann');
  await ann.by('name-go').click();
  await ann.by('lesson').waitFor();
  await ann.myMove();
  expect(await isOver(ann)).toBe('false');
  await isSound(ann);
  await ann.openWords();
  await ann.move('infantry-1', '0819');
  await until(ann, 'over');
  // A lesson tells what to do by itself, and no hint besides.
  expect(await ann.by('hint').count()).toBe(0);
  // Still known when the page is opened anew.
  await ann.page.reload();
  await until(ann, 'over');
  await ann.page.setViewportSize({ width: 390, height: 844 });
  await ann.by('tab-orders').click();
  await isSound(ann);
  await ann.by('lesson-next').click();
  await eventually(() => ann.by('lesson').textContent()).toContain('Bows on the wall');
  // None of them is a match that waits for her.
  await ann.open('/');
  await ann.by('lessons-link').waitFor();
  expect(await ann.by('your-matches').getByTestId('match-row').count()).toBe(0);
  await ann.open('/lessons');
  await eventually(() => ann.by('lesson-move').textContent()).toContain('Once more');
  await ann.page.setViewportSize({ width: 1280, height: 800 });
});

/** From the lesson that is over to the one that follows it. */
async function goOn(person: Person, title: string): Promise<void> {
  await person.by('board').evaluate((board) => board.setAttribute('data-before', ''));
  await person.by('lesson-next').click();
  await eventually(() => person.by('lesson').textContent()).toContain(title);
  // The board of the one before stands there for a moment longer.
  await person.page.locator('[data-testid=board][data-ready=true]:not([data-before])').waitFor();
  await person.myMove();
}

describe('with the mouse, one after the other', () => {
  const click = async (...hexes: readonly string[]) => {
    for (const hex of hexes) {
      await ann.page.keyboard.press('0');
      await new Pointer(ann, FIELD).click(hex);
    }
  };

  test('a step on the field', async () => {
    await begin(ann, 'move');
    await click('0821');
    await until(ann, 2);
    await ann.by('options').waitFor();
    await click('0819');
    await until(ann, 'over');
  });

  test('bows on the wall', async () => {
    await goOn(ann, 'Bows on the wall');
    await click('1310');
    await until(ann, 2);
    await ann.by('target-orc-1').waitFor();
    await click('1312', '1312');
    await until(ann, 3);
    // The other one is in hand by itself: who clicks it all the same does not put it down.
    await ann.by('target-warg-1').waitFor();
    await click('1410');
    await ann.by('target-warg-1').waitFor();
    await click('1512', '1512');
    await until(ann, 'over');
  });

  test('sword against sword', async () => {
    await goOn(ann, 'Sword against sword');
    await ann.by('target-orc-3').waitFor();
    await click('1015');
    // Chosen anew, its targets are asked for anew.
    await ann.by('target-orc-3').waitFor();
    await click('1014', '1014');
    await until(ann, 2);
    await ann.by('end-step').click();
    await until(ann, 'over');
  });

  test('the host sets out', async () => {
    await goOn(ann, 'The host sets out');
    await ann.by('gather-all').click();
    await until(ann, 2);
    await click('0815');
    await eventually(() => ann.by('send-march').count()).toBe(1);
    await click('0815');
    await until(ann, 'over');
  });

  test('up the ladder', async () => {
    await goOn(ann, 'Up the ladder');
    await click('1311');
    await ann.by('options').waitFor();
    await click('1310');
    await until(ann, 2);
    await ann.by('end-step').click();
    await until(ann, 3);
    await click('1311');
    await ann.by('options').waitFor();
    await click('1310');
    await until(ann, 'over');
  });

  test('the ram at the gate, after which there is none to come', async () => {
    await goOn(ann, 'The ram at the gate');
    await click('0811');
    await until(ann, 2);
    await ann.by('options').waitFor();
    await click('0810', '0810');
    await until(ann, 'over');
    expect(await ann.by('lesson-next').count()).toBe(0);
  });
});

describe('by keys', () => {
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await ann.page.keyboard.press(key);
  };
  const told = () => ann.by('pointed-out').textContent();

  test('a step on the field', async () => {
    await begin(ann, 'move');
    await press('n');
    await until(ann, 2);
    await ann.by('options').waitFor();
    await press('ArrowLeft');
    await eventually(told).toMatch(/0820/);
    await press('ArrowLeft', 'Enter');
    await until(ann, 'over');
  });

  test('sword against sword', async () => {
    await begin(ann, 'fight');
    await ann.by('target-orc-3').waitFor();
    await press('t');
    await eventually(told).toMatch(/Orcs 3/);
    await press('Enter');
    await until(ann, 2);
    await press('e');
    await until(ann, 'over');
  });
});

describe('with a finger on a telephone', () => {
  const tap = async (...hexes: readonly string[]) => {
    for (const hex of hexes) {
      await bob.page.keyboard.press('0');
      await new Pointer(bob, FIELD).tap(hex);
    }
  };

  test('a step on the field: the first tap shows the way, and the second one goes', async () => {
    // Known to the server, so that the first lesson asks for no name.
    await bob.ask('/api/matches', { game: 'helms-deep', side: 'isengard', opponent: 'human', visibility: 'private' });
    await begin(bob, 'move');
    await tap('0821');
    await until(bob, 2);
    await bob.by('options').waitFor();
    await tap('0819');
    await bob.by('go-there').waitFor();
    await tap('0819');
    await until(bob, 'over');
  });

  test('the host sets out', async () => {
    await begin(bob, 'march');
    await bob.by('gather-all').tap();
    await until(bob, 2);
    await tap('0815');
    await eventually(() => bob.by('send-march').count()).toBe(1);
    await tap('0815');
    await until(bob, 'over');
  });

  test('bows on the wall: the first tap shows the odds, and the second one shoots', async () => {
    await begin(bob, 'shoot');
    await tap('1310');
    await until(bob, 2);
    // Which targets there are is told a moment later; until then a tap takes nothing up.
    await bob.by('target-orc-1').waitFor({ state: 'attached' });
    await tap('1312', '1312');
    await until(bob, 3);
    await bob.by('target-warg-1').waitFor({ state: 'attached' });
    await tap('1512', '1512');
    await until(bob, 'over');
  });

  test('sword against sword', async () => {
    await begin(bob, 'fight');
    await bob.by('target-orc-3').waitFor({ state: 'attached' });
    await tap('1014', '1014');
    await until(bob, 2);
    await bob.by('end-step').tap();
    await until(bob, 'over');
    expect(table.errors()).toEqual([]);
  });
});
