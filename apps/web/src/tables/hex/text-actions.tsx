/** Everything that can be done, in words: buttons where there are few, lists where there are many. */
import { useState } from 'react';
import type { OfferedCommand, SiegeView } from '../../face/view.ts';
import { EndStep, TakeBack } from '../../match/parts/end-step.tsx';
import { isQuestion } from '../../match/parts/questions.ts';
import { movementPoints, percent } from '../../text/format.ts';
import { play } from '../../text/play.ts';
import { actorOf, apart, group, hitChance, placeOf, targetOf } from './options.ts';
import { type Face, isMine, type MatchStore, useFace, useMatch, useMatchStore } from './own.ts';

/** Everything that can be done with the piece in hand, or in answer to the question. */
export function TextActions() {
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
  const send = (option: OfferedCommand) => {
    const actor = actorOf(face, option.command);
    void store.getState().send(option.command);
    if (actor !== undefined) void followPiece(store, actor);
  };
  // Of several ways to one hex the cheapest stands for all.
  const destinations = [...places].flatMap(([, list]) => apart(face, list));
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
        {[...targets.values()].flat().map((option) => (
          <Do
            key={JSON.stringify(option.command)}
            view={view}
            option={option}
            chance={hitChance(face, option)}
            onDo={send}
            busy={sending}
          />
        ))}
        {plain
          .filter((option) => option.command.type !== 'done')
          .map((option) => (
            <Do key={JSON.stringify(option.command)} view={view} option={option} onDo={send} busy={sending} />
          ))}
      </div>
      {loose && <Loose view={view} options={loose} onDo={send} busy={sending} />}
      <TakeBack testid="words-take-back" />
      <EndStep testid="words-end-step" />
    </section>
  );
}

/** Whoever reads goes on where the piece that was given an order stands in the list, once it has carried it out. */
async function followPiece(store: MatchStore, piece: string): Promise<void> {
  const focused = document.activeElement;
  if (!focused?.closest('.words') || !(await store.getState().settled())) return;
  // Who has gone elsewhere meanwhile is let be. A button that is gone leaves the focus with the page, or with the board in words.
  const now = document.activeElement;
  if (now !== focused && now !== document.body && !now?.matches('.words')) return;
  const line = document.querySelector<HTMLElement>(`.words [data-piece="${piece}"]`);
  (line?.querySelector('button') ?? line)?.focus();
}

interface DoProps {
  readonly view: SiegeView;
  readonly option: OfferedCommand;
  readonly chance?: ReturnType<typeof hitChance>;
  readonly busy: boolean;
  onDo(option: OfferedCommand): void;
}

/** A button for one command, with its chance where there is one to tell. */
function Do({ view, option, chance, busy, onDo }: DoProps) {
  const face = useFace();
  return (
    <button
      type="button"
      className="button small"
      data-testid={`words-${testName(face, option)}`}
      disabled={busy}
      onClick={() => onDo(option)}
    >
      {face.words.commandIn(view, option.command)}
      {chance && ` (${percent(chance)})`}
    </button>
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
          <Do key={JSON.stringify(option.command)} view={view} option={option} onDo={onDo} busy={busy} />
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
