/**
 * A siege in two real browsers, from a written position: a ladder goes up, a gate is blown open, rocks fall, orders are
 * given beforehand, and the horn is blown. The cards and the board in words are used as people use them.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, Table } from './table.ts';
import { eventually } from './eventually.ts';

let table: Table;
let saruman: Person;
let helm: Person;

beforeAll(async () => {
  table = await Table.lay();
  saruman = await table.seat('Saruman', { width: 1280, height: 800 });
  helm = await table.seat('Helm', { width: 1280, height: 800 }, { board: false });
});
afterAll(async () => {
  await table.clear();
});

const both = () => [saruman, helm];

async function bothRead(words: RegExp): Promise<void> {
  for (const person of both()) await eventually(() => person.log(), person.name).toMatch(words);
}

/** Retreats and whatever else the dice bring about: the first answer will do. */
async function answerAll(...people: readonly Person[]): Promise<void> {
  for (let quiet = 0; quiet < 4; ) {
    let answered = false;
    for (const person of people) {
      const question = person.by('question');
      if ((await question.count()) === 0) continue;
      const answer = question.locator('button[data-testid^=answer-], button[data-testid^=do-]').first();
      if (await answer.isEnabled().catch(() => false)) await answer.click({ timeout: 2000 }).catch(() => undefined);
      answered = true;
    }
    quiet = answered ? 0 : quiet + 1;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

/** The assault: a fire lies at the Main Gate, which no die can make a dud here; rocks lie along the wall. */
const ASSAULT = {
  game: 'helms-deep',
  turn: 5,
  phase: 'isengard-siege',
  options: { house: { blastingFire: ['breached', 'breached', 'breached', 'breached', 'breached', 'breached'] } },
  units: [
    { id: 'uruk-infantry-1', hex: '0812' },
    { id: 'uruk-infantry-2', hex: '1311' },
    { id: 'orc-3', hex: '1512' },
    { id: 'orc-4', hex: '1712' },
    { id: 'infantry-1', hex: '1310' },
    { id: 'infantry-3', hex: '1510' },
    { id: 'infantry-4', hex: '1710' },
    { id: 'infantry-7', hex: '0809' },
  ],
  leaders: [{ id: 'theoden', hex: '0809' }],
  markers: [
    { kind: 'blasting-fire', hex: '0811', against: '0810', placed: true },
    { kind: 'rocks', id: 'rocks-1', hex: '1310', dummy: true },
    { kind: 'rocks', id: 'rocks-2', hex: '1510' },
    { kind: 'rocks', id: 'rocks-3', hex: '1710' },
  ],
  // The loss of the Main Gate is more than Westernesse can bear.
  demoralization: { westernesse: 96 },
};

const LAST_STAND = {
  game: 'helms-deep',
  turn: 13,
  phase: 'abilities',
  units: [
    { id: 'infantry-1', hex: '0808' },
    { id: 'infantry-2', hex: '1410', disrupted: true },
    { id: 'infantry-17', hex: 'caves' },
    { id: 'uruk-infantry-1', hex: '1411' },
  ],
  leaders: [
    { id: 'theoden', hex: '0808' },
    { id: 'aragorn', hex: '0710' },
  ],
};

const ALONE = {
  game: 'helms-deep',
  turn: 5,
  phase: 'isengard-movement',
  units: [
    { id: 'orc-1', hex: '0830' },
    { id: 'infantry-1', hex: '0825' },
  ],
};

describe('a siege, in two browsers', { timeout: 240_000 }, () => {
  test('two people begin practice from a written position', async () => {
    await table.begin(ASSAULT, saruman, helm);
    for (const person of both()) await person.openWords();
    await saruman.myMove();
    await eventually(() => saruman.by('phase-bar').getAttribute('data-phase')).toBe('isengard-siege');
    await saruman.by('tab-match').click();
    await eventually(() => saruman.by('people').textContent()).toContain('Practice');
    await saruman.by('tab-log').click();
  });

  test('[20.83] which rocks are a dummy is in words for their owner alone', async () => {
    await eventually(() => helm.by('words-marker-rocks-1').textContent()).toMatch(/^Dummy/);
    await eventually(() => helm.by('words-marker-rocks-2').textContent()).toMatch(/^Rocks:/);
    for (const rocks of ['rocks-1', 'rocks-2']) {
      await eventually(() => saruman.by(`words-marker-${rocks}`).textContent()).toMatch(/^Rocks or a dummy/);
    }
  });

  test('[20.61] a ladder is laid against a lit side', async () => {
    await saruman.by('chip-uruk-infantry-2').click();
    const side = saruman.page.locator('[data-testid=words-destination] option[data-hex="1310"]');
    await side.waitFor({ state: 'attached' });
    await saruman.by('words-destination').selectOption((await side.getAttribute('value')) ?? '');
    await saruman.by('words-go').click();
    await bothRead(/Uruk Infantry 2 lays a ladder from 1311 against 1310/);
    await eventually(() => helm.by('words-markers').textContent()).toContain('Ladder from 1311');
    expect(await saruman.by('ladders-left').textContent()).toMatch(/^11 ladders/);
  });

  test('[20.33] the phase cannot end before the fire is lit; lit, it opens the gate', async () => {
    await eventually(() => saruman.by('end-step-left').first().textContent()).toContain('20.33');
    expect(await saruman.by('end-step').isDisabled()).toBe(true);
    expect(await saruman.by('siege-orders').textContent()).toMatch(/breached.*100\s?%/);
    await saruman.page.locator('[data-testid^=do-detonate]').click();
    await bothRead(/The Main Gate is breached/);
    for (const person of both()) {
      await eventually(() => person.by('words-marker-main-gate').textContent()).toBe('Main Gate: breached');
      await eventually(() => person.by('side-westernesse').textContent()).toContain('101: demoralized');
      await eventually(() => person.by('herald').allTextContents()).toContain('Westernesse is demoralized');
    }
  });

  test('[20.86] before Isengard moves Westernesse is asked about who stands below, though only a dummy lies there', async () => {
    await saruman.by('end-step').click();
    await helm.by('question').waitFor();
    await eventually(() => helm.by('phase-bar').getAttribute('data-phase')).toBe('isengard-movement');
    expect(await helm.by('question').getAttribute('data-kind')).toBe('rocks');
    expect(await helm.by('question').textContent()).toContain('Only a dummy lies above the enemy');
    await helm.by('answer-pass').click();
    await saruman.myMove();
  });

  test('[20.85] a unit comes under the rocks, and they are dropped on it with the odds in sight', async () => {
    await eventually(() => saruman.by('phase-bar').getAttribute('data-phase')).toBe('isengard-movement');
    await saruman.move('orc-3', '1511');
    await helm.by('question').waitFor();
    expect(await helm.by('question').getAttribute('data-kind')).toBe('rocks');
    expect(await helm.by('question').textContent()).toMatch(/morale Z.*eliminated.*67\s?%/);
    await helm.by('do-dropRocks-orc-3').click();
    await bothRead(/Rocks fall from 1510.* on Orcs 3/);
    await eventually(() => saruman.by('words-marker-rocks-2').count()).toBe(0);
    await answerAll(saruman);
  });

  test('who has said beforehand that none shall fall is not asked', async () => {
    await helm.by('standing').locator('summary').click();
    await helm.by('standing-never').check();
    await eventually(() => helm.by('standing-now').textContent()).toBe('never drop any');
    await saruman.move('orc-4', '1711');
    await saruman.myMove();
    expect(await helm.by('question').count()).toBe(0);
    expect(await helm.by('words-marker-rocks-3').count()).toBe(1);
    expect(await helm.log()).not.toContain('1710');
  });

  test('[21.51] the horn is blown: who was in disorder hears it, and the caves open', async () => {
    await table.begin(LAST_STAND, saruman, helm);
    for (const person of both()) await person.openWords();
    await helm.myMove();
    // What cannot be used says why, in the server's words.
    await eventually(() => helm.by('ability-divine-light').textContent()).toContain('Gandalf is not on the map');
    // It can be blown but once, and so asks back once.
    await helm.by('do-blowHorn-theoden').click();
    await eventually(() => helm.by('do-blowHorn-theoden').textContent()).toContain('but once');
    await helm.by('do-blowHorn-theoden').click();
    await bothRead(/Théoden blows the Horn/i);
    await bothRead(/Infantry 2 hears the horn/);
    await helm.by('chip-infantry-17').click();
    const edge = helm.page.locator('[data-testid=words-destination] option[data-hex="1301"]');
    await edge.waitFor({ state: 'attached' });
    await helm.by('words-destination').selectOption((await edge.getAttribute('value')) ?? '');
    await helm.by('words-go').click();
    for (const person of both()) await eventually(() => person.hexOf('infantry-17'), person.name).toBe('1301');
    await saruman.by('tab-forces').click();
    await eventually(() => saruman.by('abilities-box').textContent()).toMatch(/Hammerhand.*in force/);
  });

  test('[3.0] W-5: when the last unit has moved the phase waits for its button, and the move can be taken back', async () => {
    await table.begin(ALONE, saruman, helm);
    await saruman.openWords();
    await saruman.move('orc-1', '0831');
    await eventually(() => saruman.by('task').textContent()).toContain('Press “End movement” to go on.');
    expect(await saruman.by('phase-bar').getAttribute('data-phase')).toBe('isengard-movement');
    await saruman.by('take-back').click();
    await eventually(() => saruman.hexOf('orc-1')).toBe('0830');
    await eventually(() => saruman.by('task').textContent()).not.toContain('End movement');
    await saruman.move('orc-1', '0832');
    await saruman.by('end-step').click();
    for (const person of both()) {
      await eventually(() => person.by('phase-bar').getAttribute('data-phase')).toBe('westernesse-movement');
    }
  });

  test('no page met an error', () => {
    expect(table.errors()).toEqual([]);
  });
});
