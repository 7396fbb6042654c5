/** The table in words: who stands how far from whom, and what can be done, without a pointer. */
import { useState } from 'react';
import type { Figure, PlaneFace } from '../../face/plane-face.ts';
import { sideName } from '../../face/title.ts';
import type { MatchView } from '../../face/view.ts';
import { isMine, useMatch, useMatchStore } from '../../match/line/context.ts';
import { EndStep, TakeBack } from '../../match/parts/end-step.tsx';
import { isQuestion } from '../../match/parts/questions.ts';
import { percent } from '../../text/format.ts';
import { inches } from '../../text/inches.ts';
import { play } from '../../text/play.ts';
import { bearing, gapOf, inInches, lengthOfWay, whereIs } from './bearing.ts';
import { chanceOf, group, offeredNow, type Option } from './options.ts';
import { useFace } from './own.ts';
import { seenInWords } from './seeing.ts';

export function InWords() {
  const { title } = useFace();
  const own = useMatch((state) => state.side);
  const sides = title.sides.toSorted((a, b) => Number(b.id === own) - Number(a.id === own));
  return (
    <>
      <Deciding />
      {sides.map(({ id }) => (
        <Side key={id} side={id} />
      ))}
      <Things />
    </>
  );
}

/** What ends the step, the answers to a question, and the orders to a model that stands nowhere. */
function Deciding() {
  const face = useFace();
  const state = useMatch((all) => all);
  const { view, piece } = state;
  if (!view || !isMine(state)) return null;
  const stands = face.figures(view).some(({ id }) => id === piece);
  return (
    <section aria-label={play.words.yours}>
      <div className="row">
        <TakeBack testid="words-take-back" />
        <EndStep testid="words-end-step" />
      </div>
      {(isQuestion(face, view) || !stands) && <Actions />}
    </section>
  );
}

/** The plain moves of a menu are many: those of them that lead to somebody, or farthest, have a name. */
function Actions() {
  const store = useMatchStore();
  const face = useFace();
  const state = useMatch((all) => all);
  const { view, sending, piece } = state;
  if (!view) return null;
  const question = isQuestion(face, view);
  const { targets, spots, plain } = group(face, view, offeredNow(face, state));
  const own = face.figures(view).find(({ id }) => id === piece);
  const button = (option: Option, words: string, key: string) => {
    const { offered } = option;
    const chance = chanceOf(option);
    return (
      <li key={key}>
        <button
          type="button"
          className="button"
          data-testid={`words-${key}`}
          disabled={sending}
          onClick={() => void store.getState().send(offered.command)}
        >
          {words}
          {chance && `, ${percent(chance)}`}
        </button>
      </li>
    );
  };
  const named = question
    ? [...spots].map(([id, option]) => button(option, face.words.command(option.offered.command), id))
    : movesByName(own, [...spots], face.figures(view)).map(([id, option, words]) => button(option, words, id));
  return (
    <ul className="words-list" data-testid="words-actions">
      {plain.map((option) =>
        button(
          option,
          question && view.decision
            ? face.words.answer(option.offered.command, view.decision)
            : face.words.commandIn(view, option.offered.command),
          `${option.offered.command.type}-${plain.indexOf(option)}`,
        ),
      )}
      {[...targets].flatMap(([id, list]) =>
        list
          .slice(0, 1)
          .map((option) => button(option, face.words.commandIn(view, option.offered.command), `target-${id}`)),
      )}
      {named}
    </ul>
  );
}

