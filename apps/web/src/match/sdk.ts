/**
 * The part of the socket's SDK that is used: the client, and the decoder of synced state. Its index would bring client
 * prediction along, which a game of turns has no use for.
 */
import { registerSerializer } from '@colyseus/sdk/serializer/Serializer';
import { SchemaSerializer } from '@colyseus/sdk/serializer/SchemaSerializer';

registerSerializer('schema', SchemaSerializer);

export { ColyseusSDK } from '@colyseus/sdk/Client';
