/**
 * Clients that are refused for a name in their headers: each is told why and counted, and the first of a kind since the
 * start is named in the log, because an operator may have meant to allow it.
 */
import type { ClientUsages } from './clientUsages.js';

/** What a refusal needs. */
interface RefusalParts {
  usages: ClientUsages;
  log: { warn(fields: object, message: string): void };
}

/** Of a header that a client wrote, so much is logged. */
const MAX_LOGGED = 200;

const UNKNOWN_ORIGIN =
  'pages of this origin may not call: halley dev --allow-origin or halley start --json-rpc.cors-origins (--json-rpc.ws-origins for WebSockets) allows it';

/** Why a Host header is refused. */
export const UNKNOWN_HOST =
  'the Host header has a name that is not allowed: halley dev --allow-host or halley start --json-rpc.vhosts allows it';

/** Counts a client whose Host is refused. Returns the body of the answer. */
export function countUnknownHost({ usages, log }: RefusalParts, host = ''): string {
  if (usages.countRefused('host')) log.warn({ host: host.slice(0, MAX_LOGGED) }, UNKNOWN_HOST);
  return `${UNKNOWN_HOST}\n`;
}

/** Counts a client whose Origin is refused. Returns the body of the answer. */
export function countUnknownOrigin({ usages, log }: RefusalParts, origin = ''): string {
  if (usages.countRefused('origin')) log.warn({ origin: origin.slice(0, MAX_LOGGED) }, UNKNOWN_ORIGIN);
  return `${UNKNOWN_ORIGIN}\n`;
}
