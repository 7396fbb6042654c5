/** Sounds: none until they are asked for, then of what happens, and none again. */
import { expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { UNDER_THE_WALL } from './positions.ts';
import { isSound } from './soundness.ts';
import { type Person } from './table.ts';
import { threeAtATable } from './three-at-a-table.ts';

let ann: Person;
let bob: Person;
let begin: () => Promise<void>;
threeAtATable(({ table, ann: first, bob: second }) => {
  [ann, bob] = [first, second];
  begin = async () => {
    // How many sounds the browser was told to play.
    await ann.page.addInitScript(() => {
      window.AudioBufferSourceNode = new Proxy(window.AudioBufferSourceNode, {
        construct(target, settings) {
          const { dataset } = document.documentElement;
          dataset['sounds'] = String(Number(dataset['sounds'] ?? 0) + 1);
          return Reflect.construct(target, settings) as object;
        },
      });
    });
    await table.begin(UNDER_THE_WALL, first, second);
  };
});

const played = async () => Number(await ann.page.locator('html').getAttribute('data-sounds'));
/** Until it is this person's move. */
const passOn = async (from: Person, to: Person) => {
  await from.openWords();
  await eventually(async () => {
    // What was to be ended may have ended by then: the other one's page may only not say so yet.
    const end = from.by('words-end-step');
    const ends = (await from.isMyMove()) && (await end.isEnabled({ timeout: 1000 }).catch(() => false));
    if (ends) await end.click({ timeout: 1000 }).catch(() => undefined);
    return await to.isMyMove();
  }).toBe(true);
};

test('nothing is heard until somebody asks for it, and then when it is one’s move', async () => {
  await begin();
  await ann.openWords();
  await ann.move('orc-1', '1412');
  await passOn(ann, bob);
  expect(await played()).toBe(0);
  await ann.by('tab-match').click();
  expect(await ann.by('sounds').isChecked()).toBe(false);
  await ann.by('sounds').check();
  await eventually(played).toBeGreaterThan(0);
  await isSound(ann);
  const before = await played();
  await passOn(bob, ann);
  await eventually(played).toBeGreaterThan(before);
});

test('the switch is kept with the browser, and switched off nothing is heard', async () => {
  await ann.page.reload();
  await ann.by('tab-match').click();
  expect(await ann.by('sounds').isChecked()).toBe(true);
  await ann.by('sounds').uncheck();
  const before = await played();
  await ann.openWords();
  await passOn(ann, bob);
  await passOn(bob, ann);
  expect(await played()).toBe(before);
});
