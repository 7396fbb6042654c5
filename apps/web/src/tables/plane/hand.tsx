/** The model in hand: what it is, the way it is led, whom it can act on, and what needs no place. */
import { sideClass } from '../../face/title.ts';
import { isMine, useMatch, useMatchStore } from '../../match/line/context.ts';
import { OddsTable } from '../../match/parts/odds-table.tsx';
import { CaseLink } from '../../match/parts/case-link.tsx';
import { percent } from '../../text/format.ts';
import { inches } from '../../text/inches.ts';
import { play } from '../../text/play.ts';
import { canLead, confirmWay, nowOf } from './act.ts';
import { inInches } from './bearing.ts';
import { Portrait } from './chips.tsx';
import { byStakes, chanceOf, foremost, type Option, group, offeredNow } from './options.ts';
import { useFace } from './own.ts';
import { hidersInWords } from './seeing.ts';
import { Stakes } from './stakes.tsx';
import { choiceFor, dropWay, setCorner, useMeasures } from './way.ts';

export function Hand({ question }: { readonly question: boolean }) {
  const piece = useMatch((state) => state.piece);
  const taping = useMeasures((state) => state.taping);
  const looking = useMeasures((state) => state.looking);
  return (
    <>
      {taping && (
        <p className="notice calm" role="status" data-testid="tape">
          <Taped />
        </p>
      )}
      {looking && (
        <p className="notice calm" role="status" data-testid="sight">
          <Looked />
        </p>
      )}
      {piece !== null && <Model id={piece} question={question} />}
    </>
  );
}

function Taped() {
  const face = useFace();
  const tape = useMeasures((state) => state.tape);
  const view = useMatch((state) => state.view);
  if (!tape || tape.to === null || !view) return inches.tapeHint;
  const figures = face.figures(view);
  const [a, b] = tape.ids.map((id) => figures.find((each) => each.id === id));
  const far = Math.hypot(tape.from[0] - tape.to[0], tape.from[1] - tape.to[1]) - (a?.r ?? 0) - (b?.r ?? 0);
  const names = [a, b].flatMap((each) => (each ? [each.name] : []));
  return inches.measured([inInches(Math.max(0, far)), ...names].join(', '));
}

function Looked() {
  const face = useFace();
  const seen = useMeasures((measures) => measures.seen);
  const { view, piece, aim } = useMatch((state) => ({ view: state.view, piece: state.piece, aim: state.aim }));
  const other = seen ?? aim?.target;
  const { name } = face.pieces;
  const told =
    view && piece !== null && other !== undefined && other !== piece ? face.sees(view, piece, other) : undefined;
  if (!told || piece === null || other === undefined) return inches.sightHint;
  const hiders = hidersInWords(face, told);
  return inches.sees(name(piece), name(other), told.seen, inches.areIn(hiders.words, hiders.many));
}

