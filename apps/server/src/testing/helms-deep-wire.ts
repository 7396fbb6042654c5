/** The messages of a match of Helm's Deep, as a page reads them. */
import { type PrivateMessage as MessageOf, wireOf } from '@warbeacon/protocol';
import { type Command, helmsDeepCodec, type Orders, type Side } from '@warbeacon/siege';

export const {
  offered: offeredSchema,
  offerList: offerListSchema,
  marchReply: marchReplySchema,
  optionsReply: optionsReplySchema,
  privateMessage: privateMessageSchema,
  historyEntry: eventsMessageSchema,
  historyReply: historyReplySchema,
  makeCells,
  parseCells,
} = wireOf(helmsDeepCodec);

export type PrivateMessage = MessageOf<Command, Side, Orders>;
export type StandingOrders = Orders;
