import { describe, expect, test } from '@jest/globals';
import { encodeQuantity } from '../../../../src/ethereum/hex.js';
import { FakeChain, HEAD, hashOf, headBlock } from '../fakeChain.js';
import { simulate, type RunOptions } from '../run.js';
import { ALICE, answering, BOB, CAROL, refusalOf, word } from '../stage.js';

describe('published expectations (execution-apis, tests/eth_simulateV1)', () => {
  const hive = (): FakeChain => {
    const fake = new FakeChain();
    fake.chainId = 0xc72dd9d5e883en;
    return fake;
  };
  const options: RunOptions = { base: headBlock({ gasLimit: 200_000_000n }), gasCap: 50_000_000n };

  test('two transfers with validation: transactions and both roots', async () => {
    const calls = [
      { from: ALICE, to: BOB, maxFeePerGas: '0x10', value: '0x2540be400' },
      { from: BOB, to: CAROL, maxFeePerGas: '0x10', value: '0x3e8' },
    ];
    const stateOverrides = { [ALICE]: { balance: '0xe8d4a51000' } };
    const blockStateCalls = [{ blockOverrides: { baseFeePerGas: '0xf' }, stateOverrides, calls }];
    const [block] = await simulate(
      hive(),
      { blockStateCalls, validation: true, returnFullTransactions: true },
      options,
    );
    expect(block).toMatchObject({
      baseFeePerGas: '0xf',
      gasUsed: '0xa410',
      transactionsRoot: '0x9e80508f974bbf713b286fe5a4d0fae2f54f17e33b742176cc4c5bb7e0942762',
      receiptsRoot: '0x75308898d571eafb5cd8cde8278bf5b3d13c5f6ec074926de3bb895b519264e1',
      transactions: [
        {
          hash: '0xc2df7444d2b0604cdfaa20cad5855422b575d8d2ec02868ed9eb45eb20490f66',
          gas: '0x2faf080',
          gasPrice: '0xf',
        },
        {
          hash: '0x5c78719d6ce3bf5b515e9fc3a41ab755c007645928bf35eba1a318721b774595',
          gas: '0x2fa9e78',
          gasPrice: '0xf',
        },
      ],
    });
  });

  test('a nonce that wraps around', async () => {
    const stateOverrides = { [ALICE]: { nonce: '0xffffffffffffffff' } };
    const calls = [
      { from: ALICE, to: BOB },
      { from: ALICE, to: BOB },
    ];
    const [block] = await simulate(hive(), { blockStateCalls: [{ stateOverrides, calls }] }, options);
    expect(block?.transactions).toEqual([
      '0x477a61e1243f3b2c6a206477ecfca9f57a099a152a08fda53d8cee470d6c5fb8',
      '0xd43781826f6cf87596228fb58a268cf2147d652bf2dc63e0e2df763efa03f709',
    ]);
  });

  test('a nonce that the account does not have', async () => {
    const calls = [{ from: BOB, to: BOB, nonce: '0x64' }];
    const [block] = await simulate(hive(), { blockStateCalls: [{ calls }] }, options);
    expect(block).toMatchObject({
      transactions: ['0x5502e2f81918bf15546115259aa912e0af477580be84d8f09be4bb8dd2d5667c'],
      transactionsRoot: '0x22efe8e840f139e6194b50ce3c218db4aed270a03c5577d1487b134d2b4680e9',
      receiptsRoot: '0xf78dfb743fbd92ade140711c8bbc542b5e307f0ab7984eff35d751969fe57efa',
    });
  });

  test('an authorization of an account that an override made, and a call of it', async () => {
    const authority = '0x3c99b48acd2a442808922929a1441f31245e3a45';
    const authorization = {
      chainId: '0xc72dd9d5e883e',
      address: BOB,
      nonce: '0x0',
      yParity: '0x0',
      r: '0xe46a57110dd3e4f9d556fbcd95f00f29ec91ce3e656a796f46b665d6df4aa657',
      s: '0x589ea4f67adc16d5de188b7f5e2b697c017325ada80332ecfd24ead54d49fc3f',
    };
    const stateOverrides = {
      [authority]: { code: '0x' },
      [ALICE]: { balance: '0x1e8480' },
      [BOB]: { code: answering('602a') },
    };
    const calls = [
      { from: ALICE, to: ALICE, authorizationList: [authorization] },
      { from: ALICE, to: authority },
    ];
    const [block] = await simulate(hive(), { blockStateCalls: [{ stateOverrides, calls }] }, options);
    expect(block).toMatchObject({
      calls: [
        { status: '0x1', returnData: '0x', gasUsed: '0x8fc0', maxUsedGas: '0xb3b0' },
        { status: '0x1', returnData: word(42), gasUsed: '0x521a', maxUsedGas: '0x521a' },
      ],
      transactions: [
        '0xcda5270816f9f4e101ed4cb0acb7c44471b5aa60cbe220ebc622b908e85c865f',
        '0x1ec8209151c97ff3a0870ea86e943c2fdb289113ecdaaa97b48de8ff10190d49',
      ],
      transactionsRoot: '0xd25c6ccd42e9847f8dbfa16c5155fdb8e61f27d3c0315636216fbe3bd6b707df',
      receiptsRoot: '0x457027f428d99521b9924e7f7a2fc14c9f99f78b536d230b0d3be59cca964e9a',
    });
  });

  test('a moved precompile, called at its new and its old address', async () => {
    const [moved, old] = ['0x0000000000000000000000000000000000123456', '0x0000000000000000000000000000000000000001'];
    const input =
      '0x1c8aff950685c2ed4bc3174f3472287b56d9517b9c948127319a09a7a36deac8' +
      '000000000000000000000000000000000000000000000000000000000000001c' +
      'b7cf302145348387b9e69fde82d8e634a0f8761e78da3bfa059efced97cbed0d' +
      '2a66b69167cafe0ccfc726aec6ee393fea3cf0e4f3f9c394705e0f56d9bfe1c9';
    const stateOverrides = { [old]: { movePrecompileToAddress: moved } };
    const calls = [
      { from: BOB, to: moved, input },
      { from: BOB, to: old, input },
    ];
    const [block] = await simulate(hive(), { blockStateCalls: [{ stateOverrides, calls }] }, options);
    expect(block?.calls).toMatchObject([
      { returnData: '0x000000000000000000000000b11cad98ad3f8114e0b3a1f6e7228bc8424df48a', gasUsed: '0x644c' },
      { returnData: '0x', gasUsed: '0x6266' },
    ]);
  });
});

