/**
 * Two turns of Gondor in three real browsers, from a written position: Grond is woken and swung, a catapult hurls rocks, oil
 * is poured, a spell is cast, and nobody but its owner learns which oil is a dummy.
 */
import { describe, expect, test } from 'vitest';
import type { Person, Table } from './table.ts';
import { eventually } from './eventually.ts';
import { threeWithoutBoard } from './three-at-a-table.ts';

let table: Table;
let ann: Person;
let bob: Person;
let cay: Person;
threeWithoutBoard((three) => ({ table, ann, bob, cay } = three));

/** Sauron is at the gate as the first turn begins; of the two who stand above the orcs only one has real oil. */
const AT_THE_GATE = {
  game: 'gondor',
  turn: 1,
  phase: 'magic-first',
  units: [
    { id: 'troll-1', hex: '1911' },
    { id: 'orc-1', hex: '1412' },
    { id: 'orc-2', hex: '1713' },
    { id: 'orc-3', hex: '1613' },
    { id: 'light-orc-1', hex: '1914' },
    { id: 'spearman-1', hex: '1710' },
    { id: 'spearman-2', hex: '1610' },
    { id: 'axeman-1', hex: '1910' },
    { id: 'bowman-1', hex: '1808' },
    { id: 'spearman-4', hex: '1507' },
    { id: 'citadel-guard-1', hex: '1903' },
  ],
  leaders: [
    { id: 'nazgul', hex: '1914' },
    { id: 'gandalf', hex: '1903' },
  ],
  markers: [
    { kind: 'grond', hex: '1911' },
    { kind: 'sauron-catapult', hex: '1412' },
    { kind: 'cauldron', hex: '1710' },
    { kind: 'cauldron', id: 'cauldron-4', hex: '1610', dummy: true },
    { kind: 'oil', with: 'spearman-1' },
    { kind: 'oil', with: 'spearman-2', dummy: true },
  ],
};

const everybody = () => [ann, bob, cay];
const turn = (person: Person) => person.by('turn-track').getAttribute('data-turn');

async function allRead(words: RegExp): Promise<void> {
  for (const person of everybody()) await eventually(() => person.log(), person.name).toMatch(words);
}

async function allIn(wantedTurn: string, wanted: string): Promise<void> {
  for (const person of everybody()) {
    await eventually(() => turn(person), person.name).toBe(wantedTurn);
    await eventually(() => person.phase(), person.name).toBe(wanted);
  }
}

/** Goes to, or aims at, the place of an order that stands in the list of places. */
async function order(person: Person, piece: string, words: RegExp): Promise<void> {
  await person.myMove();
  await person.choose(piece);
  const option = person.page.locator('[data-testid=words-destination] option').filter({ hasText: words }).first();
  await option.waitFor({ state: 'attached' });
  await person.by('words-destination').selectOption((await option.getAttribute('value')) ?? '');
  await person.by('words-go').click();
}

/** What brings play on: no oil, the first answer to any other question, the end of a step, and a blow where one must be struck. */
const ONWARD = [
  '[data-testid=answer-pass]:enabled',
  '[data-testid=question] button:enabled',
  '[data-testid=words-end-step]:enabled',
  '[data-testid^=words-attack-]:enabled',
];

/** Looks and presses in one go, so that nothing is pressed that has come up meanwhile. */
async function press(person: Person, wantedTurn: string, wanted: string): Promise<void> {
  await person.page.evaluate(
    ({ until, selectors }) => {
      const find = (selector: string) => document.querySelector<HTMLElement>(selector);
      const now = [
        find('[data-testid=turn-track]')?.dataset['turn'],
        find('[data-testid=phase-bar]')?.dataset['phase'],
      ];
      if (now.join() === until.join() || find('[data-testid=task][data-mine=true]') === null) return;
      for (const selector of selectors) {
        const button = find(selector);
        if (button !== null) return button.click();
      }
      // Nothing of the piece in hand: the next one.
      const pieces = [...document.querySelectorAll<HTMLElement>('[data-testid^=choose-]')];
      const inHand = pieces.findIndex((piece) => piece.ariaPressed === 'true');
      pieces[(inHand + 1) % pieces.length]?.click();
    },
    { until: [wantedTurn, wanted], selectors: ONWARD },
  );
}

