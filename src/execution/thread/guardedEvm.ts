import { EVM, NobleBN254, type EVMOpts, type Message } from '@ethereumjs/evm';
import type { Address } from '../../../generated/types.js';
import { encodeAddress, normalizeAddress } from '../../evm/hex.js';
import { delegateOf } from '../rules/authorizations.js';

/** Asked before code runs: rejects for an account whose code must not run here. */
export type AssertExecutable = (address: Address) => Promise<void>;

/**
 * The EVM, with a question before it runs the code of an account, by whatever instruction and at whatever depth. Code
 * that only reads code does not ask. Made as `createEVM` of the library makes one.
 */
export class GuardedEvm extends EVM {
  readonly #assertExecutable: AssertExecutable;

  constructor(options: EVMOpts, assertExecutable: AssertExecutable) {
    super({ ...options, bn254: new NobleBN254() });
    this.#assertExecutable = assertExecutable;
  }

  protected override async _loadCode(message: Message): Promise<void> {
    const { code, codeAddress } = message;
    if (code === undefined && this.getPrecompile(codeAddress) === undefined) {
      const [loaded] = await Promise.all([
        this.stateManager.getCode(codeAddress),
        this.#assertExecutable(normalizeAddress(codeAddress.toString())),
      ]);
      const delegate = this.common.isActivatedEIP(7702) ? delegateOf(loaded) : null;
      if (delegate !== null) await this.#assertExecutable(encodeAddress(delegate));
    }
    await super._loadCode(message);
  }
}
