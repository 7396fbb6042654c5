import { expect, test } from 'vitest';
import { makeSubprotocols, parseSubprotocols } from './seat-keys.ts';

test.each([{ sessionId: 'a_B-9' }, { sessionId: 'a_B-9', reconnectionToken: 'x' }])(
  'what is written among the subprotocols is read there: %j',
  (keys) => expect(parseSubprotocols(makeSubprotocols(keys).join(', '))).toEqual(keys),
);

test.each([
  ['nothing is offered', ''],
  ['another language is spoken', 'chat, seat.abc'],
  ['there is no seat', 'warbeacon'],
  ['there is no seat, but a connection', 'warbeacon, again.abc'],
  ['the seat has no name', 'warbeacon, seat.'],
  ['the seat has a name that is none', 'warbeacon, seat.a b'],
  ['a name is too long', `warbeacon, seat.${'x'.repeat(65)}`],
  ['the connection has a name that is none', 'warbeacon, seat.abc, again.a/b'],
  ['there are two seats', 'warbeacon, seat.abc, seat.abd'],
])('no keys are read where %s', (_, header) => expect(parseSubprotocols(header)).toBeNull());
