import { bech32 } from '@scure/base';
import { LRUCache } from 'lru-cache';
import { endingBy, ownWork, type Caller } from '../caller/caller.js';
import type { Address, Bytes32, CallObject, Data, StateOverrides } from '../../generated/types.js';
import type { AnswerCache, Question } from '../chain/answerCache.js';
import { GENESIS_QUERY_PREFIX } from '../chain/development/developmentProtocol.js';
import type { Blocks } from '../chain/blocks.js';
import { ChainError, HistoryPruned, MalformedAnswer, QueryFailed, QueryUnknown } from '../chain/chainErrors.js';
import { toWeiRoundedUp, WEI, WEI_UNIT, weiPerUnit } from '../chain/fees/feeMarket.js';
import type { Node, Queries, QueryResult } from '../chain/node.js';
import type {
  Account,
  AccountProof,
  CallOutcome,
  EstimateOutcome,
  EvmParameters,
  FeeMarket,
  FeeUnit,
  ForkSchedule,
  KnownState,
  State,
  StorageProof,
  StoredState,
} from '../chain/state.js';
import { onAbort } from '../concurrency/abortable.js';
import { mapAwaitable, type Awaitable } from '../concurrency/awaitable.js';
import { ZERO_ADDRESS } from '../ethereum/address.js';
import { GETH_MESSAGES } from '../ethereum/gethMessages.js';
import { bytesToBigInt, decodeData, encodeAddress, toHex } from '../ethereum/hex.js';
import { callJson, callKey, overridesJson } from './queries/callJson.js';
import type { ChainProfile } from './chainProfile.js';
import { isListedToken, listedTokens } from './erc20Module.js';
import { ExecutionPlaces } from './executionPlaces.js';
import { minimumPriceWei } from './minimumGasPrices.js';
import { ApplicationQueries, type NodeCall } from './queries/applicationQueries.js';
import type { SampledValue, ValueSamples } from './valueSamples.js';

/** Limits of calls, and replacements for values of the node. */
export interface CosmosStateOptions {
  /** Most gas of a call or an estimate. */
  gasCap: bigint;
  /** Longest execution of a call or an estimate, milliseconds. */
  callTimeoutMs: number;
  /** False for a chain whose estimates change with its clock at one height: they are not cached. Default true. */
  keepsEstimates?: boolean;
  /** Replaces the node's minimum gas prices, such as `0.1atest`. Empty, the default, asks the node. */
  minimumGasPrices?: string;
  /** Prices of the node's app.toml, used where the node has no query for them. */
  minimumGasPricesOfFile?: {
    prices: string;
    /** Called when the node runs with another price of the EVM's coin. */
    onDifference: (ofNode: string) => void;
  };
  /** The concurrency of calls and estimates, read at each use. Null, the default, where the node's latency decides. */
  executionPlaces?: () => number | null;
}

/** Dependencies of `CosmosState`. The node is only needed for proofs. */
export interface CosmosStateParts {
  queries: ApplicationQueries;
  /** Queries about the genesis state. When omitted, it is unknown: a node's oldest state is that of block 1. */
  genesisQueries?: ApplicationQueries | null;
  node: Pick<Node, 'abciQuery'>;
  cache: AnswerCache;
  profile: ChainProfile;
  /** Values of the application's stores, where they are read here. */
  stored?: StoredState | null;
  /** Compares some of them with the modules. */
  samples?: ValueSamples | null;
}

const MOST_UNCHANGING = 10_000;

/** How long the node's minimum price is cached. It changes only with a restart. */
const NODE_MIN_GAS_PRICE_LIFE_MS = 60_000;

/** Time limit for a small question that measures the node's load. */
const PROBE_TIMEOUT_MS = 1_000;

/** No bytes as DATA. */
const NO_DATA = '0x' as Data;
const NO_BYTES = new Uint8Array(0);

