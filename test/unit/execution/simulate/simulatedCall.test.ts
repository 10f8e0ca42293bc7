import { describe, expect, test } from '@jest/globals';
import type { Address, SimulatedBlock } from '../../../../generated/types.js';
import { addToBloom, createBloom } from '../../../../src/ethereum/bloom.js';
import { encodeBloom, encodeQuantity } from '../../../../src/ethereum/hex.js';
import { contractAddress } from '../../../../src/ethereum/receipt.js';
import { FakeChain } from '../fakeChain.js';
import { simulate } from '../run.js';
import { ALICE, answering, BOB, CAROL, push, refusalOf, word } from '../stage.js';

const NATIVE_TOKEN = `0x${'ee'.repeat(20)}`;
const TRANSFER_TOPIC = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

describe('calls', () => {
  const one = async (payload: object): Promise<SimulatedBlock> => {
    const [block] = await simulate(new FakeChain(), payload);
    return block as SimulatedBlock;
  };

  test('use nonces in order, and contracts get their addresses from them', async () => {
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

  test('are transactions of the type that follows from their fields', async () => {
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

  test('number their logs through the block, which has their bloom', async () => {
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

  test('that fail say why, and the others run', async () => {
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
    expect((await one(payload)).transactions).toMatchObject([
      { gas: encodeQuantity(100_000) },
      { gas: encodeQuantity(79_000) },
    ]);
    const [capped] = await simulate(new FakeChain(), payload, { gasCap: 50_000n });
    expect(capped?.transactions).toMatchObject([{ gas: encodeQuantity(50_000) }, { gas: encodeQuantity(29_000) }]);
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

    test('log the transfer, between the logs of contracts, but not in the bloom', async () => {
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

    test('log no transfers that are reverted', async () => {
      const block = await traced({ [BOB]: { code: '0x60006000fd' } }, [{ from: ALICE, to: BOB, value: '0x64' }]);
      expect(block.calls[0]).toMatchObject({ status: '0x0', logs: [] });
    });

    test('log nothing for calls that run the code of another account on their own', async () => {
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
  const refusal = (payload: object): Promise<unknown> => refusalOf(simulate(new FakeChain(), payload));

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
      { to: BOB, gas: encodeQuantity(40_000_001) },
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
    const [block] = await simulate(new FakeChain(), { blockStateCalls: [{ blockOverrides, stateOverrides, calls }] });
    expect(block?.calls[1]).toMatchObject({ returnData: word(21_000 * 5) });
  });
});
