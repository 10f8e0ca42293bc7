/**
 * The one table of settings. Flags, environment names, help texts, `halley config print` and the documentation are all made from it.
 *
 * A setting `json-rpc.gas-cap` is the flag `--json-rpc.gas-cap`, the environment variable `HALLEY_JSON_RPC_GAS_CAP` and, where `appToml`
 * says so, the key of that name in the node's app.toml. Precedence: flag, environment, app.toml, default.
 */
import type { SettingKind } from './values.js';

export interface Setting {
  kind: SettingKind;
  /** Command-line text of the default. Empty text means "not set" for strings and lists. */
  default: string;
  meaning: string;
  /** Words that a `choice` may be. */
  choices?: readonly string[];
  /** True for an `address` that empty text switches off. */
  mayBeEmpty?: true;
  /** True where the node's app.toml has a key of the same name with the same meaning. */
  appToml?: true;
}

export const SETTINGS = {
  node: {
    kind: 'string',
    default: 'http://127.0.0.1:26657',
    meaning: 'CometBFT RPC address of the node to read from',
  },
  'node-grpc': {
    kind: 'string',
    default: '',
    meaning:
      "the node's SDK gRPC address (host:port), used for state queries; when empty it is read from app.toml (--home) or looked for at port 9090 of the node",
  },
  home: {
    kind: 'string',
    default: '',
    meaning: "the node's home folder; its config/app.toml gives defaults for the settings marked app.toml",
  },
  'data-dir': {
    kind: 'string',
    default: '~/.halley',
    meaning: 'folder of the block index',
  },
  'minimum-gas-prices': {
    kind: 'string',
    default: '',
    meaning: "lowest gas prices the node accepts, such as 0.1atest; when empty, the node's own answer counts",
    appToml: true,
  },
  'json-rpc.enable': {
    kind: 'boolean',
    default: 'true',
    meaning: "serve HTTP; the key of this name in app.toml belongs to the node's built-in server and is not read",
  },
  'json-rpc.address': { kind: 'address', default: '127.0.0.1:8545', meaning: 'HTTP listen address', appToml: true },
  'json-rpc.ws-address': {
    kind: 'address',
    default: '0.0.0.0:8546',
    mayBeEmpty: true,
    meaning: 'WebSocket listen address; empty: no listener of its own (the HTTP address takes upgrades too)',
    appToml: true,
  },
  'json-rpc.ws-origins': {
    kind: 'list',
    default: '*',
    meaning: 'Origin values that may open a WebSocket from a browser; * allows all',
  },
  'json-rpc.cors-origins': {
    kind: 'list',
    default: '*',
    meaning: 'Origin values that browsers may call from over HTTP; * allows all, empty none',
  },
  'json-rpc.api': { kind: 'list', default: 'eth,net,web3', meaning: 'enabled namespaces', appToml: true },
  'json-rpc.gas-cap': {
    kind: 'integer',
    default: '25000000',
    meaning: 'most gas of eth_call and eth_estimateGas, and the default gas of a call (gas units)',
    appToml: true,
  },
  'json-rpc.evm-timeout': { kind: 'duration', default: '5s', meaning: 'longest execution of one call', appToml: true },
  'json-rpc.txfee-cap': {
    kind: 'decimal',
    default: '1',
    meaning: 'highest fee of a sent transaction in whole tokens; 0: no cap',
    appToml: true,
  },
  'json-rpc.feehistory-cap': {
    kind: 'integer',
    default: '1024',
    meaning: 'most blocks of one eth_feeHistory; longer requests are cut to it',
    appToml: true,
  },
  'json-rpc.logs-cap': { kind: 'integer', default: '10000', meaning: 'most logs in one answer', appToml: true },
  'json-rpc.block-range-cap': {
    kind: 'integer',
    default: '10000',
    meaning: 'widest block range of eth_getLogs (blocks)',
    appToml: true,
  },
  'json-rpc.filter-cap': {
    kind: 'integer',
    default: '200',
    meaning:
      'most polled filters of one client address, which is that of the peer: behind a reverse proxy all clients share it (0: no limit but those over all clients); the key of this name in app.toml is a cap over all clients and is not read',
  },
  'json-rpc.filter-timeout': {
    kind: 'duration',
    default: '5m0s',
    meaning: 'how long a filter that is not polled is kept; 0: without end',
    appToml: true,
  },
  'json-rpc.filter-cleanup-interval': {
    kind: 'duration',
    default: '30s',
    meaning: 'how often filters that were not polled are removed',
    appToml: true,
  },
  'json-rpc.http-timeout': {
    kind: 'duration',
    default: '30s',
    meaning: 'longest time for one request, and for receiving its body',
    appToml: true,
  },
  // Longer than the 60 s of common load balancers, so that the balancer is the side that closes.
  'json-rpc.http-idle-timeout': {
    kind: 'duration',
    default: '2m0s',
    meaning: 'how long an idle HTTP connection is kept open',
    appToml: true,
  },
  // Room for a raw transaction of the largest size a node takes (1 MiB is 2 MiB of hex), twice.
  'json-rpc.http-body-limit': {
    kind: 'bytes',
    default: '5242880',
    meaning: 'largest request body or WebSocket message (bytes)',
    appToml: true,
  },
  // What go-ethereum allows.
  'json-rpc.batch-request-limit': {
    kind: 'integer',
    default: '1000',
    meaning: 'most calls in one batch',
    appToml: true,
  },
  // 10,000 logs of ordinary size are 8 MB.
  'json-rpc.batch-response-max-size': {
    kind: 'bytes',
    default: '25000000',
    meaning: 'largest answer, of a batch or a single call (bytes)',
    appToml: true,
  },
  // The deepest useful request, eth_simulateV1 with access lists, has 9 levels.
  'json-rpc.max-nesting': { kind: 'integer', default: '64', meaning: 'deepest nesting of a request body (levels)' },
  'json-rpc.max-open-connections': {
    kind: 'integer',
    default: '0',
    meaning: 'most open connections per listener; 0: no limit',
    appToml: true,
  },
  'json-rpc.ws-connection-cap': {
    kind: 'integer',
    default: '10000',
    meaning: 'most open WebSocket connections, whichever address they came to; 0: no limit',
  },
  // What large providers allow on one connection; the send budget bounds what they cost.
  'json-rpc.ws-subscription-cap': {
    kind: 'integer',
    default: '1000',
    meaning: 'most subscriptions of one WebSocket connection',
  },
  'json-rpc.ws-send-budget': {
    kind: 'bytes',
    default: '8388608',
    meaning: 'a WebSocket client that leaves more notifications than this unread is disconnected (bytes)',
  },
  // Half of it is what 32 clients can leave unread at the budget of each.
  'json-rpc.ws-total-send-budget': {
    kind: 'bytes',
    default: '536870912',
    meaning:
      'what all WebSocket clients together may leave unread; beyond half of it, each may leave its share of the rest (bytes); 0: no limit',
  },
  // Below the 60 s after which common proxies drop a silent connection.
  'json-rpc.ws-ping-interval': {
    kind: 'duration',
    default: '30s',
    meaning: 'how often WebSocket clients are pinged; 0: never, and none is cut off for its silence',
  },
  'json-rpc.ws-dead-after': {
    kind: 'duration',
    default: '1m0s',
    meaning: 'a WebSocket client that gave no sign of life for so long is cut off',
  },
  'json-rpc.allow-unprotected-txs': {
    kind: 'boolean',
    default: 'false',
    meaning: 'accept legacy transactions without a chain id',
    appToml: true,
  },
  'json-rpc.sync-send-timeout': {
    kind: 'duration',
    default: '20s',
    meaning: 'longest wait of eth_sendRawTransactionSync for the receipt',
  },
  mempool: {
    kind: 'choice',
    default: 'auto',
    meaning:
      "what the node's mempool does; auto: as its release has it by default; flood: CometBFT's own, which lists what waits and refuses nonce gaps; flood-with-queue: the same, and the application keeps transactions with a nonce gap; app: the application's, which lists nothing",
    choices: ['auto', 'flood', 'flood-with-queue', 'app'],
  },
  'mempool-max-transactions': {
    kind: 'integer',
    default: '10000',
    meaning: 'most waiting transactions that are known at a time; the oldest give way (transactions)',
  },
  'mempool-max-bytes': {
    kind: 'bytes',
    default: '67108864',
    meaning: 'most signed bytes of the waiting transactions that are known at a time; the oldest give way (bytes)',
  },
  'index.backfill': { kind: 'boolean', default: 'true', meaning: 'index the blocks below the head, newest first' },
  'cache-size': {
    kind: 'bytes',
    default: '67108864',
    meaning: 'memory for answered state queries (bytes)',
  },
  'validate-results': {
    kind: 'boolean',
    default: 'false',
    meaning: 'check every result against the contract before it is sent, for development',
  },
  'log-level': {
    kind: 'choice',
    default: 'info',
    meaning: 'lowest level of log lines',
    choices: ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;

/** Namespaces whose methods the embedded development chain answers, and no other. */
export const DEVELOPMENT_NAMESPACES: readonly string[] = ['evm', 'anvil', 'hardhat'];

/** What `json-rpc.api` may name. */
export const NAMESPACES: readonly string[] = [
  'eth',
  'net',
  'web3',
  'txpool',
  'debug',
  'trace',
  'personal',
  'miner',
  'admin',
  ...DEVELOPMENT_NAMESPACES,
];

/**
 * Keys of app.toml's [json-rpc] section that describe the built-in server and mean nothing here, or whose feature is addressed otherwise.
 * They are known, so that `halley config check` does not report them.
 */
export const NODE_ONLY_KEYS: readonly string[] = [
  'enable',
  'ws-origins',
  'allow-insecure-unlock',
  'enable-indexer',
  'enable-profiling',
  'filter-cap',
  'fix-revert-gas-refund-height',
  'metrics-address',
];

/** Environment variable of a setting: `json-rpc.gas-cap` is `HALLEY_JSON_RPC_GAS_CAP`. */
export function environmentName(name: string): string {
  return `HALLEY_${name.replaceAll(/[.-]/g, '_').toUpperCase()}`;
}
