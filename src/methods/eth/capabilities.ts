import { NodeUnavailable } from '../../chain/chainErrors.js';
import { encodeQuantity } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** CometBFT refuses proofs of height 1 ("cannot query with proof when height <= 1"). */
const LOWEST_PROOF = 2;

/**
 * The oldest block for which each kind of data is served. Blocks come from the index and the node, state from the node
 * only. State is requested by block, so it is never older than the oldest block.
 */
export function capabilities({ blocks, state }: Pick<Services, 'blocks' | 'state'>): Handler<'eth_capabilities'> {
  return async (_params, request) => {
    const head = await blocks.summary(blocks.head(), request);
    if (head === null) throw new NodeUnavailable('no block has been read from the node yet');
    const history = { disabled: false, oldestBlock: encodeQuantity(blocks.earliest()) };
    const oldestState = await state.earliestHeight(request);
    const lowestState = blocks.beginning?.().state ?? blocks.earliest();
    const oldest = (lowest: number) =>
      oldestState === null ? {} : { oldestBlock: encodeQuantity(Math.max(oldestState, lowestState, lowest)) };
    return {
      head: { number: encodeQuantity(head.number), hash: head.hash },
      state: { disabled: false, ...oldest(0) },
      tx: history,
      logs: history,
      receipts: history,
      blocks: history,
      stateproofs: { disabled: false, ...oldest(LOWEST_PROOF) },
    };
  };
}
