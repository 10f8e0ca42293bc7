/** The newest block of the chain, and its age. */

/** The newest block. */
export interface Head {
  readonly number: bigint;
  /** Seconds since the epoch. */
  readonly timestamp: bigint;
}

/** What was found out last: the newest block, or why there is none. */
export type HeadState = { readonly head: Head } | { readonly problem: string };

const QUANTITY = /^0x[0-9a-f]{1,16}$/;

/** The parts of a response that are read here; a server may send anything in their place. */
export interface HeadResponse {
  readonly result?: { readonly number?: unknown; readonly timestamp?: unknown } | null;
  readonly error?: { readonly message?: unknown } | null;
}

/** Reads an HTTP response to eth_getBlockByNumber. A proxy, or a check of headers, responds with another body. */
export function readHeadResponse(status: number, text: string): HeadState {
  const body = parseBody(text);
  if (body !== undefined && (status === 200 || body?.error != null)) return readHead(body);
  if (status === 403)
    return { problem: 'HTTP 403: the Host or Origin header is not allowed (json-rpc.vhosts, json-rpc.cors-origins).' };
  return { problem: `The server responds with HTTP ${status}${body === undefined ? ', and not with JSON' : ''}.` };
}

/** Undefined for a text that is not JSON. */
function parseBody(text: string): HeadResponse | null | undefined {
  try {
    // Every member is checked when it is read.
    return JSON.parse(text) as HeadResponse | null;
  } catch {
    return undefined;
  }
}

/** Reads the body of a response to eth_getBlockByNumber. */
export function readHead(body: HeadResponse | null): HeadState {
  const { number, timestamp } = body?.result ?? {};
  if (isQuantity(number) && isQuantity(timestamp))
    return { head: { number: BigInt(number), timestamp: BigInt(timestamp) } };
  const { message } = body?.error ?? {};
  return { problem: typeof message === 'string' ? message : 'The server knows no block yet.' };
}

/** How long ago a block was made, as a person says it. A clock of the chain that is ahead means now. */
export function ageText(timestamp: bigint, nowMs: number): string {
  const seconds = Math.max(0, Math.floor(nowMs / 1000 - Number(timestamp)));
  if (seconds < 60) return `${seconds} s ago`;
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min ago`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3_600)} h ago`;
  const days = Math.floor(seconds / 86_400);
  return days === 1 ? 'a day ago' : `${days.toLocaleString('en-US')} days ago`;
}

function isQuantity(value: unknown): value is string {
  return typeof value === 'string' && QUANTITY.test(value);
}
