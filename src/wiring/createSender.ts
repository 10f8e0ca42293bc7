import type { Config } from '../config/config.js';
import { CosmosSender, type SentTransactions } from '../cosmos/sending/cosmosSender.js';
import type { Upstream } from './upstream.js';

/** Sends signed transactions to the node and adds them to the mempool. */
export function createSender(config: Config, upstream: Upstream, mempool: SentTransactions): CosmosSender {
  const { node, queries, profile } = upstream;
  return new CosmosSender(
    { txFeeCap: config['json-rpc.txfee-cap'], allowUnprotected: config['json-rpc.allow-unprotected-txs'] },
    { node, queries, profile, mempool },
  );
}
