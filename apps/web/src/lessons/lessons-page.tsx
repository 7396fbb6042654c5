/** The lessons of each game that has some, and which of them one has finished. */
import './lessons.css';
import { useEffect, useState } from 'react';
import { GAME_IDS, loadLessons } from '../games/index.ts';
import { Site } from '../shell/parts/site.tsx';
import { lessons as words } from '../text/learn.ts';
import { useBeginLesson } from './begin.ts';
import { lessonsDone } from './kept.ts';
import type { Lesson } from '../face/lesson.ts';

interface Course {
  readonly game: string;
  readonly lessons: readonly Lesson[];
}

export default function LessonsPage() {
  const [courses, setCourses] = useState<readonly Course[]>([]);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    Promise.all(GAME_IDS.map(async (game) => ({ game, lessons: await loadLessons(game) }))).then(
      (all) => setCourses(all.filter(({ lessons }) => lessons.length > 0)),
      () => setFailed(true),
    );
  }, []);
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
        {courses.map(({ game, lessons }) => (
          <ol key={game}>
            {lessons.map((lesson) => (
              <li key={lesson.id}>
                <div>
                  <h2>{lesson.title}</h2>
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
        ))}
      </article>
    </Site>
  );
}
