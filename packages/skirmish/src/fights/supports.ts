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

/** What bars a support. */
type NoSupport = 'none' | 'prone' | 'transfixed' | 'used' | 'small' | 'one-spear' | 'two-pikes';

/** [S-133, S-139, S-140, R-22, R-109] */
function whyCannot(b: Battle, model: number): NoSupport | null {
  const isArmed = armOf(b, model) !== undefined && figureOf(b, model).build === 'Infantry';
  if (!isArmed || isEngaged(b, model) || isBound(b, model) || bearsHeavy(b, model)) return 'none';
  if (modelOf(b, model).prone) return 'prone';
  if (isTransfixed(b, model)) return 'transfixed';
  return hasMark(b, model, 'supported') ? 'used' : null;
}

const canSupport = (b: Battle, model: number): boolean => whyCannot(b, model) === null;

const fits = (b: Battle, supporter: number, friend: number): boolean =>
  figureOf(b, friend).r <= figureOf(b, supporter).r;

/** Why a support may not be added to those that are declared already. */
function whyNotAdd(
  b: Battle,
  fight: FightState,
  side: Side,
  declared: readonly Support[],
  [supporter, friend]: Support,
): NoSupport | null {
  if (!fight[side].includes(friend) || sideOf(b, supporter) !== side) return 'none';
  const barred = whyCannot(b, supporter);
  if (barred !== null) return barred;
  if (!fits(b, supporter, friend)) return 'small';
  if (declared.some(([each]) => each === supporter)) return 'used';
  const others = declared.filter(([, of]) => of === friend).map(([each]) => each);
  const [first] = others;
  if (first === undefined) return areTouching(b, supporter, friend) ? null : 'none';
  // [S-138, S-142] One spear or pike; behind a pike that it touches another.
  if (armOf(b, first) !== 'pike' || armOf(b, supporter) !== 'pike') return 'one-spear';
  return others.length > 1 || !areTouching(b, supporter, first) ? 'two-pikes' : null;
}

/** Whether a support may be added to those that are declared already. */
const mayAdd = (...given: Parameters<typeof whyNotAdd>): boolean => whyNotAdd(...given) === null;

/** Why not all of them may be declared, in whatever order: who stands behind a pike may be named before it. */
export function whyNotAll(
  b: Battle,
  fight: FightState,
  side: Side,
  supports: readonly Support[],
): { readonly why: NoSupport; readonly model: number } | null {
  const declared: Support[] = [];
  let left = supports;
  while (left.length > 0) {
    const next = left.find((support) => mayAdd(b, fight, side, declared, support));
    if (next === undefined) break;
    declared.push(next);
    left = left.filter((support) => support !== next);
  }
  const [barred] = left;
  if (barred === undefined) return null;
  return { why: whyNotAdd(b, fight, side, declared, barred) ?? 'none', model: barred[0] };
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
