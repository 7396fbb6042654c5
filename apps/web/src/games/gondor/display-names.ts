/**
 * Display names of Gondor: gates, levels, places, spells. They belong to the game, not to the product, and stand in one file
 * so that a site can show other names; those of its sides and armies stand in its title.
 */
import { type Names, naming } from '../siege/names.ts';

export const GATES: Names = {
  'main-gate': 'Main Gate',
  'second-gate': 'Second Gate',
  'third-gate': 'Third Gate',
  'fourth-gate': 'Fourth Gate',
  'fifth-gate': 'Fifth Gate',
  'sixth-gate': 'Sixth Gate',
  'citadel-gate': 'Citadel Gate',
  'door-of-the-north-tower': 'Door of the north tower',
  'door-of-the-north-east-tower': 'Door of the north-east tower',
  'door-of-the-north-gate-tower': 'Door of the northern gate tower',
  'door-of-the-south-gate-tower': 'Door of the southern gate tower',
  'door-of-the-south-east-tower': 'Door of the south-east tower',
  'door-of-the-south-tower': 'Door of the south tower',
};

export const LEVELS: Names = {
  pelennor: 'The Pelennor',
  'first-level': 'First level',
  'outer-towers': 'First level',
  'second-level': 'Second level',
  'third-level': 'Third level',
  'fourth-level': 'Fourth level',
  'fifth-level': 'Fifth level',
  'sixth-level': 'Sixth level',
  citadel: 'The Citadel',
};

/** Worth telling a player about, in the order in which they are told. */
export const ZONES: Names = {
  citadel: 'before the White Tower',
  'main-gate': 'at the Main Gate',
  'road-control': 'a hex that decides the road',
  'foot-of-outer-wall': 'foot of the Outer Wall',
  'sauron-entry': 'where the second host comes on',
};

/** What stands out of the open country. */
export const LANDMARKS: Names = {
  '0110': 'the way to Rohan',
  '0711': 'the North Road',
  '1106': 'the north tower',
  '1309': 'the north-east tower',
  '1911': 'the Main Gate',
  '1919': 'the East Road',
  '2124': 'the way to Osgiliath',
  '2509': 'the south-east tower',
  '2706': 'the south tower',
  '2715': 'the South Road',
  '3618': 'the way to the Harlond',
};

export const TERRAIN: Names = {
  'plowed fields': 'plowed fields',
  grove: 'grove',
  city: 'city',
  citadel: 'the Citadel',
  tunnel: 'tunnel through the pier',
  tower: 'tower on the Outer Wall',
};

export const NATIONS: Names = {
  mordor: 'Mordor',
  harad: 'Harad',
  gondor: 'Gondor',
  rohan: 'Rohan',
  men: 'the southern fiefs',
};

export const PLANS: Names = {
  'road-to-the-gate': 'By the road to the Gate',
  'three-ways': 'By three ways to the wall',
  'rings-held': 'Behind the First Wall',
  'in-depth': 'One ring behind another',
};

/** Why the game ended. */
export const REASONS: Names = {
  'city-broken': 'The garrison is broken, and the road to the east is held to the end.',
  'city-held': 'The last turn is over, and the city stands.',
};

/** Why points came or went. */
export const POINTS: Names = {
  rohan: 'Rohan has come',
  men: 'Aragorn has come',
  'garrison-broken': 'the garrison is demoralized',
  head: 'a head lies in the city',
};

/** What becomes of a piece, besides what can become of one in every siege. */
export const LOSSES: Names = {
  fire: '{burns} with the siege tower',
  oil: '{is} burned by the oil',
  run: '{runs} to {its} death',
};

const MARKERS: Names = {
  'sauron-catapult': 'Catapult',
  'city-catapult': 'Catapult of the city',
  'siege-tower': 'Siege tower',
  grond: 'Grond',
  cauldron: 'Cauldron',
  oil: 'Boiling oil',
  ladder: 'Ladder',
  fire: 'Fire',
  head: 'Head',
};

const SPELLS: Names = {
  'break-darkness': 'Break the Darkness',
  'stalemate-nazgul': 'Stalemate the Nazgûl',
  'reveal-aragorn': 'Reveal Aragorn',
  fear: 'Fear',
  'freeze-leader': 'Freeze a Leader',
  'operate-grond': 'Rouse Grond',
};

export const levelName = naming(LEVELS);
export const gateName = naming(GATES);
export const markerName = naming(MARKERS);
export const spellName = naming(SPELLS);
