import {
  QueryParamsRequestSchema as ConsensusParamsRequestSchema,
  QueryParamsResponseSchema as ConsensusParamsResponseSchema,
} from '../../../generated/proto/cosmos/consensus/v1/query_pb.js';
import {
  QueryBaseFeeRequestSchema as MarketBaseFeeRequestSchema,
  QueryBaseFeeResponseSchema as MarketBaseFeeResponseSchema,
  QueryBlockGasRequestSchema,
  QueryBlockGasResponseSchema,
  QueryParamsRequestSchema as MarketParamsRequestSchema,
  QueryParamsResponseSchema as MarketParamsResponseSchema,
} from '../../../generated/proto/cosmos/evm/feemarket/v1/query_pb.js';
import {
  QueryBaseFeeRequestSchema,
  QueryBaseFeeResponseSchema,
  QueryConfigRequestSchema,
  QueryConfigResponseSchema,
  QueryGlobalMinGasPriceRequestSchema,
  QueryGlobalMinGasPriceResponseSchema,
  QueryParamsRequestSchema,
  QueryParamsResponseSchema,
} from '../../../generated/proto/cosmos/evm/vm/v1/query_pb.js';
import { WEI } from '../../chain/feeMarket.js';
import { type Handlers, unary } from './queryHandler.js';
import type { QueriedChain } from './queriedChain.js';

const EVM = '/cosmos.evm.vm.v1.Query/';
const MARKET = '/cosmos.evm.feemarket.v1.Query/';

/** The default of a new chain; nothing here depends on it. */
const HISTORY_SERVE_WINDOW = 8192n;

/** CometBFT's defaults of consensus parameters. */
const MAX_BLOCK_BYTES = 22_020_096n;
const EVIDENCE = {
  maxAgeNumBlocks: 100_000n,
  maxAgeDuration: { seconds: 172_800n, nanos: 0 },
  maxBytes: 1_048_576n,
};

/** The queries for parameters and fees of the EVM module, the fee market and consensus. */
export const parameterQueries: Handlers = {
  [`${EVM}Params`]: unary(QueryParamsRequestSchema, QueryParamsResponseSchema, (_, { chain }) => ({
    params: {
      evmDenom: chain.config.denom,
      // Open: anybody may create and call.
      accessControl: { create: {}, call: {} },
      activeStaticPrecompiles: [...chain.config.activePrecompiles],
      ...(chain.config.dialect === 'cosmosEvm04' && {
        historyServeWindow: HISTORY_SERVE_WINDOW,
        extendedDenomOptions: { extendedDenom: chain.config.denom },
      }),
    },
  })),

  [`${EVM}Config`]: unary(QueryConfigRequestSchema, QueryConfigResponseSchema, (_, { chain }) => ({
    config: chainConfig(chain),
  })),

  [`${EVM}BaseFee`]: unary(QueryBaseFeeRequestSchema, QueryBaseFeeResponseSchema, (_, { block }) => ({
    baseFee: (block.storedBaseFeeScaled / WEI).toString(),
  })),

  [`${EVM}GlobalMinGasPrice`]: unary(
    QueryGlobalMinGasPriceRequestSchema,
    QueryGlobalMinGasPriceResponseSchema,
    (_, { chain }) => ({ minGasPrice: (chain.config.minGasPriceScaled / WEI).toString() }),
  ),

  [`${MARKET}Params`]: unary(MarketParamsRequestSchema, MarketParamsResponseSchema, (_, { chain, block }) => {
    const { baseFeeChangeDenominator, elasticityMultiplier, minGasPriceScaled, minGasMultiplierScaled } = chain.config;
    return {
      params: {
        baseFeeChangeDenominator,
        elasticityMultiplier,
        baseFee: block.storedBaseFeeScaled.toString(),
        minGasPrice: minGasPriceScaled.toString(),
        minGasMultiplier: minGasMultiplierScaled.toString(),
      },
    };
  }),

  [`${MARKET}BaseFee`]: unary(MarketBaseFeeRequestSchema, MarketBaseFeeResponseSchema, (_, { block }) => ({
    baseFee: block.storedBaseFeeScaled.toString(),
  })),

  [`${MARKET}BlockGas`]: unary(QueryBlockGasRequestSchema, QueryBlockGasResponseSchema, (_, { block }) => ({
    gas: block.blockGas,
  })),

  ['/cosmos.consensus.v1.Query/Params']: unary(
    ConsensusParamsRequestSchema,
    ConsensusParamsResponseSchema,
    (_, { chain }) => ({
      params: {
        block: { maxBytes: MAX_BLOCK_BYTES, maxGas: chain.config.gasLimit },
        evidence: EVIDENCE,
        validator: { pubKeyTypes: ['ed25519'] },
        version: {},
        abci: {},
        // Releases of cosmos/evm v0.3 lack this field, as they lack the last two parameters of the EVM module.
        ...(chain.config.dialect === 'cosmosEvm04' && { authority: {} }),
      },
    }),
  ),
};

/** The base fee of the block after a height, wei times 10^18. */
export function baseFeeAfterScaled(chain: QueriedChain, height: number): bigint {
  return chain.blockRecord(height + 1)?.baseFeeScaled ?? chain.nextBaseFeeScaled();
}

/** All forks up to Prague are active from the first block; later ones are absent. */
function chainConfig({ config }: QueriedChain) {
  const on = '0';
  return {
    homesteadBlock: on,
    daoForkBlock: on,
    daoForkSupport: true,
    eip150Block: on,
    eip155Block: on,
    eip158Block: on,
    byzantiumBlock: on,
    constantinopleBlock: on,
    petersburgBlock: on,
    istanbulBlock: on,
    muirGlacierBlock: on,
    berlinBlock: on,
    londonBlock: on,
    arrowGlacierBlock: on,
    grayGlacierBlock: on,
    mergeNetsplitBlock: on,
    chainId: config.evmChainId,
    denom: config.denom,
    decimals: BigInt(config.decimals),
    shanghaiTime: on,
    cancunTime: on,
    pragueTime: on,
  };
}
