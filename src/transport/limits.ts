/**
 * Limits of the transports and of dispatch that are not configurable: unit in the name, reason in the comment. A limit
 * that is configurable has its default in the table of settings, or in the contract when clients depend on it.
 */
import { contractLimits } from '../../generated/methods.js';

/** Requests of one batch that wait for the node at one time: enough to hide its latency, too few to fill its queue. */
export const MAX_CONCURRENT_IN_BATCH = 32;

/**
 * Requests of all clients together that wait for the node at one time. Each costs some kilobytes of memory; more
 * requests than the node answers in 30 s are of no use.
 */
export const MAX_RUNNING_REQUESTS = contractLimits.requestsInProgress.default;

/** How long a client may take to send its headers: enough for 4 kB over a bad network. */
export const HEADERS_TIMEOUT_MS = 10_000;

/** Smaller answers are sent uncompressed: compression would take longer than sending these bytes. */
export const COMPRESS_FROM_BYTES = 4096;

/** Requests of one connection that run at one time. Further ones are queued, then the socket is paused. */
export const MAX_CONCURRENT_PER_CONNECTION = 32;

/**
 * With this many bytes of answers made or unread, the next requests of a connection wait until the client has read.
 */
export const SOCKET_HIGH_WATER_BYTES = 1_048_576;

/**
 * While the budget of all answers is used up, a client that has read nothing for this long is disconnected: longer than
 * a bad network pauses.
 */
export const ANSWER_STALL_TIMEOUT_MS = 10_000;

/**
 * A WebSocket client that answers pings but reads nothing of what is sent to it for this long is disconnected (1013).
 */
export const SOCKET_STALL_TIMEOUT_MS = 120_000;

/** How long `stop` waits for requests in progress: most of the 10 s that service managers and orchestrators allow. */
export const DRAIN_TIMEOUT_MS = 8_000;
