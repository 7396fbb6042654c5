/**
 * What a set turn of Isengard costs a person: presses of the pointer, and of keys. Fifty pieces advance on a small garrison,
 * those in reach shoot, and who is next to an enemy attacks; played in Chromium against the server, once by the pointer and once by keys. What
 * dice ask besides is answered, and counted apart: no two turns have the same of it.
 */
import { Pointer } from '../../tests/browser/pointer.ts';
import { type Person, Table } from '../../tests/browser/table.ts';
import { type Figure, figure } from './figures.ts';

const FIELD = { rows: 24, columns: 34, shoved: 'even' } as const;
/** Where the army goes. */
const GOAL = '1018';
const SHOOTERS = ['uruk-archer-1', 'uruk-archer-2', 'uruk-archer-3'];
const MARKS = ['archer-1', 'archer-2', 'archer-3'];
/** In melee all go at whom they are likeliest to hit. */
const FIGHTERS = ['uruk-infantry-1', 'uruk-infantry-2'];
const FOES = ['infantry-1', 'infantry-2'];
const WAVE = {
  orc: 6,
  'orc-archer': 6,
  warg: 4,
  'uruk-guard': 2,
  'dunland-infantry': 8,
  'dunland-archer': 4,
  'dunland-cavalry': 2,
};

/** Those in front stand where they fight already, beside the goal: they stay there while the others come up. */
const POSITION = {
  game: 'helms-deep',
  turn: 8,
  phase: 'isengard-movement',
  units: [
    ...MARKS.map((id, i) => ({ id, hex: ['0818', '0817', '1217'][i] ?? '' })),
    ...SHOOTERS.map((id, i) => ({ id, hex: ['0919', '0918', '1118'][i] ?? '' })),
    ...FOES.map((id, i) => ({ id, hex: ['1018', '1218'][i] ?? '' })),
    ...FIGHTERS.map((id, i) => ({ id, hex: ['1019', '1119'][i] ?? '' })),
    ...[
      ...Object.entries(WAVE).flatMap(([kind, n]) => Array.from({ length: n }, (_, i) => `${kind}-${i + 1}`)),
      ...Array.from({ length: 5 }, (_, i) => `uruk-archer-${i + 4}`),
      ...Array.from({ length: 8 }, (_, i) => `uruk-infantry-${i + 3}`),
    ].map((id, i) => ({ id, hex: `${`${8 + (i % 5)}`.padStart(2, '0')}${25 + Math.floor(i / 5)}` })),
  ],
};

type Hand = 'pointer' | 'keys';

/** Counts what is pressed while it is open. */
class Counter {
  readonly #person: Person;
  #before = 0;

  constructor(person: Person) {
    this.#person = person;
  }

  async begin(hand: Hand): Promise<void> {
    await this.#person.page.evaluate(
      (type) => {
        document.body.dataset['pressed'] = '0';
        addEventListener(
          type,
          () => (document.body.dataset['pressed'] = `${Number(document.body.dataset['pressed']) + 1}`),
          true,
        );
      },
      hand === 'pointer' ? 'pointerdown' : 'keydown',
    );
  }

  /** Since it was asked last. */
  async since(): Promise<number> {
    const now = Number(await this.#person.page.locator('body').getAttribute('data-pressed'));
    const pressed = now - this.#before;
    this.#before = now;
    return pressed;
  }
}

/** Whatever is asked in between is answered by what comes first, by whoever is asked; true when something was. */
async function answerOne(people: readonly Person[]): Promise<boolean> {
  for (const person of people) {
    const answer = person.page.locator('[data-testid=question] button[data-testid^=answer-]:enabled').first();
    if ((await answer.count()) === 0) continue;
    await answer.click({ timeout: 2000 }).catch(() => undefined);
    return true;
  }
  return false;
}

/** Until the attacker may go on with the step of `segment`, or that is over; presses for answers. */
async function goOn(general: Person, guest: Person, there: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; ) {
    if (await answerOne([general, guest])) continue;
    if (await there()) return;
    await general.page.waitForTimeout(50);
  }
  throw new Error(`the turn stands still: ${await general.by('task').textContent()}`);
}

interface Pressed {
  readonly movement: number;
  readonly missiles: number;
  readonly melee: number;
  readonly attacks: number;
  readonly marched: number;
}

