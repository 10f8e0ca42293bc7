import { methodTable } from '../../../generated/methods.js';
import { formatValue } from '../values.js';
import type { Setting } from './setting.js';

/** Sending: signers and pending transactions. */
export const TRANSACTION_SETTINGS = {
  'json-rpc.allow-unprotected-txs': {
    kind: 'boolean',
    default: 'false',
    meaning: 'accept legacy transactions without a chain id',
    appToml: true,
  },
  'json-rpc.sync-send-timeout': {
    kind: 'duration',
    default: formatValue('duration', methodTable.eth_sendRawTransactionSync.limits.wait.default),
    meaning: 'longest wait of eth_sendRawTransactionSync for the receipt',
  },
  signer: {
    kind: 'url',
    default: '',
    mayBeEmpty: true,
    meaning:
      'HTTP address of an external signer, Clef or Web3Signer, whose accounts are served too; may hold user:password@, and then belongs in a file that HALLEY_SIGNER_FILE names',
  },
  // A person needs longer than a program. fetch waits no longer than five minutes.
  'signer-timeout': {
    kind: 'duration',
    default: '2m0s',
    meaning:
      'longest wait for a signature of the external signer, where a person may have to agree; at most 5m0s, and a request ends after json-rpc.http-timeout',
  },
  mempool: {
    kind: 'choice',
    default: 'auto',
    meaning:
      "the node's type of mempool; auto: the default of its release; flood: CometBFT's, which lists its transactions and refuses nonce gaps; flood-with-queue: the same, and the application queues transactions with a nonce gap; app: the application's, which lists nothing",
    choices: ['auto', 'flood', 'flood-with-queue', 'app'],
  },
  'mempool-max-transactions': {
    kind: 'integer',
    default: '10000',
    meaning: 'highest number of pending transactions that are remembered; beyond it, the oldest are forgotten',
  },
  'mempool-max-bytes': {
    kind: 'bytes',
    default: '67108864',
    meaning:
      'highest total size of the pending transactions that are remembered, in bytes; beyond it, the oldest are forgotten',
  },
} as const satisfies Record<string, Setting>;
