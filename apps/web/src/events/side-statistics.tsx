/** Which side of the game has won how often in this event, and how little or much that proves. */
import './tables.css';
import { sideStatistics } from '@warbeacon/tournament';
import { useMemo } from 'react';
import { titles } from '../games/index.ts';
import { useTheme } from '../shell/parts/theme.ts';
import { bracketText as words } from '../text/event-bracket.ts';
import { events } from '../text/events.ts';
import { percent } from '../text/format.ts';
import { useEvent } from './use-event.ts';

/** Of fewer the interval says little more than that they are few. */
const FEW = 20;
const share = (part: number): string => percent({ n: part, d: 1 });

export function SideStatistics() {
  const { view } = useEvent();
  const { theme } = useTheme();
  const found = useMemo(() => sideStatistics(view.state), [view.state]);
  const title = titles.of(view.terms.game);
  const of = found.first + found.second;
  if (found.share === null || found.interval === null) return <p className="empty">{words.sidesNone}</p>;
  const { low, high } = found.interval;
  const sides = [
    { won: found.first, share: found.share, low, high },
    { won: found.second, share: 1 - found.share, low: 1 - high, high: 1 - low },
  ];
  return (
    <section aria-label={events.tabs.sides} className="side-bars" data-testid="side-statistics">
      <p className="soft">{words.sidesLead}</p>
      {sides.map((side, i) => {
        const known = title?.sides[i];
        const name = known?.name ?? String(i + 1);
        return (
          <div key={name} className="side-line">
            {title && known ? <title.Arms of={known.id} /> : <span />}
            <b>{name}</b>
            <div className="side-bar" aria-hidden="true">
              <span
                className="share"
                style={{
                  width: `${side.share * 100}%`,
                  background: known?.colour[theme === 'day' ? 'day' : 'dusk'].field,
                }}
              />
              <span
                className="interval"
                style={{ left: `${side.low * 100}%`, width: `${(side.high - side.low) * 100}%` }}
              />
            </div>
            <p>{words.sideWon(name, side.won, of, share(side.share), share(side.low), share(side.high))}</p>
          </div>
        );
      })}
      <p className="soft">
        {words.drawn(found.draws)} {of < FEW && words.sidesFew}
      </p>
    </section>
  );
}
