/**
 * Two turns of the skirmish by three people: one with a finger on a phone, one by keys alone, one who looks on. Somebody
 * swims, charges, takes heart, shoots past a fence, and spends Might on a Duel.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { INCH, type Inches, standing, u } from './inches.ts';
import { PlanePointer } from './plane-pointer.ts';
import { isSound } from './soundness.ts';
import { type Person, Table } from './table.ts';

let table: Table;
/** With a finger, by keys, looking on. */
let finger: Person;
let keys: Person;
let cay: Person;
let pointer: PlanePointer;

beforeAll(async () => {
  table = await Table.lay({ EXAMPLE_GAMES: 'on' });
  finger = await table.seat('Ann', { width: 390, height: 844 }, { phone: true });
  keys = await table.seat('Bob', { width: 1280, height: 800 }, { board: false });
  cay = await table.seat('Cay', { width: 820, height: 1180 });
  pointer = new PlanePointer(finger, SIZE);
  return async () => {
    await table.clear();
  };
});

const SIZE: Inches = [16, 20];
const HERO = { fight: 4, attacks: 1, wounds: 9, stores: { might: 6, will: 3, fate: 3 } };

const CAPTAIN: Inches = [5, 12];
const URUK: Inches = [5, 9];
const MARSHAL: Inches = [9, 12];
const OTHER_URUK: Inches = [9, 9];
const SHIELD: Inches = [13, 11.5];
const WRAITH: Inches = [13, 8];
const BOW: Inches = [4, 15];
const ORC: Inches = [4, 3];
const SWIMMER: Inches = [12, 14];

/** Heroes of equal skill, one die each: whoever loses the Duel has Might that changes it. */
const MEETING = {
  game: 'skirmish',
  turn: 2,
  phase: 'move',
  side: 'good',
  priority: 'good',
  options: { preset: 'as-printed', partlyHidden: 'roll', uses: ['water'] },
  table: {
    w: SIZE[0] * INCH,
    h: SIZE[1] * INCH,
    areas: [{ id: 'pool', kind: 'water', depth: 'deep', polygon: [u(10, 15), u(16, 15), u(16, 20), u(10, 20)] }],
    barriers: [{ id: 'fence', height: 2500, line: [u(2, 6), u(6, 6)] }],
    places: [],
  },
  models: [
    standing('g-mt-captain-1', CAPTAIN, { as: HERO }),
    standing('g-ro-marshal-1', MARSHAL, { as: HERO }),
    standing('g-mt-shield-1', SHIELD),
    standing('g-mt-bow-1', BOW, { as: { shoot: 1 } }),
    standing('g-ro-bow-1', SWIMMER),
    standing('e-is-captain-1', URUK, { as: HERO }),
    standing('e-is-captain-2', OTHER_URUK, { as: HERO }),
    standing('e-mo-wraith-1', WRAITH),
    standing('e-mo-bow-1', ORC),
    standing('e-mo-shield-1', [8, 3]),
  ],
};

/** A phone shows the log when it is asked to. */
const readers = () => [keys, cay];
const log = (person: Person) => person.log();

async function allRead(words: RegExp): Promise<void> {
  for (const person of readers()) await eventually(() => log(person), person.name).toMatch(words);
}

/** With the whole table before one, whatever the sheet has taken of it. */
async function fit(): Promise<void> {
  const size = async () => JSON.stringify(await finger.page.locator('.board-canvas').boundingBox());
  await eventually(async () => {
    const before = await size();
    await finger.page.waitForTimeout(150);
    return before === (await size());
  }).toBe(true);
  await finger.page.getByRole('button', { name: 'Whole map' }).tap();
}

/** On the sheet, or in the line that stands for it while it is low. */
async function inHand(name: RegExp): Promise<void> {
  const told = finger.page.locator('[data-testid=piece-card] h3, [data-testid=in-hand-more] b');
  await eventually(async () => (await told.allTextContents()).join()).toMatch(name);
}

async function charge(from: Inches, to: Inches, told: RegExp): Promise<void> {
  await finger
    .by('in-hand-down')
    .or(finger.by('deselect'))
    .first()
    .tap({ timeout: 300 })
    .catch(() => undefined);
  await fit();
  const isLow = async () => (await finger.page.locator('[data-sheet=low]').count()) > 0;
  const low = await isLow();
  // The sheet does not come up under a finger that carries somebody.
  await pointer.drag(from, to, async () => expect(await isLow()).toBe(low));
  await tapUntil(told);
}

/** The button of what is marked, on the sheet or below it. What is tapped may slide away under the finger while the sheet comes up. */
async function tapUntil(told: RegExp): Promise<void> {
  await eventually(async () => {
    const button = finger.page.locator('[data-testid=in-hand-do], [data-testid=options] .seal').first();
    if ((await button.count()) > 0) await button.tap({ timeout: 1000 }).catch(() => undefined);
    return await log(keys);
  }).toMatch(told);
  await allRead(told);
}

