/** Exact odds of the siege: gates, Blasting Fire and rocks. */
import type { Chance, Odds } from '@warbeacon/kernel';
import { strengthsOf } from '../../standard/combat/armour.ts';
import { gateIndex, isMainGate } from '../breaches/breaches.ts';
import { noRamRange } from '../breaches/battering.ts';
import { gateOfFire, isWhole } from '../fires/blasts.ts';
import { houseOf } from '../house-values.ts';
import type { TotalRange } from '../../engine/options.ts';
import { fate, reduce } from '../../standard/combat/odds.ts';
import type { Situation } from '../../engine/situation.ts';
import { blastResult, ramBreach } from '../breaches/breach-table.ts';
import { waysOf36 } from '../../standard/tables/casualty-probability.ts';
import { casualtyResult } from '../../standard/tables/casualty-results.ts';

const DICE = [1, 2, 3, 4, 5, 6] as const;
const SURE: Chance = { n: 1, d: 1 };

/** [15.32] [20.4] Without fail at an ordinary gate. */
export function ramOdds({ game, s }: Situation, gate: string): Odds {
  if (isMainGate(game.terrain.gates[gateIndex(game, gate)])) return breachOdds(ramBreach(houseOf(s)));
  return {
    outcomes: [{ kind: 'breached', label: 'the gate is breached', chance: SURE }],
    modifiers: [],
    roll: 'no die',
  };
}

/** [15.4] */
export function batterOdds(situation: Situation, unit: number): Odds {
  const range = noRamRange(situation, unit);
  return range === null ? { outcomes: [], modifiers: [], roll: 'never' } : breachOdds(range);
}

function breachOdds([low, high]: TotalRange): Odds {
  const ways = waysOf36(low, high);
  return {
    outcomes: [
      { kind: 'breached', label: 'the gate is breached', chance: reduce(ways, 36) },
      { kind: 'none', label: 'the gate holds', chance: reduce(36 - ways, 36) },
    ],
    modifiers: [],
    roll: `${low === high ? low : `${low}–${high}`} on two dice (a house value)`,
  };
}

/** [20.5] Of a fire about to be lit: what becomes of the gate or the Culvert. */
export function blastOdds(situation: Situation, id: string): Odds | undefined {
  const { game, s } = situation;
  const fire = s.markers.find((marker) => marker.id === id);
  if (!fire) return undefined;
  const sure = (kind: string, label: string): Odds => ({
    outcomes: [{ kind, label, chance: SURE }],
    modifiers: [],
    roll: 'no die',
  });
  if (fire.dummy) return sure('none', 'a dummy');
  const gate = game.terrain.gates[gateOfFire(game, fire)];
  const whole = isWhole(situation, fire);
  if (gate !== undefined && !isMainGate(gate))
    return whole ? sure('breached', 'breached') : sure('none', 'goes off again');
  if (!whole) return sure('none', 'wasted');
  const house = houseOf(s);
  const outcomes = (['breached', 'collapsed', 'dud'] as const).map((result) => ({
    kind: result === 'dud' ? 'none' : result,
    label: result === 'dud' ? 'a dud' : result,
    chance: reduce(DICE.filter((die) => blastResult(house, die) === result).length, 6),
  }));
  return { outcomes: outcomes.filter(({ chance }) => chance.n > 0), modifiers: [], roll: 'one die (a house value)' };
}

/** [20.85] Rocks never miss. */
export function rocksOdds(situation: Situation, target: number): Odds {
  const { morale } = strengthsOf(situation, target);
  const tally = new Map<string, { kind: string; n: number }>();
  for (const die of DICE) {
    const { label, kind } = fate(situation, target, casualtyResult(morale, die));
    tally.set(label, { kind, n: (tally.get(label)?.n ?? 0) + 1 });
  }
  return {
    outcomes: [...tally].map(([label, { kind, n }]) => ({ kind, label, chance: reduce(n, 6) })),
    modifiers: [],
    roll: `one die, morale ${morale}`,
  };
}