function Model({ id, question }: { readonly id: string; readonly question: boolean }) {
  const store = useMatchStore();
  const face = useFace();
  const { pieces, title } = face;
  const { view, own, mine } = useMatch((state) => ({
    view: state.view,
    own: pieces.side(id) === state.side,
    mine: isMine(state),
  }));
  if (!view) return null;
  const facts = pieces.facts(view, id);
  if (!facts) return null;
  return (
    <section
      className={`piece-card ${sideClass(title, pieces.side(id))}`}
      aria-label={pieces.name(id)}
      data-testid="piece-card"
      data-piece={id}
    >
      <header>
        <Portrait id={id} />
        <div>
          <h3>{pieces.name(id)}</h3>
          <p className="soft">
            {facts.kind}. {facts.where}
          </p>
        </div>
        <button
          type="button"
          className="icon-button"
          aria-label={play.deselect}
          title={play.deselect}
          data-testid="deselect"
          onClick={() => store.getState().selectHex(null)}
        >
          ×
        </button>
      </header>
      <dl className="facts">
        {facts.facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {facts.states.length > 0 && (
        <p className="states" data-testid="piece-states">
          {facts.states.join(', ')}
        </p>
      )}
      {own && mine && !question && <Options />}
    </section>
  );
}

function Options() {
  const store = useMatchStore();
  const face = useFace();
  const { view, options, aim, sending, state } = useMatch((all) => ({
    view: all.view,
    options: all.options,
    aim: all.aim,
    sending: all.sending,
    state: all,
  }));
  const way = useMeasures((measures) => measures.way);
  const over = useMeasures((measures) => measures.over);
  if (!view) return null;
  if (options === null) return <p className="soft">{play.asking}</p>;
  const { targets, plain, spots } = group(face, view, offeredNow(face, state));
  const now = nowOf(store);
  const leads = now !== undefined && canLead(now);
  if (options.length === 0 && !leads) return <p className="soft">{play.noOptions}</p>;
  const marked = spots.get(aim?.hex ?? '');
  return (
    <div className="options" data-testid="options">
      {leads && (way ? <LedWay /> : <p>{inches.led}</p>)}
      {marked && <Doing list={[marked]} />}
      {targets.size > 0 && (
        <ul className="targets" aria-label={play.targets}>
          {[...targets].map(([id, list]) => (
            <Target key={id} id={id} list={list} open={(over ?? aim?.target) === id || targets.size === 1} />
          ))}
        </ul>
      )}
      {plain.map(({ offered }) => (
        <button
          key={JSON.stringify(offered.command)}
          type="button"
          className="button wide"
          data-testid={`do-${offered.command.type}`}
          disabled={sending}
          onClick={() => void store.getState().send(offered.command)}
        >
          {face.words.commandIn(view, offered.command)}
        </button>
      ))}
    </div>
  );
}

function LedWay() {
  const store = useMatchStore();
  const face = useFace();
  const way = useMeasures((measures) => measures.way);
  const { view, piece, sending } = useMatch((state) => ({
    view: state.view,
    piece: state.piece,
    sending: state.sending,
  }));
  const own = view ? face.figures(view).find(({ id }) => id === piece) : undefined;
  if (!way || !own || !view) return null;
  const { all: long, why } = face.cost(view, own.id, way.points);
  const left = inInches(own.left);
  const tooFar = long > own.left + 1;
  return (
    <div className="led-way" data-testid="led-way" data-fits={tooFar ? false : (way.refusal ?? null) === null}>
      <p role="status">
        <b>{inches.spent(inInches(long), left)}</b> {why !== '' && `${inches.slowed(why)} `}
        {tooFar ? (
          inches.tooFar(left)
        ) : way.refusal ? (
          <>
            {face.pieces.withNames(way.refusal.message)}
            {way.refusal.case && <CaseLink number={way.refusal.case} />}
          </>
        ) : way.refusal === undefined ? (
          inches.checking
        ) : (
          ''
        )}
      </p>
      {way.set && (
        <div className="row">
          <button
            type="button"
            className="button seal"
            data-testid="go-way"
            disabled={sending || tooFar || (way.refusal ?? null) !== null}
            onClick={() => confirmWay(store)}
          >
            {inches.go(inInches(long))}
          </button>
          <button
            type="button"
            className="button"
            title={inches.cornerHint}
            data-testid="set-corner"
            onClick={setCorner}
          >
            {inches.corner}
          </button>
          <button type="button" className="button quiet" data-testid="drop-way" onClick={dropWay}>
            {inches.forget}
          </button>
        </div>
      )}
    </div>
  );
}

function Target({ id, list, open }: { readonly id: string; readonly list: readonly Option[]; readonly open: boolean }) {
  const store = useMatchStore();
  const face = useFace();
  const choice = useMeasures((measures) => choiceFor(measures, store.getState().piece, id));
  const first = foremost(list, choice);
  const chance = first && chanceOf(first);
  return (
    <li className={open ? 'target open' : 'target'} data-testid={`target-${id}`}>
      <button
        type="button"
        className="target-head"
        aria-expanded={open}
        onClick={() => store.getState().setAim(open ? null : { target: id })}
      >
        <b>{face.pieces.name(id)}</b>
        {chance && <span className="chance">{percent(chance)}</span>}
      </button>
      {open && <Doing list={list} />}
    </li>
  );
}

/** Many ways to touch the same enemy are told as one, which the first of them goes; the others are on the table. */
const MOST_WAYS = 3;

export function Doing({ list }: { readonly list: readonly Option[] }) {
  const store = useMatchStore();
  const face = useFace();
  const { view, sending } = useMatch((state) => ({ view: state.view, sending: state.sending }));
  if (!view) return null;
  const { staked, others } = byStakes(list);
  const shown = others.filter(({ looks }, i) => looks.way === undefined || i < MOST_WAYS);
  return (
    <div className="target-body">
      {shown.map(({ offered, looks }, i) => (
        <div key={JSON.stringify(offered.command)}>
          {offered.odds && JSON.stringify(offered.odds) !== JSON.stringify(shown[i - 1]?.offered.odds) && (
            <OddsTable odds={offered.odds} />
          )}
          <button
            type="button"
            className={i === 0 ? 'button seal wide' : 'button wide'}
            data-testid={`do-${offered.command.type}`}
            disabled={sending}
            onClick={() => void store.getState().send(offered.command)}
          >
            {face.words.commandIn(view, offered.command)}
            {looks.way && offered.cost !== undefined ? ` (${inInches(offered.cost / 256)})` : ''}
          </button>
        </div>
      ))}
      {staked.length > 0 && <Stakes list={staked} first={others.length === 0} />}
      {others.length > shown.length && <p className="soft">{inches.more(others.length - shown.length)}</p>}
    </div>
  );
}
