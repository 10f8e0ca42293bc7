import type { Node } from '../chain/node.js';
import type { Config } from '../config/config.js';
import { CosmosSender, type SentTransactions } from '../cosmos/sending/cosmosSender.js';
import type { Upstream } from '../upstream/upstream.js';

/** What is sent to, and what words its refusals. */
export interface SendingUpstream extends Pick<Upstream, 'queries' | 'profile' | 'watch'> {
  node: Pick<Node, 'broadcastTx' | 'checkTx'>;
}

/**
 * Sends signed transactions to the node and adds them to the mempool. `maxCodeBytes` is the chain's limit on code, and
 * init code may have twice as many; null for that of Ethereum.
 */
export function createSender(
  config: Config,
  { node, queries, profile, watch }: SendingUpstream,
  mempool: SentTransactions,
  maxCodeBytes: number | null,
): CosmosSender {
  return new CosmosSender(
    {
      txFeeCap: config['json-rpc.txfee-cap'],
      allowUnprotected: config['json-rpc.allow-unprotected-txs'],
      ...(maxCodeBytes !== null && { maxInitCodeBytes: maxCodeBytes * 2 }),
    },
    { node, queries, profile, mempool, refreshProfile: () => watch.refreshed() },
  );
}
