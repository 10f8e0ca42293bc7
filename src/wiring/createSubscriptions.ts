import type { Mempool } from '../chain/mempool.js';
import type { Config } from '../config/config.js';
import type { Logger } from '../observe/logger.js';
import { encodeAndCheck, encodeNotification, type EncodeNotification } from '../subscriptions/encodeNotification.js';
import { Subscriptions } from '../subscriptions/subscriptions.js';
import type { BlockIndex } from './blockIndex.js';

/**
 * Subscriptions of all WebSocket connections. With `validate-results`, each notification is checked before it is
 * sent.
 */
export async function createSubscriptions(
  config: Config,
  { upstream: { node }, archive: blocks, removedLogs, indexer: indexStatus }: BlockIndex,
  mempool: Mempool,
  log: Logger,
): Promise<Subscriptions> {
  const encode = config['validate-results'] ? await checkedEncoding(log) : encodeNotification;
  return new Subscriptions(
    { maxPerConnection: config['json-rpc.ws-subscription-cap'] },
    { node, blocks, removedLogs, indexStatus, mempool, encode, log },
  );
}

async function checkedEncoding(log: Logger): Promise<EncodeNotification> {
  const { notificationValidators } = await import('../../generated/resultValidators.js');
  return encodeAndCheck(notificationValidators, log);
}
