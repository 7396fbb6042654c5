/** What dice fell on in Helm's Deep, by command. */
import type { CommandType } from '@warbeacon/siege';
import { STANDARD_ROLLS } from '../../siege/words/rolls.ts';

export const ROLLS: Readonly<Record<CommandType, string>> = {
  ...STANDARD_ROLLS,
  placeRocks: 'Setting up',
  liftRocks: 'Setting up',
  announce: 'Special abilities',
  blowHorn: 'The horn',
  sortie: 'The sortie',
  deathAndGlory: 'Death and glory',
  orcCunning: 'Orc cunning',
  arrive: 'Coming out of the caves',
  leave: 'Leaving',
  comeBack: 'Coming back',
  detonate: 'Blasting fires',
  giveFire: 'Blasting fires',
  layFire: 'Blasting fires laid',
  ram: 'Rams',
  batter: 'Blows at gates',
  takeRam: 'Taking up the ram',
  dropRam: 'Laying down the ram',
  layLadder: 'Ladders',
  dropRocks: 'Rocks',
  pass: 'Rocks kept',
};
