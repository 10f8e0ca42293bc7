/** The gas of a message before any code runs, under the rules of a fork. */
import { Hardfork, type Common } from '@ethereumjs/common';
import { floorDataGas, intrinsicGas } from '../../evm/transaction/intrinsicGas.js';
import type { Message } from '../transition/message.js';

/** Gas that is used up before the first instruction. */
export function intrinsicGasOf(message: Message, rules: Common): bigint {
  const { to, data: input, accessList, authorizationList } = message;
  return intrinsicGas({ to, input, accessList, authorizationList }, { shanghai: rules.gteHardfork(Hardfork.Shanghai) });
}

/** The least gas that a transaction with this call data pays (EIP-7623); 0 before Prague. */
export function floorGasOf({ data: input }: Message, rules: Common): bigint {
  return rules.gteHardfork(Hardfork.Prague) ? floorDataGas({ input }) : 0n;
}
