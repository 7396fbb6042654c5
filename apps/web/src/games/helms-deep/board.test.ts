/** What the words and models of Helm's Deep name, its board can draw: an unknown name would be drawn plainly, or not at all. */
import { type SiegeEvent, SIDES } from '@warbeacon/siege';
import { MARKERS } from '@warbeacon/siege/helms-deep';
import { expect, test } from 'vitest';
import { animationsOf } from './animations.ts';
import { board } from './board.ts';
import { sampleView, unit } from './sample.fixture.ts';
import { title } from './title.ts';
import { COMMAND_SHAPES } from './words/commands.ts';

const { looks, effects } = await board.load();

test('the board has the looks of the sides in the order of their names', () => {
  expect(title.sides.map(({ id }) => id)).toEqual(SIDES);
  // Light fields are those of Westernesse.
  expect(looks.sides.map(({ card }) => card.field)).toEqual(['#2c2725', '#efe3c2']);
});

test('every effect that is played has its picture, and no picture is idle', () => {
  const blast = (result: Extract<SiegeEvent, { type: 'blast' }>['result']): SiegeEvent => ({
    type: 'blast',
    fire: 'f',
    site: 'main-gate',
    result,
  });
  const battered = (success: boolean): SiegeEvent => ({
    type: 'battered',
    unit: 'orc-1',
    gate: 'main-gate',
    ram: false,
    dice: [1, 2],
    success,
  });
  const played = animationsOf(
    [
      ...(['dummy', 'dud', 'wasted', 'breached', 'again', 'collapsed'] as const).map(blast),
      battered(true),
      battered(false),
      { type: 'ladderLaid', unit: 'orc-1', hex: '1311', against: '1310' },
      { type: 'rocksDropped', rocks: 'rocks-1', hex: '1310', target: 'orc-1' },
      { type: 'announced', side: 'westernesse', ability: 'rear-guard' },
      { type: 'announced', side: 'isengard', ability: 'orc-cunning-1' },
    ],
    sampleView({ units: { 'orc-1': unit('0811') } }),
  );
  const named = new Set(played.flatMap((each) => (each.type === 'effect' ? [each.effect] : [])));
  expect([...named].toSorted()).toEqual(Object.keys(effects ?? {}).toSorted());
});

test('every kind of marker, formation and target has its look', () => {
  expect(Object.keys(looks.markers ?? {})).toEqual(expect.arrayContaining(Object.keys(MARKERS)));
  expect(Object.keys(looks.formations ?? {}).toSorted()).toEqual(['shield-wall', 'wedge']);
  const standard = ['missile', 'melee', 'help'];
  const own = Object.values(COMMAND_SHAPES).flatMap(({ aims }) => (aims && !standard.includes(aims) ? [aims] : []));
  expect(Object.keys(looks.targets ?? {})).toEqual(own);
});
