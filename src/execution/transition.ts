/** Applies one message to the state: what a block does with a transaction, without its signature. Source: EIP-1559, 2929, 2930, 3529, 7623, 7702. */
import { Hardfork } from '@ethereumjs/common';
import { getActivePrecompiles, type EVMResult, type Log } from '@ethereumjs/evm';
import { Account, createAddressFromString, type Address as EvmAddress } from '@ethereumjs/util';
import type { Address } from '../../generated/types.js';
import { ZERO_ADDRESS } from '../evm/address.js';
import { applyAuthorizations } from './authorizations.js';
import type { BlockContext } from './blockContext.js';
import { floorGas, intrinsicGas } from './intrinsicGas.js';
import type { EvmHost } from './evmHost.js';
import { evmBlock } from './evmBlock.js';
import { effectiveGasPrice, isFree, type Message } from './message.js';
import { assertMayRun } from './transitionChecks.js';
import { vmErrorOf } from './vmErrors.js';

/** Nonces wrap around: nobody has that many, but overrides can say so. */
const NONCE_MASK = 2n ** 64n - 1n;

/** These chains warm the zero address where Ethereum warms the fee recipient (EIP-3651), and their gas figures follow from it. */
const FEE_RECIPIENT_AS_WARMED = ZERO_ADDRESS;

export interface TransitionRules {
  /** Checks the nonce, and the fees even of a call that gives none. */
  validate: boolean;
  /** Collects the access list of the execution (EIP-2930). */
  reportAccess?: boolean;
}

/** A message whose gas is decided. */
export type GasBoundMessage = Message & { gas: bigint };

export interface Transition {
  /** Output, or revert bytes; no bytes after any other failure. */
  returnData: Uint8Array;
  /** In geth's words; empty on success. */
  vmError: string;
  gasUsed: bigint;
  /** Gas used before refunds: what the gas limit must cover. */
  maxUsedGas: bigint;
  logs: Log[];
  result: EVMResult;
}

/** Throws ExecutionError when the message may not run at all; a failure of the code is an outcome. */
export async function applyMessage(
  machine: EvmHost,
  block: BlockContext,
  message: GasBoundMessage,
  rules: TransitionRules,
): Promise<Transition> {
  const { evm, state } = machine;
  const costs = { intrinsic: intrinsicGas(message, evm.common), floor: floorGas(message, evm.common) };
  const account = (await state.getAccount(createAddressFromString(message.from))) ?? new Account();
  assertMayRun(message, account, block, evm.common, { ...costs, validate: rules.validate });

  machine.startTransaction();
  if (rules.reportAccess === true) evm.journal.startReportingAccessList();
  const gasPrice = isFree(message.fees) ? 0n : effectiveGasPrice(message.fees, block.baseFeePerGas);
  account.balance -= message.gas * gasPrice;
  account.nonce = (account.nonce + 1n) & NONCE_MASK;
  await state.putAccount(createAddressFromString(message.from), account);
  const transition = await runMessage(machine, block, message, { gasPrice, floor: costs.floor });
  await settle(machine, block, message, { gasPrice, gasUsed: transition.gasUsed });
  return transition;
}

/**
 * Runs a message whose sender has paid for all its gas and whose nonce is used up; it uses no less gas than `floor`. Source: EIP-2929, 2930,
 * 3529, 7623, 7702.
 */
export async function runMessage(
  machine: EvmHost,
  block: BlockContext,
  message: GasBoundMessage,
  { gasPrice, floor }: { gasPrice: bigint; floor: bigint },
): Promise<Transition> {
  const intrinsic = intrinsicGas(message, machine.evm.common);
  warm(machine, message);
  const authorizationRefund = await applyAuthorizations(machine, message.authorizationList ?? []);
  const result = await runCode(machine, block, message, { gasPrice, gas: message.gas - intrinsic });

  const { execResult } = result;
  const spent = intrinsic + execResult.executionGasUsed;
  const refund = least(spent / refundQuotient(machine), authorizationRefund + (execResult.gasRefund ?? 0n));
  const gasUsed = most(spent - refund, floor);
  const { returnValue: returnData, logs = [] } = execResult;
  return { returnData, vmError: vmErrorOf(execResult), gasUsed, maxUsedGas: most(spent, floor), logs, result };
}

async function runCode(
  { evm, state }: EvmHost,
  block: BlockContext,
  message: Message,
  { gas, gasPrice }: { gas: bigint; gasPrice: bigint },
): Promise<EVMResult> {
  const sender = createAddressFromString(message.from);
  const result = await evm.runCall({
    caller: sender,
    origin: sender,
    to: message.to === null ? undefined : createAddressFromString(message.to),
    value: message.value,
    data: message.data,
    gasLimit: gas,
    gasPrice,
    block: evmBlock(block),
    skipNonceIncrement: true,
  });
  // The chain's errors pass through the EVM; should it ever take one for a failure of the code, it still ends the execution here.
  if (state.failure !== null) throw state.failure;
  return result;
}

/** Ends a transaction whose changes stay: destroyed and emptied accounts go (EIP-161, EIP-6780). */
export async function finalizeTransaction(machine: EvmHost, { execResult }: EVMResult): Promise<void> {
  const onlyNew = machine.evm.common.isActivatedEIP(6780);
  for (const address of execResult.selfdestruct?.keys() ?? []) {
    if (onlyNew && execResult.createdAddresses?.has(address) !== true) continue;
    await machine.state.deleteAccount(createAddressFromString(address));
  }
  await machine.evm.journal.cleanup();
}

/** What costs the lower price from the start (EIP-2929), beside what the access list names. Overrides that move precompiles change nothing. */
export function warmFromStart({ evm }: EvmHost, message: Pick<Message, 'from' | 'to'>): Address[] {
  const precompiles = [...getActivePrecompiles(evm.common).keys()].map((key) => `0x${key}` as Address);
  const accounts = [...precompiles, FEE_RECIPIENT_AS_WARMED, message.from];
  return message.to === null ? accounts : [...accounts, message.to];
}

function warm(host: EvmHost, message: Message): void {
  const { journal } = host.evm;
  for (const address of warmFromStart(host, message)) journal.addAlwaysWarmAddress(address);
  for (const { address, storageKeys } of message.accessList ?? []) {
    journal.addAlwaysWarmAddress(address, true);
    for (const key of storageKeys) journal.addAlwaysWarmSlot(address, key, true);
  }
}

/** Gives back what was paid for gas that is left, and the tip to the fee recipient. */
async function settle(
  machine: EvmHost,
  block: BlockContext,
  message: GasBoundMessage,
  { gasPrice, gasUsed }: { gasPrice: bigint; gasUsed: bigint },
): Promise<void> {
  if (gasPrice === 0n) return;
  await credit(machine, createAddressFromString(message.from), (message.gas - gasUsed) * gasPrice);
  const tip = most(gasPrice - block.baseFeePerGas, 0n);
  await credit(machine, createAddressFromString(block.coinbase), gasUsed * tip);
}

/** At most this part of the gas is refunded (EIP-3529). */
function refundQuotient({ evm }: EvmHost): bigint {
  return evm.common.gteHardfork(Hardfork.London) ? 5n : 2n;
}

async function credit({ state }: EvmHost, address: EvmAddress, amount: bigint): Promise<void> {
  if (amount === 0n) return;
  const account = (await state.getAccount(address)) ?? new Account();
  // Overrides can make an account so rich that its balance would not fit a word.
  account.balance = BigInt.asUintN(256, account.balance + amount);
  await state.putAccount(address, account);
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

function most(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}
