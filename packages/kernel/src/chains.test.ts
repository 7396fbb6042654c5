import { describe, expect, test } from 'vitest';
import { fromHex, toHex } from './bytes.ts';
import {
  afterAnchor,
  afterLinks,
  afterPledge,
  anchorsOf,
  areBothChained,
  type Chains,
  type DiceTerms,
  NO_CHAINS,
  NO_LINKS,
  pledgeOf,
} from './chains.ts';
import { commitment, diceKey, hashChain, streamDice } from './dice.ts';
import { commandEntry, openEntry } from './entries.ts';
import { rulesHash, stateHash } from './hash.ts';
import { parseRaceCommand, type RaceCommand, type RaceSide, race } from './race.fixture.ts';
import { type LogBody, type LogEntry, nextEntry, replay } from './record.ts';
import type { Result } from './result.ts';
import { submit } from './submit.ts';

const LENGTH = 40;
const SECRET = new Uint8Array(32).fill(3);
const CHAIN: Readonly<Record<string, readonly Uint8Array[]>> = {
  red: hashChain(new Uint8Array(32).fill(1), LENGTH),
  blue: hashChain(new Uint8Array(32).fill(2), LENGTH),
};
const linkOf = (side: string, k: number): string => toHex(CHAIN[side]?.[k] ?? new Uint8Array(0));
const otherOf = (side: string): string => (side === 'red' ? 'blue' : 'red');
const codeOf = (result: Result<unknown>): string => (result.ok ? 'ok' : result.error.code);
const must = (result: Result<Chains>): Chains => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};
const pledge = (chains: Chains, side: string) => must(afterPledge(chains, side, pledgeOf('m', side, linkOf(side, 0))));
const anchor = (terms: DiceTerms | undefined, chains: Chains, side: string, links = LENGTH) =>
  afterAnchor({ terms, matchId: 'm', other: otherOf(side) }, chains, { side, anchor: linkOf(side, 0), links });
const RED = { side: 'red', other: 'blue' };

describe('pledge and anchor', () => {
  test('an anchor is shown only after it was pledged, and must be the one that was', () => {
    expect(codeOf(anchor('shared', NO_CHAINS, 'red'))).toBe('no-pledge');
    const pledged = pledge(NO_CHAINS, 'red');
    const other = afterAnchor({ terms: 'shared', matchId: 'm', other: 'blue' }, pledged, {
      side: 'red',
      anchor: linkOf('red', 1),
      links: LENGTH,
    });
    expect(codeOf(other)).toBe('wrong-anchor');
    const chains = must(anchor('shared', pledged, 'red'));
    expect(chains['red']).toMatchObject({
      pledge: '',
      anchor: linkOf('red', 0),
      links: LENGTH,
      used: 0,
      head: linkOf('red', 0),
    });
    // It is opened: the same anchor is not shown a second time, which would begin the same chain anew.
    expect(codeOf(anchor('shared', chains, 'red'))).toBe('no-pledge');
  });

  test('a pledge binds to one match and one side', () => {
    const own = pledgeOf('m', 'red', linkOf('red', 0));
    expect(pledgeOf('n', 'red', linkOf('red', 0))).not.toBe(own);
    expect(pledgeOf('m', 'blue', linkOf('red', 0))).not.toBe(own);
  });

  test('in a strict match neither anchor is shown before both are pledged', () => {
    const one = pledge(NO_CHAINS, 'red');
    expect(codeOf(anchor('strict', one, 'red'))).toBe('no-pledge');
    const both = pledge(one, 'blue');
    const red = must(anchor('strict', both, 'red'));
    expect(areBothChained(race.sides, red)).toBe(false);
    expect(areBothChained(race.sides, must(anchor('strict', red, 'blue')))).toBe(true);
    // A chain that is lost is begun anew while the other one's stands.
    expect(codeOf(anchor('strict', pledge(must(anchor('strict', red, 'blue')), 'red'), 'red'))).toBe('ok');
  });

  test.each([
    ['no hash', 'xyz', LENGTH],
    ['no links', linkOf('red', 0), 0],
    ['half a link', linkOf('red', 0), 1.5],
    ['more than any match needs', linkOf('red', 0), 1e9],
  ])('an anchor must be one: %s', (_why, bad, links) => {
    const result = afterAnchor({ terms: undefined, matchId: 'm', other: 'blue' }, NO_CHAINS, {
      side: 'red',
      anchor: bad,
      links,
    });
    expect(codeOf(result)).toBe('malformed');
    expect(codeOf(afterPledge(NO_CHAINS, 'red', 'xyz'))).toBe('malformed');
  });

  test('the anchors are in the order of the sides, of no bytes where there is none', () => {
    const chains = must(anchor(undefined, NO_CHAINS, 'blue'));
    expect(anchorsOf(['red', 'blue'], chains).map(toHex)).toEqual(['', linkOf('blue', 0)]);
  });
});

