import { contractLimits, methodTable } from '../../../generated/methods.js';
import { bytes, decimal, duration, IN_APP_TOML, integer, ZERO_MEANS_NONE } from './setting.js';

const CALL_LIMITS = methodTable.eth_call.limits;
const LOG_LIMITS = methodTable.eth_getLogs.limits;

/** Limits on single requests. */
export const REQUEST_SETTINGS = {
  'json-rpc.gas-cap': integer(
    CALL_LIMITS.gas.default,
    'maximum gas of eth_call and eth_estimateGas, and the default gas of a call; 0: no cap. Below 1000000, calls with overrides, simulations and access lists are refused, because Halley cannot ask the node for its rules',
    { appToml: true, zeroMeansNone: true },
  ),
  'json-rpc.evm-timeout': duration(CALL_LIMITS.time.default, 'maximum execution time of one call', IN_APP_TOML),
  'json-rpc.txfee-cap': decimal('1', 'maximum fee of a sent transaction, in whole tokens; 0: no cap', IN_APP_TOML),
  'json-rpc.feehistory-cap': integer(
    methodTable.eth_feeHistory.limits.blocks.default,
    'maximum number of blocks in a response to eth_feeHistory; longer requests are cut',
    IN_APP_TOML,
  ),
  'json-rpc.logs-cap': integer(LOG_LIMITS.results.default, 'maximum number of logs in one response', IN_APP_TOML),
  'json-rpc.block-range-cap': integer(
    LOG_LIMITS.blockRange.default,
    'maximum number of blocks outside the log index that one search for logs looks at',
    IN_APP_TOML,
  ),
  'json-rpc.indexed-block-range-cap': integer(
    0,
    'maximum block range of a search for logs, in blocks, also where the log index holds them; 0: no limit',
    ZERO_MEANS_NONE,
  ),
  'json-rpc.filter-cap': integer(
    methodTable.eth_newFilter.limits.filtersPerClient.default,
    'maximum number of polled filters per client (behind proxies see trusted-proxies); 0: only the limits over all clients apply; the app.toml key of this name is ignored: it limits all clients together',
    ZERO_MEANS_NONE,
  ),
  'json-rpc.filter-timeout': duration('5m0s', 'how long a filter that is not polled is kept; 0: for ever', IN_APP_TOML),
  'json-rpc.filter-cleanup-interval': duration('30s', 'interval at which expired filters are removed', IN_APP_TOML),
  'json-rpc.http-timeout': duration(
    contractLimits.requestTime.default,
    'maximum time for one request, also for receiving its body; 0: no limit',
    { appToml: true, zeroMeansNone: true },
  ),
  // Common load balancers use 60 s and must close first.
  'json-rpc.http-idle-timeout': duration('2m0s', 'how long an idle HTTP connection is kept open', IN_APP_TOML),
  // Twice the largest transaction that nodes accept: 1 MiB is 2 MiB of hex.
  'json-rpc.http-body-limit': bytes(
    contractLimits.body.default,
    'maximum size of a request body or WebSocket message, in bytes',
    IN_APP_TOML,
  ),
  // As in go-ethereum.
  'json-rpc.batch-request-limit': integer(
    contractLimits.batch.default,
    'maximum number of requests in one batch',
    IN_APP_TOML,
  ),
  // 10,000 logs of ordinary size are 8 MB.
  'json-rpc.batch-response-max-size': bytes(
    contractLimits.response.default,
    'maximum size of the response to a batch or a single request, in bytes',
    IN_APP_TOML,
  ),
  // The deepest useful request, eth_simulateV1 with access lists, has 9 levels.
  'json-rpc.max-nesting': integer(contractLimits.nesting.default, 'maximum nesting of a request body, in levels'),
  // 5,000 calls of eth_simulateV1 have 25,000 members. Parsing this many takes 50 ms at worst.
  'json-rpc.max-members': integer(
    contractLimits.members.default,
    'maximum number of object members in a request body, all together',
  ),
  // A body of the largest size has 116,000 addresses.
  'json-rpc.max-values': integer(
    contractLimits.values.default,
    'maximum number of array and object values in a request body, all together',
  ),
} as const;
