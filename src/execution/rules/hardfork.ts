import { Common, Hardfork, Mainnet, type CustomCrypto, type ParamsDict } from '@ethereumjs/common';
import { paramsEVM } from '@ethereumjs/evm';
import type { ForkSchedule } from '../../chain/state.js';

/** The rules in force in a block. The chain is proof-of-stake from its first block, so London means Paris here. */
export function hardforkAt(forks: ForkSchedule, blockNumber: bigint, timestamp: bigint): Hardfork {
  const since = (start: bigint | null, value: bigint): boolean => start !== null && value >= start;
  if (since(forks.osakaTime, timestamp)) return Hardfork.Osaka;
  if (since(forks.pragueTime, timestamp)) return Hardfork.Prague;
  if (since(forks.cancunTime, timestamp)) return Hardfork.Cancun;
  if (since(forks.shanghaiTime, timestamp)) return Hardfork.Shanghai;
  return since(forks.londonBlock, blockNumber) ? Hardfork.Paris : Hardfork.Berlin;
}

/**
 * The rules of one fork. Each EVM needs an instance of its own, because it adds listeners to it and never removes them.
 */
export function createRules(chainId: bigint, hardfork: Hardfork, customCrypto: CustomCrypto = {}): Common {
  return new Rules(chainId, hardfork, customCrypto);
}

/** Each EVM merges its parameters into its rules again, which costs more than a call. Here they are merged once. */
class Rules extends Common {
  constructor(chainId: bigint, hardfork: Hardfork, customCrypto: CustomCrypto) {
    super({ chain: { ...Mainnet, chainId: chainId.toString() }, hardfork, params: paramsEVM, customCrypto });
  }

  override updateParams(params: ParamsDict): void {
    if (params !== paramsEVM) super.updateParams(params);
  }
}
