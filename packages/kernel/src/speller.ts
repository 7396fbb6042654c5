/** Spells states that follow each other, and of each only what it does not share with the one before. */
import { canonicalJson, isPlain, quoted, sortedKeys } from './json.ts';

/** Items of a list whose text is kept in one piece: few pieces are quick to put together, and short ones to spell again. */
const PIECE = 4;

/** A list as it was spelled last: its items, and the text of every `PIECE` of them as a list of its own. */
interface SpelledList {
  readonly items: unknown[];
  readonly texts: string[];
}

/**
 * `canonicalJson` for one state after the other of a match, whose parts are mostly the very same objects (`Rules.share`).
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
      const value = Array.isArray(member) && member.length > 0 ? this.#list(key, member) : canonicalJson(member);
      text += `${text === '{' ? '' : ','}${quoted(key)}:${value}`;
    }
    return `${text}}`;
  }

  #list(key: string, list: readonly unknown[]): string {
    let known = this.#lists.get(key);
    if (known === undefined) this.#lists.set(key, (known = { items: [], texts: [] }));
    const { items, texts } = known;
    if (items.length !== list.length) items.length = texts.length = 0;
    let text = '[';
    for (let from = 0; from < list.length; from += PIECE) {
      const to = Math.min(from + PIECE, list.length);
      let same = from < items.length;
      for (let i = from; i < to; i++) {
        if (same && items[i] === list[i]) continue;
        same = false;
        items[i] = list[i];
      }
      const piece = from / PIECE;
      if (!same) texts[piece] = canonicalJson(list.slice(from, to));
      // Without the brackets, which are cut off here: a part of a text keeps the whole of it in memory, and is one thing more.
      text += (from === 0 ? '' : ',') + (texts[piece] ?? '').slice(1, -1);
    }
    return `${text}]`;
  }
}
