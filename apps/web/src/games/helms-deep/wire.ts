/** The messages of a match of Helm's Deep. */
import { type OfferedCommand as OfferedOf, type PrivateMessage as MessageOf, wireOf } from '@warbeacon/protocol';
import { type Command, helmsDeepCodec, type Orders, type Side } from '@warbeacon/siege';
import type { Wire } from '../../face/face.ts';

export const wire: Wire = wireOf(helmsDeepCodec);

export type OfferedCommand = OfferedOf<Command>;
export type PrivateMessage = MessageOf<Command, Side, Orders>;
export const NO_STANDING_ORDERS = helmsDeepCodec.noOrders;
