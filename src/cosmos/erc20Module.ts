/**
 * Coin contracts that are Go code: native and dynamic precompiles of x/erc20 (cosmos/evm and the Evmos line), at
 * addresses like those of other contracts. Each is queried when code is about to run at its address: chains may have
 * thousands of pairs, and on most chains every account may register more. Nothing is guessed: if the node does not say,
 * it is an error.
 */
import type { Caller } from '../caller/caller.js';
import type { Address } from '../../generated/types.js';
import { GENESIS_QUERY_PREFIX } from '../chain/development/developmentProtocol.js';
import { QueryUnknown } from '../chain/chainErrors.js';
import type { Node } from '../chain/node.js';
import { checksumAddress } from '../ethereum/checksum.js';
import type { ApplicationQueries } from './queries/applicationQueries.js';

/** Prefixes of the native and dynamic lists in the module's store; the rest of a key is the address as EIP-55 text. */
const LISTS = [0x06, 0x07];

/** The module's contracts that its parameters list; null where the application has no such module. */
export async function listedTokens(
  queries: Pick<ApplicationQueries, 'listedTokens'>,
  height: number,
  caller: Caller,
): Promise<readonly Address[] | null> {
  try {
    return await queries.listedTokens(height, caller);
  } catch (error) {
    if (error instanceof QueryUnknown) return null;
    throw error;
  }
}

/** Whether any coin of the chain has a contract that is Go code; null where the application has no such module. */
export async function anyListedTokens(
  { queries, node }: { queries: Pick<ApplicationQueries, 'listedTokens'>; node: Pick<Node, 'abciQuery'> },
  caller: Caller,
): Promise<boolean | null> {
  const named = await listedTokens(queries, 0, caller);
  if (named === null) return null;
  if (named.length > 0) return true;
  const path = '/store/erc20/subspace';
  const entries = await Promise.all(
    LISTS.map((list) => node.abciQuery({ path, data: Uint8Array.of(list), height: 0 }, caller)),
  );
  return entries.some(({ value }) => value.length > 0);
}

/** Whether the store lists a contract as Go code. Unlisted contracts of old releases are real ones. */
export async function isListedToken(
  { queries, node }: { queries: Pick<ApplicationQueries, 'isTokenOfModule'>; node: Pick<Node, 'abciQuery'> },
  address: Address,
  height: number,
  caller: Caller,
): Promise<boolean> {
  if (!(await queries.isTokenOfModule(address, height, caller))) return false;
  const path = `${height === 0 ? GENESIS_QUERY_PREFIX : ''}/store/erc20/key`;
  const name = Buffer.from(checksumAddress(address));
  const entries = await Promise.all(
    LISTS.map((list) => node.abciQuery({ path, data: Buffer.concat([Uint8Array.of(list), name]), height }, caller)),
  );
  return entries.some(({ value }) => value.length > 0);
}
