import { describe, expect, test } from 'vitest';
import { face, sampleView, unit } from '../../games/helms-deep/sample.fixture.ts';
import { nextInWords } from './questions.ts';

const { question } = face.words;

const UNITS = {
  'infantry-1': unit('0824'),
  'infantry-2': unit('0824'),
  'archer-3': unit('0810'),
  'orc-4': unit('0826'),
};
const asked = (kind: 'retreat' | 'make-room' | 'displace' | 'advance' | 'follow' | 'retreat-before', more: object) =>
  question(sampleView({ units: UNITS, decision: { kind, side: 'westernesse', ...more } }), []);

test('[20.86] whoever has dummies alone above an enemy is not asked whether to drop them', () => {
  const view = sampleView({ decision: { kind: 'rocks', side: 'westernesse', piece: 'orc-1' } });
  const pass = { command: { type: 'pass' } } as const;
  const drop = { command: { type: 'dropRocks', rocks: 'rocks-1', target: 'orc-1' } } as const;
  expect(question(view, [drop, pass])).toBe('Rocks lie above Orcs 1. Drop them?');
  expect(question(view, [pass])).toMatch(/^Only a dummy lies above Orcs 1/);
});

describe('a question', () => {
  test('says for whom room is made', () => {
    expect(asked('make-room', { piece: 'infantry-2' })).toBe(
      'Infantry 2 on 0824 must make room for Infantry 1. Where does it go?',
    );
    expect(asked('displace', { piece: 'infantry-1' })).toBe(
      'Infantry 1 on 0824 is pushed out by Infantry 2. Where does it go?',
    );
  });

  test('names the place as players know it, and speaks of many as of many', () => {
    expect(asked('retreat', { piece: 'archer-3', hexes: 2 })).toBe(
      'Archers 3 on 0810, behind the Main Gate, are thrown back 2 hexes. Which way?',
    );
    expect(asked('retreat-before', { piece: 'archer-3' })).toMatch(/are about to be attacked\. Withdraw, or stand\?$/);
    expect(asked('retreat', { piece: 'infantry-1', hexes: 1 })).toMatch(/is thrown back 1 hex\./);
  });

  test('tells where the enemy is gone, and with whom a leader would go', () => {
    expect(asked('advance', { hex: '0810' })).toBe('The enemy is gone from 0810, behind the Main Gate. Who advances?');
    expect(asked('follow', { piece: 'gamling', hex: '0810' })).toBe(
      'Does Gamling go with Archers 3 to 0810, behind the Main Gate?',
    );
  });

  test('is one for all leaders who are asked the same', () => {
    expect(asked('follow', { piece: 'gamling', others: ['aragorn'], hex: '0810' })).toBe(
      'Who goes along with Archers 3 to 0810, behind the Main Gate?',
    );
  });

  test('is asked all the same of a piece that is off the map', () => {
    expect(asked('retreat', { piece: 'infantry-17' })).toBe('Infantry 17 is thrown back. Which way?');
  });
});

describe('what comes next', () => {
  const next = (more: Parameters<typeof sampleView>[0]) => nextInWords(face, sampleView(more));

  test('is the next segment, then the next phase, then the next turn', () => {
    const combat = { phase: 'westernesse-combat', turn: 5 } as const;
    const by = (kind: 'missile' | 'melee') => ({ kind, side: 'westernesse' }) as const;
    expect(next({ ...combat, segment: 'missile', decision: by('missile') })).toBe('then: Duels');
    expect(next({ ...combat, segment: 'melee', decision: by('melee') })).toBe('then: Rally');
    expect(next({ turn: 5, phase: 'rally', decision: { kind: 'rally', side: 'isengard' } })).toBe('then: turn 6');
    expect(next({ turn: 20, phase: 'rally', decision: { kind: 'rally', side: 'isengard' } })).toBe(
      'then: the battle is over',
    );
  });

  test('is the other side where both decide one after the other', () => {
    expect(next({ phase: 'abilities', decision: { kind: 'abilities', side: 'isengard' } })).toBe(
      'then: Special abilities, Westernesse',
    );
    expect(next({ phase: 'abilities', decision: { kind: 'abilities', side: 'westernesse' } })).toBe(
      'then: Isengard besieges',
    );
    const setting = { turn: 0, phase: 'deployment' } as const;
    expect(next({ ...setting, deployed: [], decision: { kind: 'deployment', side: 'isengard' } })).toBe(
      'then: Deployment, Westernesse',
    );
    expect(next({ ...setting, deployed: ['isengard'], decision: { kind: 'deployment', side: 'westernesse' } })).toBe(
      'then: turn 1',
    );
  });

  test('of a question is what it interrupts', () => {
    const retreat = { kind: 'retreat', side: 'westernesse', piece: 'infantry-1', hexes: 1 } as const;
    expect(next({ phase: 'isengard-combat', segment: 'melee', decision: retreat })).toBe('then back to: Melee');
    const rocks = { kind: 'rocks', side: 'westernesse', piece: 'orc-1' } as const;
    expect(next({ phase: 'isengard-movement', segment: null, decision: rocks })).toBe('then back to: Isengard moves');
  });
});
