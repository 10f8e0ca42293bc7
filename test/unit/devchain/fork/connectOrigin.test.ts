import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Address, Hash } from '../../../../generated/types.js';
import { whenLoaded } from '../../../../src/devchain/app/state/stateBase.js';
import { connectOrigin, type ForkOptions, type Origin } from '../../../../src/devchain/fork/connectOrigin.js';
import { startFork, type ForkOverrides } from '../../../../src/devchain/fork/startFork.js';
import { encodeData, ZERO_HASH } from '../../../../src/ethereum/hex.js';
import { answering, CannedProvider, FORK_AT_90, RpcFault, stopProviders, type CannedCall } from './cannedProvider.js';

const WHO = `0x${'aa'.repeat(20)}` as Address;
const NOBODY = `0x${'bb'.repeat(20)}` as Address;
const SLOT = '01'.padStart(64, '0');
const CODE = '0x6001600255';
const HASH_90 = `0x${'5a'.padStart(64, 'c')}`;

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
  connectOrigin({ ...FORK_AT_90, urls: [provider.url], ...options });

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
    [-101, 'is at block 100, which has fewer than 101 blocks below it'],
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

describe('a transaction to begin after', () => {
  const hash = `0x${'11'.repeat(32)}` as Hash;
  const start = async (answers: Record<string, unknown>): Promise<Origin> => {
    const other = await CannedProvider.start(
      answering((call) => (call.method in answers ? answers[call.method] : usual(call))),
    );
    return connect({ urls: [other.url], transactionHash: hash });
  };
  const found = { hash, blockNumber: '0x5a' };
  const blob = {
    ...found,
    type: '0x3',
    nonce: '0x0',
    gas: '0x1',
    to: WHO,
    value: '0x0',
    input: '0x',
    r: '0x1',
    s: '0x1',
  };
  const transfer = { ...blob, type: '0x0', gasPrice: '0x1', v: '0x1b', from: WHO };

  test.each<[string, Record<string, unknown>, string]>([
    ['that is not there', { eth_getTransactionByHash: null }, `has no transaction ${hash}`],
    [
      'that waits',
      { eth_getTransactionByHash: { hash, blockNumber: null } },
      `has transaction ${hash} in no block yet`,
    ],
    [
      'that its block does not have',
      { eth_getTransactionByHash: found, eth_getBlockByNumber: block(90, { transactions: [] }) },
      `has no transaction ${hash} in its block 90`,
    ],
    [
      'of a type that the chain cannot run',
      {
        eth_getTransactionByHash: found,
        eth_getBlockByNumber: block(90, { transactions: [{ ...blob, chainId: '0x5', v: '0x0' }] }),
      },
      `has transaction ${hash} of type 3, which this chain cannot run: fork its block with --fork-block-number`,
    ],
    [
      'whose fields are those of another',
      { eth_getTransactionByHash: found, eth_getBlockByNumber: block(90, { transactions: [transfer] }) },
      `answers another transaction than ${hash}`,
    ],
  ])('%s is refused', async (_name, answers, reason) => {
    await expect(start(answers)).rejects.toThrow(`the origin of the fork ${reason}`);
  });
});

