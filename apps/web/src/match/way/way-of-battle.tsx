/** What decided a battle, and the way it went: reads what it needs of the match, once. */
import { useContext, useEffect, useMemo, useState } from 'react';
import type { Course } from '../../face/course.ts';
import { useFace } from '../../face/face.ts';
import { late } from '../../shell/parts/late.tsx';
import { way as words } from '../../text/way.ts';
import { ReplayContext, useMatch, useMatchStore } from '../line/context.ts';
import { type Chronicle, chronicleOf, readBack } from '../line/read-back.ts';
import type { MatchStore } from '../line/store.ts';
import { Judged } from './judged.tsx';
import { WayChart } from './way-chart.tsx';
import { mayForetell, useCourse } from './use-course.ts';
import { wayOf } from './way.ts';

const StatisticsPanel = late(async () => (await import('./statistics-panel.tsx')).StatisticsPanel);

/** At the end of a match. Who played it is shown all of it; a crowd that looks on asks for it, one by one. */
export function WayOfBattle() {
  const plays = useMatch((state) => state.side !== null);
  const replay = useContext(ReplayContext);
  const view = useMatch((state) => state.view);
  const live = useMatchStore();
  const course = useCourse();
  const [wanted, setWanted] = useState(plays);
  if (!course) return null;
  return (
    <>
      {view && <Judged ways={course.waysToWin(view)} title={words.judged} />}
      {wanted ? (
        <section className="way-section" aria-label={words.title}>
          <h3>{words.title}</h3>
          <Read live={live} course={course} onGo={(at) => replay({ at })} />
        </section>
      ) : (
        <button type="button" className="button" data-testid="way-show" onClick={() => setWanted(true)}>
          {words.show}
        </button>
      )}
    </>
  );
}

/** In the replay of `live`: the whole of it that is shown there, and how it would be decided at the moment that is looked at. */
export function WaySoFar({ live, chronicle, onGo }: Omit<Required<ReadProps>, 'course' | 'at'>) {
  const course = useCourse();
  const { view, ply } = useMatch((state) => ({ view: state.view, ply: state.ply }));
  if (!course) return null;
  return (
    <>
      <Read live={live} chronicle={chronicle} course={course} at={ply} onGo={onGo} />
      {view && <Judged ways={course.waysToWin(view)} title={words.stands} />}
    </>
  );
}

interface ReadProps {
  readonly live: MatchStore;
  /** Of the match as it stands, where there is none yet. */
  readonly chronicle?: Chronicle;
  readonly course: Course;
  readonly at?: number;
  onGo(ply: number): void;
}

function Read({ live, chronicle: given, course, at, onGo }: ReadProps) {
  const face = useFace();
  // The match may go on while it is read.
  const [chronicle] = useState(() => given ?? chronicleOf(live));
  const [open, setOpen] = useState(false);
  const foretold = mayForetell(live.getState());
  const [ready, setReady] = useState<'reading' | 'there' | 'partly'>('reading');
  useEffect(() => {
    let here = true;
    void readBack(live, chronicle, 0, () => undefined).then((whole) => here && setReady(whole ? 'there' : 'partly'));
    return () => {
      here = false;
    };
  }, [live, chronicle]);
  const way = useMemo(
    () => (ready === 'reading' ? null : wayOf(face, course, chronicle, foretold)),
    [face, course, chronicle, foretold, ready],
  );
  if (!way) return <p className="soft way-room">{words.reading}</p>;
  return (
    <>
      {ready === 'partly' && <p role="status">{words.partly}</p>}
      <WayChart way={way} at={at} onGo={onGo} />
      {open ? (
        <StatisticsPanel course={course} chronicle={chronicle} onGo={onGo} />
      ) : (
        <button type="button" className="button" data-testid="statistics-show" onClick={() => setOpen(true)}>
          {words.statistics}
        </button>
      )}
    </>
  );
}
