/** [16.84] [17.11] [17.21] What lies on a unit, or at its feet, and lowers its strengths for a while. */
import type { OddsModifier } from '@warbeacon/kernel';
import { unitSpec } from '../engine/game.ts';
import type { Situation } from '../engine/situation.ts';
import type { State } from '../engine/state.ts';
import type { Strengths, UnitSpec } from '../engine/unit-kinds.ts';
import type { Attack, Morale } from '../engine/words.ts';
import { ownStrengths } from '../standard/combat/armour.ts';
import { formationOf } from '../standard/formations/formations.ts';
import { standsWithHeads } from './heads/heads.ts';
import { isInForce } from './magic/spells-in-force.ts';
import { SPELL_DATA } from './magic/spells.ts';
import { own } from './own.ts';
import type { Spell } from './words.ts';

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

/** Which spell takes a letter of attack from a unit now: [17.11] Fear from Westernesse, [17.21] G-55 the other from Mordor alone. */
function weakener(s: State, { side, nation }: UnitSpec): Spell | undefined {
  if (own(s).magic.inForce.length === 0) return undefined;
  if (side === 'westernesse') return isInForce(s, 'fear') ? 'fear' : undefined;
  return nation === 'mordor' && isInForce(s, 'break-darkness') ? 'break-darkness' : undefined;
}

/**
 * [17.11] [17.21] G-112: Fear takes a step of morale besides, and [16.84] heads another (G-153). [W-237] A formation loses
 * what its units lose.
 */
export function strengthsNow(situation: Situation, unit: number, printed: Strengths): Strengths {
  const { game, s } = situation;
  const here = standsWithHeads(situation, unit) ? disheartened(printed) : printed;
  const spell = weakener(s, unitSpec(game, unit));
  if (spell === undefined) return here;
  return spell === 'fear' ? disheartened(weakened(here)) : weakened(here);
}

/** The same for the odds, with the heads at the defender's feet: what has nothing left to lose is not told of. */
export function strengthModifiers(
  situation: Situation,
  attacker: number,
  target: number,
  missile: boolean,
): readonly OddsModifier[] {
  const { game, s } = situation;
  const modifiers: OddsModifier[] = [];
  const spell = missile ? undefined : weakener(s, unitSpec(game, attacker));
  if (spell !== undefined && (formationOf(s, attacker) || ownStrengths(situation, attacker).attack !== 'E')) {
    const { name, case: ruleCase } = SPELL_DATA[spell];
    modifiers.push({ case: ruleCase, label: `${name} takes a letter from the attacker`, value: -1 });
  }
  const { morale } = ownStrengths(situation, target);
  const isAfraid = weakener(s, unitSpec(game, target)) === 'fear';
  if (isAfraid && morale !== 'Z')
    modifiers.push({ case: '17.11', label: 'Fear takes a step of morale from the defender', value: -1 });
  if (standsWithHeads(situation, target) && (isAfraid ? LOWER[morale] : morale) !== 'Z')
    modifiers.push({ case: '16.84', label: "heads lie at the defender's feet: a step of morale", value: -1 });
  return modifiers;
}
