/** One clear question with an answer to each button; whom it is about, and where, can be answered on the table as well. */
import { useMatch, useMatchStore } from '../../match/line/context.ts';
import { OddsTable } from '../../match/parts/odds-table.tsx';
import { percent } from '../../text/format.ts';
import { play } from '../../text/play.ts';
import { Doing } from './hand.tsx';
import { aimedAt, chanceOf, group, hopesOf, type Option } from './options.ts';
import { useFace } from './own.ts';

/** So many places have a button each; of more the table shows where they are, and one after the other can be marked. */
const MOST_SPOTS = 6;
/** And so many answers stand above the one that leaves things as they are. */
const MOST_ABOVE = 3;

export function QuestionCard() {
  const store = useMatchStore();
  const face = useFace();
  const { words, pieces } = face;
  const { view, commands, aim, sending } = useMatch((state) => ({
    view: state.view,
    aim: state.aim,
    commands: state.offer?.commands,
    sending: state.sending,
  }));
  const decision = view?.decision;
  if (!view || !decision || !commands) return null;
  const grouped = group(face, view, commands);
  const { targets, spots, plain } = grouped;
  const shown = spread([...spots], MOST_SPOTS);
  const [marked] = aimedAt(grouped, aim);
  // The button that one presses to go on is no once-in-a-battle power.
  const seal = plain.length <= 2 ? plain.find(({ offered }) => !words.price?.(view, offered.command)) : undefined;
  // Of many answers that which leaves things as they are is seen without scrolling.
  const still = leaving(plain);
  const answers =
    plain.length > MOST_ABOVE ? plain.toSorted((a, b) => Number(b === still) - Number(a === still)) : plain;
  const as = unchanged(plain);
  const send = ({ offered }: Option) => void store.getState().send(offered.command);
  return (
    <section className="question" data-testid="question" data-kind={decision.kind}>
      <h3>{words.question(view, commands)}</h3>
      {targets.size > 0 && (
        <ul className="targets" aria-label={play.targets}>
          {[...targets].map(([id, list]) => {
            const open = aim?.target === id || targets.size === 1;
            const chance = list[0] && chanceOf(list[0]);
            return (
              <li key={id} className={open ? 'target open' : 'target'} data-testid={`target-${id}`}>
                <button
                  type="button"
                  className="target-head"
                  aria-expanded={open}
                  onClick={() => store.getState().setAim(open ? null : { target: id })}
                >
                  <b>{pieces.name(id)}</b>
                  {chance && <span className="chance">{percent(chance)}</span>}
                </button>
                {open && <Doing list={list} />}
              </li>
            );
          })}
        </ul>
      )}
      {marked && spots.size > 0 && <Doing list={[marked]} />}
      {answers.map((option) => (
        <div key={JSON.stringify(option.offered.command)}>
          {option.offered.odds && !as && plain.length < 3 && <OddsTable odds={option.offered.odds} />}
          <button
            type="button"
            className={option === seal ? 'button seal wide' : 'button iron wide'}
            data-testid={testName(option, plain)}
            disabled={sending}
            onClick={() => send(option)}
          >
            {words.answer(option.offered.command, decision)}
            <Chance option={option} as={option === as ? undefined : as} />
          </button>
          <Price words={words.price?.(view, option.offered.command)} />
        </div>
      ))}
      {spots.size > 0 && (
        <>
          <p className="answers-to">{words.places([...spots.values()][0]?.offered.command ?? { type: '' })}</p>
          <div className="answers hexes">
            {shown.map(([id, option]) => (
              <button
                key={id}
                type="button"
                className={aim?.hex === id ? 'button iron pressed' : 'button iron'}
                aria-pressed={aim?.hex === id}
                data-testid={`answer-${option.offered.command.type}-${id}`}
                disabled={sending}
                onClick={() => (aim?.hex === id ? send(option) : store.getState().setAim({ hex: id }))}
              >
                {words.answer(option.offered.command, decision)}
              </button>
            ))}
          </div>
        </>
      )}
    </section>
  );
}

/** The answer that leaves things as they are. */
const leaving = (plain: readonly Option[]): Option | undefined =>
  plain.find(({ offered }) => offered.command.type === 'decline');

/** The same, where it has a chance to compare with. */
function unchanged(plain: readonly Option[]): Option | undefined {
  const option = leaving(plain);
  return option && chanceOf(option) === undefined ? undefined : option;
}

/** `wounds 0% → 67%`: as it is, and as it would be. */
function Chance({ option, as }: { readonly option: Option; readonly as: Option | undefined }) {
  const chance = chanceOf(option);
  if (!chance) return null;
  const before = as && chanceOf(as);
  const [hope] = hopesOf(option);
  return (
    <span className={before ? 'answer-chance compared' : 'answer-chance'}>
      {' '}
      {before && hope ? `${hope.label} ${percent(before)} → ${percent(chance)}` : percent(chance)}
    </span>
  );
}

const Price = ({ words }: { readonly words: string | undefined }) =>
  words === undefined ? null : <p className="answer-price soft">{words}</p>;

/** Some of a list, as far from each other as they can be. */
function spread<T>(list: readonly T[], most: number): readonly T[] {
  if (list.length <= most) return list;
  return Array.from({ length: most }, (_, i) => list[Math.floor((i * list.length) / most)]).filter(
    (each): each is T => each !== undefined,
  );
}

/** `answer-spend-0`, where several are of one type; `answer-decline`. */
function testName({ offered: { command } }: Option, all: readonly Option[]): string {
  const same = all.filter(({ offered }) => offered.command.type === command.type);
  const at = same.findIndex(({ offered }) => offered.command === command);
  return same.length > 1 ? `answer-${command.type}-${at}` : `answer-${command.type}`;
}
