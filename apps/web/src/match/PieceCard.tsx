/** The piece in hand: what it is, and what it can do. */
import type { OfferedCommand } from '@warbeacon/protocol';
import { commandLabel } from '../text/commands.ts';
import { movementPoints, percent } from '../text/format.ts';
import { play } from '../text/play.ts';
import { isQuestion } from './questions.ts';
import { isMine, useMatch, useMatchStore } from './context.ts';
import { factsOf } from './facts.ts';
import { OddsTable } from './OddsTable.tsx';
import { group, hitChance, placeOf, targetOf } from './options.ts';
import { hexOf, pieceName, pieceSide, piecesOn } from './pieces.ts';
import { PieceChip } from './PieceChip.tsx';
import { placeName } from './places.ts';

export function PieceCard({ piece }: { readonly piece: string }) {
  const store = useMatchStore();
  const { view, options, aim, own, question, mine, instead, sending } = useMatch((state) => ({
    instead: state.instead,
    sending: state.sending,
    view: state.view,
    options: state.options,
    aim: state.aim,
    own: pieceSide(piece) === state.side,
    question: state.view !== null && isMine(state) && isQuestion(state.view),
    mine: isMine(state),
  }));
  if (!view) return null;
  const facts = factsOf(view, piece);
  if (!facts) return null;
  const hex = hexOf(view, piece);
  const others = hex ? piecesOn(view, hex).filter((id) => id !== piece) : [];
  return (
    <section
      className={`piece-card ${pieceSide(piece) ?? ''}`}
      aria-label={pieceName(piece)}
      data-testid="piece-card"
      data-piece={piece}
    >
      <header>
        <div>
          <h3>{pieceName(piece)}</h3>
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
            pieceName(instead.piece),
            instead.option.cost === undefined ? '' : ` (${movementPoints(instead.option.cost)})`,
          )}
        </button>
      )}
      {own && mine && !question && <Options options={options} aim={aim} />}
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
  readonly options: readonly OfferedCommand[] | null;
  readonly aim: { readonly hex?: string; readonly target?: string } | null;
}

function Options({ options, aim }: OptionsProps) {
  const store = useMatchStore();
  const { view, sending } = useMatch((state) => ({ view: state.view, sending: state.sending }));
  if (!view) return null;
  if (options === null) return <p className="soft">{play.asking}</p>;
  const { places, targets, plain } = group(options, view);
  if (options.length === 0) return <p className="soft">{play.noOptions}</p>;
  const send = (option: OfferedCommand) => void store.getState().send(option.command);
  const aimed = aim?.hex && !aim.target ? places.get(aim.hex) : undefined;
  return (
    <div className="options" data-testid="options">
      {places.size > 0 && !aimed && <p>{play.movesTo(places.size)}</p>}
      {aimed?.map((option) => (
        <button
          key={JSON.stringify(option.command)}
          type="button"
          className="button iron wide"
          data-testid="go-there"
          disabled={sending}
          onClick={() => send(option)}
        >
          {play.moveHere(
            placeName(placeOf(option.command) ?? ''),
            option.cost === undefined ? '' : ` (${movementPoints(option.cost)})`,
          )}
        </button>
      ))}
      {targets.size > 0 && (
        <ul className="targets" aria-label={play.targets}>
          {[...targets].map(([target, list]) => (
            <Target key={target} target={target} list={list} open={aim?.target === target || targets.size === 1} />
          ))}
        </ul>
      )}
      {plain.map((option) => (
        <button
          key={JSON.stringify(option.command)}
          type="button"
          className="button wide"
          data-testid={`do-${option.command.type}`}
          disabled={sending}
          onClick={() => send(option)}
        >
          {commandLabel(option.command)}
        </button>
      ))}
    </div>
  );
}

/** One target with its chance; open, with all that can come of it and the button that commits. */
function Target({
  target,
  list,
  open,
}: {
  readonly target: string;
  readonly list: readonly OfferedCommand[];
  readonly open: boolean;
}) {
  const store = useMatchStore();
  const { hex, sending } = useMatch((state) => ({
    hex: state.view ? hexOf(state.view, target) : undefined,
    sending: state.sending,
  }));
  const first = list[0];
  if (!first) return null;
  const chance = hitChance(first);
  return (
    <li className={open ? 'target open' : 'target'} data-testid={`target-${target}`}>
      <button
        type="button"
        className="target-head"
        aria-expanded={open}
        onClick={() => store.getState().setAim(open ? null : hex === undefined ? { target } : { target, hex })}
      >
        <span>
          <b>{pieceName(target)}</b> <span className="soft">{hex}</span>
        </span>
        {chance && <span className="chance">{percent(chance)}</span>}
      </button>
      {open &&
        list.map((option) => (
          <div key={option.command.type} className="target-body">
            {option.odds && <OddsTable odds={option.odds} />}
            <button
              type="button"
              className="button seal wide"
              data-testid={`do-${option.command.type}-${targetOf(option.command) ?? ''}`}
              disabled={sending}
              onClick={() => void store.getState().send(option.command)}
            >
              {commandLabel(option.command)}
            </button>
          </div>
        ))}
    </li>
  );
}
