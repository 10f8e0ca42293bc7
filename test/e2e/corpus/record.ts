/**
 * `npm run record:traces`: runs the corpus on `geth --dev` and keeps what geth answers in test/support/fixtures. It
 * builds geth when it is not there. To be run again when the corpus, the tracers or the version of geth change.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual, promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { findGeth } from '../../../bench/geth.js';
import { accounts } from '../../../scripts/testNode/accounts.mjs';
import { freePorts } from '../../../scripts/testNode/ports.mjs';
import { hex, rpc, rpcAnswer, type RpcAnswer } from '../../support/rpc.js';
import { createCorpus } from './corpus.js';
import { CORPUS_CHAIN_ID, type CorpusGroup } from './corpusBuilder.js';
import { RECORDING, type GethRecording, type TraceAnswer } from './recording.js';
import { CALL_TRACERS, tracedCalls } from './tracedCalls.js';
import { TRACER_NAMES, TRACERS, type TracerName } from './tracers.js';

const BALANCE = 10n ** 24n;
const GAS_LIMIT = 40_000_000;
const BLOCK_SECONDS = 2;

/** The rules that the chains of cosmos/evm have: Prague, without Osaka. */
const GENESIS = {
  config: {
    chainId: CORPUS_CHAIN_ID,
    ...Object.fromEntries(
      [
        'homestead',
        'eip150',
        'eip155',
        'eip158',
        'byzantium',
        'constantinople',
        'petersburg',
        'istanbul',
        'berlin',
        'london',
      ].map((fork) => [`${fork}Block`, 0]),
    ),
    terminalTotalDifficulty: 0,
    shanghaiTime: 0,
    cancunTime: 0,
    pragueTime: 0,
    blobSchedule: {
      cancun: { target: 3, max: 6, baseFeeUpdateFraction: 3_338_477 },
      prague: { target: 6, max: 9, baseFeeUpdateFraction: 5_007_716 },
    },
  },
  difficulty: '0x0',
  gasLimit: hex(GAS_LIMIT),
  baseFeePerGas: hex(10n ** 9n),
  alloc: Object.fromEntries(accounts.funded.map(({ address }) => [address, { balance: hex(BALANCE) }])),
};

interface Geth {
  url: string;
  version: string;
  stop(): Promise<void>;
}

