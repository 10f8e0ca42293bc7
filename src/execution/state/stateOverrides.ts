/** Applies a client's state overrides before anything runs. */
import type { AccountOverride, Address, StateOverrides } from '../../../generated/types.js';
import { decodeData, decodeQuantity, normalizeAddress } from '../../ethereum/hex.js';
import { executionError, executionRefused } from '../refusals/executionError.js';
import type { Machine, Running } from '../../evm/machine.js';
import type { Precompiles } from '../../evm/rules.js';
import { isDelegation, startsAsDelegation } from '../rules/authorizations.js';

/** Slots that are set between two looks at the clock. */
const SLOTS_AT_ONCE = 500;

interface OverriddenAccount {
  address: Address;
  override: AccountOverride;
}

/** Moves all precompiles before it changes any account, so the order of accounts in the object does not matter. */
export function* applyStateOverrides(machine: Machine, overrides: StateOverrides | null): Running<void> {
  if (overrides === null) return;
  const accounts = Object.entries(overrides).map(([address, override]) => ({
    address: normalizeAddress(address),
    override,
  }));
  if (accounts.some(({ address, override }) => touchesPrecompile(machine, address, override)))
    machine.setPrecompiles(movedPrecompiles(machine.precompiles, accounts));
  for (const { address, override } of accounts) {
    machine.made.add(address);
    yield* applyAccountOverride(machine, address, override);
  }
  machine.keep();
}

/** An override removes the precompile at its address. */
function touchesPrecompile({ precompiles }: Machine, address: Address, override: AccountOverride): boolean {
  return precompiles.has(address) || override.movePrecompileToAddress !== undefined;
}

function movedPrecompiles(before: Precompiles, accounts: OverriddenAccount[]): Precompiles {
  const after = new Map(before);
  const taken = new Set<string>(accounts.map(({ address }) => address));
  for (const { address } of accounts) after.delete(address);
  for (const { address, override } of accounts) {
    if (override.movePrecompileToAddress === undefined) continue;
    const target = normalizeAddress(override.movePrecompileToAddress);
    const precompile = before.get(address);
    if (precompile === undefined) throw executionRefused(`account ${address} is not a precompile`);
    if (target === address) throw executionError('simulationPrecompileSelf', { address });
    if (taken.has(target)) throw executionError('simulationPrecompileTwice', { address: target });
    taken.add(target);
    after.set(target, precompile);
  }
  return after;
}

function* applyAccountOverride(machine: Machine, address: Address, override: AccountOverride): Running<void> {
  yield* machine.breathe();
  const { nonce, balance, code, state, stateDiff } = override;
  if (nonce !== undefined || balance !== undefined) {
    const account = machine.account(address);
    machine.setAccount(
      address,
      nonce === undefined ? account.nonce : decodeQuantity(nonce),
      balance === undefined ? account.balance : decodeQuantity(balance),
    );
  }
  if (code !== undefined) machine.setCode(address, executableCode(address, code));
  if (state !== undefined && stateDiff !== undefined)
    throw executionRefused(`account ${address} has both 'state' and 'stateDiff'`);
  const slots = Object.entries(state ?? stateDiff ?? {});
  if (state === undefined && slots.length === 0) return;
  let wipes = state !== undefined;
  for (let at = 0; at === 0 || at < slots.length; at += SLOTS_AT_ONCE) {
    const part = slots.slice(at, at + SLOTS_AT_ONCE);
    const words = part.map(([slot, value]) => [decodeData(slot), decodeData(value)] as const);
    machine.setStorage(address, words, wipes);
    wipes = false;
    yield* machine.breathe();
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
