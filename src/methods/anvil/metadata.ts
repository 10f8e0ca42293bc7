import { ResourceNotFound } from '../../chain/chainErrors.js';
import { encodeQuantity } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** What the chain is, in the words of anvil 1.7.1. */
export function metadata({
  development,
  blocks,
  identity,
}: Pick<Services, 'development' | 'blocks' | 'identity'>): Handler<'anvil_metadata'> {
  return async (_params, caller) => {
    const chain = development();
    const { snapshots, fork } = await chain.info();
    const head = await blocks.summary(blocks.head(), caller);
    if (head === null) throw new ResourceNotFound('newest block');
    const places = await Promise.all(
      snapshots.map(async ({ id, height }) => {
        const block = await blocks.summary(height, caller);
        return [encodeQuantity(id), [height, block?.hash ?? head.hash]] satisfies [string, unknown];
      }),
    );
    return {
      clientVersion: identity.clientVersion,
      clientSemver: identity.version,
      clientCommitSha: '',
      chainId: Number(identity.chainId),
      instanceId: chain.instanceId(),
      latestBlockNumber: head.number,
      latestBlockHash: head.hash,
      forkedNetwork: fork && {
        chainId: Number(fork.chainId),
        forkBlockNumber: fork.blockNumber,
        forkBlockHash: fork.blockHash,
      },
      snapshots: Object.fromEntries(places),
    };
  };
}
