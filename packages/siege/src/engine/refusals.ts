/**
 * What a game answers to what cannot be done. Shared code names a key; the code, the number of the case and the
 * sentence are the game's own, for games number their rules each in its own way.
 */
import type { Refusal } from '@warbeacon/kernel';

/** A refusal as a game writes it: in its sentence, names in braces stand for what is known only when it is said. */
export interface RefusalText {
  readonly code: string;
  readonly case?: string;
  readonly message: string;
}

/** Keys with the sentences behind them: the Standard Rules extend it, and every game has them all. */
export interface Refusals {}

export type RefusalKey = keyof Refusals;

/** The same of what a game adds, for tables of its own: every game extends it. */
export interface OwnRefusals {}

/** The names in braces of a sentence. */
type Blanks<Message> = Message extends `${string}{${infer Name}}${infer Rest}` ? Name | Blanks<Rest> : never;

type Values<Name extends string = string> = Readonly<Record<Name, string | number>>;

/** What must be said beside the key: nothing where the sentence has no blanks. */
type Given<Text extends { readonly message: string }> = [Blanks<Text['message']>] extends [never]
  ? []
  : [values: Values<Blanks<Text['message']>>];

type Plain<Texts> = {
  [Key in keyof Texts]: Texts[Key] extends { readonly message: string }
    ? [Blanks<Texts[Key]['message']>] extends [never]
      ? Key
      : never
    : never;
}[keyof Texts];

/** Why something in a table is barred: the key of a refusal whose sentence has no blanks. */
export type Reason = Plain<Refusals> | Plain<OwnRefusals>;

export type RefusalTexts<Key extends string = string> = Readonly<Record<Key, RefusalText>>;

/** Texts that a game adds: by no key that the Standard Rules have. */
export type NewTexts = RefusalTexts & { readonly [Key in RefusalKey]?: never };

/** The game's refusal of this key. Where there is nothing to fill in it is the text itself: searches refuse often. */
export function no<Key extends RefusalKey>(
  { refusals }: { readonly refusals: RefusalTexts<RefusalKey> },
  key: Key,
  ...given: Given<Refusals[Key]>
): Refusal {
  return say(refusals[key], given);
}

/** The same by a key out of the game's own tables. Throws where they name one that only another game has. */
export function because(
  { refusals }: { readonly refusals: Readonly<Record<string, RefusalText>> },
  reason: Reason,
): Refusal {
  const text = refusals[reason];
  if (!text) throw new Error(`no refusal ${reason}`);
  return text;
}

/** The same for the files of one game, which know its texts. */
export function refusing<Key extends string, Own extends RefusalTexts<Key>>(texts: Own & RefusalTexts<Key>) {
  return <Each extends Key>(key: Each, ...given: Given<Own[Each]>): Refusal => say(texts[key], given);
}

function say(text: RefusalText, [values]: readonly Values[]): Refusal {
  return values === undefined ? text : { ...text, message: fill(text.message, values) };
}

/** By hand: a regular expression takes five times as long. */
function fill(sentence: string, values: Values): string {
  let filled = '';
  let from = 0;
  for (let open = sentence.indexOf('{'); open >= 0; open = sentence.indexOf('{', from)) {
    const close = sentence.indexOf('}', open);
    filled += sentence.slice(from, open) + String(values[sentence.slice(open + 1, close)]);
    from = close + 1;
  }
  return filled + sentence.slice(from);
}
