/** Spells states that follow each other, and of each only what it does not share with the one before. */
import { canonicalJson, isPlain, quoted, sortedKeys } from './json.ts';

/** A list as it was spelled last: its items, and the text of each. */
interface SpelledList {
  readonly items: unknown[];
  readonly texts: string[];
}

/**
 * `canonicalJson` for one state after the other of a match, whose pieces are mostly the very same objects (`Rules.share`).
 * What has been spelled may not be changed afterwards. Not for use by several matches in turn, which would spoil its memory,
 * though never the text.
 */
export class Speller {
  readonly #lists = new Map<string, SpelledList>();

  spell(state: unknown): string {
    if (typeof state !== 'object' || state === null || !isPlain(state)) return canonicalJson(state);
    const members = state as Readonly<Record<string, unknown>>;
    let text = '{';
    for (const key of sortedKeys(members)) {
      const member = members[key];
      if (member === undefined) continue;
      const value = Array.isArray(member) ? this.#list(key, member) : canonicalJson(member);
      text += `${text === '{' ? '' : ','}${quoted(key)}:${value}`;
    }
    return `${text}}`;
  }

  #list(key: string, list: readonly unknown[]): string {
    let known = this.#lists.get(key);
    if (known === undefined) this.#lists.set(key, (known = { items: [], texts: [] }));
    const { items, texts } = known;
    items.length = texts.length = list.length;
    for (let i = 0; i < list.length; i++) {
      const item = list[i];
      if (items[i] === item && texts[i] !== undefined) continue;
      items[i] = item;
      texts[i] = canonicalJson(item ?? null);
    }
    return `[${texts.join(',')}]`;
  }
}
