import type { Config } from '../config/config.js';
import { LocalExecutor } from '../execution/localExecutor.js';
import type { BlockIndex } from './blockIndex.js';

/** Executes the calls that the node cannot execute as they are asked. */
export function createExecutor(config: Config, { upstream, archive }: BlockIndex): LocalExecutor {
  const { state, gasCap } = upstream;
  return new LocalExecutor({ state, blocks: archive }, { gasCap, timeoutMs: config['json-rpc.evm-timeout'] });
}
