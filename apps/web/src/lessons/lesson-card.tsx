/** Beside the board: what to do next in a lesson, and at its end where to go from there. */
import './lessons.css';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useFace } from '../face/face.ts';
import { loadLessons } from '../games/index.ts';
import { lessons as words } from '../text/learn.ts';
import { useBeginLesson } from './begin.ts';
import { keepDone } from './kept.ts';
import { type Lesson, stepsDone } from '../face/lesson.ts';
import { useMatch } from '../match/line/context.ts';

export function LessonCard({ id }: { readonly id: string }) {
  const { title } = useFace();
  const [course, setCourse] = useState<readonly Lesson[]>([]);
  useEffect(() => {
    let gone = false;
    // Without its words the position is there all the same.
    loadLessons(title.id).then(
      (all) => {
        if (!gone) setCourse(all);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [title.id]);
  const at = course.findIndex((each) => each.id === id);
  const lesson = course[at];
  return lesson ? <Steps game={title.id} lesson={lesson} next={course[at + 1]} /> : null;
}

interface StepsProps {
  readonly game: string;
  readonly lesson: Lesson;
  readonly next: Lesson | undefined;
}

function Steps({ game, lesson, next }: StepsProps) {
  const { busy, error, begin } = useBeginLesson();
  const now = useMatch(({ view, piece, group }) =>
    view ? stepsDone(lesson, { view, piece, several: group.length }) : 0,
  );
  // What was done stays done, though the piece is no longer in hand.
  const [most, setMost] = useState(now);
  if (now > most) setMost(now);
  const behind = Math.max(now, most);
  const over = behind >= lesson.steps.length;
  useEffect(() => {
    if (over) keepDone(lesson.id);
  }, [over, lesson.id]);
  return (
    <section className="card lesson" aria-label={words.one(lesson.title)} data-testid="lesson" data-over={over}>
      <h3>
        {words.one(lesson.title)}{' '}
        {!over && <small className="soft">{words.stepOf(behind + 1, lesson.steps.length)}</small>}
      </h3>
      {/* One step at a time: what the odds say below belongs in sight as well. */}
      <p role="status">{over ? `${words.over} ${lesson.after}` : lesson.steps[behind]?.words}</p>
      {error && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
      <div className="row">
        {over && next && (
          <button
            type="button"
            className="button seal"
            data-testid="lesson-next"
            disabled={busy}
            onClick={() => begin(game, next)}
          >
            {words.next(next.title)}
          </button>
        )}
        <button
          type="button"
          className="button quiet small"
          data-testid="lesson-again"
          disabled={busy}
          onClick={() => begin(game, lesson)}
        >
          {words.again}
        </button>
        <Link href="/lessons" className="button quiet small">
          {words.all}
        </Link>
      </div>
    </section>
  );
}