/** Replaces the queries about the genesis state where it is unknown. */
const UNKNOWN_GENESIS: Queries = { query: () => Promise.reject(new HistoryPruned(0, null)) };

/** Approximate cache size of a result of fixed size. */
const SMALL_ANSWER_BYTES = 200;

/** State of the EVM module from the node. Results at recent heights are cached for all clients. */
export class CosmosState implements State {
  readonly #operators = new Map<string, Address>();
  /** Parameters and tokens, by the heights between which they did not change. */
  #unchanging = new LRUCache<string, { value: unknown }>({ max: MOST_UNCHANGING });
  #blocks: Pick<Blocks, 'summary'> | null = null;
  #nodeMinGasPrice: { price: bigint; atMs: number } | null = null;
  readonly #executions: ExecutionPlaces;
  readonly #options: CosmosStateOptions;
  readonly #parts: CosmosStateParts;
  readonly #genesisQueries: ApplicationQueries;

  constructor(options: CosmosStateOptions, parts: CosmosStateParts) {
    this.#options = options;
    this.#parts = parts;
    const { queries, genesisQueries, profile } = parts;
    this.#genesisQueries = genesisQueries ?? new ApplicationQueries(UNKNOWN_GENESIS, profile.dialect, queries);
    this.#executions = new ExecutionPlaces({
      fixed: options.executionPlaces ?? (() => null),
      probe: () => this.#probe(),
    });
  }

  /** The current concurrency of calls and estimates. */
  get executionLimit(): number {
    return this.#executions.limit;
  }

  /** From now on calls name the proposer of their block. */
  useBlocks(blocks: Pick<Blocks, 'summary'>): void {
    this.#blocks = blocks;
  }

  knownAt(height: number): KnownState | null {
    return this.#parts.stored?.knownAt(height) ?? null;
  }

  account(address: Address, height: number, caller: Caller): Awaitable<Account> {
    const ask = (by: Caller): Awaitable<Account> => this.#askAccount(address, height, by);
    return this.#storedOr((stored) => stored.account(address, height, caller), ask, caller, {
      ...{ what: 'account', address, height },
      textOf: ({ balance, nonce, codeHash }) => `${balance} wei, nonce ${nonce}, code ${codeHash}`,
    });
  }

  #askAccount(address: Address, height: number, caller: Caller): Awaitable<Account> {
    const ask = (shared: Caller) => this.#queriesAt(height).account(address, height, shared);
    return this.#cached({ height, key: `account ${address}`, ask, sizeOf: smallAnswer }, caller);
  }

  code(address: Address, height: number, caller: Caller): Awaitable<Data> {
    const ask = (by: Caller): Awaitable<Data> => this.#askCode(address, height, by);
    const named = { what: 'code', address, height, textOf: String };
    return this.#storedOr((stored) => stored.code(address, height, caller), ask, caller, named);
  }

  #askCode(address: Address, height: number, caller: Caller): Awaitable<Data> {
    const ask = (shared: Caller) => this.#queriesAt(height).code(address, height, shared);
    return this.#cached({ height, key: `code ${address}`, ask, sizeOf: (code) => code.length }, caller);
  }

  storage(address: Address, slot: Bytes32, height: number, caller: Caller): Awaitable<Bytes32> {
    const ask = (by: Caller): Awaitable<Bytes32> => this.#askStorage(address, slot, height, by);
    const named = { what: `slot ${slot}`, address, height, textOf: String };
    return this.#storedOr((stored) => stored.storage(address, slot, height, caller), ask, caller, named);
  }

  /** The value in the stores; the module's where it is not read there, or cannot be understood. */
  #storedOr<T>(
    read: (stored: StoredState) => Awaitable<T | null>,
    ask: (caller: Caller) => Awaitable<T>,
    caller: Caller,
    named: Pick<SampledValue, 'what' | 'address' | 'height'> & { textOf: (value: T) => string },
  ): Awaitable<T> {
    const { stored = null, samples = null } = this.#parts;
    if (stored === null) return ask(caller);
    const given = (value: T | null): Awaitable<T> => {
      if (value === null) return ask(caller);
      if (samples?.isDue() === true) {
        const askText = async (by: Caller): Promise<string> => named.textOf(await ask(by));
        void samples.compare({ ...named, value: named.textOf(value), ask: askText });
      }
      return value;
    };
    const orAsk = (error: unknown): Awaitable<T> => {
      if (error instanceof MalformedAnswer || error instanceof QueryFailed) return ask(caller);
      throw error;
    };
    try {
      const value = read(stored);
      return value instanceof Promise ? value.then(given, orAsk) : given(value);
    } catch (error) {
      return orAsk(error);
    }
  }

  #askStorage(address: Address, slot: Bytes32, height: number, caller: Caller): Awaitable<Bytes32> {
    const ask = (shared: Caller) => this.#queriesAt(height).storage(address, slot, height, shared);
    return this.#cached({ height, key: `storage ${address} ${slot}`, ask, sizeOf: smallAnswer }, caller);
  }

  call(call: CallObject, height: number, overrides: StateOverrides | null, caller: Caller): Awaitable<CallOutcome> {
    const overridesText = overridesJson(overrides);
    const ask = async (shared: Caller) => {
      const request = await this.#request({ args: callJson(call), overrides: overridesText }, height, shared);
      return this.#execute((within) => this.#queriesAt(height).call(request, height, within), shared);
    };
    const sizeOf = ({ returnData }: CallOutcome) => returnData.length + SMALL_ANSWER_BYTES;
    return this.#executed({ height, key: callKey(call, overridesText), ask, sizeOf }, caller);
  }

  estimateGas(
    call: CallObject,
    height: number,
    overrides: StateOverrides | null,
    caller: Caller,
  ): Awaitable<EstimateOutcome> {
    const texts = { args: callJson(call), overrides: overridesJson(overrides) };
    const ask = async (shared: Caller) => {
      const request = await this.#request(texts, height, shared);
      const execute = (within: Caller) => this.#queriesAt(height).estimateGas(request, height, within);
      return this.#execute(execute, shared).catch(asOutcome);
    };
    if (this.#options.keepsEstimates === false) return this.#executions.run(() => ask(caller), caller);
    const key = `estimate ${texts.args}${texts.overrides}`;
    const sizeOf = (outcome: EstimateOutcome) =>
      ('gas' in outcome ? 0 : outcome.returnData.length) + SMALL_ANSWER_BYTES;
    return this.#executed({ height, key, ask, sizeOf }, caller);
  }

  supportsOverrides(): boolean {
    return this.#parts.profile.supportsOverrides;
  }

  supportsAuthorizations(): boolean {
    const { dialect, supportsOverrides } = this.#parts.profile;
    return dialect.authorizationsInCalls && supportsOverrides;
  }

  async chainPrecompiles(height: number, caller: Caller): Promise<readonly Address[]> {
    const [{ precompiles }, tokens] = await this.#precompilesAndTokens(height, caller);
    return tokens === null || tokens.length === 0 ? precompiles : [...precompiles, ...tokens];
  }

  async hasGoCode(height: number, caller: Caller): Promise<boolean> {
    const [{ precompiles }, tokens] = await this.#precompilesAndTokens(height, caller);
    return precompiles.length > 0 || tokens !== null;
  }

  #precompilesAndTokens(height: number, caller: Caller) {
    return Promise.all([this.evmParameters(height, caller), this.#listedTokens(height, caller)]);
  }

  async isErc20Precompile(address: Address, height: number, caller: Caller): Promise<boolean> {
    const tokens = await this.#listedTokens(height, caller);
    if (tokens === null) return false;
    if (tokens.includes(address)) return true;
    const { node } = this.#parts;
    const ask = (shared: Caller) => isListedToken({ queries: this.#queriesAt(height), node }, address, height, shared);
    const key = `token ${address}`;
    return this.#askedOnce('tokens', { height, key }, () =>
      this.#cached({ height, key, ask, sizeOf: smallAnswer }, caller),
    );
  }

  async evmParameters(height: number, caller: Caller): Promise<EvmParameters> {
    const ask = async (shared: Caller) => {
      return { ...(await this.#queriesAt(height).evmParameters(height, shared)), height };
    };
    // Its texts repeat what the fingerprint has.
    const sizeOf = ({ fingerprint }: EvmParameters) => 4 * fingerprint.length;
    const key = 'EVM parameters';
    const parameters = this.#askedOnce('rules', { height, key }, () =>
      this.#cached({ height, key, ask, sizeOf }, caller),
    );
    return await parameters;
  }

  /** Over CometBFT, because gRPC has no proofs. The account proof is of the Cosmos account record. */
  async proof(address: Address, slots: Bytes32[], height: number, caller: Caller): Promise<AccountProof> {
    if (height === 0 && !this.#parts.genesisQueries) throw await this.#parts.queries.pruned(0, caller);
    const accountKey = Buffer.concat([Uint8Array.of(0x01), decodeData(address)]);
    const [account, { proof }, ...storage] = await Promise.all([
      this.account(address, height, caller),
      this.#proven('/store/acc/key', accountKey, height, caller),
      ...slots.map((slot) => this.#storageProof(address, slot, height, caller)),
    ]);
    return { ...account, proof, storage };
  }

  async feeMarket(height: number, caller: Caller): Promise<FeeMarket> {
    const ask = async (shared: Caller): Promise<FeeMarket> => {
      const market = await this.#queriesAt(height).feeMarket(height, shared);
      const { baseFeeIsScaled } = this.#parts.profile;
      if (baseFeeIsScaled) return { ...market, unit: this.#feeUnit() };
      return { ...market, baseFeeScaled: market.baseFeeScaled * WEI, unit: WEI_UNIT };
    };
    return await this.#cached({ height, key: 'fee market', ask, sizeOf: smallAnswer }, caller);
  }

  async maxGasAfter(height: number, caller: Caller): Promise<bigint | null> {
    const ask = async (shared: Caller): Promise<{ maxGas: bigint | null }> => {
      try {
        return { maxGas: await this.#queriesAt(height).maxGasAfter(height, shared) };
      } catch (error) {
        if (!(error instanceof QueryUnknown)) throw error;
        return { maxGas: null };
      }
    };
    return (await this.#cached({ height, key: 'max gas after', ask, sizeOf: smallAnswer }, caller)).maxGas;
  }

  async globalMinGasPrice(height: number, caller: Caller): Promise<bigint> {
    // The EVM module has a query for it, which cuts: with 0.5 wei, a transaction that pays nothing is refused.
    const { minGasPriceScaled, unit } = await this.feeMarket(height, caller);
    return toWeiRoundedUp(minGasPriceScaled, unit);
  }

  nodeMinGasPrice(caller: Caller): Awaitable<bigint> {
    const known = this.#nodeMinGasPrice;
    const isKnown = known !== null && performance.now() - known.atMs < NODE_MIN_GAS_PRICE_LIFE_MS;
    return isKnown ? known.price : this.#askNodeMinGasPrice(caller);
  }

  async earliestHeight(caller: Caller): Promise<number | null> {
    const earliest = await this.#parts.queries.earliestStateHeight(caller);
    return earliest === 1 && this.#parts.genesisQueries ? 0 : earliest;
  }

  /** A consensus key has one operator for ever, so one result holds for all heights, pruned ones too. */
  async operatorOf(consensusAddress: Uint8Array, height: number, caller: Caller): Promise<Address | null> {
    const key = toHex(consensusAddress);
    const known = this.#operators.get(key);
    if (known !== undefined) return known;
    const operator = await this.#askOperator(consensusAddress, height, caller);
    if (operator !== null && this.#operators.size < 10_000) this.#operators.set(key, operator);
    return operator;
  }

  forks(): ForkSchedule {
    return this.#parts.profile.forks;
  }

  async #askNodeMinGasPrice(caller: Caller): Promise<bigint> {
    const price = this.#priceOf(this.#options.minimumGasPrices || (await this.#askMinGasPrices(caller)));
    this.#nodeMinGasPrice = { price, atMs: performance.now() };
    return price;
  }

  /** The node's prices; those of the file where the application has no query for them. */
  async #askMinGasPrices(caller: Caller): Promise<string> {
    const file = this.#options.minimumGasPricesOfFile;
    try {
      const prices = await this.#parts.queries.nodeMinGasPrices(caller);
      if (file !== undefined && this.#priceOf(prices) !== this.#priceOf(file.prices)) file.onDifference(prices);
      return prices;
    } catch (error) {
      if (file === undefined || !(error instanceof QueryUnknown)) throw error;
      return file.prices;
    }
  }

  #feeUnit(): FeeUnit {
    const { dialect, forks } = this.#parts.profile;
    const unit = weiPerUnit(forks.decimals);
    return { weiPerUnit: unit, leastRiseScaled: dialect.risesByWei ? WEI / unit : WEI };
  }

  async #askOperator(consensusAddress: Uint8Array, height: number, caller: Caller): Promise<Address | null> {
    const prefix = `${this.#parts.profile.bech32Prefix}valcons`;
    const consAddress = bech32.encode(prefix, bech32.toWords(consensusAddress), false);
    try {
      return accountBytes(await this.#parts.queries.validatorAccount(consAddress, height, caller));
    } catch (error) {
      if (error instanceof HistoryPruned && height !== 0) return await this.#askOperator(consensusAddress, 0, caller);
      if (error instanceof QueryFailed) return null;
      throw error;
    }
  }

  async #storageProof(address: Address, slot: Bytes32, height: number, caller: Caller): Promise<StorageProof> {
    const key = Buffer.concat([Uint8Array.of(0x02), decodeData(address), decodeData(slot)]);
    const { value, proof } = await this.#proven('/store/evm/key', key, height, caller);
    return { key: slot, value: bytesToBigInt(value), proof };
  }

  /** The ERC-20 contracts in the parameters; null where the application has no such module. */
  #listedTokens(height: number, caller: Caller): Awaitable<readonly Address[] | null> {
    const ask = (shared: Caller) => listedTokens(this.#queriesAt(height), height, shared);
    const sizeOf = (tokens: readonly Address[] | null) => SMALL_ANSWER_BYTES * ((tokens?.length ?? 0) + 1);
    const key = 'listed tokens';
    return this.#askedOnce('tokens', { height, key }, () => this.#cached({ height, key, ask, sizeOf }, caller));
  }

  /** Asks once for all heights between which nothing has changed what it asks about. */
  #askedOnce<T>(
    change: 'rules' | 'tokens',
    { height, key }: { height: number; key: string },
    ask: () => Awaitable<T>,
  ): Awaitable<T> {
    const unchanged = this.#parts.stored?.unchanged(change, height) ?? null;
    if (unchanged === null) return ask();
    const name = `${unchanged} ${key}`;
    const unchanging = this.#unchanging;
    // Equal names mean equal questions, whose answers have one type.
    const known = unchanging.get(name) as { value: T } | undefined;
    if (known !== undefined) return known.value;
    return mapAwaitable(ask(), (value) => {
      unchanging.set(name, { value });
      return value;
    });
  }

  /** Called when the node may be of another release: an answer that comes later is of the one before. */
  forget(): void {
    this.#unchanging = new LRUCache({ max: MOST_UNCHANGING });
  }

  #proven(store: string, data: Uint8Array, height: number, caller: Caller): Promise<QueryResult> {
    const path = height === 0 ? GENESIS_QUERY_PREFIX + store : store;
    const answer = this.#parts.node.abciQuery({ path, data, height, prove: true }, caller);
    return answer.catch(async (error: unknown) => {
      throw error instanceof HistoryPruned ? await this.#parts.queries.pruned(height, caller) : error;
    });
  }

  #queriesAt(height: number): ApplicationQueries {
    return height === 0 ? this.#genesisQueries : this.#parts.queries;
  }

  #cached<T>(question: Question<T>, caller: Caller): Awaitable<T> {
    return this.#parts.cache.answer(question, caller);
  }

  /** Executes code, so each client waits for its own turn, even where the same question is pending. */
  #executed<T>(question: Question<T>, caller: Caller): Awaitable<T> {
    const kept = this.#parts.cache.kept<T>(question.height, question.key);
    return kept ?? this.#executions.run(async () => this.#cached(question, caller), caller);
  }

  /** Reads an account of the newest state. */
  async #probe(): Promise<void> {
    const late = AbortSignal.timeout(PROBE_TIMEOUT_MS);
    try {
      await this.#parts.queries.account(ZERO_ADDRESS, 0, ownWork(late));
    } catch (error) {
      if (!late.aborted) throw error;
    }
  }

  async #request(texts: Pick<NodeCall, 'args' | 'overrides'>, height: number, caller: Caller): Promise<NodeCall> {
    const { chainId } = this.#parts.profile.forks;
    return { ...texts, gasCap: this.#options.gasCap, chainId, proposer: await this.#proposerOf(height, caller) };
  }

  /**
   * The node would run the call with the proposer of its newest block, which may not have been a validator at the
   * height, and which it does not know between its start and the first block.
   */
  async #proposerOf(height: number, caller: Caller): Promise<Uint8Array> {
    try {
      const block = height > 0 ? await this.#blocks?.summary(height, caller) : null;
      if (block) return decodeData(block.proposerAddress);
    } catch (error) {
      // The node may have the state of a block, and the block not any more.
      if (!(error instanceof ChainError)) throw error;
    }
    return NO_BYTES;
  }

  /** Limits the wait for a call, which cannot be stopped in the node. */
  async #execute<T>(run: (caller: Caller) => Promise<T>, caller: Caller): Promise<T> {
    const { callTimeoutMs } = this.#options;
    const execution = new AbortController();
    const timedOut = () =>
      execution.abort(new QueryFailed(`execution aborted (timeout = ${callTimeoutMs / 1000}s)`, 0, ''));
    const timer = setTimeout(timedOut, callTimeoutMs);
    const stopListening = onAbort(caller.signal, () => execution.abort(caller.signal.reason));
    try {
      return await run(endingBy(execution.signal, caller));
    } finally {
      clearTimeout(timer);
      stopListening();
    }
  }

  #priceOf(prices: string): bigint {
    return minimumPriceWei(prices, this.#parts.profile);
  }
}

/** An estimate whose value is above the balance fails as a query; for a call that is an outcome. */
function asOutcome(error: unknown): EstimateOutcome {
  if (!(error instanceof QueryFailed) || error.text !== GETH_MESSAGES.insufficientBalance) throw error;
  return { vmError: error.text, returnData: NO_DATA };
}

/** The 20 bytes of a bech32 account address, as hex. */
function accountBytes(text: string): Address {
  try {
    // The type asks for the separator; `decode` throws where it is missing.
    return encodeAddress(bech32.fromWords(bech32.decode(text as `${string}1${string}`, false).words));
  } catch (cause) {
    throw new MalformedAnswer(`account_address: expected bech32 of 20 bytes, got ${text.slice(0, 100)}`, { cause });
  }
}

function smallAnswer(): number {
  return SMALL_ANSWER_BYTES;
}
