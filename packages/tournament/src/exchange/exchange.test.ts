import { describe, expect, test } from 'vitest';
import { better, Played, roundRobin, settingsOf, swiss } from '../event.fixture.ts';
import { entrantsFromCsv, entrantsToCsv, resultsToCsv, standingsToCsv } from './csv.ts';
import { eventDocumentJsonSchema, eventFromJson, eventToJson } from './json.ts';
import { toTrf } from './trf.ts';

describe('entrants from a table', () => {
  test('are read with commas, semicolons or tabs, quoted, with a byte order mark and empty lines', () => {
    const expected = {
      ok: true,
      value: [
        { name: 'Anna', rating: 1500 },
        { name: 'Bert, the younger', rating: null },
      ],
    };
    expect(entrantsFromCsv('\u{FEFF}name,rating\r\nAnna,1500\r\n\r\n"Bert, the younger",\r\n')).toEqual(expected);
    expect(entrantsFromCsv('Rating;Name\n1500;Anna\n;Bert, the younger\n')).toEqual(expected);
    expect(entrantsFromCsv('name\trating\nAnna\t1500\nBert, the younger\t\n')).toEqual(expected);
  });

  test.each([
    ['an empty file', '', 'csv-empty'],
    ['nobody', 'name,rating\n', 'csv-empty'],
    ['no column of names', 'player,rating\nAnna,1500\n', 'csv-no-name'],
    ['a column that nobody knows', 'name,elo\nAnna,1500\n', 'csv-unknown-column'],
    ['a column twice', 'name,name\nAnna,Anna\n', 'csv-column-twice'],
    ['a name twice', 'name\nAnna\nBert\nanna\n', 'csv-name-twice'],
    ['a row without a name', 'name,rating\n,1500\n', 'csv-no-name'],
    ['a name that is too long', `name\n${'x'.repeat(81)}\n`, 'csv-name-too-long'],
    ['a rating that is none', 'name,rating\nAnna,strong\n', 'csv-bad-rating'],
    ['more cells than columns', 'name\nAnna,1500\n', 'csv-too-many-cells'],
    ['a quotation mark that is not closed', 'name\n"Anna\n', 'csv-malformed'],
    ['100,000 rows', `name\n${Array.from({ length: 100_000 }, (_, at) => `E${at}`).join('\n')}`, 'csv-too-many-rows'],
    ['a file without an end', `name\n${'x'.repeat(2_000_000)}`, 'csv-too-long'],
  ])('with %s are refused with a code and a sentence', (_, text, code) => {
    const read = entrantsFromCsv(text);
    expect(read).toMatchObject({ ok: false, error: { code } });
    if (!read.ok) expect(read.error.message).toMatch(/^[A-Z].*\.$/s);
  });

  test('a name twice is told with its rows', () => {
    const read = entrantsFromCsv('name\nAnna\nBert\nanna\n');
    expect(read).toMatchObject({ error: { message: 'The name anna stands in row 2 and in row 4.' } });
  });

  test('that an event has written can be read again, and no cell is a formula', () => {
    const event = new Played(settingsOf(swiss())).enters('=SUM(A1)', 1400).enters('Anna "the tall", Baroness', null);
    const text = entrantsToCsv(event.state);
    expect(text).toContain("'=SUM(A1)");
    expect(entrantsFromCsv(text)).toEqual({
      ok: true,
      value: [
        { name: '=SUM(A1)', rating: 1400 },
        { name: 'Anna "the tall", Baroness', rating: null },
      ],
    });
  });
});

const names = ['Anna', 'Bert', 'Caro', 'Dora', 'Eve'];
const played = () =>
  Played.running(settingsOf(swiss(3)), names)
    .plays(names)
    .plays(names);

test('results and standings are tables with a line for each leg and each place', () => {
  const event = played();
  expect(resultsToCsv(event.state).split('\r\n').slice(0, 4)).toEqual([
    'round,place,leg,first side,second side,result,winner,margin,pairing won by',
    '1,,1,Anna,Caro,played,Anna,3,Anna',
    '1,,1,Dora,Bert,played,Bert,3,Bert',
    '1,,,Eve,,bye,Eve,,',
  ]);
  const [head, first] = standingsToCsv(event.state).split('\r\n');
  expect(head).toBe('place,name,score,buchholz,sonneborn-berger');
  expect(first).toMatch(/^1,Anna,2,/);
});

describe('a report for chess tools', () => {
  test('has every player in columns of the standard', () => {
    const trf = toTrf(played().state);
    if (!trf.ok) throw new Error(trf.error.message);
    const lines = trf.value.split('\r\n');
    expect(lines.slice(0, 5)).toEqual([
      '012 Siege of the week',
      '062 5',
      '072 0',
      '092 Individual: Swiss-System',
      'XXR 3',
    ]);
    const anna = lines[5] ?? '';
    expect(anna.slice(0, 8)).toBe('001    1');
    expect(anna.slice(14, 47).trim()).toBe('Anna');
    expect(anna.slice(80, 84)).toBe(' 2.0');
    expect(anna.slice(85, 89)).toBe('   1');
    expect(anna.slice(91, 99)).toBe('   3 w 1');
    // The bye of the first round.
    expect(lines[9]?.slice(91, 99)).toBe('0000 - U');
    expect(lines.every((line) => /^[\x20-\x7e]*$/.test(line))).toBe(true);
  });

  test('does not fit knock-outs, nor two legs', () => {
    for (const settings of [settingsOf({ kind: 'double-elimination' }), settingsOf(roundRobin(), { legs: 2 })])
      expect(toTrf(Played.running(settings, names).state)).toMatchObject({ error: { code: 'trf-does-not-fit' } });
  });

  test('says of walkovers and double losses what they were', () => {
    const event = Played.running(settingsOf(swiss(1)), ['A', 'B', 'C', 'D']).paired();
    event.ends({ id: 'r1p1' }, { kind: 'walkover', winner: 'A' }).ends({ id: 'r1p2' }, { kind: 'double-loss' });
    const trf = toTrf(event.state);
    const results = trf.ok
      ? trf.value
          .split('\r\n')
          .slice(5, 9)
          .map((line) => line.slice(98, 99))
      : [];
    expect(results).toEqual(['+', '-', '-', '-']);
  });
});

describe('JSON of everything', () => {
  test('is the log, and is read again to the same state', () => {
    const event = played().results(better(names));
    const read = eventFromJson(JSON.parse(JSON.stringify(eventToJson(event.entries))));
    expect(read).toEqual({ ok: true, value: { entries: event.entries, state: event.state } });
  });

  test('that has another form, or does not fit, is refused', () => {
    const { entries } = played();
    expect(eventFromJson({ kind: 'something' })).toMatchObject({ error: { code: 'json-malformed' } });
    expect(eventFromJson(eventToJson(entries.slice(1)))).toMatchObject({ error: { code: 'not-created' } });
  });

  test('has a schema', () => {
    expect(eventDocumentJsonSchema()).toMatchObject({ type: 'object', required: ['kind', 'version', 'entries'] });
  });
});
