import {
  QueryParamsRequestSchema,
  QueryParamsResponseSchema,
} from '../../generated/proto/cosmos/evm/vm/v1/query_pb.js';
import { QueryParamsResponseSchema as EthermintParamsResponseSchema } from '../../generated/proto/ethermint/evm/v1/evm_pb.js';
import type { Address } from '../../generated/types.js';
import { normalizeAddress } from '../evm/hex.js';
import type { Dialect } from '../chain/tx/dialect.js';
import type { ApplicationQueries } from './queries/applicationQueries.js';
import type { QuestionCache } from './questionCache.js';

export interface PrecompileParts {
  queries: ApplicationQueries;
  cache: QuestionCache;
  dialect: Pick<Dialect, 'package'>;
}

/** The addresses at which the chain answers calls itself (staking, bank, …) at a height, by the EVM module's `active_static_precompiles`. */
export async function activePrecompiles(
  { queries, cache, dialect }: PrecompileParts,
  height: number,
  signal?: AbortSignal,
): Promise<readonly Address[]> {
  const response = dialect.package === 'cosmos.evm.vm.v1' ? QueryParamsResponseSchema : EthermintParamsResponseSchema;
  const ask = async (shared: AbortSignal): Promise<Address[]> => {
    const { params } = await queries.askEvm('Params', [QueryParamsRequestSchema, {}], response, height, shared);
    const active = params !== undefined && 'activeStaticPrecompiles' in params ? params.activeStaticPrecompiles : [];
    return active.map(normalizeAddress);
  };
  return cache.answer(height, 'active precompiles', ask, (addresses) => addresses.length * 42, signal);
}
