import type { Caller } from '../../caller/caller.js';
import { GENESIS_QUERY_PREFIX } from '../../chain/development/developmentProtocol.js';
import type { Queries } from '../../chain/node.js';

/** The application's queries about the genesis state, which the embedded chain alone answers; heights are ignored. */
export class GenesisQueries implements Queries {
  readonly #queries: Queries;

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  query(path: string, request: Uint8Array, _height: number, caller: Caller): Promise<Uint8Array> {
    return this.#queries.query(GENESIS_QUERY_PREFIX + path, request, 0, caller);
  }
}
