/** Why something cannot be done: one table of codes, each with the requirement that forbids it and a sentence that teaches. */
import type { Refusal } from '@warbeacon/kernel';

interface Text {
  readonly code: string;
  readonly case: string;
  readonly message: string;
}

/** Names in braces are filled in. Chapters spread their own tables into this one. */
export type Texts = Readonly<Record<string, Text>>;

type Blanks<Message> = Message extends `${string}{${infer Name}}${infer Rest}` ? Name | Blanks<Rest> : never;
type Given<T extends Text> = [Blanks<T['message']>] extends [never]
  ? []
  : [values: Readonly<Record<Blanks<T['message']>, string | number>>];

/** `no('prone', { model: 'Orc 3' })`, for the table of one chapter. */
export function refusing<const T extends Texts>(texts: T) {
  return <K extends keyof T & string>(key: K, ...given: Given<T[K]>): Refusal => {
    const text = texts[key];
    if (text === undefined) throw new Error(`no refusal ${key}`);
    const values: Readonly<Record<string, string | number>> = given[0] ?? {};
    const message = text.message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
    return { code: text.code, case: text.case, message };
  };
}

/** Of the whole game. */
export const no = refusing({
  'not-yours': { code: 'not-your-model', case: 'S-19', message: '{model} is not a model of yours.' },
  'no-such-model': { code: 'no-such-model', case: 'S-19', message: 'There is no model of that name.' },
  'not-on-the-table': { code: 'not-on-the-table', case: 'S-5', message: '{model} is not on the table.' },
  'wrong-moment': { code: 'wrong-moment', case: 'S-12', message: 'This cannot be done at this point of the turn.' },
});
