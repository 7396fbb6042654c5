/** Events, as their pages ask for them. */
import {
  type CreateEvent,
  type EventLog,
  type EventNews,
  eventLogSchema,
  type EventView,
  eventListSchema,
  eventNewsSchema,
  eventViewSchema,
  type EventWish,
  type EVENT_LISTS,
  type EventTokenPower,
  type EventTokenRow,
  eventTokenRowSchema,
  eventTokensSchema,
  type HookKind,
  type WebhookRow,
  webhookRowSchema,
  webhooksSchema,
  viewWith,
} from '@warbeacon/protocol/events';
import { z } from 'zod';
import { ask } from './http.ts';

export type EventList = (typeof EVENT_LISTS)[number];

export const listEvents = (list: EventList, after?: string): Promise<z.infer<typeof eventListSchema>> =>
  ask(
    eventListSchema,
    'GET',
    `/api/events?${new URLSearchParams({ list, ...(after === undefined ? {} : { after }) }).toString()}`,
  );

const at = (eventId: string): string => `/api/events/${encodeURIComponent(eventId)}`;

export const eventById = (eventId: string): Promise<EventView> => ask(eventViewSchema, 'GET', at(eventId));

/** Seconds that a question for news may wait: less than a request that nobody answers. */
const WAIT = 10;

/**
 * As soon as something is written after what is shown, `null` when nothing is for a while; at once where it `waits` for nothing. Of a large
 * event only what has changed comes over the line.
 */
export async function eventAfter(shown: EventView, waits: boolean): Promise<EventView | null> {
  const query = `after=${shown.state.seq}&changes=1${waits ? `&wait=${WAIT}` : ''}`;
  const news = await ask(eventNewsSchema.nullable(), 'GET', `${at(shown.eventId)}?${query}`);
  return news && (await put(shown, news));
}

/** All entrants of a list, or none. */
export const readEntrantsIn = (eventId: string, csv: string, wishId: string): Promise<null> =>
  ask(z.null(), 'POST', `${at(eventId)}/entrants`, { wishId, csv });

export const createEvent = (wish: CreateEvent): Promise<EventView> => ask(eventViewSchema, 'POST', '/api/events', wish);

/** Done once, however often it is sent under one `wishId`; answered by how the event stands then. */
export async function wishOfEvent(
  eventId: string,
  wish: EventWish,
  wishId: string,
  shown: EventView | null = null,
): Promise<EventView> {
  const path = `${at(eventId)}/wishes`;
  if (shown === null) return await ask(eventViewSchema, 'POST', path, { wishId, wish });
  return await put(shown, await ask(eventNewsSchema, 'POST', `${path}?after=${shown.state.seq}`, { wishId, wish }));
}

/** What does not fit what is shown is asked for anew. */
async function put(shown: EventView, news: EventNews): Promise<EventView> {
  try {
    return viewWith(shown, news);
  } catch {
    return await eventById(shown.eventId);
  }
}

/** What was done after an entry, oldest first. */
export const logOfEvent = (eventId: string, after: number, limit: number): Promise<EventLog> =>
  ask(eventLogSchema, 'GET', `${at(eventId)}/log?after=${after}&limit=${limit}`);

/** Where news of an event are sent; whether any are. */
export const hooksOfEvent = (eventId: string): Promise<z.infer<typeof webhooksSchema>> =>
  ask(webhooksSchema, 'GET', `${at(eventId)}/hooks`);

export const addHook = (eventId: string, url: string, tells: readonly HookKind[]): Promise<WebhookRow> =>
  ask(webhookRowSchema, 'POST', `${at(eventId)}/hooks`, { url, tells });

export const tryHook = (eventId: string, id: string): Promise<WebhookRow> =>
  ask(webhookRowSchema, 'POST', `${at(eventId)}/hooks/${id}/try`);

export const removeHook = (eventId: string, id: string): Promise<null> =>
  ask(z.null(), 'DELETE', `${at(eventId)}/hooks/${id}`);

/** Tokens of programs: of the owner all, of an arbiter their own. */
export const tokensOfEvent = (eventId: string): Promise<z.infer<typeof eventTokensSchema>> =>
  ask(eventTokensSchema, 'GET', `${at(eventId)}/tokens`);

export const makeToken = (eventId: string, label: string, power: EventTokenPower): Promise<EventTokenRow> =>
  ask(eventTokenRowSchema, 'POST', `${at(eventId)}/tokens`, { label, power });

export const removeToken = (eventId: string, id: string): Promise<null> =>
  ask(z.null(), 'DELETE', `${at(eventId)}/tokens/${id}`);
