/** A line that is cut when the other end says nothing for too long, so that whoever waits for it is told. */
import { Socket } from 'node:net';

export function impatientSocket(milliseconds: number): Socket {
  const socket = new Socket();
  socket.setTimeout(milliseconds, () => {
    // After a moment in which this process was busy, what has come meanwhile is still to be read.
    const before = socket.bytesRead;
    setImmediate(() => {
      if (socket.bytesRead === before) socket.destroy();
    });
  });
  return socket;
}
