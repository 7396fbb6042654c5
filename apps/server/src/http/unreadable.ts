/** Requests that are no HTTP, or too large or too slow in their head: they never reach the application. */
import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ServerCode } from '@warbeacon/protocol';
import { errorCode } from '../startup-fault.ts';
import { errorBody } from './http-fault.ts';

/** Milliseconds in which the other end can read the answer. */
const GRACE = 1000;

/** Answers them with a code and a sentence, as every other request, and closes the connection. */
export function answerUnreadable(http: Server): void {
  http.on('clientError', (error, socket) => {
    const code = errorCode(error);
    // The other end has gone, or an answer is already on its way and must not be mixed with another.
    if (code === 'ECONNRESET' || !socket.writable || hasBegunToAnswer(socket)) return void socket.destroy();
    switch (code) {
      case 'HPE_HEADER_OVERFLOW':
        return refuseSocket(
          socket,
          '431 Request Header Fields Too Large',
          'header-too-large',
          'The head of the request is too large.',
        );
      case 'ERR_HTTP_REQUEST_TIMEOUT':
        return refuseSocket(socket, '408 Request Timeout', 'too-slow', 'The request did not come in time.');
      default:
        return refuseSocket(socket, '400 Bad Request', 'malformed-http', 'This is not a request that can be read.');
    }
  });
}

/**
 * Says no on a socket that no response stands for, and closes it. `status` is a status line without the version, `wait`
 * the milliseconds after which trying again is of use.
 */
export function refuseSocket(socket: Duplex, status: string, code: ServerCode, message: string, wait?: number): void {
  const body = JSON.stringify(errorBody(code, message));
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    ...(wait === undefined ? [] : [`Retry-After: ${Math.ceil(wait / 1000)}`]),
  ];
  socket.on('error', () => socket.destroy());
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  // Whoever does not close its own end as well would keep the connection for ever.
  const timer = setTimeout(() => socket.destroy(), GRACE).unref();
  socket.once('close', () => clearTimeout(timer));
}

function hasBegunToAnswer(socket: Duplex): boolean {
  return 'bytesWritten' in socket && typeof socket.bytesWritten === 'number' && socket.bytesWritten > 0;
}
