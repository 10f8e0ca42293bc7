/**
 * What Halley must answer where the node's own server is no measure: made from what the user signed, and from what
 * CometBFT and the application say. No part of Halley is asked.
 */
import { createMPT } from '@ethereumjs/mpt';
import { RLP } from '@ethereumjs/rlp';
import {
  bytesToHex,
  concat,
  decodeFunctionData,
  encodeAbiParameters,
  encodeEventTopics,
  getContractAddress,
  hexToBytes,
  keccak256,
  numberToHex,
  pad,
  parseAbi,
  parseTransaction,
  recoverTransactionAddress,
  toRlp,
  type Address,
  type Hex,
} from 'viem';
import { accounts } from '../../../scripts/testNode/accounts.mjs';
import { PROBE_EVENTS } from '../../support/probe.js';
import { hex, rpc } from '../../support/rpc.js';
import type { Place } from './place.js';

type Fields = Record<string, unknown>;

const EVENTS = parseAbi(PROBE_EVENTS);
const FUNCTIONS = parseAbi(['function store(uint256 next, string note)', 'function count(uint256 logs)']);
/** What `deploy` gives to the constructor. */
const DEPLOYED_WITH = 7n;

const ZERO_HASH = pad('0x', { size: 32 });
const EMPTY_LIST_HASH = keccak256('0xc0');
/** Root of a trie without entries, and the SHA-256 of no requests (EIP-7685). */
const EMPTY_ROOT = '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421';
const NO_REQUESTS = '0xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
/** The least that a blob's gas costs (EIP-4844). */
const LEAST_BLOB_FEE = '0x1';
/** Gas limit of blocks where a test does not say otherwise, see home.d.mts. */
const GAS_LIMIT = 40_000_000;
/** By what part of itself a base fee can rise from one block to the next. */
const BASE_FEE_CHANGE_DENOMINATOR = 8n;

const HEADER_FIELDS = [
  ...['parentHash', 'sha3Uncles', 'miner', 'stateRoot', 'transactionsRoot', 'receiptsRoot', 'logsBloom', 'difficulty'],
  ...['number', 'gasLimit', 'gasUsed', 'timestamp', 'extraData', 'mixHash', 'nonce', 'baseFeePerGas'],
  ...['withdrawalsRoot', 'blobGasUsed', 'excessBlobGas', 'parentBeaconBlockRoot', 'requestsHash'],
];
const QUANTITIES = new Set([
  ...['difficulty', 'number', 'gasLimit', 'gasUsed', 'timestamp', 'baseFeePerGas', 'blobGasUsed', 'excessBlobGas'],
]);

interface CometBlock {
  block_id: { hash: string };
  block: {
    header: { height: string; time: string; app_hash: string; last_block_id: { hash: string } };
    data: { txs: string[] };
  };
}

interface BlockResults {
  txs_results: { gas_used: string }[] | null;
  finalize_block_events: { type: string; attributes: { key: string; value: string }[] }[];
}

export interface ExpectedLog extends Fields {
  address: Hex;
  topics: Hex[];
  data: Hex;
}

interface ExpectedReceipt extends Fields {
  gasUsed: Hex;
  cumulativeGasUsed: Hex;
  logsBloom: Hex;
  logs: ExpectedLog[];
  type: Hex;
}

/** A transaction that the user signed, and where CometBFT has put it. */
interface Sent {
  raw: Hex;
  hash: Hex;
  number: number;
  index: number;
}

export class Expected {
  /** The transactions that the user signed, by hash. */
  readonly #raw = new Map<Hex, Hex>();
  readonly #blocks = new Map<number, CometBlock>();

  constructor(readonly place: Omit<Place, 'halley'>) {}

  /** Takes note of a transaction that the user signs. */
  signed(raw: Hex): void {
    this.#raw.set(keccak256(raw), raw);
  }

