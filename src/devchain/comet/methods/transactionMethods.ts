import type { CheckTxResult } from '../../application.js';
import { eventMapOfTx } from '../events/publishedEvents.js';
import { txHash, type StoredBlock, type TxPosition } from '../blocks/blockStore.js';
import { matches, parseQuery, rangeOf, type Condition } from '../events/eventQuery.js';
import { pageOf, perPage } from './heights.js';
import { merkleProof, merkleRoot, sha256 } from '../../../chain/consensus/merkle.js';
import { hasApplicationMempool, type NodeParts } from '../nodeParts.js';
import { internalError } from '../server/cometRpcError.js';
import { rpcMethod, type RpcMethods } from '../server/rpcCalls.js';
import type { TxResultJson } from '../blocks/blockJson.js';
import { base64, base64Bytes, upperHex } from '../blocks/blockJson.js';
import { unknownOrder } from './blockMethods.js';

/** How long broadcast_tx_commit waits for the block; CometBFT's default of `timeout_broadcast_tx_commit`. */
const COMMIT_TIMEOUT_MS = 10_000;

/** The methods about transactions: those in blocks, those that wait, and new ones. */
export function transactionMethods(parts: NodeParts): RpcMethods {
  const { blocks, faults, miner } = parts;

  return {
    tx: rpcMethod({ hash: 'bytes', prove: 'boolean' }, ({ hash, prove }) => {
      const position = blocks.positionOfTx(upperHex(hash));
      if (position === null || position.height < faults.earliest) {
        throw internalError(`tx (${upperHex(hash)}) not found`);
      }
      return txAnswer(blockAt(parts, position), position.index, prove);
    }),

    tx_search: rpcMethod(
      { query: 'text', prove: 'boolean', page: 'integer', per_page: 'integer', order_by: 'text' },
      ({ query, prove, order_by, ...page }) => {
        const found = searchTxs(parts, query);
        if (order_by === 'desc') found.reverse();
        else if (order_by !== 'asc' && order_by !== '') throw unknownOrder();
        const txs = pageOf(found, page).map((position) => txAnswer(blockAt(parts, position), position.index, prove));
        return { txs, total_count: String(found.length) };
      },
    ),

    unconfirmed_txs: rpcMethod({ limit: 'integer' }, ({ limit }) => {
      const { n_txs, total_bytes, txs } = waiting(parts);
      const listed = txs.slice(0, perPage(limit)).map(base64);
      const seen = !hasApplicationMempool(parts.options);
      return { n_txs: String(listed.length), total: n_txs, total_bytes, txs: seen ? listed : null };
    }),

    num_unconfirmed_txs: rpcMethod({}, () => {
      const { n_txs, total_bytes } = waiting(parts);
      return { n_txs, total: n_txs, total_bytes, txs: null };
    }),

    check_tx: rpcMethod({ tx: 'bytes' }, async ({ tx }) => checkTxAnswer(await parts.application.checkTx(tx))),

    broadcast_tx_async: rpcMethod({ tx: 'bytes' }, async ({ tx }) => {
      await offer(parts, tx);
      return { code: 0, data: '', log: '', codespace: '', hash: txHash(tx) };
    }),

    broadcast_tx_sync: rpcMethod({ tx: 'bytes' }, async ({ tx }) => {
      const { code, log, codespace } = await offer(parts, tx);
      if (code === 0) await miner.settled();
      return { code, data: '', log, codespace, hash: txHash(tx) };
    }),

    broadcast_tx_commit: rpcMethod({ tx: 'bytes' }, async ({ tx }) => {
      const hash = txHash(tx);
      const checked = await offer(parts, tx);
      const check_tx = checkTxAnswer(checked);
      if (checked.code !== 0) return { check_tx, tx_result: EMPTY_RESULT, hash, height: '0' };
      const stored = await committed(parts, hash);
      const { tx_result, height } = stored;
      return { check_tx, tx_result, hash, height };
    }),
  };
}

/** Checks a new transaction with the application. Throws CometRpcError when it was accepted before. */
export async function offer({ application, txCache, options }: NodeParts, tx: Uint8Array): Promise<CheckTxResult> {
  const hash = txHash(tx);
  if (txCache.has(hash)) {
    throw internalError(hasApplicationMempool(options) ? 'tx already seen' : 'tx already exists in cache');
  }
  txCache.set(hash, true);
  const result = await application.checkTx(tx);
  // A refused transaction may become valid later, so it may be sent again.
  if (result.code !== 0) txCache.delete(hash);
  return result;
}

