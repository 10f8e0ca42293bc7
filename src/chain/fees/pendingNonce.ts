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

/** Most reads of the account. If blocks come faster, the answer is one block old. */
const MOST_READS = 8;

/**
 * The account's nonce at the head, plus its pending transactions up to the first gap.
 *
 * A new block moves transactions from the mempool into the account's nonce. If the head moved while the account was
 * read, they could be counted in neither, so the account is read again.
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
