/**
 * What this program needs to know of a game beyond its rules. The program itself knows no game: it keeps states and commands,
 * and hands them back to the game they came from.
 */
import { type Bot, CHANCE } from '@warbeacon/bots';
import type { Dice, PositionFault, Result, Rules } from '@warbeacon/kernel';
import type { z } from 'zod';

/** A state as a position stood for it, settled to its first decision. */
export interface Loaded<S> {
  readonly state: S;
  /** Written dice still to come; `undefined` when they are to be thrown. */
  readonly dice: readonly number[] | undefined;
}

/** What is wrong with a position; `code` where it is a refusal of its own, such as `dice-exhausted`. */
export type Fault = PositionFault & { readonly code?: string };

/** What can be asked of a game that is played on an open table, each by a method of the engine: games of spaces have none of it. */
export const TABLE_METHODS = ['path', 'reach', 'measure', 'sight', 'directions'] as const;
export type TableMethod = (typeof TABLE_METHODS)[number];

export interface TableQuestion<S> {
  readonly params: z.ZodType;
  /** `params` are what its schema has read. Never changes the state. */
  ask(state: S, params: unknown): Result<unknown>;
}
export type TableQuestions<S> = Readonly<Partial<Record<TableMethod, TableQuestion<S>>>>;

/** A question whose answer is reckoned from what its own schema reads. */
export const question = <S, P extends z.ZodType>(
  params: P,
  ask: (state: S, params: z.output<P>) => Result<unknown>,
): TableQuestion<S> => ({ params, ask: (state, given) => ask(state, params.parse(given)) });

export interface GameKit<S, C, E, V, Side extends string> {
  readonly rules: Rules<S, C, E, V, Side>;
  /** Bots by the names by which they are asked for. */
  readonly bots: Readonly<Record<string, Bot<C, V, Side>>>;
  /** What goes in and out; commands, options and positions are read by them. */
  readonly schemas: {
    readonly position: z.ZodType;
    readonly command: z.ZodType<C>;
    readonly options: z.ZodType<Readonly<Record<string, unknown>>>;
    readonly event: z.ZodType;
    readonly view: z.ZodType;
  };
  /** A command as it stands in a record. */
  readonly parseCommand: (json: unknown) => Result<C>;
  /** Dice that fall before anybody can decide are those that are written, and else `thrown`; a fault where there are neither. */
  readonly parsePosition: (json: unknown, thrown?: Pick<Dice, 'd6'>) => Result<Loaded<S>, readonly Fault[]>;
  /** The position of a state, complete: read again it gives the same state. */
  readonly makePosition: (state: S, dice?: readonly number[]) => object;
  /** All options that a state was made with. */
  readonly optionsOf: (state: S) => Readonly<Record<string, unknown>>;
  /** Whether there is such a unit or leader, or such a marker just now. */
  readonly hasPiece: (state: S, id: string) => boolean;
  /** What is to be decided, for programs and in a sentence. */
  readonly decisionOf: (state: S) => object;
  readonly questions?: TableQuestions<S>;
  /** Matches beside the usual one that have much of their own, by a name for files: options of which records are kept too. */
  readonly scenarios?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** What a program that knows nothing of the game has to be told of it, beside its id, title, version, sides and options. */
  readonly about: object;
}

// What only the game that made it can look into. Nothing else is of these types, so nothing else can be taken for it.
declare const ofGame: unique symbol;
interface Sealed<What extends string> {
  readonly [ofGame]: What;
}

export type GameState = Sealed<'state'>;
export type GameCommand = Sealed<'command'>;
export type GameEvent = Sealed<'event'>;
export type GameView = Sealed<'view'>;

/** Any game, as this program sees it. */
export type AnyGameKit = GameKit<GameState, GameCommand, GameEvent, GameView, string>;

/**
 * A game that has been put away with others: the one place in which its own types are given up. What is handed to it later
 * came from it, or was read by its schemas.
 */
export function anyKit<S, C, E, V, Side extends string>(kit: GameKit<S, C, E, V, Side>): AnyGameKit {
  return kit as unknown as AnyGameKit;
}

/** The games that this program knows, by their ids. */
export class Kits {
  /** The one that is meant where none is named. */
  readonly first: AnyGameKit;
  readonly all: readonly AnyGameKit[];
  readonly ids: readonly [string, ...string[]];

  /** Throws when two have the same id. */
  constructor(first: AnyGameKit, ...others: readonly AnyGameKit[]) {
    this.first = first;
    this.all = [first, ...others];
    this.ids = [first.rules.id, ...others.map(({ rules }) => rules.id)];
    if (new Set(this.ids).size < this.all.length) throw new Error('two games have the same id');
  }

  get(id: string): AnyGameKit | undefined {
    return this.all.find(({ rules }) => rules.id === id);
  }

  /** Throws a TypeError that can be shown to who has named it, when there is none. */
  named(id: string): AnyGameKit {
    const kit = this.get(id);
    if (kit === undefined) throw new TypeError(`There is no game ${id}. There are: ${this.ids.join(', ')}.`);
    return kit;
  }
}

/** Chance needs no bot: it looks at nothing, and plays any game. */
export const RANDOM = 'random';

/** Who can play a game: chance, and its bots. */
export function policiesOf({
  bots,
}: {
  readonly bots: Readonly<Record<string, unknown>>;
}): readonly [string, ...string[]] {
  return [RANDOM, ...Object.keys(bots).filter((name) => name !== RANDOM)];
}

/** Throws for a name that is not among `policiesOf`. */
export function playerNamed<C, V, Side extends string>(
  bots: Readonly<Record<string, Bot<C, V, Side>>>,
  name: string,
): Bot<C, V, Side> | typeof CHANCE {
  const player = name === RANDOM ? CHANCE : bots[name];
  if (player === undefined) throw new Error(`no bot ${name}`);
  return player;
}
