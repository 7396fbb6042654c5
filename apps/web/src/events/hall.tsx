/** The boards that run now, as small pictures, as late as everybody is told of them. */
import { useMemo } from 'react';
import { Link } from 'wouter';
import { titles } from '../games/index.ts';
import { usePictures } from '../lobby/live-pictures.ts';
import { late } from '../shell/parts/late.tsx';
import { events as words } from '../text/events.ts';
import { Feature } from './feature.tsx';
import { isLadder } from './ladder.tsx';
import { nameIn, runningLegs, useRoll } from './names.tsx';
import { useEvent } from './use-event.ts';
import { useStandings } from './use-standings.ts';

const LiveBoard = late(async () => (await import('../lobby/live-board.tsx')).default);

export function Hall() {
  const { view } = useEvent();
  const running = useMemo(() => runningLegs(view.state), [view.state]);
  const { watching } = view.terms;
  return (
    <section aria-label={isLadder(view.state) ? words.tabs.boards : words.boards} data-testid="hall">
      {running.length === 0 && <p className="empty">{words.noBoards}</p>}
      {watching.policy === 'private' && running.length > 0 && <p className="soft">{words.noPicture}</p>}
      {watching.policy === 'delayed' && running.length > 0 && <p className="soft">{words.late(watching.minutes)}</p>}
      <ul className="hall">
        {running.map((one) => (
          <li key={one.match}>
            <Board of={one} />
            <Feature pairing={one.pairing} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type Running = ReturnType<typeof runningLegs>[number];

export function Board({ of: { leg, match }, large = false }: { readonly of: Running; readonly large?: boolean }) {
  const { view } = useEvent();
  const roll = useRoll();
  const title = titles.of(view.terms.game);
  const seen = usePictures(({ pictures }) => pictures.has(match));
  return (
    <Link href={`/match/${match}`} className={large ? 'board-card large' : 'board-card'} data-testid="board-card">
      {title && view.terms.watching.policy !== 'private' && (
        <span className="board-picture">
          <LiveBoard matchId={match} title={title} />
          {!seen && <span className="soft">{words.noPictureYet}</span>}
        </span>
      )}
      <span className="board-who">
        {leg.sides.map((id, side) => {
          const of = title?.sides[side];
          return (
            <span key={id} className="player">
              {title && of && <title.Arms of={of.id} />}
              <b>{nameIn(roll, id)}</b>
            </span>
          );
        })}
      </span>
    </Link>
  );
}

/** The board that the organiser has chosen, while it runs. */
export function useChosen(): Running | undefined {
  const { state, terms } = useEvent().view;
  return useMemo(
    () =>
      state.featured === null || terms.watching.policy === 'private'
        ? undefined
        : runningLegs(state).find(({ pairing }) => pairing.id === state.featured),
    [state, terms.watching.policy],
  );
}

/** It, or of those that run now the one whose players stand highest together. */
export function Featured() {
  const { view } = useEvent();
  const chosen = useChosen();
  const standings = useStandings();
  const featured = useMemo(() => {
    const places = new Map(standings.map(({ entrant, place }) => [entrant, place]));
    const last = standings.length + 1;
    const sum = ({ pairing }: Running) => (places.get(pairing.a) ?? last) + (places.get(pairing.b ?? '') ?? last);
    const running = runningLegs(view.state);
    return chosen ?? running.toSorted((one, other) => sum(one) - sum(other))[0];
  }, [view.state, standings, chosen]);
  if (!featured || view.terms.watching.policy === 'private') return null;
  return (
    <section className={chosen ? 'featured chosen' : 'featured'} aria-label={words.featured} data-testid="featured">
      <h2>{words.featured}</h2>
      <Board of={featured} large />
      {featured.pairing.id === view.state.featured ? (
        <Feature pairing={featured.pairing} />
      ) : (
        <p className="soft">{words.featuredWhy}</p>
      )}
    </section>
  );
}
