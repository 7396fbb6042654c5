import { expect, test } from 'vitest';
import { contributionsOf } from './contributions.ts';
import { type LogBody, type LogEntry, nextEntry } from './record.ts';

const LINK = 'a'.repeat(64);

function logOf(bodies: readonly LogBody[]): LogEntry[] {
  const log: LogEntry[] = [];
  for (const body of bodies) log.push(nextEntry(log.at(-1), 1000, body));
  return log;
}
const command = (side: string, moverLink: string, dice: readonly number[], opponentLink = ''): LogBody => ({
  kind: 'command',
  index: 0,
  side,
  commandId: 'c',
  command: {},
  moverLink,
  opponentLink,
  dice,
  stateHash: LINK,
});
const spent = (side: string, moverLink: string): LogBody => ({
  kind: 'spent',
  index: 0,
  side,
  moverLink,
  opponentLink: '',
});
const NOTHING = {
  anchors: 0,
  withLink: 0,
  thrownWithout: 0,
  byOrders: 0,
  besides: 0,
  spent: 0,
  spentWithout: 0,
};

test('a side without a chain has added nothing, and its dice are counted as thrown without it', () => {
  const log = logOf([command('red', '', [3, 4]), command('red', '', []), command('blue', '', [1])]);
  expect(contributionsOf(['red', 'blue'], log)).toEqual([
    { side: 'red', ...NOTHING, thrownWithout: 1 },
    { side: 'blue', ...NOTHING, thrownWithout: 1 },
  ]);
});

test('chains, links and indices that were passed over are counted for the side whose they are', () => {
  const anchor = { kind: 'anchor', side: 'red', anchor: LINK, links: 10 } as const;
  const log = logOf([
    command('red', '', [2]),
    anchor,
    command('red', LINK, [5]),
    command('red', LINK, []),
    spent('red', LINK),
    anchor,
    // The opponent's link is no link of the side that moves.
    command('blue', '', [6], LINK),
    spent('blue', ''),
  ]);
  expect(contributionsOf(['red', 'blue'], log)).toEqual([
    { side: 'red', ...NOTHING, anchors: 2, withLink: 2, thrownWithout: 1, besides: 1, spent: 1 },
    { side: 'blue', ...NOTHING, thrownWithout: 1, spent: 1, spentWithout: 1 },
  ]);
});

test('throws by orders that were left beforehand are counted, and told apart from others without a link', () => {
  const byOrders = (dice: readonly number[]) => ({ ...command('red', '', dice), byOrders: true }) as LogBody;
  const log = logOf([byOrders([4]), byOrders([]), command('red', '', [1])]);
  expect(contributionsOf(['red'], log)).toEqual([{ side: 'red', ...NOTHING, thrownWithout: 2, byOrders: 1 }]);
});
