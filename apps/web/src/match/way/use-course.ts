/** What a game counts of its battles, fetched for who looks at that. */
import { useEffect, useState } from 'react';
import type { Course } from '../../face/course.ts';
import { useFace } from '../../face/face.ts';
import type { MatchState } from '../line/store.ts';

/** Nothing until it is there. */
export function useCourse(): Course | null {
  const face = useFace();
  const [course, setCourse] = useState<Course | null>(null);
  useEffect(() => {
    let here = true;
    face.course?.().then(
      (found) => here && setCourse(found),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [face]);
  return course;
}

/** Whoever plays a match is told no chances of it before it is over. */
export const mayForetell = ({ summary, view }: Pick<MatchState, 'summary' | 'view'>): boolean =>
  summary !== null && (summary.yourSide === null || summary.status === 'over' || (view?.outcome ?? null) !== null);
