/** What can be aimed at, each with its chance; one of them open, with all that can come of it and the button that commits. */
import type { OfferedCommand } from '../../face/view.ts';
import { OddsTable } from '../../match/parts/odds-table.tsx';
import { percent } from '../../text/format.ts';
import { play } from '../../text/play.ts';
import { hexOfTarget, hitChance, markerOf, targetOf } from './options.ts';
import { type Face, useFace, useMatch, useMatchStore } from './own.ts';

interface Props {
  readonly targets: ReadonlyMap<string, readonly OfferedCommand[]>;
  /** The one that is open; alone, a target is always open. */
  readonly open: string | undefined;
  /** Something else is aimed at: what commits that stands out, and nothing here. */
  readonly aside?: boolean;
}

export function Targets({ targets, open, aside = false }: Props) {
  return (
    <ul className="targets" aria-label={play.targets}>
      {[...targets].map(([target, list]) => (
        <Target key={target} target={target} list={list} open={open === target || targets.size === 1} aside={aside} />
      ))}
    </ul>
  );
}

const areSame = (odds: OfferedCommand['odds'], others: OfferedCommand['odds']): boolean =>
  JSON.stringify(odds) === JSON.stringify(others);

interface TargetProps {
  readonly target: string;
  readonly list: readonly OfferedCommand[];
  readonly open: boolean;
  readonly aside: boolean;
}

function Target({ target, list, open, aside }: TargetProps) {
  const store = useMatchStore();
  const face = useFace();
  const { gazetteer, pieces, words } = face;
  const first = list[0];
  const { view, hex, sending } = useMatch((state) => ({
    view: state.view,
    hex: state.view ? hexOfTarget(face, state.view, target, first) : undefined,
    sending: state.sending,
  }));
  if (!first || !view) return null;
  const meant = face.commands[first.command.type]?.meant;
  const chance = hitChance(face, first);
  return (
    <li className={open ? 'target open' : 'target'} data-testid={`target-${target}`}>
      <button
        type="button"
        className="target-head"
        aria-expanded={open}
        onClick={() => store.getState().setAim(open ? null : hex === undefined ? { target } : { target, hex })}
      >
        <span>
          <b>{gazetteer.gateHexes(target) ? gazetteer.gateName(target) : pieces.name(target)}</b>{' '}
          <span className="soft">{hex}</span>
        </span>
        {chance && (
          <span className="chance">
            {percent(chance)}
            {meant && <small>{meant.word}</small>}
          </span>
        )}
      </button>
      {open &&
        list.map((option, i) => (
          <div key={JSON.stringify(option.command)} className="target-body">
            {/* Odds that are the same stand once, above all they are for. */}
            {option.odds && !areSame(option.odds, list[i - 1]?.odds) && <OddsTable odds={option.odds} />}
            <button
              type="button"
              // Of several ways to do it none stands out.
              className={list.length === 1 && !aside ? 'button seal wide' : 'button wide'}
              data-testid={testName(face, option, list)}
              disabled={sending}
              onClick={() => void store.getState().send(option.command)}
            >
              {words.commandIn(view, option.command)}
            </button>
          </div>
        ))}
    </li>
  );
}

/** `do-fire-orc-3`; with the marker where several could be used: `do-dropRocks-orc-3-rocks-1`. */
function testName(face: Face, { command }: OfferedCommand, list: readonly OfferedCommand[]): string {
  const marker = list.length > 1 ? markerOf(face, command) : undefined;
  return `do-${command.type}-${targetOf(face, command) ?? ''}${marker === undefined ? '' : `-${marker}`}`;
}
