/** The pages of events, each fetched when somebody goes there: the rest of the site knows but one door to them. */
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { text } from '../text/en.ts';

const EventsPage = lazy(() => import('./events-page.tsx'));
const NewEventPage = lazy(() => import('./new/new-event-page.tsx'));
const EventPage = lazy(() => import('./event-page.tsx'));
const DeskPage = lazy(() => import('./desk/desk-page.tsx'));
const EventOverlayPage = lazy(() => import('./event-overlay-page.tsx'));

export default function EventPages() {
  return (
    <Suspense fallback={<p className="empty">{text.lobby.loading}</p>}>
      <Switch>
        <Route path="/events">
          <EventsPage />
        </Route>
        <Route path="/events/new">
          <NewEventPage />
        </Route>
        <Route path="/events/:id">{({ id }) => <EventPage key={id} eventId={id} />}</Route>
        <Route path="/events/:id/desk">{({ id }) => <DeskPage key={id} eventId={id} />}</Route>
        <Route path="/events/:id/overlay">{({ id }) => <EventOverlayPage eventId={id} />}</Route>
      </Switch>
    </Suspense>
  );
}
