/**
 * Findings that are known of a kind of server, each with the reason. A known finding is still shown; it does not make
 * the command fail.
 */
import type { ServerKind } from './identify.js';
import type { RuleName } from './rules.js';
import type { Finding } from './session.js';

interface KnownFinding {
  rules: readonly RuleName[];
  /** Methods, or the names of cases, to which it applies. */
  methods: RegExp;
  /** What the finding's message must say; left out: anything. */
  says?: RegExp;
  /** What the server does, and why. */
  reason: string;
}

/** Seen in cosmos/evm v0.3.2 unless the reason says otherwise. */
const COSMOS: readonly KnownFinding[] = [
  {
    rules: ['block-size', 'transactions-root', 'receipts-root'],
    methods: /^eth_getBlockByNumber$/,
    reason: "the roots are the hash of CometBFT's data and the empty root, and the size is that of CometBFT's block",
  },
  {
    rules: ['balance-sums'],
    methods: /^eth_getBalance$/,
    reason: 'baseFeePerGas of a block is the base fee of the next one, and with it effectiveGasPrice is wrong',
  },
  { rules: ['fee-history'], methods: /^eth_feeHistory$/, reason: 'the base fee after the last block is not computed' },
  {
    rules: ['block-zero', 'not-found-error'],
    methods: /^eth_getBlockByNumber$/,
    reason: '0x0 and negative numbers are taken for block 1',
  },
  { rules: ['y-parity'], methods: /^eth_getBlockByNumber$/, reason: 'transactions of types 1 and 2 have no yParity' },
  {
    rules: ['result-schema'],
    methods: /^eth_get(Block|Transaction)By/,
    reason: 'transactions of types 1 and 2 have no yParity',
  },
  {
    rules: ['result-schema'],
    methods: /^eth_get(Logs|FilterChanges|FilterLogs|TransactionLogs|TransactionReceipt|BlockReceipts)$/,
    reason: 'logs have no blockTimestamp',
  },
  { rules: ['result-schema'], methods: /^eth_feeHistory$/, reason: 'fees of blobs are not there' },
  {
    rules: ['result-schema', 'trace-forms'],
    methods: /^debug_traceBlockBy/,
    reason: 'the traces of a block do not name their transactions',
  },
  {
    rules: ['not-found', 'error-catalogue'],
    methods: /^eth_get(TransactionReceipt|BlockReceipts)$/,
    reason: 'an unknown transaction or block is an error, and an unknown hash of a block crashes the handler',
  },
  { rules: ['not-found'], methods: /^eth_getUncleCount/, reason: 'an unknown block has 0 uncles' },
  { rules: ['not-found'], methods: /^eth_getUncleByBlockNumberAndIndex$/, reason: 'the index must be a JSON number' },
  {
    rules: ['not-found-error', 'error-catalogue'],
    methods: /^eth_(getBalance|getCode|getLogs)$/,
    reason: 'an unknown hash of a block crashes the handler; a range of logs that goes back has none',
  },
  { rules: ['not-found-error'], methods: /^eth_getStorageAt$/, reason: 'a slot that is no hex is read as zero' },
  { rules: ['not-found-error'], methods: /^eth_call$/, reason: 'the chain id of a call is ignored' },
  { rules: ['call-overrides'], methods: /^eth_call$/, reason: 'calls take no overrides' },
  { rules: ['unexpected-error'], methods: /^eth_call$/, reason: 'the block must be named' },
  { rules: ['unexpected-error'], methods: /^eth_getProof$/, reason: 'there are no proofs of the newest block' },
  {
    rules: ['state-tags'],
    methods: /^eth_/,
    reason: 'the tag safe is unknown where state is read, and newer versions read earliest at the newest block',
  },
  {
    rules: ['filters'],
    methods: /^eth_(getFilterChanges|uninstallFilter)$/,
    says: /cannot be polled|true was expected/,
    reason: 'a filter that is made just after the last one of its kind was removed is sometimes removed with it',
  },
  {
    rules: ['access-list'],
    methods: /^eth_createAccessList$/,
    reason: 'the list is always empty (seen in newer versions)',
  },
  { rules: ['signed-message'], methods: /^eth_sign$/, reason: 'the message is signed without its prefix' },
  {
    rules: ['revert-data'],
    methods: /^eth_(call|estimateGas)$/,
    reason: 'the data of a revert are the text of its reason; without a reason it is error -32000',
  },
  {
    rules: ['send-refusals'],
    methods: /^eth_sendRawTransaction: intrinsic gas$/,
    says: /gas limit too low/,
    reason: 'gas below the intrinsic gas is refused in other words: gas limit too low',
  },
  {
    rules: ['send-refusals'],
    methods: /^eth_sendRawTransaction: nonce too low$/,
    says: /invalid nonce/,
    reason: 'a nonce that is used up is refused in other words: invalid nonce',
  },
  {
    rules: ['trace-gas'],
    methods: /^debug_traceTransaction$/,
    reason: 'the call tracer says 0 for a transaction that reverted, and is charged half of its gas limit at least',
  },
  { rules: ['sha3'], methods: /^web3_sha3$/, reason: 'the text is hashed, not the bytes' },
  {
    rules: ['invalid-params'],
    methods: /^(eth_getBlock|eth_getTransactionByBlockNumber|eth_getUncleCountByBlockNumber|debug_traceBlockByNumber)/,
    reason: 'an object without a number or a hash is taken for block 0',
  },
  {
    rules: ['error-catalogue'],
    methods: /^debug_(getBlockRlp|getHeaderRlp|printBlock)$/,
    reason: 'these methods are off without profiling',
  },
  { rules: ['envelope'], methods: /^number that is too big$/, reason: 'a number above 64 bits is taken for block 0' },
  {
    rules: ['envelope-websocket'],
    methods: /^(id that is text|id above 2\^53|invalid JSON|notification|batch of notifications)$/,
    reason: 'over WebSocket ids are read as 64-bit floats, and messages without one are refused',
  },
  {
    rules: ['subscriptions'],
    methods: /^eth_subscribe/,
    reason: 'errors of eth_subscribe have no id, filters of logs are not checked, and syncing is missing',
  },
  {
    rules: ['web-origin'],
    methods: /^WebSocket$/,
    reason: 'a connection with an Origin is refused, also when the origin is allowed',
  },
  {
    rules: ['pending-delivery'],
    methods: /^eth_subscribe: newPendingTransactions$/,
    says: /pushed twice/,
    reason: 'newer versions push each hash twice',
  },
  {
    rules: ['block-hash', 'new-heads'],
    methods: /^eth_subscribe: newHeads$/,
    reason: 'pushed headers are made up: their hash is not that of the block',
  },
];

