/**
 * The part of the socket's SDK that is used: a room, and the decoder of synced state. Its index would bring matchmaking,
 * accounts and client prediction along, which a page that knows where to go has no use for.
 */
import { registerSerializer } from '@colyseus/sdk/serializer/Serializer';
import { SchemaSerializer } from '@colyseus/sdk/serializer/SchemaSerializer';

registerSerializer('schema', SchemaSerializer);

export { Room } from '@colyseus/sdk/Room';
