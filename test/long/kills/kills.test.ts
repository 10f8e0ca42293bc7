/**
 * `halley start` is killed at random moments under load, with damaged pages and full disks in between. Afterwards every
 * block, log and notification is there exactly once, as on an untouched process and on the chain. That is done 200
 * times, or for half an hour; KILLS, KILLS_MINUTES and KILLS_SEED choose otherwise.
 */
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { encodeFunctionData, keccak256, parseAbi, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { Block, Log, Receipt } from '../../../generated/types.js';
import { startDevChain, type DevChainHandle } from '../../../src/devchain/devChain.js';
import { nodeHashes, until } from '../../support/chainProgress.js';
import { startHalley, type HalleyProcess } from '../../support/halleyProcess.js';
import { PersistentSender, ResumingSubscriber } from '../../support/lastingClients.js';
import { compileProbe } from '../../support/probe.js';
import { hex, post, rpc, type RpcAnswer } from '../../support/rpc.js';
import { randomNumbers } from '../../unit/store/damage/damage.js';
import { InterruptedPoller } from './interruptedPoller.js';
import { rawReader, viemReader, type Pair, type Reader } from './readers.js';
import { Victim } from './victim.js';

const KILLS = Number(process.env['KILLS'] ?? 200);
/** After these no further kill is begun, so that a slow machine gets to the comparison, too. */
const MINUTES = Number(process.env['KILLS_MINUTES'] ?? 30);
const SEED = Number(process.env['KILLS_SEED'] ?? randomInt(1_000_000));
const CHAIN_ID = 31_337;
const BLOCK_MS = 200;
/** Latest moment of a kill: after a start began, and after it follows the chain. */
const WITHIN_START_MS = 1_500;
const WITHIN_RUN_MS = 2_500;
const BATCH = 50;
const abi = parseAbi(['function store(uint256 next, string note)']);

const random = randomNumbers(SEED);
const chance = (share: number): boolean => random() < share;

let chain: DevChainHandle;
let reference: HalleyProcess;
let victim: Victim;
let probe: Hex;
/** The first block that subscribers ask for. */
let first: number;
let pair: Pair;
let subscriber: ResumingSubscriber;
let logPoller: InterruptedPoller<Log>;
let blockPoller: InterruptedPoller<string>;
let senders: PersistentSender[];
let readers: Reader[];
let emitted = 0;
let hasSurvived = false;
const done = { kills: 0, damaged: 0, full: 0, refused: 0 };
const compared = { blocks: 0, transactions: 0, logs: 0, notifications: 0, answers: 0 };

beforeAll(async () => {
  chain = await startDevChain({ evmChainId: BigInt(CHAIN_ID), mining: { automine: false, intervalMs: BLOCK_MS } });
  reference = await startHalley({ node: chain.rpcUrl, nodeGrpc: chain.grpcAddress, flags: { 'log-level': 'info' } });
  victim = new Victim(chain);
  expect(await victim.start()).toEqual({ kind: 'follows' });
  probe = await deployProbe();
  first = (await headOf(reference.httpUrl)) + 1;
  await until('the victim has the first block', async () => (await headOf(victim.httpUrl)) >= first);
  subscriber = new ResumingSubscriber(victim.wsUrl, first, probe);
  logPoller = new InterruptedPoller(() => victim.httpUrl, 'eth_newFilter', [{ address: probe }]);
  blockPoller = new InterruptedPoller(() => victim.httpUrl, 'eth_newBlockFilter', []);
  senders = [0, 1, 2].map(
    (index) =>
      new PersistentSender([victim, reference][index % 2]!.httpUrl, account(index), index === 0 ? 1 : 0, {
        chainId: CHAIN_ID,
        to: probe,
        next: () =>
          encodeFunctionData({ abi, functionName: 'store', args: [BigInt(++emitted), 'x'.repeat(emitted % 300)] }),
      }),
  );
  pair = { victim, reference, mined: [], probe, random: randomNumbers(SEED + 1) };
  readers = [rawReader(pair), rawReader(pair), viemReader(pair, 'http'), viemReader(pair, 'webSocket')];
}, 120_000);

afterAll(async () => {
  // Senders end with their last transaction, which may never be mined when something failed.
  for (const sender of senders ?? []) void sender.stop();
  await Promise.allSettled((readers ?? []).map((reader) => reader.stop()));
  await Promise.allSettled([subscriber, logPoller, blockPoller].map((client) => client?.stop()));
  await victim?.stop();
  await reference?.stop();
  await chain?.stop();
  const seconds = Math.round(performance.now() / 1_000);
  process.stderr.write(`${JSON.stringify({ SEED, seconds, ...done, compared, complaints: [...victim.complaints] })}\n`);
});

test(
  `${KILLS} kills at random moments (KILLS_SEED=${SEED})`,
  async () => {
    await pause(random() * WITHIN_RUN_MS);
    await kill();
    const deadline = performance.now() + MINUTES * 60_000;
    while (done.kills < KILLS && performance.now() < deadline) {
      await liveAndDie();
      process.stderr.write(`${JSON.stringify(done)}\n`);
      pair.mined.push(...(await latestLogs()).map(({ transactionHash }) => transactionHash as string));
    }
    expect((await startUntilSound()).kind).toBe('follows');
    expect(victim.unexpected).toEqual([]);
    hasSurvived = true;
  },
  (MINUTES + 5) * 60_000,
);

test('no answer was wrong meanwhile', async () => {
  expect(hasSurvived).toBe(true);
  await until('each reader has compared answers', () => readers.every((reader) => reader.compared > 0));
  await Promise.all(readers.map((reader) => reader.stop()));
  expect(readers.flatMap(({ faults }) => faults).slice(0, 10)).toEqual([]);
  compared.answers = readers.reduce((sum, reader) => sum + reader.compared, 0);
}, 60_000);

test('every number that was sent was emitted once, and every block and log equals the reference and the chain', async () => {
  expect(hasSurvived).toBe(true);
  await Promise.all(senders.map((sender) => sender.stop()));
  expect(victim.unexpected).toEqual([]);
  const end = await headOf(reference.httpUrl);
  await until('the victim is at the head', async () => (await headOf(victim.httpUrl)) >= end);
  const hashes = await nodeHashes(chain.rpcUrl, 1, end);
  for (let from = 1; from <= end; from += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, end - from + 1) }, (_, index) => from + index);
    const calls = [
      ...numbers.map((number) => ['eth_getBlockByNumber', hex(number), true]),
      ...numbers.map((number) => ['eth_getBlockReceipts', hex(number)]),
      ['eth_getLogs', { fromBlock: hex(numbers[0]!), toBlock: hex(numbers.at(-1)!) }],
    ];
    const [answers, expected] = await Promise.all([victim, reference].map(({ httpUrl }) => batch(httpUrl, calls)));
    expect(answers).toEqual(expected);
    const blocks = answers!.slice(0, numbers.length).map(({ result }) => result as Block);
    expect(blocks.map(({ number, hash }) => [Number(number), hash])).toEqual(hashes.slice(from - 1, from - 1 + BATCH));
    await expectSameByHash(blocks);
    compared.blocks += blocks.length;
    compared.transactions += blocks.reduce((sum, { transactions }) => sum + transactions.length, 0);
    compared.logs += (answers!.at(-1)!.result as Log[]).length;
  }
  const logs = await logsUpTo(end);
  const numbers = logs.map(({ topics }) => Number(topics[2])).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: emitted + 1 }, (_, index) => index));
}, 300_000);

