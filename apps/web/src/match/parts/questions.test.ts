import { expect, test } from 'vitest';
import { face } from '../../games/helms-deep/sample.fixture.ts';
import { questionInWords } from './questions.ts';

test('[20.86] whoever has dummies alone above an enemy is not asked whether to drop them', () => {
  const decision = { kind: 'rocks', side: 'westernesse', piece: 'orc-1' } as const;
  const pass = { command: { type: 'pass' } } as const;
  const drop = { command: { type: 'dropRocks', rocks: 'rocks-1', target: 'orc-1' } } as const;
  expect(questionInWords(face, decision, [drop, pass])).toBe('Rocks lie above Orcs 1. Drop them?');
  expect(questionInWords(face, decision, [pass])).toMatch(/^Only a dummy lies above Orcs 1/);
});
