/** Positions from the last turns of a siege, each some way from one of the ends a game can have. */
import { GATES_TAKEN } from './taken.fixture.ts';

/** Isengard has lost nearly all it can bear, and stands amid the relief. */
export const NEAR_THE_ROUT = `
  turn 17, westernesse-combat
  0826: infantry-1, theoden
  0926: knight-1
  1026: knight-2, eomer
  1126: rider-1, erkenbrand
  0827: orc-1
  0927: orc-2
  1027: uruk-infantry-1, captain-1
  1127: dunland-cavalry-1
  isengard 112 points
  westernesse 60 points
`;

/** The three lords, worn and alone, and a leader of Isengard beside each. */
export const LORDS_AT_BAY = `
  turn 17, isengard-combat
  0826: theoden reduced
  0926: eomer reduced
  1026: erkenbrand reduced
  0925: infantry-1
  0827: uruk-guard-1, captain-1
  0927: uruk-guard-2, captain-2
  1027: half-orc-guard-1, lieutenant
  1126: orc-1, chief
  westernesse 70 points
  isengard 60 points
`;

/** Isengard in every level and in the Deep; what is left of Westernesse is at the Dike. */
export const STRONGHOLD_LOST = `
  turn 19, isengard-movement
  0810: orc-1
  0709: orc-2
  0808: orc-3, captain-1
  1310: orc-4
  1410: uruk-infantry-1
  1608: uruk-guard-1, lieutenant
  1109: orc-5
  1210: archer-1 disrupted
  0926: knight-1
  0830: infantry-1, theoden
  ${GATES_TAKEN}
`;
