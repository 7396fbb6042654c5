/**
 * The part of the socket's SDK that is used: a room, with a reader of our own for its state. The SDK's index would bring
 * matchmaking, accounts and client prediction along, which a page that knows where to go has no use for.
 */
import { registerSerializer } from '@colyseus/sdk/serializer/Serializer';
import { StateReader } from './state-reader.ts';

registerSerializer('schema', StateReader);

export { Room } from '@colyseus/sdk/Room';
