/** Applies one message to the state, without a signature. Source: EIP-1559, 2929, 2930, 3529, 7623, 7702. */
import { Hardfork } from '@ethereumjs/common';
import {
  EVMError,
  getActivePrecompiles,
  Message as EvmMessage,
  type EVM,
  type EVMResult,
  type Log,
} from '@ethereumjs/evm';
import { Account, createAddressFromString } from '@ethereumjs/util';
import type { Address } from '../../../generated/types.js';
import { ZERO_ADDRESS } from '../../ethereum/address.js';
import { NO_BYTES, normalizeAddress } from '../../ethereum/hex.js';
import { applyAuthorizations } from '../rules/authorizations.js';
import type { BlockContext } from '../blockContext.js';
import { billedFloorOf, floorGasOf, intrinsicGasOf } from '../rules/messageGas.js';
import type { EvmHost } from '../state/evmHost.js';
import { evmBlock } from '../rules/evmBlock.js';
import { ProbedRules } from '../rules/nodeRules.js';
import { effectiveGasPrice, isFree, MAX_NONCE, type GasBoundMessage, type Message } from './message.js';
import { assertMayRun } from './transitionChecks.js';
import { precompileError } from '../refusals/precompileErrors.js';
import { vmErrorOf } from '../refusals/vmErrors.js';

/** Warm here instead of the fee recipient (EIP-3651), as the gas figures of these chains show. */
const WARM_FEE_RECIPIENT = ZERO_ADDRESS;

/** How a message is applied. */
export interface TransitionRules {
  /** Checks the nonce, and the fees even of a call that gives no price. */
  validate: boolean;
  /** Whether the fee recipient gets the tip, as on Ethereum but not on these chains; true by default. */
  tips?: boolean;
  /** Whether a message that fails loses its authorizations, as on these chains; on Ethereum they stay. */
  undoesAuthorizations?: boolean;
  /** Collects the access list of the execution (EIP-2930). */
  reportAccess?: boolean;
}

/** The outcome of a message that ran; the code may have failed. */
export interface Transition {
  /** Output, or revert bytes; empty after any other failure. */
  returnData: Uint8Array;
  /** Why the code failed, in geth's words; empty on success. */
  vmError: string;
  gasUsed: bigint;
  /** Gas used before refunds, which the gas limit must cover. */
  maxUsedGas: bigint;
  logs: Log[];
  result: EVMResult;
}

/** Throws ExecutionError when the message may not run at all. A failure of the code is an outcome. */
export async function applyMessage(
  host: EvmHost,
  block: BlockContext,
  message: GasBoundMessage,
  rules: TransitionRules,
): Promise<Transition> {
  const { evm, state } = host;
  const refused = refusalOf(host, message) !== null;
  const costs = { intrinsic: intrinsicGasOf(message, evm.common), floor: floorGasOf(message, evm.common) };
  const account = (await state.getAccount(createAddressFromString(message.from))) ?? new Account();
  const against = { ...costs, baseFee: block.baseFeePerGas, validate: rules.validate, refused };
  assertMayRun(message, account, evm.common, against);

  host.startTransaction();
  if (rules.reportAccess === true) evm.journal.startReportingAccessList();
  const gasPrice = isFree(message.fees) ? 0n : effectiveGasPrice(message.fees, block.baseFeePerGas);
  account.balance -= message.gas * gasPrice;
  // A state override can set the highest nonce, which wraps around.
  account.nonce = (account.nonce + 1n) & MAX_NONCE;
  await state.putAccount(createAddressFromString(message.from), account);
  const { undoesAuthorizations = false } = rules;
  const floor = billedFloorOf(message, evm.common);
  const transition = await runMessage(host, block, message, { gasPrice, floor, undoesAuthorizations });
  const tip = rules.tips === false ? 0n : most(gasPrice - block.baseFeePerGas, 0n);
  if (gasPrice === 0n) return transition;
  await credit(host, message.from, (message.gas - transition.gasUsed) * gasPrice);
  if (tip > 0n) await credit(host, block.coinbase, transition.gasUsed * tip);
  return transition;
}

/** Runs a message whose gas is paid and whose nonce is used. It uses at least `floor` gas. */
export async function runMessage(
  host: EvmHost,
  block: BlockContext,
  message: GasBoundMessage,
  { gasPrice, floor, undoesAuthorizations }: { gasPrice: bigint; floor: bigint; undoesAuthorizations: boolean },
): Promise<Transition> {
  const intrinsic = intrinsicGasOf(message, host.evm.common);
  warm(host, message);
  const { authorizationList } = message;
  const mayUndo = undoesAuthorizations && (authorizationList?.length ?? 0) > 0;
  if (mayUndo) await host.state.checkpoint();
  host.authorizationRefund = await applyAuthorizations(host, authorizationList ?? []);
  const result = await runCode(host, block, message, { gasPrice, gas: message.gas - intrinsic });
  if (mayUndo) await (result.execResult.exceptionError === undefined ? host.state.commit() : host.state.revert());

  const { execResult } = result;
  const spent = intrinsic + execResult.executionGasUsed;
  // At most a fifth of the gas is refunded, before London a half (EIP-3529).
  const mostRefund = spent / (host.evm.common.gteHardfork(Hardfork.London) ? 5n : 2n);
  const refund = least(mostRefund, host.authorizationRefund + (execResult.gasRefund ?? 0n));
  const gasUsed = most(spent - refund, floor);
  const { returnValue: returnData, logs = [] } = execResult;
  const vmError = messageError(execResult, message, message.gas - intrinsic);
  return { returnData, vmError, gasUsed, maxUsedGas: most(spent, floor), logs, result };
}

