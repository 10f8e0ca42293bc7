/** What does not exist: null, or an error where a value must exist. */
import { sameJson } from '../json.js';
import type { Checked } from './blocks.js';

const NO_HASH = `0x${'00'.repeat(31)}77`;
const FUTURE = '0x7fffffff';
const NO_ACCOUNT = '0x00000000000000000000000000000000000000ff';

/** Requests whose answer is null. */
const NULLS: readonly [string, unknown[]][] = [
  ['eth_getBlockByHash', [NO_HASH, false]],
  ['eth_getBlockByNumber', [FUTURE, false]],
  ['eth_getHeaderByHash', [NO_HASH]],
  ['eth_getHeaderByNumber', [FUTURE]],
  ['eth_getBlockTransactionCountByHash', [NO_HASH]],
  ['eth_getBlockTransactionCountByNumber', [FUTURE]],
  ['eth_getUncleCountByBlockHash', [NO_HASH]],
  ['eth_getUncleCountByBlockNumber', [FUTURE]],
  ['eth_getUncleByBlockHashAndIndex', [NO_HASH, '0x0']],
  ['eth_getUncleByBlockNumberAndIndex', ['latest', '0x0']],
  ['eth_getTransactionByHash', [NO_HASH]],
  ['eth_getTransactionReceipt', [NO_HASH]],
  ['eth_getTransactionByBlockHashAndIndex', [NO_HASH, '0x0']],
  ['eth_getTransactionByBlockNumberAndIndex', [FUTURE, '0x0']],
  ['eth_getTransactionByBlockNumberAndIndex', ['latest', '0xffff']],
  ['eth_getBlockReceipts', [NO_HASH]],
  ['eth_getBlockReceipts', [FUTURE]],
];

/** Requests that must fail, each with the codes that say so. */
const ERRORS: readonly [string, unknown[], readonly number[]][] = [
  ['eth_getBalance', [NO_ACCOUNT, FUTURE], [-32000, -32001]],
  ['eth_getBalance', [NO_ACCOUNT, { blockHash: NO_HASH }], [-32000, -32001]],
  ['eth_call', [{ to: NO_ACCOUNT }, FUTURE], [-32000, -32001]],
  ['eth_getLogs', [{ blockHash: NO_HASH }], [-32000, -32001]],
  ['eth_getLogs', [{ fromBlock: '0x2', toBlock: '0x1' }], [-32000, -32602]],
  ['eth_getLogs', [{ fromBlock: FUTURE, toBlock: FUTURE }], [-32000, -32602]],
  ['eth_getLogs', [{ blockHash: NO_HASH, fromBlock: '0x1' }], [-32602]],
  ['eth_getFilterChanges', ['0x7777777777777777'], [-32000, -32001]],
  ['eth_getFilterLogs', ['0x7777777777777777'], [-32000, -32001]],
  ['eth_getStorageAt', [NO_ACCOUNT, 'no slot', 'latest'], [-32000, -32602]],
  ['eth_getBlockByNumber', ['-0x1', false], [-32602]],
  ['eth_call', [{ to: NO_ACCOUNT, chainId: '0x7fffffffffff' }, 'latest'], [-32000, -32602]],
  ['debug_traceTransaction', [NO_HASH], [-32000, -32001]],
];

/** Asks for what does not exist. */
export async function checkNotFound({ session }: Checked): Promise<void> {
  for (const [method, params] of NULLS) {
    const outcome = await session.call(method, params);
    if (outcome.kind === 'error' && outcome.code !== -32601)
      session.find('not-found', outcome, `error ${outcome.code}: ${outcome.message}`);
    if (outcome.kind === 'result' && outcome.value !== null) session.find('not-found', outcome, 'a result');
  }
  for (const [method, params, codes] of ERRORS) {
    const outcome = await session.call(method, params);
    if (outcome.kind === 'result') session.find('not-found-error', outcome, 'a result');
    if (outcome.kind === 'error' && outcome.code !== -32601 && !codes.includes(outcome.code))
      session.find('not-found-error', outcome, `error ${outcome.code}: ${outcome.message}`);
  }
  const outcome = await session.call('eth_uninstallFilter', ['0x7777777777777777']);
  if (outcome.kind === 'result' && !sameJson(outcome.value, false))
    session.find('not-found-error', outcome, 'an unknown filter was removed');
}
