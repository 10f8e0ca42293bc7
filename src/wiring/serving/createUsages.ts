import type { Config } from '../../config/config.js';
import { connectionCap } from '../../contract/limitValue.js';
import { ClientUsages } from '../../transport/fairness/clientUsages.js';

/** What each client may use, and all together. */
export function createUsages(config: Config): ClientUsages {
  return new ClientUsages({
    rate: config['rate-limit'],
    burst: config['rate-limit-burst'],
    totalRate: config['rate-limit-total'],
    maxRunning: config['client-request-cap'],
    bodyRate: config['client-body-rate'],
    maxWebSockets: config['client-ws-cap'],
    maxConnections: connectionCap(config),
    maxSubscriptions: config['client-subscription-cap'],
  });
}
