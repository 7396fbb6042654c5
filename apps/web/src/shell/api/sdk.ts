/**
 * The part of the socket's SDK that is used: a room, and the decoder of synced state. Its index would bring matchmaking,
 * accounts and client prediction along, which a page that knows where to go has no use for.
 */
import { registerSerializer } from '@colyseus/sdk/serializer/Serializer';
import { SchemaSerializer } from '@colyseus/sdk/serializer/SchemaSerializer';
import { WebSocketTransport } from '@colyseus/sdk/transport/WebSocketTransport';
import { makeSubprotocols } from '@warbeacon/protocol';

registerSerializer('schema', SchemaSerializer);

const { connect } = WebSocketTransport.prototype;
/** The SDK writes the keys of a seat into the socket's address. They go where no log and no proxy keeps them. */
WebSocketTransport.prototype.connect = function connectWithoutKeys(address, headers) {
  const url = new URL(address);
  const { searchParams } = url;
  const sessionId = searchParams.get('sessionId') ?? '';
  const reconnectionToken = searchParams.get('reconnectionToken') ?? undefined;
  for (const key of ['sessionId', 'reconnectionToken']) searchParams.delete(key);
  this.protocols = makeSubprotocols(reconnectionToken === undefined ? { sessionId } : { sessionId, reconnectionToken });
  connect.call(this, url.href, headers);
};

export { Room } from '@colyseus/sdk/Room';
