import type { Caller } from '../../caller/caller.js';
import type { Address } from '../../../generated/types.js';
import { stateHeight } from '../blockParameter.js';
import type { Blocks } from '../blocks.js';
import type { Mempool } from '../mempool.js';
import type { State } from '../state.js';

/** What the pending nonce is made of. */
export interface PendingNonceParts {
  state: Pick<State, 'account'>;
  blocks: Pick<Blocks, 'head' | 'earliest' | 'numberOfHash'>;
  mempool: Pick<Mempool, 'refresh' | 'nextNonce'>;
}

/** Most reads of the account. If blocks come faster, the result is one block old. */
const MOST_READS = 8;

/**
 * The account's nonce at the head, plus its pending transactions up to the first gap. If the head moved meanwhile, the
 * account is read again: new transactions of the block could be in neither.
 */
export async function pendingNonce(
  address: Address,
  { state, blocks, mempool }: PendingNonceParts,
  caller: Caller,
): Promise<bigint> {
  await mempool.refresh(caller);
  for (let reads = 1; ; reads++) {
    const head = blocks.head();
    const account = await state.account(address, await stateHeight('latest', blocks, caller), caller);
    if (blocks.head() === head || reads === MOST_READS) return mempool.nextNonce(address, account.nonce);
  }
}
