/** What the table of the skirmish shows before anything is done: with a mouse, a model in the air. */
import { beforeAll, describe, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { INCH, type Inches, standing, u } from './inches.ts';
import { PlanePointer } from './plane-pointer.ts';
import { isSound } from './soundness.ts';
import { type Person, Table } from './table.ts';

let table: Table;
let ann: Person;
let bob: Person;
let pointer: PlanePointer;

beforeAll(async () => {
  table = await Table.lay({ EXAMPLE_GAMES: 'on' });
  ann = await table.seat('Ann', { width: 1280, height: 800 });
  bob = await table.seat('Bob', undefined, { board: false });
  pointer = new PlanePointer(ann, SIZE);
  return async () => {
    await table.clear();
  };
});

const SIZE: Inches = [24, 20];
const CAPTAIN: Inches = [8, 9.5];
const SHIELD: Inches = [8, 12];
const BOW: Inches = [14, 11];
const ORC: Inches = [8, 6];
const ARCHER: Inches = [14, 3];

const GROUND = {
  game: 'skirmish',
  turn: 2,
  phase: 'move',
  side: 'good',
  priority: 'good',
  options: { preset: 'as-printed', partlyHidden: 'roll', uses: ['water'] },
  table: {
    w: SIZE[0] * INCH,
    h: SIZE[1] * INCH,
    areas: [
      { id: 'ford', kind: 'water', depth: 'shallow', polygon: [u(10, 13), u(16, 13), u(16, 20), u(10, 20)] },
      { id: 'copse', kind: 'slow', polygon: [u(2, 12), u(7, 11), u(7, 16), u(3, 17)] },
    ],
    barriers: [{ id: 'fence', height: 2500, line: [u(12, 6), u(16, 6)] }],
    places: [],
  },
  models: [
    standing('g-mt-captain-1', CAPTAIN),
    standing('g-mt-shield-1', SHIELD),
    standing('g-mt-bow-1', BOW),
    standing('e-mo-shield-1', ORC),
    standing('e-mo-bow-1', ARCHER),
  ],
};

async function fit(): Promise<void> {
  await ann.page.getByRole('button', { name: 'Whole map' }).click();
}

async function putBack(): Promise<void> {
  await ann.page.keyboard.press('Escape');
  await pointer.drop();
  await ann.page.keyboard.press('Escape');
}

describe('before it is put down', () => {
  test('[X-1, A-2] a model in the air is measured with slow ground counted twice, and told so', async () => {
    await table.begin(GROUND, ann, bob);
    await ann.page.locator('[data-testid=board][data-ready=true]').waitFor();
    await ann.myMove();
    await fit();
    await pointer.carry(SHIELD, [5, 13.5]);
    await eventually(() => ann.by('led-way').textContent()).toMatch(
      /of 6\.0″.*in difficult ground, which counts twice/,
    );
    await putBack();
    await pointer.carry(BOW, [13, 15.5]);
    await eventually(() => ann.by('led-way').textContent()).toMatch(/in shallow water, which counts twice\. Too far/);
    await putBack();
  });

  test('[S-66] held over an enemy, it shows who would win the Fight', async () => {
    await fit();
    await pointer.carry(CAPTAIN, ORC);
    const target = ann.by('target-e-mo-shield-1');
    await eventually(() => target.getByTestId('odds').textContent()).toMatch(/Good wins75%/);
    expect(await ann.log()).not.toMatch(/charges/);
    await putBack();
  });

  test('[M-20] the eye shows whom who is in hand sees, and what is in the way', async () => {
    await fit();
    await pointer.click(BOW);
    await ann.by('sight-tool').click();
    await fit();
    await pointer.click(ARCHER);
    await eventually(() => ann.by('sight').textContent()).toMatch(/sees a part of Orc Warrior, bow: the ground is in/);
    await ann.by('sight-tool').click();
    expect(await ann.by('sight').count()).toBe(0);
  });

  test('and the pages are sound', async () => {
    await isSound(ann);
  });
});

describe('of what is fought for', () => {
  test('[X-19] the panel tells what each side needs, and how far it is', async () => {
    const match = await ann.ask('/api/matches', {
      game: 'skirmish',
      side: 'evil',
      opponent: 'human',
      visibility: 'private',
      options: { scenario: 'the-ford' },
    });
    await bob.ask(`/api/matches/${match['matchId']}/join`, {});
    await ann.open(`/match/${match['matchId']}`);
    await ann.page.getByRole('tab', { name: 'Forces' }).click();
    expect(await ann.by('points-good').textContent()).toMatch(
      /Bring the chest off the table.*38\.0″ from the west edge/,
    );
    expect(await ann.by('points-evil').textContent()).toMatch(/4 points as things stand.*Keep the chest on the table/);
    expect(await ann.by('aim-evil').textContent()).toMatch(/Points now: 4 against 0/);
    await isSound(ann);
  });

  test('[S-178] who is set up first learns who comes later, and why', async () => {
    const match = await ann.ask('/api/matches', {
      game: 'skirmish',
      side: 'good',
      opponent: 'human',
      visibility: 'private',
      options: { scenario: 'forces-clash' },
    });
    await bob.ask(`/api/matches/${match['matchId']}/join`, {});
    for (const person of [ann, bob]) await person.open(`/match/${match['matchId']}`);
    const told = async () => {
      for (const person of [ann, bob]) {
        const shown = person.by('set-up-later');
        if ((await shown.count()) > 0) return (await shown.textContent()) ?? '';
        const answer = person.page.locator('[data-testid=question] .button:enabled').first();
        if ((await answer.count()) > 0) await answer.click({ timeout: 1000 }).catch(() => undefined);
      }
      return '';
    };
    await eventually(told).toMatch(/\d+ Warriors more wait for a Hero to stand.*within 6″ of one/);
    expect(table.errors()).toEqual([]);
  });
});
