/** The games that can be measured. */
import { play, type Rules, seedKey, streamDice } from '@warbeacon/kernel';
import { type Game, gondorSiege, helmsDeepSiege, makePosition, type State } from '@warbeacon/siege';
import { makePosition as makeSkirmish, skirmish } from '@warbeacon/skirmish';

export const BENCH_GAMES = ['helms-deep', 'gondor', 'skirmish'] as const;
export type BenchGame = (typeof BENCH_GAMES)[number];

/** Who deploys first, and sits at the first seat. */
export function sideThatBegins(game: BenchGame): string {
  if (game === 'skirmish') return skirmish.sides[0];
  return game === 'gondor' ? gondorSiege.rules.sides[0] : helmsDeepSiege.rules.sides[0];
}

/** Both sides deployed by their first plans, as a position: a match of full size that needs no deployment. */
export function deployedPosition(game: BenchGame): object {
  if (game === 'skirmish') return deployedSkirmish();
  return game === 'gondor' ? deployed(gondorSiege) : deployed(helmsDeepSiege);
}

/** The Forces Clash, with both forces in line and the first turn begun. */
function deployedSkirmish(): object {
  const state = skirmish.create({});
  for (let index = 0; state.turn === 0; index++) {
    const side = skirmish.deciders(state)[0];
    if (side === undefined) throw new Error('nobody sets up');
    const commands = [...skirmish.legal(state, side, null)];
    const command = commands.find(({ type }) => type === 'done') ?? commands[0];
    if (command === undefined) throw new Error('the setting up cannot end');
    play(skirmish, state, side, command, streamDice(seedKey(1), { index }));
  }
  return makeSkirmish(state);
}

function deployed<C extends { readonly type: string }, E, V, Side extends string>({
  game,
  rules,
}: {
  readonly game: Game;
  readonly rules: Rules<State, C, E, V, Side>;
}): object {
  const state = rules.create({});
  for (let index = 0; state.phase === 'deployment'; index++) {
    const side = rules.deciders(state)[0];
    if (side === undefined) throw new Error('nobody deploys');
    const commands = [...rules.legal(state, side, null)];
    // `done` is offered once everybody has a place.
    const command = commands.find(({ type }) => type === 'done') ?? commands.find(({ type }) => type === 'setUp');
    if (command === undefined) throw new Error('the deployment cannot end');
    play(rules, state, side, command, streamDice(seedKey(1), { index }));
  }
  return makePosition(game, state);
}