/** Why a message failed. A message that ran no instruction called a precompile. */
function messageError(execResult: EVMResult['execResult'], { to, data: input }: Message, gas: bigint): string {
  const error = vmErrorOf(execResult);
  if (error === '' || to === null || execResult.runState !== undefined) return error;
  return precompileError(error, { to, input, gas });
}

/** Why the chain does not permit a message; null where it does. Throws as `AccessPolicy.begin`. */
function refusalOf({ policy }: EvmHost, { from, to }: Message): string | null {
  return policy?.begin(from, to === null ? 'create' : 'call') ?? null;
}

async function runCode(
  host: EvmHost,
  block: BlockContext,
  message: Message,
  { gas, gasPrice }: { gas: bigint; gasPrice: bigint },
): Promise<EVMResult> {
  const { evm, state } = host;
  const sender = createAddressFromString(message.from);
  const refusal = refusalOf(host, message);
  if (refusal !== null) return refusedMessage(evm, message, { gas, refusal });
  if (evm.common instanceof ProbedRules) evm.common.startsCreation = message.to === null;
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
  // The EVM passes errors of the chain on. If it ever takes one for a failure of the code, the execution still ends.
  if (state.failure !== null) throw state.failure;
  return result;
}

/** A message that the chain does not permit fails before its first instruction and pays for none. */
function refusedMessage(
  evm: EVM,
  { from, to, value, data }: Message,
  { gas, refusal }: { gas: bigint; refusal: string },
): EVMResult {
  // The text is the module's, which is not among those of the EVM.
  const exceptionError = new EVMError(refusal as EVMError['error']);
  const result: EVMResult = { execResult: { executionGasUsed: 0n, returnValue: NO_BYTES, exceptionError } };
  // As in the node, tracers see refused calls, but not refused creations.
  if (to === null) return result;
  const [caller, recipient] = [createAddressFromString(from), createAddressFromString(to)];
  evm.events.emit('beforeMessage', new EvmMessage({ caller, to: recipient, value, data, gasLimit: gas, depth: 0 }));
  evm.events.emit('afterMessage', result);
  return result;
}

/** Ends a transaction and keeps its changes: removes destroyed and empty accounts (EIP-161, EIP-6780). */
export async function finalizeTransaction(host: EvmHost, { execResult }: EVMResult): Promise<void> {
  const onlyNew = host.evm.common.isActivatedEIP(6780);
  for (const address of execResult.selfdestruct?.keys() ?? []) {
    if (onlyNew && execResult.createdAddresses?.has(address) !== true) continue;
    await host.state.deleteAccount(createAddressFromString(address));
  }
  await host.evm.journal.cleanup();
}

/** Accounts that are warm from the start (EIP-2929), without the access list. Moved precompiles do not matter. */
export function warmFromStart({ evm, warm = null }: EvmHost, message: Pick<Message, 'from' | 'to'>): Address[] {
  const accounts = [...(warm ?? [...precompilesOf(evm), WARM_FEE_RECIPIENT]), message.from];
  return message.to === null ? accounts : [...accounts, message.to];
}

/** The precompiles of each EVM, whose rules never change. */
const PRECOMPILES = new WeakMap<EVM, readonly Address[]>();

function precompilesOf(evm: EVM): readonly Address[] {
  const known = PRECOMPILES.get(evm);
  if (known !== undefined) return known;
  const precompiles = [...getActivePrecompiles(evm.common).keys()].map((key) => normalizeAddress(`0x${key}`));
  PRECOMPILES.set(evm, precompiles);
  return precompiles;
}

function warm(host: EvmHost, message: Message): void {
  const { journal } = host.evm;
  for (const address of warmFromStart(host, message)) journal.addAlwaysWarmAddress(address);
  for (const { address, storageKeys } of message.accessList ?? []) {
    journal.addAlwaysWarmAddress(address, true);
    for (const key of storageKeys) journal.addAlwaysWarmSlot(address, key, true);
  }
}

/** Adds to the balance of an account, which is created when absent. */
export async function credit({ state }: EvmHost, address: Address, wei: bigint): Promise<void> {
  const key = createAddressFromString(address);
  const account = (await state.getAccount(key)) ?? new Account();
  // A state override can set a balance so high that the sum does not fit a word.
  account.balance = BigInt.asUintN(256, account.balance + wei);
  await state.putAccount(key, account);
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

function most(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}
