import { contractLimits, methodTable } from '../../../generated/methods.js';
import type { Setting } from './setting.js';

/** What one client may use, so that the others are served. Clients of the same machine are not limited by these. */
export const FAIRNESS_SETTINGS = {
  'json-rpc.allow-methods': {
    kind: 'list',
    default: '',
    meaning:
      'methods of the enabled namespaces that are served, by name or pattern such as eth_get*; all when empty; rpc_modules and rpc.discover are served beside them',
  },
  'json-rpc.deny-methods': {
    kind: 'list',
    default: '',
    meaning: 'methods that are not served, by name or pattern such as debug_*; comes before json-rpc.allow-methods',
  },
  // Four times what large providers give to free accounts; an indexer that asks for 100 ranges of logs a second has it.
  'rate-limit': {
    kind: 'integer',
    default: String(contractLimits.rate.default),
    meaning:
      'units a second of one client, where each method has its units in the contract (x-cost; about 1 for a cheap look-up) and 64 KiB of a body or an answer are one more; 0: no limit',
    zeroMeansNone: true,
  },
  // Ten seconds of it: the batches by which a wallet or an explorer starts.
  'rate-limit-burst': {
    kind: 'integer',
    default: String(contractLimits.burst.default),
    meaning: 'units that one client may use at once after a pause; when it is not set, at least rate-limit',
  },
  // About what one process answers of requests that cost what their units say.
  'rate-limit-total': {
    kind: 'integer',
    default: String(contractLimits.totalRate.default),
    meaning: 'units a second of all clients together; 0: no limit',
    zeroMeansNone: true,
  },
  // Reading and parsing so much takes about a tenth of one processor.
  'client-body-rate': {
    kind: 'bytes',
    default: String(contractLimits.bodyRate.default),
    meaning:
      'bytes a second of request bodies and WebSocket messages of one client, of which four seconds may come at once; 0: no limit',
    zeroMeansNone: true,
  },
  // A tenth of what all clients together may have.
  'client-request-cap': {
    kind: 'integer',
    default: String(contractLimits.requestsInProgressPerClient.default),
    meaning: 'highest number of requests of one client that wait for something; 0: no limit',
    zeroMeansNone: true,
  },
  // The connections of an office behind one address, and few of all that may be open.
  'client-ws-cap': {
    kind: 'integer',
    default: String(contractLimits.webSocketConnectionsPerClient.default),
    meaning: 'highest number of open WebSocket connections of one client; 0: no limit',
    zeroMeansNone: true,
  },
  // A quarter of what a listener takes.
  'client-connection-cap': {
    kind: 'integer',
    default: String(contractLimits.connectionsPerClient.default),
    meaning:
      'highest number of open connections of one client, over HTTP and WebSocket together; at most a quarter of json-rpc.max-open-connections; 0: only the quarter applies',
    zeroMeansNone: true,
  },
  // Five connections that have as many as one may have.
  'client-subscription-cap': {
    kind: 'integer',
    default: String(methodTable.eth_subscribe.limits.subscriptionsPerClient.default),
    meaning: 'highest number of subscriptions of one client, over all its WebSocket connections; 0: no limit',
    zeroMeansNone: true,
  },
} as const satisfies Record<string, Setting>;
