/**
 * Looks up the values of a chain that a first call is made of: the newest block with transactions, its transaction, one
 * of its logs, an account. What a server says may be hostile, so each value must have the form of its kind.
 */
import type { ChainValueName } from '../../../codegen/chainValues.js';
import { isArray, isObject, type JsonValue } from '../playground/json.js';

/** Asks the server. Resolves to undefined when it answers an error, or not at all. */
export type Ask = (method: string, params: readonly JsonValue[]) => Promise<JsonValue | undefined>;

/** Values by name. Each is looked up once, when it is first needed; undefined where the chain has none. */
export interface ChainValues {
  get(name: ChainValueName): Promise<JsonValue | undefined>;
}

/** Blocks whose gas one request tells, such requests, blocks that are then read, and receipts of one of them. */
const LOOK = { blocks: 1024, times: 8, read: 20, receipts: 5 };

const HASH = /^0x[0-9a-fA-F]{64}$/;
const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const QUANTITY = /^0x(?:0|[1-9a-f][0-9a-f]{0,63})$/;
const BYTES = /^0x(?:[0-9a-fA-F]{2})+$/;
const ID = /^0x[0-9a-fA-F]{1,64}$/;

/** The first topic of an ERC-20 or ERC-721 transfer. */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

const SECONDS_OF_AN_HOUR = 3600;
const GAS_OF_A_TRANSFER = '0x5208';
const ZERO_ADDRESS = `0x${'0'.repeat(40)}`;

interface Fields {
  readonly [key: string]: JsonValue;
}

/** A block with the transaction and the log that calls are about, as far as the chain has them. */
interface Sample {
  readonly block: Fields;
  readonly transaction?: Fields | undefined;
  readonly log?: Fields | undefined;
  readonly failed?: Fields | undefined;
}

/** The values of the chain that `ask` reaches, as it is from now on. */
export function chainValues(ask: Ask): ChainValues {
  const known = new Map<ChainValueName, Promise<JsonValue | undefined>>();
  let sample: Promise<Sample | undefined> | undefined;
  const get = (name: ChainValueName): Promise<JsonValue | undefined> => {
    const found = known.get(name) ?? lookUp(name, { ask, get, sample: () => (sample ??= findSample(ask)) });
    known.set(name, found);
    return found;
  };
  return { get };
}

interface Sources {
  readonly ask: Ask;
  readonly get: ChainValues['get'];
  readonly sample: () => Promise<Sample | undefined>;
}

async function lookUp(name: ChainValueName, { ask, get, sample }: Sources): Promise<JsonValue | undefined> {
  const of = async (part: 'block' | 'transaction' | 'log' | 'failed', field: string, form: RegExp) =>
    text((await sample())?.[part]?.[field], form);
  const counted = async (value: Promise<string | undefined>) => numberOf(await value);
  switch (name) {
    case 'blockNumber':
      return of('block', 'number', QUANTITY);
    case 'blockHeight':
      return counted(of('block', 'number', QUANTITY));
    case 'blockHash':
      return of('block', 'hash', HASH);
    case 'blockRlp':
      return text(await asked(ask, 'debug_getRawBlock', [await get('blockNumber')]), BYTES);
    case 'transactionHash':
      return of('transaction', 'hash', HASH);
    case 'transactionIndex':
      return of('transaction', 'transactionIndex', QUANTITY);
    case 'transactionPosition':
      return counted(of('transaction', 'transactionIndex', QUANTITY));
    case 'failedTransactionHash':
      return (await of('failed', 'transactionHash', HASH)) ?? get('transactionHash');
    case 'sender':
      return of('transaction', 'from', ADDRESS);
    case 'nonce':
      return of('transaction', 'nonce', QUANTITY);
    case 'nonceCount':
      return counted(of('transaction', 'nonce', QUANTITY));
    case 'contract':
      return of('log', 'address', ADDRESS);
    case 'topic':
      return firstTopic((await sample())?.log);
    case 'account':
      return text(first(await ask('eth_accounts', [])), ADDRESS) ?? (await get('sender')) ?? ZERO_ADDRESS;
    case 'signedTransaction':
      return signedTransaction(ask, get);
    case 'filterId':
      return text(await asked(ask, 'eth_newFilter', [await logFilter(get)]), ID);
    case 'snapshotId':
      return text(await ask('evm_snapshot', []), ID);
    case 'stateDump':
      return text(await ask('anvil_dumpState', []), BYTES);
    case 'nextHour': {
      const head = await ask('eth_getBlockByNumber', ['latest', false]);
      const seconds = numberOf(text(fields(head)?.['timestamp'], QUANTITY));
      return seconds === undefined ? undefined : seconds + SECONDS_OF_AN_HOUR;
    }
  }
}

/** Asks unless a parameter is missing. */
async function asked(
  ask: Ask,
  method: string,
  params: readonly (JsonValue | undefined)[],
): Promise<JsonValue | undefined> {
  const known = params.filter((param) => param !== undefined);
  return known.length === params.length ? ask(method, known) : undefined;
}

