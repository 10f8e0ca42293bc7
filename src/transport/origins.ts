import { parseHost } from './hostNames.js';

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

/** Where wallets in browsers call from. */
const EXTENSION = /^(?:chrome|moz|safari-web)-extension:\/\//i;

/**
 * Whether a browser extension calls. It is not a web page: its user gave it the permission to call any server, and its
 * origin may differ from one installation to the next. It needs no CORS header for the answer.
 */
export function isExtension(origin: string | undefined): boolean {
  return origin !== undefined && EXTENSION.test(origin);
}
