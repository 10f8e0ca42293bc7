/** The scenario of README.md as tests, for one language. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { keccak256, type Hex } from 'viem';
import type { Contract } from '../../../codegen/contract.js';
import { readContract } from '../../../codegen/readContract.js';
import { until } from '../../support/chainProgress.js';
import { hex, rpcAnswer } from '../../support/rpc.js';
import { testChains } from '../../support/testChains.js';
import { canonical } from './exampleServer.js';
import { isTested, type Language } from './languages.js';
import { startProgram, type Command, type Line, type Program } from './program.js';
import { Stage } from './stage.js';

/** The connection is cut so often. */
const CUTS = 3;
const START_TIMEOUT_MS = 900_000;

interface Entry {
  number: Hex;
  blockNumber: Hex;
  hash: Hex;
}

/** The tests of a language. `prepare` builds its program; what it throws fails them. */
export function describeScenario(language: Language, prepare: () => Promise<Command>): void {
  (isTested(language) ? describe : describe.skip).each(testChains)(`the ${language} SDK on %s`, (_name, startChain) => {
    let stage: Stage;
    let program: Program;
    let contract: Contract;

    beforeAll(async () => {
      contract = await readContract();
      const command = await prepare();
      stage = await Stage.start(startChain);
      program = startProgram(command, stage.inputFile);
    }, START_TIMEOUT_MS);

    afterAll(async () => {
      program?.kill();
      await stage?.stop();
    });

    test('reads', async () => {
      const line = await program.step('read');
      const { chainId, account } = stage.input;
      expectSame(line['chainId'], chainId);
      expectSame(line['balance'], await stage.ask('eth_getBalance', account, '0x1'));
      expectSame(line['block'], await stage.ask('eth_getBlockByNumber', '0x1', false));
      expect(line['transaction']).toBeNull();
    });

    test('one error of a batch does not lose the others', async () => {
      const { probe: to, calls, chainId, http } = stage.input;
      const [, error] = await Promise.all([
        stage.ask('eth_call', { to, data: calls.value }),
        rpcAnswer(http, 'eth_call', [{ to, data: calls.revertWithReason }]),
      ]);
      const { results } = (await program.step('batch')) as { results: unknown };
      expectSame(results, [{ result: chainId }, { error: error.error }, { result: `0x${'0'.repeat(64)}` }]);
    });

    test('a revert is a typed error with code, data and reason', async () => {
      const { probe: to, calls, http } = stage.input;
      const { withReason, withCustomError } = (await program.step('revert')) as Record<string, Line>;
      const reverted = await rpcAnswer(http, 'eth_call', [{ to, data: calls.revertWithReason }]);
      expect(withReason).toMatchObject({ ...reverted.error, code: 3, reason: 'not today' });
      expect(withReason?.['class']).toMatch(/execution_?reverted/i);
      const custom = await rpcAnswer(http, 'eth_call', [{ to, data: calls.revertWithCustomError }]);
      expect(withCustomError).toMatchObject({ ...custom.error, code: 3, reason: null });
      expect(withCustomError?.['class']).toMatch(/execution_?reverted/i);
    });

    test('deploys and sends raw transactions', async () => {
      const { hashes, receipts } = (await program.step('send')) as { hashes: Hex[]; receipts: unknown[] };
      const { deploy, transactions } = stage.input;
      expect(hashes).toEqual([deploy, ...transactions].map((transaction) => keccak256(transaction)));
      expectSame(receipts, await Promise.all(hashes.map((hash) => stage.ask('eth_getTransactionReceipt', hash))));
      expect(receipts.map((receipt) => (receipt as { status: Hex }).status)).toEqual(['0x1', '0x1', '0x1']);
    });

    test('gets logs', async () => {
      const { logs } = (await program.step('logs')) as { logs: unknown[] };
      const { probe: address, fromBlock } = stage.input;
      const last = (logs.at(-1) as Entry).blockNumber;
      expectSame(logs, await stage.ask('eth_getLogs', { address, fromBlock, toBlock: last }));
      // One of the constructor and two of each transaction.
      expect(logs.length).toBe(5);
    });

    test('a subscription through a cut connection loses nothing and gives nothing twice', async () => {
      await program.readyToCut();
      const firstBlock = hex(Number(await stage.ask('eth_blockNumber')) + 1);
      const lastBlock = await cutAndEmit(stage);
      program.write({ firstBlock, lastBlock });
      const line = (await program.step('subscribe')) as { heads: Entry[]; logs: Entry[]; reconnects: number };

      const numbers = line.heads.map(({ number }) => Number(number));
      expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] as number) + index));
      const heads = line.heads.filter(({ number }) => Number(number) >= Number(firstBlock));
      expect(heads.length).toBe(Number(lastBlock) - Number(firstBlock) + 1);
      expectSame(heads, await Promise.all(heads.map(({ number }) => headOf(stage, number))));
      const range = { address: stage.input.probe, fromBlock: firstBlock, toBlock: lastBlock };
      expectSame(line.logs, await stage.ask('eth_getLogs', range));
      expect(line.reconnects).toBeGreaterThan(0);
    });

    test('100 calls at once are each answered', async () => {
      const { webSocket, http } = await program.step('concurrent');
      expect([webSocket, http]).toEqual([100, 100]);
    });

    test('every method of the contract is called with its examples and decodes its results', async () => {
      const { called } = (await program.step('examples')) as {
        called: { method: string; index: number; result: unknown }[];
      };
      expect(stage.examples.strangers).toEqual([]);
      const expected = contract.methods.flatMap(({ name, examples }) =>
        examples.map(({ result }, index) => `${name} ${index} ${canonical(result)}`),
      );
      expect(called.map(({ method, index, result }) => `${method} ${index} ${canonical(result)}`)).toEqual(expected);
    });

    test('ends well, and says nothing else', async () => {
      expect(await program.ended()).toBe(0);
      expect(program.complaints()).toBe('');
    });
  });
}

/**
 * Cuts the connection again and again while logs are emitted. Resolves to the block of the last log, which is alone.
 */
async function cutAndEmit(stage: Stage): Promise<Hex> {
  for (let cut = 0; cut < CUTS; cut++) {
    await stage.emit(2);
    stage.proxy.refuse();
    const { blockNumber } = await stage.emit(3);
    await stage.passed(Number(blockNumber));
    stage.proxy.accept();
    await until('the program is connected again', () => stage.proxy.connections() > 0);
    await stage.emit(1);
    stage.proxy.cut();
  }
  const { blockNumber: before } = await stage.emit(2);
  await stage.passed(Number(before));
  return (await stage.emit(1)).blockNumber;
}

/** A block as `newHeads` sends it. */
async function headOf(stage: Stage, number: Hex): Promise<object> {
  const block = await stage.ask<Record<string, unknown>>('eth_getBlockByNumber', number, false);
  return Object.fromEntries(Object.entries(block).filter(([name]) => !['transactions', 'uncles'].includes(name)));
}

/** Wire values: fields that are null or left out are the same, because not every language can tell them apart. */
function expectSame(actual: unknown, expected: unknown): void {
  expect(withoutNulls(actual)).toEqual(withoutNulls(expected));
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== null);
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutNulls(field)]));
}
