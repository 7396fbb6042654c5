/** What the house has chosen, as the form tells it that makes a match. */
import { HOUSE } from '@warbeacon/siege/helms-deep/house';
import { houseLines } from './options.ts';

export const house = houseLines({ house: HOUSE });
