import type { Caller } from '../../caller/caller.js';
import { askNewest } from '../../chain/nodeFailure.js';
import type { Node, Queries } from '../../chain/node.js';
import { Semaphore } from '../../concurrency/semaphore.js';

/** Queries that execute contract code. Over ABCI each holds up block production while it runs. */
const HEAVY_METHOD = /\/(EthCall|EstimateGas|Trace\w+)$/;

/** Run before the others: a trace may take longer than a call may wait. */
const URGENT_METHOD = /\/(EthCall|EstimateGas)$/;

/**
 * Queries over `abci_query`, for nodes without gRPC. They take the lock of block execution, so those that execute
 * contract code run one at a time: a block can be made in between.
 */
export class AbciQueries implements Queries {
  readonly #heavy = new Semaphore(1);
  readonly #node: Pick<Node, 'abciQuery'>;

  constructor(node: Pick<Node, 'abciQuery'>) {
    this.#node = node;
  }

  async query(path: string, request: Uint8Array, height: number, caller: Caller): Promise<Uint8Array> {
    const ask = async (): Promise<Uint8Array> => {
      const { value } = await askNewest(height, (named) =>
        this.#node.abciQuery({ path, data: request, height: named }, caller),
      );
      caller.memory.add(value.length);
      return value;
    };
    return HEAVY_METHOD.test(path) ? await this.#heavy.run(ask, caller.signal, URGENT_METHOD.test(path)) : await ask();
  }
}
