import { Component, lazy, type ReactNode, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { text } from '../text/en.ts';
import { NameDialog } from './parts/name-dialog.tsx';
import { useNews } from './api/news.ts';
import { isNobody } from './api/session.ts';
import { PAGES } from './routes.ts';

const QuickBar = lazy(async () => ({ default: (await import('../lobby/quick-bar.tsx')).QuickBar }));
const LobbyPage = lazy(PAGES.lobby);
const AboutPage = lazy(PAGES.about);
const RulesPage = lazy(PAGES.rules);
const RULES = new Map([
  ['gondor', lazy(PAGES['rules/gondor'])],
  ['skirmish', lazy(PAGES['rules/skirmish'])],
]);
const JoinPage = lazy(PAGES.join);
const LessonsPage = lazy(PAGES.lessons);
const MatchPage = lazy(PAGES.match);
const AccountPage = lazy(PAGES.account);
const OrderPage = lazy(PAGES.order);
const VerifyPage = lazy(PAGES.verify);
const ProfilePage = lazy(PAGES.people);
const EmbedPage = lazy(PAGES.embed);
const OverlayPage = lazy(PAGES.overlay);
const ChallengePage = lazy(PAGES.challenge);
const PlayersPage = lazy(PAGES.players);
const EventPages = lazy(PAGES.events);
const OtherPage = lazy(async () => ({ default: (await import('../pages/other-page.tsx')).OtherPage }));

export function App() {
  return <Guard>{isNobody ? <Bare /> : <Pages />}</Guard>;
}

/** The pages that others show in theirs, and nothing else of this site. */
function Bare() {
  return (
    <Suspense>
      <Switch>
        <Route path="/embed/:id">{({ id }) => <EmbedPage matchId={id} />}</Route>
        <Route path="/overlay/:id">{({ id }) => <OverlayPage matchId={id} />}</Route>
        <Route>
          <EventPages />
        </Route>
      </Switch>
    </Suspense>
  );
}

function Pages() {
  return (
    <>
      <Suspense fallback={<p className="empty">{text.lobby.loading}</p>}>
        <Switch>
          <Route path="/">
            <LobbyPage />
          </Route>
          <Route path="/about">
            <AboutPage />
          </Route>
          <Route path="/rules">
            <RulesPage />
          </Route>
          <Route path="/rules/:game">
            {({ game }) => {
              const Rules = RULES.get(game);
              return Rules ? <Rules /> : <OtherPage rulesOf={game} />;
            }}
          </Route>
          <Route path="/lessons">
            <LessonsPage />
          </Route>
          <Route path="/verify">
            <VerifyPage />
          </Route>
          <Route path="/account">
            <AccountPage />
          </Route>
          <Route path="/order">
            <OrderPage />
          </Route>
          <Route path="/people/:name">{({ name }) => <ProfilePage key={name} name={name} />}</Route>
          <Route path="/challenge/after/:id">{({ id }) => <ChallengePage key={id} whom={{ opponentOf: id }} />}</Route>
          <Route path="/challenge/:name">{({ name }) => <ChallengePage key={name} whom={{ account: name }} />}</Route>
          <Route path="/players">
            <PlayersPage />
          </Route>
          <Route path="/events/*?">
            <EventPages />
          </Route>
          <Route path="/join/:id">{({ id }) => <JoinPage key={id} matchId={id} />}</Route>
          <Route path="/match/:id">{({ id }) => <MatchPage key={id} matchId={id} />}</Route>
          <Route>
            <OtherPage />
          </Route>
        </Switch>
      </Suspense>
      {useNews(({ quick }) => quick) && (
        <Suspense>
          <QuickBar />
        </Suspense>
      )}
      <NameDialog />
    </>
  );
}

/** A fault in a page says so instead of leaving it blank. */
class Guard extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <section className="card letter" role="alert">
        <h1>{text.errors.crashedTitle}</h1>
        <p>{text.errors.crashed}</p>
        <button type="button" className="button seal" onClick={() => location.reload()}>
          {text.errors.reload}
        </button>
      </section>
    );
  }
}
