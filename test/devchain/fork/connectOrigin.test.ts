import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Address } from '../../../generated/types.js';
import { whenLoaded } from '../../../src/devchain/app/state/stateBase.js';
import { connectOrigin, type ForkOptions, type Origin } from '../../../src/devchain/fork/connectOrigin.js';
import { encodeData, ZERO_HASH } from '../../../src/evm/hex.js';
import { answering, CannedProvider, RpcFault, stopProviders, type CannedCall } from './cannedProvider.js';

const WHO = `0x${'aa'.repeat(20)}` as Address;
const NOBODY = `0x${'bb'.repeat(20)}` as Address;
const SLOT = '01'.padStart(64, '0');
const CODE = '0x6001600255';

const block = (number: number, fields: object = {}): object => ({
  number: `0x${number.toString(16)}`,
  hash: `0x${number.toString(16).padStart(64, 'c')}`,
  parentHash: `0x${'dd'.repeat(32)}`,
  timestamp: '0x64',
  gasLimit: '0x1c9c380',
  gasUsed: '0x5208',
  baseFeePerGas: '0x7',
  miner: `0x${'00'.repeat(20)}`,
  ...fields,
});

/** A chain with id 5 and 100 blocks, and one account. */
function usual({ method, params }: CannedCall): unknown {
  const isWho = params[0] === WHO;
  switch (method) {
    case 'eth_chainId':
      return '0x5';
    case 'eth_blockNumber':
      return '0x64';
    case 'eth_getBlockByNumber':
      return Number(params[0]) > 100 ? null : block(Number(params[0]));
    case 'eth_getBalance':
      return isWho ? '0xde0b6b3a7640000' : '0x0';
    case 'eth_getTransactionCount':
      return isWho ? '0x7' : '0x0';
    case 'eth_getCode':
      return isWho ? CODE : '0x';
    case 'eth_getStorageAt':
      return `0x${'2a'.padStart(64, '0')}`;
    default:
      return new RpcFault(-32601, 'no such method');
  }
}

let provider: CannedProvider;
let folder: string;

beforeEach(async () => {
  provider = await CannedProvider.start(answering(usual));
  folder = mkdtempSync(join(tmpdir(), 'fork-'));
});

afterEach(async () => {
  await stopProviders();
  rmSync(folder, { recursive: true, force: true });
});

const connect = (options: Partial<ForkOptions> = {}): Promise<Origin> =>
  connectOrigin({
    urls: [provider.url],
    headers: {},
    timeoutMs: 5_000,
    retries: 1,
    retryBackoffMs: 1,
    computeUnitsPerSecond: Infinity,
    blockNumber: 90,
    chainId: null,
    cacheFolder: null,
    ...options,
  });

const accountOf = (origin: Origin, address = WHO) => whenLoaded(() => origin.state.account(address));
const slotOf = async (origin: Origin, address = WHO): Promise<string> =>
  encodeData(await whenLoaded(() => origin.state.slot(address, SLOT)));
const written = (): Promise<void> => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
const cacheFile = (): string => {
  const files = readdirSync(folder, { recursive: true }).map(String);
  return join(folder, files.find((name) => name.endsWith('.jsonl')) ?? '');
};

describe('the block', () => {
  test.each([
    [90, 90],
    [-5, 95],
    [null, 100],
  ])('asked for as %j is %i', async (blockNumber, expected) => {
    expect((await connect({ blockNumber })).block).toMatchObject({ number: expected, gasLimit: 30_000_000n });
  });

  test.each([
    [101, 'has no block 101'],
    [-101, 'has only 100 blocks, so there is no block -101 from there'],
  ])('%i is refused', async (blockNumber, reason) => {
    await expect(connect({ blockNumber })).rejects.toThrow(`the origin of the fork ${reason}`);
  });

  test.each([
    ['another block', block(91), 'answers block 91 when asked for 90'],
    ['text', 'block', 'answers nonsense: expected an object for the block, got "block"'],
    ['a block without a hash', block(90, { hash: '0x12' }), 'expected a hash for the block\'s hash, got "0x12"'],
    ['a negative time', block(90, { timestamp: -1 }), "expected a quantity for the block's timestamp, got -1"],
    [
      'an endless number',
      block(90, { gasLimit: `0x${'1'.repeat(65)}` }),
      "expected a quantity for the block's gasLimit",
    ],
  ])('that is %s is refused', async (_name, answer, reason) => {
    provider.next.push(
      answering(usual),
      answering(() => answer),
    );
    await expect(connect()).rejects.toThrow(reason);
  });
});

