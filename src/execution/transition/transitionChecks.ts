/** The checks before a message runs. Their errors are those of eth_simulateV1; `refusals.ts` words them for calls. */
import { exceedsInitCode } from '../../ethereum/transaction/initCode.js';
import { executionError, executionRefused, type ExecutionError } from '../refusals/executionError.js';
import { isFree, MAX_NONCE, type GasBoundMessage, type Message } from './message.js';
import { assertAffordable, assertFees } from './price.js';
import type { AccountValue } from '../../evm/answers.js';
import type { EvmRules } from '../../evm/rules.js';

/** What a message is checked against, besides its sender and the rules of its fork. */
export interface CheckedAgainst {
  /** Wei. */
  baseFee: bigint;
  /** Gas used before the first instruction. */
  intrinsic: bigint;
  /** The least gas that the message pays. */
  floor: bigint;
  /** Adds the checks that geth omits for calls. */
  validate: boolean;
  /** Whether the chain forbids the message, which then fails before its value is checked. */
  refused: boolean;
}

/** Throws ExecutionError for a message that cannot be in a block. */
export function assertMayRun(
  message: GasBoundMessage,
  sender: Pick<AccountValue, 'balance' | 'nonce'>,
  { maxCreationBytes }: Pick<EvmRules, 'maxCreationBytes'>,
  { baseFee, intrinsic, floor, validate, refused }: CheckedAgainst,
): void {
  const pays = validate || !isFree(message.fees);
  if (validate) assertNonce(message, sender.nonce);
  if (pays) assertFees(message, baseFee);
  assertAuthorizations(message);
  if (pays || !refused) assertAffordable(message, sender.balance);
  const want = intrinsic > floor ? intrinsic : floor;
  if (message.gas < want) throw refusal('simulationIntrinsicGas', message, message.gas, want);
  assertInitCodeSize(message, maxCreationBytes);
  // A creation makes its address from the nonce, and the last nonce cannot be used (EIP-2681).
  if (message.to === null && sender.nonce === MAX_NONCE) throw executionRefused('nonce uint64 overflow');
}

function assertNonce(message: Message, nonce: bigint): void {
  if (message.nonce === null || message.nonce === nonce) return;
  const name = message.nonce < nonce ? 'simulationNonceTooLow' : 'simulationNonceTooHigh';
  throw refusal(name, message, message.nonce, nonce);
}

/** EIP-7702: such a transaction has a recipient and at least one authorization. */
function assertAuthorizations({ authorizationList, to, from }: Message): void {
  if (authorizationList === null) return;
  if (to === null) throw executionRefused(`EIP-7702 transaction cannot be used to create contract (sender ${from})`);
  if (authorizationList.length === 0)
    throw executionRefused(`EIP-7702 transaction with empty auth list (sender ${from})`);
}

function assertInitCodeSize({ to, data: input }: Message, maxInitCodeBytes: number | null): void {
  if (maxInitCodeBytes === null) return;
  if (!exceedsInitCode({ to, input }, { shanghai: true, maxInitCodeBytes })) return;
  throw executionError('simulationInitCodeTooLarge', { size: input.length, limit: maxInitCodeBytes });
}

function refusal(
  name: 'simulationNonceTooLow' | 'simulationNonceTooHigh' | 'simulationIntrinsicGas',
  message: Message,
  have: bigint,
  want: bigint,
): ExecutionError {
  return executionError(name, { address: message.from, have: have.toString(), want: want.toString() });
}
