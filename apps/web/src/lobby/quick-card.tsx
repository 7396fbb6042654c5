/** Where one asks to be brought together with somebody, and how that stands. */
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { GameCard } from '../face/title.ts';
import { titles } from '../games/index.ts';
import { haveName } from '../shell/parts/name-dialog.tsx';
import { useSession } from '../shell/api/session.ts';
import { quickText } from '../text/quick.ts';
import { ratings } from '../text/ratings.ts';
import { seek, leaveOff, takeOffer, useQuick } from './quick.ts';
import { SideChoice } from './side-choice.tsx';
import { nameOf } from './standing.ts';
import './quick.css';

export function QuickCard({ game }: { readonly game: GameCard }) {
  const { quick, error } = useQuick();
  const [side, setSide] = useState('random');
  const [rated, setRated] = useState(false);
  const account = useSession(({ session }) => session?.account === true);
  const [busy, setBusy] = useState(false);
  const go = async () => {
    if (!(await haveName())) return;
    setBusy(true);
    await seek(game.id, side, rated && account);
    setBusy(false);
  };
  return (
    <section className="card quick" data-testid="quick" aria-label={quickText.title}>
      <h3>{quickText.title}</h3>
      {quick.state === 'seeking' ? (
        <Seeking />
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void go();
          }}
        >
          <p>{quickText.body}</p>
          <SideChoice title={game} name="quick" value={side} onChange={setSide} />
          {account && (
            <label className="tick">
              <input
                type="checkbox"
                data-testid="quick-rated"
                checked={rated}
                onChange={({ target }) => setRated(target.checked)}
              />
              <span>{ratings.choose}</span>
            </label>
          )}
          <button type="submit" className="button iron wide" data-testid="quick-go" disabled={busy}>
            {quickText.go}
          </button>
        </form>
      )}
      {error && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
    </section>
  );
}

function Seeking() {
  const { quick, began } = useQuick();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    useQuick.setState({ isTold: true });
    return () => useQuick.setState({ isTold: false });
  }, []);
  if (quick.state !== 'seeking') return null;
  const { game, side, waits, offer } = quick;
  const title = titles.of(game);
  const from = offer?.seats.find(({ name }) => name !== null)?.name;
  return (
    <div className="quick-state">
      <p data-testid="quick-looking">
        <b role="status">{quickText.looking(title?.title ?? game, side === 'random' ? null : nameOf(title, side))}</b>{' '}
        <Since began={began} />
      </p>
      {quick.rated && <p data-testid="quick-within">{ratings.within(quick.within)}</p>}
      <p data-testid="quick-waits">{quickText.waits(waits.middle, waits.found, waits.gaveUp)}</p>
      {offer && (
        <p className="notice" data-testid="quick-offer">
          {quickText.offer(from ?? '')}{' '}
          <button
            type="button"
            className="button small iron"
            disabled={busy}
            onClick={() => {
              setBusy(true);
              void takeOffer(offer.matchId).then((address) => {
                setBusy(false);
                if (address !== null) go(address);
              });
            }}
          >
            {quickText.take}
          </button>
        </p>
      )}
      <button type="button" className="button wide" data-testid="quick-stop" onClick={() => void leaveOff()}>
        {quickText.stop}
      </button>
    </div>
  );
}

/** How long one has looked, without saying it aloud each second. */
function Since({ began }: { readonly began: number }) {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - began) / 1000));
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return <span className="soft">{quickText.since(clock)}</span>;
}
