import type {
  DevelopmentMethod,
  DevelopmentParams,
  DevelopmentResult,
  MiningState,
} from '../../../../chain/development/developmentProtocol.js';
import type { NodeParts } from '../../nodeParts.js';
import { rpcMethod, type RpcMethod } from '../../server/rpcCalls.js';

/** Methods take their parameters as any JSON and decode them here, so that an error can name the parameter. */
type JsonParameters<Params> = { [Name in keyof Params as string extends Name ? never : Name]-?: 'json' };

/** A method that is missing here, or whose result is not the protocol's, does not compile. */
export type DevelopmentMethods = {
  [Name in DevelopmentMethod]: RpcMethod<JsonParameters<DevelopmentParams<Name>>, DevelopmentResult<Name>>;
};

/** The decoders of a method's parameters, each called with the name and the JSON value of its parameter. */
export type Decoders = Record<string, (name: string, value: unknown) => unknown>;

/** What the decoders return, by name. */
export type Decoded<D extends Decoders> = { [Name in keyof D]: ReturnType<D[Name]> };

/** A method that gets its parameters decoded. */
export function devMethod<D extends Decoders, Result>(
  decoders: D,
  answer: (args: Decoded<D>) => Result | Promise<Result>,
): RpcMethod<{ [Name in keyof D]: 'json' }, Result> {
  const names = Object.keys(decoders);
  // Each name has the kind `json`.
  const parameters = Object.fromEntries(names.map((name) => [name, 'json'])) as { [Name in keyof D]: 'json' };
  return rpcMethod(parameters, (json: Record<string, unknown>) => {
    const args = Object.entries(decoders).map(([name, decode]) => [name, decode(name, json[name])]);
    // Each name has the value that its decoder returns.
    return answer(Object.fromEntries(args) as Decoded<D>);
  });
}

/** When the chain makes blocks by itself. */
export function miningState({ miner }: NodeParts): MiningState {
  const { automine, intervalMs } = miner.mode;
  return { automine, intervalSeconds: intervalMs / 1000 };
}
