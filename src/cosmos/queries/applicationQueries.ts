/**
 * The application's queries, each as a function of plain values: encodes the request, asks through either door, decodes the answer and checks
 * it. Nothing is kept or decided here; `state.ts` does that.
 */
import type { DescMessage, MessageShape } from '@bufbuild/protobuf';

import type { Address, Bytes32, Data, Hash } from '../../../generated/types.js';
import {
  Bech32PrefixRequestSchema,
  Bech32PrefixResponseSchema,
} from '../../../generated/proto/cosmos/auth/v1beta1/query_pb.js';
import {
  ConfigRequestSchema,
  ConfigResponseSchema,
  StatusRequestSchema,
  StatusResponseSchema,
} from '../../../generated/proto/cosmos/base/node/v1beta1/query_pb.js';
import {
  QueryParamsRequestSchema as FeeMarketParamsRequestSchema,
  QueryParamsResponseSchema as FeeMarketParamsResponseSchema,
} from '../../../generated/proto/cosmos/evm/feemarket/v1/query_pb.js';
import {
  EstimateGasResponseSchema,
  EthCallRequestSchema,
  QueryAccountRequestSchema,
  QueryAccountResponseSchema,
  QueryBaseFeeRequestSchema,
  QueryBaseFeeResponseSchema,
  QueryCodeRequestSchema,
  QueryCodeResponseSchema,
  QueryCosmosAccountRequestSchema,
  QueryCosmosAccountResponseSchema,
  QueryGlobalMinGasPriceRequestSchema,
  QueryGlobalMinGasPriceResponseSchema,
  QueryStorageRequestSchema,
  QueryStorageResponseSchema,
  QueryValidatorAccountRequestSchema,
  QueryValidatorAccountResponseSchema,
} from '../../../generated/proto/cosmos/evm/vm/v1/query_pb.js';
import { MsgEthereumTxResponseSchema } from '../../../generated/proto/cosmos/evm/vm/v1/tx_pb.js';
import { MsgEthereumTxResponseSchema as EthermintResponseSchema } from '../../../generated/proto/ethermint/evm/v1/evm_pb.js';
import { MalformedAnswer } from '../../chain/errors.js';
import type { Queries } from '../../chain/node.js';
import type { Account, CallOutcome, EstimateOutcome, FeeMarket } from '../../chain/state.js';
import { encodeData } from '../../evm/hex.js';
import type { Dialect } from '../../chain/tx/dialect.js';
import { askProtobuf } from './protobufQuery.js';
import type { ProtobufRequest } from './protobufQuery.js';

/** A call as the node takes it. */
export interface NodeCall {
  /** JSON of the call object. */
  args: string;
  /** Most gas of the call, and what it gets when it names none. */
  gasCap: bigint;
  chainId: bigint;
  /** JSON of the state overrides, or empty. */
  overrides: string;
}

export class ApplicationQueries {
  readonly #queries: Queries;
  /** Where the EVM module and its fee market are. */
  readonly #packages: Pick<Dialect, 'package' | 'feeMarketPackage'>;

  constructor(queries: Queries, packages: Pick<Dialect, 'package' | 'feeMarketPackage'>) {
    this.#queries = queries;
    this.#packages = packages;
  }

