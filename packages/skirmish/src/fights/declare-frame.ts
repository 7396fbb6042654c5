/** [S-67, S-68, R-19] What a side declares before the dice: hands, Shielding, supports, and which of several weapons. */
import { pop, type Refusal } from '@warbeacon/kernel';
import { type Battle, figureOf, findModel, hasGear, idOf, isTransfixed, nameOf } from '../engine/battle.ts';
import type { CommandOf } from '../engine/command-schemas.ts';
import type { Frame } from '../engine/frames.ts';
import { refusing } from '../engine/refusals.ts';
import { as, command, frame } from '../engine/spec.ts';
import type { FightState } from '../engine/state.ts';
import type { Side } from '../engine/words.ts';
import { fightOdds } from './fight-odds.ts';
import { allSupports, singleSupports, type Support, whyNotAll } from './supports.ts';
import { mayChooseHands, otherWeapons, weaponsOf } from './weapons.ts';

type Declare = CommandOf<'declare'>;

const no = refusing({
  'not-in-it': { code: 'not-in-fight', case: 'S-68', message: '{model} is no fighter of yours in this Fight.' },
  'no-choice': {
    code: 'no-choice',
    case: 'S-131',
    message: '{model} has no weapon that it may use with one hand or with two.',
  },
  'no-shield': {
    code: 'no-shield',
    case: 'S-159',
    message: '{model} cannot use Shielding: it has no shield.',
  },
  transfixed: {
    code: 'transfixed',
    case: 'S-124',
    message: '{model} is held by a power: it rolls its dice and no more.',
  },
  twice: {
    code: 'twice',
    case: 'S-68',
    message: 'A model is named twice, or uses Shielding with both hands on its weapon.',
  },
  none: {
    code: 'no-support',
    case: 'S-133',
    message: 'Support comes from a standing, unengaged model on foot with a spear in contact with the fighter.',
  },
  prone: { code: 'no-support', case: 'S-140', message: '{model} lies down, and supports nobody.' },
  held: { code: 'no-support', case: 'R-22', message: '{model} is held by a power, and supports nobody.' },
  used: { code: 'no-support', case: 'S-139', message: '{model} supports one friend in a turn.' },
  small: {
    code: 'no-support',
    case: 'S-134',
    message: 'The base of {model} is smaller than that of whom it would support.',
  },
  'one-spear': { code: 'no-support', case: 'S-138', message: 'One spear is all the support that a fighter has.' },
  'two-pikes': {
    code: 'no-support',
    case: 'S-142',
    message: 'Behind a fighter stand two pikes at most, and the second touches the first.',
  },
  rider: { code: 'no-shield', case: 'S-162', message: '{model} rides, and cannot use Shielding.' },
  'no-weapon': { code: 'no-weapon', case: 'S-130', message: '{model} has no {weapon} to fight with.' },
});

const fightAt = ({ s }: Battle, frame_: Frame): FightState => {
  const fight = s.fights[as('declare', frame_).fight];
  if (fight === undefined) throw new Error('no such Fight');
  return fight;
};

/** [S-159, S-162, R-22] */
const mayShield = (b: Battle, model: number): boolean =>
  hasGear(b, model, 'shield') && figureOf(b, model).build !== 'Cavalry' && !isTransfixed(b, model);

/** Whether a side has anything to declare. */
export const hasChoices = (b: Battle, fight: FightState, side: Side): boolean =>
  fight[side].some((model) => mayShield(b, model) || mayChooseHands(b, model) || otherWeapons(b, model).length > 0) ||
  singleSupports(b, fight, side).length > 0;

export const declareFrame = frame<'declare'>({
  kind: 'declare',
  decider: (_b, { side }) => side,
  asks: (b, f) => ({ models: b.s.fights[f.fight]?.[f.side].map((model) => idOf(b, model)) ?? [] }),
});

