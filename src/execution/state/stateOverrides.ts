/** Applies a client's state overrides before anything runs. */
import { Account, createAddressFromString } from '@ethereumjs/util';
import type { AccountOverride, Address, StateOverrides } from '../../../generated/types.js';
import { decodeData, decodeQuantity, normalizeAddress } from '../../ethereum/hex.js';
import { isDelegation, startsAsDelegation } from '../rules/authorizations.js';
import { executionError, executionRefused } from '../refusals/executionError.js';
import type { EvmHost } from './evmHost.js';

/** Moves all precompiles before it changes any account, so the order of accounts in the object does not matter. */
export async function applyStateOverrides(host: EvmHost, overrides: StateOverrides | null): Promise<void> {
  if (overrides === null) return;
  const accounts = Object.entries(overrides).map(([address, override]) => ({
    address: normalizeAddress(address),
    override,
  }));
  movePrecompiles(host, accounts);
  for (const { address, override } of accounts) await applyAccountOverride(host, address, override);
}

interface OverriddenAccount {
  address: Address;
  override: AccountOverride;
}

function movePrecompiles({ evm }: EvmHost, accounts: OverriddenAccount[]): void {
  const { precompiles } = evm;
  const before = new Map(precompiles);
  const taken = new Set<string>(accounts.map(({ address }) => address));
  for (const { address } of accounts) precompiles.delete(address.slice(2));
  for (const { address, override } of accounts) {
    if (override.movePrecompileToAddress === undefined) continue;
    const target = normalizeAddress(override.movePrecompileToAddress);
    const precompile = before.get(address.slice(2));
    if (precompile === undefined) throw executionRefused(`account ${address} is not a precompile`);
    if (target === address) throw executionError('simulationPrecompileSelf', { address });
    if (taken.has(target)) throw executionError('simulationPrecompileTwice', { address: target });
    taken.add(target);
    precompiles.set(target.slice(2), precompile);
  }
}

async function applyAccountOverride({ state }: EvmHost, text: Address, override: AccountOverride): Promise<void> {
  const address = createAddressFromString(text);
  const account = (await state.getAccount(address)) ?? new Account();
  if (override.nonce !== undefined) account.nonce = decodeQuantity(override.nonce);
  if (override.balance !== undefined) account.balance = decodeQuantity(override.balance);
  // Even an empty override makes the account exist.
  await state.putAccount(address, account);
  if (override.code !== undefined) await state.putCode(address, executableCode(text, override.code));
  if (override.state !== undefined && override.stateDiff !== undefined) {
    throw executionRefused(`account ${text} has both 'state' and 'stateDiff'`);
  }
  if (override.state !== undefined) await state.clearStorage(address);
  for (const [slot, value] of Object.entries(override.state ?? override.stateDiff ?? {})) {
    state.overrideStorage(address, decodeData(slot), decodeData(value));
  }
}

/** Throws for code with a delegation's prefix (EIP-7702) and another length, which the EVM cannot read. */
function executableCode(address: Address, text: string): Uint8Array {
  const code = decodeData(text);
  if (startsAsDelegation(code) && !isDelegation(code)) {
    throw executionRefused(`account ${address}: code beginning with 0xef0100 must be a delegation of 23 bytes`);
  }
  return code;
}
