/** What the rules of a game tell of a victory, and what can be given for a side, its pages have words for, and nothing else. */
import { gondorSiege, helmsDeepSiege, theFordSiege } from '@warbeacon/siege';
import { battlehost } from '@warbeacon/skirmish';
import { expect, test } from 'vitest';
import { GAME_IDS, titles } from './index.ts';

test('a game has words for its margin and for what is given, if its rules have these', async () => {
  await titles.load(GAME_IDS);
  const told = [helmsDeepSiege, gondorSiege, theFordSiege].map(({ rules: { id }, margin, handicap }) => ({
    id,
    margin: margin !== undefined,
    handicap: handicap !== undefined,
  }));
  // Of the battles in inches neither is told.
  const measured = [...told, { id: battlehost.rules.id, margin: false, handicap: false }];
  const said = GAME_IDS.map((id) => ({
    id,
    margin: titles.of(id)?.margin !== undefined,
    handicap: titles.of(id)?.handicap !== undefined,
  }));
  expect(said).toEqual(measured);
  expect(titles.of('helms-deep')?.handicap).toMatchObject({
    why: 'With Isengard you begin with so many ladders fewer; with Westernesse you face so many more.',
  });
});
