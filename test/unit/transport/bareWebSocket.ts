/** A WebSocket client on a plain socket: it reads only when told to, and does not answer pings by itself. */
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { connectTo } from './endpoints.js';

export const TEXT = 0x81;
export const PONG = 0x8a;

/** A client that is connected to host:port, over TLS where `isSecure` is true. */
export async function openBare(address: string, isSecure = false): Promise<Socket> {
  const plain = connectTo(address);
  const socket = isSecure ? connectSecurely({ socket: plain, rejectUnauthorized: false }) : plain;
  socket.on('error', () => undefined);
  const upgrade = 'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n';
  socket.write(`GET / HTTP/1.1\r\nhost: localhost\r\n${upgrade}sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`);
  await once(socket, 'data');
  socket.pause();
  return socket;
}

/** A client's frame with a payload of at most 125 bytes. The mask is all zeros. */
export function frame(kind: number, payload = ''): Buffer {
  return Buffer.concat([Buffer.from([kind, 0x80 + payload.length, 0, 0, 0, 0]), Buffer.from(payload)]);
}
