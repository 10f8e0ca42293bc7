/**
 * The application's queries, each as a function of plain values: asks by the query's descriptor, over gRPC or ABCI, and
 * checks the answer. Nothing is kept or decided here; `cosmosState.ts` does that. A query that needs no check can be
 * asked with `ask` directly.
 */
import type { Caller } from '../../caller/caller.js';
import {
  toBinary,
  type DescMessage,
  type DescMethodUnary,
  type MessageInitShape,
  type MessageShape,
  create,
  fromBinary,
  type DescMethod,
} from '@bufbuild/protobuf';
import { Query as ConsensusQuery } from '../../../generated/proto/cosmos/consensus/v1/query_pb.js';
import { Query as AuthQuery } from '../../../generated/proto/cosmos/auth/v1beta1/query_pb.js';
import { Service as NodeService } from '../../../generated/proto/cosmos/base/node/v1beta1/query_pb.js';
import { Owner, Query as CosmosErc20Query } from '../../../generated/proto/cosmos/evm/erc20/v1/query_pb.js';
import { Query as CosmosFeeMarketQuery } from '../../../generated/proto/cosmos/evm/feemarket/v1/query_pb.js';
import {
  Query as CosmosEvmQuery,
  type EthCallRequestSchema,
} from '../../../generated/proto/cosmos/evm/vm/v1/query_pb.js';
import { Query as EthermintQuery } from '../../../generated/proto/ethermint/evm/v1/query_pb.js';
import { Query as EthermintFeeMarketQuery } from '../../../generated/proto/ethermint/feemarket/v1/query_pb.js';
import { Query as EvmosErc20Query } from '../../../generated/proto/evmos/erc20/v1/query_pb.js';
import type { Address, Bytes32, Data, Hash } from '../../../generated/types.js';
import { ChainError, HistoryPruned, MalformedAnswer, QueryFailed } from '../../chain/chainErrors.js';
import type { Queries } from '../../chain/node.js';
import { permissionsOf } from '../../chain/permissions.js';
import type { Account, CallOutcome, EstimateOutcome, EvmParameters, FeeMarket } from '../../chain/state.js';
import { IGNORE_UNKNOWN, type Dialect } from '../../chain/tx/dialect.js';
import { normalizeAddress, encodeData, toHex } from '../../ethereum/hex.js';
import { nextSlice, sliceIsOver } from '../../concurrency/timeSlice.js';

/** A call as the node takes it. */
export interface NodeCall {
  /** JSON of the call object. */
  args: string;
  /** Most gas of the call, and its gas when it names none. */
  gasCap: bigint;
  chainId: bigint;
  /** Consensus address of the proposer of the block; where it is empty, the node takes that of its newest block. */
  proposer: Uint8Array;
  /** JSON of the state overrides, or empty. */
  overrides: string;
}

/** The query services of the EVM module, by its protobuf package. */
export const EVM_QUERIES = {
  'cosmos.evm.vm.v1': CosmosEvmQuery,
  'ethermint.evm.v1': EthermintQuery,
} as const;

const FEE_MARKET_QUERIES = {
  'cosmos.evm.vm.v1': CosmosFeeMarketQuery,
  'ethermint.evm.v1': EthermintFeeMarketQuery,
} as const;

const ERC20_QUERIES = {
  'cosmos.evm.vm.v1': CosmosErc20Query,
  'ethermint.evm.v1': EvmosErc20Query,
} as const;

/** Most contracts that parameters may list; chains list some dozens. */
const MAX_LISTED = 10_000;

/** Queries of an application by the protobuf package of its dialect. */
export class ApplicationQueries {
  readonly #queries: Queries;
  readonly #dialect: Pick<Dialect, 'package'>;
  readonly #newest: Pick<ApplicationQueries, 'pruned'>;

  /** An upgrade may change the dialect. `newest` reports the oldest state, for queries about the genesis. */
  constructor(
    queries: Queries,
    dialect: Pick<Dialect, 'package'>,
    newest: Pick<ApplicationQueries, 'pruned'> | null = null,
  ) {
    this.#newest = newest ?? this;
    this.#queries = queries;
    this.#dialect = dialect;
  }

