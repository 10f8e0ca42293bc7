/** Why a node could not be asked, in words for clients. Addresses and a library's own words are for the log alone. */
export const UNAVAILABLE = {
  refused: 'it refuses connections',
  unreachable: 'it cannot be reached',
  silent: 'it does not answer in time',
  closed: 'it closed the connection',
  turnedAway: 'it takes no requests now',
  empty: 'it has no block yet',
  notReached: 'it was not reached yet',
} as const;

/**
 * The reason behind the text of an error of a socket, or of gRPC about its sockets. Both name the system's error in
 * their text.
 */
export function connectionFailure(text: string): string {
  if (text.includes('ECONNREFUSED')) return UNAVAILABLE.refused;
  if (text.includes('ETIMEDOUT')) return UNAVAILABLE.silent;
  return WENT_AWAY.test(text) ? UNAVAILABLE.closed : UNAVAILABLE.unreachable;
}

const WENT_AWAY = /ECONNRESET|EPIPE|socket hang up|RST_STREAM|GOAWAY|clos(ed|ing)|dropped|going away/i;
