/**
 * The table of all settings. Flags, environment names, help texts and `halley config print` are made from it.
 *
 * A setting `json-rpc.gas-cap` is the flag `--json-rpc.gas-cap`, the environment variable `HALLEY_JSON_RPC_GAS_CAP`
 * and, where `appToml` is true, the key of that name in the node's app.toml. Precedence: flag, environment, app.toml,
 * default. A limit that the contract publishes has its default there, with the reason in a comment here.
 */
import { contractLimits, methodTable } from '../../generated/methods.js';
import { formatValue, type SettingKind } from './values.js';

const CALL_LIMITS = methodTable.eth_call.limits;
const LOG_LIMITS = methodTable.eth_getLogs.limits;

/** One setting: what it accepts, its default, and its help text. */
export interface Setting {
  kind: SettingKind;
  /** The default as text of the command line. Empty text means "not set" for strings and lists. */
  default: string;
  /** The help text. */
  meaning: string;
  /** The words that a `choice` accepts. */
  choices?: readonly string[];
  /** True for an `address` that may be empty, which switches it off. */
  mayBeEmpty?: true;
  /** True for a limit that 0 switches off. */
  zeroMeansNone?: true;
  /** True where the node's app.toml has a key of the same name with the same meaning. */
  appToml?: true;
}

