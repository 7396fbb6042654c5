/** The table as it should look now: a pure function of what the server shows, what it offers, what is in hand and measured. */
import type { FigureModel, LitModel, PlaneModel } from '../../board/plane/model.ts';
import { INCH } from '../../board/plane/scale.ts';
import type { Figure, PlaneFace } from '../../face/plane-face.ts';
import type { MatchView } from '../../face/view.ts';
import type { MatchState } from '../../match/line/store.ts';
import { isQuestion } from '../../match/parts/questions.ts';
import { percent } from '../../text/format.ts';
import { inches } from '../../text/inches.ts';
import { gapOf, inInches } from './bearing.ts';
import { aimedAt, chanceOf, foremost, type Grouped, group, hopesInWords, offeredNow } from './options.ts';
import { choiceFor, type useMeasures, zoneFor } from './way.ts';

type Measures = ReturnType<typeof useMeasures.getState>;
export type Shown = Pick<MatchState, 'side' | 'offer' | 'options' | 'piece' | 'aim' | 'along' | 'laying'> & {
  readonly view: MatchView;
};

export function makePlaneModel(face: PlaneFace, shown: Shown, measures: Measures): PlaneModel {
  const { view, side, piece, offer } = shown;
  const figures = face.figures(view);
  const mine = side !== null && view.decision?.side === side;
  const actors = new Set(mine ? offer?.actors : []);
  const about = mine && isQuestion(face, view) ? face.pieces.about(view) : undefined;
  const lit = group(face, view, offeredNow(face, shown));
  const canBeLed = (id: string): boolean => actors.has(id) && face.led(view, id, [[0, 0]], []) !== undefined;
  return {
    figures: figures.map(
      ({ left: _left, range: _range, zone: _zone, side: of, ...figure }): FigureModel => ({
        ...figure,
        side: of === face.title.sides[0].id ? 0 : 1,
        actionable: actors.has(figure.id),
        selected: figure.id === (about ?? piece),
        draggable: canBeLed(figure.id),
      }),
    ),
    objects: face.objects(view),
    contacts: face.contacts(view),
    lit: litOf(face, shown, measures, figures, lit),
    home: figures.filter(({ side: of }) => of === side).map(({ at }) => at),
  };
}

function litOf(face: PlaneFace, shown: Shown, measures: Measures, figures: readonly Figure[], lit: Grouped): LitModel {
  const { view, side, piece, offer } = shown;
  const aim = measures.over === null ? shown.aim : { target: measures.over };
  const own = figures.find(({ id }) => id === piece);
  const mine = own !== undefined && own.side === side && offer?.actors.includes(own.id) === true;
  const leads = mine && face.led(view, own.id, [[0, 0]], []) !== undefined;
  const marked = new Set(aimedAt(lit, aim));
  return {
    reach: leads ? { at: own.at, r: own.r + own.left } : undefined,
    zones: measures.zones && leads ? zonesAbout(own, figures, chargedNow(measures, lit, aim)) : [],
    circles: circlesOf(own, measures, lit),
    spots: [...lit.spots].flatMap(([id, option]) => {
      const { spot } = option.looks;
      return spot && (spot.kind !== 'go' || marked.has(option)) ? [{ id, ...spot, marked: marked.has(option) }] : [];
    }),
    targets: [...lit.targets].map(([id, list]) => {
      const first = foremost(list, choiceFor(measures, piece, id));
      const chance = first && chanceOf(first);
      return {
        id,
        kind: first?.looks.aims ?? 'help',
        chance: aim?.target === id && first ? hopesInWords(first) : chance && percent(chance),
        marked: aim?.target === id,
      };
    }),
    way: wayOf(face, view, own, measures, lit, aim),
    sight: own && sightOf(face, view, own.id, measures.looking ? (measures.seen ?? aim?.target) : undefined),
    tape: tapeOf(measures, figures),
    areas: side !== null && view.decision?.side === side && view.turn === 0 ? face.setUpAreas(view, side) : [],
  };
}

/** Of enemies whom the figure in hand could come near to. Whom it charges binds it no more. */
function zonesAbout(own: Figure, figures: readonly Figure[], charged: readonly string[]): LitModel['zones'] {
  return figures.flatMap((each) => {
    const zone = zoneFor(own, each);
    if (zone === 0 || gapOf(own, each) > own.left + each.zone) return [];
    return [{ at: each.at, r: each.r + zone, binds: !charged.includes(each.id) }];
  });
}

const chargedNow = ({ way }: Measures, lit: Grouped, aim: Shown['aim']): readonly string[] =>
  way
    ? way.charged
    : aim?.target !== undefined && lit.targets.get(aim.target)?.[0]?.looks.aims === 'charge'
      ? [aim.target]
      : [];

function circlesOf(own: Figure | undefined, { circle }: Measures, { targets }: Grouped): LitModel['circles'] {
  if (!own) return [];
  const shoots = [...targets.values()].some(([first]) => first?.looks.aims === 'shot');
  return [
    ...(circle > 0 ? [{ at: own.at, r: own.r + circle * INCH, words: `${circle}″` }] : []),
    ...(shoots && own.range > 0 ? [{ at: own.at, r: own.r + own.range, words: inInches(own.range) }] : []),
  ];
}

/** What is led by hand; else the way of what is marked. */
function wayOf(
  face: PlaneFace,
  view: MatchView,
  own: Figure | undefined,
  { way }: Measures,
  lit: Grouped,
  aim: Shown['aim'],
): LitModel['way'] {
  if (!own) return undefined;
  const [first] = aimedAt(lit, aim);
  const points = way?.points ?? first?.looks.way;
  if (!points) return undefined;
  const { all, slow } = face.cost(view, own.id, points);
  const told = inches.ruled(inInches(all), inInches(own.left), slow < 1 ? '' : inInches(slow));
  const shown = { points: [own.at, ...points], r: own.r };
  // Whom it is done to bears the chances.
  if (!way) return { ...shown, words: told, fits: true };
  const fits = all > own.left + 1 ? false : way.refusal === undefined ? null : way.refusal === null;
  return { ...shown, words: told, fits };
}

function sightOf(face: PlaneFace, view: MatchView, from: string, to: string | undefined): LitModel['sight'] {
  if (to === undefined || to === from) return undefined;
  const { wedge, seen, hiders } = face.sees(view, from, to) ?? {};
  return wedge && seen && hiders && { wedge, seen, hiders, words: inches.seen[seen] };
}

function tapeOf({ tape }: Measures, figures: readonly Figure[]): LitModel['tape'] {
  if (!tape || tape.to === null) return undefined;
  const [a, b] = tape.ids.map((id) => figures.find((each) => each.id === id));
  const gap = gapOf({ at: tape.from, r: a?.r ?? 0 }, { at: tape.to, r: b?.r ?? 0 });
  return { from: tape.from, to: tape.to, words: inInches(gap) };
}
