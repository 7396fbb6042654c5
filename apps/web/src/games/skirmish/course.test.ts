/** By what a battle of the skirmish is judged, in its scenarios and without one. */
import { position } from '@warbeacon/skirmish/testing';
import { skirmish } from '@warbeacon/skirmish';
import { describe, expect, test } from 'vitest';
import { remember } from './cast.ts';
import { course } from './course.ts';

const view = (of: Parameters<typeof position>[0]) => {
  const shown = position(of).view();
  remember(shown);
  return shown;
};

const FEW = {
  turn: 2,
  phase: 'move' as const,
  side: 'good' as const,
  priority: 'good' as const,
  options: { turnLimit: 25 },
  models: [
    { id: 'g-mt-captain-1', profile: 'mt-captain', at: [20_000, 20_000] as [number, number] },
    { id: 'e-mo-shield-1', profile: 'mo-shield', at: [60_000, 60_000] as [number, number] },
    { id: 'e-mo-shield-2', profile: 'mo-shield', gone: 'slain' as const },
  ],
};

describe('where all must be slain', () => {
  test('each side is told how many of the other are left, and what those who are gone are worth', () => {
    const ways = course.waysToWin(view(FEW));
    expect(ways.map(({ side, case: rule }) => `${side} ${rule}`)).toEqual([
      'good S-181',
      'good X-19',
      'evil S-181',
      'evil X-19',
    ]);
    expect(ways[0]?.parts[0]).toMatchObject({ holds: false, stands: '1 are' });
    expect(ways[1]?.parts[0]).toMatchObject({ holds: true, stands: '6 to 0' });
    expect(course.waysToWin(view({ ...FEW, options: { turnLimit: 0 } })).map(({ case: rule }) => rule)).toEqual([
      'S-181',
      'S-181',
    ]);
    expect(course.tracks(view(FEW))[0]?.lines.map(({ value }) => value)).toEqual([6, 0]);
  });
});

test.each(['the-ford', 'the-watch'])('%s is judged by its own points', (scenario) => {
  const shown = skirmish.view(skirmish.create({ scenario }), 'spectator');
  remember(shown);
  const ways = course.waysToWin(shown);
  expect(ways.map(({ side }) => side)).toEqual(['good', 'evil']);
  for (const { parts } of ways) {
    expect(parts.length).toBeGreaterThan(2);
    for (const { words } of parts) expect(words).toMatch(/^[A-Z].*: \d+ points?(?: for each)?\.$/);
  }
  // What is not brought home counts for who keeps it.
  expect(ways[1]?.parts.filter(({ holds }) => holds).map(({ stands }) => stands)).toContain('4');
});
