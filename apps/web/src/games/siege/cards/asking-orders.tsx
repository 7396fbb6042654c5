/** What one has said beforehand of whether one is asked at all, in steps that come round each turn. */
import './standing-orders.css';
import type { ReactNode } from 'react';
import { play } from '../../../text/play.ts';

const words = play.whenAsked;

export interface Asking {
  readonly notBefore: Readonly<Record<string, number>>;
  readonly endEmpty: boolean;
}

interface Props {
  readonly now: Asking;
  /** Kinds of decision that one may put off, by what they are called. */
  readonly kinds: Readonly<Record<string, string>>;
  readonly turn: number;
  readonly last: number;
  order(next: Asking): void;
  /** What of it is otherwise by the game's own, for the heading. */
  readonly but?: string | undefined;
  /** Of the game's own. */
  readonly children?: ReactNode;
}

/** Folded, with what stands now as its heading. */
export function AskingOrders({ now, kinds, turn, last, order, but, children }: Props) {
  const off = Object.keys(kinds).filter((kind) => (now.notBefore[kind] ?? 0) > turn);
  const later = Array.from({ length: Math.max(0, last - turn) }, (_, i) => turn + 1 + i);
  return (
    <details className="standing" data-testid="asking">
      <summary>
        {words.title}:{' '}
        <b data-testid="asking-now">{off.length > 0 ? words.notNow(off.length) : (but ?? words.asItComes)}</b>
      </summary>
      <div className="asking">
        {Object.entries(kinds).map(([kind, name]) => (
          <label key={kind} className="asking-kind">
            <span>{name}</span>
            <select
              className="select"
              value={off.includes(kind) ? now.notBefore[kind] : 0}
              data-testid={`asking-${kind}`}
              onChange={(event) => {
                const { [kind]: _before, ...others } = now.notBefore;
                const from = Number(event.currentTarget.value);
                order({ ...now, notBefore: from === 0 ? others : { ...others, [kind]: from } });
              }}
            >
              <option value={0}>{words.asItComes}</option>
              {later.map((each) => (
                <option key={each} value={each}>
                  {words.notBefore(each)}
                </option>
              ))}
              <option value={last + 1}>{words.notAnyMore}</option>
            </select>
          </label>
        ))}
        {children}
        <label className="tick">
          <input
            type="checkbox"
            checked={now.endEmpty}
            data-testid="asking-end-empty"
            onChange={() => order({ ...now, endEmpty: !now.endEmpty })}
          />
          <span>
            {words.endEmpty} <small className="soft">{words.endEmptyIs}</small>
          </span>
        </label>
      </div>
    </details>
  );
}
