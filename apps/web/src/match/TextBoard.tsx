/**
 * The board in words: everything on it, and a complete way to play with the keyboard alone. Always in the page, so that
 * a screen reader finds it; on the screen when it is opened, or when the keyboard's focus is in it.
 */
import type { OfferedCommand } from '@warbeacon/protocol';
import { type Side, SIDES } from '@warbeacon/siege';
import { memo, useRef, useState } from 'react';
import { commandLabel } from '../text/commands.ts';
import { movementPoints, percent } from '../text/format.ts';
import { sideName } from '../text/helms-deep.ts';
import { play } from '../text/play.ts';
import { isQuestion } from './questions.ts';
import { isMine, useMatch, useMatchStore } from './context.ts';
import { factsOf } from './facts.ts';
import { group, hitChance } from './options.ts';
import { EndStep, TakeBack, useTask } from './PhaseBar.tsx';
import {
  byOrder,
  hexOf,
  leaderSpec,
  pieceName,
  pieceSide,
  pieceState,
  rallyRating,
  strengthsCode,
  unitSpec,
} from './pieces.ts';
import { placeWithLandmark } from './places.ts';
import { useKeptFocus } from './useKeptFocus.ts';

interface Props {
  readonly open: boolean;
  onClose(): void;
}

export function TextBoard({ open, onClose }: Props) {
  const own = useMatch((state) => state.side);
  const section = useRef<HTMLElement>(null);
  useKeptFocus(section);
  // One's own pieces first: they are what one plays with.
  const sides = SIDES.toSorted((a, b) => Number(b === own) - Number(a === own));
  return (
    <section
      ref={section}
      id="words"
      className={open ? 'words open' : 'words'}
      aria-labelledby="words-title"
      data-testid="words"
      tabIndex={-1}
    >
      <header>
        <h2 id="words-title">{play.words.title}</h2>
        <button type="button" className="button small" onClick={onClose}>
          {play.close}
        </button>
      </header>
      <p className="soft">{play.words.intro}</p>
      <Now />
      <Actions />
      {sides.map((side) => (
        <Pieces key={side} side={side} />
      ))}
    </section>
  );
}

function Now() {
  const { whose, sentence } = useTask();
  return (
    <section aria-label={play.words.decision}>
      <h3>{play.words.decision}</h3>
      <p data-testid="words-now">
        <b>{whose}</b> {sentence}
      </p>
    </section>
  );
}

/** Everything that can be done with the piece in hand, or in answer to the question. */
function Actions() {
  const store = useMatchStore();
  const { view, offered, piece, mine, sending } = useMatch((state) => {
    const question = state.view !== null && isQuestion(state.view);
    return {
      view: state.view,
      mine: isMine(state),
      piece: state.piece,
      offered: question ? state.offer?.commands : (state.options ?? undefined),
      sending: state.sending,
    };
  });
  if (!mine || !view) return null;
  const { places, targets, plain } = group(offered ?? [], view);
  const send = (option: OfferedCommand) => void store.getState().send(option.command);
  const destinations = [...places].flatMap(([, list]) => (list[0] ? [list[0]] : []));
  return (
    <section aria-label={play.words.yours} data-testid="words-actions">
      <h3>{play.words.yours}</h3>
      {piece && (
        <p>
          {play.words.chosen}: <b data-testid="words-chosen">{pieceName(piece)}</b>
        </p>
      )}
      {destinations.length > 0 && (
        <Destination key={`${piece ?? ''}-${destinations.length}`} options={destinations} onGo={send} busy={sending} />
      )}
      <div className="row">
        {[...targets.values()].flat().map((option) => {
          const chance = hitChance(option);
          return (
            <button
              key={JSON.stringify(option.command)}
              type="button"
              className="button small"
              data-testid={`words-${testName(option)}`}
              disabled={sending}
              onClick={() => send(option)}
            >
              {commandLabel(option.command)}
              {chance && ` (${percent(chance)})`}
            </button>
          );
        })}
        {plain
          .filter((option) => option.command.type !== 'done')
          .map((option) => (
            <button
              key={JSON.stringify(option.command)}
              type="button"
              className="button small"
              data-testid={`words-${testName(option)}`}
              disabled={sending}
              onClick={() => send(option)}
            >
              {commandLabel(option.command)}
            </button>
          ))}
      </div>
      <TakeBack testid="words-take-back" />
      <EndStep testid="words-end-step" />
    </section>
  );
}

