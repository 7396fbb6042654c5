/** [S-84 … S-90, R-46] The winners strike: model after model, Attack after Attack; against who is Trapped in sets of two. */
import { type OddsModifier, pop, type Refusal } from '@warbeacon/kernel';
import {
  type Battle,
  type Chance,
  figureOf,
  findModel,
  idOf,
  isOnTable,
  isTransfixed,
  modelOf,
  nameOf,
  sideOf,
} from '../engine/battle.ts';
import type { CommandOf } from '../engine/command-schemas.ts';
import type { FrameOf } from '../engine/frames.ts';
import { refusing } from '../engine/refusals.ts';
import { as, command, frame } from '../engine/spec.ts';
import type { FightState } from '../engine/state.ts';
import { otherSide } from '../engine/words.ts';
import { hit } from '../heroes/wound-frame.ts';
import { passengerOf } from '../passengers/riding.ts';
import { hasChargeBonus, hasLance } from './charge-bonus.ts';
import { strikeOdds } from './strike-odds.ts';
import { strikeStrength, usesTwoHands } from './weapons.ts';

const no = refusing({
  'no-attacks': { code: 'no-attacks', case: 'S-85', message: '{model} has no Strikes to make.' },
  'another-strikes': { code: 'another-strikes', case: 'S-90', message: '{model} makes all its Strikes first.' },
  'not-an-enemy': {
    code: 'not-in-fight',
    case: 'S-88',
    message: '{target} is no enemy of this Fight who could be struck.',
  },
});

type Strikes = FrameOf<'strikes'>;
type Attacker = Strikes['left'][number];

/** [S-82, S-124, S-161, R-16, R-74, R-127] Who strikes, and how often: supporters once. */
export function strikersOf(b: Battle, fight: FightState): Attacker[] {
  if (fight.winner === null) return [];
  const side = fight.winner;
  const fighters = fight[side].filter(
    (model) =>
      isOnTable(b, model) && !modelOf(b, model).prone && !isTransfixed(b, model) && !fight.shielding.includes(model),
  );
  const supporters = fight.supports.map(([supporter]) => supporter).filter((model) => sideOf(b, model) === side);
  return [
    ...fighters.map((model) => ({ model, attacks: figureOf(b, model).attacks + (hasChargeBonus(b, model) ? 1 : 0) })),
    ...supporters.map((model) => ({ model, attacks: 1 })),
  ].filter(({ attacks }) => attacks > 0);
}

const fightOf = ({ s }: Battle, { fight }: Strikes): FightState => {
  const found = s.fights[fight];
  if (found === undefined) throw new Error('no such Fight');
  return found;
};

/** [S-88, A-53] Enemies of the Fight, and who rides behind one. */
function victimsOf(b: Battle, fight: FightState): number[] {
  const enemies = fight.winner === null ? [] : fight[otherSide(fight.winner)].filter((model) => isOnTable(b, model));
  return enemies.flatMap((model) => [model, passengerOf(b, model)]).filter((model) => model >= 0);
}

/** [S-83, S-86, R-24] */
const isStruckTwice = (b: Battle, fight: FightState, victim: number): boolean => {
  const { rides, prone } = modelOf(b, victim);
  const body = rides >= 0 ? rides : victim;
  return fight.trapped.includes(body) || prone || modelOf(b, body).prone;
};

/** [S-132, S-144] Two hands and a lance; of the fighters alone. */
function modifiersOf(b: Battle, fight: FightState, model: number): OddsModifier[] {
  if (!isFighter(fight, model)) return [];
  return [
    ...(usesTwoHands(b, model, fight) ? [{ case: 'S-132', label: 'two hands', value: 1 }] : []),
    ...(hasLance(b, model, fight) ? [{ case: 'S-144', label: 'lance', value: 1 }] : []),
  ];
}

const isFighter = ({ good, evil }: FightState, model: number): boolean => good.includes(model) || evil.includes(model);

const strengthOf = (b: Battle, fight: FightState, model: number): number =>
  isFighter(fight, model) ? strikeStrength(b, model, fight) : figureOf(b, model).strength;

