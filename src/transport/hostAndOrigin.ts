/**
 * Which web pages may reach this server: the checks of the Host and Origin headers. A refused client gets the reason
 * and is counted. The first of a kind is logged, because the operator may have meant to allow it.
 */
import { isIP } from 'node:net';
import { withoutBrackets } from '../config/listenAddress.js';
import type { ClientUsages } from './fairness/clientUsages.js';

/**
 * The names under which browsers may reach this server, against DNS rebinding: the origin does not stop a page whose
 * name resolves to this machine. The list holds names as in the Host header without a port, or `*` for all. Always
 * allowed are IP addresses, which cannot be rebound, `localhost` and the names below it, which never leave the machine
 * (RFC 6761, section 6.3), and a request without the header.
 */
export class HostNames {
  readonly #all: boolean;
  readonly #listed: ReadonlySet<string>;
  /** The header that was allowed last: clients rarely differ in it, and it comes with every request. */
  #lastAllowed = 'localhost';

  constructor(list: readonly string[]) {
    this.#all = list.includes('*');
    this.#listed = new Set(['localhost', ...list.map(nameOf)]);
  }

  /** `host` is the header's value; undefined without the header. */
  allows(host: string | undefined): boolean {
    if (this.#all || host === undefined || host === '' || host === this.#lastAllowed) return true;
    const name = nameOf(host.replace(/:\d*$/, ''));
    const isLocal = name.endsWith('.localhost') || isIP(withoutBrackets(name)) !== 0;
    const isAllowed = isLocal || this.#listed.has(name);
    if (isAllowed) this.#lastAllowed = host;
    return isAllowed;
  }
}

/** In lower case, and without the dot that ends a name in the DNS. */
function nameOf(host: string): string {
  return host.toLowerCase().replace(/\.$/, '');
}

/** A well-formed Host header, with the name or address as its group. */
const HOST = /^(\[[0-9a-f:.]{2,45}\]|[\w.-]{1,253})(?::\d{1,5})?$/i;

/** The host of a Host header, with its port and without it. Null when that is neither a name nor an address. */
export function parseHost(header: string | undefined): { host: string; name: string } | null {
  const [host, name] = HOST.exec(header ?? '') ?? [];
  return host === undefined || name === undefined ? null : { host, name };
}

/**
 * The web pages that may call, by origin. Browsers send the `Origin` header; other clients send none and are always
 * allowed. The list holds origins as browsers write them (`https://app.example`), or `*` for all. An entry without a
 * scheme (`localhost`, `app.example:3000`) allows that host under any scheme, and under any port when it names none.
 * Pages of the name or address under which the server itself was reached are allowed, whatever their port.
 */
export class Origins {
  readonly #all: boolean;
  readonly #listed: ReadonlySet<string>;

  constructor(list: readonly string[]) {
    this.#all = list.includes('*');
    this.#listed = new Set(list.map((origin) => origin.toLowerCase().replace(/\/$/, '')));
  }

  /** True when pages of every origin may call. */
  get all(): boolean {
    return this.#all;
  }

  /** Both are values of headers; undefined without the header. `ownHost` is a Host that is served. */
  allows(origin: string | undefined, ownHost?: string): boolean {
    if (this.#all || origin === undefined) return true;
    const lower = origin.toLowerCase();
    if (this.#listed.has(lower)) return true;
    const host = /^[a-z][a-z0-9+.-]*:\/\/(.+)$/.exec(lower)?.[1];
    if (host === undefined) return false;
    const name = host.replace(/:\d+$/, '');
    return this.#listed.has(host) || this.#listed.has(name) || name === parseHost(ownHost)?.name.toLowerCase();
  }
}

const EXTENSION = /^(?:chrome|moz|safari-web)-extension:\/\//i;

/**
 * Whether a browser extension calls, such as a wallet. It is not a web page: its user gave it the permission to call
 * any server, its origin differs between installations, and it needs no CORS header.
 */
export function isExtension(origin: string | undefined): boolean {
  return origin !== undefined && EXTENSION.test(origin);
}

interface RefusalParts {
  usages: ClientUsages;
  log: { warn(fields: object, message: string): void };
}

/** Logged characters of a client's header. */
const MAX_LOGGED = 200;

const UNKNOWN_ORIGIN =
  'pages of this origin may not call: halley dev --allow-origin or halley start --json-rpc.cors-origins (--json-rpc.ws-origins for WebSockets) allows it';

/** Why a Host header is refused. */
export const UNKNOWN_HOST =
  'the Host header has a name that is not allowed: halley dev --allow-host or halley start --json-rpc.vhosts allows it';

/** Counts a client whose Host is refused. Returns the body of the response. */
export function countUnknownHost({ usages, log }: RefusalParts, host = ''): string {
  if (usages.countRefused('host')) log.warn({ host: host.slice(0, MAX_LOGGED) }, UNKNOWN_HOST);
  return `${UNKNOWN_HOST}\n`;
}

/** Counts a client whose Origin is refused. Returns the body of the response. */
export function countUnknownOrigin({ usages, log }: RefusalParts, origin = ''): string {
  if (usages.countRefused('origin')) log.warn({ origin: origin.slice(0, MAX_LOGGED) }, UNKNOWN_ORIGIN);
  return `${UNKNOWN_ORIGIN}\n`;
}