/** `Towards Orc 3, 5.9″`, where an end is nearer to somebody than any other; then by the winds, as far as it goes. */
function movesByName(
  own: Figure | undefined,
  spots: readonly (readonly [string, Option])[],
  figures: readonly Figure[],
): readonly (readonly [string, Option, string])[] {
  if (!own) return [];
  const ends = spots.flatMap(([id, option]) => {
    const { spot, way } = option.looks;
    return spot && way ? [{ id, option, at: spot.at, long: lengthOfWay([own.at, ...way]) }] : [];
  });
  const told = new Map<string, readonly [string, Option, string]>();
  const near = figures
    .filter(({ id }) => id !== own.id)
    .toSorted((a, b) => gapOf(own, a) - gapOf(own, b))
    .slice(0, 6);
  for (const other of near) {
    const closest = ends
      .map((end) => ({ ...end, gap: gapOf({ at: end.at, r: own.r }, other) }))
      .reduce<{ id: string; option: Option; long: number; gap: number } | undefined>(
        (a, b) => (a === undefined || b.gap < a.gap ? b : a),
        undefined,
      );
    if (closest && closest.gap < gapOf(own, other))
      told.set(closest.id, [closest.id, closest.option, inches.goTowards(other.name, inInches(closest.long))]);
  }
  for (const wind of new Set(ends.map(({ at }) => bearing(own.at, at)))) {
    const farthest = ends.filter(({ at }) => bearing(own.at, at) === wind).reduce((a, b) => (b.long > a.long ? b : a));
    if (!told.has(farthest.id))
      told.set(farthest.id, [farthest.id, farthest.option, inches.goWind(wind, inInches(farthest.long))]);
  }
  return [...told.values()];
}

function Side({ side }: { readonly side: string }) {
  const store = useMatchStore();
  const face = useFace();
  const [chosen, setChosen] = useState(true);
  const { view, piece, actors, state } = useMatch((all) => ({
    view: all.view,
    piece: all.piece,
    actors: all.offer?.actors,
    state: all,
  }));
  if (!view) return null;
  const all = face.figures(view);
  const from = all.find(({ id }) => id === piece);
  const { targets } = group(face, view, offeredNow(face, state));
  const acts = isMine(state) && !isQuestion(face, view);
  const here = all
    .filter((each) => each.side === side)
    .toSorted((a, b) => (from ? gapOf(from, a) - gapOf(from, b) : 0));
  const name = sideName(face.title, side);
  return (
    <section aria-label={name} data-testid={`words-${side}`}>
      <h3>
        {name} <small className="soft">{inches.onTable(here.length)}</small>
      </h3>
      <p className="soft">{from ? inches.from(from.name) : inches.choose}</p>
      <button type="button" className="button quiet small" aria-expanded={chosen} onClick={() => setChosen(!chosen)}>
        {chosen ? inches.fold(name) : inches.unfold(name)}
      </button>
      {chosen && (
        <ul className="words-list">
          {here.map((figure) => (
            <li key={figure.id} data-piece={figure.id} data-testid={`words-piece-${figure.id}`}>
              <button
                type="button"
                className="button quiet"
                aria-pressed={figure.id === piece}
                onClick={() => store.getState().select(figure.id === piece ? null : figure.id)}
              >
                {figure.name}
              </button>{' '}
              <span>
                {[
                  from && from.id !== figure.id ? whereIs(from, figure) : '',
                  from && from.side !== figure.side && gapOf(from, figure) <= from.left ? inches.inReach : '',
                  targets.has(figure.id) ? inches.target : '',
                  from && from.range > 0 && from.side !== figure.side ? seenFrom(face, view, from.id, figure.id) : '',
                  ...(face.pieces.facts(view, figure.id)?.states ?? []),
                  actors?.includes(figure.id) ? inches.canAct : '',
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
              {acts && figure.id === piece && <Actions />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function seenFrom(face: PlaneFace, view: MatchView, from: string, to: string): string {
  const seeing = face.sees(view, from, to);
  return seeing ? seenInWords(face, seeing) : '';
}

function Things() {
  const face = useFace();
  const view = useMatch((state) => state.view);
  const lines = view ? face.words.works(view) : [];
  if (lines.length === 0) return null;
  return (
    <section aria-label={play.words.markers} data-testid="words-markers">
      <h3>{play.words.markers}</h3>
      <ul>
        {lines.map(({ id, words }) => (
          <li key={id} data-testid={`words-marker-${id}`}>
            {words}
          </li>
        ))}
      </ul>
    </section>
  );
}