  /** The answer to a question about blocks and transactions of the user. */
  async answer(method: string, params: readonly unknown[]): Promise<unknown> {
    const [first, second] = params;
    switch (method) {
      case 'eth_getBlockByNumber':
        return this.block(Number(first), second === true);
      case 'eth_getBlockByHash':
        return this.block(await this.#heightOf(String(first)), second === true);
      case 'eth_getTransactionByHash':
        return this.transaction(String(first));
      case 'eth_getTransactionReceipt':
        return this.receipt(String(first));
      case 'eth_getBlockReceipts':
        return this.receipts(Number(first));
      case 'eth_getLogs':
        return this.logs(first as { fromBlock?: string; toBlock?: string; blockHash?: string; address?: string });
      case 'eth_feeHistory':
        return this.feeHistory(Number(first), Number(second), (params[2] ?? []) as number[]);
      case 'txpool_content':
        // The steps wait for all that they send.
        return { pending: {}, queued: {} };
      default:
        throw new Error(`nothing is known of ${method}`);
    }
  }

  /** The base fee that the transactions of a block pay, as the block itself tells. */
  async baseFee(number: number): Promise<bigint> {
    if (this.#keepsResults) {
      const { finalize_block_events: events } = await this.#comet<BlockResults>('block_results', String(number));
      const { attributes = [] } = events.find(({ type }) => type === 'evm_fee_market') ?? {};
      return BigInt(attributes.find(({ key }) => key === 'base_fee')?.value ?? 0);
    }
    // Before v0.4 the end of a block sets the fee of the next one.
    const height = this.place.release === 'v0.3.2' ? number - 1 : number;
    const path = '/cosmos.evm.vm.v1.Query/BaseFee';
    const { response } = await this.#comet<{ response: { value: string } }>(
      'abci_query',
      path,
      '',
      String(height),
      false,
    );
    // One field, a text that is shorter than 128 bytes.
    return BigInt(Buffer.from(response.value, 'base64').subarray(2).toString());
  }

  /** What the base fee can rise by in a block: the tip that cosmos/evm advises. */
  async advisedTip(number: number): Promise<Hex> {
    return numberToHex((await this.baseFee(number)) / BASE_FEE_CHANGE_DENOMINATOR);
  }

  async block(number: number, full: boolean): Promise<Fields> {
    const { block_id, block } = await this.#block(number);
    const { app_hash, time, last_block_id } = block.header;
    const sent = await this.#sentIn(number);
    const receipts = await this.receipts(number);
    const [gasUsed = '0x0'] = receipts.map((one) => one.cumulativeGasUsed).slice(-1);
    const fields: Fields = {
      number: hex(number),
      hash: digest(block_id.hash),
      parentHash: digest(last_block_id.hash),
      nonce: pad('0x', { size: 8 }),
      mixHash: ZERO_HASH,
      sha3Uncles: EMPTY_LIST_HASH,
      logsBloom: bloom(receipts.flatMap(({ logs }) => logs)),
      transactionsRoot: await trieRoot(sent.map(({ raw }) => raw)),
      stateRoot: digest(app_hash),
      receiptsRoot: await trieRoot(receipts.map(encodeReceipt)),
      miner: accounts.validator.address.toLowerCase(),
      difficulty: '0x0',
      totalDifficulty: '0x0',
      extraData: '0x',
      gasLimit: await this.#gasLimit(number),
      gasUsed,
      timestamp: seconds(time),
      uncles: [],
      baseFeePerGas: numberToHex(await this.baseFee(number)),
      withdrawalsRoot: EMPTY_ROOT,
      withdrawals: [],
      blobGasUsed: '0x0',
      excessBlobGas: '0x0',
      parentBeaconBlockRoot: ZERO_HASH,
      requestsHash: NO_REQUESTS,
    };
    const transactions = full
      ? await Promise.all(sent.map(({ hash }) => this.transaction(hash)))
      : sent.map(({ hash }) => hash);
    return { ...fields, transactions, size: numberToHex(sizeOf(fields, sent)) };
  }

