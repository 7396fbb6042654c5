/**
 * What is sent to a socket in one turn (a patch, events, what it alone is told, an answer) leaves in one write: each write is
 * a call of the operating system, and those are the dearest part of a command.
 */
import { Socket } from 'node:net';

const TOGETHER = Symbol('writes together');

interface Sender {
  send(...message: unknown[]): void;
  [TOGETHER]?: true;
}

/** Call for each client that comes in. */
export function writeTogether(client: { readonly ref: object }): void {
  const { ref } = client;
  if (!isSender(ref) || ref[TOGETHER]) return;
  ref[TOGETHER] = true;
  // The library keeps the connection to itself; there is no other way to it from here.
  const socket: unknown = '_socket' in ref ? ref._socket : undefined;
  if (!(socket instanceof Socket)) return;
  const send = ref.send.bind(ref);
  let corked = false;
  ref.send = (...message) => {
    if (!corked) {
      corked = true;
      socket.cork();
      // After all promises that go on in this turn, and so after the answer.
      process.nextTick(() => {
        corked = false;
        socket.uncork();
      });
    }
    send(...message);
  };
}

function isSender(ref: object): ref is Sender {
  return 'send' in ref && typeof ref.send === 'function';
}
