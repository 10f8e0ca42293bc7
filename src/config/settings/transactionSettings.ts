import { methodTable } from '../../../generated/methods.js';
import { boolean, bytes, choice, duration, IN_APP_TOML, integer, url } from './setting.js';

/** Signers and pending transactions. */
export const TRANSACTION_SETTINGS = {
  'json-rpc.allow-unprotected-txs': boolean('false', 'accept legacy transactions without a chain id', IN_APP_TOML),
  'json-rpc.sync-send-timeout': duration(
    methodTable.eth_sendRawTransactionSync.limits.wait.default,
    'maximum wait of eth_sendRawTransactionSync for the receipt',
  ),
  signer: url(
    '',
    'HTTP address of an external signer, Clef or Web3Signer, whose accounts are served too; if it holds user:password@, put it in a file that HALLEY_SIGNER_FILE names',
    { mayBeEmpty: true },
  ),
  // A person needs longer than a program. fetch waits no longer than five minutes.
  'signer-timeout': duration(
    '2m0s',
    'maximum wait for a signature of the external signer, where a person may have to agree; at most 5m0s, and a request ends after json-rpc.http-timeout',
  ),
  mempool: choice(
    'auto',
    "the node's type of mempool; auto: the default of its release; flood: CometBFT's mempool, which lists its transactions and refuses nonce gaps; flood-with-queue: like flood, but the application queues transactions with a nonce gap; app: the application's mempool, which lists nothing",
    { choices: ['auto', 'flood', 'flood-with-queue', 'app'] },
  ),
  'mempool-max-transactions': integer(
    '10000',
    'maximum number of pending transactions that are remembered; beyond that, the oldest are forgotten',
  ),
  'mempool-max-bytes': bytes(
    '67108864',
    'maximum total size of the pending transactions that are remembered, in bytes; beyond that, the oldest are forgotten',
  ),
} as const;
