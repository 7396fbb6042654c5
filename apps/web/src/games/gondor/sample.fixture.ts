/** A view of Gondor for tests: the third turn, Sauron before the wall. */
import type { View } from '@warbeacon/siege/gondor';

type UnitView = View['units'][string];
type LeaderView = View['leaders'][string];

export const unit = (hex: string, reduced = false): UnitView => ({
  hex,
  reduced,
  disrupted: false,
  moved: false,
  fired: false,
  attacked: false,
});
export const leader = (hex: string, reduced = false): LeaderView => ({
  hex,
  reduced,
  moved: false,
  fought: false,
  rallies: 0,
});

export const sampleView = (parts: Partial<View> = {}): View => ({
  game: 'gondor',
  turn: 3,
  night: true,
  phase: 'sauron-movement',
  segment: null,
  decision: { kind: 'movement', side: 'sauron' },
  units: {},
  leaders: {},
  gates: {},
  markers: {},
  levels: {},
  attacks: [],
  formations: [],
  points: {
    sauron: { now: 0, level: 93, demoralized: false },
    garrison: { side: 'westernesse', now: 0, level: 36, demoralized: false },
    relief: { side: 'westernesse', now: 0, level: 76, demoralized: false },
  },
  deployed: ['sauron', 'westernesse'],
  outcome: null,
  options: {
    demoralization: 'exceeds',
    fanatics: 'both',
    cityCatapults: true,
    wallBonus: 'upper',
    reducedSides: 'attack-and-armour',
    house: {
      freezeAgain: [
        [4, 5],
        [4, 7],
        [3, 8],
      ],
      gothmog: 5,
      imrahil: 5,
      eowyn: 4,
      ladders: 12,
      reducedLeaders: 'up',
      wallAtTwo: 9,
      tunnelArmour: 4,
    },
  },
  banner: null,
  breaches: [],
  demoralized: [],
  engines: { ready: [], fired: [], moved: [] },
  held: [],
  laid: [],
  magic: { points: { gandalf: 10, nazgul: 8 }, successes: {}, tried: [], inForce: [], grondAwake: false },
  oil: [3, 3, 3, 3, 3, 3],
  relief: { called: false, men: false, rohan: false },
  road: [null, null],
  supply: { heads: 12, ladders: 12 },
  twenty: false,
  ...parts,
});
