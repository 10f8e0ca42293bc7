import { describe, expect, test } from '@jest/globals';
import type { Address, SimulatedBlock } from '../../generated/types.js';
import { addToBloom, createBloom } from '../../src/evm/bloom.js';
import { encodeBloom } from '../../src/evm/hex.js';
import { contractAddress } from '../../src/evm/receipt.js';
import { FakeChain, HEAD, hashOf, headBlock } from './fakeChain.js';
import { simulate, type RunOptions } from './run.js';

const ALICE = '0xc000000000000000000000000000000000000000';
const BOB = '0xc100000000000000000000000000000000000000';
const CAROL = '0xc200000000000000000000000000000000000000';
const NATIVE_TOKEN = `0x${'ee'.repeat(20)}`;
const TRANSFER_TOPIC = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

const answering = (instructions: string): string => `0x${instructions}60005260206000f3`;
const push = (address: string): string => `73${address.slice(2)}`;
const word = (value: bigint | number | string): string => `0x${BigInt(value).toString(16).padStart(64, '0')}`;
const quantity = (value: bigint | number): string => `0x${value.toString(16)}`;

const refusal = async (payload: object, options?: RunOptions): Promise<unknown> => {
  const error: unknown = await simulate(chain(), payload, options).catch((reason: unknown) => reason);
  return (error as { rpc: unknown }).rpc;
};

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
    const blocks = await simulate(chain(), { blockStateCalls: [{}, { blockOverrides: { time: '0x65540000' } }, {}] });
    expect(blocks.map(({ number }) => Number(number))).toEqual([HEAD + 1, HEAD + 2, HEAD + 3]);
    expect(blocks.map(({ parentHash }) => parentHash)).toEqual([hashOf(HEAD), blocks[0]?.hash, blocks[1]?.hash]);
    expect(blocks.map(({ timestamp }) => Number(timestamp))).toEqual([1_700_000_001, 0x65540000, 0x65540001]);
    expect(new Set(blocks.map(({ hash }) => hash)).size).toBe(3);
  });

  test('fill gaps between their numbers', async () => {
    const blocks = await simulate(chain(), { blockStateCalls: [{ blockOverrides: { number: quantity(HEAD + 4) } }] });
    expect(blocks.map(({ number }) => Number(number))).toEqual([101, 102, 103, 104]);
    expect(blocks.map(({ calls }) => calls)).toEqual([[], [], [], []]);
  });

  test('show what their overrides say, and hand gas limit and fee recipient on', async () => {
    const blockOverrides = { gasLimit: '0xf4240', feeRecipient: CAROL, prevRandao: word(7), baseFeePerGas: '0x9' };
    const reads = { stateOverrides: { [BOB]: { code: answering('44') } }, calls: [{ to: BOB }] };
    const [first, second] = await simulate(chain(), {
      blockStateCalls: [{ blockOverrides, ...reads }, { calls: [{ to: BOB }] }],
    });
    expect(first).toMatchObject({ gasLimit: '0xf4240', miner: CAROL, mixHash: word(7), baseFeePerGas: '0x9' });
    expect(first?.calls[0]).toMatchObject({ returnData: word(7) });
    expect(second).toMatchObject({ gasLimit: '0xf4240', miner: CAROL, mixHash: word(0), baseFeePerGas: '0x0' });
    expect(second?.calls[0]).toMatchObject({ returnData: word(0) });
  });

  test("take the base fee of the chain's fee market when they validate", async () => {
    const blocks = await simulate(chain(), { validation: true, blockStateCalls: [{}, {}] });
    expect(blocks.map(({ baseFeePerGas }) => BigInt(baseFeePerGas ?? '0x0'))).toEqual([875_000_000n, 765_625_000n]);
  });

  test('have no base fee where the chain has none, unless they are given one', async () => {
    const base = headBlock({ baseFeePerGas: null });
    const blockStateCalls = [{}, { blockOverrides: { baseFeePerGas: '0x7' } }];
    for (const validation of [false, true]) {
      const blocks = await simulate(chain(), { validation, blockStateCalls }, { base });
      expect(blocks.map(({ baseFeePerGas }) => baseFeePerGas ?? null)).toEqual([null, '0x7']);
    }
  });

  test('know the hashes of real and simulated blocks', async () => {
    const stateOverrides = { [BOB]: { code: answering('60003540') } };
    const ask = (number: number) => ({ to: BOB, input: word(number) });
    const blocks = await simulate(chain(), {
      blockStateCalls: [{ stateOverrides, calls: [ask(99), ask(100)] }, { calls: [ask(101), ask(102)] }],
    });
    expect(blocks[0]?.calls.map(({ returnData }) => returnData)).toEqual([hashOf(99), hashOf(100)]);
    expect(blocks[1]?.calls.map(({ returnData }) => returnData)).toEqual([blocks[0]?.hash, word(0)]);
  });

  test('run on the state that those before left', async () => {
    const stateOverrides = { [BOB]: { code: '0x3615600c57600035600055005b60005460005260206000f3' } };
    const blocks = await simulate(chain(), {
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
      [{ blockOverrides: { number: quantity(HEAD) } }],
      { name: 'simulationBlockNumber' },
    ],
    [
      'times that do not rise',
      [{ blockOverrides: { time: '0x6553f200' } }, { blockOverrides: { time: '0x6553f200' } }],
      { name: 'simulationBlockTimestamp', arguments: { timestamp: '1700000256', previous: 1_700_000_256 } },
    ],
    [
      'a number too far ahead',
      [{ blockOverrides: { number: quantity(HEAD + 257) } }],
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
    await expect(refusal({ blockStateCalls })).resolves.toMatchObject(expected);
  });
});

