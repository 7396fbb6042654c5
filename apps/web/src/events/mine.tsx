/** What the event wants of the reader, and offers: the next game above all. */
import type { EventDeed, EventView, EventWish } from '@warbeacon/protocol/events';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { titles } from '../games/index.ts';
import { useSession } from '../shell/api/session.ts';
import { useAttempt, Wrong } from '../shell/parts/attempt.tsx';
import { Field } from '../shell/parts/field.tsx';
import { fullTime } from '../text/format.ts';
import { events as words } from '../text/events.ts';
import { ladderText } from '../text/event-ladder.ts';
import { deeds } from '../text/event-deeds.ts';
import { Bid } from './bid.tsx';
import { Deed, DeedWithReason } from './deed.tsx';
import { isLadder } from './ladder.tsx';
import { MyChallenge } from './my-challenge.tsx';
import { isDisputed, nameIn, useRoll } from './names.tsx';
import { useEvent } from './use-event.ts';

/** What is asked for seldom. */
const WISHES: readonly EventDeed[] = ['request-bye', 'withdraw'];

export function Mine() {
  const { view } = useEvent();
  const { me, state } = view;
  const own = state.entrants.find(({ id }) => id === me.entrant);
  const stands = own && standingWords(view, own.state);
  const mayEnter = me.may.includes('enter');
  const signedIn = useSession(({ session }) => session?.account === true);
  const onLadder = state.phase === 'running' && isLadder(state);
  const entriesOpen = state.phase === 'entries' || state.phase === 'check-in' || onLadder;
  const asksForAccount = !own && entriesOpen && !signedIn;
  const hasWishes = own !== undefined && WISHES.some((deed) => me.may.includes(deed));
  const hasState = me.next !== null || stands !== undefined || me.may.includes('check-in');
  if (!mayEnter && !asksForAccount && !hasWishes && !hasState) return null;
  return (
    <section className="card my-part" aria-label={words.nextGame} data-testid="my-part">
      {me.next && <NextGame next={me.next} />}
      <MyChallenge />
      {!me.next && stands !== undefined && <p data-testid="my-state">{stands}</p>}
      {me.may.includes('check-in') && (
        <div className="my-step">
          <p>{words.checkInWhy}</p>
          <Deed wish={{ do: 'check-in' }} look="seal" testid="check-in">
            {words.checkIn}
          </Deed>
        </div>
      )}
      {mayEnter && onLadder && <p>{ladderText.foot}</p>}
      {mayEnter && <Enter needsCode={state.settings.entry.by === 'code'} />}
      {!own && !mayEnter && !signedIn && (
        <p>
          {words.needsAccount}{' '}
          <Link href="/account" data-testid="event-account">
            {words.toAccount}
          </Link>
        </p>
      )}
      {own && <Wishes />}
    </section>
  );
}

function standingWords({ state }: EventView, own: EventView['state']['entrants'][number]['state']): string | undefined {
  switch (own) {
    case 'asked':
      return words.askedToEnter;
    case 'waiting':
      return words.onWaitingList;
    case 'entered':
      return words.entered;
    case 'in':
      return state.phase === 'running' || state.phase === 'finished' ? undefined : words.isIn;
    case 'withdrawn':
      return words.youWithdrew;
    case 'removed':
      return words.youRemoved;
  }
}

