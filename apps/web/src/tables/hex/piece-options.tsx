/** What the piece in hand can do: what lights up on the board, whom it can act on, and what needs no place. */
import type { OfferedCommand, SiegeView } from '../../face/view.ts';
import { OddsTable } from '../../match/parts/odds-table.tsx';
import { movementPoints } from '../../text/format.ts';
import { play } from '../../text/play.ts';
import { equalsAbout } from './formations.ts';
import { hauledBy } from './hauling.ts';
import { goesAlong, group } from './options.ts';
import { Targets } from './targets.tsx';
import { type Face, useFace, useMatch, useMatchStore } from './own.ts';

interface Props {
  readonly piece: string;
  readonly options: readonly OfferedCommand[] | null;
  readonly aim: { readonly hex?: string; readonly target?: string } | null;
}

export function PieceOptions({ piece, options, aim }: Props) {
  const store = useMatchStore();
  const face = useFace();
  const { words } = face;
  const { view, sending, along } = useMatch((state) => ({
    view: state.view,
    sending: state.sending,
    along: state.along,
  }));
  if (!view) return null;
  if (options === null) return <p className="soft">{play.asking}</p>;
  const { targets, plain: all } = group(face, options, view);
  const { places } = group(
    face,
    options.filter((option) => goesAlong(face, option, along)),
    view,
  );
  const plain = all.filter(({ command }) => face.commands[command.type]?.card !== true);
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
        <div key={JSON.stringify(option.command)} className={option.odds ? 'aimed' : undefined}>
          {option.odds && <OddsTable odds={option.odds} />}
          <button
            type="button"
            className={aimed.length === 1 ? 'button seal wide' : 'button wide'}
            data-testid={option.odds ? `do-${option.command.type}` : 'go-there'}
            disabled={sending}
            onClick={() => send(option)}
          >
            {words.commandIn(view, option.command)}
            {option.cost === undefined ? '' : ` (${movementPoints(option.cost)})`}
          </button>
        </div>
      ))}
      {hauledBy(face, options).map((marker) => (
        <button
          key={marker}
          type="button"
          className={along === marker ? 'button wide iron' : 'button wide'}
          aria-pressed={along === marker}
          data-testid={`along-${marker}`}
          onClick={() => store.getState().takeAlong(along === marker ? null : marker)}
        >
          {face.hauling?.label(marker)}
        </button>
      ))}
      {targets.size > 0 && <Targets targets={targets} open={aim?.target} aside={aimed !== undefined} />}
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