describe('a chain cannot begin with', () => {
  const numbered = (chainId: string, fields: object) =>
    answering((call) => {
      if (call.method === 'eth_chainId') return chainId;
      const [, of] = /^0x(\w+)$/.exec(String(call.params[0])) ?? [];
      return call.method === 'eth_getBlockByNumber' ? block(parseInt(of ?? '', 16), fields) : usual(call);
    });
  const start = async (chainId: string, fields: object, overrides: ForkOverrides = {}, blockNumber = 90) => {
    const other = await CannedProvider.start(numbered(chainId, fields));
    const { options } = await connect();
    return startFork({ ...options, urls: [other.url], blockNumber }, overrides, [], () => undefined);
  };
  const text = 'and a chain can begin with';

  test.each([
    ['0x0', {}, `has 0 for the chain id, ${text} at least 1`],
    ['0x10000000000000000', {}, `has 18446744073709551616 for the chain id, ${text} at most 18446744073709551615`],
    ['0x5', { gasLimit: '0x0' }, `has 0 for the block's gasLimit, ${text} at least 21000`],
    ['0x5', { gasUsed: '0x1c9c381' }, `has 30000001 for the block's gasUsed, ${text} at most 30000000`],
    ['0x5', { timestamp: '0x3afff44180' }, `has 253402300800 for the block's timestamp, ${text} at most 253402300799`],
    [
      '0x5',
      { baseFeePerGas: `0x1${'0'.repeat(32)}` },
      `for the block's baseFeePerGas, ${text} at most ${2n ** 128n - 1n}`,
    ],
  ])('chain id %s and %j', async (chainId, fields, reason) => {
    await expect(start(chainId, fields)).rejects.toThrow(reason);
  });

  test('a number near the end of what is exact', async () => {
    await expect(start('0x5', {}, {}, 9_000_000_000_000_001)).rejects.toThrow(
      `has 9000000000000001 for the block's number, ${text} at most 9000000000000000`,
    );
  });

  test('values that options do not replace', async () => {
    const beginning = await start(
      '0x5',
      { gasLimit: '0x0', timestamp: '0x3afff44180', baseFeePerGas: `0x1${'0'.repeat(32)}` },
      { gasLimit: 40_000_000n, genesisTime: 7, baseFee: 3n },
    );
    expect(beginning.parameters).toMatchObject({ gasLimit: 40_000_000n, baseFeeScaled: 3n * 10n ** 18n });
    expect(beginning.genesisTime).toEqual({ seconds: 7, nanos: 0 });
  });

  test('but with a time in the future and the gas limit of a chain that has none', async () => {
    const { parameters, genesisTime } = await start('0x5', { gasLimit: '0xffffffffffffffff', timestamp: '0xffffffff' });
    expect([parameters.gasLimit, genesisTime?.seconds]).toEqual([2n ** 53n - 1n, 4_294_967_295]);
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
      Array.from({ length: 3 }, () => ({ blockHash: HASH_90 })),
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
    const pruned = answering((call) =>
      call.method === 'eth_getStorageAt' ? new RpcFault(-32000, 'missing trie node 0x12') : usual(call),
    );
    provider.next.push(pruned, pruned);
    await expect(slotOf(origin)).rejects.toThrow(
      'the origin of the fork does not have the state of block 90: missing trie node 0x12; fork from a newer block, or from an archive node',
    );
    // A later attempt asks again.
    expect(await slotOf(origin)).toBe('0x2a');
  });

  test('is asked for by number where the origin takes no hashes, with a look at the hash', async () => {
    const byNumber = await CannedProvider.start(
      answering((call) => (typeof call.params.at(-1) === 'object' ? new RpcFault(-32602, 'bad block') : usual(call))),
    );
    const origin = await connect({ urls: [byNumber.url] });
    expect([await accountOf(origin), await slotOf(origin)]).toMatchObject([{ nonce: 7n }, '0x2a']);
    expect(byNumber.requests.at(-1)?.map(({ method }) => method)).toEqual(['eth_getStorageAt', 'eth_getBlockByNumber']);
  });

  test('of an origin that has another block of the number now is refused', async () => {
    let isOther = false;
    const reorganized = await CannedProvider.start(
      answering((call) => {
        if (typeof call.params.at(-1) === 'object') return new RpcFault(-32000, 'header for hash not found');
        return isOther && call.method === 'eth_getBlockByNumber' ? block(90, { hash: ZERO_HASH }) : usual(call);
      }),
    );
    const origin = await connect({ urls: [reorganized.url] });
    isOther = true;
    await expect(slotOf(origin)).rejects.toThrow(
      `the origin of the fork has block ${ZERO_HASH} at 90 now, and the fork began with ${HASH_90}: fork again`,
    );
  });

  test('has hashes of blocks, and no other block may be answered for one', async () => {
    const origin = await connect();
    expect(await origin.state.blockHash(88)).toBe(`0x${'58'.padStart(64, 'c')}`);
    provider.next.push(answering(() => block(86)));
    await expect(origin.state.blockHash(87)).rejects.toThrow('answers block 86 when asked for 87');
  });

  test('of more than a few megabytes is refused', async () => {
    const origin = await connect();
    provider.next.push(answering(() => `0x${'00'.repeat(2_200_000)}`));
    await expect(slotOf(origin)).rejects.toThrow('sends more than 4194304 characters for eth_getStorageAt');
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

  test('a disk that becomes full is told once, and the fork works', async () => {
    const failures: unknown[] = [];
    const { options } = await connect();
    const origin = await connectOrigin({ ...options, cacheFolder: folder }, (error) => failures.push(error));
    const file = cacheFile();
    rmSync(file);
    symlinkSync('/dev/full', file);
    expect(await slotOf(origin)).toBe('0x2a');
    await written();
    expect(await accountOf(origin)).toMatchObject({ nonce: 7n });
    await written();
    expect(failures).toMatchObject([{ code: 'ENOSPC' }]);
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
