import type { StorageRangeResult } from '../../../generated/types.js';
import { normalizeAddress, normalizeHash } from '../../ethereum/hex.js';
import type { StorageRange } from '../../chain/development/developmentProtocol.js';
import type { Services } from '../services.js';
import { rpcError } from '../../jsonrpc/rpcErrors.js';
import type { Handler } from '../../jsonrpc/request.js';
import { checkLimit } from '../contractLimit.js';
import { heightOfParameter } from './rawBlock.js';

/** The slots of a contract within a block, sorted by their hashes, on the embedded chain. */
export function storageRangeAt(
  parts: Pick<Services, 'blocks' | 'development' | 'isDevelopment'>,
): Handler<'debug_storageRangeAt'> {
  return async ([block, transactionIndex, address, keyStart, limit], caller) => {
    checkLimit('debug_storageRangeAt', 'slots', Number(limit));
    if (!parts.isDevelopment) throw notListed('nodes of the chain do not list the storage of a contract');
    const chain = parts.development();
    if ((await chain.info()).fork !== null) throw notListed('a fork does not know all storage of its origin');
    const height = await heightOfParameter(block, parts, caller);
    // The genesis and the block that waits have no transaction to be in front of.
    const summary = height < 1 ? null : await parts.blocks.summary(height, caller);
    if (summary === null) throw rpcError('resourceNotFound', { resource: 'block' });
    const count = Number(transactionIndex);
    if (count >= Math.max(summary.transactionCount, 1)) throw rpcError('resourceNotFound', { resource: 'transaction' });
    // It is the path in a trie: what is left out at its end is zero.
    const start = normalizeHash(keyStart.padEnd(66, '0'));
    return resultOf(
      await chain.storageRange({ height, count, address: normalizeAddress(address), start, limit: Number(limit) }),
    );
  };
}

function resultOf({ slots, next }: StorageRange): StorageRangeResult {
  const storage = Object.fromEntries(slots.map(({ hash, slot, word }) => [hash, { key: slot, value: word }]));
  return { storage, nextKey: next };
}

function notListed(reason: string): Error {
  return rpcError('methodNotSupported', { method: 'debug_storageRangeAt', reason });
}
