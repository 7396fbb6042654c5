/** What dice fell on in Gondor, by command. */
import type { GondorCommand } from '@warbeacon/siege';
import { STANDARD_ROLLS } from '../../siege/words/rolls.ts';

export const ROLLS: Readonly<Record<GondorCommand['type'], string>> = {
  ...STANDARD_ROLLS,
  setEngine: 'Setting up',
  setCauldron: 'Setting up',
  liftCauldron: 'Setting up',
  push: 'Engines pushed',
  layLadder: 'Ladders',
  bombard: 'Catapults at the wall',
  shootCatapult: 'Catapults',
  swingGrond: 'Grond',
  hurlFireball: 'Fireballs',
  hurlHead: 'Heads hurled',
  cast: 'Spells',
  driveAway: 'Driving away',
  moveBanner: 'The banner',
  bannerRally: 'Rallies by the banner',
  takeOil: 'Taking up oil',
  dropOil: 'Setting down oil',
  pourOil: 'Boiling oil',
  pass: 'Oil kept',
};
