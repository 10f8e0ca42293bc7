import { contractLimits, methodTable } from '../../../generated/methods.js';
import type { Setting } from './setting.js';

/** Limits of connections and of what they leave unread. */
export const CONNECTION_SETTINGS = {
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
} as const satisfies Record<string, Setting>;