describe('links', () => {
  const chained = (terms: DiceTerms | undefined, links = LENGTH) =>
    must(anchor(terms, must(anchor(terms, pledge(pledge(NO_CHAINS, 'red'), 'blue'), 'red', links)), 'blue', links));
  const links = (moverLink: string, opponentLink = '') => ({ moverLink, opponentLink });

  test('each is used once, in its order', () => {
    const first = must(afterLinks('shared', chained('shared'), RED, links(linkOf('red', 1))));
    expect(first['red']).toMatchObject({ used: 1, head: linkOf('red', 1) });
    for (const k of [0, 1, 3])
      expect(codeOf(afterLinks('shared', first, RED, links(linkOf('red', k))))).toBe('wrong-link');
    expect(codeOf(afterLinks('shared', first, RED, links(linkOf('blue', 1))))).toBe('wrong-link');
    expect(codeOf(afterLinks('shared', first, RED, links(linkOf('red', 2))))).toBe('ok');
  });

  test('who has a chain leaves no link out; orders that were left beforehand do, where the match is not strict', () => {
    const byOrders = { ...NO_LINKS, byOrders: true } as const;
    for (const terms of [undefined, 'shared', 'strict'] as const)
      expect(codeOf(afterLinks(terms, chained(terms), RED, NO_LINKS))).toBe('missing-link');
    expect(codeOf(afterLinks('shared', chained('shared'), RED, byOrders))).toBe('ok');
    expect(codeOf(afterLinks('strict', chained('strict'), RED, byOrders))).toBe('missing-link');
    // A record of before there were such orders knows no exception.
    expect(codeOf(afterLinks(undefined, chained(undefined), RED, byOrders))).toBe('missing-link');
    expect(codeOf(afterLinks('shared', NO_CHAINS, RED, NO_LINKS))).toBe('ok');
  });

  test('in a strict match each side adds its own, before it can be played at all', () => {
    const strict = chained('strict');
    expect(codeOf(afterLinks('strict', strict, RED, links(linkOf('red', 1))))).toBe('missing-link');
    expect(codeOf(afterLinks('strict', strict, RED, links('', linkOf('blue', 1))))).toBe('missing-link');
    expect(codeOf(afterLinks('strict', NO_CHAINS, RED, NO_LINKS))).toBe('missing-link');
    const both = must(afterLinks('strict', strict, RED, links(linkOf('red', 1), linkOf('blue', 1))));
    expect([both['red']?.used, both['blue']?.used]).toEqual([1, 1]);
  });

  test('a chain that has run out must be anchored anew', () => {
    const short = chained('shared', 1);
    const spent = must(afterLinks('shared', short, RED, links(linkOf('red', 1))));
    expect(codeOf(afterLinks('shared', spent, RED, links(linkOf('red', 2))))).toBe('chain-spent');
    expect(codeOf(anchor('shared', pledge(spent, 'red'), 'red'))).toBe('ok');
  });
});

