/** The banner of a slain bearer: who stands beside it may take it at once, else it is lost. */
import { pop, push } from '@warbeacon/kernel';
import {
  areTouching,
  type Battle,
  figureOf,
  hasGear,
  idOf,
  isBound,
  isEngaged,
  isOnTable,
  mark,
  modelOf,
  nameOf,
  onTable,
  sideOf,
} from '../engine/battle.ts';
import type { Frame } from '../engine/frames.ts';
import { refusing } from '../engine/refusals.ts';
import { as, command, frame } from '../engine/spec.ts';

const no = refusing({
  'cannot-take': {
    code: 'cannot-take',
    case: 'X-11',
    message:
      '{model} cannot take the banner: it takes a standing, unengaged friend on foot in contact with its bearer.',
  },
});

/** To be called while the bearer, who is gone, still has its place. */
export function offerBanner(b: Battle, model: number): void {
  const bearer = modelOf(b, model);
  if (!b.field.house.banners || bearer.gone !== 'slain' || bearer.at === null || !hasGear(b, model, 'banner')) return;
  const takers = onTable(b, sideOf(b, model)).filter(
    (friend) =>
      areTouching(b, friend, model) &&
      !isBound(b, friend) &&
      !isEngaged(b, friend) &&
      !modelOf(b, friend).prone &&
      figureOf(b, friend).build === 'Infantry' &&
      !hasGear(b, friend, 'banner'),
  );
  if (takers.length > 0) push<Frame>(b.s, { kind: 'take', side: sideOf(b, model), from: model, takers });
}

export const takeFrame = frame<'take'>({
  kind: 'take',
  step(b, { takers }) {
    if (takers.some((model) => isOnTable(b, model))) return false;
    pop(b.s);
    return true;
  },
  decider: (_b, { side }) => side,
  asks: (b, { from, takers }) => ({ other: idOf(b, from), models: takers.map((model) => idOf(b, model)) }),
});

export const takeCommand = command<'take'>({
  type: 'take',
  frames: ['take'],
  actor: ({ model }) => model,
  *legal(b, f, _side, models) {
    for (const model of as('take', f).takers) {
      if (models.includes(model) && isOnTable(b, model)) yield { type: 'take', model: idOf(b, model) };
    }
  },
  check(b, f, _side, { model }) {
    const index = b.field.indexOf(model);
    return as('take', f).takers.includes(index) ? null : no('cannot-take', { model: nameOf(b, index) });
  },
  apply(b, f, _side, { model }, ctx) {
    const { from } = as('take', f);
    pop(b.s);
    mark(b, b.field.indexOf(model), 'bearer');
    ctx.emit({ type: 'bannerTaken', model, from: idOf(b, from) });
  },
});

export const leaveBanner = command<'decline'>({
  type: 'decline',
  frames: ['take'],
  actor: null,
  legal: () => [{ type: 'decline' }],
  check: () => null,
  apply: (b) => void pop(b.s),
});
