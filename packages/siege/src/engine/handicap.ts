/** A house value by which players make even what is not: whoever has the side of their choice gives so many steps of it away. */
import { z } from 'zod';
import type { Side } from './vocabulary.ts';

export type AnyOptions = Readonly<Record<string, unknown>>;

export interface Handicap<S> {
  /** The option that is moved, as options spell it. */
  readonly option: string;
  /** The most that either side can give in matches with these options. */
  most(options: AnyOptions): number;
  /** The options of a match in which `side` gives so many away; of what it does not have, all that it has. */
  give(options: AnyOptions, side: S, steps: number): AnyOptions;
}

interface Parts<S> {
  /** Among the house values of the options. */
  readonly value: string;
  /** Whom more of it helps. */
  readonly helps: S;
  /** Of a match that says nothing of it. */
  readonly usual: number;
  readonly least: number;
  readonly greatest: number;
}

const houseOfSchema = z.looseObject({ house: z.looseObject({}).optional() });

/** A house value that is a number, of which more helps one side. */
export function houseHandicap<S extends Side>({ value, helps, usual, least, greatest }: Parts<S>): Handicap<S> {
  const read = (options: AnyOptions) => {
    const { house = {} } = houseOfSchema.parse(options);
    return { house, now: z.number().catch(usual).parse(house[value]) };
  };
  return {
    option: `house.${value}`,
    most(options) {
      const { now } = read(options);
      return Math.max(0, Math.min(now - least, greatest - now));
    },
    give(options, side, steps) {
      const { house, now } = read(options);
      const given = side === helps ? Math.max(least, now - steps) : Math.min(greatest, now + steps);
      return { ...options, house: { ...house, [value]: given } };
    },
  };
}
