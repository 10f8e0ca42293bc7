import type { StoredBlock } from '../blocks/blockStore.js';
import { eventMapOfBlock } from '../events/publishedEvents.js';
import { matches, parseQuery, rangeOf } from '../events/eventQuery.js';
import { NO_BLOCK_ID } from '../blocks/hashes.js';
import { pageOf, resolveHeight, resolveRange } from './heights.js';
import type { NodeParts } from '../nodeParts.js';
import { internalError } from '../server/cometRpcError.js';
import { rpcMethod, type RpcMethods } from '../server/rpcCalls.js';
import type { ConsensusParamsJson } from '../blocks/blockJson.js';
import { upperHex } from '../blocks/blockJson.js';

/** The methods about blocks, their results and their validators. */
export function blockMethods(parts: NodeParts): RpcMethods {
  const { blocks, producer, validator, faults } = parts;

  const at = (height: number | null): StoredBlock => {
    const resolved = resolveHeight(height, blocks.height, faults.earliest);
    const block = blocks.at(resolved);
    if (block === null) throw internalError(`could not find block #${resolved}`);
    return block;
  };
  const byHash = (hash: Uint8Array): StoredBlock | null => {
    const height = blocks.heightOf(upperHex(hash));
    return height === null || height < faults.earliest ? null : blocks.at(height);
  };

  return {
    block: rpcMethod({ height: 'integer' }, ({ height }) => blockAnswer(at(height))),
    block_by_hash: rpcMethod({ hash: 'bytes' }, ({ hash }) => blockAnswer(byHash(hash))),
    header: rpcMethod({ height: 'integer' }, ({ height }) => ({ header: at(height).block.header })),
    header_by_hash: rpcMethod({ hash: 'hex' }, ({ hash }) => ({ header: byHash(hash)?.block.header ?? null })),

    block_results: rpcMethod({ height: 'integer' }, ({ height }) => {
      const { results } = at(height);
      if (faults.missesResults(Number(results.height))) {
        throw internalError(`could not find results for height #${results.height}`);
      }
      return results;
    }),

    commit: rpcMethod({ height: 'integer' }, ({ height }) => {
      const stored = at(height);
      const next = blocks.at(Number(stored.block.header.height) + 1);
      const commit = next === null ? producer.seenCommit(stored) : next.block.last_commit;
      return { signed_header: { header: stored.block.header, commit }, canonical: next !== null };
    }),

    blockchain: rpcMethod({ minHeight: 'integer', maxHeight: 'integer' }, ({ minHeight, maxHeight }) => {
      const range = { min: minHeight ?? 0, max: maxHeight ?? 0 };
      const { first, last } = resolveRange(range, blocks.height, faults.earliest);
      const metas = [];
      for (let height = last; height >= first; height--) metas.push(blockMeta(at(height)));
      return { last_height: String(blocks.height), block_metas: metas };
    }),

    block_search: rpcMethod(
      { query: 'text', page: 'integer', per_page: 'integer', order_by: 'text' },
      ({ query, order_by, ...page }) => {
        const found = searchBlocks(parts, query);
        if (order_by === 'desc' || order_by === '') found.reverse();
        else if (order_by !== 'asc') throw unknownOrder();
        return {
          blocks: pageOf(found, page).map((height) => blockAnswer(at(height))),
          total_count: String(found.length),
        };
      },
    ),

    validators: rpcMethod({ height: 'integer', page: 'integer', per_page: 'integer' }, ({ height, ...page }) => {
      const resolved = resolveHeight(height, blocks.height + 1, faults.earliest);
      const all = [{ ...validator.identity(), voting_power: validator.power, proposer_priority: '0' }];
      const validators = pageOf(all, page);
      return {
        block_height: String(resolved),
        validators,
        count: String(validators.length),
        total: String(all.length),
      };
    }),

    consensus_params: rpcMethod({ height: 'integer' }, ({ height }) => {
      const resolved = resolveHeight(height, blocks.height + 1, faults.earliest);
      return { block_height: String(resolved), consensus_params: fullConsensusParams(parts, resolved) };
    }),
  };
}

function searchBlocks({ blocks, faults }: NodeParts, query: string): number[] {
  const conditions = parseQuery(query);
  const { from, to } = rangeOf(conditions, 'block.height');
  const found: number[] = [];
  for (let height = Math.max(from, faults.earliest); height <= Math.min(to, blocks.height); height++) {
    const block = blocks.at(height);
    if (block !== null && matches(conditions, eventMapOfBlock(block))) found.push(height);
  }
  return found;
}

/** The answer of `block`; its block is null where there is none. */
export function blockAnswer(stored: StoredBlock | null): object {
  return { block_id: stored?.blockId ?? NO_BLOCK_ID, block: stored?.block ?? null };
}

function blockMeta({ blockId, block, size }: StoredBlock): object {
  const num_txs = String(block.data.txs.length);
  return { block_id: blockId, block_size: String(size), header: block.header, num_txs };
}

/** The consensus parameters with the zero values that `block_results` leaves out. */
export function fullConsensusParams({ producer }: NodeParts, height: number): ConsensusParamsJson {
  return {
    ...producer.consensusParams(height),
    version: { app: '0' },
    abci: { vote_extensions_enable_height: '0' },
    ...(producer.options.hasAuthority && { authority: { authority: '' } }),
  };
}

/** The error for an `order_by` other than `asc` and `desc`. */
export function unknownOrder(): Error {
  return internalError('expected order_by to be either `asc` or `desc` or empty');
}
