/** Entrants, results and standings as tables that spreadsheets read. */
import { err, ok, type Result, refuse } from '@warbeacon/kernel';
import Papa from 'papaparse';
import { entrantOf } from '../field.ts';
import { outcomeOf } from '../outcome.ts';
import { MOST_ENTRANTS } from '../settings.ts';
import type { MadeUpEntrant } from '../simulate.ts';
import { standings } from '../standings-pages.ts';
import type { EventState, Leg, Pairing } from '../state.ts';

/** Characters: more than so many entrants can need. */
const LONGEST_TEXT = 1_000_000;
const LONGEST_NAME = 80;
const COLUMNS: ReadonlySet<string> = new Set(['name', 'rating', 'seed', 'state']);

const no = (code: string, message: string) => err(refuse(code, message));
/** A spreadsheet would take it for a formula; an apostrophe before it says that it is a text. */
const FORMULA = /^(?:[=+@\t\r]|-(?!\d))/;
const plain = (cell: string): string => (/^'[=+@\t\r-]/.test(cell) ? cell.slice(1) : cell).trim();

/**
 * A table whose first line names its columns: `name`, and `rating` where there is one; what an event wrote itself can be read again.
 * Separated by commas, semicolons or tabs. Rows are counted from 1, the line with the names among them.
 */
export function entrantsFromCsv(text: string): Result<MadeUpEntrant[]> {
  if (text.length > LONGEST_TEXT) return no('csv-too-long', `The file is longer than ${LONGEST_TEXT} characters.`);
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\u{FEFF}/u, ''), {
    // One line too many is enough to say so.
    preview: MOST_ENTRANTS + 2,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
  });
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes) return no('csv-malformed', `Row ${(quotes.row ?? 0) + 1} has a quotation mark that is not closed.`);
  const [header, ...rows] = data;
  if (!header) return no('csv-empty', 'The file is empty.');
  const columns = header.map((cell) => cell.trim().toLowerCase());
  const nameAt = columns.indexOf('name');
  if (nameAt < 0) return no('csv-no-name', 'The first row must name its columns, one of them "name".');
  const unknown = columns.find((column) => !COLUMNS.has(column));
  if (unknown !== undefined) return no('csv-unknown-column', `There is no use for a column "${unknown}".`);
  if (new Set(columns).size < columns.length) return no('csv-column-twice', 'A column is named twice.');
  if (rows.length === 0) return no('csv-empty', 'The file names nobody.');
  if (rows.length > MOST_ENTRANTS) return no('csv-too-many-rows', `An event has ${MOST_ENTRANTS} entrants at most.`);
  return readRows(rows, columns, nameAt);
}

function readRows(rows: readonly string[][], columns: readonly string[], nameAt: number): Result<MadeUpEntrant[]> {
  const ratingAt = columns.indexOf('rating');
  const seen = new Map<string, number>();
  const entrants: MadeUpEntrant[] = [];
  for (const [at, row] of rows.entries()) {
    const number = at + 2;
    if (row.length > columns.length)
      return no('csv-too-many-cells', `Row ${number} has more cells than the first one.`);
    const name = plain(row[nameAt] ?? '');
    if (name === '') return no('csv-no-name', `Row ${number} has no name.`);
    if (name.length > LONGEST_NAME) return no('csv-name-too-long', `The name in row ${number} is too long.`);
    const before = seen.get(name.toLowerCase());
    if (before !== undefined)
      return no('csv-name-twice', `The name ${name} stands in row ${before} and in row ${number}.`);
    seen.set(name.toLowerCase(), number);
    const cell = ratingAt < 0 ? '' : (row[ratingAt] ?? '').trim();
    if (!/^(?:\d{1,4}(?:\.\d+)?)?$/.test(cell))
      return no('csv-bad-rating', `The rating in row ${number} is no number.`);
    entrants.push({ name, rating: cell === '' ? null : Number(cell) });
  }
  return ok(entrants);
}

const written = (fields: string[], data: (string | number | null)[][]): string =>
  `${Papa.unparse({ fields, data }, { escapeFormulae: FORMULA })}\r\n`;

export function entrantsToCsv(state: EventState): string {
  return written(
    ['name', 'rating', 'seed', 'state'],
    state.entrants.map(({ name, rating, seed, state }) => [name, rating, seed > 0 ? seed : null, state]),
  );
}

/** A line for each leg; byes have one, too. */
export function resultsToCsv(state: EventState): string {
  const name = (id: string | null | undefined): string => (id ? (entrantOf(state, id)?.name ?? id) : '');
  const rows = state.rounds
    .filter((round) => round.state !== 'proposed')
    .flatMap(({ number, pairings }) =>
      pairings.flatMap((pairing) => {
        const { a, b, slot, group, legs } = pairing;
        const where = [number, slot ?? (group === undefined ? null : `group ${group}`)];
        if (b === null) return [[...where, null, name(a), null, 'bye', name(a), null, null]];
        const winner = winnerOf(state, pairing);
        const shown: readonly (Leg | undefined)[] = legs.length > 0 ? legs : [undefined];
        return shown.map((leg, at) => [
          ...where,
          at + 1,
          name(leg?.sides[0] ?? a),
          name(leg?.sides[1] ?? b),
          leg?.result?.kind ?? 'open',
          leg?.result && 'winner' in leg.result ? name(leg.result.winner) : null,
          leg?.result && 'margin' in leg.result ? leg.result.margin : null,
          name(winner),
        ]);
      }),
    );
  return written(
    ['round', 'place', 'leg', 'first side', 'second side', 'result', 'winner', 'margin', 'pairing won by'],
    rows,
  );
}

function winnerOf(state: EventState, pairing: Pairing): string | undefined {
  const outcome = outcomeOf(state, pairing);
  return outcome.kind === 'win' ? outcome.winner : undefined;
}

export function standingsToCsv(state: EventState): string {
  return written(
    ['place', 'name', 'score', ...state.settings.tieBreaks],
    standings(state).map(({ place, entrant, score, values }) => [
      place,
      entrantOf(state, entrant)?.name ?? entrant,
      score / 2,
      ...values,
    ]),
  );
}
