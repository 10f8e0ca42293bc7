import type { Caller } from '../../caller/caller.js';
import { Query as PreciseBankQuery } from '../../../generated/proto/cosmos/evm/precisebank/v1/query_pb.js';
import { Query as CosmosEvmQuery } from '../../../generated/proto/cosmos/evm/vm/v1/query_pb.js';
import {
  ChainConfigSchema,
  ChainConfigWithTimesSchema,
  type ChainConfig as EthermintChainConfig,
  type Params as EthermintParams,
} from '../../../generated/proto/ethermint/evm/v1/evm_pb.js';
import { Query as EthermintQuery } from '../../../generated/proto/ethermint/evm/v1/query_pb.js';
import { MalformedAnswer, QueryUnknown } from '../../chain/chainErrors.js';
import type { ForkSchedule } from '../../chain/state.js';
import { decodeProtobuf, type ApplicationQueries } from '../queries/applicationQueries.js';

/**
 * Denomination, chain id and forks of a chain, from the EVM module's Config query; without it (Ethermint, Evmos to
 * about v16, Cronos) from Params and the text chain id.
 */
export interface EvmModuleConfig {
  /** As in ChainProfile. */
  feeDenom: string | null;
  forks: ForkSchedule;
}

const NO_FORKS = { londonBlock: null, shanghaiTime: null, cancunTime: null, pragueTime: null, osakaTime: null };

/** The configuration of cosmos/evm. Fees use the extended denomination where the coin has fewer than 18 decimals. */
export async function readCosmosEvmConfig(queries: ApplicationQueries, caller: Caller): Promise<EvmModuleConfig> {
  const [{ config }, { params }] = await Promise.all([
    queries.ask(CosmosEvmQuery.method.config, {}, 0, caller),
    queries.ask(CosmosEvmQuery.method.params, {}, 0, caller),
  ]);
  if (config === undefined || params === undefined) throw new MalformedAnswer('Config: empty');
  const denom = config.denom === '' ? params.evmDenom : config.denom;
  const decimals = Number(config.decimals) === 0 ? 18 : Number(config.decimals);
  const extended = params.extendedDenomOptions?.extendedDenom ?? '';
  return {
    feeDenom: decimals === 18 ? denom : extended || (await denomOfRemainder(queries, caller)),
    forks: {
      chainId: config.chainId,
      denom,
      decimals,
      ...activations(config),
    },
  };
}

/** The extended denomination, for which cosmos/evm v0.2 and v0.3 have no parameter. Null without x/precisebank. */
async function denomOfRemainder(queries: ApplicationQueries, caller: Caller): Promise<string | null> {
  try {
    const { remainder } = await queries.ask(PreciseBankQuery.method.remainder, {}, 0, caller);
    return remainder?.denom || null;
  } catch (error) {
    if (error instanceof QueryUnknown) return null;
    throw error;
  }
}

/**
 * The configuration of Ethermint and the Evmos line. `shanghai_block` and `cancun_block` do not say what the EVM can do
 * (a recorded chain has both at 0, but neither MCOPY nor a limit on init code), so these forks are off.
 */
export async function readEthermintConfig(
  queries: ApplicationQueries,
  cometChainId: string,
  caller: Caller,
): Promise<EvmModuleConfig> {
  const [params, served] = await Promise.all([
    askEthermintParams(queries, caller),
    askEthermintConfig(queries, caller),
  ]);
  const config = served ?? decodeProtobuf('Params.chain_config', ChainConfigSchema, params.chainConfig);
  const denom = config.denom === '' ? params.evmDenom : config.denom;
  if (denom === '') throw new MalformedAnswer('Params: no denomination of the EVM');
  const chainId = config.chainId === 0n ? chainIdOf(cometChainId) : config.chainId;
  const decimals = config.decimals === 0n ? 18 : Number(config.decimals);
  const londonBlock = activation(config.londonBlock);
  return { feeDenom: denom, forks: { ...NO_FORKS, chainId, denom, decimals, londonBlock } };
}

/** The configuration of the Cronos line, which has no Config query and keeps fork times in Params. */
export async function readCronosConfig(
  queries: ApplicationQueries,
  cometChainId: string,
  caller: Caller,
): Promise<EvmModuleConfig> {
  const params = await askEthermintParams(queries, caller);
  const config = decodeProtobuf('Params.chain_config', ChainConfigWithTimesSchema, params.chainConfig);
  return {
    feeDenom: params.evmDenom,
    forks: {
      chainId: chainIdOf(cometChainId),
      denom: params.evmDenom,
      decimals: 18,
      ...activations(config),
    },
  };
}

async function askEthermintParams(queries: ApplicationQueries, caller: Caller): Promise<EthermintParams> {
  const { params } = await queries.ask(EthermintQuery.method.params, {}, 0, caller);
  if (params === undefined) throw new MalformedAnswer('Params: empty');
  return params;
}

/** Undefined where the release has no Config query. */
async function askEthermintConfig(
  queries: ApplicationQueries,
  caller: Caller,
): Promise<EthermintChainConfig | undefined> {
  try {
    return (await queries.ask(EthermintQuery.method.config, {}, 0, caller)).config;
  } catch (error) {
    if (error instanceof QueryUnknown) return undefined;
    throw error;
  }
}

/** The EIP-155 number in a text id: `evmos_9001-2` is 9001. Only Ethermint promises it. Throws MalformedAnswer. */
export function chainIdOf(cometChainId: string): bigint {
  const match = /_(\d{1,18})-\d+$/.exec(cometChainId);
  if (match === null) throw new MalformedAnswer(`chain id ${cometChainId}: carries no EIP-155 number`);
  return BigInt(match[1] ?? '');
}

type Activation = Exclude<keyof ForkSchedule, 'chainId' | 'denom' | 'decimals'>;

function activations(config: Record<Activation, string>): Pick<ForkSchedule, Activation> {
  const { londonBlock, shanghaiTime, cancunTime, pragueTime, osakaTime } = config;
  return {
    londonBlock: activation(londonBlock),
    shanghaiTime: activation(shanghaiTime),
    cancunTime: activation(cancunTime),
    pragueTime: activation(pragueTime),
    osakaTime: activation(osakaTime),
  };
}

/** A height or time from decimal text; null, for a fork that is off, where the text is absent. */
function activation(text: string): bigint | null {
  return /^\d{1,20}$/.test(text) ? BigInt(text) : null;
}
