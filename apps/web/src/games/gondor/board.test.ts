/** What the words and models of Gondor name, its board can draw: an unknown name would be drawn plainly, or not at all. */
import { LEADERS, MARKERS } from '@warbeacon/siege/gondor';
import { expect, test } from 'vitest';
import { COUNTERS } from './pieces.ts';
import { plainFace } from './plain-face.ts';
import { leader, sampleView, unit } from './sample.fixture.ts';

const { looks, effects } = await plainFace.board.load();

test('every unit has its figure, every leader a portrait, every kind of marker its look', () => {
  for (const { silhouette } of COUNTERS) expect(Object.keys(looks.figures ?? {})).toContain(silhouette);
  expect(Object.keys(looks.portraits ?? {}).toSorted()).toEqual(LEADERS.map(({ id }) => id).toSorted());
  expect(Object.keys(looks.markers ?? {}).toSorted()).toEqual([...Object.keys(MARKERS), 'banner'].toSorted());
  expect(Object.keys(looks.targets ?? {})).toEqual(['oil', 'breach', 'throw']);
});

test('[18.12] the Banner stands where its leader does, and nowhere when he is off the map', () => {
  const bannerAt = (hex: string) =>
    plainFace.board.besides?.(
      sampleView({
        leaders: { aragorn: leader(hex) },
        banner: { leader: 'aragorn', turn: 11, phase: 'magic-first', moved: false, rallies: 0 },
      }),
    );
  expect(bannerAt('1918')).toEqual([{ id: 'banner', kind: 'banner', hex: '1918', face: 'real' }]);
  expect(bannerAt('lost')).toEqual([]);
  expect(plainFace.board.besides?.(sampleView())).toEqual([]);
});

test('every effect that is played has its picture', () => {
  const thrown = { engine: 'sauron-catapult-1', unit: 'orc-1', target: '1709', landed: '1709', dice: [3] };
  const blow = { unit: 'troll-1', below: '1911', above: '1910', dice: [1, 2] };
  const played = plainFace.animationsOf(
    [
      { type: 'grondSwung', ...blow, success: true },
      { type: 'grondSwung', ...blow, success: false },
      { type: 'fireballHurled', ...thrown, burns: true },
      { type: 'fireballHurled', ...thrown, burns: false },
      { type: 'ladderLaid', unit: 'orc-1', hex: '1812', against: '1811' },
      { type: 'oilPoured', oil: 'oil-1', unit: 'bowman-1', target: 'orc-1', hex: '1911' },
      { type: 'spellTried', leader: 'gandalf', spell: 'break-darkness', points: 1, success: true },
      { type: 'spellTried', leader: 'nazgul', spell: 'fear', points: 1, success: true },
    ],
    sampleView({
      units: { 'bowman-1': unit('1910') },
      leaders: { gandalf: leader('1903'), nazgul: leader('1920') },
    }),
  );
  const named = new Set(played.flatMap((each) => (each.type === 'effect' ? [each.effect] : [])));
  expect([...named].toSorted()).toEqual(Object.keys(effects ?? {}).toSorted());
});