/** Tab after Tab until it has the focus. */
async function reach(person: Person, selector: string): Promise<void> {
  for (let tabs = 0; tabs < 150; tabs++) {
    if (await person.page.evaluate((css) => document.activeElement?.matches(css) === true, selector)) return;
    await person.page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${selector}`);
}

async function reachAndPress(person: Person, selector: string): Promise<void> {
  await reach(person, selector);
  await person.page.keyboard.press('Enter');
}

/** What brings play on: Might before all else, an answer, one of those whom a question is about, the end of the step. */
const ONWARD = [
  '[data-testid^=answer-spend]:enabled',
  '[data-testid=question] .button:enabled',
  '[data-testid=question] .target-head',
  '[data-testid=end-step]:enabled',
];

/** With a finger, or with Enter. */
async function press(person: Person): Promise<void> {
  for (const selector of ONWARD) {
    const button = person.page.locator(selector).first();
    if ((await button.count()) === 0) continue;
    const pressed = person === finger ? button.tap({ timeout: 1000 }) : button.press('Enter', { timeout: 1000 });
    return await pressed.catch(() => undefined);
  }
}

async function goOn(until: () => Promise<string>, wanted: RegExp): Promise<void> {
  await eventually(async () => {
    for (const person of [finger, keys]) {
      if (!wanted.test(await until()) && (await person.isMyMove())) await press(person);
    }
    return await until();
  }).toMatch(wanted);
}
const moment = async () => `${await cay.by('turn-track').getAttribute('data-turn')} ${await cay.phase()}`;

describe('the Move phase', () => {
  test('all three have the table before them', async () => {
    await table.begin(MEETING, finger, keys, cay);
    for (const person of [finger, cay]) await person.page.locator('[data-testid=board][data-ready=true]').waitFor();
    await finger.myMove();
    await finger.by('pace-bar').waitFor({ state: 'detached' });
  });

  test('[A-6] led into deep water by two taps, a bowman tests whether he swims', async () => {
    await fit();
    await pointer.tap(SWIMMER);
    await inHand(/Rohan, bow/);
    await fit();
    await pointer.tap([12, 16.5]);
    await tapUntil(/Warrior of Rohan, bow (?:sinks|swims)/);
  });

  test('[S-32] a Captain who is put down on an enemy shows whom he would charge, and charges', async () => {
    await charge(CAPTAIN, URUK, /Captain of Minas Tirith charges Uruk-hai Captain 1/);
    await charge(MARSHAL, OTHER_URUK, /Marshal charges Uruk-hai Captain 2/);
  });

  test('[S-168] who charges a Wraith takes heart first, or does not', async () => {
    await charge(SHIELD, WRAITH, /Warrior of Minas Tirith, sword and shield (?:takes heart|passes|fails|stands)/);
  });

  test('by keys alone an Orc goes towards an enemy, from the table in words', async () => {
    await finger.by('end-step').tap();
    await keys.myMove();
    await reachAndPress(keys, '.skip');
    await keys.by('words-now').waitFor();
    await reachAndPress(keys, '[data-testid=words-piece-e-mo-shield-1] > button');
    await keys.by('words-piece-e-mo-shield-1').getByTestId('words-actions').locator('button').first().waitFor();
    await reachAndPress(keys, '[data-testid=words-piece-e-mo-shield-1] .words-list button');
    await allRead(/Orc Warrior, shield moves/);
    await reachAndPress(keys, '[data-testid=words-end-step]');
    await eventually(moment).toMatch(/^2 shoot/);
  });
});

describe('the Shoot phase', () => {
  test('[X-8] a bowman shoots past a fence: what is in the way has its die', async () => {
    await finger.myMove();
    // Alone of all he can shoot, and is in hand without being asked.
    await inHand(/Minas Tirith, bow/);
    await fit();
    await pointer.tap(ORC);
    await tapUntil(/bow shoots at Orc Warrior, bow: a hit/);
    await allRead(/It passes the ground|The ground is hit instead/);
  });

  test('and by keys one is shot at in return', async () => {
    await goOn(moment, /^2 fight/);
  });
});

describe('the Fight phase', () => {
  test('[S-98] who loses a Duel spends Might on it', async () => {
    await goOn(() => log(keys), /spends \d Might/);
    await goOn(moment, /^3/);
    await allRead(/spends \d Might/);
  });

  test('the second turn is played to its end', async () => {
    await goOn(moment, /^4/);
  });

  test('and all pages are sound', async () => {
    for (const person of [finger, keys, cay]) await isSound(person);
    expect(table.errors()).toEqual([]);
  });
});
