/** What a ladder wants of the reader: an answer, patience, or a challenge. */
import { mayChallenge, openChallenges, type Pairing, slidesAt } from '@warbeacon/tournament';
import { useLayoutEffect, useId, useRef, useState } from 'react';
import { ladderText as words } from '../text/event-ladder.ts';
import { day } from '../text/format.ts';
import { Deed } from './deed.tsx';
import { dueWords, isLadder } from './ladder.tsx';
import { nameIn, useRoll } from './names.tsx';
import { useEvent } from './use-event.ts';

export function MyChallenge() {
  const { view, ahead } = useEvent();
  const { state, me } = view;
  const roll = useRoll();
  const own = me.entrant;
  if (own === null || !isLadder(state) || state.phase !== 'running' || !state.places.includes(own)) return null;
  const open = openChallenges(state).find(({ a, b }) => a === own || b === own);
  if (open === undefined) return <Free own={own} />;
  // What is being played stands there as the next game.
  if (open.accepted === true) return null;
  const due = dueWords(state, open, Date.now() + ahead);
  if (open.b === own) return <Answer to={open} due={due} />;
  const name = nameIn(roll, open.b);
  return (
    <div className="my-step" data-testid="my-challenge">
      <p className="next-line">{words.youChallenged(name, open.stake ?? 1)}</p>
      <p className="soft">
        {due} {words.ifSilent(name)}
      </p>
    </div>
  );
}

/** So many of those above have a button here; the others have one on the ladder. */
const NEAREST = 3;

/** Nothing is open: where one stands, and whom one may challenge. */
function Free({ own }: { readonly own: string }) {
  const { view } = useEvent();
  const { state } = view;
  const roll = useRoll();
  const { format } = state.settings;
  const at = state.places.indexOf(own);
  const may = view.me.may.includes('challenge') ? mayChallenge(state, own) : [];
  const slides = at < state.places.length - 1 ? slidesAt(state, own) : null;
  const reach = format.kind === 'ladder' ? Math.min(format.reach, at) : 0;
  const names = new Intl.ListFormat('en', { type: 'disjunction' }).format(may.map((id) => nameIn(roll, id)));
  return (
    <div className="my-step" data-testid="my-place">
      <p className="next-line">{words.youStand(at + 1, state.places.length)}</p>
      {!state.paused && may.length === 0 && <p>{at === 0 ? words.first : words.nobodyFree(reach)}</p>}
      {may.length > NEAREST && <p>{words.youMay(names)}</p>}
      {may.length > 0 && (
        <div className="row">
          {may.slice(0, NEAREST).map((id, i) => (
            <Deed
              key={id}
              wish={{ do: 'challenge', entrant: id }}
              look={i === 0 ? 'iron' : 'plain'}
              testid="challenge-now"
            >
              {words.challengeWhom(nameIn(roll, id), state.places.indexOf(id) + 1)}
            </Deed>
          ))}
        </div>
      )}
      {slides !== null && <p className="soft">{words.youSlide(day(slides))}</p>}
    </div>
  );
}

function Answer({ to, due }: { readonly to: Pairing; readonly due: string }) {
  const { view } = useEvent();
  const roll = useRoll();
  const id = useId();
  const [sure, setSure] = useState(false);
  const yes = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const name = nameIn(roll, to.a);
  // Before it is painted: who has opened it by keys goes on in it, however busy the page is.
  useLayoutEffect(() => {
    if (sure) yes.current?.querySelector('button')?.focus();
  }, [sure]);
  const back = () => {
    setSure(false);
    setTimeout(() => button.current?.focus());
  };
  return (
    <div className="my-step" data-testid="my-answer">
      <h2 className="next-line">{words.challengesYou(name, to.stake ?? 1)}</h2>
      <p>
        {due} {words.gives}
      </p>
      {view.me.may.includes('accept') && !sure && (
        <div className="row">
          <Deed wish={{ do: 'accept', pairing: to.id }} look="seal" testid="accept">
            {words.accept}
          </Deed>
          <button ref={button} type="button" className="button" data-testid="decline" onClick={() => setSure(true)}>
            {words.decline}
          </button>
        </div>
      )}
      {sure && (
        <div className="deed-form" role="group" aria-labelledby={id} ref={yes}>
          <b id={id}>{words.declineSure(name)}</b>
          <p>{words.declineBody}</p>
          <div className="row">
            <Deed
              wish={{ do: 'decline', pairing: to.id }}
              look="iron"
              testid="decline-yes"
              onDone={() => setSure(false)}
            >
              {words.declineYes}
            </Deed>
            <button type="button" className="button small quiet" onClick={back}>
              {words.back}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
