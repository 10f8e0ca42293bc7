import type { Config } from '../../config/config.js';
import { ClientUsages } from '../../transport/fairness/clientUsages.js';

/** What each client may use, and all together. */
export function createUsages(config: Config): ClientUsages {
  return new ClientUsages({
    rate: config['rate-limit'],
    burst: config['rate-limit-burst'],
    totalRate: config['rate-limit-total'],
    maxRunning: config['client-request-cap'],
    maxWebSockets: config['client-ws-cap'],
  });
}
