/**
 * How a match stands, to be laid over a picture: sides, turn, clocks and losses on a ground that lets everything through.
 * `scale` makes it larger, `at=bottom` puts it below.
 */
import '../styles/match.css';
import '../styles/top-bar.css';
import './watch.css';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { useFace } from '../face/face.ts';
import { useMatch } from '../match/line/context.ts';
import { SideScore, TurnTrack } from '../match/panels/top-bar.tsx';
import { useClocks } from '../match/panels/use-clocks.ts';
import { useTask } from '../match/parts/task.ts';
import { aside } from '../text/aside.ts';
import { watchingText } from '../text/watching.ts';
import { Looker } from './looker.tsx';
import { wishOf } from './wish.ts';

export default function OverlayPage({ matchId }: { readonly matchId: string }) {
  const { scale, at } = wishOf(useSearch());
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['ground'] = 'none';
    return () => {
      delete dataset['ground'];
    };
  }, []);
  return (
    <Looker matchId={matchId} name="overlay">
      <main className="overlay-plates" data-at={at} style={{ zoom: scale }}>
        <Plates />
      </main>
    </Looker>
  );
}

function Plates() {
  const { title } = useFace();
  const { sentence } = useTask();
  const { clock, watching } = useMatch((state) => ({
    clock: state.cells.get('clock') ?? 'null',
    watching: state.summary?.watching,
  }));
  const clocks = useClocks(clock);
  const [first, second] = title.sides.map((side) => (
    <section key={side.id} className="overlay-side">
      <SideScore of={side} />
      {clocks !== null && (
        <b
          className={
            clocks.clock.running.includes(side.id) && !clocks.clock.paused ? 'overlay-clock runs' : 'overlay-clock'
          }
          data-testid={`clock-${side.id}`}
        >
          {clocks.isOut(side.id) ? aside.over : aside.time(clocks.leftOf(side.id))}
        </b>
      )}
    </section>
  ));
  return (
    <>
      <h1 className="hidden-to-eye">{title.title}</h1>
      {first}
      <section className="overlay-middle">
        <TurnTrack />
        <p role="status" data-testid="overlay-task">
          {sentence}
        </p>
        {watching?.policy === 'delayed' && (
          <p className="overlay-late" data-testid="watching-late">
            {watchingText.late(watching.minutes)}
          </p>
        )}
      </section>
      {second}
    </>
  );
}