describe('calls', () => {
  const one = async (payload: object, fake = chain()): Promise<SimulatedBlock> => {
    const [block] = await simulate(fake, payload);
    return block as SimulatedBlock;
  };

  test('take nonces in turn, and contracts their addresses from them', async () => {
    const create = { from: ALICE, data: answering('30') };
    const block = await one({ blockStateCalls: [{ calls: [create, create] }], returnFullTransactions: true });
    expect(block.transactions).toMatchObject([
      { nonce: '0x0', to: null },
      { nonce: '0x1', to: null },
    ]);
    expect(block.calls.map(({ returnData }) => returnData)).toEqual(
      [0n, 1n].map((nonce) => word(BigInt(contractAddress(ALICE as Address, nonce)))),
    );
  });

  test('are transactions of the type that their fields make', async () => {
    const accessList = [{ address: BOB, storageKeys: [word(1)] }];
    const zeros = { chainId: '0x0', nonce: '0x0', yParity: '0x0', r: '0x0', s: '0x0' };
    const authorizationList = [{ address: BOB, ...zeros }];
    const calls = [
      { from: ALICE, to: BOB },
      { from: ALICE, to: BOB, gasPrice: '0x0' },
      { from: ALICE, to: BOB, gasPrice: '0x0', accessList },
      { from: ALICE, to: BOB, authorizationList },
    ];
    const block = await one({ blockStateCalls: [{ calls }], returnFullTransactions: true });
    expect(block.transactions).toMatchObject([
      { type: '0x2', transactionIndex: '0x0', blockHash: block.hash },
      { type: '0x0', transactionIndex: '0x1', gasPrice: '0x0' },
      { type: '0x1', transactionIndex: '0x2', accessList },
      { type: '0x4', transactionIndex: '0x3', authorizationList },
    ]);
  });

  test('show logs as those of a block, and the block their bloom', async () => {
    const logs = '0x602a600052600760206000a100';
    const calls = [{ to: BOB }, { to: BOB }];
    const block = await one({ blockStateCalls: [{ stateOverrides: { [BOB]: { code: logs } }, calls }] });
    expect(block.calls[1]?.logs).toEqual([
      {
        address: BOB,
        topics: [word(7)],
        data: word(42),
        blockNumber: '0x65',
        blockHash: block.hash,
        blockTimestamp: block.timestamp,
        transactionHash: block.transactions[1],
        transactionIndex: '0x1',
        logIndex: '0x1',
        removed: false,
      },
    ]);
    const bloom = createBloom();
    addToBloom(bloom, BOB);
    addToBloom(bloom, word(7));
    expect(block.logsBloom).toBe(encodeBloom(bloom));
  });

  test('that fail say why, and the others go on', async () => {
    const stateOverrides = {
      [BOB]: { code: '0x63deadbeef6000526004601cfd' },
      [CAROL]: { code: '0xfe' },
    };
    const block = await one({
      blockStateCalls: [{ stateOverrides, calls: [{ to: BOB }, { to: CAROL, gas: '0x7530' }, { to: ALICE }] }],
    });
    expect(block.calls).toMatchObject([
      { status: '0x0', returnData: '0x', error: { code: 3, message: 'execution reverted', data: '0xdeadbeef' } },
      {
        status: '0x0',
        returnData: '0x',
        gasUsed: '0x7530',
        error: { code: -32015, message: 'invalid opcode: INVALID' },
      },
      { status: '0x1', returnData: '0x' },
    ]);
    expect(block.calls[1]?.error).not.toHaveProperty('data');
  });

  test('share the gas of their block, and of the whole simulation', async () => {
    const blockOverrides = { gasLimit: '0x186a0' };
    const calls = [{ to: BOB }, { to: BOB }];
    const payload = { blockStateCalls: [{ blockOverrides, calls }], returnFullTransactions: true };
    expect((await one(payload)).transactions).toMatchObject([{ gas: quantity(100_000) }, { gas: quantity(79_000) }]);
    const [capped] = await simulate(chain(), payload, { gasCap: 50_000n });
    expect(capped?.transactions).toMatchObject([{ gas: quantity(50_000) }, { gas: quantity(29_000) }]);
  });

  test('destroy only contracts of their own transaction', async () => {
    const destroys = `0x${push(CAROL)}ff`;
    const stateOverrides = { [BOB]: { code: destroys, balance: '0x5' } };
    const calls = [{ to: BOB }, { to: ALICE, from: CAROL, value: '0x5' }, { to: BOB }];
    const block = await one({ blockStateCalls: [{ stateOverrides, calls }] });
    expect(block.calls.map(({ status }) => status)).toEqual(['0x1', '0x1', '0x1']);
  });

  describe('that move value, with traceTransfers', () => {
    const transfer = (from: string, to: string, value: number) => ({
      address: NATIVE_TOKEN,
      topics: [TRANSFER_TOPIC, word(from), word(to)],
      data: word(value),
    });
    const traced = (stateOverrides: object, calls: object[]) =>
      one({
        traceTransfers: true,
        blockStateCalls: [{ stateOverrides: { [ALICE]: { balance: '0x3e8' }, ...stateOverrides }, calls }],
      });

    test('log it, between the logs of contracts, but not in the bloom', async () => {
      const logsAndForwards = `0x60006000a0600060006000600034${push(CAROL)}5af160006000a000`;
      const block = await traced({ [BOB]: { code: logsAndForwards } }, [{ from: ALICE, to: BOB, value: '0x64' }]);
      expect(block.calls[0]?.logs).toMatchObject([
        { ...transfer(ALICE, BOB, 100), logIndex: '0x0' },
        { address: BOB, topics: [], logIndex: '0x1' },
        { ...transfer(BOB, CAROL, 100), logIndex: '0x2' },
        { address: BOB, topics: [], logIndex: '0x3' },
      ]);
      const bloom = createBloom();
      addToBloom(bloom, BOB);
      expect(block.logsBloom).toBe(encodeBloom(bloom));
    });

    test('log the balance of a contract that destroys itself', async () => {
      const block = await traced({ [BOB]: { code: `0x${push(CAROL)}ff`, balance: '0x7' } }, [{ to: BOB }]);
      expect(block.calls[0]?.logs).toMatchObject([transfer(BOB, CAROL, 7)]);
    });

    test('log nothing of what is reverted', async () => {
      const block = await traced({ [BOB]: { code: '0x60006000fd' } }, [{ from: ALICE, to: BOB, value: '0x64' }]);
      expect(block.calls[0]).toMatchObject({ status: '0x0', logs: [] });
    });

    test("log nothing for calls that run another's code on their own account", async () => {
      const delegateCall = `6000600060006000${push(CAROL)}5af4`;
      const callCode = `60006000600060006005${push(CAROL)}5af2`;
      const delegates = `0x${delegateCall}${callCode}00`;
      const block = await traced({ [BOB]: { code: delegates, balance: '0x9' }, [CAROL]: { code: '0x00' } }, [
        { from: ALICE, to: BOB, value: '0x1' },
      ]);
      expect(block.calls[0]?.logs).toMatchObject([transfer(ALICE, BOB, 1)]);
    });
  });
});

