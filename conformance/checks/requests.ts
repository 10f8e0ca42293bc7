/** Requests about what exists on the chain, by method. Every one is valid, and changes nothing. */
import { encodeQuantity } from '../../src/ethereum/hex.js';
import type { Material } from '../material.js';

const HASH_OF_HELLO = '0x68656c6c6f';
const NO_SLOT = '0x0';
const TRACE_TYPES = ['trace'];
const CALL_TRACER = { tracer: 'callTracer' };

/** Lists of parameters for a method; null where the chain has nothing to ask about. */
type Requests = (found: Found) => unknown[][] | null;

/** Material of which all is there. */
interface Found {
  number: string;
  /** The same as a JSON number. */
  height: number;
  blockHash: string;
  transactionHash: string;
  /** Index of the transaction in its block, as quantity. */
  index: string;
  account: string;
  contract: string | null;
}

/** A call that any chain can run: it reads no contract. */
const callFrom = ({ account }: Found) => ({ from: account, to: account, value: '0x0' });

const byBlockNumber: Requests = ({ number }) => [[number]];
const byBlockHash: Requests = ({ blockHash }) => [[blockHash]];
const byAnyBlock: Requests = ({ number, blockHash }) => [
  [number],
  ['latest'],
  [{ blockHash }],
  [{ blockNumber: number }],
];
const byTransaction: Requests = ({ transactionHash }) => [[transactionHash]];
const byHeight: Requests = ({ height }) => [[height]];
const byAccount: Requests = ({ account, number, blockHash }) => [
  [account, 'latest'],
  [account, number],
  [account, { blockHash }],
  [account, 'pending'],
];
const withCall: Requests = (found) => [[callFrom(found), 'latest'], [callFrom(found), found.number], [callFrom(found)]];
const nothing: Requests = () => [[]];

/** Methods that are called, by name. A method that is not here is called with the examples of the contract alone. */
const REQUESTS = new Map<string, Requests>([
  [
    'eth_getBlockByNumber',
    ({ number }) => [
      [number, false],
      [number, true],
      ['latest', false],
      ['earliest', false],
    ],
  ],
  [
    'eth_getBlockByHash',
    ({ blockHash }) => [
      [blockHash, false],
      [blockHash, true],
    ],
  ],
  ['eth_getHeaderByNumber', byBlockNumber],
  ['eth_getHeaderByHash', byBlockHash],
  ['eth_getBlockReceipts', byAnyBlock],
  ['eth_getBlockTransactionCountByNumber', byBlockNumber],
  ['eth_getBlockTransactionCountByHash', byBlockHash],
  ['eth_getUncleCountByBlockNumber', byBlockNumber],
  ['eth_getUncleCountByBlockHash', byBlockHash],
  ['eth_getUncleByBlockNumberAndIndex', ({ number }) => [[number, '0x0']]],
  ['eth_getUncleByBlockHashAndIndex', ({ blockHash }) => [[blockHash, '0x0']]],
  ['eth_getTransactionByHash', byTransaction],
  ['eth_getTransactionReceipt', byTransaction],
  ['eth_getTransactionLogs', byTransaction],
  ['eth_getRawTransactionByHash', byTransaction],
  ['eth_getTransactionByBlockNumberAndIndex', ({ number, index }) => [[number, index]]],
  ['eth_getTransactionByBlockHashAndIndex', ({ blockHash, index }) => [[blockHash, index]]],
  ['eth_getRawTransactionByBlockNumberAndIndex', ({ number, index }) => [[number, index]]],
  ['eth_getRawTransactionByBlockHashAndIndex', ({ blockHash, index }) => [[blockHash, index]]],
  ['eth_getLogs', ({ number, blockHash }) => [[{ fromBlock: number, toBlock: number }], [{ blockHash }]]],
  ['eth_getBalance', byAccount],
  ['eth_getTransactionCount', byAccount],
  [
    'eth_getCode',
    ({ account, contract }) => [[account, 'latest'], ...(contract === null ? [] : [[contract, 'latest']])],
  ],
  ['eth_getStorageAt', ({ account, contract }) => [[contract ?? account, NO_SLOT, 'latest']]],
  ['eth_getStorageValues', ({ account, contract }) => [[{ [contract ?? account]: [NO_SLOT] }, 'latest']]],
  [
    'eth_getProof',
    ({ account }) => [
      [account, [], 'latest'],
      [account, [NO_SLOT], 'latest'],
    ],
  ],
  ['eth_call', withCall],
  ['eth_estimateGas', withCall],
  ['eth_createAccessList', withCall],
  ['eth_simulateV1', (found) => [[{ blockStateCalls: [{ calls: [callFrom(found)] }] }, 'latest']]],
  [
    'eth_feeHistory',
    ({ number }) => [
      ['0x2', number, [25, 75]],
      ['0x1', 'latest', []],
    ],
  ],
  ['web3_sha3', () => [[HASH_OF_HELLO]]],
  ['debug_traceTransaction', ({ transactionHash }) => [[transactionHash, CALL_TRACER], [transactionHash]]],
  ['debug_traceBlockByNumber', ({ number }) => [[number, CALL_TRACER]]],
  ['debug_traceBlockByHash', ({ blockHash }) => [[blockHash, CALL_TRACER]]],
  ['debug_traceCall', (found) => [[callFrom(found), 'latest', CALL_TRACER]]],
  ['debug_getRawBlock', byBlockNumber],
  ['debug_getRawHeader', byBlockNumber],
  ['debug_getRawReceipts', byBlockNumber],
  ['debug_getRawTransaction', byTransaction],
  ['trace_block', byBlockNumber],
  ['trace_transaction', byTransaction],
  ['trace_get', ({ transactionHash }) => [[transactionHash, [0]]]],
  ['trace_replayTransaction', ({ transactionHash }) => [[transactionHash, TRACE_TYPES]]],
  ['trace_replayBlockTransactions', ({ number }) => [[number, TRACE_TYPES]]],
  ['trace_call', (found) => [[callFrom(found), TRACE_TYPES, 'latest']]],
  ['trace_filter', ({ number }) => [[{ fromBlock: number, toBlock: number }]]],
  ['ots_getBlockDetails', byHeight],
  ['ots_getBlockDetailsByHash', byBlockHash],
  ['ots_getBlockTransactions', ({ height }) => [[height, 0, 5]]],
  ['ots_getInternalOperations', byTransaction],
  ['ots_getTransactionError', byTransaction],
  ['ots_traceTransaction', byTransaction],
  ['ots_hasCode', ({ account }) => [[account, 'latest']]],
  ['erigon_getHeaderByNumber', byHeight],
  ['txpool_contentFrom', ({ account }) => [[account]]],
]);