async function logFilter(get: ChainValues['get']): Promise<JsonValue | undefined> {
  const [address, fromBlock] = await Promise.all([get('contract'), get('blockNumber')]);
  return address === undefined || fromBlock === undefined ? undefined : { address, fromBlock };
}

/** A transfer of nothing to itself, which changes little when it is sent. Servers without keys sign none. */
async function signedTransaction(ask: Ask, get: ChainValues['get']): Promise<JsonValue | undefined> {
  const account = await get('account');
  if (account === undefined) return undefined;
  const transfer = { from: account, to: account, value: '0x0', gas: GAS_OF_A_TRANSFER };
  const signed = await ask('eth_signTransaction', [transfer]);
  // geth returns an object, the specification has the bytes.
  return text(fields(signed)?.['raw'] ?? signed, BYTES);
}

/** The newest block with a log, or else with a transaction, or else the head. */
async function findSample(ask: Ask): Promise<Sample | undefined> {
  const head = fields(await ask('eth_getBlockByNumber', ['latest', false]));
  if (head === undefined) return undefined;
  let best: Sample = { block: head };
  for await (const block of blocksWithGas(ask, head)) {
    const found = await sampleOf(ask, block);
    if (found?.log !== undefined) return found;
    if (best.transaction === undefined && found !== undefined) best = found;
  }
  return best;
}

/** The head and the blocks below it that used gas, newest first. The history of fees is small and says which. */
async function* blocksWithGas(ask: Ask, head: Fields): AsyncGenerator<Fields> {
  yield head;
  let read = 1;
  let newest = (numberOf(text(head['number'], QUANTITY)) ?? 0) - 1;
  for (let looks = 0; looks < LOOK.times && newest >= 0; looks++) {
    const history = fields(await ask('eth_feeHistory', [hex(Math.min(LOOK.blocks, newest + 1)), hex(newest), []]));
    const oldest = numberOf(text(history?.['oldestBlock'], QUANTITY));
    const ratios = history?.['gasUsedRatio'];
    if (oldest === undefined || ratios === undefined || !isArray(ratios)) return;
    for (let place = ratios.length - 1; place >= 0; place--) {
      if (ratios[place] === 0) continue;
      read += 1;
      if (read > LOOK.read) return;
      const block = fields(await ask('eth_getBlockByNumber', [hex(oldest + place), false]));
      if (block !== undefined) yield block;
    }
    newest = Math.min(oldest, newest) - 1;
  }
}

/** Of the first transactions of the block, the one that used most gas among those with logs: it shows most. */
async function sampleOf(ask: Ask, block: Fields): Promise<Sample | undefined> {
  const { transactions } = block;
  const hashes = transactions !== undefined && isArray(transactions) ? transactions.slice(0, LOOK.receipts) : [];
  const known = hashes.flatMap((hash) => text(hash, HASH) ?? []);
  const receipts = list(
    await Promise.all(known.map(async (hash) => (await ask('eth_getTransactionReceipt', [hash])) ?? null)),
  );
  const withLogs = receipts
    .filter(({ status, logs }) => status === '0x1' && list(logs).length > 0)
    .sort((one, other) => gasOf(other) - gasOf(one));
  const chosen = withLogs.find(({ logs }) => list(logs).some(isTransfer)) ?? withLogs[0];
  const transaction = fields(
    await asked(ask, 'eth_getTransactionByHash', [text(chosen?.['transactionHash'], HASH) ?? known[0]]),
  );
  if (transaction === undefined) return undefined;
  const logs = list(chosen?.['logs']);
  return {
    block,
    transaction,
    log: logs.findLast(isTransfer) ?? logs.at(-1),
    failed: receipts.find(({ status }) => status === '0x0'),
  };
}

function isTransfer(log: Fields): boolean {
  return firstTopic(log) === TRANSFER;
}

function firstTopic(log: Fields | undefined): string | undefined {
  return text(first(log?.['topics']), HASH);
}

function gasOf(receipt: Fields): number {
  return numberOf(text(receipt['gasUsed'], QUANTITY)) ?? 0;
}

function first(value: JsonValue | undefined): JsonValue | undefined {
  return value !== undefined && isArray(value) ? value[0] : undefined;
}

function list(value: JsonValue | undefined): Fields[] {
  if (value === undefined || !isArray(value)) return [];
  return value.flatMap((entry): readonly Fields[] => (isObject(entry) ? [entry] : []));
}

function fields(value: JsonValue | undefined): Fields | undefined {
  return value !== undefined && isObject(value) ? value : undefined;
}

function text(value: JsonValue | undefined, form: RegExp): string | undefined {
  return typeof value === 'string' && form.test(value) ? value : undefined;
}

/** A number that JavaScript holds exactly. */
function numberOf(quantity: string | undefined): number | undefined {
  const number = Number(quantity);
  return Number.isSafeInteger(number) ? number : undefined;
}

function hex(number: number): string {
  return `0x${number.toString(16)}`;
}
