/** Limits of the transports and of dispatch that are not configurable: unit in the name, reason in the comment. */
import { contractLimits } from '../../generated/methods.js';

/** Requests of one batch that wait for the node at one time: enough to hide its latency, too few to fill its queue. */
export const MAX_CONCURRENT_IN_BATCH = 32;

/**
 * Requests of all clients together that wait for the node at one time. Each takes kilobytes of memory, and more
 * requests than the node answers in 30 s are of no use.
 */
export const MAX_RUNNING_REQUESTS = contractLimits.requestsInProgress.default;

/** How long a client may take to send its headers: enough for 4 kB over a bad network. */
export const HEADERS_TIMEOUT_MS = 10_000;

/** Smaller answers are sent uncompressed: compression would take longer than sending these bytes. */
export const COMPRESS_FROM_BYTES = 4096;

/** Requests of one connection that run at one time. Further ones are queued, then the socket is paused. */
export const MAX_CONCURRENT_PER_CONNECTION = 32;

/** With this many bytes of answers made or unread, the next requests of a connection wait until the client has read. */
export const SOCKET_HIGH_WATER_BYTES = 1_048_576;

/** While the memory budget is used up, a client that reads nothing for this long is cut off, milliseconds. */
export const ANSWER_STALL_TIMEOUT_MS = 10_000;

/** A WebSocket client that answers pings but reads no messages for this long is disconnected (1013). */
export const SOCKET_STALL_TIMEOUT_MS = 120_000;

/** How long `stop` waits for requests in progress: most of the 10 s that service managers and orchestrators allow. */
export const DRAIN_TIMEOUT_MS = 8_000;
