/** Whether a match against another person is to be rated, and against whom. */
import './rated-choice.css';
import type { RatingRange } from '@warbeacon/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { profileOf } from '../shell/api/account.ts';
import { useSession } from '../shell/api/session.ts';
import type { Terms } from '../shell/parts/terms-choice.tsx';
import { bots } from '../text/bots.ts';
import { ratings } from '../text/ratings.ts';

/** Points that opponents may be away, of which one chooses. */
const AWAY = [100, 200, 400] as const;
const NEWCOMER = 1500;

interface Props {
  readonly game: string;
  readonly terms: Terms;
  /** Other options than the usual ones are chosen. */
  readonly unusual: boolean;
  onChange(terms: Terms): void;
}

/** What is agreed on besides ratings. */
const keptOf = ({ clock, watching }: Pick<Terms, 'clock' | 'watching'>): Terms => ({
  ...(clock ? { clock } : {}),
  ...(watching ? { watching } : {}),
});

export function RatedChoice({
  game,
  terms: { rated = false, range, bots: may = false, clock, watching },
  unusual,
  onChange,
}: Props) {
  const own = useOwnRating(game, rated);
  const account = useSession(({ session }) => session?.account === true);
  const kept = keptOf({ clock, watching });
  // What may change ratings, others must be able to see.
  const possible = account && !unusual && watching?.policy !== 'private';
  // Who chooses other options after all, or signs out, has not asked for a rated match any more.
  useEffect(() => {
    if (rated && !possible) onChange(keptOf({ clock, watching }));
  }, [rated, possible, clock, watching, onChange]);
  const choose = (wish: string) => {
    const away = AWAY.find((points) => String(points) === wish);
    const within: RatingRange | undefined =
      away === undefined ? undefined : { least: Math.max(0, own - away), most: own + away };
    onChange({ ...kept, rated: true, ...(may ? { bots: true } : {}), ...(within ? { range: within } : {}) });
  };
  const chosen = range?.most === undefined || range.most === null ? '' : String(range.most - own);
  return (
    <section className="card rated-choice" aria-label={ratings.choose}>
      <label className="tick">
        <input
          type="checkbox"
          data-testid="rated"
          checked={rated}
          disabled={!possible}
          onChange={({ target }) => onChange(target.checked ? { ...kept, rated: true } : kept)}
        />
        <span>
          {ratings.choose} <small className="soft">{ratings.chooseNote}</small>
        </span>
      </label>
      {rated && (
        <label className="field">
          <span>{ratings.opponents}</span>
          <select
            className="select"
            data-testid="rating-range"
            value={chosen}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">{ratings.anybody}</option>
            {AWAY.map((away) => (
              <option key={away} value={away}>
                {ratings.near(own, away)}
              </option>
            ))}
          </select>
        </label>
      )}
      {rated && (
        <label className="tick">
          <input
            type="checkbox"
            data-testid="bots-may"
            checked={may}
            onChange={({ target }) =>
              onChange({ ...kept, rated, ...(range ? { range } : {}), ...(target.checked ? { bots: true } : {}) })
            }
          />
          <span>{bots.mayJoin}</span>
        </label>
      )}
      {!account && (
        <p className="soft">
          {ratings.needsAccount}{' '}
          <Link href="/account" data-testid="rated-account">
            {ratings.toAccount}
          </Link>
        </p>
      )}
      {account && unusual && <p className="soft">{ratings.usualOnly}</p>}
      <p>
        <Link href="/players" data-testid="players-link">
          {ratings.toPlayers}
        </Link>
      </p>
    </section>
  );
}

/** A newcomer's until it is known. */
function useOwnRating(game: string, wanted: boolean): number {
  const name = useSession(({ session }) => (session?.account ? session.name : undefined));
  const [own, setOwn] = useState(NEWCOMER);
  useEffect(() => {
    if (!wanted || name === undefined) return;
    let here = true;
    profileOf(name).then(
      (profile) => here && setOwn(profile.ratings.find((rating) => rating.game === game)?.points ?? NEWCOMER),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [game, name, wanted]);
  return own;
}
