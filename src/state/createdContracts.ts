import type { Address } from '../../generated/types.js';
import { encodeHash } from '../ethereum/hex.js';
import type { ValueName } from './knownValues.js';
import { accountOfCodeHash, hashOfCode } from './valueNames.js';

/** Begins the code of an account that delegates (EIP-7702): it may have storage of an earlier delegation. */
const DELEGATION = [0xef, 0x01, 0x00] as const;

/** Finds the accounts that may have been created in a block: their code was stored in it. */
export class CreatedContracts {
  /** Hashes of codes. */
  readonly #codes = new Set<string>();
  readonly #accounts = new Map<Address, string>();

  /** Notes a changed value. */
  note(name: ValueName, raw: Uint8Array | null): void {
    if (raw === null) return;
    const code = hashOfCode(name);
    if (code !== null) {
      if (!DELEGATION.every((byte, index) => raw[index] === byte)) this.#codes.add(code);
      return;
    }
    const account = accountOfCodeHash(name);
    if (account !== null && raw.length === 32) this.#accounts.set(account, encodeHash(raw));
  }

  *addresses(): Generator<Address> {
    for (const [address, codeHash] of this.#accounts) if (this.#codes.has(codeHash)) yield address;
  }
}
