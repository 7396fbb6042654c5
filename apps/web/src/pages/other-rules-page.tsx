import { Redirect } from 'wouter';
import { knows } from '../games/index.ts';
import { NotFoundPage } from './not-found-page.tsx';

/** The rules of a game that has no page of its own stand on the first one. */
export function OtherRulesPage({ game }: { readonly game: string }) {
  return knows(game) ? <Redirect to="/rules" replace /> : <NotFoundPage />;
}