function whyNot(b: Battle, fight: FightState, side: Side, order: Declare): Refusal | null {
  const { twoHanded = [], shielding = [], supports = [], weapons = {} } = order;
  const named = [...twoHanded, ...shielding];
  if (new Set(named).size < named.length) return no('twice');
  for (const id of [...named, ...Object.keys(weapons)]) {
    const model = findModel(b, id);
    if (model < 0 || !fight[side].includes(model)) return no('not-in-it', { model: id });
  }
  for (const id of shielding) {
    const model = findModel(b, id);
    if (isTransfixed(b, model)) return no('transfixed', { model: nameOf(b, model) });
    if (figureOf(b, model).build === 'Cavalry') return no('rider', { model: nameOf(b, model) });
    if (!mayShield(b, model)) return no('no-shield', { model: nameOf(b, model) });
  }
  for (const [id, weapon] of Object.entries(weapons)) {
    const model = findModel(b, id);
    if (!weaponsOf(b, model).some((each) => each.id === weapon))
      return no('no-weapon', { model: nameOf(b, model), weapon });
  }
  const declared = withDeclared(b, fight, order);
  for (const id of twoHanded) {
    const model = findModel(b, id);
    const hands = weaponsOf(b, model).find(
      (each) => each.id === declared.weapons.find((one) => one.model === model)?.weapon,
    );
    if (!(hands === undefined ? mayChooseHands(b, model) : hands.hands === 'hand-and-a-half'))
      return no('no-choice', { model: nameOf(b, model) });
  }
  const pairs = supports.map(([one, other]): Support => [findModel(b, one), findModel(b, other)]);
  if (pairs.some(([one]) => one < 0)) return no('none');
  const barred = whyNotAll(b, fight, side, pairs);
  if (barred === null) return null;
  return no(barred.why === 'transfixed' ? 'held' : barred.why, { model: nameOf(b, barred.model) });
}

/** The Fight as it is after a declaration; the Fight itself is not changed. */
export function withDeclared(b: Battle, fight: FightState, order: Declare): FightState {
  const { twoHanded = [], shielding = [], supports = [], weapons = {} } = order;
  const models = (ids: readonly string[]): number[] => ids.map((id) => findModel(b, id));
  return {
    ...fight,
    twoHanded: [...fight.twoHanded, ...models(twoHanded)],
    shielding: [...fight.shielding, ...models(shielding)],
    supports: [
      ...fight.supports,
      ...supports.map(([one, other]): [number, number] => [findModel(b, one), findModel(b, other)]),
    ],
    weapons: [
      ...fight.weapons,
      ...Object.entries(weapons).map(([id, weapon]) => ({ model: findModel(b, id), weapon })),
    ],
  };
}

/** All supports, and each fighter with what it alone could declare; the same without any support; and each support by itself. */
function* candidates(b: Battle, fight: FightState, side: Side): Iterable<Declare> {
  const supports = allSupports(b, fight, side).map(([one, other]): [string, string] => [idOf(b, one), idOf(b, other)]);
  for (const given of supports.length > 0 ? [supports, []] : [[]]) {
    const base: Declare = { type: 'declare', ...(given.length > 0 && { supports: given }) };
    yield base;
    for (const model of fight[side]) {
      const id = idOf(b, model);
      yield { ...base, twoHanded: [id] };
      yield { ...base, shielding: [id] };
      for (const { id: weapon } of otherWeapons(b, model)) {
        yield { ...base, weapons: { [id]: weapon } };
        yield { ...base, weapons: { [id]: weapon }, twoHanded: [id] };
      }
    }
    const shields = fight[side].filter((model) => mayShield(b, model)).map((model) => idOf(b, model));
    if (shields.length > 1) yield { ...base, shielding: shields };
  }
  // [S-139] A spear may be wanted for another Fight: one is given, or that of somebody else.
  for (const [one, other] of singleSupports(b, fight, side)) {
    const alone: [string, string] = [idOf(b, one), idOf(b, other)];
    if (supports.length !== 1 || supports[0]?.[0] !== alone[0] || supports[0][1] !== alone[1])
      yield { type: 'declare', supports: [alone] };
  }
}

export const declareCommand = command<'declare'>({
  type: 'declare',
  frames: ['declare'],
  sampled: true,
  actor: null,
  *legal(b, f, side) {
    const fight = fightAt(b, f);
    for (const order of candidates(b, fight, side)) if (whyNot(b, fight, side, order) === null) yield order;
  },
  check: (b, f, side, order) => whyNot(b, fightAt(b, f), side, order),
  apply(b, f, side, order, ctx) {
    const { fight: at } = as('declare', f);
    const { twoHanded = [], shielding = [], supports = [], weapons = {} } = order;
    b.s.fights[at] = withDeclared(b, fightAt(b, f), order);
    const named = Object.keys(weapons).length > 0 && { weapons };
    ctx.emit({ type: 'declared', side, twoHanded, shielding, supports, ...named });
    pop(b.s);
  },
  offer: (b, f, _side, order) => ({ odds: fightOdds(b, withDeclared(b, fightAt(b, f), order)) }),
});
