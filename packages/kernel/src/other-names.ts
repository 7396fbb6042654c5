/** Other proper names for those of a game, in what people read; ids, and so records, keep the ones that they have. */
import type { Odds, OddsNext, Offered, Rules } from './rules.ts';
import type { Refusal, Result } from './result.ts';

/** Each name with the one that stands in its place, as both stand within a sentence: `the White City`, not `The White City`. */
export type NameTable = Readonly<Record<string, string>>;

/** Gives a text the other names. */
export type Rename = (text: string) => string;

/** How many texts are kept with what they became: what is said comes again and again. */
const KEPT = 4000;
const SHORTEST_IN_CAPITALS = 4;

/** What may stand before the first word of a sentence, a heading, a cell or a line of a list. */
const BEGINS = /(?:^|[.!?|“"]\s*|\n\s*|#\s+|\*\*|[-*]\s)$/;

/** The name as a pattern: either apostrophe, and a line may end between two of its words. */
function patternOf(name: string): string {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return escaped.replaceAll(/['’]/g, "['’]").replaceAll(' ', String.raw`(?: |\n *)`);
}

const plain = (text: string): string => text.replaceAll('’', "'").replaceAll(/\s+/g, ' ');

/**
 * All tables as one. Names are found as whole words as they are written, and in capitals throughout; the longest wins. An
 * article before one becomes the one that the other name takes; a name with an article of its own begins a sentence as it
 * should, and takes no second one. Throws when a name has two others.
 */
export function renaming(...tables: readonly NameTable[]): Rename {
  const others = new Map<string, string>();
  const add = (name: string, other: string): void => {
    const known = others.get(name);
    if (known !== undefined && known !== other) throw new Error(`${name} has two other names: ${known} and ${other}`);
    others.set(name, other);
  };
  for (const [name, other] of tables.flatMap((table) => Object.entries(table))) {
    add(plain(name), other);
    if (name.length >= SHORTEST_IN_CAPITALS) add(plain(name).toUpperCase(), other.toUpperCase());
  }
  if (others.size === 0) return (text) => text;
  const names = [...others.keys()].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const found = new RegExp(
    String.raw`(?<![\p{L}\p{N}_])(?<article>(?:[Aa]n?|[Tt]he) )?(?<name>${names.map(patternOf).join('|')})(?![\p{L}\p{N}_])`,
    'gu',
  );
  const one = (whole: string, article: string | undefined, name: string, at: number, text: string): string => {
    const other = others.get(plain(name));
    if (other === undefined) return whole;
    const curly = name.includes('’') || text.includes('’') ? other.replaceAll("'", '’') : other;
    return withArticle(article ?? '', curly, BEGINS.test(text.slice(0, at)));
  };
  const rename = (text: string): string => text.replace(found, one);
  return remembering(rename);
}

function withArticle(article: string, other: string, begins: boolean): string {
  if (/^the /i.test(other)) {
    const rest = other.slice('the '.length);
    if (article === '') return begins ? other.charAt(0).toUpperCase() + other.slice(1) : other;
    return article + rest;
  }
  if (/^an? $/i.test(article)) return `${article.charAt(0)}${/^[aeiou]/i.test(other) ? 'n' : ''} ${other}`;
  return article + other;
}

function remembering(rename: Rename): Rename {
  const kept = new Map<string, string>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const other = rename(text);
    if (kept.size >= KEPT) kept.clear();
    kept.set(text, other);
    return other;
  };
}

/** A refusal with the other names in its sentence. */
export const refusalRenamed = (rename: Rename, refusal: Refusal): Refusal => ({
  ...refusal,
  message: rename(refusal.message),
});

export const resultRenamed = <T>(rename: Rename, result: Result<T>): Result<T> =>
  result.ok ? result : { ok: false, error: refusalRenamed(rename, result.error) };

function offerRenamed<C>(rename: Rename, offer: Offered<C>): Offered<C> {
  return offer.odds === undefined ? offer : { ...offer, odds: oddsRenamed(rename, offer.odds) };
}

function nextRenamed(rename: Rename, { roll, outcomes, next }: OddsNext): OddsNext {
  return {
    roll: rename(roll),
    outcomes: outcomes.map((each) => ({ ...each, label: rename(each.label) })),
    ...(next === undefined ? {} : { next: nextRenamed(rename, next) }),
  };
}

const oddsRenamed = (rename: Rename, { modifiers, ...odds }: Odds): Odds => ({
  ...nextRenamed(rename, odds),
  modifiers: modifiers.map((each) => ({ ...each, label: rename(each.label) })),
});

/** The same game, which says other names: in its title, its refusals and its odds. States, events and records stay as they are. */
export function rulesRenamed<S, C, E, V, Side extends string>(
  rename: Rename,
  rules: Rules<S, C, E, V, Side>,
): Rules<S, C, E, V, Side> {
  const { bars, offers, load } = rules;
  const said = (refusal: Refusal | null): Refusal | null => refusal && refusalRenamed(rename, refusal);
  return {
    ...rules,
    title: rename(rules.title),
    check: (state, side, command) => said(rules.check(state, side, command)),
    offer: (state, side, command) => offerRenamed(rename, rules.offer(state, side, command)),
    ...(bars && { bars: (state, side, command) => said(bars.call(rules, state, side, command)) }),
    ...(offers && {
      *offers(state, side, actor) {
        for (const offer of offers.call(rules, state, side, actor)) yield offerRenamed(rename, offer);
      },
    }),
    ...(load && {
      load(position) {
        const loaded = load.call(rules, position);
        if (loaded.ok) return loaded;
        return { ok: false, error: loaded.error.map((each) => ({ ...each, message: rename(each.message) })) };
      },
    }),
  };
}
