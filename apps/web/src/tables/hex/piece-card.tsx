/** The piece in hand: what it is, and what it can do. */
import { type Face, useFace } from '../../face/face.ts';
import { sideClass } from '../../face/title.ts';
import { hexOf, type OfferedCommand, type SiegeView } from '../../face/view.ts';
import { isMine, useMatch, useMatchStore } from '../../match/line/context.ts';
import { isQuestion } from '../../match/parts/questions.ts';
import { movementPoints } from '../../text/format.ts';
import { play } from '../../text/play.ts';
import { equalsAbout } from './formations.ts';
import { group } from './options.ts';
import { PieceChip } from './piece-chip.tsx';
import { Targets } from './targets.tsx';

export function PieceCard({ piece }: { readonly piece: string }) {
  const store = useMatchStore();
  const face = useFace();
  const { pieces } = face;
  const { view, options, aim, own, question, mine, instead, sending } = useMatch((state) => ({
    instead: state.instead,
    sending: state.sending,
    view: state.view,
    options: state.options,
    aim: state.aim,
    own: pieces.side(piece) === state.side,
    question: state.view !== null && isMine(state) && isQuestion(face, state.view),
    mine: isMine(state),
  }));
  if (!view) return null;
  const facts = pieces.facts(view, piece);
  if (!facts) return null;
  const hex = hexOf(view, piece);
  const others = hex ? pieces.on(view, hex).filter((id) => id !== piece) : [];
  return (
    <section
      className={`piece-card ${sideClass(face.title, pieces.side(piece))}`}
      aria-label={pieces.name(piece)}
      data-testid="piece-card"
      data-piece={piece}
    >
      <header>
        <div>
          <h3>{pieces.name(piece)}</h3>
          <p className="soft">
            {facts.kind}. {facts.where.charAt(0).toUpperCase() + facts.where.slice(1)}
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
        {facts.facts.map((fact) => (
          <div key={fact.term}>
            <dt>{fact.term}</dt>
            <dd>
              {fact.value}
              {fact.house && <small title={play.house}>*</small>}
            </dd>
          </div>
        ))}
      </dl>
      {facts.facts.some((fact) => fact.house) && <p className="soft house">* {play.house}</p>}
      {facts.states.length > 0 && (
        <p className="states" data-testid="piece-states">
          {facts.states.join(', ')}
        </p>
      )}
      {instead && (
        <button
          type="button"
          className="button iron wide"
          data-testid="move-instead"
          disabled={sending}
          onClick={() => void store.getState().send(instead.option.command)}
        >
          {play.orMoveHere(
            pieces.name(instead.piece),
            instead.option.cost === undefined ? '' : ` (${movementPoints(instead.option.cost)})`,
          )}
        </button>
      )}
      {own && mine && !question && <Options piece={piece} options={options} aim={aim} />}
      {others.length > 0 && (
        <div className="stack-here">
          <h4>{play.stackAt}</h4>
          <ul className="chips">
            {others.map((id) => (
              <li key={id}>
                <PieceChip piece={id} list="stack" />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

interface OptionsProps {
  readonly piece: string;
  readonly options: readonly OfferedCommand[] | null;
  readonly aim: { readonly hex?: string; readonly target?: string } | null;
}

function Options({ piece, options, aim }: OptionsProps) {
  const store = useMatchStore();
  const face = useFace();
  const { words } = face;
  const { view, sending } = useMatch((state) => ({ view: state.view, sending: state.sending }));
  if (!view) return null;
  if (options === null) return <p className="soft">{play.asking}</p>;
  const { places, targets, plain } = group(face, options, view);
  if (options.length === 0) return <p className="soft">{play.noOptions}</p>;
  const send = (option: OfferedCommand) => void store.getState().send(option.command);
  const bound = view.formations.some(({ units }) => units.some((id) => id === piece));
  const note = words.note?.(view, plain);
  const aimed = aim?.hex && !aim.target ? places.get(aim.hex) : undefined;
  return (
    <div className="options" data-testid="options">
      {!aimed &&
        words.lit.map(({ types, say }) => {
          const n = [...places.values()].filter((list) =>
            list.some(({ command }) => types.includes(command.type)),
          ).length;
          const told = bound && types.includes('move') ? play.aloneTo(n) : say(n);
          return n > 0 ? <p key={told}>{told}</p> : null;
        })}
      {aimed?.map((option) => (
        <button
          key={JSON.stringify(option.command)}
          type="button"
          className="button iron wide"
          data-testid="go-there"
          disabled={sending}
          onClick={() => send(option)}
        >
          {words.commandIn(view, option.command)}
          {option.cost === undefined ? '' : ` (${movementPoints(option.cost)})`}
        </button>
      ))}
      {targets.size > 0 && <Targets targets={targets} open={aim?.target} />}
      <WhyNoFormation leader={piece} view={view} options={options} />
      {note && <p className="soft">{note}</p>}
      {plain.map((option) => (
        <button
          key={JSON.stringify(option.command)}
          type="button"
          className="button wide"
          data-testid={testName(face, option, plain)}
          disabled={sending}
          onClick={() => send(option)}
        >
          {words.commandIn(view, option.command)}
        </button>
      ))}
    </div>
  );
}

interface WhyNoFormationProps {
  readonly leader: string;
  readonly view: SiegeView;
  readonly options: readonly OfferedCommand[];
}

/** For a leader with two of a kind about him who cannot form up with him: most often it is the ground. */
function WhyNoFormation({ leader, view, options }: WhyNoFormationProps) {
  const store = useMatchStore();
  const face = useFace();
  if (options.some(({ command }) => command.type === 'form')) return null;
  const units = equalsAbout(face, view, leader);
  if (!units) return null;
  const what = play.formationOf(units.map(face.pieces.name));
  return (
    <button
      type="button"
      className="button quiet"
      data-testid="why-no-formation"
      onClick={() => void store.getState().askWhy({ type: 'form', leader, units }, what)}
    >
      {play.whyNoFormation}
    </button>
  );
}

/** `do-takeRam`; with what tells it from others of its kind, or its number among them: `do-giveFire-dummy`. */
function testName({ words }: Face, { command }: OfferedCommand, all: readonly OfferedCommand[]): string {
  const told = words.tell(command);
  if (told !== undefined) return `do-${command.type}-${told}`;
  const several = all.filter((other) => other.command.type === command.type).length > 1;
  return several ? `do-${command.type}-${all.findIndex((other) => other.command === command)}` : `do-${command.type}`;
}