async function onTo(wantedTurn: string, wanted: string): Promise<void> {
  await expect
    .poll(
      async () => {
        for (const person of [ann, bob]) await press(person, wantedTurn, wanted);
        return `${await turn(cay)} ${await cay.phase()}`;
      },
      { timeout: 60_000, interval: 50 },
    )
    .toBe(`${wantedTurn} ${wanted}`);
  await allIn(wantedTurn, wanted);
}

/** What follows a breach: nobody goes in. */
async function stayOut(person: Person): Promise<void> {
  await eventually(async () => {
    if ((await person.by('question').count()) > 0) await person.by('answer-hold').click({ timeout: 1000 });
    return await person.page.locator('[data-testid=task][data-mine=true]').count();
  }).toBe(1);
}

describe('two turns of Gondor, in three browsers', { timeout: 240_000 }, () => {
  test('two people play from a written position, and a third watches', async () => {
    await table.begin(AT_THE_GATE, ann, bob, cay);
    for (const person of everybody()) {
      await person.openWords();
      await person.by('tab-log').click();
    }
    await allIn('1', 'magic-first');
    expect(await cay.by('words-actions').count()).toBe(0);
  });

  test('[16.71] [16.75] which cauldron and which oil are dummies is in words for their owner alone', async () => {
    const words = (person: Person, marker: string) => person.by(`words-marker-${marker}`).textContent();
    const seen = {
      'cauldron-1': 'Cauldron 1',
      'cauldron-4': 'Cauldron 4',
      'oil-1': 'Boiling oil 1',
      'oil-2': 'Boiling oil 2',
    };
    for (const [marker, name] of Object.entries(seen)) {
      const own = marker === 'cauldron-4' || marker === 'oil-2' ? `${name}, a dummy:` : `${name}:`;
      await eventually(() => words(bob, marker)).toContain(own);
      for (const person of [ann, cay]) await eventually(() => words(person, marker)).toContain(`${name}, or a dummy:`);
    }
  });

  test('[8.54] [17.3] a spell is cast for so many points that no die is thrown', async () => {
    await bob.myMove();
    expect(await ann.isMyMove()).toBe(false);
    await bob.choose('gandalf');
    await bob.by('words-cast-break-darkness-6').click();
    await allRead(/Gandalf casts Break .*, for 6 points: it works/);
    await bob.endStep();
  });

  test('[17.13] the Lord of the Nazgûl wakes Grond, and all are told', async () => {
    await ann.myMove();
    await ann.choose('nazgul');
    await ann.by('words-cast-operate-grond-1').click();
    await allRead(/casts .*Grond.*: it works/);
    for (const person of everybody()) {
      await person.by('tab-forces').click();
      await eventually(() => person.by('gear').textContent(), person.name).toContain('Grondroused');
      const magic = await person.by('magic').textContent();
      expect(magic, person.name).toMatch(/Gandalf4 left.*Lord of the Nazgûl7 left.*Break the DarknessIn force/);
      await person.by('tab-log').click();
    }
    await ann.endStep();
    await allIn('1', 'siege');
  });

  test('[16.28] Grond is swung at the Main Gate', async () => {
    await order(ann, 'troll-1', /Swing Grond at/);
    await allRead(/Grond is swung at .*: it (is breached|holds)/);
    await stayOut(ann);
  });

  test('[16.22] a catapult hurls rocks at a wall', async () => {
    await order(ann, 'orc-1', /Hurl rocks at/);
    await allRead(/hurls rocks at .*, range \d: it (is breached|holds)/);
    await stayOut(ann);
    await onTo('1', 'sauron-movement');
  });

  test('[16.74] who comes below oil is in its power: the page asks its owner, and tells the others that it does', async () => {
    await order(ann, 'orc-2', /1711/);
    await bob.by('question').waitFor();
    expect(await bob.by('question').textContent()).toContain('Orcs 2 are below your oil');
    for (const person of [ann, cay]) {
      await eventually(() => person.by('task').textContent(), person.name).toContain(
        'Westernesse decides about its oil.',
      );
    }
    await bob.by('answer-pourOil-orc-2').click();
    await allRead(/Spearmen 1 pour oil on Orcs 2 in 1711/);
    for (const person of everybody()) {
      await eventually(() => person.by('words-marker-oil-1').count(), person.name).toBe(0);
      await eventually(() => person.hexOf('orc-2'), person.name).not.toBe('1711');
    }
  });

  test('[16.74] the same is asked where only a dummy lies above, and nobody else can tell', async () => {
    await order(ann, 'orc-3', /1611/);
    await bob.by('question').waitFor();
    expect(await bob.by('question').locator('[data-testid^=answer-pourOil]').count()).toBe(0);
    for (const person of [ann, cay]) {
      await eventually(() => person.by('task').textContent(), person.name).toContain(
        'Westernesse decides about its oil.',
      );
    }
    await bob.by('answer-pass').click();
    for (const person of everybody()) await eventually(() => person.hexOf('orc-3'), person.name).toBe('1611');
    await ann.myMove();
  });

  test('[16.72] Westernesse takes oil from a cauldron: all see who carries it, its owner whether it is real', async () => {
    await onTo('1', 'westernesse-movement');
    await bob.myMove();
    await bob.choose('spearman-1');
    await bob.by('words-takeOil').click();
    await allRead(/Spearmen 1 take oil from a cauldron/);
    const carried = (person: Person) => person.by('words-marker-oil-1').textContent();
    await eventually(() => carried(bob)).toMatch(/^Boiling oil 1: carried by Spearmen 1/);
    for (const person of [ann, cay]) {
      await eventually(() => carried(person), person.name).toMatch(/^Boiling oil 1, or a dummy: carried by Spearmen 1/);
    }
  });

  test('[12.0] [17.11] the second turn is played in the dark: Fear is cast, and the catapult hurls again', async () => {
    await onTo('2', 'magic-first');
    await bob.myMove();
    await bob.endStep();
    await ann.myMove();
    await ann.choose('nazgul');
    await ann.by('words-cast-fear-5').click();
    await allRead(/casts Fear, for 5 points: it works/);
    await ann.endStep();
    await allIn('2', 'siege');
    const thrown = async (person: Person) => (await person.log()).split(/hurls a head at/).length - 1;
    await order(ann, 'orc-1', /Hurl a head at/);
    for (const person of everybody()) await eventually(() => thrown(person), person.name).toBe(1);
    await onTo('2', 'westernesse-movement');
    await bob.move('spearman-4', '1506');
    for (const person of everybody()) await eventually(() => person.hexOf('spearman-4'), person.name).toBe('1506');
  });

  test('the third turn begins, and all three see the same', async () => {
    await onTo('3', 'magic-first');
    const pieces = (person: Person) =>
      person.page
        .locator('[data-testid^="words-piece-"]')
        .evaluateAll((items) =>
          items.map((item) => `${item.getAttribute('data-testid')} ${item.getAttribute('data-hex')}`),
        );
    const seen = (await pieces(cay)).sort();
    expect(seen.length).toBeGreaterThan(8);
    for (const person of [ann, bob]) expect((await pieces(person)).sort()).toEqual(seen);
  });

  test('no socket but its owner’s has carried which are dummies, and no page met an error', () => {
    const told = (person: Person) => person.received.filter((frame) => /known\/markers|dummy"?:/.test(frame)).length;
    expect(everybody().map((person) => [person.name, told(person) > 0])).toEqual([
      ['Ann', false],
      ['Bob', true],
      ['Cay', false],
    ]);
    expect(table.errors()).toEqual([]);
  });
});