  /** Height 0 means the newest. HistoryPruned names the oldest state, if the node reports it. */
  ask<Request extends DescMessage, Response extends DescMessage>(
    method: DescMethodUnary<Request, Response>,
    fields: MessageInitShape<Request>,
    height: number,
    caller: Caller,
  ): Promise<MessageShape<Response>> {
    return askProtobuf(this.#queries, { method, fields, height }, caller).catch(async (error: unknown) => {
      const isOfNode = method.parent.typeName === NodeService.typeName;
      if (isOfNode || !(error instanceof HistoryPruned) || error.earliest !== null) throw error;
      throw await this.#newest.pruned(height, caller);
    });
  }

  async account(address: string, height: number, caller: Caller): Promise<Account> {
    const answer = await this.ask(this.#evm.account, { address }, height, caller);
    return {
      balance: decimal(answer.balance, 'balance'),
      nonce: answer.nonce,
      // 32 bytes, checked by `word`.
      codeHash: word(answer.codeHash, 'code_hash') as string as Hash,
    };
  }

  async code(address: string, height: number, caller: Caller): Promise<Data> {
    const { code } = await this.ask(this.#evm.code, { address }, height, caller);
    return encodeLongData(code, caller.signal);
  }

  /** `key` must be hex: a node reads slot 0 for anything else. */
  async storage(address: string, key: string, height: number, caller: Caller): Promise<Bytes32> {
    const { value } = await this.ask(this.#evm.storage, { address, key }, height, caller);
    return word(value, 'value');
  }

  /** Releases from cosmos/evm v0.5 and the Cronos line report the gas really used, in different fields. */
  async call(call: NodeCall, height: number, caller: Caller): Promise<CallOutcome> {
    const fields = callFields(call);
    if (this.#package === 'ethermint.evm.v1') {
      const { ret, vmError, executionGasUsed } = await this.ask(EthermintQuery.method.ethCall, fields, height, caller);
      return callOutcome(await encodeLongData(ret, caller.signal), vmError, executionGasUsed);
    }
    const { ret, vmError, maxUsedGas } = await this.ask(CosmosEvmQuery.method.ethCall, fields, height, caller);
    return callOutcome(await encodeLongData(ret, caller.signal), vmError, maxUsedGas);
  }

  async estimateGas(call: NodeCall, height: number, caller: Caller): Promise<EstimateOutcome> {
    const { gas, ret, vmError } = await this.ask(this.#evm.estimateGas, callFields(call), height, caller);
    if (vmError !== '') return { vmError, returnData: await encodeLongData(ret, caller.signal) };
    if (gas === 0n) throw new MalformedAnswer('EstimateGas: neither gas nor an error');
    return { gas };
  }

  /**
   * The EVM module's parameters: `active_static_precompiles`, lower case (none in releases without it), the
   * permissions, and a fingerprint of all parameters.
   */
  async evmParameters(height: number, caller: Caller): Promise<Omit<EvmParameters, 'height'>> {
    const { output } = this.#evm.params;
    const answer =
      this.#package === 'ethermint.evm.v1'
        ? await this.ask(EthermintQuery.method.params, {}, height, caller)
        : await this.ask(CosmosEvmQuery.method.params, {}, height, caller);
    // Fields that are not read here are among these bytes: releases differ in how they write `extra_eips`.
    const fingerprint = Buffer.from(toBinary<DescMessage>(output, answer)).toString('base64');
    const precompiles = addressList(answer.params?.activeStaticPrecompiles ?? []);
    return { precompiles, permissions: permissionsOf(answer.params), fingerprint };
  }

  /**
   * The coin contracts in the ERC-20 module's parameters, lower case. From cosmos/evm v0.3 on, they are in the store.
   * Rejects with QueryUnknown without the module.
   */
  async listedTokens(height: number, caller: Caller): Promise<Address[]> {
    const { params } = await this.ask(this.#erc20.params, {}, height, caller);
    return addressList([...(params?.nativePrecompiles ?? []), ...(params?.dynamicPrecompiles ?? [])]);
  }

  /** Whether the ERC-20 module made the coin contract at an address; rejects as `listedTokens`. */
  async isTokenOfModule(address: Address, height: number, caller: Caller): Promise<boolean> {
    const answer = await this.ask(this.#erc20.tokenPair, { token: address }, height, caller).catch((error: unknown) => {
      // No pair has the token: every release words it so.
      if (error instanceof QueryFailed && error.text.includes('token pair with token')) return null;
      throw error;
    });
    if (answer === null) return false;
    const { erc20Address = '', contractOwner } = answer.tokenPair ?? {};
    if (addressList([erc20Address])[0] !== address)
      throw new MalformedAnswer(`token pair of ${address}: the node answers that of ${erc20Address.slice(0, 80)}`);
    return contractOwner === Owner.MODULE;
  }

  /** Bech32 address of a validator's operator account, by the bech32 text of its consensus address. */
  async validatorAccount(consAddress: string, height: number, caller: Caller): Promise<string> {
    const { accountAddress } = await this.ask(this.#evm.validatorAccount, { consAddress }, height, caller);
    return accountAddress;
  }

  /** Bech32 form of an Ethereum address. */
  async cosmosAddress(address: Address, caller: Caller): Promise<string> {
    const { cosmosAddress } = await this.ask(this.#evm.cosmosAccount, { address }, 0, caller);
    return cosmosAddress;
  }

  /** The type URL of an SDK account by its bech32 text, such as `/cosmos.auth.v1beta1.BaseAccount`; or null. */
  async accountType(address: string, height: number, caller: Caller): Promise<string | null> {
    try {
      return (await this.ask(AuthQuery.method.account, { address }, height, caller)).account?.typeUrl ?? null;
    } catch (error) {
      if (error instanceof QueryFailed && error.text.includes('not found')) return null;
      throw error;
    }
  }

  /** Account number and sequence for SDK signatures. */
  async cosmosAccount(address: Address, caller: Caller): Promise<{ accountNumber: bigint; sequence: bigint }> {
    const { accountNumber, sequence } = await this.ask(this.#evm.cosmosAccount, { address }, 0, caller);
    return { accountNumber, sequence };
  }

  /** The EVM module's own view of the base fee: wei, null while London is off. */
  async evmBaseFee(height: number, caller: Caller): Promise<bigint | null> {
    const { baseFee } = await this.ask(this.#evm.baseFee, {}, height, caller);
    return baseFee === '' ? null : decimal(baseFee, 'base_fee');
  }

  async feeMarket(height: number, caller: Caller): Promise<Omit<FeeMarket, 'unit'>> {
    const method = FEE_MARKET_QUERIES[this.#package].method.params;
    const { params } = await this.ask(method, {}, height, caller);
    if (params === undefined) throw new MalformedAnswer(`${queryPath(method)}: no params`);
    return {
      noBaseFee: params.noBaseFee,
      elasticityMultiplier: params.elasticityMultiplier,
      baseFeeChangeDenominator: params.baseFeeChangeDenominator,
      enableHeight: Number(params.enableHeight),
      baseFeeScaled: decimal(params.baseFee, 'base_fee'),
      minGasPriceScaled: decimal(params.minGasPrice, 'min_gas_price'),
    };
  }

  /** `max_gas` of consensus after a height; -1 for no limit. Unknown to releases before SDK 0.47. */
  async maxGasAfter(height: number, caller: Caller): Promise<bigint> {
    const { params } = await this.ask(ConsensusQuery.method.params, {}, height, caller);
    if (params?.block === undefined) throw new MalformedAnswer('consensus parameters: no block');
    return params.block.maxGas;
  }

  /** The node's `minimum-gas-prices`, such as `0.1atest,0.2stake`; empty when it has none. */
  async nodeMinGasPrices(caller: Caller): Promise<string> {
    const { minimumGasPrice } = await this.ask(NodeService.method.config, {}, 0, caller);
    return minimumGasPrice;
  }

  /** Lowest height whose state the node has; null before SDK 0.54. */
  async earliestStateHeight(caller: Caller): Promise<number | null> {
    const { earliestStoreHeight } = await this.ask(NodeService.method.status, {}, 0, caller);
    return earliestStoreHeight === 0n ? null : Number(earliestStoreHeight);
  }

  /** The error for a pruned state, with the oldest state if the node reports it. */
  async pruned(height: number, caller: Caller): Promise<HistoryPruned> {
    const orNotKnown = (error: unknown): null => {
      if (error instanceof ChainError) return null;
      throw error;
    };
    return new HistoryPruned(height, await this.earliestStateHeight(caller).catch(orNotKnown));
  }

  async bech32Prefix(caller: Caller): Promise<string> {
    const { bech32Prefix } = await this.ask(AuthQuery.method.bech32Prefix, {}, 0, caller);
    return bech32Prefix;
  }

  get #package(): Dialect['package'] {
    return this.#dialect.package;
  }

  get #erc20() {
    return ERC20_QUERIES[this.#package].method;
  }

  get #evm() {
    return EVM_QUERIES[this.#package].method;
  }
}

function callFields(call: NodeCall): MessageInitShape<typeof EthCallRequestSchema> {
  const { args, gasCap, chainId, proposer: proposerAddress, overrides } = call;
  const text = new TextEncoder();
  return { args: text.encode(args), gasCap, proposerAddress, chainId, overrides: text.encode(overrides) };
}

function callOutcome(returnData: Data, vmError: string, gasUsed: bigint): CallOutcome {
  return { returnData, vmError, gasUsed: gasUsed === 0n ? null : gasUsed };
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
  // The form was just checked.
  return text.toLowerCase() as Bytes32;
}

/** Addresses in lower case. Throws for any other text: code would run at a missing address. */
function addressList(texts: readonly string[]): Address[] {
  if (texts.length > MAX_LISTED)
    throw new MalformedAnswer(`list of precompiles: ${texts.length} addresses, at most ${MAX_LISTED} expected`);
  return texts.map((text) => {
    if (!/^0x[0-9a-fA-F]{40}$/.test(text))
      throw new MalformedAnswer(`list of precompiles: expected an address, got ${text.slice(0, 80)}`);
    return normalizeAddress(text);
  });
}

/** A query of the application; height 0 means the newest. */
export interface ProtobufQuery<Request extends DescMessage, Response extends DescMessage> {
  method: DescMethodUnary<Request, Response>;
  fields: MessageInitShape<Request>;
  height: number;
}

/** The path of a query by its descriptor, such as `/cosmos.evm.vm.v1.Query/Account`. */
export function queryPath({ parent, name }: DescMethod): string {
  return `/${parent.typeName}/${name}`;
}

/** The decoded result of a query. Throws MalformedAnswer when it does not decode. */
export async function askProtobuf<Request extends DescMessage, Response extends DescMessage>(
  queries: Queries,
  { method, fields, height }: ProtobufQuery<Request, Response>,
  caller: Caller,
): Promise<MessageShape<Response>> {
  const request = toBinary(method.input, create(method.input, fields));
  const path = queryPath(method);
  return decodeProtobuf(path, method.output, await queries.query(path, request, height, caller));
}

/** Decodes a message, without unknown fields; throws MalformedAnswer that names `place`. */
export function decodeProtobuf<Schema extends DescMessage>(
  place: string,
  schema: Schema,
  bytes: Uint8Array,
): MessageShape<Schema> {
  try {
    return fromBinary(schema, bytes, IGNORE_UNKNOWN);
  } catch (cause) {
    throw new MalformedAnswer(`${place}: not a ${schema.typeName}`, { cause });
  }
}

/** Bytes that become hex at a time, some 0.1 ms. */
const SLICE_BYTES = 65_536;

/** Bytes as DATA, in slices between which other requests run. Rejects when the signal aborts. */
export async function encodeLongData(bytes: Uint8Array, signal: AbortSignal): Promise<Data> {
  let text: string = encodeData(bytes.subarray(0, SLICE_BYTES));
  for (let from = SLICE_BYTES; from < bytes.length; from += SLICE_BYTES) {
    if (sliceIsOver()) await nextSlice(signal);
    text += toHex(bytes.subarray(from, from + SLICE_BYTES));
  }
  // DATA, followed by whole bytes as digits.
  return text as Data;
}
