/** What can be aimed at, each with its chance; one of them open, with all that can come of it and the button that commits. */
import { gateHexes } from '../../games/helms-deep/gazetteer.ts';
import { gateName } from '../../games/helms-deep/names.ts';
import { pieceName } from '../../games/helms-deep/pieces.ts';
import { labelIn } from '../../games/helms-deep/words/labels.ts';
import { rocksWords } from '../../games/helms-deep/words/siege.ts';
import { useMatch, useMatchStore } from '../../match/line/context.ts';
import { OddsTable } from '../../match/parts/odds-table.tsx';
import { percent } from '../../text/format.ts';
import { play } from '../../text/play.ts';
import { hexOfTarget, hitChance, targetOf } from './options.ts';
import type { OfferedCommand } from '../../games/helms-deep/wire.ts';

interface Props {
  readonly targets: ReadonlyMap<string, readonly OfferedCommand[]>;
  /** The one that is open; alone, a target is always open. */
  readonly open: string | undefined;
}

export function Targets({ targets, open }: Props) {
  return (
    <ul className="targets" aria-label={play.targets}>
      {[...targets].map(([target, list]) => (
        <Target key={target} target={target} list={list} open={open === target || targets.size === 1} />
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
}

function Target({ target, list, open }: TargetProps) {
  const store = useMatchStore();
  const first = list[0];
  const { view, hex, sending } = useMatch((state) => ({
    view: state.view,
    hex: state.view ? hexOfTarget(state.view, target, first) : undefined,
    sending: state.sending,
  }));
  if (!first || !view) return null;
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
          <b>{gateHexes(target) ? gateName(target) : pieceName(target)}</b> <span className="soft">{hex}</span>
        </span>
        {chance && (
          <span className="chance">
            {percent(chance)}
            {first.command.type === 'dropRocks' && <small>{rocksWords.destroyed}</small>}
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
              className="button seal wide"
              data-testid={`do-${option.command.type}-${targetOf(option.command) ?? ''}${list.length > 1 && option.command.type === 'dropRocks' ? `-${option.command.rocks}` : ''}`}
              disabled={sending}
              onClick={() => void store.getState().send(option.command)}
            >
              {labelIn(view, option.command)}
            </button>
          </div>
        ))}
    </li>
  );
}
