/** Connections are bounded by two settings, of which the lower one counts. */
import type { Config } from './config.js';

/** The part of the connections of a listener that one client may have: a quarter. */
const CLIENT_PARTS = 4;

/** How many WebSockets may be open; 0 means no cap. */
export function webSocketCap(config: Config): number {
  return lowest(config['json-rpc.ws-connection-cap'], config['json-rpc.max-open-connections']);
}

/** How many connections one client may have; 0 means no cap. */
export function connectionCap(config: Config): number {
  const part = Math.ceil(config['json-rpc.max-open-connections'] / CLIENT_PARTS);
  return lowest(config['client-connection-cap'], part);
}

/** The lower of two limits, of which 0 means none. */
function lowest(one: number, other: number): number {
  return one === 0 || other === 0 ? Math.max(one, other) : Math.min(one, other);
}
