/**
 * Defaults of the transports and of dispatch that cannot be set: unit in the name, reason beside it. What can be set has its default,
 * with the reason, in the table of settings.
 */

/** Requests of one batch that wait for the node at one time: enough to hide its latency, not enough for one client to fill its queue. */
export const MAX_CONCURRENT_IN_BATCH = 32;

/** Requests of all clients together that wait for the node at one time: some kilobytes each, and more than it answers in 30 s are of no use. */
export const MAX_RUNNING_REQUESTS = 10_000;

/** How long a batch may hold the event loop; other clients wait at most this long for their turn. */
export const BATCH_SLICE_MS = 5;

/** How long a client may take to send its headers: 4 kB even over a bad line. */
export const HEADERS_TIMEOUT_MS = 10_000;

/** Answers below this go out as they are: compressing costs more time than these bytes take on the way. */
export const COMPRESS_FROM_BYTES = 4096;

/** Requests of one WebSocket connection that run at one time; further messages wait, then the socket is not read. */
export const MAX_CONCURRENT_PER_SOCKET = 32;

/** With this much unsent, a WebSocket connection's next requests wait until the client has read. */
export const SOCKET_HIGH_WATER_BYTES = 1_048_576;

/** A WebSocket connection whose client is heard, but takes none of what is sent to it for this long, is closed (1013). */
export const SOCKET_STALL_TIMEOUT_MS = 120_000;

/** How long `stop` waits for requests in progress: most of the 10 s that service managers and orchestrators commonly allow. */
export const DRAIN_TIMEOUT_MS = 8_000;