test('the subscriber was told of every block and log once, in order', async () => {
  expect(hasSurvived).toBe(true);
  const end = await headOf(reference.httpUrl);
  const hashes = await nodeHashes(chain.rpcUrl, first, end);
  await until('it has all heads', () => subscriber.heads.length >= hashes.length);
  expect(subscriber.heads.slice(0, hashes.length).map(({ number, hash }) => [Number(number), hash])).toEqual(hashes);
  const logs = (await logsUpTo(end)).filter(({ blockNumber }) => Number(blockNumber) >= first);
  await until('it has all logs', () => subscriber.logs.length >= logs.length);
  expect(subscriber.logs.slice(0, logs.length)).toEqual(logs);
  compared.notifications = hashes.length + logs.length;
}, 120_000);

test('polls answered every block and log at most once, and all but those of answers that were lost', async () => {
  expect(hasSurvived).toBe(true);
  await logPoller.stop();
  await blockPoller.stop();
  const end = await headOf(reference.httpUrl);
  const logs = await logsUpTo(end);
  const hashes = await nodeHashes(chain.rpcUrl, 1, end);
  expectStretches(
    logPoller.stretches.map((logsOf) => logsOf.map(keyOf)),
    logs.map(keyOf),
  );
  expectStretches(
    blockPoller.stretches,
    hashes.map(([, hash]) => hash),
  );
  const all = new Map(logs.map((log) => [keyOf(log), log]));
  for (const log of logPoller.stretches.flat()) expect(log).toEqual(all.get(keyOf(log)));
  // While the node is not reached yet or the disk is full, a poll is refused and moves nothing.
  const mayBe = /: -32002 |filter not found$/;
  expect([...logPoller.errors, ...blockPoller.errors].filter(([error]) => !mayBe.test(error))).toEqual([]);
  expect(Math.max(logPoller.replaced, blockPoller.replaced)).toBeLessThanOrEqual(done.refused + done.damaged);
}, 60_000);

