import { Component, lazy, type ReactNode, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { LobbyPage } from '../lobby/lobby-page.tsx';
import { AboutPage } from '../pages/about-page.tsx';
import { JoinPage } from '../pages/join-page.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { text } from '../text/en.ts';
import { NameDialog } from './parts/name-dialog.tsx';

// The board's page brings the map and its own code: not loaded before somebody goes there.
const RulesPage = lazy(() => import('../rules/rules-page.tsx'));
const MatchPage = lazy(() => import('../match/match-page.tsx'));

export function App() {
  return (
    <Guard>
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
          <Route path="/join/:id">{({ id }) => <JoinPage key={id} matchId={id} />}</Route>
          <Route path="/match/:id">{({ id }) => <MatchPage key={id} matchId={id} />}</Route>
          <Route>
            <NotFoundPage />
          </Route>
        </Switch>
      </Suspense>
      <NameDialog />
    </Guard>
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