function NextGame({ next }: { readonly next: NonNullable<EventView['me']['next']> }) {
  const { view, ahead } = useEvent();
  const roll = useRoll();
  const { legs } = view.state.settings;
  if (next.opponent === null)
    return (
      <p className="next-line" data-testid="next-bye">
        {words.bye(next.round)}
      </p>
    );
  const title = titles.of(view.terms.game);
  const side = next.side === null ? undefined : title?.sides[next.side];
  const pairing = view.state.rounds.flatMap(({ pairings }) => pairings).find(({ id }) => id === next.pairing);
  return (
    <div className="next-game" data-testid="next-game">
      {title && (
        <span className="next-arms" aria-hidden="true">
          <title.Arms of={side?.id ?? 'random'} />
        </span>
      )}
      <div className="next-words">
        <h2>{words.nextGame}</h2>
        <p className="next-line">
          {pairing?.stake === undefined
            ? words.against(next.round, nameIn(roll, next.opponent))
            : ladderText.against(nameIn(roll, next.opponent), pairing.stake)}
          {legs === 2 && next.leg === 1 && <span className="soft"> · {words.secondLeg}</span>}
        </p>
        {side && <p>{words.youCommand(side.name)}</p>}
        {next.deadline !== null && (
          <p className="soft">{words.until(fullTime(next.deadline), deeds.left(next.deadline - Date.now() - ahead))}</p>
        )}
      </div>
      {next.match !== null && (
        <Link href={`/match/${next.match}`} className="button seal" data-testid="to-my-board">
          {words.toBoard}
        </Link>
      )}
      {next.waitsFor === 'start' && <p className="soft">{words.starts}</p>}
      {next.waitsFor === 'opponent-bid' && <p data-testid="bid-waits">{words.bidWaits}</p>}
      {next.waitsFor === 'bid' && <Bid pairing={next.pairing} opponent={nameIn(roll, next.opponent)} />}
      {pairing && (view.me.may.includes('dispute') || isDisputed(pairing, next.leg)) && (
        <Call pairing={next.pairing} leg={next.leg} called={isDisputed(pairing, next.leg)} />
      )}
    </div>
  );
}

function Call({ pairing, leg, called }: { readonly pairing: string; readonly leg: number; readonly called: boolean }) {
  if (called)
    return (
      <p className="notice calm" data-testid="called">
        {words.called}
      </p>
    );
  return (
    <DeedWithReason
      title={words.callWhy}
      hint={words.callHint}
      go={words.callSend}
      look="quiet"
      testid="call-arbiter"
      wish={(reason) => ({ do: 'dispute', pairing, leg, words: reason })}
    >
      {words.callArbiter}
    </DeedWithReason>
  );
}

function Enter({ needsCode }: { readonly needsCode: boolean }) {
  const { send } = useEvent();
  const attempt = useAttempt();
  const [code, setCode] = useState('');
  return (
    <form
      className="my-step"
      onSubmit={(event) => {
        event.preventDefault();
        attempt.run(async () => await send({ do: 'enter', ...(needsCode ? { code } : {}) }));
      }}
    >
      {needsCode && (
        <Field
          label={words.code}
          value={code}
          testid="enter-code"
          autoComplete="off"
          maxLength={40}
          hint={words.codeHint}
          onChange={setCode}
        />
      )}
      <button type="submit" className="button seal" data-testid="enter" disabled={attempt.busy}>
        {words.enter}
      </button>
      <Wrong of={attempt} />
    </form>
  );
}

/** What is asked for seldom: to rest a round, to withdraw. */
function Wishes() {
  const { view } = useEvent();
  const { me, state } = view;
  const [sure, setSure] = useState(false);
  const id = useId();
  const next = state.rounds.length + 1;
  const asked = state.byes.some(({ entrant, round }) => entrant === me.entrant && round === next);
  const rest: EventWish = { do: 'request-bye', round: next, wanted: !asked };
  if (!me.may.includes('request-bye') && !me.may.includes('withdraw')) return null;
  return (
    <div className="row my-wishes">
      {me.may.includes('request-bye') && (
        <Deed wish={rest} look="quiet" testid="rest">
          {asked ? words.restAsked(next) : words.restNext(next)}
        </Deed>
      )}
      {me.may.includes('withdraw') && !sure && (
        <button type="button" className="button small quiet" data-testid="withdraw" onClick={() => setSure(true)}>
          {words.withdraw}
        </button>
      )}
      {sure && (
        <div className="deed-form" role="group" aria-labelledby={id}>
          <b id={id}>{words.withdrawSure}</b>
          <p>{words.withdrawBody}</p>
          <div className="row">
            <Deed wish={{ do: 'withdraw' }} look="iron" testid="withdraw-yes" onDone={() => setSure(false)}>
              {words.withdraw}
            </Deed>
            <button type="button" className="button small quiet" onClick={() => setSure(false)}>
              {words.stay}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