/** Every setting by its name, in the order of the help texts. */
export const SETTINGS = {
  node: {
    kind: 'string',
    default: 'http://127.0.0.1:26657',
    meaning: 'CometBFT RPC address of the node',
  },
  'node-grpc': {
    kind: 'string',
    default: '',
    meaning:
      "gRPC address of the node's application (host:port), for state queries; when empty, it is read from app.toml (--home), or port 9090 of the node is tried",
  },
  home: {
    kind: 'string',
    default: '',
    meaning: "the node's home folder; its config/app.toml provides the settings marked app.toml",
  },
  'data-dir': {
    kind: 'string',
    default: '~/.halley',
    meaning: 'folder of the block index, and of the account keys unless keystore.dir names another',
  },
  'keystore.dir': {
    kind: 'string',
    default: '',
    meaning: 'folder of the files with account keys; when empty, keystore in data-dir',
  },
  'debug.profile-dir': {
    kind: 'string',
    default: '',
    meaning:
      'folder of the files that the runtime methods of debug write (profiles, traces); made when it is missing; when empty, profiles in data-dir',
  },
  'keystore.light-kdf': {
    kind: 'boolean',
    default: 'false',
    meaning: 'encrypt new key files so that they open at once, and are quick to guess; for development',
  },
  'keystore.pairing-password-file': {
    kind: 'string',
    default: '',
    meaning:
      'file whose first line is the password of personal_unpair; when empty, personal_initializeWallet is refused',
  },
  'minimum-gas-prices': {
    kind: 'string',
    default: '',
    meaning: 'lowest gas prices that the node accepts, such as 0.1atest; when empty, the node is asked',
    appToml: true,
  },
  'json-rpc.enable': {
    kind: 'boolean',
    default: 'true',
    meaning: "serve HTTP; the key of this name in app.toml is for the node's built-in server and is ignored",
  },
  'json-rpc.address': { kind: 'address', default: '127.0.0.1:8545', meaning: 'HTTP listen address', appToml: true },
  'json-rpc.ws-address': {
    kind: 'address',
    default: '0.0.0.0:8546',
    mayBeEmpty: true,
    meaning: 'WebSocket listen address; when empty, WebSockets are served on the HTTP address only',
    appToml: true,
  },
  'json-rpc.ws-origins': {
    kind: 'list',
    default: '*',
    meaning: 'origins of web pages that may open a WebSocket; * allows all',
  },
  'json-rpc.cors-origins': {
    kind: 'list',
    default: '*',
    meaning: 'origins of web pages that may call over HTTP; * allows all, an empty list none',
  },
  'json-rpc.vhosts': {
    kind: 'list',
    default: '*',
    meaning:
      'host names in the Host header that are served beside IP addresses and localhost, against DNS rebinding; * allows all',
  },
  'json-rpc.public-url': {
    kind: 'urls',
    default: '',
    meaning:
      'addresses by which clients reach this server, such as https://rpc.example,wss://rpc.example, for rpc.discover; when empty, the listen addresses',
  },
  'json-rpc.api': { kind: 'list', default: 'eth,net,web3', meaning: 'enabled namespaces', appToml: true },
  'json-rpc.auth-secret': {
    kind: 'string',
    default: '',
    meaning:
      'file with the secret that bearer tokens of private methods (personal, miner, admin) are signed with, 32 bytes in hex; it is made when it is missing; without one, these namespaces are not served',
  },
  'json-rpc.allow-insecure-unlock': {
    kind: 'boolean',
    default: 'false',
    meaning:
      "let callers without a bearer token use unlocked keys (eth_sign, eth_sendTransaction); the key of this name in app.toml is for the node's built-in server, where true is the default, and is ignored",
  },
  'json-rpc.gas-cap': {
    kind: 'integer',
    default: String(CALL_LIMITS.gas.default),
    meaning: 'highest gas of eth_call and eth_estimateGas, and the default gas of a call; 0: no cap',
    appToml: true,
    zeroMeansNone: true,
  },
  'json-rpc.evm-timeout': {
    kind: 'duration',
    default: formatValue('duration', CALL_LIMITS.time.default),
    meaning: 'longest execution of one call',
    appToml: true,
  },
  'json-rpc.txfee-cap': {
    kind: 'decimal',
    default: '1',
    meaning: 'highest fee of a sent transaction, in whole tokens; 0: no cap',
    appToml: true,
  },
  'json-rpc.feehistory-cap': {
    kind: 'integer',
    default: String(methodTable.eth_feeHistory.limits.blocks.default),
    meaning: 'highest number of blocks in an answer to eth_feeHistory; longer requests are cut',
    appToml: true,
  },
  'json-rpc.logs-cap': {
    kind: 'integer',
    default: String(LOG_LIMITS.results.default),
    meaning: 'highest number of logs in one answer',
    appToml: true,
  },
  'json-rpc.block-range-cap': {
    kind: 'integer',
    default: String(LOG_LIMITS.blockRange.default),
    meaning: 'longest block range of eth_getLogs, in blocks',
    appToml: true,
  },
  'json-rpc.filter-cap': {
    kind: 'integer',
    default: String(methodTable.eth_newFilter.limits.filtersPerClient.default),
    meaning:
      'highest number of polled filters of one peer address, which all clients behind a reverse proxy share; 0: only the limits over all clients apply; the key of this name in app.toml limits all clients together and is ignored',
    zeroMeansNone: true,
  },
  'json-rpc.filter-timeout': {
    kind: 'duration',
    default: '5m0s',
    meaning: 'how long a filter is kept without being polled; 0: for ever',
    appToml: true,
  },
  'json-rpc.filter-cleanup-interval': {
    kind: 'duration',
    default: '30s',
    meaning: 'how often expired filters are removed',
    appToml: true,
  },
  'json-rpc.http-timeout': {
    kind: 'duration',
    default: '30s',
    meaning: 'longest time for one request; also for receiving its body',
    appToml: true,
  },
  // Longer than the 60 s of common load balancers, so that the load balancer closes first.
  'json-rpc.http-idle-timeout': {
    kind: 'duration',
    default: '2m0s',
    meaning: 'how long an idle HTTP connection is kept open',
    appToml: true,
  },
  // Twice the largest transaction that nodes accept: 1 MiB is 2 MiB of hex.
  'json-rpc.http-body-limit': {
    kind: 'bytes',
    default: String(contractLimits.body.default),
    meaning: 'largest request body or WebSocket message, in bytes',
    appToml: true,
  },
  // What go-ethereum allows.
  'json-rpc.batch-request-limit': {
    kind: 'integer',
    default: String(contractLimits.batch.default),
    meaning: 'highest number of requests in one batch',
    appToml: true,
  },
  // 10,000 logs of ordinary size are 8 MB.
  'json-rpc.batch-response-max-size': {
    kind: 'bytes',
    default: String(contractLimits.response.default),
    meaning: 'largest answer to a batch or a single request, in bytes',
    appToml: true,
  },
  // The deepest useful request, eth_simulateV1 with access lists, has 9 levels.
  'json-rpc.max-nesting': {
    kind: 'integer',
    default: String(contractLimits.nesting.default),
    meaning: 'deepest nesting of a request body, in levels',
  },
  'json-rpc.max-open-connections': {
    kind: 'integer',
    default: '0',
    meaning: 'highest number of open connections of each listener; 0: no limit',
    appToml: true,
    zeroMeansNone: true,
  },
  'json-rpc.ws-connection-cap': {
    kind: 'integer',
    default: String(contractLimits.webSocketConnections.default),
    meaning: 'highest number of open WebSocket connections, on both addresses together; 0: no limit',
    zeroMeansNone: true,
  },
  // What large providers allow on one connection. The send budget bounds their memory.
  'json-rpc.ws-subscription-cap': {
    kind: 'integer',
    default: String(methodTable.eth_subscribe.limits.subscriptionsPerConnection.default),
    meaning: 'highest number of subscriptions of one WebSocket connection',
  },
  'json-rpc.ws-send-budget': {
    kind: 'bytes',
    default: '8388608',
    meaning: 'bytes of notifications that a WebSocket client may leave unread before it is disconnected',
  },
  // Ten of the largest answers. Above half of it, a client that holds more than an equal share of the rest is refused.
  'json-rpc.total-answer-budget': {
    kind: 'bytes',
    default: String(contractLimits.unreadAnswers.default),
    meaning:
      'bytes of answers that are being made or that clients have not read, over all clients; above half of it, clients that hold the most are refused large answers, and at the limit all are; 0: no limit',
    zeroMeansNone: true,
  },
  // Half of it is what 32 clients can leave unread with the budget of one client each.
  'json-rpc.ws-total-send-budget': {
    kind: 'bytes',
    default: '536870912',
    meaning:
      'bytes of notifications that all WebSocket clients together may leave unread; above half of it, each client gets an equal share of the other half; 0: no limit',
    zeroMeansNone: true,
  },
  // Below the 60 s after which common proxies drop a silent connection.
  'json-rpc.ws-ping-interval': {
    kind: 'duration',
    default: '30s',
    meaning: 'how often WebSocket clients are pinged; 0: never, and silent clients are not disconnected',
  },
  'json-rpc.ws-dead-after': {
    kind: 'duration',
    default: '1m0s',
    meaning: 'how long a WebSocket client may be silent before it is disconnected',
  },
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
      'HTTP address of an external signer, Clef or Web3Signer, whose accounts are served too; may hold user:password@',
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
  docs: {
    kind: 'boolean',
    default: 'true',
    meaning: 'serve the documentation with its playground at /docs/ of the HTTP address, and to browsers at /',
  },
  'index.backfill': { kind: 'boolean', default: 'true', meaning: 'index blocks below the head, newest first' },
  'trace.cache-size': {
    kind: 'bytes',
    default: '1073741824',
    meaning:
      'most bytes of call traces that are kept in data-dir; beyond it, those of the oldest blocks go; 0 keeps none',
  },
  'trace.index': {
    kind: 'boolean',
    default: 'false',
    meaning:
      'trace every new block and, newest first, the blocks before, as far as trace.cache-size allows; searches by address need it',
  },
  'cache-size': {
    kind: 'bytes',
    default: '67108864',
    meaning: 'memory for cached answers to state queries, in bytes',
  },
  'debug.js-tracers': {
    kind: 'boolean',
    default: 'false',
    meaning: 'run tracers that clients send as JavaScript, in a sandbox; the node never gets them',
  },
  'validate-results': {
    kind: 'boolean',
    default: 'false',
    meaning: 'check every result against the contract before sending it; for development',
  },
  'log-level': {
    kind: 'choice',
    default: 'info',
    meaning: 'lowest level of log messages',
    choices: ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
  },
} as const satisfies Record<string, Setting>;

/** Name of a setting, as on the command line without the dashes. */
export type SettingName = keyof typeof SETTINGS;

/** All settings with their names, in the order of the table. */
export function settingEntries(): [SettingName, Setting][] {
  // The table's keys are the names.
  return Object.entries(SETTINGS) as [SettingName, Setting][];
}

/** Namespaces whose methods only the embedded development chain answers. */
export const DEVELOPMENT_NAMESPACES: readonly string[] = ['evm', 'anvil', 'hardhat'];

/** The namespaces that `json-rpc.api` accepts. */
export const NAMESPACES: readonly string[] = [
  'eth',
  'net',
  'web3',
  'txpool',
  'debug',
  'trace',
  'ots',
  'erigon',
  'personal',
  'miner',
  'admin',
  'halley',
  ...DEVELOPMENT_NAMESPACES,
];

/** The environment variable of a setting: `HALLEY_JSON_RPC_GAS_CAP` for `json-rpc.gas-cap`. */
export function environmentName(name: string): string {
  return `HALLEY_${name.replaceAll(/[.-]/g, '_').toUpperCase()}`;
}
