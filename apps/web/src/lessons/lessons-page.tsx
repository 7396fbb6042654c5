/** The lessons of each game that has some, and which of them one has finished. */
import './lessons.css';
import { useEffect, useState } from 'react';
import { GAME_IDS, loadLessons, titles } from '../games/index.ts';
import { listGames } from '../shell/api/http.ts';
import { Site } from '../shell/parts/site.tsx';
import { lessons as words } from '../text/learn.ts';
import { useBeginLesson } from './begin.ts';
import { lessonsDone } from './kept.ts';
import type { Lesson } from '../face/lesson.ts';

interface Course {
  readonly game: string;
  readonly title: string;
  readonly lessons: readonly Lesson[];
}

export default function LessonsPage() {
  const [courses, setCourses] = useState<readonly Course[]>([]);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    hostedCourses().then(setCourses, () => setFailed(true));
  }, []);
  // Who comes from the card of a game is led to its own.
  useEffect(() => {
    if (courses.length > 0) document.getElementById(location.hash.slice(1))?.scrollIntoView({ block: 'start' });
  }, [courses]);
  const { busy, error, begin } = useBeginLesson();
  const done = lessonsDone();
  const trouble = failed ? words.failed : error;
  return (
    <Site>
      <article className="card prose lessons-page">
        <h1>{words.title}</h1>
        <p>
          {words.about} {words.by}
        </p>
        {trouble && (
          <p className="notice" role="alert">
            {trouble}
          </p>
        )}
        {courses.map(({ game, title, lessons }) => (
          <section key={game} id={game} aria-label={title}>
            <h2>{title}</h2>
            <ol>
              {lessons.map((lesson) => (
                <li key={lesson.id}>
                  <div>
                    <h3>{lesson.title}</h3>
                    <p>{lesson.about}</p>
                  </div>
                  <button
                    type="button"
                    className={lesson === lessons.find(({ id }) => !done.has(id)) ? 'button seal' : 'button'}
                    data-testid={`lesson-${lesson.id}`}
                    disabled={busy}
                    onClick={() => begin(game, lesson)}
                  >
                    {done.has(lesson.id) ? words.repeat : words.begin}
                    <span className="hidden-to-eye">: {lesson.title}</span>
                  </button>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </article>
    </Site>
  );
}

/** Of the games that have lessons, those that the server hosts; all of them, where it cannot be asked. */
async function hostedCourses(): Promise<readonly Course[]> {
  const hosted = await listGames().then(
    (games) => games.map(({ id }) => id),
    () => GAME_IDS,
  );
  const ids = GAME_IDS.filter((id) => hosted.includes(id));
  const all = await Promise.all(ids.map(async (game) => ({ game, lessons: await loadLessons(game) })));
  const taught = all.filter(({ lessons }) => lessons.length > 0);
  await titles.load(taught.map(({ game }) => game));
  return taught.map((each) => ({ ...each, title: titles.of(each.game)?.title ?? each.game }));
}
