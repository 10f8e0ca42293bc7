/** EIP-7702: accounts that delegate to the code of another account. */
import {
  Account,
  createAddressFromString,
  eoaCode7702RecoverAuthority,
  type Address as EvmAddress,
} from '@ethereumjs/util';
import { ZERO_ADDRESS } from '../../ethereum/address.js';
import { bigIntToBytes, decodeData, NO_BYTES } from '../../ethereum/hex.js';
import { HALF_ORDER } from '../../ethereum/transaction/signature.js';
import type { Authorization } from '../../ethereum/transaction/transaction.js';
import type { EvmHost } from '../state/evmHost.js';
import { MAX_NONCE } from '../transition/message.js';

const DELEGATION_PREFIX = Uint8Array.of(0xef, 0x01, 0x00);
const DELEGATION_BYTES = 23;

/** Gas refunded for an authorization by an account that exists already. */
const EXISTING_ACCOUNT_REFUND = 12_500n;

/** Applies the valid authorizations of a transaction in order; returns the gas to refund. */
export async function applyAuthorizations(host: EvmHost, list: Authorization[]): Promise<bigint> {
  let refund = 0n;
  for (const authorization of list) refund += await applyAuthorization(host, authorization);
  return refund;
}

/** True for code that delegates to another account. */
export function isDelegation(code: Uint8Array): boolean {
  return code.length === DELEGATION_BYTES && startsAsDelegation(code);
}

/** The 20 bytes of the account whose code runs instead; null for code that does not delegate. */
export function delegateOf(code: Uint8Array): Uint8Array | null {
  return isDelegation(code) ? code.slice(DELEGATION_PREFIX.length) : null;
}

/** True for code with the prefix 0xef0100, which only delegations may have. */
export function startsAsDelegation(code: Uint8Array): boolean {
  return DELEGATION_PREFIX.every((byte, index) => code[index] === byte);
}

async function applyAuthorization(host: EvmHost, authorization: Authorization): Promise<bigint> {
  const { state, evm, chainId } = host;
  if (authorization.chainId !== 0n && authorization.chainId !== chainId) return 0n;
  if (authorization.nonce >= MAX_NONCE) return 0n;
  if (authorization.s > HALF_ORDER || authorization.yParity > 1) return 0n;
  const authority = recoverAuthority(authorization);
  if (authority === null) return 0n;
  evm.journal.addAlwaysWarmAddress(authority.toString());
  const code = await state.getCode(authority);
  if (code.length > 0 && !isDelegation(code)) return 0n;
  const existing = await state.getAccount(authority);
  if ((existing?.nonce ?? 0n) !== authorization.nonce) return 0n;

  // The zero address removes the delegation.
  const { address } = authorization;
  const delegation = address === ZERO_ADDRESS ? NO_BYTES : Uint8Array.of(...DELEGATION_PREFIX, ...decodeData(address));
  await state.putCode(authority, delegation);
  const account = (await state.getAccount(authority)) ?? new Account();
  account.nonce += 1n;
  await state.putAccount(authority, account);
  return existing === undefined ? 0n : EXISTING_ACCOUNT_REFUND;
}

/** The account that signed an authorization; null for an impossible signature. */
export function recoverAuthority({ chainId, address, nonce, yParity, r, s }: Authorization): EvmAddress | null {
  const fields = [bigIntToBytes(chainId), createAddressFromString(address).bytes, bigIntToBytes(nonce)] as const;
  try {
    return eoaCode7702RecoverAuthority([...fields, bigIntToBytes(BigInt(yParity)), bigIntToBytes(r), bigIntToBytes(s)]);
  } catch {
    return null;
  }
}
