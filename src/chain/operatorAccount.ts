import type { Address } from '../../generated/types.js';
import type { Caller } from '../caller/caller.js';
import type { Blocks } from './blocks.js';
import { ResourceNotFound } from './chainErrors.js';
import type { Node } from './node.js';
import type { State } from './state.js';

/** Operator account of the node's validator. Rejects with ResourceNotFound for any other node. */
export async function operatorAccount(
  parts: { node: Pick<Node, 'status'>; state: Pick<State, 'operatorOf'>; blocks: Pick<Blocks, 'head'> },
  caller: Caller,
): Promise<Address> {
  const { validatorAddress } = await parts.node.status(caller);
  const operator = await parts.state.operatorOf(validatorAddress, parts.blocks.head(), caller);
  if (operator === null) throw new ResourceNotFound('operator account (the node is not a validator)');
  return operator;
}