/** Who may strike now: the one that has begun, else each that is left [S-89, S-90]. */
const readyOf = ({ left, striking }: Strikes): readonly Attacker[] => {
  const begun = left.filter(({ model }) => model === striking);
  return begun.length > 0 ? begun : left;
};

export const strikesFrame = frame<'strikes'>({
  kind: 'strikes',
  step(b, f, ctx) {
    const fight = fightOf(b, f);
    const { set } = f;
    if (set !== null) {
      // [S-87, R-46] Both of a set at the same victim; what is left of it when the victim is gone is lost.
      const there = victimsOf(b, fight).includes(set.victim);
      if (!there || set.strikes === 0) f.set = null;
      else {
        set.strikes -= 1;
        const { model: by, victim } = set;
        const bonus = modifiersOf(b, fight, by).reduce((sum, { value }) => sum + value, 0);
        hit(b, { victim, by, how: 'strike', strength: strengthOf(b, fight, by), bonus });
      }
      return true;
    }
    f.left = f.left.filter(
      ({ model, attacks }) => attacks > 0 && (isOnTable(b, model) || modelOf(b, model).at !== null),
    );
    const victims = victimsOf(b, fight);
    const [only] = readyOf(f);
    const [victim] = victims;
    if (only === undefined || victim === undefined) return (pop(b.s), true);
    if (readyOf(f).length > 1 || victims.length > 1) return false;
    attack(b, f, only.model, victim, ctx);
    return true;
  },
  decider: (b, f) => sideOf(b, f.left[0]?.model ?? 0),
  asks(b, f) {
    const ready = readyOf(f);
    const [one] = ready;
    return {
      models: ready.map(({ model }) => idOf(b, model)),
      ...(ready.length === 1 && one !== undefined && { model: idOf(b, one.model), points: one.attacks }),
      ...(f.struck >= 0 && { other: idOf(b, f.struck) }),
    };
  },
});

function attack(b: Battle, f: Strikes, model: number, victim: number, ctx: Chance): void {
  const entry = f.left.find((each) => each.model === model);
  if (entry === undefined) throw new Error('no such Attack');
  entry.attacks -= 1;
  f.striking = model;
  f.struck = victim;
  f.set = { model, victim, strikes: isStruckTwice(b, fightOf(b, f), victim) ? 2 : 1 };
  ctx.emit({ type: 'struck', model: idOf(b, model), target: idOf(b, victim) });
}

function whyNot(b: Battle, f: Strikes, { model: who, target }: CommandOf<'strike'>): Refusal | null {
  const model = findModel(b, who);
  if (!f.left.some((each) => each.model === model && each.attacks > 0)) return no('no-attacks', { model: who });
  const [first] = readyOf(f);
  if (first !== undefined && !readyOf(f).some((each) => each.model === model))
    return no('another-strikes', { model: nameOf(b, first.model) });
  return victimsOf(b, fightOf(b, f)).includes(findModel(b, target)) ? null : no('not-an-enemy', { target });
}

export const strikeCommand = command<'strike'>({
  type: 'strike',
  frames: ['strikes'],
  actor: ({ model }) => model,
  *legal(b, f, _side, models) {
    const frame_ = as('strikes', f);
    for (const { model } of readyOf(frame_)) {
      if (!models.includes(model)) continue;
      for (const victim of victimsOf(b, fightOf(b, frame_)))
        yield { type: 'strike', model: idOf(b, model), target: idOf(b, victim) };
    }
  },
  check: (b, f, _side, order) => whyNot(b, as('strikes', f), order),
  apply: (b, f, _side, { model, target }, ctx) =>
    attack(b, as('strikes', f), findModel(b, model), findModel(b, target), ctx),
  offer(b, f, _side, { model, target }) {
    const fight = fightOf(b, as('strikes', f));
    const victim = findModel(b, target);
    const strikes = isStruckTwice(b, fight, victim) ? 2 : 1;
    const by = findModel(b, model);
    const [strength, modifiers] = [strengthOf(b, fight, by), modifiersOf(b, fight, by)];
    return { odds: strikeOdds(b, { victim, strength, modifiers, strikes }) };
  },
});
