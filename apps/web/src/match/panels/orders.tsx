/** What one can do now: the question to answer, the set-up, the piece in hand and what it can do. */
import { useEffect, useMemo, useRef } from 'react';
import { useFace } from '../../face/face.ts';
import { hintsIn } from '../line/kept-hints.ts';
import { late } from '../../shell/parts/late.tsx';
import type { MatchView } from '../../face/view.ts';
import { play } from '../../text/play.ts';
import { isMine, useMatch } from '../line/context.ts';
import { phaseOf } from '../line/forced.ts';
import { CaseLink } from '../parts/case-link.tsx';
import { isQuestion } from '../parts/questions.ts';
import { useKeptFocus } from '../parts/use-kept-focus.ts';

const LessonCard = late(async () => (await import('../../lessons/lesson-card.tsx')).LessonCard);
const HINTS = {
  hexes: late(async () => (await import('../../lessons/hints.tsx')).Hints),
  inches: late(async () => (await import('../../lessons/plane-hints.tsx')).Hints),
};
const RematchCard = late(async () => (await import('./rematch.tsx')).RematchCard);
const InviteCard = late(async () => (await import('./invite-card.tsx')).InviteCard);

export function Orders() {
  const face = useFace();
  const { mine, kind, step, question, waiting, read, readsOnly } = useMatch((state) => ({
    read: state.view !== null,
    readsOnly: state.side === null || (state.view?.outcome ?? null) !== null,
    step: stepOf(state.view),
    mine: isMine(state),
    kind: isMine(state) ? state.view?.decision?.kind : undefined,
    question: isMine(state) && state.view !== null && isQuestion(face, state.view),
    // The seat's own cell tells when it is taken; the summary is from when the page was opened.
    waiting: state.seats.some((seat) => seat.name === null && !seat.computer),
  }));
  const over = useMatch((state) => state.side !== null && (state.view?.outcome ?? null) !== null);
  const lesson = useMatch((state) => state.summary?.lesson ?? null);
  const { table } = face;
  const Hints = table.teaches && HINTS[table.teaches];
  const hinted = useIsFirst(lesson === null && table.teaches !== undefined);
  const chosen = useMatch(({ piece, hex }) => piece ?? hex);
  const deployment = kind === 'deployment';
  const { Always } = face.cards;
  const { instead: Instead, below: Below, listsAll = false } = face.cards.steps[kind ?? ''] ?? {};
  const top = useRef<HTMLDivElement>(null);
  useKeptFocus(top);
  // What one has just chosen or is asked stands at the top, and so does the beginning of a new step.
  useEffect(() => {
    if (chosen !== null || question) top.current?.parentElement?.scrollTo({ top: 0 });
  }, [chosen, question]);
  useEffect(() => {
    top.current?.parentElement?.scrollTo({ top: 0 });
  }, [step]);
  return (
    <div className="orders" data-testid="orders" ref={top} tabIndex={-1}>
      {lesson !== null && <LessonCard id={lesson} />}
      {waiting && <InviteCard />}
      {over && <RematchCard />}
      <Refusal />
      <OnlyWay />
      {question && !waiting && <table.Question />}
      {hinted && Hints && <Hints />}
      {Instead && <Instead />}
      <table.Hand question={question} />
      {!deployment && <table.Declared />}
      {Below && !(deployment && waiting) && <Below />}
      {!question && !deployment && !Instead && !listsAll && <table.CanAct />}
      {Always && <Always />}
      {read && !mine && !waiting && chosen === null && (
        <p className="soft">{readsOnly ? table.readAbout : `${play.nothingToOrder} ${table.readAbout}`}</p>
      )}
    </div>
  );
}

/** One plays a game for the first time; not asked of the browser's memory at each move of the pointer. */
function useIsFirst(isMatch: boolean): boolean {
  const { id } = useFace().title;
  const { matchId, plays } = useMatch((state) => ({ matchId: state.matchId, plays: state.side !== null }));
  return useMemo(() => isMatch && plays && hintsIn(id, matchId) !== undefined, [isMatch, plays, id, matchId]);
}

const stepOf = (view: MatchView | null): string =>
  view ? [view.turn, view.phase, view.segment, view.decision?.side, view.decision?.kind].join(' ') : '';

/** Why something was refused, or why it is not offered. */
function Refusal() {
  const { pieces } = useFace();
  const { refusal, why, clear } = useMatch((state) => ({
    refusal: state.refusal,
    why: state.why,
    clear: state.clearRefusal,
  }));
  const shown = refusal ?? why?.refusal;
  if (!shown) return null;
  return (
    <div className="notice refusal" role="alert" data-testid="refusal" data-code={shown.code}>
      <p>
        <b>{refusal ? play.connection.refused : `${play.whyNot}: ${why?.what ?? ''}`}</b>
        <br />
        {pieces.withNames(shown.message)}
        {shown.case && <CaseLink number={shown.case} />}
      </p>
      <button type="button" className="icon-button" aria-label={play.close} onClick={clear}>
        ×
      </button>
    </div>
  );
}

/** What went without saying. */
function OnlyWay() {
  const words = useMatch(({ onlyWay, view }) =>
    onlyWay && view && onlyWay.phase === phaseOf(view) ? onlyWay.words : null,
  );
  if (words === null) return null;
  return (
    <p className="notice calm" data-testid="only-way">
      {words}
    </p>
  );
}
