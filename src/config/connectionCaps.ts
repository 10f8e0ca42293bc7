import type { Config } from './config.js';

/** One client may have a quarter of a listener's connections. */
const CLIENT_PARTS = 4;

/** The maximum number of open WebSockets; 0 means no cap. */
export function webSocketCap(config: Config): number {
  return lowest(config['json-rpc.ws-connection-cap'], config['json-rpc.max-open-connections']);
}

/** The maximum number of connections per client; 0 means no cap. */
export function connectionCap(config: Config): number {
  const part = Math.ceil(config['json-rpc.max-open-connections'] / CLIENT_PARTS);
  return lowest(config['client-connection-cap'], part);
}

/** The lower of two limits, of which 0 means none. */
function lowest(one: number, other: number): number {
  return one === 0 || other === 0 ? Math.max(one, other) : Math.min(one, other);
}
