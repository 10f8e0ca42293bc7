import type { Address, BlockParameter } from '../../../generated/types.js';
import { stateHeight } from '../../chain/blockParameter.js';
import { encodeQuantity, normalizeAddress } from '../../evm/hex.js';
import type { Handler, RequestContext } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

type Parts = Pick<Services, 'state' | 'blocks' | 'mempool'>;

/** How often the account is read again because a block came meanwhile. A chain that is faster than that gets an answer of a block ago. */
const MOST_READS = 8;

/** The account's nonce after the given block; `pending` counts its waiting transactions too, up to the first gap. */
export function getTransactionCount(parts: Parts): Handler<'eth_getTransactionCount'> {
  return async ([given, block], request) => {
    const address = normalizeAddress(given);
    const nonce = block === 'pending' ? pendingNonce(address, parts, request) : nonceAt(address, block, parts, request);
    return encodeQuantity(await nonce);
  };
}

/** A block takes transactions from what waits to the account, so the two must be of the same head: else its transactions are in neither. */
async function pendingNonce(address: Address, parts: Parts, request: RequestContext): Promise<bigint> {
  const { blocks, mempool } = parts;
  await mempool.refresh(request.signal);
  for (let reads = 1; ; reads++) {
    const head = blocks.head();
    const committed = await nonceAt(address, 'pending', parts, request);
    if (blocks.head() === head || reads === MOST_READS) return mempool.nextNonce(address, committed);
  }
}

async function nonceAt(
  address: Address,
  block: BlockParameter | undefined,
  { state, blocks }: Parts,
  { signal }: RequestContext,
): Promise<bigint> {
  return (await state.account(address, await stateHeight(block, blocks, signal), signal)).nonce;
}
