/** The form of the tables of `dev_*` methods. */
import type {
  DevelopmentMethod,
  DevelopmentParams,
  DevelopmentResult,
  MiningState,
} from '../../../../chain/development/developmentProtocol.js';
import type { NodeParts } from '../../nodeParts.js';
import type { RpcMethod } from '../../server/rpcMethod.js';

/** Methods take their parameters as any JSON and decode them here, so that an error can name the parameter. */
type JsonParameters<Params> = { [Name in keyof Params as string extends Name ? never : Name]-?: 'json' };

/** A method that is missing here, or whose result is not the protocol's, does not compile. */
export type DevelopmentMethods<M extends DevelopmentMethod = DevelopmentMethod> = {
  [Name in M]: RpcMethod<JsonParameters<DevelopmentParams<Name>>, DevelopmentResult<Name>>;
};

/** When the chain makes blocks by itself. */
export function miningState({ miner }: NodeParts): MiningState {
  const { automine, intervalMs } = miner.mode;
  return { automine, intervalSeconds: intervalMs / 1000 };
}
