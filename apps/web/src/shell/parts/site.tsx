/** What surrounds every page that is not a board. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { text } from '../../text/en.ts';
import { useSession } from '../api/session.ts';
import { useTheme } from './theme.ts';

export function ThemeButton() {
  const { theme, toggle } = useTheme();
  const label = theme === 'day' ? text.nav.dusk : text.nav.light;
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} data-testid="theme" onClick={toggle}>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        {theme === 'day' ? (
          <path d="M14 3a9 9 0 1 0 7 13 8 8 0 0 1-7-13z" fill="currentColor" />
        ) : (
          <path
            d="M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM4 5.4 5.4 4l2.9 2.9-1.4 1.4zM15.7 17.1l1.4-1.4 2.9 2.9-1.4 1.4z"
            fill="currentColor"
          />
        )}
      </svg>
    </button>
  );
}

/** Who one is here, and the way to one's account. */
function Me() {
  const name = useSession(({ session }) => session?.name);
  return (
    <Link href="/account" className={name === undefined ? 'me' : 'me known'} data-testid="account-link">
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d="M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 20c0-8 16-8 16 0z" fill="currentColor" />
      </svg>
      {name ?? text.nav.signIn}
    </Link>
  );
}

export function Site({ children, hero }: { readonly children: ReactNode; readonly hero?: ReactNode }) {
  return (
    <div className="site">
      <a className="skip" href="#main">
        {text.nav.skip}
      </a>
      <header className={hero ? 'site-head over-art' : 'site-head'}>
        <Link href="/" className="brand">
          <Mark />
          <span>{text.product}</span>
        </Link>
        <nav aria-label={text.product}>
          <Link href="/rules" data-testid="rules-link">
            {text.nav.rules}
          </Link>
          <Link href="/players">{text.nav.players}</Link>
          <Link href="/events">{text.nav.events}</Link>
          <Link href="/about" data-testid="about-link">
            {text.nav.about}
          </Link>
          <Me />
          <ThemeButton />
        </nav>
      </header>
      <main id="main" tabIndex={-1}>
        {hero}
        {children}
      </main>
      <footer className="site-foot">
        <Link href="/events">{text.nav.events}</Link>
        <Link href="/about">{text.nav.about}</Link>
      </footer>
    </div>
  );
}

export function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true" focusable="false">
      <path d="M16 1 29 8.5v15L16 31 3 23.5v-15z" fill="#2a2118" stroke="#b8893b" strokeWidth="1.5" />
      <path d="M16 5c0 5 6 6 6 11 0 3-2 5-4 6 1-3 0-5-2-7-2 2-3 4-2 7-2-1-4-3-4-6 0-5 6-6 6-11z" fill="#e8963a" />
      <path d="M9 23h14l-2 4H11z" fill="#b8893b" />
    </svg>
  );
}
