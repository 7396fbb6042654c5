/** Positions that tests of several subjects begin from. */

/** Orcs under the Deeping Wall, and one who holds it: steps go by without a die. */
export const UNDER_THE_WALL = {
  game: 'helms-deep',
  turn: 5,
  phase: 'isengard-movement',
  units: [
    { id: 'orc-1', hex: '1312' },
    { id: 'orc-3', hex: '1512' },
    { id: 'infantry-1', hex: '1310' },
  ],
  leaders: [{ id: 'theoden', hex: '0808' }],
};

/** Orcs and their captain before an archer of Rohan, far from the Hornburg. */
export const FIELD = {
  game: 'helms-deep',
  turn: 5,
  phase: 'isengard-movement',
  units: [
    { id: 'uruk-infantry-1', hex: '1024' },
    { id: 'uruk-infantry-2', hex: '1027' },
    { id: 'archer-1', hex: '1023' },
    { id: 'infantry-2', hex: '0809' },
  ],
  leaders: [{ id: 'captain-1', hex: '1027' }],
};

/** Gondor by day, an engine of every kind before the wall, and oil above the gate. */
export const BEFORE_THE_CITY = {
  game: 'gondor',
  turn: 8,
  phase: 'magic-first',
  units: [
    { id: 'troll-1', hex: '1911' },
    { id: 'orc-1', hex: '1412' },
    { id: 'orc-2', hex: '1713' },
    { id: 'orc-3', hex: '1914' },
    { id: 'light-orc-1', hex: '2014' },
    { id: 'spearman-1', hex: '1710' },
    { id: 'axeman-1', hex: '1910' },
    { id: 'citadel-guard-1', hex: '1903' },
  ],
  leaders: [
    { id: 'nazgul', hex: '2014' },
    { id: 'gandalf', hex: '1903' },
  ],
  markers: [
    { kind: 'grond', hex: '1911' },
    { kind: 'sauron-catapult', hex: '1412' },
    { kind: 'sauron-catapult', hex: '1913' },
    { kind: 'siege-tower', hex: '1914' },
    { kind: 'cauldron', hex: '1710' },
    { kind: 'oil', with: 'spearman-1' },
  ],
};
