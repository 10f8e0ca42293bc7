import { contractLimits, methodTable } from '../../../generated/methods.js';
import { bytes, duration, integer, ZERO_MEANS_NONE } from './setting.js';

/** Limits of connections and of what they leave unread. */
export const CONNECTION_SETTINGS = {
  // Each takes a file descriptor and some 20 kB.
  'json-rpc.max-open-connections': integer(
    '4096',
    'highest number of open connections of each listener, of which one client, unless on this machine, may have a quarter (see client-connection-cap); 0: no limit, but in app.toml 0 means the default',
    { appToml: true, unsetInAppToml: '0', zeroMeansNone: true },
  ),
  'json-rpc.ws-connection-cap': integer(
    contractLimits.webSocketConnections.default,
    'highest number of open WebSocket connections, on both addresses together; 0: no limit',
    ZERO_MEANS_NONE,
  ),
  // What large providers allow on one connection. The send budget bounds their memory.
  'json-rpc.ws-subscription-cap': integer(
    methodTable.eth_subscribe.limits.subscriptionsPerConnection.default,
    'highest number of subscriptions of one WebSocket connection',
  ),
  'json-rpc.ws-send-budget': bytes(
    '8388608',
    'bytes of notifications that a WebSocket client may leave unread before it is disconnected',
  ),
  // A client may have a quarter of it, whatever others hold: five of the largest answers.
  'memory-budget': bytes(
    contractLimits.memory.default,
    'memory for what clients make the service hold: bodies, results, unsent answers and notifications, subscriptions; any client may use the first half of it; when more is used, each may have a quarter, and an equal part of the second half; unless set, at most a quarter of the heap limit of Node.js and of the memory of its container; 0: no limit',
    ZERO_MEANS_NONE,
  ),
  // Below the 60 s after which common proxies drop a silent connection.
  'json-rpc.ws-ping-interval': duration(
    '30s',
    'how often WebSocket clients are pinged; 0: never, and silent clients are not disconnected',
  ),
  'json-rpc.ws-dead-after': duration('1m0s', 'how long a WebSocket client may be silent before it is disconnected'),
} as const;