describe('calls that may not run end the simulation', () => {
  test.each([
    [
      'a nonce too low',
      { from: ALICE, to: BOB, nonce: '0x0', maxFeePerGas: '0x3b9aca00' },
      { name: 'simulationNonceTooLow', arguments: { address: ALICE, have: '0', want: '5' } },
    ],
    [
      'a nonce too high',
      { from: ALICE, to: BOB, nonce: '0x9', maxFeePerGas: '0x3b9aca00' },
      { name: 'simulationNonceTooHigh', arguments: { address: ALICE, have: '9', want: '5' } },
    ],
    [
      'a fee below the base fee',
      { from: ALICE, to: BOB },
      { name: 'simulationBaseFeeTooLow', arguments: { address: ALICE, have: '0', want: '875000000' } },
    ],
    [
      'more than the balance',
      { from: ALICE, to: BOB, gas: '0x5208', maxFeePerGas: '0x3b9aca00' },
      { name: 'simulationInsufficientFunds', arguments: { address: ALICE, have: '1000', want: '21000000000000' } },
    ],
  ])('with validation: %s', async (_, call, expected) => {
    const stateOverrides = { [ALICE]: { nonce: '0x5', balance: '0x3e8' } };
    await expect(
      refusal({ validation: true, blockStateCalls: [{ stateOverrides, calls: [call] }] }),
    ).resolves.toMatchObject(expected);
  });

  test.each([
    [
      'too little gas',
      { to: BOB, gas: '0x0' },
      { name: 'simulationIntrinsicGas', arguments: { have: '0', want: '21000' } },
    ],
    [
      'value that is not there',
      { from: ALICE, to: BOB, value: '0x3e8' },
      { name: 'simulationInsufficientFunds', arguments: { have: '0', want: '1000' } },
    ],
    [
      'more gas than the block has',
      { to: BOB, gas: quantity(40_000_001) },
      { name: 'simulationBlockGasLimit', arguments: { used: '0', limit: '40000000' } },
    ],
    [
      'too much creation code',
      { data: `0x${'00'.repeat(49_153)}` },
      { name: 'simulationInitCodeTooLarge', arguments: { size: 49_153, limit: 49_152 } },
    ],
  ])('always: %s', async (_, call, expected) => {
    await expect(refusal({ blockStateCalls: [{ calls: [call] }] })).resolves.toMatchObject(expected);
  });

  test('pay the fee recipient its tip', async () => {
    const blockOverrides = { baseFeePerGas: '0xa', feeRecipient: CAROL };
    const stateOverrides = { [ALICE]: { balance: '0x1dcd6500' }, [BOB]: { code: answering('60003531') } };
    const price = { from: ALICE, maxFeePerGas: '0x14', maxPriorityFeePerGas: '0x5', gas: '0x7530' };
    const calls = [
      { ...price, to: ALICE },
      { to: BOB, input: word(CAROL) },
    ];
    const [block] = await simulate(chain(), { blockStateCalls: [{ blockOverrides, stateOverrides, calls }] });
    expect(block?.calls[1]).toMatchObject({ returnData: word(21_000 * 5) });
  });
});

function chain(): FakeChain {
  return new FakeChain();
}
