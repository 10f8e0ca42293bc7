/** EIP-7702: accounts that delegate to the code of another account. */
import type { Address } from '../../../generated/types.js';
import { ZERO_ADDRESS } from '../../ethereum/address.js';
import { bigIntToBytes, decodeData, encodeAddress, encodeWord, NO_BYTES } from '../../ethereum/hex.js';
import { encodeRlp } from '../../ethereum/encoding/rlp.js';
import { keccak } from '../../ethereum/keccak.js';
import { HALF_ORDER, publicKeyAddress, recoverPublicKey } from '../../ethereum/transaction/signature.js';
import type { Authorization } from '../../ethereum/transaction/transaction.js';
import { MAX_NONCE } from '../transition/message.js';
import { exists, type Machine } from '../../evm/machine.js';

const DELEGATION_PREFIX = Uint8Array.of(0xef, 0x01, 0x00);
const DELEGATION_BYTES = 23;
/** The first byte of what an authorization signs. */
const MAGIC = 0x05;

/** Gas refunded for an authorization by an account that exists already. */
const EXISTING_ACCOUNT_REFUND = 12_500n;

/** What the authorizations of a message did. */
export interface Authorized {
  /** Gas to refund. */
  refund: bigint;
  /** Accounts that are warm from now on. */
  authorities: Address[];
}

/** Applies the valid authorizations of a transaction in order. */
export function applyAuthorizations(machine: Machine, list: readonly Authorization[]): Authorized {
  const authorities: Address[] = [];
  let refund = 0n;
  for (const authorization of list) {
    const authority = authorityFor(machine, authorization);
    if (authority === null) continue;
    authorities.push(authority);
    refund += apply(machine, authority, authorization);
  }
  return { refund, authorities };
}

/** True for code that delegates to another account. */
export function isDelegation(code: Uint8Array): boolean {
  return code.length === DELEGATION_BYTES && startsAsDelegation(code);
}

/** The account whose code runs for an account with this code; null for code that runs itself. */
export function delegateOf(code: Uint8Array): Address | null {
  return isDelegation(code) ? encodeAddress(code.subarray(DELEGATION_PREFIX.length)) : null;
}

/** True for code with the prefix 0xef0100, which only delegations may have. */
export function startsAsDelegation(code: Uint8Array): boolean {
  return DELEGATION_PREFIX.every((byte, index) => code[index] === byte);
}

/** Who signed an authorization that may count; null for one that is ignored. */
function authorityFor({ chainId }: Machine, authorization: Authorization): Address | null {
  if (authorization.chainId !== 0n && authorization.chainId !== chainId) return null;
  if (authorization.nonce >= MAX_NONCE || authorization.s > HALF_ORDER || authorization.yParity > 1) return null;
  return recoverAuthority(authorization);
}

/** Returns the gas to refund. */
function apply(machine: Machine, authority: Address, { nonce, address }: Authorization): bigint {
  const code = machine.codeAt(authority);
  if (code.length > 0 && !isDelegation(code)) return 0n;
  const before = machine.account(authority);
  if (before.nonce !== nonce) return 0n;
  // The zero address removes the delegation.
  const isRemoval = address === ZERO_ADDRESS;
  machine.setCode(authority, isRemoval ? NO_BYTES : Uint8Array.of(...DELEGATION_PREFIX, ...decodeData(address)));
  machine.setAccount(authority, before.nonce + 1n, before.balance);
  return exists(before) || machine.made.has(authority) ? EXISTING_ACCOUNT_REFUND : 0n;
}

/** The account that signed an authorization; null for an impossible signature. */
export function recoverAuthority({ chainId, address, nonce, yParity, r, s }: Authorization): Address | null {
  if (yParity !== 0 && yParity !== 1) return null;
  const signed = encodeRlp([bigIntToBytes(chainId), decodeData(address), bigIntToBytes(nonce)]);
  try {
    const signature = decodeData(`${encodeWord(r)}${encodeWord(s).slice(2)}`);
    return publicKeyAddress(recoverPublicKey(keccak(Uint8Array.of(MAGIC, ...signed)), signature, yParity));
  } catch {
    return null;
  }
}
