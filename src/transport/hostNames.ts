import { isIP } from 'node:net';

/**
 * The names under which browsers may reach this server, against DNS rebinding: a page whose name resolves to this
 * machine is not kept away by its origin. The list holds names as in the Host header without a port, or `*` for all. An
 * IP address cannot be rebound, and is always allowed; so are `localhost` and the names below it, which never leave the
 * machine (RFC 6761, section 6.3), and a request without the header.
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
    const isLocal = name.endsWith('.localhost') || isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
    const isAllowed = isLocal || this.#listed.has(name);
    if (isAllowed) this.#lastAllowed = host;
    return isAllowed;
  }
}

/** In lower case, and without the dot that ends a name in the DNS. */
function nameOf(host: string): string {
  return host.toLowerCase().replace(/\.$/, '');
}

/** A well-formed Host header, with the name or address as its group: a client may write anything there. */
const HOST = /^(\[[0-9a-f:.]{2,45}\]|[\w.-]{1,253})(?::\d{1,5})?$/i;

/** What a Host header names, with its port and without it. Null when that is neither a name nor an address. */
export function parseHost(header: string | undefined): { host: string; name: string } | null {
  const [host, name] = HOST.exec(header ?? '') ?? [];
  return host === undefined || name === undefined ? null : { host, name };
}