/** The waiting transactions that the node shows: none where the application keeps them. */
function waiting({ application, options }: NodeParts): { n_txs: string; total_bytes: string; txs: Uint8Array[] } {
  const txs = hasApplicationMempool(options) ? [] : application.waiting();
  const bytes = txs.reduce((sum, tx) => sum + tx.length, 0);
  return { n_txs: String(txs.length), total_bytes: String(bytes), txs };
}

function checkTxAnswer({ code, log, codespace, gasWanted }: CheckTxResult): object {
  const gas = { gas_wanted: String(gasWanted), gas_used: '0' };
  return { code, data: null, log, info: '', ...gas, events: [], codespace };
}

const EMPTY_RESULT: TxResultJson = {
  code: 0,
  data: null,
  log: '',
  info: '',
  gas_wanted: '0',
  gas_used: '0',
  events: [],
  codespace: '',
};

interface TxAnswer {
  hash: string;
  height: string;
  index: number;
  tx_result: TxResultJson;
  tx: string;
  proof?: object;
}

async function committed(parts: NodeParts, hash: string): Promise<TxAnswer> {
  const { blocks, producer } = parts;
  const position = await new Promise<TxPosition | null>((resolve) => {
    const check = (): void => {
      const found = blocks.positionOfTx(hash);
      if (found !== null) finish(found);
    };
    const finish = (found: TxPosition | null): void => {
      clearTimeout(timer);
      stopListening();
      resolve(found);
    };
    const timer = setTimeout(() => finish(null), COMMIT_TIMEOUT_MS);
    const stopListening = producer.onBlock(check);
    check();
  });
  if (position === null) throw internalError('timed out waiting for tx to be included in a block');
  return txAnswer(blockAt(parts, position), position.index, false);
}

function blockAt({ blocks }: NodeParts, { height }: TxPosition): StoredBlock {
  const block = blocks.at(height);
  if (block === null) throw internalError(`could not find block #${height}`);
  return block;
}

function txAnswer({ block, results }: StoredBlock, index: number, prove: boolean): TxAnswer {
  const tx = block.data.txs[index] ?? '';
  return {
    hash: txHash(base64Bytes(tx)),
    height: results.height,
    index,
    tx_result: results.txs_results?.[index] ?? EMPTY_RESULT,
    tx,
    ...(prove && { proof: txProof(block.data.txs, index) }),
  };
}

function txProof(txs: string[], index: number): object {
  const leaves = txs.map((tx) => sha256(base64Bytes(tx)));
  const { leafHash, aunts } = merkleProof(leaves, index);
  return {
    root_hash: upperHex(merkleRoot(leaves)),
    data: txs[index],
    proof: { total: String(txs.length), index: String(index), leaf_hash: base64(leafHash), aunts: aunts.map(base64) },
  };
}

function searchTxs(parts: NodeParts, query: string): TxPosition[] {
  const { blocks, faults } = parts;
  const conditions = parseQuery(query);
  const identified = identifiedPosition(parts, conditions);
  if (identified !== undefined) {
    return identified !== null && isMatch(parts, identified, conditions) ? [identified] : [];
  }
  const { from, to } = rangeOf(conditions, 'tx.height');
  const found: TxPosition[] = [];
  for (let height = Math.max(from, faults.earliest); height <= Math.min(to, blocks.height); height++) {
    const count = blocks.at(height)?.block.data.txs.length ?? 0;
    for (let index = 0; index < count; index++) {
      if (isMatch(parts, { height, index }, conditions)) found.push({ height, index });
    }
  }
  return found;
}

/** The only transaction that can match, null when it does not exist; undefined when no condition identifies one. */
function identifiedPosition({ blocks }: NodeParts, conditions: Condition[]): TxPosition | null | undefined {
  for (const { key, operator, operand } of conditions) {
    if (operator !== '=' || operand?.kind !== 'text') continue;
    const position = blocks.positionByAttribute(key, operand.text);
    if (position !== undefined) return position;
  }
  return undefined;
}

function isMatch(parts: NodeParts, position: TxPosition, conditions: Condition[]): boolean {
  return matches(conditions, eventMapOfTx(blockAt(parts, position), position.index));
}