/** A whole race as a server writes it, with a part of both players in its dice. */
function raced(terms: DiceTerms, ordered: (index: number) => boolean = () => false): LogEntry[] {
  let state = race.create({ start: 0 });
  const log: LogEntry[] = [
    openEntry({ rules: race, matchId: 'm', secret: SECRET, options: { start: 0 }, chains: terms, state, at: 1 }),
  ];
  const write = (body: LogBody): void => void log.push(nextEntry(log.at(-1), 2, body));
  const used: Record<string, number> = { red: 0, blue: 0 };
  const next = (side: string): string => linkOf(side, (used[side] = (used[side] ?? 0) + 1));
  for (const side of race.sides)
    write({ kind: 'pledge', side, pledge: pledgeOf('m', side, linkOf(side, 0)), stateHash: stateHash(state) });
  for (const side of race.sides)
    write({ kind: 'anchor', side, anchor: linkOf(side, 0), links: LENGTH, stateHash: stateHash(state) });
  const anchors = [fromHex(linkOf('red', 0)), fromHex(linkOf('blue', 0))] as const;
  const key = diceKey({ matchId: 'm', secret: SECRET, rulesHash: rulesHash(race), anchors });
  for (let index = 0; race.outcome(state) === null; index++) {
    const side: RaceSide = race.deciders(state)[0] ?? 'red';
    const command: RaceCommand = [...race.legal(state, side)][1] ?? { type: 'walk' };
    const links = ordered(index)
      ? ({ ...NO_LINKS, byOrders: true } as const)
      : { moverLink: next(side), opponentLink: terms === 'strict' ? next(otherOf(side)) : '' };
    const { moverLink, opponentLink } = links;
    const by = { index, moverLink: fromHex(moverLink), opponentLink: fromHex(opponentLink) };
    const done = submit(race, state, side, command, streamDice(key, by));
    if (!done.ok) throw new Error(done.error.message);
    ({ state } = done.value);
    const { dice } = done.value;
    const written = { command, commandId: `c-${index}`, dice, index, side, stateHash: stateHash(state), links };
    log.push(commandEntry(log.at(-1), 2, written));
  }
  write({ kind: 'close', winner: race.outcome(state)?.winner ?? null, reason: 'arrived', secret: toHex(SECRET) });
  return log;
}

const check = (entries: readonly LogEntry[]) => replay(race, entries, parseRaceCommand);
/** Chained anew, as whoever runs a server could. */
const forged = (log: readonly LogEntry[], change: (body: LogBody, seq: number) => LogBody | null): LogEntry[] => {
  const next: LogEntry[] = [];
  for (const { at, body, seq } of log) {
    const changed = change(body, seq);
    if (changed !== null) next.push(nextEntry(next.at(-1), at, changed));
  }
  return next;
};

describe.each(['shared', 'strict'] as const)('a record by %s dice', (terms) => {
  const log = raced(terms);

  test('is sound, and every die is thrown again', () => {
    expect(check(log)).toMatchObject({ ok: true, value: { diceChecked: true } });
  });

  test('is found out where the opening says of other terms, or of none', () => {
    const withOther = (chains: DiceTerms | undefined) =>
      check(forged(log, (body) => (body.kind === 'open' ? { ...body, chains } : body))).ok;
    expect(withOther('strict')).toBe(terms === 'strict');
  });

  test('is found out where an anchor comes without its pledge', () => {
    const without = forged(log, (body, seq) => (body.kind === 'pledge' && seq === 1 ? null : body));
    expect(codeOf(check(without))).toBe('no-pledge');
  });

  test('is found out where a link is left out, though it be said that orders have given the command', () => {
    const at = log.findIndex(({ body }) => body.kind === 'command' && body.dice.length > 0);
    const without = (byOrders?: true) =>
      forged(log, (body, seq) => (seq === at && body.kind === 'command' ? { ...body, moverLink: '', byOrders } : body));
    expect(check(without())).toMatchObject({ ok: false, error: { seq: at, code: 'missing-link' } });
    // The throw is another one without it, and the next link does not follow the one before.
    const lie = check(without(true));
    expect(lie).toMatchObject({ ok: false, error: { code: terms === 'strict' ? 'missing-link' : 'wrong-link' } });
  });
});

test('what orders have given beforehand is sound without a link in a shared match alone', () => {
  const isOrdered = (index: number) => index === 2;
  expect(check(raced('shared', isOrdered)).ok).toBe(true);
  expect(codeOf(check(raced('strict', isOrdered)))).toBe('missing-link');
});

test('the opening of a match in which nobody pledges says nothing of it', () => {
  const state = race.create({ start: 0 });
  const { body } = openEntry({ rules: race, matchId: 'm', secret: SECRET, options: { start: 0 }, state, at: 1 });
  expect('chains' in body).toBe(false);
  expect(body.kind === 'open' && body.commitment).toBe(toHex(commitment('m', SECRET)));
});
