/** Applies one message to the state, without a signature. Source: EIP-1559, 2929, 2930, 3529, 7623, 7702. */
import type { Address } from '../../../generated/types.js';
import { MAX_UINT256 } from '../../ethereum/hex.js';
import type { BlockContext } from '../../evm/blockContext.js';
import { effectiveGasPrice, isFree, MAX_NONCE, type GasBoundMessage } from './message.js';
import type { Machine, Running } from '../../evm/machine.js';
import type { MachineLog } from '../../evm/messages.js';
import { applyAuthorizations } from '../rules/authorizations.js';
import { billedFloorOf, floorGasOf, intrinsicGasOf } from '../rules/messageGas.js';
import { isRefused } from '../rules/permits.js';
import { assertMayRun } from './transitionChecks.js';

/** How a message is applied. */
export interface TransitionRules {
  /** Checks the nonce, and the fees even of a call that gives no price. */
  validate: boolean;
  /** Whether the fee recipient gets the tip, as on Ethereum but not on these chains; true by default. */
  tips?: boolean | undefined;
  /** Whether a message that fails loses its authorizations, as on these chains; on Ethereum they stay. */
  undoesAuthorizations?: boolean | undefined;
  /** Whether the words of a failure matter; true by default. */
  wantsWords?: boolean | undefined;
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
  logs: MachineLog[];
  /** Addresses of contracts that it tried to create. */
  created: Address[];
}

/**
 * Throws ExecutionError when the message may not run at all. A failure of the code is an outcome. Changes are neither
 * kept nor undone.
 */
export function* applyMessage(
  machine: Machine,
  block: BlockContext,
  message: GasBoundMessage,
  rules: TransitionRules,
): Running<Transition> {
  const { from } = message;
  const refused = isRefused(machine.permissions, from, message.to === null ? 'create' : 'call');
  const intrinsic = intrinsicGasOf(message, machine.rules);
  const { balance, nonce } = machine.account(from);
  assertMayRun(message, { balance, nonce }, machine.rules, {
    baseFee: block.baseFeePerGas,
    intrinsic,
    floor: floorGasOf(message, machine.rules),
    validate: rules.validate,
    refused,
  });

  const gasPrice = isFree(message.fees) ? 0n : effectiveGasPrice(message.fees, block.baseFeePerGas);
  // A state override can set the highest nonce, which wraps around.
  machine.setAccount(from, (nonce + 1n) & MAX_NONCE, balance - message.gas * gasPrice);
  const { undoesAuthorizations = false, wantsWords = true } = rules;
  const floor = billedFloorOf(message, machine.rules);
  const transition = yield* runMessage(machine, message, { gasPrice, floor, undoesAuthorizations, wantsWords });
  const tip = rules.tips === false ? 0n : most(gasPrice - block.baseFeePerGas, 0n);
  if (gasPrice === 0n) return transition;
  credit(machine, from, (message.gas - transition.gasUsed) * gasPrice);
  if (tip > 0n) credit(machine, block.coinbase, transition.gasUsed * tip);
  return transition;
}

/** How a paid message runs. */
export interface MessageRules extends Pick<TransitionRules, 'undoesAuthorizations' | 'wantsWords'> {
  /** Wei per gas. */
  gasPrice: bigint;
  /** The least gas that it uses. */
  floor: bigint;
}

/** Runs a message whose gas is paid and whose nonce is used. It uses at least `floor` gas. */
export function* runMessage(
  machine: Machine,
  message: GasBoundMessage,
  { gasPrice, floor, undoesAuthorizations, wantsWords = true }: MessageRules,
): Running<Transition> {
  const { from, to, value, data, authorizationList } = message;
  const intrinsic = intrinsicGasOf(message, machine.rules);
  const mayUndo = undoesAuthorizations === true && (authorizationList?.length ?? 0) > 0;
  if (mayUndo) machine.mark();
  const { refund: authorizationRefund, authorities } = applyAuthorizations(machine, authorizationList ?? []);
  const outcome = yield* machine.run({
    from,
    to,
    gas: message.gas - intrinsic,
    gasPrice,
    value,
    data,
    accessList: (message.accessList ?? []).concat(authorities.map((address) => ({ address, storageKeys: [] }))),
    refund: authorizationRefund,
    wantsWords,
  });
  const { vmError, returnData, logs, created } = outcome;
  if (mayUndo && vmError !== '') machine.takeBack();

  const spent = intrinsic + outcome.gasUsed;
  // At most a fifth of the gas is refunded, before London a half (EIP-3529).
  const mostRefund = spent / (machine.rules.eips.has(3529) ? 5n : 2n);
  const refund = least(mostRefund, authorizationRefund + outcome.refund);
  const gasUsed = most(spent - refund, floor);
  return { returnData, vmError, gasUsed, maxUsedGas: most(spent, floor), logs, created };
}

/** Accounts that are warm from the start (EIP-2929), without the access list. Moved precompiles do not matter. */
export function warmFromStart({ rules }: Machine, { from, to }: { from: Address; to: Address | null }): Address[] {
  return to === null ? [...rules.warm, from] : [...rules.warm, from, to];
}

/** Adds to the balance of an account, which is created when absent. */
export function credit(machine: Machine, address: Address, wei: bigint): void {
  const { nonce, balance } = machine.account(address);
  // A state override can set a balance so high that the sum does not fit a word.
  machine.setAccount(address, nonce, (balance + wei) & MAX_UINT256);
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

function most(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}
