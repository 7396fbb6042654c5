/**
 * The board in words: everything on it, and a complete way to play with the keyboard alone. Always in the page, so that
 * a screen reader finds it; on the screen when it is opened, or when the keyboard's focus is in it.
 */
import { memo, useRef, useState } from 'react';
import { type Face, useFace } from '../../face/face.ts';
import type { SideTitle } from '../../face/title.ts';
import { hexOf, type OfferedCommand, pieceState, type SiegeView } from '../../face/view.ts';
import { isMine, useMatch, useMatchStore } from '../../match/line/context.ts';
import { EndStep, TakeBack } from '../../match/parts/end-step.tsx';
import { isQuestion } from '../../match/parts/questions.ts';
import { useTask } from '../../match/parts/task.ts';
import { useKeptFocus } from '../../match/parts/use-kept-focus.ts';
import { movementPoints, percent } from '../../text/format.ts';
import { play } from '../../text/play.ts';
import { group, hitChance, placeOf, targetOf } from './options.ts';

interface Props {
  readonly open: boolean;
  onClose(): void;
}

export function TextBoard({ open, onClose }: Props) {
  const { title } = useFace();
  const own = useMatch((state) => state.side);
  const section = useRef<HTMLElement>(null);
  useKeptFocus(section);
  // One's own pieces first: they are what one plays with.
  const sides = title.sides.toSorted((a, b) => Number(b.id === own) - Number(a.id === own));
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
        <Pieces key={side.id} side={side} />
      ))}
      <Works />
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
  const face = useFace();
  const { view, offered, loose, piece, mine, sending } = useMatch((state) => {
    const question = state.view !== null && isQuestion(face, state.view);
    return {
      view: state.view,
      mine: isMine(state),
      piece: state.piece,
      offered: question ? state.offer?.commands : (state.options ?? undefined),
      loose: question || state.view === null ? undefined : state.offer?.commands,
      sending: state.sending,
    };
  });
  if (!mine || !view) return null;
  const { places, targets, plain } = group(face, offered ?? [], view);
  const send = (option: OfferedCommand) => void store.getState().send(option.command);
  // Of several ways to one hex the cheapest stands for all; going there and laying something there are two things.
  const destinations = [...places].flatMap(([, list]) =>
    list.filter(({ command }, i) => list.findIndex((other) => other.command.type === command.type) === i),
  );
  return (
    <section aria-label={play.words.yours} data-testid="words-actions">
      <h3>{play.words.yours}</h3>
      {piece && (
        <p>
          {play.words.chosen}: <b data-testid="words-chosen">{face.pieces.name(piece)}</b>
        </p>
      )}
      {destinations.length > 0 && (
        <Destination
          key={`${piece ?? ''}-${destinations.length}`}
          view={view}
          options={destinations}
          onGo={send}
          busy={sending}
        />
      )}
      <div className="row">
        {[...targets.values()].flat().map((option) => {
          const chance = hitChance(face, option);
          return (
            <button
              key={JSON.stringify(option.command)}
              type="button"
              className="button small"
              data-testid={`words-${testName(face, option)}`}
              disabled={sending}
              onClick={() => send(option)}
            >
              {face.words.commandIn(view, option.command)}
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
              data-testid={`words-${testName(face, option)}`}
              disabled={sending}
              onClick={() => send(option)}
            >
              {face.words.commandIn(view, option.command)}
            </button>
          ))}
      </div>
      {loose && <Loose view={view} options={loose} onDo={send} busy={sending} />}
      <TakeBack testid="words-take-back" />
      <EndStep testid="words-end-step" />
    </section>
  );
}

interface LooseProps {
  readonly view: SiegeView;
  readonly options: readonly OfferedCommand[];
  readonly busy: boolean;
  onDo(option: OfferedCommand): void;
}

/** More of one kind than this stand in a list instead of each having a button. */
const FEW = 4;

