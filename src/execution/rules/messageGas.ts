/** The gas of a message before any code runs, under the rules of a fork. */
import type { Common } from '@ethereumjs/common';
import { floorDataGas, intrinsicGas } from '../../ethereum/transaction/intrinsicGas.js';
import type { Message } from '../transition/message.js';
import { ProbedRules } from './nodeRules.js';

/** Gas used before the first instruction. */
export function intrinsicGasOf(message: Message, rules: Common): bigint {
  const { to, data: input, accessList, authorizationList } = message;
  return intrinsicGas({ to, input, accessList, authorizationList }, { shanghai: rules.isActivatedEIP(3860) });
}

/** The least gas that a transaction with this call data must offer (EIP-7623); 0 before Prague. */
export function floorGasOf({ data: input }: Message, rules: Common): bigint {
  return rules.isActivatedEIP(7623) ? floorDataGas({ input }) : 0n;
}

/** The least gas that such a transaction pays. Some nodes check only the gas limit against the floor. */
export function billedFloorOf(message: Message, rules: Common): bigint {
  return rules instanceof ProbedRules && !rules.node.billsFloor ? 0n : floorGasOf(message, rules);
}
