import { expect, test } from 'vitest';
import { pop, push, replaceTop, top } from './frames.ts';

test('the last frame pushed is on top; below it nothing changes', () => {
  const state: { frames: string[] } = { frames: [] };
  expect(top(state)).toBeUndefined();
  push(state, 'turn');
  push(state, 'melee');
  expect(top(state)).toBe('melee');
  replaceTop(state, 'retreat');
  expect(state.frames).toEqual(['turn', 'retreat']);
  expect(pop(state)).toBe('retreat');
  expect(pop(state)).toBe('turn');
  expect(top(state)).toBeUndefined();
});

test('taking from an empty stack is a bug and throws', () => {
  expect(() => pop({ frames: [] })).toThrow('empty frame stack');
  expect(() => replaceTop({ frames: [] }, 'turn')).toThrow('empty frame stack');
});