describe('the state', () => {
  test('of an account comes in one batch, once, at the block of the fork', async () => {
    const origin = await connect();
    const before = provider.requests.length;
    const [record] = await Promise.all([accountOf(origin), accountOf(origin)]);
    expect(record).toMatchObject({ balance: 10n ** 18n, nonce: 7n });
    expect(encodeData(origin.state.codeOf(record?.codeHash ?? ZERO_HASH) ?? new Uint8Array())).toBe(CODE);
    await accountOf(origin);
    expect(provider.requests.slice(before).map((calls) => calls.map(({ params }) => params[1]))).toEqual([
      ['0x5a', '0x5a', '0x5a'],
    ]);
  });

  test('of an account that is not there needs no storage', async () => {
    const origin = await connect();
    expect(await accountOf(origin, NOBODY)).toBeNull();
    expect(await slotOf(origin, NOBODY)).toBe('0x');
    expect(provider.methods).not.toContain('eth_getStorageAt');
  });

  test('that the origin no longer has is named', async () => {
    const origin = await connect();
    provider.next.push(answering(() => new RpcFault(-32000, 'missing trie node 0x12')));
    await expect(slotOf(origin)).rejects.toThrow(
      'the origin of the fork does not have the state of block 90: missing trie node 0x12; fork from a newer block, or from an archive node',
    );
    // A later attempt asks again.
    expect(await slotOf(origin)).toBe('0x2a');
  });

  test('of a wrong form is refused', async () => {
    const origin = await connect();
    provider.next.push(answering(() => '0xzz'));
    await expect(slotOf(origin)).rejects.toThrow(
      'answers nonsense: expected a quantity for eth_getStorageAt, got "0xzz"',
    );
  });
});

describe('on disk', () => {
  const fill = async (options: Partial<ForkOptions> = {}): Promise<void> => {
    const origin = await connect({ cacheFolder: folder, ...options });
    await accountOf(origin);
    await accountOf(origin, NOBODY);
    await slotOf(origin);
    await written();
  };
  const readAgain = async (): Promise<string[]> => {
    const before = provider.methods.length;
    const origin = await connect({ cacheFolder: folder });
    expect(await accountOf(origin)).toMatchObject({ balance: 10n ** 18n, nonce: 7n });
    expect([await accountOf(origin, NOBODY), await slotOf(origin)]).toEqual([null, '0x2a']);
    return provider.methods.slice(before + 2);
  };

  test('nothing is read twice', async () => {
    await fill();
    expect(await readAgain()).toEqual([]);
  });

  test('nobody else may read, and the URL is not there', async () => {
    await fill();
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(cacheFile()).mode & 0o777).toBe(0o600);
    expect(`${cacheFile()} ${readFileSync(cacheFile(), 'utf8')}`).not.toContain('secret-key');
  });

  test('a file that was cut off anywhere is used as far as it goes, and goes on', async () => {
    await fill();
    const whole = readFileSync(cacheFile());
    for (let length = whole.length - 1; length > 0; length -= 37) {
      writeFileSync(cacheFile(), whole);
      truncateSync(cacheFile(), length);
      await readAgain();
    }
    await written();
    expect(await readAgain()).toEqual([]);
  });

  test('lines that are not whole, and codes that are not what they say, are passed over', async () => {
    await fill();
    const text = readFileSync(cacheFile(), 'utf8').replace('6001600255', '6001600256');
    writeFileSync(cacheFile(), text);
    appendFileSync(cacheFile(), '\n["s","x\nnot json\n["q","1"]\n{"a":1}\n');
    expect(await readAgain()).toEqual(['eth_getBalance', 'eth_getTransactionCount', 'eth_getCode']);
  });

  test('another block of the same number has another file', async () => {
    await fill();
    provider.next.push(
      answering(usual),
      answering(() => block(90, { hash: `0x${'ee'.repeat(32)}` })),
    );
    const origin = await connect({ cacheFolder: folder });
    provider.next.push(answering(({ method }) => (method === 'eth_getCode' ? '0x' : '0x1')));
    expect(await accountOf(origin, NOBODY)).toMatchObject({ balance: 1n, nonce: 1n });
  });

  test('with the chain id given, a fork starts without its origin', async () => {
    await fill();
    await provider.stop();
    const origin = await connect({ cacheFolder: folder, chainId: 5n });
    expect([origin.block.number, origin.block.baseFeePerGas, await slotOf(origin)]).toEqual([90, 7n, '0x2a']);
  });

  test('a folder that cannot be written is told, and the fork works', async () => {
    writeFileSync(join(folder, 'file'), '');
    const failures: unknown[] = [];
    const origin = await connectOrigin(
      { ...(await connect()).options, cacheFolder: join(folder, 'file', 'below') },
      (error) => failures.push(error),
    );
    expect([await slotOf(origin), failures.length]).toEqual(['0x2a', 1]);
  });
});
