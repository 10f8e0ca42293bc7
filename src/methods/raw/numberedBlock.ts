import { heightOf } from '../../chain/blockParameter.js';
import type { Blocks } from '../../chain/blocks.js';
import { rpcError } from '../../jsonrpc/errors.js';

/** What a question about a number answers; throws `block #7 not found` where it is null. */
export async function foundAt<T>(
  number: string | number,
  blocks: Pick<Blocks, 'head' | 'earliest'>,
  ask: (height: number) => Promise<T | null>,
): Promise<T> {
  const found = await ask(heightOf(String(number), blocks));
  if (found === null) throw rpcError('resourceNotFound', { resource: `block #${BigInt(number)}` });
  return found;
}
