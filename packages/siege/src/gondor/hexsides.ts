/** The hexsides of Gondor: those of the Standard Rules, and what only this map has. Costs are in half points. */
import type { Crossing, HexsideSpec } from '../engine/hexsides.ts';
import type { Side } from '../engine/vocabulary.ts';
import type { State } from '../engine/state.ts';
import type { Link } from '../engine/terrain.ts';
import { STANDARD_HEXSIDES } from '../standard/hexsides.ts';
import { breakableWall } from './breaches/walls.ts';
import { MP } from '../standard/movement/movement-point.ts';
import { isEngine } from './siege/engines.ts';

/** [4.3] G-123: one point more, up and down; who is attacked from below is the better protected ([W-201]: in melee). */
const slope: HexsideSpec = {
  ...STANDARD_HEXSIDES.slope,
  foot: MP,
  mounted: MP,
  armour: (_situation, _attacker, _target, link) =>
    link.up === 1 ? { case: '4.3', label: 'the defender is attacked up a slope', value: 1 } : undefined,
};

/** [6.13] G-16: the mouth of a tunnel. Units and blows go through it, and [8.31] what a leader says; zones do not. */
const mouth: HexsideSpec = { ...STANDARD_HEXSIDES.arch, zone: 'never', heard: true };

/**
 * [16.48] What bars an engine is told before what would bar who pushes it. [16.75] It bars no oil: that goes where its
 * carrier does.
 */
function forEngines(spec: HexsideSpec): HexsideSpec {
  const { load: rule, foot, mounted } = spec;
  if (rule === undefined) return spec;
  const whyNoEngine = (s: State, load: string, side: Side, link: Link) => {
    if (!isEngine(load)) return undefined;
    return typeof rule === 'function' ? rule(s, load, side, link) : rule;
  };
  const pushed = (crossing: Crossing): Crossing => {
    if (typeof crossing !== 'function') return crossing;
    return (situation, mover, from, link, spent) => {
      const { load, side } = mover;
      const barred = load === undefined ? undefined : whyNoEngine(situation.s, load, side, link);
      return barred ?? crossing(situation, mover, from, link, spent);
    };
  };
  return { ...spec, foot: pushed(foot), mounted: pushed(mounted), load: whyNoEngine };
}

const wall = forEngines(breakableWall);

/**
 * [16.43] [W-271] A ladder may stand against any gate that is whole, one's own too: it is a wall to who fights over it (G-35),
 * and may be lost.
 */
const gate = forEngines({
  ...STANDARD_HEXSIDES.gate,
  scale(s, { gate: index, up }) {
    if (up !== 1) return 'nothing-to-scale';
    return s.gates[index]?.state === 'breached' ? 'scale-broken-gate' : undefined;
  },
});

export const HEXSIDES = {
  ...STANDARD_HEXSIDES,
  gate,
  slope,
  // [15.23] What the map marks as unbreachable is never broken.
  wall,
  tower: wall,
  arch: mouth,
  // [15.15] G-87: gate like any other.
  'main-gate': gate,
} as const satisfies Readonly<Record<string, HexsideSpec>>;
