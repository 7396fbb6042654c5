/** What one has said beforehand about what one could let fall: ask me, never, on anybody, or on some kinds only. */
import './standing-orders.css';
import { useId } from 'react';

const CHOICES = ['ask', 'never', 'any', 'kinds'] as const;
type Choice = (typeof CHOICES)[number];

/** Of the kinds, at least one. */
export type Order = Exclude<Choice, 'kinds'> | readonly string[];

interface Props {
  readonly words: {
    readonly standing: string;
    readonly choices: Readonly<Record<Choice, string>>;
    readonly choicesAre: Readonly<Record<Choice, string>>;
  };
  /** Names of the kinds that one can choose among, in the order in which they are shown. */
  readonly kinds: ReadonlyMap<string, string>;
  /** Those chosen at first. */
  readonly usual: readonly string[];
  readonly now: Order;
  order(next: Order): void;
}

/** Folded, with what stands now as its heading. */
export function StandingOrders({ words, kinds, usual, now, order }: Props) {
  const name = useId();
  const choice: Choice = typeof now === 'string' ? now : 'kinds';
  const chosen = typeof now === 'string' ? [] : now;
  return (
    <details className="standing" data-testid="standing">
      <summary>
        {words.standing}: <b data-testid="standing-now">{words.choices[choice]}</b>
      </summary>
      <fieldset>
        <legend className="hidden-to-eye">{words.standing}</legend>
        {CHOICES.map((each) => (
          <label key={each} className="tick">
            <input
              type="radio"
              name={name}
              value={each}
              checked={choice === each}
              data-testid={`standing-${each}`}
              onChange={() => order(each === 'kinds' ? usual : each)}
            />
            <span>
              {words.choices[each]} <small className="soft">{words.choicesAre[each]}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {choice === 'kinds' && (
        <fieldset className="kinds">
          <legend className="hidden-to-eye">{words.choices.kinds}</legend>
          {[...kinds].map(([kind, called]) => {
            const on = chosen.includes(kind);
            return (
              <label key={kind} className="tick">
                <input
                  type="checkbox"
                  checked={on}
                  data-testid={`standing-kind-${kind}`}
                  // The last one cannot be taken out: that would be "never".
                  disabled={on && chosen.length === 1}
                  onChange={() => order(on ? chosen.filter((other) => other !== kind) : [...chosen, kind])}
                />
                <span>{called}</span>
              </label>
            );
          })}
        </fieldset>
      )}
    </details>
  );
}