/** Seen in v1.16.9. */
const GETH: readonly KnownFinding[] = [
  {
    rules: ['invalid-params'],
    methods: /^(debug_getRaw(Block|Header|Receipts)|debug_storageRangeAt|eth_getBlockReceipts)$/,
    reason: 'a block object without a number or a hash is error -32000, because it is looked at after decoding',
  },
  {
    rules: ['result-schema'],
    methods: /^debug_storageRangeAt$/,
    reason: 'the storage of an account that does not exist is null instead of an empty object',
  },
  {
    rules: ['result-schema'],
    methods: /^eth_syncing$/,
    reason: 'while it synchronizes or indexes, geth tells more than the specification has',
  },
  {
    rules: ['not-found'],
    methods: /^eth_getTransaction(ByHash|Receipt)$/,
    reason: 'while transactions are indexed, geth cannot know whether one exists: it has just been started',
  },
];

const KNOWN = new Map<ServerKind, readonly KnownFinding[]>([
  ['cosmos', COSMOS],
  ['geth', GETH],
]);

/** Why this finding is known of servers of this kind; null when it is not. */
export function knownReason(
  kind: ServerKind,
  { rule, method, message }: Pick<Finding, 'rule' | 'method' | 'message'>,
): string | null {
  const entries = KNOWN.get(kind) ?? [];
  const found = entries.find(
    ({ rules, methods, says }) => rules.includes(rule) && methods.test(method) && (says?.test(message) ?? true),
  );
  return found?.reason ?? null;
}
