import { contractLimits, methodTable } from '../../../generated/methods.js';
import { formatValue } from '../values.js';
import type { Setting } from './setting.js';

const CALL_LIMITS = methodTable.eth_call.limits;
const LOG_LIMITS = methodTable.eth_getLogs.limits;

/** Limits of single requests. */
export const REQUEST_SETTINGS = {
  'json-rpc.gas-cap': {
    kind: 'integer',
    default: String(CALL_LIMITS.gas.default),
    meaning:
      'highest gas of eth_call and eth_estimateGas, and the default gas of a call; 0: no cap. Below 1000000, calls with overrides, simulations and access lists are refused: Halley cannot ask the node for its rules',
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
      'highest number of polled filters of one client (behind proxies see trusted-proxies); 0: only the limits over all clients apply; the key of this name in app.toml limits all clients together and is ignored',
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
    default: formatValue('duration', contractLimits.requestTime.default),
    meaning: 'longest time for one request; also for receiving its body; 0: no limit',
    appToml: true,
    zeroMeansNone: true,
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
  // 5,000 calls of eth_simulateV1 have 25,000 members. Parsing this many takes 50 ms at worst.
  'json-rpc.max-members': {
    kind: 'integer',
    default: String(contractLimits.members.default),
    meaning: 'highest number of members of the objects of a request body, all together',
  },
  // A body of the largest size has 116,000 addresses.
  'json-rpc.max-values': {
    kind: 'integer',
    default: String(contractLimits.values.default),
    meaning: 'highest number of values in arrays and objects of a request body, all together',
  },
} as const satisfies Record<string, Setting>;