/** What needs no piece in hand, such as plans and abilities. */
function Loose({ view, options, busy, onDo }: LooseProps) {
  const face = useFace();
  const kinds = new Map<string, OfferedCommand[]>();
  for (const option of options) {
    const { command } = option;
    if (command.type === 'done') continue;
    const { key: kind } = face.words.list(command);
    kinds.set(kind, [...(kinds.get(kind) ?? []), option]);
  }
  return [...kinds].map(([kind, list]) =>
    list.length > FEW ? (
      <Destination key={`${kind}-${list.length}`} view={view} options={list} onGo={onDo} busy={busy} name={kind} />
    ) : (
      <div key={kind} className="row">
        {list.map((option) => (
          <button
            key={JSON.stringify(option.command)}
            type="button"
            className="button small"
            data-testid={`words-${testName(face, option)}`}
            disabled={busy}
            onClick={() => onDo(option)}
          >
            {face.words.commandIn(view, option.command)}
          </button>
        ))}
      </div>
    ),
  );
}

interface DestinationProps {
  readonly view: SiegeView;
  /** Sets its test ids apart from those of the piece in hand. */
  readonly name?: string;
  readonly options: readonly OfferedCommand[];
  readonly busy: boolean;
  onGo(option: OfferedCommand): void;
}

function Destination({ view, options, busy, onGo, name }: DestinationProps) {
  const face = useFace();
  const [at, setAt] = useState(0);
  const option = options[at] ?? options[0];
  const title = name && option ? face.words.list(option.command).title : undefined;
  return (
    <div className="row">
      <label className="field words-destination">
        <span>{title ?? play.destination}</span>
        <select
          className="select"
          data-testid={name ? `words-list-${name}` : 'words-destination'}
          value={at}
          onChange={(event) => setAt(Number(event.target.value))}
        >
          {options.map((each, i) => (
            <option key={JSON.stringify(each.command)} value={i} data-hex={placeOf(face, each.command) ?? ''}>
              {face.words.commandIn(view, each.command)}
              {each.cost === undefined ? '' : ` (${movementPoints(each.cost)})`}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="button small"
        data-testid={name ? `words-go-${name}` : 'words-go'}
        disabled={busy || !option}
        onClick={() => option && onGo(option)}
      >
        {play.go}
      </button>
    </div>
  );
}

/** `fire-infantry-3`, `stand`: the command and what it is done to, or what tells it from others of its type. */
function testName(face: Face, { command }: OfferedCommand): string {
  const about = targetOf(face, command) ?? face.words.tell(command);
  return about === undefined ? command.type : `${command.type}-${about}`;
}

/** Markers on the map; gates that are broken. */
function Works() {
  const { words: said } = useFace();
  const view = useMatch((state) => state.view);
  if (!view) return null;
  const lines = said.works(view);
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

function Pieces({ side }: { readonly side: SideTitle }) {
  const { pieces } = useFace();
  const ids = useMatch((state) =>
    state.view
      ? [...Object.keys(state.view.leaders), ...Object.keys(state.view.units)]
          .filter((id) => pieces.side(id) === side.id)
          .sort(pieces.byOrder)
      : [],
  );
  return (
    <section aria-label={play.words.side(side.name)} data-testid={`words-${side.id}`}>
      <h3>{play.words.side(side.name)}</h3>
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
  const { pieces, gazetteer } = useFace();
  const { view, acts, chosen } = useMatch((state) => ({
    view: state.view,
    acts: state.offer?.actors.includes(id) ?? false,
    chosen: state.piece === id,
  }));
  const state = view && pieceState(view, id);
  if (!view || !state) return null;
  const code = state.type === 'unit' ? pieces.strengths(view, id) : `rally ${pieces.rally(view, id)}`;
  const facts = pieces.facts(view, id);
  const hex = hexOf(view, id);
  const where = hex ? gazetteer.placeWithLandmark(state.at.place ?? hex) : (facts?.where ?? '');
  return (
    <li
      data-testid={`words-piece-${id}`}
      data-hex={state.at.hex}
      data-acts={acts}
      data-states={facts?.states.join('; ')}
    >
      <span>
        <b>{pieces.name(id)}</b>, {code}: {where}
        {facts && facts.states.length > 0 ? `; ${facts.states.join(', ')}` : ''}
      </span>
      {acts && (
        <button
          type="button"
          className="button small"
          aria-pressed={chosen}
          aria-label={`${play.words.choose} ${pieces.name(id)}`}
          data-testid={`choose-${id}`}
          onClick={() => store.getState().select(chosen ? null : id)}
        >
          {chosen ? play.words.chosen : play.words.choose}
        </button>
      )}
    </li>
  );
});
