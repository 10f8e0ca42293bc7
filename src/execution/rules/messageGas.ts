/** The gas of a message before any code runs. */
import { floorDataGas, intrinsicGas } from '../../ethereum/transaction/intrinsicGas.js';
import type { Message } from '../transition/message.js';
import type { EvmRules } from '../../evm/rules.js';

type ChargedMessage = Pick<Message, 'to' | 'data' | 'accessList' | 'authorizationList'>;

/** Gas used before the first instruction. */
export function intrinsicGasOf(message: ChargedMessage, { eips }: EvmRules): bigint {
  const { to, data: input, accessList, authorizationList } = message;
  return intrinsicGas({ to, input, accessList, authorizationList }, { shanghai: eips.has(3860) });
}

/** The least gas that a transaction with this call data must offer (EIP-7623); 0 before Prague. */
export function floorGasOf({ data: input }: Pick<Message, 'data'>, { eips }: EvmRules): bigint {
  return eips.has(7623) ? floorDataGas({ input }) : 0n;
}

/** The least gas that such a transaction pays. Some nodes check only the gas limit against the floor. */
export function billedFloorOf(message: Pick<Message, 'data'>, rules: EvmRules): bigint {
  return rules.billsFloor ? floorGasOf(message, rules) : 0n;
}
