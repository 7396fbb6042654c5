/** What the players of a match have agreed on, in words, and what one may wish them to agree on. */
import { text } from '../text/en.ts';
import type { AgreedLine, GameTitle, OptionField, Options } from './title.ts';

/** What is in force when nobody wishes otherwise. */
export const usualOf = (field: OptionField): string | boolean =>
  field.kind === 'tick' ? field.usual === true : (Object.keys(field.values)[0] ?? '');

export function agreedLines(title: GameTitle, options: Options): readonly AgreedLine[] {
  return [...title.options.map((field) => lineOf(field, options[field.name])), ...title.agreedBeyond(options)];
}

function lineOf(field: OptionField, value: unknown): AgreedLine {
  const usual = usualOf(field);
  if (field.kind === 'tick') {
    const is = value === undefined ? usual === true : value === true;
    return { what: field.short, value: is ? text.options.yes : text.options.no, usual: is === usual };
  }
  const chosen = typeof value === 'string' ? value : String(usual);
  return { what: field.label, value: field.values[chosen] ?? chosen, usual: chosen === usual };
}

/** Only what differs from the usual: the server knows the rest. */
export const unusual = (title: GameTitle, wish: Options): Options =>
  Object.fromEntries([
    ...membersOf(
      wish,
      title.options.filter((field) => wish[field.name] !== usualOf(field)).map(({ name }) => name),
    ),
    ...membersOf(wish, title.more?.names ?? []),
  ]);

const membersOf = (wish: Options, names: readonly string[]): readonly (readonly [string, unknown])[] =>
  names.filter((name) => wish[name] !== undefined).map((name) => [name, wish[name]]);

/** Of what is to be played, which is asked before how. */
export const isToldOf = (field: OptionField): field is ToldField => field.kind === 'choice' && field.told !== undefined;
type ToldField = Extract<OptionField, { kind: 'choice' }>;

/** What a game can be played as, in words; nothing where it says none. */
export const scenarioName = ({ options }: GameTitle, id: string): string | undefined =>
  options.find(isToldOf)?.values[id];
