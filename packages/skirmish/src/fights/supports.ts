/** [S-133 … S-142] Who may support whom in a Fight with a spear or a pike. */
import {
  areTouching,
  type Battle,
  figureOf,
  hasMark,
  isBound,
  isEngaged,
  isTransfixed,
  modelOf,
  onTable,
  sideOf,
} from '../engine/battle.ts';
import { bearsHeavy } from '../burdens/holding.ts';
import type { FightState } from '../engine/state.ts';
import type { Side } from '../engine/words.ts';

export type Support = readonly [supporter: number, friend: number];

/** The arm that a model could support with. */
const armOf = (b: Battle, model: number): 'spear' | 'pike' | undefined =>
  figureOf(b, model).wargear.find(({ support }) => support !== undefined)?.support;

/** [S-133, S-139, S-140, R-22, R-109] */
function canSupport(b: Battle, model: number): boolean {
  return (
    armOf(b, model) !== undefined &&
    figureOf(b, model).build === 'Infantry' &&
    !modelOf(b, model).prone &&
    !isEngaged(b, model) &&
    !isBound(b, model) &&
    !isTransfixed(b, model) &&
    !hasMark(b, model, 'supported') &&
    !bearsHeavy(b, model)
  );
}

const fits = (b: Battle, supporter: number, friend: number): boolean =>
  figureOf(b, friend).r <= figureOf(b, supporter).r;

/** Whether a support may be added to those that are declared already. */
export function mayAdd(
  b: Battle,
  fight: FightState,
  side: Side,
  declared: readonly Support[],
  [supporter, friend]: Support,
): boolean {
  if (!fight[side].includes(friend) || sideOf(b, supporter) !== side || !canSupport(b, supporter)) return false;
  if (!fits(b, supporter, friend) || declared.some(([each]) => each === supporter)) return false;
  const others = declared.filter(([, of]) => of === friend).map(([each]) => each);
  const [first] = others;
  if (first === undefined) return areTouching(b, supporter, friend);
  // [S-138, S-142] One spear or pike; behind a pike that it touches another.
  if (others.length > 1 || armOf(b, first) !== 'pike' || armOf(b, supporter) !== 'pike') return false;
  return areTouching(b, supporter, first);
}

/** Whether all of them may be declared, in this order. */
export function areLawfulSupports(b: Battle, fight: FightState, side: Side, supports: readonly Support[]): boolean {
  return supports.every((support, i) => mayAdd(b, fight, side, supports.slice(0, i), support));
}

/** Who could support a side's fighters, and each of them which: those that stand right behind one. */
export function singleSupports(b: Battle, fight: FightState, side: Side): Support[] {
  const ready = onTable(b, side).filter((model) => canSupport(b, model));
  return fight[side].flatMap((friend) =>
    ready.filter((model) => mayAdd(b, fight, side, [], [model, friend])).map((model): Support => [model, friend]),
  );
}

/** As many supports as can be given: each fighter its spear, and behind a pike another. */
export function allSupports(b: Battle, fight: FightState, side: Side): Support[] {
  const chosen = mostOf(singleSupports(b, fight, side));
  const ready = onTable(b, side).filter((model) => canSupport(b, model));
  for (const [, friend] of chosen.slice()) {
    const second = ready.find((model) => mayAdd(b, fight, side, chosen, [model, friend]));
    if (second !== undefined) chosen.push([second, friend]);
  }
  return chosen;
}

/** The most of them in which each supporter and each fighter is named once: who has several fighters before it makes room for others. */
function mostOf(singles: readonly Support[]): Support[] {
  const given = new Map<number, number>();
  const grow = (friend: number, seen: Set<number>): boolean => {
    for (const [supporter, of] of singles) {
      if (of !== friend || seen.has(supporter)) continue;
      seen.add(supporter);
      const before = given.get(supporter);
      if (before !== undefined && !grow(before, seen)) continue;
      given.set(supporter, friend);
      return true;
    }
    return false;
  };
  const friends = [...new Set(singles.map(([, friend]) => friend))];
  for (const friend of friends) grow(friend, new Set());
  const bySupporter = [...given];
  return friends.flatMap((friend) => bySupporter.filter(([, of]) => of === friend));
}
