/** The hexsides of Helm's Deep: those of the Standard Rules, and what only this map has. Costs are in half points. */
import type { HexsideSpec } from '../engine/hexsides.ts';
import { isWall } from '../standard/walls/walls.ts';
import { placeOf } from '../engine/state.ts';
import { mayPassGate } from '../standard/walls/gates.ts';
import { closedSide, STANDARD_HEXSIDES } from '../standard/hexsides.ts';
import { makeGate } from '../standard/walls/gates.ts';
import { MP } from '../standard/movement/movement-point.ts';
import { unitSpec } from '../engine/game.ts';
import { climbBesideCulvert, culvert, intoPassage } from './culvert/culvert.ts';

/** [21.21] [G-66] Théoden's wedge goes through gates that are open to it. */
const gloryThroughGates: HexsideSpec['formation'] = (s, formation, side, link) =>
  formation.glory && mayPassGate(s, link, side, true);

/** [15.15] [15.16] [15.17] As any gate: who goes through it, and whose it is, in `standard/walls/gates`. */
const gate: HexsideSpec = { ...STANDARD_HEXSIDES.gate, formation: gloryThroughGates };

/** [15.21] D-19: for Isengard there is no way through while it is whole, and no ladder against it. */
const mainGate: HexsideSpec = {
  ...makeGate({ shutTo: 'isengard', shut: 'main-gate', strike: 'main-gate-shut', scale: 'main-gate-scaled' }),
  formation: gloryThroughGates,
  // [15.22] A unit of Westernesse keeps its cover after a breach.
  cover: (s, link, side) => isWall(s, link) || (link.up === 1 && side === 'westernesse'),
};

/** [16.11] [16.12] Two points more to cross, on foot alone. */
const dike: HexsideSpec = {
  foot: 2 * MP,
  mounted: 'dike-cavalry',
  zone: 'always',
  strike: (_situation, { cavalry }) => (cavalry ? 'dike-cavalry-strikes' : undefined),
  retreat: (_situation, { cavalry }) => !cavalry,
  advance: (_situation, { cavalry }) => !cavalry,
  armour({ game }, _attacker, target, link) {
    if (unitSpec(game, target).cavalry) return undefined;
    if (link.up === 1) return { case: '16.12', label: 'the defender stands on the Dike', value: 1 };
    return link.up === -1 ? { case: '16.11', label: 'the defender stands in the ditch', value: -1 } : undefined;
  },
};

/** [19.11] [19.13] A slope, and who stands on dry ground is the better protected against who wades. */
const bank: HexsideSpec = {
  ...STANDARD_HEXSIDES.slope,
  armour({ game, s }, attacker, target) {
    const { ground } = game.terrain;
    const wades = ground[placeOf(s, attacker)] === 'stream' && ground[placeOf(s, target)] !== 'stream';
    return wades ? { case: '19.13', label: 'the attacker stands in the stream', value: 1 } : undefined;
  },
};

export const HEXSIDES = {
  ...STANDARD_HEXSIDES,
  // [15.31] Open to all, and to their zones.
  arch: STANDARD_HEXSIDES.arch,
  // [15.12] [15.13] [15.17] [17.11] [17.12] [17.14] Struck over from above (`standard/walls`); up by ladder, down for the
  // whole allowance; no zone and no way back over it. [20.68] Neither horse nor loads pass it: its row is in
  // `standard/hexsides`.
  wall: { ...STANDARD_HEXSIDES.wall, foot: climbBesideCulvert },
  // [15.14] [15.51] The same; the map has the tower as the upper hex.
  tower: { ...STANDARD_HEXSIDES.tower, foot: climbBesideCulvert },
  gate,
  'main-gate': mainGate,
  // [15.23] The ramp is entered and left at its ends.
  'ramp-side': closedSide('ramp-side', 'ramp-side-strike'),
  dike,
  bank,
  // [18.1] See `culvert/culvert`.
  culvert,
  'into-passage': intoPassage,
} as const satisfies Readonly<Record<string, HexsideSpec>>;
