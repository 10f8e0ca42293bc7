import type { Socket } from 'node:net';
import { contractLimits } from '../../../generated/methods.js';
import { rpcError } from '../../jsonrpc/rpcErrors.js';
import { encodeError } from '../../jsonrpc/message.js';
import type { ClientAddresses } from '../clientAddresses.js';
import type { ClientUsages } from './clientUsages.js';

/** The clients, and what each uses. */
export interface Admission {
  addresses: ClientAddresses;
  usages: ClientUsages;
}

const PER_CLIENT: string = contractLimits.connectionsPerClient.unit;

const RETRY_AFTER_SECONDS = 1;

/**
 * Counts a connection for its peer. Above the limit, returns false: the connection gets a 429 and is ended, whatever it
 * sends. The connections of a trusted proxy belong to many clients, and are not counted.
 */
export function admitConnection(socket: Socket, { addresses, usages }: Admission): boolean {
  const { client, isTrusted } = addresses.peerOf(socket);
  const usage = isTrusted ? null : usages.of(client);
  if (usage === null) return true;
  const limit = usage.openConnection();
  if (limit === null) {
    socket.once('close', () => usage.closeConnection());
    return true;
  }
  socket.on('error', () => socket.destroy());
  // `end` alone would leave the connection half open until the client closes it.
  socket.end(refusal(limit), () => socket.destroy());
  return false;
}

function refusal(limit: number): string {
  const body = encodeError('null', rpcError('limitExceeded', { what: PER_CLIENT, value: limit + 1, limit }, { limit }));
  const head = [
    'HTTP/1.1 429 Too Many Requests',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    `retry-after: ${RETRY_AFTER_SECONDS}`,
    'connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
