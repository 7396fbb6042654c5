/** Events over HTTP, as tests make them and ask of them. */
import { type EventView, eventViewSchema, type EventWish } from '@warbeacon/protocol/events';
import type { Settings } from '@warbeacon/tournament';
import type { HttpAnswer, Person } from './people.ts';

export const SETTINGS: Settings = {
  format: { kind: 'swiss', rounds: 2 },
  legs: 1,
  sides: 'balanced',
  weakerSide: null,
  ifLevel: 'decider',
  points: { win: 2, draw: 1, loss: 0, bye: 2, walkover: 2 },
  tieBreaks: ['buchholz', 'wins', 'seed'],
  entry: { by: 'open', range: null, limit: null, waitingList: false, lateUntil: 0, lateScore: 0, checkIn: false },
  marginCap: 10,
};

export const termsOf = (changes: object = {}) => ({
  description: '',
  game: 'blind-race',
  options: { goal: 3 },
  clock: null,
  watching: { policy: 'open' },
  rated: false,
  startsAt: Date.now(),
  timeZone: 'Europe/Berlin',
  pace: { kind: 'live', checkIn: 15, noShow: 5, pause: 0 },
  runs: 'by-hand',
  atDeadline: 'adjudicate',
  callPauses: false,
  listed: true,
  code: null,
  ...changes,
});

export async function makeEvent(
  owner: Person,
  {
    terms = {},
    settings = {},
    title = 'An evening of races',
  }: { terms?: object; settings?: object; title?: string } = {},
): Promise<EventView> {
  const body = { title, settings: { ...SETTINGS, ...settings }, terms: termsOf(terms) };
  const answer = await owner.ask('POST', '/api/events', body);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return eventViewSchema.parse(answer.body);
}

export async function tryWish(
  who: Person,
  eventId: string,
  wish: EventWish,
  wishId = crypto.randomUUID(),
): Promise<HttpAnswer> {
  return await who.ask('POST', `/api/events/${eventId}/wishes`, { wishId, wish });
}

export async function wish(who: Person, eventId: string, ...wishes: readonly EventWish[]): Promise<EventView> {
  let view: EventView | undefined;
  for (const one of wishes) {
    const { status, body } = await tryWish(who, eventId, one);
    if (status !== 200) throw new Error(`${one.do}: ${JSON.stringify(body)}`);
    view = eventViewSchema.parse(body);
  }
  if (view === undefined) throw new Error('nothing was wished for');
  return view;
}

export async function seeEvent(who: Person, eventId: string): Promise<EventView> {
  return eventViewSchema.parse((await who.ask('GET', `/api/events/${eventId}`)).body);
}

/** The event once it stands so. */
export async function untilEvent(
  who: Person,
  eventId: string,
  seen: (view: EventView) => boolean,
  milliseconds = 10_000,
): Promise<EventView> {
  const deadline = Date.now() + milliseconds;
  for (;;) {
    const view = await seeEvent(who, eventId);
    if (seen(view)) return view;
    if (Date.now() > deadline) throw new Error(`it never came to that: ${JSON.stringify(view.state.rounds)}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
