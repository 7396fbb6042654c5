/** What the players have agreed on, as far as it changes what a piece is worth. */
import { type Options, optionsSchema } from '@warbeacon/siege';
import { LEADERS } from '@warbeacon/siege/helms-deep';

export interface Agreed {
  /** What a reduced unit has lost. */
  readonly worn: Options['reducedSides'];
  /** How half the rating of a leader is rounded. */
  readonly halves: 'up' | 'down';
  /** Ids of the leaders who are better by night. */
  readonly nightLeaders: readonly string[];
}

export const USUALLY_AGREED: Agreed = {
  worn: 'attack-and-armour',
  halves: 'up',
  nightLeaders: LEADERS.filter(({ nightBonus }) => nightBonus > 0).map(({ id }) => id),
};

/** The same options give the same object, which is how a page sees that nothing has changed. */
const known = new WeakMap<object, Agreed>();

/** The options of a match come as those of any game; what cannot be read is as usual. */
export function agreedOf(options: Readonly<Record<string, unknown>> | undefined): Agreed {
  if (!options) return USUALLY_AGREED;
  const found = known.get(options);
  if (found) return found;
  const read = optionsSchema.safeParse(options);
  const agreed: Agreed = read.success
    ? {
        worn: read.data.reducedSides,
        halves: read.data.house.reducedLeaders ?? USUALLY_AGREED.halves,
        nightLeaders: read.data.house.nightLeaders ?? USUALLY_AGREED.nightLeaders,
      }
    : USUALLY_AGREED;
  known.set(options, agreed);
  return agreed;
}
