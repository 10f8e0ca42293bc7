import { beforeAll, describe, expect, test } from '@jest/globals';
import { createRequire } from 'node:module';
import { revertReason } from '../../../src/ethereum/revertReason.js';
import { keccakHash } from '../../../src/ethereum/keccak.js';
import { FakeChain } from './fakeChain.js';
import { call, createAccessList, estimateGas, simulate } from './run.js';

const SOURCE = `
// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.20;

contract Token {
  error NotEnough(uint256 have, uint256 want);
  event Transfer(address indexed from, address indexed to, uint256 value);

  mapping(address => uint256) public balanceOf;

  function mint(address to, uint256 value) external {
    balanceOf[to] += value;
    emit Transfer(address(0), to, value);
  }

  function transfer(address to, uint256 value) external returns (bool) {
    uint256 have = balanceOf[msg.sender];
    if (have < value) revert NotEnough(have, value);
    require(to != address(0), "no recipient");
    balanceOf[msg.sender] = have - value;
    balanceOf[to] += value;
    emit Transfer(msg.sender, to, value);
    return true;
  }

  function divide(uint256 a, uint256 b) external pure returns (uint256) {
    return a / b;
  }
}
`;

const TOKEN = '0xcc00000000000000000000000000000000000001';
const ALICE = '0xaa00000000000000000000000000000000000001';
const BOB = '0xbb00000000000000000000000000000000000001';
const ZERO = `0x${'0'.repeat(40)}`;

interface Compiler {
  compile(input: string): string;
}

interface CompilerOutput {
  contracts: { source: { Token: { evm: { deployedBytecode: { object: string }; bytecode: { object: string } } } } };
}

const word = (value: bigint | number | string): string => BigInt(value).toString(16).padStart(64, '0');
const hashOfText = (text: string): string => keccakHash(new TextEncoder().encode(text));
const encodeCall = (signature: string, ...values: (bigint | number | string)[]): string =>
  hashOfText(signature).slice(0, 10) + values.map(word).join('');
/** Storage slot of `balanceOf[owner]`: the first variable of the contract. */
const balanceSlot = (owner: string): string => keccakHash(Buffer.from(word(owner) + word(0), 'hex'));

let deployed = '';
let creation = '';

beforeAll(() => {
  const compiler = createRequire(import.meta.url)('solc') as Compiler;
  const settings = {
    optimizer: { enabled: true },
    outputSelection: { '*': { '*': ['evm.deployedBytecode.object', 'evm.bytecode.object'] } },
  };
  const input = { language: 'Solidity', sources: { source: { content: SOURCE } }, settings };
  const { evm } = (JSON.parse(compiler.compile(JSON.stringify(input))) as CompilerOutput).contracts.source.Token;
  deployed = `0x${evm.deployedBytecode.object}`;
  creation = `0x${evm.bytecode.object}`;
}, 60_000);

describe('a compiled contract', () => {
  const chain = (): FakeChain => new FakeChain({ [TOKEN]: { code: deployed, nonce: 1n } });
  const transfer = (to: string, value: number) => ({
    from: ALICE,
    to: TOKEN,
    input: encodeCall('transfer(address,uint256)', to, value),
  });
  const funded = { stateOverrides: { [TOKEN]: { stateDiff: { [balanceSlot(ALICE)]: `0x${word(100)}` } } } };

  test('answers with an overridden balance', async () => {
    const input = encodeCall('balanceOf(address)', ALICE);
    await expect(call(chain(), { to: TOKEN, input }, funded)).resolves.toMatchObject({ returnData: `0x${word(100)}` });
    await expect(call(chain(), { to: TOKEN, input })).resolves.toMatchObject({ returnData: `0x${word(0)}` });
  });

  test('reverts with its reason', async () => {
    const { vmError, returnData } = await call(chain(), transfer(ZERO, 1), funded);
    expect(vmError).toBe('execution reverted');
    expect(revertReason(returnData)).toBe('no recipient');
  });

  test('reverts with a custom error', async () => {
    const { returnData } = await call(chain(), transfer(BOB, 101), funded);
    expect(returnData).toBe(encodeCall('NotEnough(uint256,uint256)', 100, 101));
  });

  test('panics', async () => {
    const { returnData } = await call(chain(), { to: TOKEN, input: encodeCall('divide(uint256,uint256)', 1, 0) });
    expect(revertReason(returnData)).toBe('division or modulo by zero');
  });

  test('has an estimate that suffices and is the lowest', async () => {
    const outcome = await estimateGas(chain(), transfer(BOB, 1), funded);
    const gas = 'gas' in outcome ? outcome.gas : 0n;
    const withGas = (limit: bigint) => call(chain(), { ...transfer(BOB, 1), gas: `0x${limit.toString(16)}` }, funded);
    await expect(withGas(gas)).resolves.toMatchObject({ vmError: '' });
    await expect(withGas(gas - 1n)).resolves.toMatchObject({ vmError: 'out of gas' });
  });

  test('has the balances of both sides in the access list of a transfer', async () => {
    const { accessList } = await createAccessList(chain(), transfer(BOB, 1), funded);
    expect(accessList).toEqual([{ address: TOKEN, storageKeys: [balanceSlot(ALICE), balanceSlot(BOB)].sort() }]);
  });

  test('is created, used and logs in a simulation', async () => {
    const [block] = await simulate(new FakeChain(), {
      blockStateCalls: [
        {
          stateOverrides: { [ALICE]: { nonce: '0x7' }, [TOKEN]: { code: deployed } },
          calls: [
            { from: ALICE, data: creation },
            { from: ALICE, to: TOKEN, input: encodeCall('mint(address,uint256)', ALICE, 5) },
            transfer(BOB, 3),
            transfer(ZERO, 1),
          ],
        },
      ],
    });
    expect(block?.calls[0]?.returnData).toBe(deployed);
    expect(block?.calls[2]?.logs).toMatchObject([
      {
        address: TOKEN,
        topics: [hashOfText('Transfer(address,address,uint256)'), `0x${word(ALICE)}`, `0x${word(BOB)}`],
        data: `0x${word(3)}`,
        logIndex: '0x1',
        transactionIndex: '0x2',
      },
    ]);
    expect(block?.calls[3]).toMatchObject({
      status: '0x0',
      error: { code: 3, message: 'execution reverted: no recipient' },
    });
  });
});
