import { expect, test } from 'vitest';
import { heardOf } from './heard.ts';

const volley = { type: 'volley', from: '1310', to: '1312', hit: true } as const;
const dice = { type: 'dice', hex: '1312', dice: [3] } as const;
const gone = { type: 'eliminate', piece: 'orc-1' } as const;
const march = { type: 'move', piece: 'orc-1', path: ['1312', '1311'] } as const;

test('a volley is arrows, then dice, then whoever falls', () => {
  expect(heardOf([volley, dice, gone])).toEqual(['arrows', 'dice', 'fall']);
});
test('of many alike one is heard, and marching is not', () => {
  expect(heardOf([march, volley, volley, volley, dice])).toEqual(['arrows', 'dice']);
  expect(heardOf([march, { ...march, type: 'retreat' }])).toEqual([]);
});
