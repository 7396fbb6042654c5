/** Who and what stands on the table, as the board shows it, of what a view says. */
import { PROFILES, WARGEAR } from '@warbeacon/skirmish/data';
import type { View } from '@warbeacon/skirmish';
import type { FigureMark, ObjectModel } from '../../board/plane/model.ts';
import { INCH } from '../../board/plane/scale.ts';
import type { Figure } from '../../face/plane-face.ts';
import { figureKindOf, modelName, modelTag } from './cast.ts';

type Model = View['models'][string];

/** [S-24, S-30, S-31] Who lies down, is Engaged or bound has no zone. */
const zoneOf = ({ prone, engaged, bound }: Model): number => (prone || bound || engaged.length > 0 ? 0 : INCH);

const HOLDING: ReadonlySet<string> = new Set(['immobilise', 'transfix', 'command', 'compel']);

function marksOf(view: View, id: string, model: Model): readonly FigureMark[] {
  const whole = PROFILES.get(model.profile)?.wounds ?? model.wounds;
  const is: readonly (readonly [FigureMark, boolean])[] = [
    ['trapped', model.trapped],
    ['engaged', model.engaged.length > 0],
    ['held', model.effects.some(({ power }) => HOLDING.has(power))],
    ['wounded', model.wounds < whole],
    ['carries', model.carries.length > 0],
    ['rider', Object.values(view.models).some(({ rides }) => rides === id)],
    ['sentry', model.sentry && !view.alarm],
    ['bound', model.bound],
    ['moved', model.marks.some((mark) => mark === 'done' || mark === 'moved' || mark === 'shot')],
  ];
  return is.filter(([, holds]) => holds).map(([mark]) => mark);
}

export const isHero = ({ profile }: Model): boolean => PROFILES.get(profile)?.keywords.includes('Hero') === true;

/** The farthest that it shoots, in u. */
export const rangeOf = ({ profile }: Model): number =>
  INCH * Math.max(0, ...(PROFILES.get(profile)?.gear ?? []).map((gear) => WARGEAR.get(gear)?.range ?? 0));

export function figuresOf(view: View): readonly Figure[] {
  return Object.entries(view.models).flatMap(([id, model]): Figure[] =>
    model.at === null
      ? []
      : [
          {
            id,
            side: model.side,
            kind: figureKindOf(model.profile, model.side),
            name: modelName(id),
            tag: modelTag(id),
            at: model.at,
            r: model.r,
            hero: isHero(model),
            prone: model.prone,
            banner: model.banner,
            marks: marksOf(view, id, model),
            left: Math.floor(model.left / 256),
            range: rangeOf(model),
            zone: zoneOf(model),
          },
        ],
  );
}

export const portraitOf = (view: View, id: string) => {
  const model = view.models[id];
  return (
    model && {
      side: model.side === 'good' ? (0 as const) : (1 as const),
      kind: figureKindOf(model.profile, model.side),
      hero: isHero(model),
      prone: model.prone,
      banner: model.banner,
    }
  );
};

/** Half of what a counter of a light object is wide. */
const LIGHT_R = 700;

export function objectsOf(view: View): readonly ObjectModel[] {
  return Object.entries(view.objects).flatMap(([id, { kind, at, r, gone }]): ObjectModel[] =>
    at === null || gone !== ''
      ? []
      : kind === 'model'
        ? []
        : [{ id, kind: kind === 'heavy' ? 'chest' : 'letter', at, r: r || LIGHT_R }],
  );
}

/** Enemies who touch. */
export const contactsOf = (view: View): readonly (readonly [string, string])[] =>
  view.contacts.filter(([one, other]) => view.models[one]?.side !== view.models[other]?.side);
