/** Who plays, who watches, and how to leave the field. */
import { useContext, useState } from 'react';
import { agreedLines } from '../../face/agreed.ts';
import { useFace } from '../../face/face.ts';
import { sideName } from '../../face/title.ts';
import { AgreedClock } from '../../shell/parts/agreed-clock.tsx';
import { AgreedWatching } from '../../shell/parts/agreed-watching.tsx';
import { AgreedOptions } from '../../shell/parts/agreed-options.tsx';
import { Dialog } from '../../shell/parts/dialog.tsx';
import { PersonLink } from '../../shell/parts/person-link.tsx';
import { late } from '../../shell/parts/late.tsx';
import { SpeedSelect } from '../pace/speed-select.tsx';
import { text } from '../../text/en.ts';
import { options } from '../../text/options.ts';
import { bots } from '../../text/bots.ts';
import { opened } from '../../text/opened.ts';
import { play } from '../../text/play.ts';
import { ratings } from '../../text/ratings.ts';
import { ReplayContext, useMatch, useMatchStore } from '../line/context.ts';
import { useSound } from '../sound/use-sounds.ts';
import { RecordLink } from './record-link.tsx';

const Proposals = late(async () => (await import('./proposals.tsx')).Proposals);
const KeysDialog = late(async () => (await import('./keys-dialog.tsx')).KeysDialog);

export function PeoplePanel() {
  const store = useMatchStore();
  const { title } = useFace();
  const { seats, watchers, side, over, matchId, isPrivate, hotSeat } = useMatch((state) => ({
    seats: state.seats,
    watchers: state.watchers,
    side: state.side,
    over: (state.view?.outcome ?? null) !== null,
    matchId: state.matchId,
    isPrivate: state.summary?.watching.policy === 'private',
    hotSeat: state.summary?.hotSeat === true,
  }));
  const replay = useContext(ReplayContext);
  const [asking, setAsking] = useState(false);
  const [keys, setKeys] = useState(false);
  const sounds = useSound();
  const link = `${location.origin}/match/${matchId}`;
  return (
    <div className="people" data-testid="people">
      <h3>{opened.people.players}</h3>
      <ul className="seats">
        {seats.map((seat) => (
          <li key={seat.side} data-testid={`seat-${seat.side}`} data-connected={seat.connected}>
            <title.Arms of={seat.side} />
            <span>
              <b>
                {seat.computer ? (
                  text.lobby.computerOf(seat.level)
                ) : (
                  <PersonLink name={seat.name ?? play.people.free} account={seat.account} />
                )}
              </b>
              {seat.side === side && ` (${play.people.you})`}
              <small>
                {sideName(title, seat.side)}
                {seat.bot === true && `, ${bots.bot}`}
                <Rating side={seat.side} />
              </small>
            </span>
            {/* Who sees the match later is not told who is there now. */}
            {seat.connected !== undefined && (
              <span className="soft">
                <i className={seat.connected || seat.computer ? 'dot here' : 'dot'} aria-hidden="true" />{' '}
                {seat.computer
                  ? opened.people.computer
                  : seat.name === null
                    ? ''
                    : seat.connected
                      ? opened.people.connected
                      : opened.people.away}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="soft" data-testid="watchers" data-count={watchers}>
        {opened.people.watchers(watchers)}
      </p>
      {!isPrivate && (
        <label className="field">
          <span>{opened.people.invite}</span>
          <input className="input" readOnly value={link} onFocus={(event) => event.target.select()} />
        </label>
      )}
      <label className="field">
        <span>{opened.people.speed}</span>
        <SpeedSelect testid="animation-speed" />
      </label>
      <label className="tick">
        <input
          type="checkbox"
          data-testid="sounds"
          checked={sounds.on}
          onChange={(event) => sounds.switchTo(event.target.checked)}
        />
        <span>
          {opened.people.sounds} <small className="soft">{opened.people.soundsAre}</small>
        </span>
      </label>
      <button type="button" className="button" data-testid="replay-open" onClick={() => replay({})}>
        {opened.replay.open}
      </button>
      <Agreed />
      <h3>{opened.record.title}</h3>
      <p className="soft">{over ? opened.record.after : opened.record.before}</p>
      <RecordLink />
      <button type="button" className="button" data-testid="keys-open" onClick={() => setKeys(true)}>
        {play.keysOpen}
      </button>
      {keys && <KeysDialog onClose={() => setKeys(false)} />}
      {side !== null && !over && !hotSeat && seats.every(({ computer }) => !computer) && <Proposals />}
      {side !== null && !over && (
        <button type="button" className="button" data-testid="resign" onClick={() => setAsking(true)}>
          {opened.people.resign}
        </button>
      )}
      {asking && (
        <Dialog title={opened.people.resignTitle} testid="resign-dialog" onClose={() => setAsking(false)}>
          <p>{opened.people.resignBody}</p>
          <div className="row end">
            <button type="button" className="button" onClick={() => setAsking(false)}>
              {play.cancel}
            </button>
            <button
              type="button"
              className="button seal"
              data-testid="resign-yes"
              onClick={() => {
                setAsking(false);
                void store.getState().resign();
              }}
            >
              {opened.people.resignYes}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

/** With which one came to the table, or left it. */
function Rating({ side }: { readonly side: string }) {
  const rating = useMatch(({ summary }) => summary?.seats.find((seat) => seat.side === side)?.rating);
  return rating ? <span data-testid={`rating-${side}`}>{`, ${ratings.points(rating)}`}</span> : null;
}

/** What the players have agreed on. */
function Agreed() {
  const { title } = useFace();
  const summary = useMatch((state) => state.summary);
  if (!summary) return null;
  return (
    <>
      <h3>{options.title}</h3>
      {summary.practice && <p>{text.options.practice}</p>}
      <AgreedClock clock={summary.clock} />
      <AgreedWatching watching={summary.watching} />
      {summary.rated && (
        <p className="soft" data-testid="rated">
          {ratings.rated}. {ratings.ratedNote}
        </p>
      )}
      <AgreedOptions lines={agreedLines(title, summary.options)} />
    </>
  );
}
