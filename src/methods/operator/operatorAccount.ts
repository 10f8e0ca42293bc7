import type { Caller } from '../../caller/caller.js';
import type { Address } from '../../../generated/types.js';
import { ResourceNotFound } from '../../chain/errors.js';
import type { Services } from '../services.js';

/** Operator account of the node's validator. Rejects with ResourceNotFound for a node that is none. */
export async function operatorAccount(
  { node, state, blocks }: Pick<Services, 'node' | 'state' | 'blocks'>,
  caller: Caller,
): Promise<Address> {
  const { validatorAddress } = await node.status(caller);
  const operator = await state.operatorOf(validatorAddress, blocks.head(), caller);
  if (operator === null) throw new ResourceNotFound('operator account (the node is not a validator)');
  return operator;
}
