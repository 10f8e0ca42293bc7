import { Common, Hardfork, Mainnet, type CustomCrypto, type ParamsDict } from '@ethereumjs/common';
import { paramsEVM } from '@ethereumjs/evm';
import type { ForkSchedule } from '../chain/state.js';

/** Ethereum's name for the rules in force in a block. The chain is proof-of-stake from its first block, so London means Paris here. */
export function hardforkAt(forks: ForkSchedule, blockNumber: bigint, timestamp: bigint): Hardfork {
  const since = (start: bigint | null, value: bigint): boolean => start !== null && value >= start;
  if (since(forks.osakaTime, timestamp)) return Hardfork.Osaka;
  if (since(forks.pragueTime, timestamp)) return Hardfork.Prague;
  if (since(forks.cancunTime, timestamp)) return Hardfork.Cancun;
  if (since(forks.shanghaiTime, timestamp)) return Hardfork.Shanghai;
  return since(forks.londonBlock, blockNumber) ? Hardfork.Paris : Hardfork.Berlin;
}

/** Rules of one fork. Each EVM needs its own, because it listens to it for as long as it lives. */
export function createRules(chainId: bigint, hardfork: Hardfork, customCrypto: CustomCrypto = {}): Common {
  return new Rules(chainId, hardfork, customCrypto);
}

/** Every EVM merges its parameters into its rules again, which costs more than a call: they are merged once, here. */
class Rules extends Common {
  constructor(chainId: bigint, hardfork: Hardfork, customCrypto: CustomCrypto) {
    super({ chain: { ...Mainnet, chainId: chainId.toString() }, hardfork, params: paramsEVM, customCrypto });
  }

  override updateParams(params: ParamsDict): void {
    if (params !== paramsEVM) super.updateParams(params);
  }
}