interface DestinationProps {
  readonly options: readonly OfferedCommand[];
  readonly busy: boolean;
  onGo(option: OfferedCommand): void;
}

function Destination({ options, busy, onGo }: DestinationProps) {
  const [at, setAt] = useState(0);
  const option = options[at] ?? options[0];
  return (
    <div className="row">
      <label className="field words-destination">
        <span>{play.destination}</span>
        <select
          className="select"
          data-testid="words-destination"
          value={at}
          onChange={(event) => setAt(Number(event.target.value))}
        >
          {options.map((each, i) => (
            <option key={JSON.stringify(each.command)} value={i} data-hex={hexOfOption(each)}>
              {commandLabel(each.command)}
              {each.cost === undefined ? '' : ` (${movementPoints(each.cost)})`}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="button small"
        data-testid="words-go"
        disabled={busy || !option}
        onClick={() => option && onGo(option)}
      >
        {play.go}
      </button>
    </div>
  );
}

function hexOfOption(option: OfferedCommand): string {
  const { command } = option;
  if ('path' in command) return command.path[command.path.length - 1] ?? '';
  return 'hex' in command ? command.hex : '';
}

/** `fire-infantry-3`, `stand`: the command and what it is done to. */
function testName({ command }: OfferedCommand): string {
  return 'target' in command
    ? `${command.type}-${command.target}`
    : command.type === 'rally' || command.type === 'join'
      ? `${command.type}-${command.unit}`
      : command.type;
}

function Pieces({ side }: { readonly side: Side }) {
  const ids = useMatch((state) =>
    state.view
      ? [...Object.keys(state.view.leaders), ...Object.keys(state.view.units)]
          .filter((id) => pieceSide(id) === side)
          .sort(byOrder)
      : [],
  );
  return (
    <section aria-label={play.words.side(sideName(side))} data-testid={`words-${side}`}>
      <h3>{play.words.side(sideName(side))}</h3>
      <ul>
        {ids.map((id) => (
          <PieceLine key={id} id={id} />
        ))}
      </ul>
    </section>
  );
}

const PieceLine = memo(function PieceLine({ id }: { readonly id: string }) {
  const store = useMatchStore();
  const { view, acts, chosen } = useMatch((state) => ({
    view: state.view,
    acts: state.offer?.actors.includes(id) ?? false,
    chosen: state.piece === id,
  }));
  const state = view && pieceState(view, id);
  if (!view || !state) return null;
  const spec = unitSpec(id);
  const leader = leaderSpec(id);
  const code = spec
    ? strengthsCode(spec, state.at.reduced)
    : leader
      ? `rally ${rallyRating(leader, state.at.reduced)}`
      : '';
  const facts = factsOf(view, id);
  const hex = hexOf(view, id);
  const where = hex ? placeWithLandmark(state.at.place ?? hex) : (facts?.where ?? '');
  return (
    <li
      data-testid={`words-piece-${id}`}
      data-hex={state.at.hex}
      data-acts={acts}
      data-states={facts?.states.join('; ')}
    >
      <span>
        <b>{pieceName(id)}</b>, {code}: {where}
        {facts && facts.states.length > 0 ? `; ${facts.states.join(', ')}` : ''}
      </span>
      {acts && (
        <button
          type="button"
          className="button small"
          aria-pressed={chosen}
          aria-label={`${play.words.choose} ${pieceName(id)}`}
          data-testid={`choose-${id}`}
          onClick={() => store.getState().select(chosen ? null : id)}
        >
          {chosen ? play.words.chosen : play.words.choose}
        </button>
      )}
    </li>
  );
});
