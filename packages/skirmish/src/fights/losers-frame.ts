/** [S-72 … S-74, S-80, R-124] The losers Back Away, each an inch, in the order that their owner chooses. */
import { pop, push, type Refusal } from '@warbeacon/kernel';
import { step } from '@warbeacon/plane';
import {
  type Battle,
  type Chance,
  discOf,
  findModel,
  idOf,
  isOnTable,
  modelOf,
  nameOf,
  sideOf,
} from '../engine/battle.ts';
import { INCH } from '@warbeacon/plane';
import type { CommandOf } from '../engine/command-schemas.ts';
import type { Frame, FrameOf } from '../engine/frames.ts';
import { refusing } from '../engine/refusals.ts';
import { as, command, frame } from '../engine/spec.ts';
import type { At, FightState } from '../engine/state.ts';
import { otherSide } from '../engine/words.ts';
import { isOpenDirection, openDirections } from '../geometry/aside.ts';
import type { Room } from '../geometry/clear.ts';
import { bodiesAround, moverOf } from '../moving/bodies.ts';
import { place } from '../moving/carrying-out.ts';
import { groundFor } from '../moving/ground.ts';
import { testAfterForce } from '../water/wading.ts';
import { waysFor } from './make-way-frame.ts';

const no = refusing({
  'not-a-loser': { code: 'not-a-loser', case: 'S-72', message: '{model} has not to Back Away now.' },
  closed: {
    code: 'closed-direction',
    case: 'S-72',
    message:
      '{model} cannot Back Away there: it takes a clear step of an inch that leads nearer to none of the winners.',
  },
});

/** Whoever is near enough to matter for a step of an inch, and for a friend who steps aside for it. */
const NEAR = 4 * INCH;

export const roomFor = (b: Battle, model: number): Room => ({
  table: b.field.table,
  bodies: bodiesAround(b, model, NEAR),
  ground: groundFor(b, model),
});

export function winnersOf(b: Battle, fight: FightState, loser: number): { x: number; y: number }[] {
  return fight[otherSide(sideOf(b, loser))].filter((model) => isOnTable(b, model)).map((model) => discOf(b, model));
}

export const directionsOf = (b: Battle, fight: FightState, loser: number): number[] =>
  openDirections(moverOf(b, loser), winnersOf(b, fight, loser), roomFor(b, loser));

const fightOf = ({ s }: Battle, { fight }: { readonly fight: number }): FightState => {
  const found = s.fights[fight];
  if (found === undefined) throw new Error('no such Fight');
  return found;
};

export const losersFrame = frame<'losers'>({
  kind: 'losers',
  step(b, f, ctx) {
    f.left = f.left.filter((model) => isOnTable(b, model));
    const [only] = f.left;
    if (only === undefined) return (pop(b.s), true);
    const fight = fightOf(b, f);
    // Those who can go first; then the blocked, by their places.
    const open = f.left.flatMap((model) => {
      const directions = directionsOf(b, fight, model);
      return directions.length > 0 ? [{ model, directions }] : [];
    });
    const [free] = open;
    if (free === undefined) {
      blocked(b, f, fight, Math.min(...f.left), ctx);
      return true;
    }
    // One way for one model is no question.
    if (open.length > 1 || free.directions.length > 1) return false;
    backAway(b, f, free.model, free.directions[0] ?? 0, ctx);
    return true;
  },
  decider: (b, f) => sideOf(b, f.left[0] ?? 0),
  asks: (b, f) => ({ models: f.left.map((model) => idOf(b, model)) }),
});

function blocked(b: Battle, f: FrameOf<'losers'>, fight: FightState, model: number, ctx: Chance): void {
  f.left = f.left.filter((each) => each !== model);
  if (waysFor(b, fight, model).length > 0) push<Frame>(b.s, { kind: 'makeWay', fight: f.fight, model });
  else trap(b, fight, model, ctx);
}

/** [S-74] */
export function trap(b: Battle, fight: FightState, model: number, ctx: Chance): void {
  fight.trapped.push(model);
  ctx.emit({ type: 'trapped', model: idOf(b, model) });
}

/** [S-26, S-73] The step itself: forced, so that no zone matters, and water is looked at where it ends. */
export function stepBack(b: Battle, model: number, direction: number, ctx: Chance): void {
  const { at } = modelOf(b, model);
  if (at === null) return;
  const end = step(discOf(b, model), direction, INCH);
  const to: At = [end.x, end.y];
  place(b, ctx, model, to);
  ctx.emit({ type: 'backedAway', model: idOf(b, model), from: at, to });
  testAfterForce(b, ctx, model);
}

function backAway(b: Battle, f: FrameOf<'losers'>, model: number, direction: number, ctx: Chance): void {
  f.left = f.left.filter((each) => each !== model);
  stepBack(b, model, direction, ctx);
}

/** Of each unbroken run the ends, and every fifteenth between. */
export function thinned(directions: readonly number[]): number[] {
  return directions.filter((each, i) => {
    const inside = directions[i - 1] === each - 1 && directions[i + 1] === each + 1;
    return !inside || each % 15 === 0;
  });
}

function whyNot(b: Battle, f: FrameOf<'losers'>, { model: id, direction }: CommandOf<'backAway'>): Refusal | null {
  const model = findModel(b, id);
  if (!f.left.includes(model)) return no('not-a-loser', { model: id });
  const open = isOpenDirection(moverOf(b, model), winnersOf(b, fightOf(b, f), model), roomFor(b, model), direction);
  return open ? null : no('closed', { model: nameOf(b, model) });
}

export const backAwayCommand = command<'backAway'>({
  type: 'backAway',
  frames: ['losers'],
  sampled: true,
  actor: ({ model }) => model,
  *legal(b, f, _side, models) {
    const losers = as('losers', f);
    for (const model of models) {
      if (!losers.left.includes(model)) continue;
      for (const direction of thinned(directionsOf(b, fightOf(b, losers), model)))
        yield { type: 'backAway', model: idOf(b, model), direction };
    }
  },
  check: (b, f, _side, order) => whyNot(b, as('losers', f), order),
  apply: (b, f, _side, { model, direction }, ctx) => backAway(b, as('losers', f), findModel(b, model), direction, ctx),
});
