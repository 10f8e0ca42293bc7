import { methodTable } from '../../../generated/methods.js';
import type { WithdrawAddress } from '../../chain/operator/withdrawAddress.js';
import type { Config } from '../../config/config.js';
import { CosmosWithdrawAddress, type WithdrawAddressParts } from '../../cosmos/operator/cosmosWithdrawAddress.js';
import type { Upstream } from '../../upstream/upstream.js';

/** What miner_setEtherbase sends through. Its wait ends before a request does, so that the error can name the hash. */
export function createWithdrawAddress(
  config: Config,
  { node, queries, profile, state }: Upstream,
  parts: Pick<WithdrawAddressParts, 'blocks' | 'mempool' | 'fees'>,
): WithdrawAddress {
  return new CosmosWithdrawAddress(
    { waitMs: etherbaseWaitMs(config), txFeeCap: config['json-rpc.txfee-cap'] },
    { node, queries, profile, state, ...parts },
  );
}

/** Longest wait of miner_setEtherbase for its block, milliseconds. */
export function etherbaseWaitMs(config: Config): number {
  const wait = methodTable.miner_setEtherbase.limits.wait.default;
  const timeout = config['json-rpc.http-timeout'];
  return timeout === 0 ? wait : Math.min(wait, Math.floor((timeout * 2) / 3));
}