/** One life of the process, up to its kill. A refused start is no kill. */
async function liveAndDie(): Promise<void> {
  const isFull = chance(0.2);
  if (isFull) done.full += 1;
  const starting = victim.start(isFull ? random() * 100_000 : undefined);
  if (chance(0.3)) {
    await Promise.race([starting, pause(random() * WITHIN_START_MS)]);
  } else {
    const outcome = await starting;
    if (outcome.kind === 'follows') await pause(random() * WITHIN_RUN_MS);
  }
  await kill();
  const outcome = await starting;
  if (outcome.kind === 'refused') heed(outcome.text, isFull);
  else if (chance(0.25)) damage();
}

async function kill(): Promise<void> {
  if (await victim.kill()) done.kills += 1;
}

function damage(): void {
  done.damaged += 1;
  victim.damage(1 + Math.floor(random() * 3), random);
}

/** Does what the sentence of a refused start says. */
function heed(text: string, isFull = false): void {
  done.refused += 1;
  if (isFull && text.includes('halley: there is no room for ')) return;
  expect(text).toContain(`halley: the index in ${victim.indexFolder} is damaged (`);
  expect(text).toContain('move the folder away or delete it');
  victim.removeIndex();
}

async function startUntilSound() {
  const outcome = await victim.start();
  if (outcome.kind !== 'refused') return outcome;
  heed(outcome.text);
  return victim.start();
}

/** Each stretch is a run of the sequence without a hole, and they follow each other. */
function expectStretches(stretches: string[][], sequence: string[]): void {
  const places = new Map(sequence.map((entry, place) => [entry, place]));
  let next = 0;
  for (const stretch of stretches) {
    if (stretch.length === 0) continue;
    const start = places.get(stretch[0]!);
    expect(start).toBeGreaterThanOrEqual(next);
    expect(stretch).toEqual(sequence.slice(start, start! + stretch.length));
    next = start! + stretch.length;
  }
}

const keyOf = ({ blockNumber, logIndex }: Log): string => `${blockNumber} ${logIndex}`;

/** Blocks and transactions are found by their hashes, too. */
async function expectSameByHash(blocks: Block[]): Promise<void> {
  const transactions = blocks.flatMap(({ transactions: list }) => list.map((each) => (each as { hash: string }).hash));
  const calls = [
    ...blocks.map(({ hash }) => ['eth_getBlockByHash', hash, false]),
    ...transactions.flatMap((hash) => [
      ['eth_getTransactionReceipt', hash],
      ['eth_getTransactionByHash', hash],
    ]),
  ];
  const [answers, expected] = await Promise.all([victim, reference].map(({ httpUrl }) => batch(httpUrl, calls)));
  expect(answers).toEqual(expected);
  for (const { result } of answers!) expect(result).toBeTruthy();
}

async function batch(url: string, calls: unknown[][]): Promise<RpcAnswer[]> {
  const requests = calls.map(([method, ...params], id) => ({ jsonrpc: '2.0', id, method, params }));
  const answers = await post<(RpcAnswer & { id: number })[]>(url, requests);
  return answers.sort((a, b) => a.id - b.id);
}

/** All logs of the contract, from the reference. */
async function logsUpTo(end: number): Promise<Log[]> {
  const logs: Log[] = [];
  for (let from = 1; from <= end; from += 500) {
    const range = { address: probe, fromBlock: hex(from), toBlock: hex(Math.min(end, from + 499)) };
    logs.push(...(await rpc<Log[]>(reference.httpUrl, 'eth_getLogs', range)));
  }
  return logs;
}

async function latestLogs(): Promise<Log[]> {
  const head = await headOf(reference.httpUrl);
  const range = { address: probe, fromBlock: hex(Math.max(1, head - 5)), toBlock: hex(head) };
  return rpc<Log[]>(reference.httpUrl, 'eth_getLogs', range);
}

async function headOf(url: string): Promise<number> {
  return Number(await rpc<string>(url, 'eth_blockNumber'));
}

function account(index: number) {
  return privateKeyToAccount((chain.accounts[index] as { privateKey: Hex }).privateKey);
}

/** Emits the number 0. */
async function deployProbe(): Promise<Hex> {
  const raw = await account(0).signTransaction({
    chainId: CHAIN_ID,
    nonce: 0,
    data: `${compileProbe().bytecode}${'0'.repeat(64)}`,
    gas: 3_000_000n,
    maxFeePerGas: 10n ** 11n,
    maxPriorityFeePerGas: 10n ** 9n,
  });
  await rpc(reference.httpUrl, 'eth_sendRawTransactionSync', raw);
  const receipt = await rpc<Receipt>(reference.httpUrl, 'eth_getTransactionReceipt', keccak256(raw));
  return receipt.contractAddress as Hex;
}