  async transaction(hash: string): Promise<Fields> {
    const { raw, number, index } = await this.#sent(hash);
    const { type, v, yParity, r, s, nonce, gas, to, value, data, ...rest } = parseTransaction(raw);
    const isLegacy = type === 'legacy';
    const parity = hex(yParity ?? 0);
    return {
      ...(await this.#position(number)),
      transactionIndex: hex(index),
      hash,
      from: await sender(raw),
      to: to ?? null,
      gas: hex(gas ?? 0n),
      input: data ?? '0x',
      nonce: hex(nonce ?? 0),
      value: hex(value ?? 0n),
      chainId: hex(this.place.chain.chainId),
      gasPrice: numberToHex(await this.#price(raw, number)),
      r: numberToHex(BigInt(r ?? 0)),
      s: numberToHex(BigInt(s ?? 0)),
      type: typeOf(raw),
      ...(isLegacy
        ? { v: hex(v ?? 0n) }
        : {
            v: parity,
            yParity: parity,
            accessList: [],
            maxFeePerGas: hex(rest.maxFeePerGas ?? 0n),
            maxPriorityFeePerGas: hex(rest.maxPriorityFeePerGas ?? 0n),
          }),
    };
  }

  async receipt(hash: string): Promise<ExpectedReceipt> {
    const { number, index } = await this.#sent(hash);
    const receipts = await this.receipts(number);
    return receipts[index] as ExpectedReceipt;
  }

  /** All of them succeed. */
  async receipts(number: number): Promise<ExpectedReceipt[]> {
    const receipts: ExpectedReceipt[] = [];
    let [cumulative, logIndex] = [0n, 0];
    for (const { raw, hash, index } of await this.#sentIn(number)) {
      const gasUsed = await this.#gasUsed(raw, number, index);
      const { to, nonce } = parseTransaction(raw);
      const from = await sender(raw);
      const place = { ...(await this.#position(number)), transactionHash: hash, transactionIndex: hex(index) };
      const blockTimestamp = seconds((await this.#block(number)).block.header.time);
      const logs = (await this.#logsOf(raw, hash)).map((log) => ({
        ...log,
        ...place,
        blockTimestamp,
        logIndex: hex(logIndex++),
        removed: false,
      }));
      cumulative += gasUsed;
      receipts.push({
        ...place,
        from,
        to: to ?? null,
        contractAddress: to == null ? getContractAddress({ from, nonce: BigInt(nonce ?? 0) }).toLowerCase() : null,
        gasUsed: numberToHex(gasUsed),
        cumulativeGasUsed: numberToHex(cumulative),
        effectiveGasPrice: numberToHex(await this.#price(raw, number)),
        logs,
        logsBloom: bloom(logs),
        status: '0x1',
        type: typeOf(raw),
      });
    }
    return receipts;
  }

  async logs(filter: { fromBlock?: string; toBlock?: string; blockHash?: string; address?: string }) {
    const [from, to] =
      filter.blockHash === undefined
        ? [Number(filter.fromBlock), Number(filter.toBlock)]
        : Array<number>(2).fill(await this.#heightOf(filter.blockHash));
    const found: ExpectedLog[] = [];
    for (let number = from as number; number <= (to as number); number++)
      for (const { logs } of await this.receipts(number)) found.push(...logs);
    const wanted = filter.address?.toLowerCase();
    return found.filter(({ address }) => wanted === undefined || address.toLowerCase() === wanted);
  }

  async feeHistory(count: number, newest: number, percentiles: readonly number[]): Promise<Fields> {
    const numbers = Array.from({ length: count }, (_, index) => newest - count + 1 + index);
    const blocks = await Promise.all(numbers.map((number) => this.block(number, false)));
    const fees = await Promise.all([...numbers, newest + 1].map((number) => this.baseFee(number)));
    return {
      oldestBlock: hex(numbers[0] as number),
      baseFeePerGas: fees.map((fee) => numberToHex(fee)),
      gasUsedRatio: blocks.map(({ gasUsed, gasLimit }) => Number(gasUsed) / Number(gasLimit)),
      baseFeePerBlobGas: fees.map(() => LEAST_BLOB_FEE),
      blobGasUsedRatio: numbers.map(() => 0),
      reward: await Promise.all(numbers.map((number) => this.#rewards(number, percentiles))),
    };
  }

  /** The tips at percentiles of the gas that a block used, as go-ethereum's eth/gasprice/feehistory.go. */
  async #rewards(number: number, percentiles: readonly number[]): Promise<Hex[]> {
    const baseFee = await this.baseFee(number);
    const receipts = await this.receipts(number);
    const paid = receipts
      .map(({ effectiveGasPrice, gasUsed }) => ({ tip: BigInt(String(effectiveGasPrice)) - baseFee, gas: +gasUsed }))
      .sort((a, b) => Number(a.tip - b.tip));
    const total = paid.reduce((sum, { gas }) => sum + gas, 0);
    return percentiles.map((percentile) => {
      let sum = 0;
      const reached = paid.find(({ gas }) => (sum += gas) >= (total * percentile) / 100);
      return numberToHex(reached?.tip ?? 0n);
    });
  }

  get #keepsResults(): boolean {
    return this.place.configuration.nodeKeepsResults !== false;
  }

  #comet<T>(method: string, ...params: unknown[]): Promise<T> {
    return rpc<T>(this.place.chain.rpcUrl, method, ...params);
  }

  #node<T>(method: string, ...params: unknown[]): Promise<T> {
    return rpc<T>(this.place.chain.evmRpcUrl, method, ...params);
  }

  async #block(number: number): Promise<CometBlock> {
    const block = this.#blocks.get(number) ?? (await this.#comet<CometBlock>('block', String(number)));
    this.#blocks.set(number, block);
    return block;
  }

  async #heightOf(hash: string): Promise<number> {
    const { block } = await this.#comet<CometBlock>(
      'block_by_hash',
      Buffer.from(hash.slice(2), 'hex').toString('base64'),
    );
    return Number(block.header.height);
  }

  async #position(number: number): Promise<{ blockHash: Hex; blockNumber: string }> {
    return { blockHash: digest((await this.#block(number)).block_id.hash), blockNumber: hex(number) };
  }

  /** The user's transactions in a block: each is found by its signature, which it has in every encoding. */
  async #sentIn(number: number): Promise<Sent[]> {
    const { txs } = (await this.#block(number)).block.data;
    return txs.map((text, index) => {
      const bytes = Buffer.from(text, 'base64');
      const found = [...this.#raw].find(([, raw]) => bytes.includes(signatureOf(raw)));
      if (found === undefined) throw new Error(`block ${number} has what the user did not sign`);
      const [hash, raw] = found;
      return { hash, raw, number, index };
    });
  }

  async #sent(hash: string): Promise<Sent> {
    const head = Number(await this.#node('eth_blockNumber'));
    for (let number = head; number > this.place.headBefore; number--) {
      const found = (await this.#sentIn(number)).find((one) => one.hash === hash);
      if (found !== undefined) return found;
    }
    throw new Error(`no block has the transaction ${hash}`);
  }

  async #price(raw: Hex, number: number): Promise<bigint> {
    const { gasPrice, maxFeePerGas, maxPriorityFeePerGas } = parseTransaction(raw);
    if (gasPrice !== undefined) return gasPrice;
    const asked = (await this.baseFee(number)) + (maxPriorityFeePerGas ?? 0n);
    return asked < (maxFeePerGas ?? 0n) ? asked : (maxFeePerGas ?? 0n);
  }

  /** What CometBFT says; where it has forgotten, what the sender has less. */
  async #gasUsed(raw: Hex, number: number, index: number): Promise<bigint> {
    if (this.#keepsResults) {
      const { txs_results } = await this.#comet<BlockResults>('block_results', String(number));
      return BigInt(txs_results?.[index]?.gas_used ?? 0);
    }
    if ((await this.#block(number)).block.data.txs.length > 1) throw new Error(`block ${number} has several`);
    const from = await sender(raw);
    const [before = 0n, after = 0n] = await Promise.all(
      [number - 1, number].map(async (at) => BigInt(await this.#node<Hex>('eth_getBalance', from, hex(at)))),
    );
    return (before - after - (parseTransaction(raw).value ?? 0n)) / (await this.#price(raw, number));
  }

  async #gasLimit(number: number): Promise<unknown> {
    if (!this.#keepsResults) return hex(GAS_LIMIT);
    return (await this.#node<Fields>('eth_getBlockByNumber', hex(number), false))['gasLimit'];
  }

  /** The events of a transaction: the node's own server has them, and those of the contract are known. */
  async #logsOf(raw: Hex, hash: Hex): Promise<ExpectedLog[]> {
    if (this.#keepsResults) {
      const { logs } = await this.#node<{ logs: ExpectedLog[] }>('eth_getTransactionReceipt', hash);
      return logs.map(({ address, topics, data }) => ({ address, topics, data }));
    }
    const { to, nonce, data = '0x' } = parseTransaction(raw);
    const from = await sender(raw);
    const stored = (address: Address, value: bigint, note: string) => ({
      address,
      topics: encodeEventTopics({ abi: EVENTS, eventName: 'Stored', args: { by: from, value } }) as Hex[],
      data: encodeAbiParameters([{ type: 'string' }], [note]),
    });
    if (to == null)
      return [stored(getContractAddress({ from, nonce: BigInt(nonce ?? 0) }), DEPLOYED_WITH, 'constructed')];
    const selector = data.slice(0, 10);
    if (!FUNCTION_SELECTORS.has(selector)) return [];
    const { functionName, args } = decodeFunctionData({ abi: FUNCTIONS, data });
    if (functionName === 'store') return [stored(to, args[0], args[1])];
    return Array.from({ length: Number(args[0]) }, (_, index) => ({
      address: to,
      topics: encodeEventTopics({ abi: EVENTS, eventName: 'Counted', args: { index: BigInt(index) } }) as Hex[],
      data: '0x',
    }));
  }
}

const FUNCTION_SELECTORS = new Set(
  ['store(uint256,string)', 'count(uint256)'].map((text) => keccak256(new TextEncoder().encode(text)).slice(0, 10)),
);

/** CometBFT writes hashes in upper case without 0x. */
function digest(text: string): Hex {
  return `0x${text.toLowerCase()}`;
}

function seconds(time: string): string {
  return hex(Math.floor(Date.parse(time) / 1000));
}

/** A part of the signature, without leading zeros. */
function signatureOf(raw: Hex): Buffer {
  return Buffer.from(hexToBytes(numberToHex(BigInt(parseTransaction(raw).r ?? 0))));
}

async function sender(raw: Hex): Promise<Address> {
  const serializedTransaction = raw as Parameters<typeof recoverTransactionAddress>[0]['serializedTransaction'];
  // Answers write addresses without the checksum.
  return (await recoverTransactionAddress({ serializedTransaction })).toLowerCase() as Address;
}

/** A typed transaction begins with its type, the list of a legacy one with a byte above all types. */
function typeOf(raw: Hex): Hex {
  const first = Number(raw.slice(0, 4));
  return first > 0x7f ? '0x0' : numberToHex(first);
}

async function trieRoot(values: readonly Hex[]): Promise<Hex> {
  const trie = await createMPT();
  for (const [index, value] of values.entries()) await trie.put(RLP.encode(index), hexToBytes(value));
  return bytesToHex(trie.root());
}

function encodeReceipt({ cumulativeGasUsed, logsBloom, logs, type }: ExpectedReceipt): Hex {
  const list = logs.map(({ address, topics, data }) => [address, topics, data]);
  const body = toRlp(['0x01', integer(cumulativeGasUsed), logsBloom, list]);
  return type === '0x0' ? body : concat([pad(type, { size: 1 }), body]);
}

/** The filter of go-ethereum's core/types/bloom9.go. */
function bloom(logs: readonly ExpectedLog[]): Hex {
  const bits = new Uint8Array(256);
  for (const { address, topics } of logs)
    for (const value of [address, ...topics]) {
      const hash = keccak256(value, 'bytes');
      for (const at of [0, 2, 4]) {
        const bit = (((hash[at] ?? 0) << 8) | (hash[at + 1] ?? 0)) & 0x7ff;
        bits[255 - (bit >> 3)] = (bits[255 - (bit >> 3)] ?? 0) | (1 << (bit & 7));
      }
    }
  return bytesToHex(bits);
}

/** The length of the RLP of a block. */
function sizeOf(block: Fields, sent: readonly Sent[]): number {
  const header = HEADER_FIELDS.map((name) => {
    const value = block[name] as Hex;
    return QUANTITIES.has(name) ? integer(value) : value;
  });
  // A legacy transaction is a list, a typed one is bytes.
  const transactions = sent.map(({ raw }) => (typeOf(raw) === '0x0' ? RLP.decode(hexToBytes(raw)) : hexToBytes(raw)));
  return RLP.encode([header.map((field) => hexToBytes(field)), transactions, [], []]).length;
}

/** A quantity in RLP: without leading zeros, and 0 without bytes. */
function integer(quantity: Hex): Hex {
  return BigInt(quantity) === 0n ? '0x' : numberToHex(BigInt(quantity), { size: byteLength(quantity) });
}

function byteLength(quantity: Hex): number {
  return Math.ceil(BigInt(quantity).toString(16).length / 2);
}
