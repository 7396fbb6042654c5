/** How a standing was computed, number by number, in sentences. */
import { explain, type TieBreakExplained } from '@warbeacon/tournament';
import { useMemo } from 'react';
import { standingText as words } from '../text/event-standings.ts';
import { events } from '../text/events.ts';
import { nameIn, useRoll } from './names.tsx';
import { useEvent } from './use-event.ts';

export function Computed({ entrant }: { readonly entrant: string }) {
  const { view } = useEvent();
  const roll = useRoll();
  const found = useMemo(() => explain(view.state, entrant), [view.state, entrant]);
  if (!found) return <p className="soft">{words.nothing}</p>;
  const name = (id: string | null) => nameIn(roll, id);
  return (
    <div className="computed" data-testid="computed">
      <section>
        <h3>
          {events.score}: {events.halfPoint(found.score)}
        </h3>
        <ol>
          {found.rounds.map((round) => (
            <li key={round.round}>
              {words.round(round.round, round.kind, name(round.opponent), round.points)}
              {round.opponent !== null && (
                <span className="soft">
                  {' '}
                  {words.hasNow(name(round.opponent), found.opponentsScores[round.opponent])}
                </span>
              )}
            </li>
          ))}
        </ol>
      </section>
      {found.tieBreaks.map((one) => (
        <OneTieBreak key={one.tieBreak} of={one} />
      ))}
    </div>
  );
}

function OneTieBreak({ of: { tieBreak, value, shares, tied, meetings } }: { readonly of: TieBreakExplained }) {
  const roll = useRoll();
  const name = (id: string | null) => nameIn(roll, id);
  return (
    <section>
      <h3>
        {events.tieBreaks[tieBreak]}: {words.number(value)}
      </h3>
      <p className="soft">{words.means[tieBreak]}</p>
      {tieBreak === 'head-to-head' &&
        (value === null ? (
          <p>{tied.length < 2 ? words.alone : words.notAllMet(tied.map(name))}</p>
        ) : (
          <ol>
            {meetings.map(({ round, kind, opponent, points }) => (
              <li key={round}>{words.round(round, kind, name(opponent), points)}</li>
            ))}
          </ol>
        ))}
      {shares.length > 0 && (
        <>
          <ol>
            {shares.map(({ round, kind, opponent, gave, cut }, i) => (
              // A round may give two of them, one for each leg, always in the same order.
              <li key={`${round} ${i}`} className={cut ? 'cut' : ''}>
                {words.share(round, kind, name(opponent), gave, cut)}
              </li>
            ))}
          </ol>
          <p>
            {words.sum(
              shares.filter(({ cut }) => !cut).map(({ gave }) => gave),
              value,
            )}
          </p>
        </>
      )}
    </section>
  );
}
