import { contractLimits, methodTable } from '../../../generated/methods.js';
import { bytes, integer, list, ZERO_MEANS_NONE } from './setting.js';

/** What one client may use, so that the others are served. Clients of the same machine are not limited by these. */
export const FAIRNESS_SETTINGS = {
  'json-rpc.allow-methods': list(
    '',
    'methods of the enabled namespaces that are served, by name or pattern such as eth_get*; all when empty; rpc_modules and rpc.discover are served beside them',
  ),
  'json-rpc.deny-methods': list(
    '',
    'methods that are not served, by name or pattern such as debug_*; comes before json-rpc.allow-methods',
  ),
  // Four times what large providers give to free accounts; an indexer that asks for 100 ranges of logs a second has it.
  'rate-limit': integer(
    contractLimits.rate.default,
    'units a second of one client, where each method has its units in the contract (x-cost; about 1 for a cheap look-up) and 64 KiB of a body or an answer are one more; 0: no limit',
    ZERO_MEANS_NONE,
  ),
  // Ten seconds of it: the batches by which a wallet or an explorer starts.
  'rate-limit-burst': integer(
    contractLimits.burst.default,
    'units that one client may use at once after a pause; when it is not set, at least rate-limit',
  ),
  // About what one process answers of requests that cost what their units say.
  'rate-limit-total': integer(
    contractLimits.totalRate.default,
    'units a second of all clients together; 0: no limit',
    ZERO_MEANS_NONE,
  ),
  // Reading and parsing so much takes about a tenth of one processor.
  'client-body-rate': bytes(
    contractLimits.bodyRate.default,
    'bytes a second of request bodies and WebSocket messages of one client, of which four seconds may come at once; 0: no limit',
    ZERO_MEANS_NONE,
  ),
  // A tenth of what all clients together may have.
  'client-request-cap': integer(
    contractLimits.requestsInProgressPerClient.default,
    'highest number of requests of one client that wait for something; 0: no limit',
    ZERO_MEANS_NONE,
  ),
  // The connections of an office behind one address, and few of all that may be open.
  'client-ws-cap': integer(
    contractLimits.webSocketConnectionsPerClient.default,
    'highest number of open WebSocket connections of one client; 0: no limit',
    ZERO_MEANS_NONE,
  ),
  // A quarter of what a listener takes.
  'client-connection-cap': integer(
    contractLimits.connectionsPerClient.default,
    'highest number of open connections of one client, over HTTP and WebSocket together; at most a quarter of json-rpc.max-open-connections; 0: only the quarter applies',
    ZERO_MEANS_NONE,
  ),
  // Five connections that have as many as one may have.
  'client-subscription-cap': integer(
    methodTable.eth_subscribe.limits.subscriptionsPerClient.default,
    'highest number of subscriptions of one client, over all its WebSocket connections; 0: no limit',
    ZERO_MEANS_NONE,
  ),
} as const;

/** The settings of a service that limits no client, as text. */
export const NO_CLIENT_LIMITS = {
  'rate-limit': '0',
  'rate-limit-total': '0',
  'client-request-cap': '0',
  'client-body-rate': '0',
  'client-ws-cap': '0',
  'client-connection-cap': '0',
  'client-subscription-cap': '0',
} as const;