describe('blocks', () => {
  test('follow the base block and each other', async () => {
    const blocks = await simulate(new FakeChain(), {
      blockStateCalls: [{}, { blockOverrides: { time: '0x65540000' } }, {}],
    });
    expect(blocks.map(({ number }) => Number(number))).toEqual([HEAD + 1, HEAD + 2, HEAD + 3]);
    expect(blocks.map(({ parentHash }) => parentHash)).toEqual([hashOf(HEAD), blocks[0]?.hash, blocks[1]?.hash]);
    expect(blocks.map(({ timestamp }) => Number(timestamp))).toEqual([1_700_000_001, 0x65540000, 0x65540001]);
    expect(new Set(blocks.map(({ hash }) => hash)).size).toBe(3);
  });

  test('fill gaps between their numbers', async () => {
    const blocks = await simulate(new FakeChain(), {
      blockStateCalls: [{ blockOverrides: { number: encodeQuantity(HEAD + 4) } }],
    });
    expect(blocks.map(({ number }) => Number(number))).toEqual([101, 102, 103, 104]);
    expect(blocks.map(({ calls }) => calls)).toEqual([[], [], [], []]);
  });

  test('show their overrides, and pass on gas limit and fee recipient', async () => {
    const blockOverrides = { gasLimit: '0xf4240', feeRecipient: CAROL, prevRandao: word(7), baseFeePerGas: '0x9' };
    const reads = { stateOverrides: { [BOB]: { code: answering('44') } }, calls: [{ to: BOB }] };
    const [first, second] = await simulate(new FakeChain(), {
      blockStateCalls: [{ blockOverrides, ...reads }, { calls: [{ to: BOB }] }],
    });
    expect(first).toMatchObject({ gasLimit: '0xf4240', miner: CAROL, mixHash: word(7), baseFeePerGas: '0x9' });
    expect(first?.calls[0]).toMatchObject({ returnData: word(7) });
    expect(second).toMatchObject({ gasLimit: '0xf4240', miner: CAROL, mixHash: word(0), baseFeePerGas: '0x0' });
    // As in every call on these chains, which have no randomness.
    expect(second?.calls[0]).toMatchObject({ returnData: word(2n ** 256n - 1n) });
  });

  test("take the base fee of the chain's fee market when they validate", async () => {
    const blocks = await simulate(new FakeChain(), { validation: true, blockStateCalls: [{}, {}] });
    expect(blocks.map(({ baseFeePerGas }) => BigInt(baseFeePerGas ?? '0x0'))).toEqual([875_000_000n, 765_625_000n]);
  });

  test('have no base fee where the chain has none, unless an override sets one', async () => {
    const base = headBlock({ baseFeePerGas: null });
    const blockStateCalls = [{}, { blockOverrides: { baseFeePerGas: '0x7' } }];
    for (const validation of [false, true]) {
      const blocks = await simulate(new FakeChain(), { validation, blockStateCalls }, { base });
      expect(blocks.map(({ baseFeePerGas }) => baseFeePerGas ?? null)).toEqual([null, '0x7']);
    }
  });

  test('know the hashes of real and simulated blocks', async () => {
    const stateOverrides = { [BOB]: { code: answering('60003540') } };
    const ask = (number: number) => ({ to: BOB, input: word(number) });
    const blocks = await simulate(new FakeChain(), {
      blockStateCalls: [{ stateOverrides, calls: [ask(99), ask(100)] }, { calls: [ask(101), ask(102)] }],
    });
    expect(blocks[0]?.calls.map(({ returnData }) => returnData)).toEqual([hashOf(99), hashOf(100)]);
    expect(blocks[1]?.calls.map(({ returnData }) => returnData)).toEqual([blocks[0]?.hash, word(0)]);
  });

  test('run on the state that earlier blocks left', async () => {
    const stateOverrides = { [BOB]: { code: '0x3615600c57600035600055005b60005460005260206000f3' } };
    const blocks = await simulate(new FakeChain(), {
      blockStateCalls: [
        { stateOverrides, calls: [{ to: BOB, input: word(5) }, { to: BOB }] },
        { calls: [{ to: BOB }] },
        { stateOverrides: { [BOB]: { stateDiff: { [word(0)]: word(9) } } }, calls: [{ to: BOB }] },
      ],
    });
    const answers = blocks.flatMap(({ calls }) => calls.map(({ returnData }) => returnData));
    expect(answers).toEqual(['0x', word(5), word(5), word(9)]);
  });

  test.each([
    [
      'numbers that do not rise',
      [{ blockOverrides: { number: '0x9a' } }, { blockOverrides: { number: '0x90' } }],
      { name: 'simulationBlockNumber', arguments: { number: '144', previous: 154 } },
    ],
    [
      'the number of the base block',
      [{ blockOverrides: { number: encodeQuantity(HEAD) } }],
      { name: 'simulationBlockNumber' },
    ],
    [
      'times that do not rise',
      [{ blockOverrides: { time: '0x6553f200' } }, { blockOverrides: { time: '0x6553f200' } }],
      { name: 'simulationBlockTimestamp', arguments: { timestamp: '1700000256', previous: 1_700_000_256 } },
    ],
    [
      'a number too far ahead',
      [{ blockOverrides: { number: encodeQuantity(HEAD + 257) } }],
      {
        name: 'clientLimitExceeded',
        arguments: { what: 'simulated blocks', value: 257, limit: 256 },
        data: { limit: 256 },
      },
    ],
    ['too many blocks', Array.from({ length: 257 }, () => ({})), { name: 'clientLimitExceeded' }],
    [
      'too many calls',
      [{ calls: Array.from({ length: 5001 }, () => ({})) }],
      { name: 'clientLimitExceeded', arguments: { what: 'simulated calls', value: 5001, limit: 5000 } },
    ],
    ['no block at all', [], { name: 'invalidParams', arguments: { reason: 'empty input' } }],
    ['withdrawals', [{ blockOverrides: { withdrawals: [] } }], { name: 'featureNotSupported' }],
  ])('are refused for %s', async (_, blockStateCalls, expected) => {
    await expect(refusalOf(simulate(new FakeChain(), { blockStateCalls }))).resolves.toMatchObject(expected);
  });
});
