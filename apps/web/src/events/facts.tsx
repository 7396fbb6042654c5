/** What, when, who: as the organiser has made it. */
import { aside } from '../text/aside.ts';
import { ladderText } from '../text/event-ladder.ts';
import { events as words } from '../text/events.ts';
import { watchingText } from '../text/watching.ts';
import { useEvent } from './use-event.ts';
import { hourHere, hourThere } from './zone.ts';

export function Facts() {
  const { view } = useEvent();
  const { state, terms, owner, arbiters, me } = view;
  const { settings } = state;
  const { format } = settings;
  const sides =
    format.kind === 'ladder' && settings.sides === 'fixed' ? ladderText.fixedSides : words.sides[settings.sides];
  const there = hourThere(terms.startsAt, terms.timeZone);
  const entered = state.entrants.filter((entrant) => entrant.state === 'in' || entrant.state === 'entered').length;
  return (
    <dl className="event-facts">
      <div>
        <dt>{words.when}</dt>
        <dd>
          <time dateTime={new Date(terms.startsAt).toISOString()}>{hourHere(terms.startsAt)}</time>{' '}
          <span className="soft">{words.yourTime}</span>
          {there !== '' && <span className="soft there">{words.there(there)}</span>}
          <a
            href={`/api/events/${view.eventId}/calendar.ics${me.entrant === null ? '' : `?entrant=${me.entrant}`}`}
            className="button small quiet"
            data-testid="calendar"
          >
            {words.calendar}
          </a>
        </dd>
      </div>
      <div>
        <dt>{words.who}</dt>
        <dd>
          {words.entrants(entered, settings.entry.limit)}. {words.entry[settings.entry.by]}
          {settings.entry.range && `: ${words.entryRange(settings.entry.range.from, settings.entry.range.to)}`}
          <span className="soft there">
            {words.by} {[owner, ...arbiters].join(', ')}
          </span>
        </dd>
      </div>
      <div>
        <dt>{words.terms}</dt>
        <dd>
          {format.kind === 'ladder'
            ? ladderText.terms(format.answerDays, format.playDays, format.inactiveDays)
            : terms.pace.kind === 'live'
              ? words.live(settings.entry.checkIn ? terms.pace.checkIn : 0, terms.pace.noShow, terms.pace.pause)
              : words.slow(terms.pace.days)}
          <span className="soft there">
            {words.legs[settings.legs]}
            {settings.legs === 1 && `. ${sides}`}. {terms.clock === null ? words.noClock : aside.setting(terms.clock)}
            {terms.rated && `. ${words.rated}`}
            {terms.watching.policy !== 'open' && `. ${watchingText.agreed(terms.watching)}`}
          </span>
        </dd>
      </div>
    </dl>
  );
}
