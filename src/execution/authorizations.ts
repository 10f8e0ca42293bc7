/** EIP-7702: accounts that let themselves run the code of another. */
import {
  Account,
  createAddressFromString,
  eoaCode7702RecoverAuthority,
  type Address as EvmAddress,
} from '@ethereumjs/util';
import { ZERO_ADDRESS } from '../evm/address.js';
import { bigIntToBytes, decodeData } from '../evm/hex.js';
import type { Authorization } from '../evm/transaction.js';
import type { EvmHost } from './evmHost.js';

const DELEGATION_PREFIX = Uint8Array.of(0xef, 0x01, 0x00);
const DELEGATION_BYTES = 23;
const MAX_UINT64 = 2n ** 64n - 1n;
const HALF_CURVE_ORDER = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n;

/** Gas given back for an authorization of an account that is there already. */
const EXISTING_ACCOUNT_REFUND = 12_500n;

/** Applies a transaction's authorizations in order and returns the gas to refund. An invalid one is passed over, as the EIP demands. */
export async function applyAuthorizations(machine: EvmHost, list: Authorization[]): Promise<bigint> {
  let refund = 0n;
  for (const authorization of list) refund += await applyAuthorization(machine, authorization);
  return refund;
}

/** True for code that stands for the code of another account. */
export function isDelegation(code: Uint8Array): boolean {
  return code.length === DELEGATION_BYTES && startsAsDelegation(code);
}

/** True for the three bytes that only a delegation may begin with. */
export function startsAsDelegation(code: Uint8Array): boolean {
  return DELEGATION_PREFIX.every((byte, index) => code[index] === byte);
}

async function applyAuthorization(machine: EvmHost, authorization: Authorization): Promise<bigint> {
  const { state, evm, chainId } = machine;
  if (authorization.chainId !== 0n && authorization.chainId !== chainId) return 0n;
  if (authorization.nonce >= MAX_UINT64) return 0n;
  const authority = recoverAuthority(authorization);
  if (authority === null) return 0n;
  evm.journal.addAlwaysWarmAddress(authority.toString());
  const code = await state.getCode(authority);
  if (code.length > 0 && !isDelegation(code)) return 0n;
  const existing = await state.getAccount(authority);
  if ((existing?.nonce ?? 0n) !== authorization.nonce) return 0n;

  await state.putCode(authority, delegationTo(authorization.address));
  const account = (await state.getAccount(authority)) ?? new Account();
  account.nonce += 1n;
  await state.putAccount(authority, account);
  return existing === undefined ? 0n : EXISTING_ACCOUNT_REFUND;
}

/** The zero address takes the delegation away. */
function delegationTo(address: string): Uint8Array {
  if (address === ZERO_ADDRESS) return new Uint8Array(0);
  return Uint8Array.of(...DELEGATION_PREFIX, ...decodeData(address));
}

function recoverAuthority({ chainId, address, nonce, yParity, r, s }: Authorization): EvmAddress | null {
  if (s > HALF_CURVE_ORDER || yParity > 1) return null;
  const fields = [bigIntToBytes(chainId), createAddressFromString(address).bytes, bigIntToBytes(nonce)] as const;
  try {
    return eoaCode7702RecoverAuthority([...fields, bigIntToBytes(BigInt(yParity)), bigIntToBytes(r), bigIntToBytes(s)]);
  } catch {
    // No key signs like this: the authorization is nobody's, and so it is passed over.
    return null;
  }
}