async function playTurn(table: Table, hand: Hand): Promise<Pressed> {
  const general = await table.seat('Saruman', { width: 1440, height: 900 });
  const guest = await table.seat('Gamling');
  await table.begin(POSITION, general, guest);
  const { page } = general;
  await page.locator('[data-testid=board][data-ready=true]').waitFor();
  await general.myMove();
  await page.getByRole('button', { name: 'Whole map' }).click();
  const board = new Pointer(general, FIELD);
  const segment = async () => await general.by('phase-bar').getAttribute('data-segment');
  const counter = new Counter(general);
  await counter.begin(hand);
  const gone = async (piece: string, from: string) => (await general.hexOf(piece)) !== from;
  const end = async () => await (hand === 'pointer' ? general.by('end-step').click() : page.keyboard.press('e'));

  if (hand === 'pointer') {
    await general.by('gather-all').click();
    await general.by('group').waitFor();
    await board.click(GOAL);
    await general.by('send-march').waitFor();
    await board.click(GOAL);
  } else {
    await page.keyboard.press('a');
    await page.locator('[data-testid=march-to]:focus').waitFor();
    await page.keyboard.type(GOAL);
    await page.keyboard.press('Enter');
    await general.by('send-march').waitFor();
    await page.keyboard.press('Enter');
  }
  await general.by('group').waitFor({ state: 'detached' });
  const places = await Promise.all(POSITION.units.map(async ({ id, hex }) => await gone(id, hex)));
  await end();
  await goOn(general, guest, async () => (await segment()) === 'missile');
  const movement = await counter.since();

  /** One who does something to somebody next to it or in its sight: chosen, aimed, done. */
  const strike = async (actor: string, target: string, isDone: () => Promise<boolean>): Promise<void> => {
    const [at, aim] = [(await general.hexOf(actor)) ?? '', (await general.hexOf(target)) ?? ''];
    const inHand = page.locator(`[data-testid=piece-card][data-piece="${actor}"]`);
    if (hand === 'pointer') {
      if ((await inHand.count()) === 0) await board.click(at);
      await general.by(`target-${target}`).waitFor();
      // Who is in hand has been brought near; the pointer here knows the whole map alone. A key is no click.
      await page.keyboard.press('0');
      await page.waitForTimeout(300);
      await board.click(aim);
      await page.waitForTimeout(100);
      await board.click(aim);
    } else {
      while ((await inHand.count()) === 0) {
        await page.keyboard.press('n');
        await page.waitForTimeout(100);
      }
      const marked = page.locator(`[data-testid="target-${target}"].open`);
      await general.by(`target-${target}`).waitFor();
      while ((await marked.count()) === 0) {
        await page.keyboard.press('t');
        await page.waitForTimeout(100);
      }
      await page.keyboard.press('Enter');
    }
    await goOn(general, guest, isDone);
  };
  const told = async (words: RegExp) => words.test(await general.log());
  for (const [i, shooter] of SHOOTERS.entries())
    await strike(shooter, MARKS[i] ?? '', async () => await told(new RegExp(`Uruk Archers ${i + 1} shoot`)));
  if ((await segment()) === 'missile') await end();
  await goOn(general, guest, async () => ['duel', 'melee'].includes((await segment()) ?? ''));
  const missiles = await counter.since();

  while ((await segment()) === 'duel') {
    await end();
    await goOn(general, guest, async () => (await segment()) !== 'duel');
  }
  if (hand === 'pointer') await general.by('attack-all').click();
  else await page.keyboard.press('a');
  const declared = page.locator('[data-testid^=call-off-]');
  await goOn(
    general,
    guest,
    async () => (await declared.count()) > 0 && (await general.by('attack-all').count()) === 0,
  );
  const attacks = await declared.count();
  await end();
  await goOn(general, guest, async () => (await segment()) !== 'melee');
  const melee = await counter.since();
  return { movement, missiles, melee, attacks, marched: places.filter(Boolean).length };
}

/** With a server and a Chromium of its own. */
export async function measureTurn(): Promise<Figure[]> {
  const table = await Table.lay();
  try {
    const found: Figure[] = [];
    for (const hand of ['pointer', 'keys'] as const) {
      const { movement, missiles, melee, attacks, marched } = await playTurn(table, hand);
      const unit = hand === 'pointer' ? 'clicks' : 'keys';
      const what = (of: string) => `by ${hand === 'pointer' ? 'the pointer' : 'keys'}: ${of}`;
      const all = hand === 'pointer' ? { max: 15 } : {};
      found.push(
        figure(what(`the movement, in which ${marched} pieces march`), movement, unit, all),
        figure(what(`${SHOOTERS.length} shoot`), missiles, unit),
        figure(what(`${attacks} attack, answers to what the dice ask included`), melee, unit),
      );
    }
    return found;
  } finally {
    await table.clear();
  }
}
