/** What can be done to somebody for more or fewer dice: first what, then how many, then one button. */
import { useMatch, useMatchStore } from '../../match/line/context.ts';
import { OddsTable } from '../../match/parts/odds-table.tsx';
import { percent } from '../../text/format.ts';
import { inches } from '../../text/inches.ts';
import { chanceOf, type Choice, type Staked, stakeOf, stakesOn } from './options.ts';
import { useFace } from './own.ts';
import { choiceFor, useMeasures } from './way.ts';

interface Props {
  readonly list: readonly Staked[];
  /** Nothing else can be done to them. */
  readonly first: boolean;
}

export function Stakes({ list, first }: Props) {
  const target = list[0]?.looks.target ?? '';
  const store = useMatchStore();
  const face = useFace();
  const { view, piece, sending } = useMatch((state) => ({
    view: state.view,
    piece: state.piece,
    sending: state.sending,
  }));
  const choice = useMeasures((measures) => choiceFor(measures, piece, target));
  const kinds = [...new Set(list.map(({ looks }) => looks.staked.on))];
  const on = stakesOn(list, choice?.on);
  const of = (amount?: number): Staked | undefined => stakeOf(on, amount, choice?.saves);
  const chosen = of(choice?.amount);
  if (!view || !chosen) return null;
  const { looks, offered } = chosen;
  const choose = (more: Partial<Choice>): void =>
    useMeasures.setState({ choice: { ...choice, by: piece, target, ...more } });
  const amounts = [...new Set(on.map((each) => each.looks.staked.amount))];
  const alike = on.filter((each) => each.looks.staked.amount === looks.staked.amount);
  return (
    <div className="staked" data-testid="stakes">
      {kinds.length > 1 && (
        <div className="staked-kinds" role="group" aria-label={inches.powers}>
          {kinds.map((name) => (
            <button
              key={name}
              type="button"
              className="button small"
              aria-pressed={name === looks.staked.on}
              data-testid={`stake-on-${name.toLowerCase().replaceAll(' ', '-')}`}
              onClick={() => useMeasures.setState({ choice: { by: piece, target, on: name } })}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      <p className="soft">{looks.staked.about}</p>
      <div className="amounts" role="group" aria-label={inches.dice}>
        {amounts.map((amount) => {
          const one = of(amount);
          const chance = one && chanceOf(one);
          return (
            <button
              key={amount}
              type="button"
              className="button small"
              aria-pressed={amount === looks.staked.amount}
              data-testid={`stake-${amount}`}
              onClick={() => choose({ amount })}
            >
              <b>{inches.stake(amount)}</b> {chance && <span>{percent(chance)}</span>}
            </button>
          );
        })}
      </div>
      {alike.length > 1 && (
        <label className="tick">
          <input
            type="checkbox"
            checked={choice?.saves === true}
            data-testid="stake-saves"
            onChange={({ target: box }) => choose({ saves: box.checked })}
          />
          {inches.saves}
        </label>
      )}
      <button
        type="button"
        className={first ? 'button seal wide' : 'button wide'}
        data-testid={`do-${offered.command.type}`}
        disabled={sending}
        onClick={() => void store.getState().send(offered.command)}
      >
        {face.words.commandIn(view, offered.command)}
      </button>
      {offered.odds && <OddsTable odds={offered.odds} />}
    </div>
  );
}
