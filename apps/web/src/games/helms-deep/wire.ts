/** The messages of a match of Helm's Deep. */
import {
  type HistoryEntry as EntryOf,
  type HistoryReply as HistoryReplyOf,
  type OfferedCommand as OfferedOf,
  type PrivateMessage as MessageOf,
  wireOf,
} from '@warbeacon/protocol';
import { type Command, helmsDeepCodec, type Orders, type Side, type SiegeEvent } from '@warbeacon/siege';

export const {
  optionsReply: optionsReplySchema,
  privateMessage: privateMessageSchema,
  historyEntry: eventsMessageSchema,
  historyReply: historyReplySchema,
  standingReply: standingReplySchema,
  parseCells,
} = wireOf(helmsDeepCodec);

export type OfferedCommand = OfferedOf<Command>;
export type PrivateMessage = MessageOf<Command, Side, Orders>;
export type HistoryEntry = EntryOf<SiegeEvent, Side>;
export type HistoryReply = HistoryReplyOf<SiegeEvent, Side>;
export type StandingOrders = Orders;
export const NO_STANDING_ORDERS = helmsDeepCodec.noOrders;
