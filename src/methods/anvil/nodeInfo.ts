import { ResourceNotFound } from '../../chain/chainErrors.js';
import { encodeQuantity } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** How the chain is set up, in the words of anvil 1.7.1. */
export function nodeInfo({
  development,
  blocks,
  fees,
  identity,
}: Pick<Services, 'development' | 'blocks' | 'fees' | 'identity'>): Handler<'anvil_nodeInfo'> {
  return async (_params, caller) => {
    const { hardfork, order, gasLimit, fork } = await development().info();
    const head = await blocks.summary(blocks.head(), caller);
    if (head === null) throw new ResourceNotFound('newest block');
    const [baseFee, gasPrice] = await Promise.all([fees.nextBaseFee(caller), fees.gasPrice(caller)]);
    return {
      currentBlockNumber: encodeQuantity(head.number),
      currentBlockTimestamp: head.timestamp,
      currentBlockHash: head.hash,
      hardFork: `${hardfork.slice(0, 1).toUpperCase()}${hardfork.slice(1)}`,
      transactionOrder: order,
      environment: {
        baseFee: encodeQuantity(baseFee ?? 0n),
        chainId: Number(identity.chainId),
        gasLimit: encodeQuantity(gasLimit),
        gasPrice: encodeQuantity(gasPrice),
      },
      forkConfig: {
        forkUrl: fork?.origin ?? null,
        forkBlockNumber: fork?.blockNumber ?? null,
        forkRetryBackoff: fork?.retryBackoffMs ?? null,
      },
    };
  };
}
