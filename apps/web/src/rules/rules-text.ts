/**
 * The page of rules as it stands in the rules' own folder, read into parts that a page can be made of. Only what that
 * file uses of Markdown is read: headings, paragraphs, lists, tables, and a few marks within a line.
 */
export type Inline =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'strong' | 'term' | 'house'; readonly text: string }
  /** To the rules of another game. */
  | { readonly type: 'page'; readonly text: string; readonly href: string }
  /** The number of another case. */
  | { readonly type: 'case'; readonly number: string };

export type Block =
  | { readonly type: 'paragraph'; readonly inlines: readonly Inline[] }
  | { readonly type: 'list'; readonly items: readonly (readonly Inline[])[] }
  | {
      readonly type: 'table';
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    };

export interface RuleCase {
  /** `20.61`, `A8.41`, `S-25`; empty for text of a chapter that is no case. */
  readonly number: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Chapter {
  /** Made of the title, for a link to it. */
  readonly id: string;
  readonly title: string;
  readonly cases: readonly RuleCase[];
}

export interface Rules {
  readonly title: string;
  readonly intro: readonly Block[];
  readonly chapters: readonly Chapter[];
  /** By the number of a ruling, the case that leans on it first, or the chapter where no case does. */
  readonly rulings: ReadonlyMap<string, string>;
}

/** The numbers of rulings and readings, which no page tells. */
const ONLY_SOURCES = /^\[[A-Z]-\d[^\]]*\]$/;
const CASE = /^(A?\d+\.\d+|[A-Z]-\d+) (.+)$/;

/** A number under a letter: `S-25` of the rules, `A-12` of the advanced ones, `X-4` of the house, `T-1` of a table. */
const BY_LETTER = /^[A-Z]-\d+$/;

/** Whether an address names a case by its number, and not a chapter by its title. */
export const isCaseNumber = (wanted: string): boolean => /^A?\d/.test(wanted) || BY_LETTER.test(wanted);

export function readRules(markdown: string): Rules {
  const numbers = new Set([...markdown.matchAll(/^#### (A?\d+\.\d+|[A-Z]-\d+) /gm)].map(([, number]) => number ?? ''));
  let title = '';
  const intro: Block[] = [];
  const chapters: { id: string; title: string; cases: { number: string; title: string; blocks: Block[] }[] }[] = [];
  const rulings = new Map<string, string>();
  for (const paragraph of markdown.split(/\n{2,}/)) {
    const text = paragraph.trim();
    for (const ruling of sourcesIn(text)) {
      const told = chapters.at(-1)?.cases.at(-1)?.number || chapters.at(-1)?.id;
      if (told !== undefined && !rulings.has(ruling)) rulings.set(ruling, told);
    }
    // Which tests hold the program to a case, and which rulings it leans on, is for those who work on it.
    if (text === '' || text.startsWith('Tests:') || ONLY_SOURCES.test(text)) continue;
    const heading = /^(#+) (.+)$/.exec(text);
    const chapter = chapters.at(-1);
    if (heading) {
      const [, marks = '', words = ''] = heading;
      if (marks === '#') title = words;
      else if (marks === '##') chapters.push({ id: idOf(words), title: words, cases: [] });
      else {
        const found = CASE.exec(words);
        chapter?.cases.push({ number: found?.[1] ?? '', title: found?.[2] ?? words, blocks: [] });
      }
      continue;
    }
    const block = readBlock(text, numbers);
    if (!chapter) intro.push(block);
    else {
      if (chapter.cases.length === 0) chapter.cases.push({ number: '', title: '', blocks: [] });
      chapter.cases.at(-1)?.blocks.push(block);
    }
  }
  return { title, intro, chapters, rulings };
}

const sourcesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\[([A-Z]-\d[^\]]*)\]/g)].flatMap(([, list = '']) => list.split(/,\s+/));

export const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The number under which a case is told: the very one, its amendment, the first it is the head of, or that leans on it. */
export function findCase(rules: Rules, wanted: string): string | undefined {
  const numbers = rules.chapters.flatMap(({ cases }) => cases.map(({ number }) => number)).filter((number) => number);
  if (BY_LETTER.test(wanted)) return numbers.find((number) => number === wanted) ?? rules.rulings.get(wanted);
  const plain = wanted.replace(/^A/, '').replace(/-.*$/, '');
  return (
    numbers.find((number) => number === wanted) ??
    numbers.find((number) => number === `A${plain}`) ??
    numbers.find((number) => number === plain) ??
    numbers.find((number) => plain !== '' && number.replace(/^A/, '').startsWith(plain))
  );
}

function readBlock(text: string, numbers: ReadonlySet<string>): Block {
  const lines = text.split('\n');
  if (lines[0]?.startsWith('|')) {
    const [head = [], , ...rows] = lines.map((line) => cells(line).map((cell) => readInlines(cell, numbers)));
    return { type: 'table', head, rows };
  }
  if (/^[-*] /.test(text)) {
    const items = text.split(/\n(?=[-*] )/).map((item) => readInlines(oneLine(item.slice(2)), numbers));
    return { type: 'list', items };
  }
  return { type: 'paragraph', inlines: readInlines(oneLine(text), numbers) };
}

const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');
const cells = (line: string): string[] =>
  line
    .replace(/^\|/, '')
    .replace(/\|\s*$/, '')
    .split('|')
    .map((cell) => cell.trim());

const INLINE =
  /\*\*(?<strong>[^*]+)\*\*|\*(?<term>[^*]+)\*|\[(?<link>[^\]]+)\]\((?<to>[^)]*)\)|(?<sources>\s*\[[A-Z]-\d[^\]]*\])|(?<![\d.])(?<number>A?\d{1,2}\.\d{1,2})(?![\d.]*\d)|\b(?<lettered>[A-Z]-\d{1,3})\b/g;

/** `src/<game>/SPEC.md`, `../../SPEC.md`: where the pages have what the file links to; nothing for all else. */
function pageOf(to: string): string | undefined {
  if (!to.endsWith('SPEC.md')) return undefined;
  const game = /^src\/([\w-]+)\//.exec(to)?.[1];
  return game === undefined ? '/rules' : `/rules/${game}`;
}

/** Marks within a line. A number is a link only where there is a case of that number. */
export function readInlines(text: string, numbers: ReadonlySet<string>): readonly Inline[] {
  const found: Inline[] = [];
  let at = 0;
  const say = (words: string): void => {
    if (words !== '') found.push({ type: 'text', text: words });
  };
  for (const match of text.matchAll(INLINE)) {
    const { strong, term, link, to = '', sources, lettered, number = lettered } = match.groups ?? {};
    if (number !== undefined && !numbers.has(number)) continue;
    say(text.slice(at, match.index));
    at = match.index + match[0].length;
    if (strong !== undefined) found.push({ type: 'strong', text: strong });
    else if (term !== undefined) found.push({ type: /^house value/i.test(term) ? 'house' : 'term', text: term });
    else if (link !== undefined) {
      const href = pageOf(to);
      if (href === undefined) say(link);
      else found.push({ type: 'page', text: link, href });
    } else if (sources === undefined && number !== undefined) found.push({ type: 'case', number });
  }
  say(text.slice(at));
  return found;
}
