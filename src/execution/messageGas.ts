/** What a message costs before any code runs, and at the least, under the rules of a fork. */
import { Hardfork, type Common } from '@ethereumjs/common';
import { floorDataGas, intrinsicGas as intrinsicGasOf } from '../evm/intrinsicGas.js';
import type { Message } from './message.js';

/** Gas that is used up before the first instruction. */
export function intrinsicGas(message: Message, rules: Common): bigint {
  const { to, data: input, accessList, authorizationList } = message;
  const charged = { to, input, accessList: accessList ?? null, authorizationList: authorizationList ?? null };
  return intrinsicGasOf(charged, { shanghai: rules.gteHardfork(Hardfork.Shanghai) });
}

/** The least a transaction pays for its call data (EIP-7623); 0 before Prague. */
export function floorGas({ data: input }: Message, rules: Common): bigint {
  return rules.gteHardfork(Hardfork.Prague) ? floorDataGas({ input }) : 0n;
}
