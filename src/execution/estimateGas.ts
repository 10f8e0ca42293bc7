/** Runs eth_estimateGas: finds by bisection the lowest gas limit with which a message succeeds. */
import type { Message as EvmMessage } from '@ethereumjs/evm';
import { createAddressFromString } from '@ethereumjs/util';
import type { EstimateOutcome } from '../chain/state.js';
import { GETH_MESSAGES } from '../ethereum/gethMessages.js';
import { encodeData } from '../ethereum/hex.js';
import { TRANSFER_GAS } from '../ethereum/transaction/intrinsicGas.js';
import type { BlockContext } from './blockContext.js';
import { tryMessage } from './call.js';
import { floorGasOf, intrinsicGasOf } from './rules/messageGas.js';
import type { EvmHost } from './state/evmHost.js';
import type { Message } from './transition/message.js';
import { allowanceExceeded, gasAllowance } from './transition/price.js';
import { asEstimateRefusal } from './refusals/refusals.js';
import { GAS } from './tracers/opcodes.js';
import type { Transition } from './transition/transition.js';

/** Free gas of the callee in a call that moves value. */
const CALL_STIPEND = 2300n;

/** Instructions, and the first byte of a delegation. */
const PUSH1 = 0x60;
const PUSH32 = 0x7f;
const DELEGATION = 0xef;

/** The estimate is exact to the unit. Throws ExecutionError when no gas limit within the allowance is enough. */
export async function estimateGas(
  host: EvmHost,
  block: BlockContext,
  message: Message,
  gasCap: bigint,
): Promise<EstimateOutcome> {
  const sender = await host.state.getAccount(createAddressFromString(message.from));
  const allowance = gasAllowance(message, { balance: sender?.balance ?? 0n, block, gasCap });
  const attempt = attemptsOf(host, block, message);
  if (await isTransfer(host, message)) {
    const transfer = await attempt.with(TRANSFER_GAS);
    if (transfer?.vmError === '') return { gas: TRANSFER_GAS };
  }

  const first = await attempt.with(allowance);
  if (first === null || isOutOfGas(first.vmError)) throw allowanceExceeded(allowance);
  if (first.vmError !== '') return { vmError: first.vmError, returnData: encodeData(first.returnData) };
  return { gas: await bisect(attempt, first, allowance) };
}

function isOutOfGas(vmError: string): boolean {
  return vmError === GETH_MESSAGES.outOfGas || vmError.startsWith(`${GETH_MESSAGES.outOfGas}: `);
}

type Attempts = ReturnType<typeof attemptsOf>;

function attemptsOf(host: EvmHost, block: BlockContext, message: Message) {
  const { common: rules, events } = host.evm;
  const [intrinsic, floor] = [intrinsicGasOf(message, rules), floorGasOf(message, rules)];
  let calls = 0;
  const count = ({ depth }: EvmMessage): void => void (calls += depth > 0 ? 1 : 0);
  return {
    /** Whether the last attempt made calls. */
    madeCalls: () => calls > 0,

    /** Whether the message's own code may read the gas left; true when uncertain. */
    async mayReadGas(): Promise<boolean> {
      const { to, data, authorizationList } = message;
      if (authorizationList !== null) return true;
      const code = to === null ? data : await host.state.getCode(createAddressFromString(to));
      // Precompiles have no code, and delegations (EIP-7702) run that of another account.
      return code.length === 0 || code[0] === DELEGATION || hasInstruction(code, GAS);
    },

    /** Null when the gas does not cover the intrinsic cost. */
    async with(gas: bigint): Promise<Transition | null> {
      if (gas < intrinsic || gas < floor) return null;
      calls = 0;
      events.on('beforeMessage', count);
      try {
        return await tryMessage(host, block, { ...message, gas }, { wording: asEstimateRefusal });
      } finally {
        events.off('beforeMessage', count);
      }
    },

    async succeeds(gas: bigint): Promise<boolean> {
      return (await this.with(gas))?.vmError === '';
    },
  };
}

async function bisect(attempt: Attempts, first: Transition, allowance: bigint): Promise<bigint> {
  let tooLow = first.gasUsed - 1n;
  let enough = allowance;
  // A message without calls needs just the gas that it used: two tries at most show it, instead of some ten.
  if (first.maxUsedGas < enough) {
    const isFixed = !attempt.madeCalls() && !(await attempt.mayReadGas());
    if (!(await attempt.succeeds(first.maxUsedGas))) tooLow = first.maxUsedGas;
    // With less, code that does not see its gas does the same and runs out of it.
    else if (isFixed) return first.maxUsedGas;
    else if (await attempt.succeeds(first.maxUsedGas - 1n)) enough = first.maxUsedGas - 1n;
    else return first.maxUsedGas;
  }
  // Most calls need the gas they used plus what calls hold back (EIP-150): one try there saves most of the search.
  const likely = ((first.maxUsedGas + CALL_STIPEND) * 64n) / 63n;
  if (likely < enough) {
    if (await attempt.succeeds(likely)) enough = likely;
    else tooLow = likely;
  }
  while (tooLow + 1n < enough) {
    let middle = (enough + tooLow) / 2n;
    // Results lie near the lower end, and low limits are cheap to try.
    if (middle > tooLow * 2n) middle = tooLow * 2n;
    if (await attempt.succeeds(middle)) enough = middle;
    else tooLow = middle;
  }
  return enough;
}

function hasInstruction(code: Uint8Array, instruction: number): boolean {
  for (let at = 0; at < code.length; at++) {
    const found = code[at] ?? 0;
    if (found === instruction) return true;
    if (found >= PUSH1 && found <= PUSH32) at += found - PUSH1 + 1;
  }
  return false;
}

async function isTransfer({ state }: EvmHost, message: Message): Promise<boolean> {
  if (message.to === null || message.data.length > 0) return false;
  if (message.accessList !== null || message.authorizationList !== null) return false;
  return (await state.getCode(createAddressFromString(message.to))).length === 0;
}
