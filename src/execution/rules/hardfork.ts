import { Common, Hardfork, Mainnet, type CustomCrypto, type ParamsDict } from '@ethereumjs/common';
import { paramsEVM } from '@ethereumjs/evm';
import type { ForkName } from '../../ethereum/forkName.js';
import type { Hardfork as Fork } from '../../evm/hardfork.js';

/**
 * The rules of one fork. Each EVM needs its own instance, because it adds listeners to it and never removes them.
 * `maxCodeBytes` replaces the limit of EIP-170, and twice as much that of EIP-3860; null keeps both.
 */
export function createRules(
  chainId: bigint,
  hardfork: Hardfork,
  customCrypto: CustomCrypto = {},
  maxCodeBytes: number | null = null,
): Rules {
  if (maxCodeBytes === null) return new Rules(chainId, hardfork, customCrypto);
  return new RulesWithCodeLimit(chainId, hardfork, customCrypto, BigInt(maxCodeBytes));
}

/** The EVM's name of a fork. */
export function hardforkOf(name: ForkName | Fork): Hardfork {
  return HARDFORKS[name];
}

const HARDFORKS = {
  berlin: Hardfork.Berlin,
  london: Hardfork.Paris,
  shanghai: Hardfork.Shanghai,
  cancun: Hardfork.Cancun,
  prague: Hardfork.Prague,
  osaka: Hardfork.Osaka,
} as const;

/** The rules of a fork. Each EVM would merge its parameters into them again, which takes as long as a call. */
export class Rules extends Common {
  /** The active EIPs. A plain property, since the library copies rules; undefined until they are complete. */
  protected activated: ReadonlySet<number> | undefined;

  constructor(chainId: bigint, hardfork: Hardfork, customCrypto: CustomCrypto) {
    super({ chain: { ...Mainnet, chainId: chainId.toString() }, hardfork, params: paramsEVM, customCrypto });
    this.activated = new Set(this._activatedEIPsCache);
  }

  override updateParams(params: ParamsDict): void {
    if (params !== paramsEVM) super.updateParams(params);
  }

  /** Called several times for each instruction; the library searches a list. */
  override isActivatedEIP(eip: number): boolean {
    return this.activated?.has(eip) ?? super.isActivatedEIP(eip);
  }
}

class RulesWithCodeLimit extends Rules {
  readonly #maxCodeBytes: bigint;

  constructor(chainId: bigint, hardfork: Hardfork, customCrypto: CustomCrypto, maxCodeBytes: bigint) {
    super(chainId, hardfork, customCrypto);
    this.#maxCodeBytes = maxCodeBytes;
  }

  override param(name: string): bigint {
    if (name === 'maxCodeSize') return this.#maxCodeBytes;
    return name === 'maxInitCodeSize' ? this.#maxCodeBytes * 2n : super.param(name);
  }
}
