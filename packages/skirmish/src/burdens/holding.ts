/** [A-22 … A-39] What a burden does to the moves of who bears it. */
import type { Refusal } from '@warbeacon/kernel';
import { type Battle, type Chance, figureOf, idOf } from '../engine/battle.ts';
import { refusing } from '../engine/refusals.ts';

const no = refusing({
  'must-drop': {
    code: 'must-drop',
    case: 'A-34',
    message: '{model} carries {object}: it moves with it, or puts it down first.',
  },
});

/** Heavy Objects that a model holds; to a Monster they are Light. */
const heavyOf = (b: Battle, model: number): number[] =>
  figureOf(b, model).build === 'Monster'
    ? []
    : b.field.objects.flatMap(({ kind }, index) =>
        kind === 'heavy' && b.s.objects[index]?.by.includes(model) === true ? [index] : [],
      );

/** Both of its hands are taken. */
export const bearsHeavy = (b: Battle, model: number): boolean => heavyOf(b, model).length > 0;

/** Why a model may not move by itself, for what it holds. */
export function whyBurdenHinders(b: Battle, model: number): Refusal | null {
  const [object] = heavyOf(b, model);
  return object === undefined
    ? null
    : no('must-drop', { model: idOf(b, model), object: b.field.objects[object]?.id ?? '' });
}

/** Whether all that it can do now is halved by what it bears alone. */
export const bearsAlone = (b: Battle, model: number): boolean =>
  heavyOf(b, model).some((object) => b.s.objects[object]?.by.length === 1);

/** What the model has with it has been moved. */
export function moveBurdens(b: Battle, model: number): void {
  for (const object of b.s.objects) if (object.by.includes(model)) object.moved = true;
}

/** The model has been charged. */
export function dropWhenCharged(_b: Battle, _ctx: Chance, _model: number): void {}

/** The model has been knocked down. */
export function dropWhenKnockedDown(_b: Battle, _ctx: Chance, _model: number): void {}
