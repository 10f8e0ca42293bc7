import { contractLimits, methodTable } from '../../../generated/methods.js';
import { bytes, duration, integer, ZERO_MEANS_NONE } from './setting.js';

/** Limits on connections and on data that they leave unread. */
export const CONNECTION_SETTINGS = {
  // Each takes a file descriptor and some 20 kB.
  'json-rpc.max-open-connections': integer(
    '4096',
    'maximum number of open connections per listener; one client, unless on this machine, may have a quarter of them (see client-connection-cap); 0: no limit, but in app.toml 0 means the default',
    { appToml: true, unsetInAppToml: '0', zeroMeansNone: true },
  ),
  'json-rpc.ws-connection-cap': integer(
    contractLimits.webSocketConnections.default,
    'maximum number of open WebSocket connections on both addresses together; 0: no limit',
    ZERO_MEANS_NONE,
  ),
  // As large providers. The send budget bounds the memory of subscriptions.
  'json-rpc.ws-subscription-cap': integer(
    methodTable.eth_subscribe.limits.subscriptionsPerConnection.default,
    'maximum number of subscriptions per WebSocket connection',
  ),
  'json-rpc.ws-send-budget': bytes(
    '8388608',
    'maximum bytes of unread notifications before a WebSocket client is disconnected',
  ),
  // A client may have a quarter of it, whatever others hold: five of the largest responses.
  'memory-budget': bytes(
    contractLimits.memory.default,
    'memory for what clients make the service hold, in bytes: bodies, results, unsent responses and notifications, subscriptions; any client may use the first half; beyond that, each client may have a quarter, and an equal part of the second half; unless set, at most a quarter of the heap limit of Node.js and of its container memory; 0: no limit',
    ZERO_MEANS_NONE,
  ),
  // Below the 60 s after which common proxies drop a silent connection.
  'json-rpc.ws-ping-interval': duration(
    '30s',
    'interval between pings to WebSocket clients; 0: no pings, and silent clients stay connected',
  ),
  'json-rpc.ws-dead-after': duration('1m0s', 'how long a WebSocket client may be silent before it is disconnected'),
} as const;
