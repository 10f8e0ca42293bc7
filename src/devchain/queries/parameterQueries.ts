import { Query as ConsensusQuery } from '../../../generated/proto/cosmos/consensus/v1/query_pb.js';
import { Query as FeeMarketQuery } from '../../../generated/proto/cosmos/evm/feemarket/v1/query_pb.js';
import { Query as EvmQuery } from '../../../generated/proto/cosmos/evm/vm/v1/query_pb.js';
import { WEI } from '../../chain/fees/feeMarket.js';
import { hasFork } from '../app/devChainConfig.js';
import { type HandlerEntry, unary, type QueriedChain } from './queryHandler.js';

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
export const parameterQueries: readonly HandlerEntry[] = [
  unary(EvmQuery.method.params, (_, { chain }) => ({
    params: {
      evmDenom: chain.config.denom,
      // Every account may create and call.
      accessControl: { create: {}, call: {} },
      activeStaticPrecompiles: [...chain.config.activePrecompiles],
      ...(chain.config.profile.hasExtendedParameters && {
        historyServeWindow: HISTORY_SERVE_WINDOW,
        extendedDenomOptions: { extendedDenom: chain.config.denom },
      }),
    },
  })),

  unary(EvmQuery.method.config, (_, { chain }) => ({
    config: chainConfig(chain),
  })),

  unary(EvmQuery.method.baseFee, (_, { block }) => ({
    baseFee: (block.storedBaseFeeScaled / WEI).toString(),
  })),

  unary(EvmQuery.method.globalMinGasPrice, (_, { chain }) => ({
    minGasPrice: (chain.config.minGasPriceScaled / WEI).toString(),
  })),

  unary(FeeMarketQuery.method.params, (_, { chain, block }) => {
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

  unary(FeeMarketQuery.method.baseFee, (_, { block }) => ({
    baseFee: block.storedBaseFeeScaled.toString(),
  })),

  unary(FeeMarketQuery.method.blockGas, (_, { block }) => ({
    gas: block.blockGas,
  })),

  unary(ConsensusQuery.method.params, (_, { chain, height }) => ({
    params: {
      block: { maxBytes: MAX_BLOCK_BYTES, maxGas: chain.gasLimitAt(height) },
      evidence: EVIDENCE,
      validator: { pubKeyTypes: ['ed25519'] },
      version: {},
      abci: {},
      // Releases of cosmos/evm v0.3 lack this field, as they lack the last two parameters of the EVM module.
      ...(chain.config.profile.hasExtendedParameters && { authority: {} }),
    },
  })),
];

/** The base fee of the block after a height, wei times 10^18. */
export function baseFeeAfterScaled(chain: QueriedChain, height: number): bigint {
  return chain.blockRecord(height + 1)?.baseFeeScaled ?? chain.nextBaseFeeScaled();
}

/** All forks up to the chain's are active from the first block; later ones are absent. */
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
    ...(hasFork(config, 'shanghai') && { shanghaiTime: on }),
    ...(hasFork(config, 'cancun') && { cancunTime: on }),
    ...(hasFork(config, 'prague') && { pragueTime: on }),
  };
}
