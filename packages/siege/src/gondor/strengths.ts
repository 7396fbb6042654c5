/** [17.11] [17.21] What lies on a unit, and lowers its strengths for a while. */
import { unitSpec } from '../engine/game.ts';
import type { Situation } from '../engine/situation.ts';
import type { Strengths } from '../engine/unit-kinds.ts';
import type { Attack, Morale } from '../engine/words.ts';
import { isInForce } from './magic/spells-in-force.ts';
import { own } from './own.ts';

/** G-112, G-153: E and Z stay what they are. */
const WEAKER: Readonly<Record<Attack, Attack>> = { A: 'B', B: 'C', C: 'D', D: 'E', E: 'E' };
const LOWER: Readonly<Record<Morale, Morale>> = { W: 'X', X: 'Y', Y: 'Z', Z: 'Z' };

/** There are few strengths, and they are asked for in every blow: each is lowered once. */
type Lowered = WeakMap<Strengths, Strengths>;

const WEAKENED: Lowered = new WeakMap();
const DISHEARTENED: Lowered = new WeakMap();

/** [17.11] One letter of attack; a missile strength stays e. */
function weakened(strengths: Strengths): Strengths {
  return remembered(WEAKENED, strengths, () => ({
    ...strengths,
    ...(strengths.attack ? { attack: WEAKER[strengths.attack] } : {}),
  }));
}

/** One step of morale. */
function disheartened(strengths: Strengths): Strengths {
  return remembered(DISHEARTENED, strengths, () => ({ ...strengths, morale: LOWER[strengths.morale] }));
}

function remembered(known: Lowered, strengths: Strengths, make: () => Strengths): Strengths {
  let lowered = known.get(strengths);
  if (lowered === undefined) known.set(strengths, (lowered = make()));
  return lowered;
}

/**
 * [17.11] G-112: Fear takes a letter of attack and a step of morale from Westernesse; [17.21] G-55: the breaking of the
 * darkness a letter of attack from Mordor, and nothing from Harad. [W-237] A formation loses what its units lose.
 */
export function strengthsNow({ game, s }: Situation, unit: number, printed: Strengths): Strengths {
  if (own(s).magic.inForce.length === 0) return printed;
  const { side, nation } = unitSpec(game, unit);
  if (side === 'westernesse') return isInForce(s, 'fear') ? disheartened(weakened(printed)) : printed;
  return nation === 'mordor' && isInForce(s, 'break-darkness') ? weakened(printed) : printed;
}
