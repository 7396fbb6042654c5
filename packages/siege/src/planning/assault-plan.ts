/**
 * [7.31] [7.32] An attack of many at once: each strikes whom it is likeliest to hit, and of those whom fewest strike yet.
 * Nothing is thrown for it, and each can be called off before the blows fall.
 */
import { type Offered, play, type Rules, scriptedDice } from '@warbeacon/kernel';
import type { Assault, MarchPlan } from '../engine/marches.ts';
import type { Game } from '../engine/game.ts';
import { situate } from '../engine/situation.ts';
import type { State } from '../engine/state.ts';
import type { Side } from '../engine/vocabulary.ts';
import { hasDeclared, obligedTargets } from '../standard/melee/melee.ts';

/** What of a command an attack is made of. */
interface Blow {
  readonly type: string;
  readonly target?: unknown;
}

/**
 * The attacks for `side`, which must decide, one unit at each pull; none outside of the step in which they are declared. `who`:
 * all who can, or those alone that must (6.3). `left` names those of them to whom nobody is offered. `state` is not changed.
 */
export function* planAssault<C extends Blow>(
  game: Game,
  rules: Rules<State, C, unknown, unknown>,
  state: State,
  side: Side,
  who: Assault,
): Generator<undefined, MarchPlan<C>> {
  const s = rules.clone(state);
  const steps: Offered<C>[] = [];
  const withoutTarget: string[] = [];
  const struck = new Map<unknown, number>();
  for (const { target } of s.attacks) count(struck, game.units[target]?.id);
  for (const id of rules.actors(state, side)) {
    const unit = game.unitIndex.get(id);
    if (unit === undefined || hasDeclared(s, unit)) continue;
    if (who === 'obliged' && obligedTargets(situate(game, s), unit).length === 0) continue;
    yield;
    const blows = [...(rules.offers?.(s, side, id) ?? [])].filter(({ command }) => command.type === 'attack');
    const best = likeliest(blows, struck);
    if (best === undefined) {
      withoutTarget.push(id);
      continue;
    }
    steps.push(best);
    count(struck, best.command.target);
    play(rules, s, side, best.command, scriptedDice([]));
  }
  return { steps, left: withoutTarget, breaksOff: false };
}

const count = (struck: Map<unknown, number>, target: unknown): void => {
  struck.set(target, (struck.get(target) ?? 0) + 1);
};

function likeliest<C extends Blow>(
  blows: readonly Offered<C>[],
  struck: ReadonlyMap<unknown, number>,
): Offered<C> | undefined {
  const strikersOf = ({ command }: Offered<C>): number => struck.get(command.target) ?? 0;
  let best: Offered<C> | undefined;
  for (const blow of blows) {
    const more = best === undefined ? 1 : compareMisses(best, blow);
    if (best === undefined || more > 0 || (more === 0 && strikersOf(blow) < strikersOf(best))) best = blow;
  }
  return best;
}

/** More than nothing where `b` misses less often than `a`. */
function compareMisses<C>(a: Offered<C>, b: Offered<C>): number {
  const [x, y] = [missOf(a), missOf(b)];
  return x.n * y.d - y.n * x.d;
}

const missOf = <C>({ odds }: Offered<C>): { readonly n: number; readonly d: number } =>
  odds?.outcomes.find(({ kind }) => kind === 'none')?.chance ?? { n: 0, d: 1 };
