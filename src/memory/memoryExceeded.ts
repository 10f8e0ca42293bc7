import type { ErrorDescription } from '../../generated/errors.js';

/** A limit of memory that would be exceeded: what would be used, and what may be used, in bytes. */
export interface Excess {
  /** Whose limit it is: that of the client, or that of all clients together. */
  readonly of: 'client' | 'all';
  readonly value: number;
  readonly limit: number;
}

/** The sentence part that names the limit, for `limitExceeded`. */
export function nameOfExcess({ of }: Excess): string {
  return of === 'client' ? 'bytes of memory of one client' : 'bytes of memory of all clients';
}

/** Work was not begun, or was ended, because there is no memory for it. The client gets `limitExceeded`. */
export class MemoryExceeded extends Error {
  override readonly name = 'MemoryExceeded';

  constructor(readonly excess: Excess) {
    super(`${nameOfExcess(excess)}: ${excess.value} of ${excess.limit}`);
  }

  get rpc(): ErrorDescription {
    const { value, limit } = this.excess;
    return { name: 'limitExceeded', arguments: { what: nameOfExcess(this.excess), value, limit }, data: { limit } };
  }
}
