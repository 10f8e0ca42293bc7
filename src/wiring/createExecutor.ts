import type { Config } from '../config/config.js';
import { CosmosVesting } from '../cosmos/cosmosVesting.js';
import { LocalExecutor } from '../execution/localExecutor.js';
import { KnownRules } from '../execution/probe/knownRules.js';
import type { BlockIndex } from './blockIndex.js';

/**
 * Executes the calls that the node cannot execute as they are asked. `maxCodeBytes` is the chain's limit on code; null
 * for that of Ethereum.
 */
export function createExecutor(
  config: Config,
  { upstream, archive }: BlockIndex,
  maxCodeBytes: number | null,
): LocalExecutor {
  const { state, gasCap, isDevelopment, queries, traces, cache, profile } = upstream;
  const vesting = isDevelopment ? null : new CosmosVesting({ queries, traces, cache, profile });
  return new LocalExecutor(
    { state, blocks: archive, rules: new KnownRules(state), vesting },
    {
      gasCap,
      timeoutMs: config['json-rpc.evm-timeout'],
      maxTraceBytes: config['json-rpc.batch-response-max-size'],
      javascriptTracers: config['debug.js-tracers'],
      maxCodeBytes,
      showsAll: isDevelopment,
    },
  );
}