/** Methods without parameters that only read. */
const PLAIN = [
  ...['eth_accounts', 'eth_baseFee', 'eth_blobBaseFee', 'eth_blockNumber', 'eth_capabilities', 'eth_chainId'],
  ...[
    'eth_config',
    'eth_gasPrice',
    'eth_hashrate',
    'eth_maxPriorityFeePerGas',
    'eth_mining',
    'eth_pendingTransactions',
  ],
  ...['eth_protocolVersion', 'eth_syncing', 'halley_indexStatus', 'net_listening', 'net_peerCount', 'net_version'],
  ...['ots_getApiLevel', 'rpc_modules', 'rpc.discover', 'txpool_content', 'txpool_inspect', 'txpool_status'],
  ...['web3_clientVersion', 'eth_coinbase', 'eth_getCompilers'],
];
for (const method of PLAIN) REQUESTS.set(method, nothing);

/** Valid requests to a method about what was found. Empty when there is nothing to ask about. */
export function adaptedRequests(method: string, material: Material): unknown[][] {
  const requests = REQUESTS.get(method);
  if (requests === undefined) return [];
  if (requests === nothing) return [[]];
  const found = foundIn(material);
  return found === null ? [] : (requests(found) ?? []);
}

function foundIn({ transaction, account, contract }: Material): Found | null {
  if (transaction === null || account === null) return null;
  const { blockHash, blockNumber, hash, transactionIndex } = transaction;
  if (typeof blockHash !== 'string' || typeof blockNumber !== 'string') return null;
  if (typeof hash !== 'string' || typeof transactionIndex !== 'string') return null;
  const height = Number(blockNumber);
  const number = Number.isSafeInteger(height) ? encodeQuantity(height) : blockNumber;
  return { number, height, blockHash, transactionHash: hash, index: transactionIndex, account, contract };
}

/** Methods that would change something, need a key, or take the server's time. They are not called. */
const UNSAFE =
  /^(admin|anvil|evm|hardhat|miner|personal)_|^eth_(send|sign|resend|fill|subscribe|unsubscribe)|^debug_(.*Profile|.*GoTrace|set|start|stop|write|verbosity|vmodule|freeOSMemory|stacks|goTrace|memStats|gcStats)|^eth_(new.*Filter|uninstallFilter|getFilter)/;

/** Methods of the above that only read, or that refuse what they are called with. */
const SAFE = new Set([
  'anvil_getAutomine',
  'anvil_getGenesisTime',
  'anvil_getIntervalMining',
  'anvil_metadata',
  'anvil_nodeInfo',
]);

/** True for a method that is safe to call with any parameters. */
export function isSafe(method: string): boolean {
  return SAFE.has(method) || !UNSAFE.test(method);
}
