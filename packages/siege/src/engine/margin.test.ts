/** By how much a siege was won: the courage that its winner has left. */
import { gondor, position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';
import { gondorSiege } from '../gondor/game.ts';
import { helmsDeepSiege } from '../helms-deep/game.ts';
import { TAKEN } from '../helms-deep/taken.fixture.ts';
import { theFordSiege } from '../the-ford/game.ts';

describe('at Helm’s Deep', () => {
  const won = (diary: string) => {
    const p = position(`turn 20, rally\n0830: orc-6 disrupted, captain-1\n${diary}`).play('done');
    const winner = p.state.outcome?.winner === 'isengard' ? 'isengard' : 'westernesse';
    return [winner, helmsDeepSiege.margin?.(p.state, winner)];
  };

  test.each([
    ['a winner who has lost nothing', '0825: infantry-1', ['westernesse', 100]],
    ['half of what may be lost', '0825: infantry-1\nwesternesse 50 points', ['westernesse', 50]],
    ['what the loser has lost is of no account', '0825: infantry-1\nisengard 110 points', ['westernesse', 100]],
    ['a winner who has lost heart', '0825: infantry-1\nwesternesse 130 points', ['westernesse', 0]],
    ['hundredths of 120, rounded down', `${TAKEN}\n0826: infantry-1\nisengard 50 points`, ['isengard', 58]],
  ])('%s', (_what, diary, expected) => {
    expect(won(diary)).toEqual(expected);
  });

  test('22.11: the level that is lost is a part of it', () => {
    const gates = 'main-gate isengard\nwall-gate isengard\nrear-gate isengard';
    expect(won(`${gates}\n0810: orc-1\n0825: infantry-1`)).toEqual(['westernesse', 90]);
  });

  test('[22.12] a rout is won by what Westernesse has left', () => {
    const p = position('turn 15, isengard-combat, melee\n0826: orc-1\n0825: infantry-1\nwesternesse 40 points');
    expect(helmsDeepSiege.margin?.(p.state, 'westernesse')).toBe(60);
  });
});

describe('in Gondor', () => {
  const lost = (points: { readonly sauron?: number; readonly garrison?: number; readonly relief?: number }) => {
    const { state } = gondor('turn 16, rally\n2124: orc-1\n1903: spearman-1');
    return { ...state, losses: { ...state.losses, ...points } };
  };
  const margin = (points: Parameters<typeof lost>[0], winner: 'sauron' | 'westernesse') =>
    gondorSiege.margin?.(lost(points), winner);

  test('the garrison’s courage is Westernesse’s, and the relief’s of no account', () => {
    expect(margin({ garrison: 9, relief: 70 }, 'westernesse')).toBe(75);
    expect(margin({ garrison: 50 }, 'westernesse')).toBe(0);
  });

  test('Sauron’s is of 93 points', () => {
    expect(margin({ sauron: 31, garrison: 50 }, 'sauron')).toBe(66);
  });

  test('points below 0 are no more than all of it', () => {
    expect(margin({ garrison: -10 }, 'westernesse')).toBe(100);
  });
});

test('at the Ford nobody loses heart, and nothing tells', () => {
  expect(theFordSiege.margin).toBeUndefined();
});
