/** A minimal JSON-RPC client for answers as sent. */
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';

export interface RpcAnswer<T = unknown> {
  result?: T;
  error?: { code: number; message: string; data?: unknown };
}

export function rpcAnswer<T = unknown>(url: string, method: string, params: unknown[]): Promise<RpcAnswer<T>> {
  return post(url, { jsonrpc: '2.0', id: 1, method, params });
}

/** Sends a message or a batch unchanged. */
export async function post<T>(url: string, message: object, more: Record<string, string> = {}): Promise<T> {
  const headers = { 'content-type': 'application/json', ...more };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(message) });
  return (await response.json()) as T;
}

/** As `post`, over a connection of its own: of several workers, the next one gets it. */
export async function postAlone<T>(url: string, message: object, more: Record<string, string> = {}): Promise<T> {
  const headers = { 'content-type': 'application/json', ...more };
  const sent = request(url, { method: 'POST', agent: false, headers });
  sent.end(JSON.stringify(message));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return JSON.parse(Buffer.concat(await response.toArray()).toString()) as T;
}

/** The wire encoding of a quantity. */
export function hex(value: number | bigint): string {
  return `0x${value.toString(16)}`;
}

/** Resolves to the result. Throws when the answer is an error. */
export async function rpc<T = unknown>(url: string, method: string, ...params: unknown[]): Promise<T> {
  const { result, error } = await rpcAnswer<T>(url, method, params);
  if (error !== undefined) throw new Error(`${method}: ${error.code} ${error.message}`);
  return result as T;
}
