import { contractLimits, methodTable } from '../../../generated/methods.js';
import { bytes, integer, list, ZERO_MEANS_NONE, type Setting } from './setting.js';

/** Limits per client, so that all are served. They do not apply to clients on the same machine. */
export const FAIRNESS_SETTINGS = {
  'json-rpc.allow-methods': list(
    '',
    'methods of the enabled namespaces that are served, by name or pattern such as eth_get*; when empty, all; rpc_modules and rpc.discover are always allowed',
  ),
  'json-rpc.deny-methods': list(
    '',
    'methods that are not served, by name or pattern such as debug_*; overrides json-rpc.allow-methods',
  ),
  // Four times what large providers give free accounts; enough for an indexer that asks for 100 log ranges a second.
  'rate-limit': integer(
    contractLimits.rate.default,
    'units per second and client; the contract says how many units each method costs (x-cost; about 1 for a cheap look-up), and every 64 KiB of a body or response cost one more; 0: no limit',
    ZERO_MEANS_NONE,
  ),
  // Ten seconds of the rate: the batches that a wallet or an explorer sends when it starts.
  'rate-limit-burst': integer(
    contractLimits.burst.default,
    'units that one client may use at once after a pause; unless set, at least rate-limit',
  ),
  // About the capacity of one process, if the units of requests are right.
  'rate-limit-total': integer(
    contractLimits.totalRate.default,
    'units per second of all clients together; 0: no limit',
    ZERO_MEANS_NONE,
  ),
  // Reading and parsing this much takes about a tenth of one processor.
  'client-body-rate': bytes(
    contractLimits.bodyRate.default,
    'bytes of request bodies and WebSocket messages per second and client; four seconds of them may come at once; 0: no limit',
    ZERO_MEANS_NONE,
  ),
  // A tenth of the limit for all clients together.
  'client-request-cap': integer(
    contractLimits.requestsInProgressPerClient.default,
    'maximum number of requests in progress per client; 0: no limit',
    ZERO_MEANS_NONE,
  ),
  // Enough for an office behind one address, and a small part of all that may be open.
  'client-ws-cap': integer(
    contractLimits.webSocketConnectionsPerClient.default,
    'maximum number of open WebSocket connections per client; 0: no limit',
    ZERO_MEANS_NONE,
  ),
  // A quarter of a listener's limit.
  'client-connection-cap': integer(
    contractLimits.connectionsPerClient.default,
    'maximum number of open connections per client, HTTP and WebSocket together; at most a quarter of json-rpc.max-open-connections; 0: only the quarter applies',
    ZERO_MEANS_NONE,
  ),
  // Five connections with the most subscriptions that one may have.
  'client-subscription-cap': integer(
    methodTable.eth_subscribe.limits.subscriptionsPerClient.default,
    'maximum number of subscriptions per client, over all its WebSocket connections; 0: no limit',
    ZERO_MEANS_NONE,
  ),
} as const;

/** The settings of a service that limits no client, as text. */
export const NO_CLIENT_LIMITS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries<Setting>(FAIRNESS_SETTINGS)
    .filter(([, setting]) => setting.zeroMeansNone)
    .map(([name]) => [name, '0']),
);
