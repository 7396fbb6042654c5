/** What programs may ask of events. Files that are no JSON are named without a schema. */
import {
  createEventSchema,
  createEventTokenSchema,
  EVENT_LISTS,
  eventListSchema,
  eventLogSchema,
  eventNewsSchema,
  eventRequestSchema,
  eventStandingsSchema,
  eventTokenRowSchema,
  eventTokensSchema,
  eventViewSchema,
  readEntrantsSchema,
  webhookRowSchema,
  webhookSchema,
  webhooksSchema,
} from '@warbeacon/protocol/events';
import { z } from 'zod';
import type { Described } from './openapi.ts';

const listQuery = z.strictObject({
  list: z.enum(EVENT_LISTS),
  limit: z.string().optional(),
  after: z.string().optional(),
});
const waitQuery = z.strictObject({
  after: z.string().optional(),
  wait: z.string().optional(),
  changes: z.literal('1').optional(),
});
const wishQuery = waitQuery.pick({ after: true });
const logQuery = z.strictObject({ after: z.string().optional(), limit: z.string().optional() });
const calendarQuery = z.strictObject({ entrant: z.string().optional() });

export const DESCRIBED_EVENTS: readonly Described[] = [
  {
    method: 'get',
    path: '/api/events',
    summary: 'Lists of events: coming, running, over, one’s own.',
    token: true,
    query: listQuery,
    answer: eventListSchema,
  },
  {
    method: 'post',
    path: '/api/events',
    summary: 'Makes an event, as a draft.',
    token: true,
    body: createEventSchema,
    answer: eventViewSchema,
    status: 201,
  },
  {
    method: 'get',
    path: '/api/events/{id}',
    summary:
      'One event; with after, 204 when nothing was written after that entry within so many seconds; with changes, what has changed since, or all of it.',
    token: true,
    query: waitQuery,
    answer: eventNewsSchema,
  },
  {
    method: 'post',
    path: '/api/events/{id}/wishes',
    summary:
      'Asks for something to be done in the event; the same wishId twice is done once. With after, what has changed since, or all of it.',
    token: true,
    query: wishQuery,
    body: eventRequestSchema,
    answer: eventNewsSchema,
  },
  {
    method: 'get',
    path: '/api/events/{id}/log',
    summary: 'What happened in the event, by whom, and why.',
    token: true,
    query: logQuery,
    answer: eventLogSchema,
  },
  {
    method: 'get',
    path: '/api/events/{id}/standings',
    summary: 'The standings, with tie-breaks.',
    token: true,
    answer: eventStandingsSchema,
  },
  { method: 'get', path: '/api/events/{id}/entrants.csv', summary: 'The entrants, for a spreadsheet.', token: true },
  { method: 'get', path: '/api/events/{id}/standings.csv', summary: 'The standings, for a spreadsheet.', token: true },
  { method: 'get', path: '/api/events/{id}/games.csv', summary: 'All games, for a spreadsheet.', token: true },
  {
    method: 'get',
    path: '/api/events/{id}/event.trf',
    summary: 'For chess tools, where the format fits.',
    token: true,
  },
  { method: 'get', path: '/api/events/{id}/event.json', summary: 'All there is of the event, as JSON.', token: true },
  {
    method: 'get',
    path: '/api/events/{id}/calendar.ics',
    summary: 'The hours of the event as iCalendar; with entrant, those of one.',
    token: true,
    query: calendarQuery,
  },
  { method: 'get', path: '/api/events/{id}/records.zip', summary: 'The records of all its matches.', token: true },
  {
    method: 'post',
    path: '/api/events/{id}/entrants',
    summary: 'Enters all of a list, or nobody.',
    token: true,
    body: readEntrantsSchema,
    status: 204,
  },
  {
    method: 'get',
    path: '/api/events/{id}/hooks',
    summary: 'Where news of the event are sent.',
    token: true,
    answer: webhooksSchema,
  },
  {
    method: 'post',
    path: '/api/events/{id}/hooks',
    summary: 'Has news of the event sent to an address.',
    token: true,
    body: webhookSchema,
    answer: webhookRowSchema,
    status: 201,
  },
  {
    method: 'delete',
    path: '/api/events/{id}/hooks/{hook}',
    summary: 'Sends no more there.',
    token: true,
    status: 204,
  },
  {
    method: 'post',
    path: '/api/events/{id}/hooks/{hook}/try',
    summary: 'Calls that address at once, with what news there are.',
    token: true,
    answer: webhookRowSchema,
  },
  {
    method: 'get',
    path: '/api/events/{id}/tokens',
    summary: 'Tokens of programs.',
    token: true,
    answer: eventTokensSchema,
  },
  {
    method: 'post',
    path: '/api/events/{id}/tokens',
    summary: 'Makes a token for a program, which is shown once.',
    token: true,
    body: createEventTokenSchema,
    answer: eventTokenRowSchema,
    status: 201,
  },
  { method: 'delete', path: '/api/events/{id}/tokens/{token}', summary: 'Ends a token.', token: true, status: 204 },
];
