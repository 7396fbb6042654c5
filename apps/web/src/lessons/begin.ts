/** Begins a lesson: a match against the computer, from the lesson's position. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import { asApiError, createMatch } from '../shell/api/http.ts';
import { haveName } from '../shell/parts/name-dialog.tsx';
import type { Lesson } from '../face/lesson.ts';

interface Beginning {
  readonly busy: boolean;
  readonly error: string | null;
  begin(game: string, lesson: Lesson): void;
}

export function useBeginLesson(): Beginning {
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const begin = async (game: string, { id, side, position }: Lesson) => {
    setError(null);
    if (!(await haveName())) return;
    setBusy(true);
    try {
      const { matchId } = await createMatch({
        game,
        side,
        opponent: 'computer',
        visibility: 'private',
        position,
        lesson: id,
      });
      go(`/match/${matchId}`);
    } catch (cause) {
      setError(asApiError(cause).message);
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, begin: (game, lesson) => void begin(game, lesson) };
}
