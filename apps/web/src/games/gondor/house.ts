/** What the house has chosen, as the form tells it that makes a match. */
import { HOUSE } from '@warbeacon/siege/gondor/house';
import { HOUSE_NAMES, houseLines } from './options.ts';

/** Those that a rule of this game asks for. */
export const house = houseLines({
  house: Object.fromEntries(Object.entries(HOUSE).filter(([name]) => name in HOUSE_NAMES)),
});
