/** The rules that a server is checked against: what each demands, and who says so. */

const EXECUTION_APIS = 'execution-apis (ethereum.github.io/execution-apis)';
const JSON_RPC = 'JSON-RPC 2.0 (jsonrpc.org/specification)';
const YELLOW_PAPER = 'Yellow Paper, 4.3';
const CONTRACT = "openrpc.json, Halley's contract";
const GETH = 'what go-ethereum does, and clients rely on';

/** Every rule by name. */
export const RULES = {
  answer: { demands: 'every request gets one complete JSON-RPC answer in time', source: JSON_RPC },
  'method-missing': { demands: 'a method that every server must have is there', source: EXECUTION_APIS },
  'result-schema': { demands: 'a result has the form that the schema describes', source: CONTRACT },
  'error-catalogue': { demands: 'an error is one that the method can answer', source: CONTRACT },
  'unexpected-error': { demands: 'a valid request about something that exists gets a result', source: EXECUTION_APIS },
  'invalid-params': { demands: 'parameters that do not fit get -32602', source: `${JSON_RPC}, 5.1` },
  'not-found': { demands: 'what does not exist is null', source: EXECUTION_APIS },
  'not-found-error': { demands: 'what cannot be answered is an error with its code', source: GETH },

  'block-hash': { demands: 'a block has one hash, by whatever method', source: YELLOW_PAPER },
  'block-forms': {
    demands: 'a block is the same by number and by hash, with hashes and in full',
    source: EXECUTION_APIS,
  },
  'parent-hash': { demands: 'parentHash is the hash of the block before', source: YELLOW_PAPER },
  'header-hash': { demands: 'the hash of a block is the Keccak-256 hash of its header in RLP', source: YELLOW_PAPER },
  timestamps: { demands: 'timestamps do not go back', source: YELLOW_PAPER },
  'block-gas-used': { demands: "a block's gasUsed is the last cumulativeGasUsed", source: YELLOW_PAPER },
  'block-bloom': { demands: "a block's logsBloom is that of its logs", source: `${YELLOW_PAPER}.1` },
  'block-size': { demands: 'size is the length of the block in RLP', source: EXECUTION_APIS },
  'transactions-root': { demands: 'transactionsRoot is the root of the trie of transactions', source: YELLOW_PAPER },
  'receipts-root': { demands: 'receiptsRoot is the root of the trie of receipts', source: YELLOW_PAPER },
  'withdrawals-root': { demands: 'withdrawalsRoot is the root of the trie of withdrawals', source: 'EIP-4895' },
  'transaction-count': { demands: 'the count of transactions is the number in the block', source: EXECUTION_APIS },
  'uncle-count': { demands: 'the count of uncles is the number in the block', source: EXECUTION_APIS },
  'tag-order': { demands: 'latest is not before safe, and safe not before finalized', source: EXECUTION_APIS },
  'pending-block': {
    demands: 'the pending block is the next one without a hash, or the newest one',
    source: EXECUTION_APIS,
  },
  'block-zero': { demands: 'block 0x0 is block 0', source: EXECUTION_APIS },

  'transaction-forms': {
    demands: 'a transaction is the same by hash, by index and in its block',
    source: EXECUTION_APIS,
  },
  'transaction-place': { demands: 'a transaction names its block and its index there', source: EXECUTION_APIS },
  'transaction-hash': { demands: 'the hash of a transaction is that of its bytes', source: 'EIP-2718' },
  'transaction-sender': { demands: 'from is the address that signed', source: 'Yellow Paper, appendix F' },
  'raw-transaction': { demands: 'raw bytes are those whose hash the transaction has', source: GETH },
  'y-parity': { demands: 'typed transactions have yParity, the same as v', source: EXECUTION_APIS },

  'receipt-forms': { demands: 'single receipts equal those of the block', source: EXECUTION_APIS },
  'receipt-place': { demands: 'a receipt names its transaction, block and index', source: EXECUTION_APIS },
  'cumulative-gas': { demands: 'cumulativeGasUsed is the running sum of gasUsed', source: 'Yellow Paper, 4.3.1' },
  'receipt-bloom': { demands: "a receipt's logsBloom is that of its logs", source: 'Yellow Paper, 4.3.1' },
  'contract-address': {
    demands: 'a creation has its contract address, other receipts have none',
    source: 'Yellow Paper, 7',
  },
  'effective-gas-price': {
    demands: 'effectiveGasPrice is the least of cap, and base fee plus tip',
    source: 'EIP-1559',
  },
  'log-index': { demands: 'logIndex counts through the block', source: EXECUTION_APIS },
  'log-place': { demands: 'a log names its transaction and block', source: EXECUTION_APIS },
  'log-query': { demands: 'logs of a query are those of the receipts, in order', source: EXECUTION_APIS },

  'fee-history': { demands: 'the fee history has the values of the headers', source: EXECUTION_APIS },
  'fee-history-rewards': { demands: 'rewards rise with their percentiles', source: EXECUTION_APIS },

  'chain-id': { demands: 'net_version is the chain id in decimal', source: GETH },
  sha3: { demands: 'web3_sha3 hashes the bytes', source: EXECUTION_APIS },
  'estimate-call': { demands: 'a call with the estimated gas succeeds', source: EXECUTION_APIS },
  'revert-data': { demands: 'a revert is error 3 with the returned bytes as data', source: EXECUTION_APIS },
  'access-list': { demands: 'an access list has the slots that a call reads', source: 'EIP-2930' },
  'call-overrides': { demands: 'a call takes overrides of state and of block fields', source: GETH },
  'balance-sums': { demands: "a sender's balance falls by what its transaction cost", source: 'Yellow Paper, 6.2' },
  'nonce-sums': { demands: "a sender's nonce rises with each of its transactions", source: 'Yellow Paper, 6.2' },
  'state-tags': {
    demands: 'every tag can name the state that is read, and reads that of its block',
    source: EXECUTION_APIS,
  },
  'signed-message': { demands: 'eth_sign signs the message with its prefix', source: 'EIP-191' },
  'account-proof': { demands: 'a proof leads from the state root to the account', source: 'EIP-1186' },
  'trace-gas': { demands: "a trace's gasUsed is that of the receipt", source: GETH },
  'trace-forms': {
    demands: 'a trace names the ends of its transaction, and the traces of a block its transactions',
    source: GETH,
  },

  envelope: { demands: 'messages are answered as JSON-RPC 2.0 says', source: JSON_RPC },
  'envelope-websocket': { demands: 'messages over WebSocket are answered as JSON-RPC 2.0 says', source: JSON_RPC },
  'web-origin': { demands: 'web pages of the same machine can connect over WebSocket', source: GETH },
  filters: { demands: 'filters can be made, polled and removed; others are unknown', source: EXECUTION_APIS },
  subscriptions: { demands: 'subscriptions push what was asked for until they end', source: GETH },
  'new-heads': { demands: 'a pushed header is that of the block with its number', source: GETH },

  sent: { demands: 'a valid transaction is accepted by its hash and mined in time', source: EXECUTION_APIS },
  'send-refusals': { demands: 'an invalid transaction is refused, with the words that clients look for', source: GETH },
  'waiting-transaction': {
    demands: 'a waiting transaction has no block, and a mined one that of its receipt',
    source: EXECUTION_APIS,
  },
  'pending-nonce': { demands: 'the pending nonce counts what is mined or can be mined next', source: GETH },
  'call-sent': { demands: 'a transaction does what eth_call said just before', source: EXECUTION_APIS },
  'estimate-sent': { demands: 'a transaction succeeds with the estimated gas', source: EXECUTION_APIS },
  'failed-receipt': { demands: 'a reverted transaction has a receipt with status 0 and no logs', source: 'EIP-658' },
  'log-delivery': {
    demands: "a receipt's logs come once by query, by filter and by subscription",
    source: EXECUTION_APIS,
  },
  'pending-delivery': { demands: 'the hash of a sent transaction is pushed once', source: GETH },
} as const satisfies Record<string, { demands: string; source: string }>;

/** The name of a rule. */
export type RuleName = keyof typeof RULES;
