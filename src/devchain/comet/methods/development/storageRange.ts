import { GENESIS_QUERY_PREFIX } from '../../../../chain/development/developmentProtocol.js';
import type { StorageRange } from '../../../../chain/development/storageRange.js';
import { STORAGE_RANGE_PATH, type StorageRangeRequest } from '../../../storageRangeQuery.js';
import type { NodeParts } from '../../nodeParts.js';
import { invalidParams } from '../../server/cometRpcError.js';

/** Asks the application for a part of the storage of a contract within a block. Rejects with CometRpcError. */
export async function storageRange(
  { blocks, queries }: Pick<NodeParts, 'blocks' | 'queries'>,
  height: number,
  asked: Omit<StorageRangeRequest, 'txs'>,
): Promise<StorageRange> {
  const stored = blocks.at(height);
  if (stored === null) throw invalidParams(`height: expected a block up to ${blocks.height}`);
  const { block, results } = stored;
  // Those that were refused in the block have no part in it.
  const txs = (block.data.txs ?? []).filter((_tx, index) => results.txs_results?.[index]?.code === 0);
  const request: StorageRangeRequest = { ...asked, txs };
  const parent = height - 1;
  const path = parent === 0 ? `${GENESIS_QUERY_PREFIX}${STORAGE_RANGE_PATH}` : STORAGE_RANGE_PATH;
  const { code, log, value } = await queries.query(path, Buffer.from(JSON.stringify(request)), parent, {
    prove: false,
  });
  if (code !== 0) throw invalidParams(`storage: ${log}`);
  // The application answers this query so.
  return JSON.parse(Buffer.from(value).toString()) as StorageRange;
}
