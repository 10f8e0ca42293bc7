/**
 * The web pages that may call, by origin. Browsers send the `Origin` header; other clients send none and are always
 * allowed. The list holds origins as browsers write them (`https://app.example`), or `*` for all. An entry without a
 * scheme (`localhost`, `app.example:3000`) allows that host under any scheme, and under any port when it names none.
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

  /** `origin` is the header's value; undefined without the header. */
  allows(origin: string | undefined): boolean {
    if (this.#all || origin === undefined) return true;
    const lower = origin.toLowerCase();
    if (this.#listed.has(lower)) return true;
    const host = /^[a-z][a-z0-9+.-]*:\/\/(.+)$/.exec(lower)?.[1];
    return host !== undefined && (this.#listed.has(host) || this.#listed.has(host.replace(/:\d+$/, '')));
  }
}
