/** go-ethereum's own vectors of its tracers, as transactions on chains in memory. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Address, Data, Hash } from '../../../generated/types.js';
import type { BlockSummary } from '../../../src/chain/blocks.js';
import type { ForkSchedule } from '../../../src/chain/state.js';
import { decodeData, encodeWord } from '../../../src/ethereum/hex.js';
import { decodeTransaction } from '../../../src/ethereum/transaction/transactionDecoding.js';
import { gethSources } from '../../../scripts/testNode/gethSources.mjs';
import { FakeChain, headBlock, type FakeAccount } from '../execution/fakeChain.js';
import type { SignedTransaction } from '../../../src/ethereum/transaction/transaction.js';
import type { Stage } from './engine.js';

/** Numbers are decimal, or hex with 0x. Hex data of alloc and input may lack 0x. */
interface VectorFile {
  genesis: {
    alloc: Record<string, { balance: string; nonce?: string; code?: string; storage?: Record<string, string> }>;
    config: { chainId: number; londonBlock?: number; berlinBlock?: number } & Partial<Record<ForkTime, number>>;
  };
  context: Record<'number' | 'timestamp' | 'gasLimit' | 'difficulty', string> & {
    miner: Address;
    baseFeePerGas?: string;
  };
  /** The signed transaction. */
  input: string;
  tracerConfig?: Record<string, unknown>;
  result: unknown;
}

type ForkTime = 'shanghaiTime' | 'cancunTime' | 'pragueTime' | 'osakaTime';

/** A transaction of the vectors, and what geth's tracer answers for it. */
export interface TracerVector {
  /** `<folder>/<file>`. */
  name: string;
  tracerConfig: Record<string, unknown>;
  result: unknown;
  /** Whether it is older than Berlin. */
  isOlderThanBerlin: boolean;
  miner: Address;
  /** Its state and block. */
  stage: Stage;
  /** Throws for a transaction of a type that is refused. */
  transaction(): SignedTransaction;
}

const SOURCES = await gethSources();
const TRACER_VECTORS = join(SOURCES, 'eth/tracers/internal/tracetest/testdata');

/** All vectors of a folder, in order of their names. */
export function tracerVectors(folder: string): TracerVector[] {
  const files = readdirSync(join(TRACER_VECTORS, folder)).filter((file) => file.endsWith('.json'));
  return files.sort().map((file) => tracerVector(`${folder}/${file}`));
}

/** The folders that hold vectors. */
export function tracerVectorFolders(): string[] {
  return readdirSync(TRACER_VECTORS).sort();
}

/** The text of one of geth's tracers in JavaScript. */
export function javascriptTracer(name: string): string {
  return readFileSync(join(SOURCES, 'eth/tracers/js/internal/tracers', `${name}.js`), 'utf8');
}

/** A vector of a precompiled contract; `ExpectedError` for one that fails. Input and output are hex without 0x. */
export interface PrecompileVector {
  Name: string;
  Input: string;
  Expected?: string;
  Gas?: number;
  ExpectedError?: string;
}

const PRECOMPILE_VECTORS = join(SOURCES, 'core/vm/testdata/precompiles');

/** The files of vectors of precompiles, without `.json`. */
export function precompileVectorFiles(): string[] {
  return readdirSync(PRECOMPILE_VECTORS).map((file) => file.replace('.json', ''));
}

/** The vectors of one of them. */
export function precompileVectors(file: string): PrecompileVector[] {
  return JSON.parse(readFileSync(join(PRECOMPILE_VECTORS, `${file}.json`), 'utf8')) as PrecompileVector[];
}

function tracerVector(name: string): TracerVector {
  const vector = JSON.parse(readFileSync(join(TRACER_VECTORS, name), 'utf8')) as VectorFile;
  const { genesis, context, input, tracerConfig = {}, result } = vector;
  const chain = new FakeChain(accountsOf(genesis.alloc));
  chain.chainId = BigInt(genesis.config.chainId);
  chain.schedule = scheduleOf(genesis.config);
  const isOlderThanBerlin = Number(context.number) < (genesis.config.berlinBlock ?? Infinity);
  const stage = { chain, block: blockOf(context) };
  return {
    name,
    tracerConfig,
    result,
    isOlderThanBerlin,
    miner: context.miner,
    stage,
    transaction: () => decodeTransaction(decodeData(withPrefix(input))),
  };
}

function accountsOf(alloc: VectorFile['genesis']['alloc']): Record<string, FakeAccount> {
  const accounts = Object.entries(alloc).map(([address, account]): [string, FakeAccount] => {
    const { balance, nonce = '0', code = '0x', storage = {} } = account;
    const slots = Object.entries(storage).map(([slot, value]) => [BigInt(slot).toString(), BigInt(value)] as const);
    return [
      withPrefix(address),
      { balance: BigInt(balance), nonce: BigInt(nonce), code, storage: Object.fromEntries(slots) },
    ];
  });
  return Object.fromEntries(accounts);
}

function scheduleOf(config: VectorFile['genesis']['config']): Partial<ForkSchedule> {
  const since = (start: number | undefined): bigint | null => (start === undefined ? null : BigInt(start));
  return {
    londonBlock: since(config.londonBlock),
    shanghaiTime: since(config.shanghaiTime),
    cancunTime: since(config.cancunTime),
    pragueTime: since(config.pragueTime),
    osakaTime: since(config.osakaTime),
  };
}

/** Where the vectors are older than PREVRANDAO, code sees the difficulty. */
function blockOf({
  number,
  timestamp,
  gasLimit,
  difficulty,
  miner,
  baseFeePerGas,
}: VectorFile['context']): BlockSummary {
  return headBlock({
    number: Number(number),
    timestamp: Number(timestamp),
    gasLimit: BigInt(gasLimit),
    miner,
    baseFeePerGas: baseFeePerGas === undefined ? null : BigInt(baseFeePerGas),
    prevRandao: encodeWord(BigInt(difficulty)) as string as Hash,
  });
}

function withPrefix(hex: string): Data {
  return (hex.startsWith('0x') ? hex : `0x${hex}`) as Data;
}
