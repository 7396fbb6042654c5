/** What is chosen before a match beside the game: a clock, and who may watch. */
import type { CreateMatch, Watching } from '@warbeacon/protocol';
import { diceText } from '../../text/dice.ts';
import { watchingText } from '../../text/watching.ts';
import { ClockChoice } from './clock-choice.tsx';

export type Terms = Pick<CreateMatch, 'clock' | 'watching' | 'dice' | 'rated' | 'range' | 'bots'>;

const CHOICES: readonly Watching[] = [
  { policy: 'open' },
  { policy: 'delayed', minutes: 5 },
  { policy: 'delayed', minutes: 10 },
  { policy: 'delayed', minutes: 30 },
  { policy: 'private' },
];

const DICE = ['shared', 'strict'] as const;

interface Props {
  readonly terms: Terms;
  onChange(terms: Terms): void;
}

export function TermsChoice({ terms, onChange }: Props) {
  const chosen = Math.max(
    0,
    CHOICES.findIndex((each) => each === terms.watching),
  );
  const { dice = 'shared' } = terms;
  return (
    <>
      <ClockChoice
        clock={terms.clock}
        onChange={(clock) => onChange({ ...terms, clock, dice: clock?.kind === 'days' ? undefined : dice })}
      />
      <label className="field">
        <span>{watchingText.title}</span>
        <select
          className="input"
          data-testid="watching-choice"
          value={chosen}
          onChange={({ currentTarget }) => onChange({ ...terms, watching: CHOICES[Number(currentTarget.value)] })}
        >
          {CHOICES.map((each, i) => (
            <option key={watchingText.choice(each)} value={i}>
              {watchingText.choice(each)}
            </option>
          ))}
        </select>
        <small className="soft">{watchingText.note}</small>
      </label>
      <label className="field">
        <span>{diceText.title}</span>
        <select
          className="input"
          data-testid="dice-choice"
          value={dice}
          onChange={({ currentTarget }) =>
            onChange({ ...terms, dice: DICE.find((each) => each === currentTarget.value) })
          }
        >
          {DICE.filter((each) => each === 'shared' || terms.clock?.kind !== 'days').map((each) => (
            <option key={each} value={each}>
              {diceText.choice[each]}
            </option>
          ))}
        </select>
        <small className="soft">{diceText.note}</small>
      </label>
    </>
  );
}