  /** A query of the EVM module. */
  askEvm<Req extends DescMessage, Res extends DescMessage>(
    method: string,
    request: ProtobufRequest<Req>,
    response: Res,
    height: number,
    signal?: AbortSignal,
  ): Promise<MessageShape<Res>> {
    return askProtobuf(this.#queries, `/${this.#packages.package}.Query/${method}`, request, response, height, signal);
  }

  async account(address: string, height: number, signal?: AbortSignal): Promise<Account> {
    const answer = await this.askEvm(
      'Account',
      [QueryAccountRequestSchema, { address }],
      QueryAccountResponseSchema,
      height,
      signal,
    );
    return {
      balance: decimal(answer.balance, 'balance'),
      nonce: answer.nonce,
      codeHash: word(answer.codeHash, 'code_hash') as string as Hash,
    };
  }

  async code(address: string, height: number, signal?: AbortSignal): Promise<Data> {
    const { code } = await this.askEvm(
      'Code',
      [QueryCodeRequestSchema, { address }],
      QueryCodeResponseSchema,
      height,
      signal,
    );
    return encodeData(code);
  }

  /** `key` must be hex: a node reads slot 0 for anything else. */
  async storage(address: string, key: string, height: number, signal?: AbortSignal): Promise<Bytes32> {
    const { value } = await this.askEvm(
      'Storage',
      [QueryStorageRequestSchema, { address, key }],
      QueryStorageResponseSchema,
      height,
      signal,
    );
    return word(value, 'value');
  }

  /** Gas really used is told by releases from cosmos/evm v0.5 and by the Cronos line, in different fields. */
  async call(call: NodeCall, height: number, signal?: AbortSignal): Promise<CallOutcome> {
    const request = callRequest(call);
    if (this.#packages.package === 'ethermint.evm.v1') {
      const answer = await this.askEvm('EthCall', request, EthermintResponseSchema, height, signal);
      return callOutcome(answer.ret, answer.vmError, answer.executionGasUsed);
    }
    const answer = await this.askEvm('EthCall', request, MsgEthereumTxResponseSchema, height, signal);
    return callOutcome(answer.ret, answer.vmError, answer.maxUsedGas);
  }

  async estimateGas(call: NodeCall, height: number, signal?: AbortSignal): Promise<EstimateOutcome> {
    const answer = await this.askEvm('EstimateGas', callRequest(call), EstimateGasResponseSchema, height, signal);
    if (answer.vmError !== '') return { vmError: answer.vmError, returnData: encodeData(answer.ret) };
    if (answer.gas === 0n) throw new MalformedAnswer('EstimateGas: neither gas nor an error');
    return { gas: answer.gas };
  }

  /** Bech32 address of a validator's operator account, by the bech32 text of its consensus address. */
  async validatorAccount(consAddress: string, height: number, signal?: AbortSignal): Promise<string> {
    const answer = await this.askEvm(
      'ValidatorAccount',
      [QueryValidatorAccountRequestSchema, { consAddress }],
      QueryValidatorAccountResponseSchema,
      height,
      signal,
    );
    return answer.accountAddress;
  }

  /** Bech32 form of an Ethereum address. */
  async cosmosAddress(address: Address, signal?: AbortSignal): Promise<string> {
    const answer = await this.askEvm(
      'CosmosAccount',
      [QueryCosmosAccountRequestSchema, { address }],
      QueryCosmosAccountResponseSchema,
      0,
      signal,
    );
    return answer.cosmosAddress;
  }

  /** The EVM module's own view of the base fee: wei, null while London is off. */
  async evmBaseFee(height: number, signal?: AbortSignal): Promise<bigint | null> {
    const { baseFee } = await this.askEvm(
      'BaseFee',
      [QueryBaseFeeRequestSchema, {}],
      QueryBaseFeeResponseSchema,
      height,
      signal,
    );
    return baseFee === '' ? null : decimal(baseFee, 'base_fee');
  }

  /** Wei. */
  async globalMinGasPrice(height: number, signal?: AbortSignal): Promise<bigint> {
    const answer = await this.askEvm(
      'GlobalMinGasPrice',
      [QueryGlobalMinGasPriceRequestSchema, {}],
      QueryGlobalMinGasPriceResponseSchema,
      height,
      signal,
    );
    return decimal(answer.minGasPrice, 'min_gas_price');
  }

  async feeMarket(height: number, signal?: AbortSignal): Promise<FeeMarket> {
    const path = `/${this.#packages.feeMarketPackage}.Query/Params`;
    const { params } = await askProtobuf(
      this.#queries,
      path,
      [FeeMarketParamsRequestSchema, {}],
      FeeMarketParamsResponseSchema,
      height,
      signal,
    );
    if (params === undefined) throw new MalformedAnswer(`${path}: no params`);
    return {
      noBaseFee: params.noBaseFee,
      elasticityMultiplier: params.elasticityMultiplier,
      baseFeeChangeDenominator: params.baseFeeChangeDenominator,
      enableHeight: Number(params.enableHeight),
      baseFeeScaled: decimal(params.baseFee, 'base_fee'),
      minGasPriceScaled: decimal(params.minGasPrice, 'min_gas_price'),
    };
  }

  /** The node's `minimum-gas-prices`, such as `0.1atest,0.2stake`; empty when it has none. */
  async nodeMinGasPrices(signal?: AbortSignal): Promise<string> {
    const path = '/cosmos.base.node.v1beta1.Service/Config';
    const answer = await askProtobuf(this.#queries, path, [ConfigRequestSchema, {}], ConfigResponseSchema, 0, signal);
    return answer.minimumGasPrice;
  }

  /** Lowest height whose state the node still has; null from applications before SDK 0.53, which do not tell it. */
  async earliestStateHeight(signal?: AbortSignal): Promise<number | null> {
    const path = '/cosmos.base.node.v1beta1.Service/Status';
    const answer = await askProtobuf(this.#queries, path, [StatusRequestSchema, {}], StatusResponseSchema, 0, signal);
    return answer.earliestStoreHeight === 0n ? null : Number(answer.earliestStoreHeight);
  }

  async bech32Prefix(signal?: AbortSignal): Promise<string> {
    const path = '/cosmos.auth.v1beta1.Query/Bech32Prefix';
    const answer = await askProtobuf(
      this.#queries,
      path,
      [Bech32PrefixRequestSchema, {}],
      Bech32PrefixResponseSchema,
      0,
      signal,
    );
    return answer.bech32Prefix;
  }
}

function callRequest(call: NodeCall): ProtobufRequest<typeof EthCallRequestSchema> {
  const text = new TextEncoder();
  // The proposer stays empty: the node then takes the proposer of the height.
  const { args, gasCap, chainId, overrides } = call;
  return [EthCallRequestSchema, { args: text.encode(args), gasCap, chainId, overrides: text.encode(overrides) }];
}

function callOutcome(returnData: Uint8Array, vmError: string, gasUsed: bigint): CallOutcome {
  return { returnData: encodeData(returnData), vmError, gasUsed: gasUsed === 0n ? null : gasUsed };
}

/** Decimal text; a zero left out is empty. */
function decimal(text: string, field: string): bigint {
  if (text === '') return 0n;
  if (!/^\d{1,100}$/.test(text))
    throw new MalformedAnswer(`${field}: expected a decimal number, got ${text.slice(0, 80)}`);
  return BigInt(text);
}

/** `0x` and 64 digits of either case. */
function word(text: string, field: string): Bytes32 {
  if (!/^0x[0-9a-fA-F]{64}$/.test(text))
    throw new MalformedAnswer(`${field}: expected 32 bytes, got ${text.slice(0, 80)}`);
  return text.toLowerCase() as Bytes32;
}
