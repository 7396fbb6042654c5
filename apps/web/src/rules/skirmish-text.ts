/**
 * The rules of the skirmish as players read them. Their file names options and models as the program does, and tells the
 * house values by the rows of one table, each of which is a case here.
 */
const MODEL = /^\| `([\w-]+)` \| ([^|]+?) \|/gm;

export function forPlayers(file: string): string {
  const names = new Map([...file.matchAll(MODEL)].map(([, id = '', name = '']) => [id, name]));
  return file
    .split(/\n{2,}/)
    .map((paragraph) => (paragraph.startsWith('|') ? table(paragraph.split('\n'), names) : words(paragraph)))
    .join('\n\n');
}

/** `**T-5. Swim.** D6, with every modifier`: a table that has a number. */
const NUMBERED = /^\*\*(T-\d+)\. ([^*]+?)\.?\*\*\s*/;

/** ``(`slowFactor`)``, and the beginning of ``(`proneMayShoot`, usually yes)``. */
const OPTION = /\s*\(`\w+`\)/g;
const OPTION_AND = /\(`\w+`,\s+/g;

function words(paragraph: string): string {
  const told = paragraph.replaceAll(OPTION, '').replaceAll(OPTION_AND, '(');
  const [head, number, title] = NUMBERED.exec(told) ?? [];
  if (head === undefined) return told;
  const more = told.slice(head.length);
  return more === '' ? `#### ${number} ${title}` : `#### ${number} ${title}\n\n${more}`;
}

type Row = readonly string[];
const CODE = /^`([\w-]+)`\s*/;
/** Rulings and measures are told to those who work on the program. */
const NOT_FOR_PLAYERS = /^[RM]-\d/;

function table(lines: readonly string[], names: ReadonlyMap<string, string>): string {
  const [head = [], , ...all] = lines.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
  const rows = all.filter(([first = '']) => !NOT_FOR_PLAYERS.test(first));
  if (rows.every(([first = '']) => /^X-\d+$/.test(first))) return rows.map(houseValue).join('\n\n');
  const coded = rows.every(([first = '']) => CODE.exec(first)?.[0] === first);
  const said = (row: Row): string =>
    `| ${(coded ? row.slice(1) : row).map((cell) => withNames(cell, names)).join(' | ')} |`;
  return [said(head), said(head.map(() => '---')), ...rows.map(said)].join('\n');
}

/** ``1 `mt-wizard`, 8 `mt-bow` `` as `1 Gandalf the White; 8 Warrior of Minas Tirith, bow`. */
const withNames = (cell: string, names: ReadonlyMap<string, string>): string =>
  cell
    .replace(CODE, (code, id: string) => (code === cell ? code : names.has(id) ? code : ''))
    .replaceAll(/, (?=\d+ `)/g, '; ')
    .replaceAll(/`([\w-]+)`/g, (_, id: string) => names.get(id) ?? id);

function houseValue([number = '', option = '', values = '', rule = '']: Row): string {
  const [, title = '', stop = ''] = /^\*\*(.+?)(\.?)\*\*/.exec(rule) ?? [];
  const told = (stop === '' ? rule.replaceAll('**', '') : rule.replace(/^\*\*.+?\*\*\s*/, '')).replaceAll(
    /`(\w+)`/g,
    '“$1”',
  );
  const [printed = '', full] = values.split(' / ');
  const usual =
    full === undefined
      ? NOTHING_MORE.test(values)
        ? ''
        : `Usually: ${values}.`
      : printed === full
        ? `Usually: ${shown(full)}.`
        : `As printed: ${shown(printed)}. In full: ${shown(full)}.`;
  const may = option === '' ? '' : `A match may change it: *house value* “${wordsOf(option)}”.`;
  return [`#### ${number} ${title}`, told, [usual, may].filter((part) => part !== '').join(' ')]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Else the rule tells it all. */
const NOTHING_MORE = /^(?:as told here|T-\d+)?$/;
const shown = (value: string): string => ({ true: 'yes', false: 'no' })[value] ?? value;

/** As the list of what was agreed names it: `Slow factor`. */
const wordsOf = (option: string): string =>
  option
    .replaceAll('`', '')
    .replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (first) => first.toUpperCase());