async function startGeth(): Promise<Geth> {
  const binary = await findGeth({ geth: null, withGeth: true });
  if (binary === null) throw new Error('there is no geth');
  const folder = await mkdtemp(join(tmpdir(), 'halley-geth-'));
  const genesis = join(folder, 'genesis.json');
  await writeFile(genesis, JSON.stringify(GENESIS));
  await promisify(execFile)(binary, ['init', `--datadir=${folder}`, genesis]);
  const { rpc: port } = await freePorts();
  const flags = {
    datadir: folder,
    port: 0,
    'http.port': port,
    'http.api': 'eth,debug,dev,web3',
    'dev.period': BLOCK_SECONDS,
    'miner.gaslimit': GAS_LIMIT,
    gcmode: 'archive',
    verbosity: 1,
  };
  const args = Object.entries(flags).map(([name, value]) => `--${name}=${value}`);
  const child = spawn(binary, ['--dev', '--http', '--nodiscover', '--ipcdisable', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 100 && !(await answers(url)); attempt++) await pause(200);
  // Code sees the same fee recipient as on the Go chain.
  await rpc(url, 'dev_setFeeRecipient', accounts.validator.address);
  return {
    url,
    version: await rpc<string>(url, 'web3_clientVersion'),
    async stop() {
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function answers(url: string): Promise<boolean> {
  return rpc(url, 'eth_chainId').then(
    () => true,
    // A node that is starting refuses connections.
    () => false,
  );
}

/** Sends each group at the beginning of a block's time, and checks that one block took it in its order. */
async function runCorpus(url: string, groups: readonly CorpusGroup[]): Promise<number[]> {
  const numbers: number[] = [];
  for (const { name, transactions } of groups) {
    const before = await rpc<string>(url, 'eth_blockNumber');
    while ((await rpc<string>(url, 'eth_blockNumber')) === before) await pause(20);
    for (const { raw } of transactions) await rpc(url, 'eth_sendRawTransaction', raw);
    const last = transactions.at(-1)?.hash;
    while ((await rpc(url, 'eth_getTransactionReceipt', last)) === null) await pause(100);
    const receipt = await rpc<{ blockNumber: string }>(url, 'eth_getTransactionReceipt', last);
    const block = await rpc<{ transactions: string[] }>(url, 'eth_getBlockByNumber', receipt.blockNumber, false);
    if (
      !isDeepStrictEqual(
        block.transactions,
        transactions.map(({ hash }) => hash),
      )
    ) {
      throw new Error(`the group "${name}" is not one block in its order; try again`);
    }
    numbers.push(Number(receipt.blockNumber));
  }
  return numbers;
}

/** Traces all blocks, and checks that geth's trace of each transaction alone is the same. */
async function traceBlocks(url: string, numbers: readonly number[], tracer: TracerName): Promise<TraceAnswer[]> {
  const all: TraceAnswer[] = [];
  for (const number of numbers) {
    const traces = await rpc<(TraceAnswer & { txHash: string })[]>(
      url,
      'debug_traceBlockByNumber',
      hex(number),
      TRACERS[tracer],
    );
    for (const { txHash, ...answer } of traces) {
      const alone = answerOf(await rpcAnswer(url, 'debug_traceTransaction', [txHash, TRACERS[tracer]]));
      if (!isDeepStrictEqual(alone, answer)) console.warn(`${tracer}: geth's trace of ${txHash} alone differs`);
      all.push(answer);
    }
  }
  return all;
}

function answerOf({ result, error }: RpcAnswer): TraceAnswer {
  return error === undefined ? { result } : { error: error.message };
}

/** The gas that each transaction used. Warns of those that used so little that chains would charge more. */
async function gasUsed(url: string, groups: readonly CorpusGroup[]): Promise<number[]> {
  const amounts: number[] = [];
  for (const { name, hash } of groups.flatMap(({ transactions }) => transactions)) {
    const receipt = await rpc<{ gasUsed: string; status: string }>(url, 'eth_getTransactionReceipt', hash);
    const { gas } = await rpc<{ gas: string }>(url, 'eth_getTransactionByHash', hash);
    const used = Number(receipt.gasUsed);
    if (used * 2 < Number(gas)) console.warn(`"${name}" uses ${used} of ${Number(gas)} gas, less than half`);
    amounts.push(used);
  }
  return amounts;
}

const { groups, deployed } = await createCorpus();
const geth = await startGeth();
try {
  const numbers = await runCorpus(geth.url, groups);
  const traces: Partial<GethRecording['traces']> = {};
  for (const tracer of TRACER_NAMES) traces[tracer] = await traceBlocks(geth.url, numbers, tracer);
  const calls: GethRecording['calls'] = {};
  for (const [name, call] of Object.entries(tracedCalls(deployed))) {
    calls[name] = {};
    for (const tracer of CALL_TRACERS) {
      const answer = await rpcAnswer(geth.url, 'debug_traceCall', [call, 'latest', TRACERS[tracer]]);
      calls[name][tracer] = answerOf(answer);
    }
  }
  const recording = {
    version: geth.version,
    hashes: groups.flatMap(({ transactions }) => transactions.map(({ hash }) => hash)),
    gasUsed: await gasUsed(geth.url, groups),
    traces,
    calls,
  };
  const json = JSON.stringify(recording);
  const packed = await promisify(brotliCompress)(json, {
    params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  });
  await writeFile(RECORDING, packed);
  console.log(`${recording.hashes.length} transactions, ${json.length} characters in ${packed.length} bytes`);
} finally {
  await geth.stop();
}
