/** The draft as its game can have it, and what that game has words for. */
import type { FixedParts } from '@warbeacon/protocol/events';
import { useMemo } from 'react';
import type { GameTitle } from '../../face/title.ts';
import { useTitle } from '../../lobby/use-games.ts';
import { type Draft, fitting } from './draft.ts';

/** Of an event that has begun nothing is made to fit. */
export function useFitting(
  typed: Draft,
  fixed?: FixedParts,
): { readonly draft: Draft; readonly title: GameTitle | undefined } {
  const title = useTitle(typed.terms.game).answer;
  const isBegun = fixed?.sides !== undefined;
  const draft = useMemo(() => (isBegun ? typed : fitting(typed, title)), [typed, title, isBegun]);
  return { draft, title };
}
