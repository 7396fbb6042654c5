/** Ways into the city: who comes in where, in which turn, and what it costs in ladders. */
import { gondorSiege } from '@warbeacon/siege';
import { gondor } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';
import { makeBoard } from './board.ts';
import { type Entrance, entrancesOf } from './entrances.ts';
import { orders } from './orders.fixture.ts';
import { TERRAIN } from './ways.ts';
import { GONDOR_WEIGHTS } from './weights.ts';

/** The entrance of each besieger of a position, as `place how turns`. */
function entrancesIn(diary: string): Readonly<Record<string, string>> {
  const { state } = gondor(`gondor, turn 8, sauron-movement\n${diary}`);
  const board = makeBoard(gondorSiege.rules.view(state, 'sauron'), 'sauron', GONDOR_WEIGHTS);
  const told = ({ place, how, turns }: Entrance): string => `${TERRAIN.ids[place]} ${how} ${turns}`;
  return Object.fromEntries([...entrancesOf(board)].map(([unit, entrance]) => [unit.id, told(entrance)]));
}

describe('[16.43] a ladder', () => {
  test('that stands is climbed at once by who is at it, and in the next turn by who is not', () => {
    const entrances = entrancesIn('2111: orc-1\n2212: orc-2\nladder 2111 against 2110');
    expect(entrances['orc-1']).toBe('2111 climb 0');
    expect(entrances['orc-2']).toMatch(/ 1$/);
  });

  test('lets one up in a turn, so that others go to places of their own', () => {
    const entrances = entrancesIn('2112: orc-1\n2113: orc-2\n2114: orc-3\nladder 2111 against 2110');
    const places = Object.values(entrances).map((entrance) => entrance.slice(0, 4));
    expect(new Set(places).size).toBe(3);
    expect(Object.values(entrances).filter((entrance) => entrance.includes('climb'))).toHaveLength(1);
  });

  test('[16.67] leads nobody into fire', () => {
    expect(entrancesIn('2111: orc-1\nladder 2111 against 2110\nfire 2110')['orc-1']).not.toBe('2111 climb 0');
  });

  test('is kept for the walls within when no more than so many are left', () => {
    const entrances = entrancesIn(`2112: orc-1\nladders ${GONDOR_WEIGHTS.storm.innerLadders}`);
    expect(entrances).toEqual({});
  });

  test('within is set up by who goes to open a gate, not by all who follow', () => {
    const { given } = orders(
      'gondor, turn 9, sauron-movement\n1710: orc-1\n1810: orc-2\n2010: orc-3\n2110: orc-4\n2210: orc-5\n' +
        'main-gate sauron',
      'sauron',
    );
    const laid = given.filter(({ type }) => type === 'layLadder').length;
    expect(laid).toBeGreaterThan(0);
    expect(laid).toBeLessThanOrEqual(2);
  });
});

describe('[15.15] an open Main Gate', () => {
  test('lets several in by one turn, who walk through it', () => {
    const entrances = entrancesIn('1912: orc-1\n1913: orc-2\n1812: orc-3\n1910: orc-4\nmain-gate sauron');
    expect([entrances['orc-1'], entrances['orc-2']]).toEqual(['1911 walk 0', '1911 walk 0']);
  });
});
