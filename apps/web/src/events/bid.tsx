/** A sealed bid: which side one would rather have, and what one gives for it. */
import { useState } from 'react';
import { titles } from '../games/index.ts';
import { useAttempt, Wrong } from '../shell/parts/attempt.tsx';
import { events as words } from '../text/events.ts';
import { useEvent } from './use-event.ts';

export function Bid({ pairing, opponent }: { readonly pairing: string; readonly opponent: string }) {
  const { view, send } = useEvent();
  const title = titles.of(view.terms.game);
  const [side, setSide] = useState(0);
  const [points, setPoints] = useState('0');
  const attempt = useAttempt();
  const names = title?.sides.map(({ name }) => name) ?? [];
  return (
    <form
      className="my-step bid"
      data-testid="bid"
      onSubmit={(event) => {
        event.preventDefault();
        attempt.run(async () => await send({ do: 'bid', pairing, side, points: Number(points) }));
      }}
    >
      <b>{words.bidTitle}</b>
      <p>{words.bidBody(opponent)}</p>
      {title?.handicap && <p className="soft">{title.handicap.why}</p>}
      <label className="field">
        <span>{words.bidSide}</span>
        <select
          className="select"
          value={side}
          data-testid="bid-side"
          onChange={({ currentTarget }) => setSide(Number(currentTarget.value))}
        >
          {names.map((name, i) => (
            <option key={name} value={i}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{title?.handicap?.label ?? words.bidPoints}</span>
        <input
          className="input"
          type="number"
          min={0}
          max={view.handicap?.most ?? 0}
          required
          value={points}
          data-testid="bid-points"
          onChange={({ currentTarget }) => setPoints(currentTarget.value)}
        />
      </label>
      <button type="submit" className="button seal" data-testid="bid-send" disabled={attempt.busy}>
        {words.bidSend}
      </button>
      <Wrong of={attempt} />
    </form>
  );
}
