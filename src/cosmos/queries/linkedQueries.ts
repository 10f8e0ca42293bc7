import type { Caller } from '../../caller/caller.js';
import { UNAVAILABLE } from '../../chain/nodeFailure.js';
import { NodeUnavailable } from '../../chain/chainErrors.js';
import type { Queries } from '../../chain/node.js';
import type { NodeLink } from '../../chain/nodeLink.js';
import { abortable, onAbort } from '../../concurrency/abortable.js';
import { timeLimited } from '../../concurrency/timeLimited.js';
import { grpcFailure } from './grpcFailure.js';
import { GENESIS_QUERY_PREFIX } from '../../chain/development/developmentProtocol.js';

/** Longest time for one query, unless the caller says otherwise, ms. On a fork, it may read much of a slow origin. */
const TIMEOUT_MS = 60_000;

/** What the log calls the node. */
const ADDRESS = 'the linked node';

/** The application's queries over a link, with the same errors as over gRPC. */
export class LinkedQueries implements Queries {
  readonly #link: Pick<NodeLink, 'query'>;
  readonly #timeoutMs: number;

  constructor(link: Pick<NodeLink, 'query'>, timeoutMs = TIMEOUT_MS) {
    this.#link = link;
    this.#timeoutMs = timeoutMs;
  }

  async query(path: string, request: Uint8Array, height: number, caller: Caller): Promise<Uint8Array> {
    caller.signal.throwIfAborted();
    const timeoutMs = this.#timeoutMs;
    const leaving = new AbortController();
    const stopListening = onAbort(caller.signal, () => leaving.abort());
    const asked = timeLimited(this.#link.query(path, request, height, leaving.signal), timeoutMs, () => {
      leaving.abort();
      return new NodeUnavailable(UNAVAILABLE.silent, { detail: `${ADDRESS}: no answer within ${timeoutMs} ms` });
    });
    const answer = await abortable(asked, caller.signal).finally(stopListening);
    if ('value' in answer) return answer.value;
    throw grpcFailure(answer, { path, height, address: ADDRESS });
  }

  /** Does nothing: the link belongs to the caller. */
  close(): void {
    return;
  }
}

/** Queries about the genesis state of the embedded chain; heights are ignored. */
export class GenesisQueries implements Queries {
  readonly #queries: Queries;

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  query(path: string, request: Uint8Array, _height: number, caller: Caller): Promise<Uint8Array> {
    return this.#queries.query(GENESIS_QUERY_PREFIX + path, request, 0, caller);
  }
}
