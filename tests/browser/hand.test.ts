/**
 * A click does what the lit board promises: stacks open, a leader joins, room is made, and questions are answered on the
 * hexes that they light.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { Pointer } from './pointer.ts';
import { type Person, Table } from './table.ts';

let table: Table;
let saruman: Person;
let helm: Person;
let left: Pointer;
let right: Pointer;

const FIELD = { rows: 24, columns: 34, shoved: 'even' } as const;

beforeAll(async () => {
  table = await Table.lay();
  saruman = await table.seat('Saruman', { width: 1440, height: 900 });
  helm = await table.seat('Helm', { width: 1440, height: 900 });
  left = new Pointer(saruman, FIELD);
  right = new Pointer(helm, FIELD);
});
afterAll(async () => {
  await table.clear();
});

/** Orcs in a row with a captain, and archers of Rohan near enough to be attacked. */
const FIELD_BATTLE = {
  game: 'helms-deep',
  turn: 5,
  phase: 'isengard-movement',
  units: [
    { id: 'uruk-infantry-1', hex: '1026' },
    { id: 'uruk-infantry-2', hex: '1027' },
    { id: 'archer-1', hex: '1023' },
    { id: 'infantry-2', hex: '0809' },
  ],
  leaders: [{ id: 'captain-1', hex: '1027' }],
};

async function wholeMap(person: Person): Promise<void> {
  await person.page.locator('[data-testid=board][data-ready=true]').waitFor();
  await person.page.getByRole('button', { name: 'Whole map' }).click();
}
/** What one is asked about comes near: the pointer finds its hexes on the whole map. */
async function click(person: Person, pointer: Pointer, hex: string): Promise<void> {
  await person.page.keyboard.press('0');
  await pointer.click(hex);
}
const inHand = (person: Person) => person.by('piece-card').getAttribute('data-piece');
const question = (person: Person) => person.by('question').getAttribute('data-kind');
const asked = (person: Person) => person.by('question').locator('h3').textContent();

describe('the hand at the table', { timeout: 120_000 }, () => {
  test('a stack opens under the pointer, and one of it is chosen', async () => {
    await table.begin(FIELD_BATTLE, saruman, helm);
    await wholeMap(saruman);
    await saruman.myMove();
    await left.clickInFan('1027', { x: 30 / 44, y: 4 / 44 });
    await eventually(() => inHand(saruman)).toBe('captain-1');
    await saruman.page.keyboard.press('Escape');
    await left.clickInFan('1027', { x: -30 / 44, y: 4 / 44 });
    await eventually(() => inHand(saruman)).toBe('uruk-infantry-2');
    await saruman.page.keyboard.press('Escape');
  });

  test('it opens by a key as well, and the arrows go through it', async () => {
    await saruman.page.mouse.move(700, 500);
    await left.clickInFan('1027', { x: -30 / 44, y: 4 / 44 });
    await eventually(() => inHand(saruman)).toBe('uruk-infantry-2');
    await saruman.page.keyboard.press('s');
    await eventually(() => saruman.by('pointed-out').textContent()).toBe('First Captain, 2 of 2 in this hex');
    await saruman.page.keyboard.press('ArrowRight');
    await eventually(() => saruman.by('pointed-out').textContent()).toMatch(/Uruk Infantry 2, 1 of 2/);
    await saruman.page.keyboard.press('s');
    await saruman.page.keyboard.press('Enter');
    await eventually(() => inHand(saruman)).toBe('captain-1');
  });

  test('a leader joins the unit on a lit hex', async () => {
    await saruman.by('options').waitFor();
    await click(saruman, left, '1026');
    await eventually(() => saruman.hexOf('captain-1')).toBe('1026');
  });

  test('a unit that goes where another stands has it make room, and the question says for whom', async () => {
    await saruman.by('chip-uruk-infantry-2').click();
    await saruman.by('options').waitFor();
    await click(saruman, left, '1026');
    await eventually(() => question(saruman)).toBe('make-room');
    expect(await asked(saruman)).toBe('Uruk Infantry 1 on 1026 must make room for Uruk Infantry 2. Where does it go?');
    await click(saruman, left, '1024');
    await eventually(() => saruman.hexOf('uruk-infantry-1')).toBe('1024');
    expect(await saruman.hexOf('uruk-infantry-2')).toBe('1026');
  });

  test('[7.7] who may withdraw sees the odds of going and of standing, and goes by a click on a lit hex', async () => {
    await wholeMap(helm);
    await saruman.by('end-step').click();
    await eventually(() => saruman.by('phase-bar').getAttribute('data-segment')).toBe('melee');
    await saruman.by('target-archer-1').waitFor();
    await click(saruman, left, '1023');
    await click(saruman, left, '1023');
    await saruman.by('call-off-uruk-infantry-1').waitFor();
    await saruman.by('end-step').click();
    await eventually(() => question(helm)).toBe('retreat-before');
    expect(await asked(helm)).toBe('Archers 1 on 1023 are about to be attacked. Withdraw, or stand?');
    const odds = await helm.by('question').textContent();
    expect(odds).toMatch(/If it withdraws:.*disrupted on 1–3.*If it stands:.*on two dice, then morale/);
    await click(helm, right, '1022');
    await eventually(() => helm.hexOf('archer-1')).toBe('1022');
  });

  test('[7.51] whoever may come after does so by a click on the hex', async () => {
    await eventually(() => question(saruman)).toBe('advance');
    expect(await asked(saruman)).toBe('The enemy is gone from 1023. Does Uruk Infantry 1 advance?');
    await click(saruman, left, '1023');
    await eventually(() => saruman.hexOf('uruk-infantry-1')).toBe('1023');
    expect(table.errors()).toEqual([]);
  });
});
