/**
 * The real chain behind a node that lies: no lie that a hash covers is served once the next block is there. A few
 * fields in `npm test`, all of them in `npm run test:long`.
 */
import { OWN_WORK } from '../../src/caller/caller.js';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Wallet } from 'ethers';
import { DIALECTS } from '../../src/chain/tx/dialect.js';
import { encodeTxRaw } from '../../src/chain/tx/ethereumMessage.js';
import { CometNode } from '../../src/comet/cometNode.js';
import { CometRpc } from '../../src/comet/cometRpc.js';
import { verify } from '../../src/commands/index/indexVerify.js';
import { decodeTransaction } from '../../src/ethereum/transaction/transactionDecoding.js';
import { startGoChain, type GoChain } from '../support/goChain.js';
import { runs } from '../support/longRuns.js';
import { until } from '../unit/indexer/until.js';
import { covered, heightOf, withoutResults } from './indexer/lying/coveredFields.js';
import { withLie, type Json, type Lie, type Path } from './indexer/lying/lyingNode.js';
import { LyingStage } from './indexer/lying/stage.js';

/** Emits a log when it is created. */
const LOGGING_CODE = '0x3460005260206000a000';

let chain: GoChain;
let rpc: CometRpc;
let honest: CometNode;
let wallet: Wallet;
let stage: LyingStage;
let nonce = 0;

beforeAll(async () => {
  chain = await startGoChain({ blockTimeMs: 200 });
  rpc = new CometRpc({ url: new URL(chain.rpcUrl) });
  honest = new CometNode(rpc);
  wallet = new Wallet(chain.accounts[0]!.privateKey);
  stage = await LyingStage.before({ honest, rpcUrl: chain.rpcUrl, chainId: chain.chainId });
  await stage.start();
}, 60_000);

afterAll(async () => {
  await stage?.stop();
  rpc?.close();
  await chain?.stop();
});

/** Sends a transaction with a log, which comes into one of the next blocks. */
async function send(): Promise<void> {
  const raw = await wallet.signTransaction({
    data: LOGGING_CODE,
    nonce: nonce++,
    chainId: chain.chainId,
    gasLimit: 200_000,
    gasPrice: 10_000_000_000,
  });
  const transaction = decodeTransaction(Buffer.from(raw.slice(2), 'hex'));
  const answer = await honest.broadcastTx(encodeTxRaw(transaction, DIALECTS.cosmosEvm03, 'atest'), OWN_WORK);
  if (answer.abciCode !== 0) throw new Error(answer.log);
}

function hasTransactions(result: Json): boolean {
  const { block, txs_results: results } = result as { block?: { data: { txs: Json[] } }; txs_results?: Json[] | null };
  return (block === undefined ? (results ?? []) : block.data.txs).length > 0;
}

/** Changes a field of the answer about the next block with a transaction, until it is lifted. */
async function lieOnce(method: string, path: Path, base: Lie): Promise<void> {
  const before = stage.refusals().length;
  const head = stage.coverage.head;
  const told = { height: 0 };
  stage.lying.lie = (asked, result) => {
    const said = base(asked, result);
    if (asked !== method || result === null || !hasTransactions(result)) return said;
    if (told.height === 0 && heightOf(asked, result) > head) told.height = heightOf(asked, result);
    return heightOf(asked, result) === told.height ? (withLie(said, path) ?? said) : said;
  };
  await send();
  const where = `${method} ${path.join('.')}`;
  await until(() => told.height > 0);
  if (method !== 'NewBlock') {
    await until(() => stage.complaints.trouble() !== null && stage.coverage.head < told.height);
    expect({ where, height: stage.indexer.trouble()?.height }).toEqual({ where, height: told.height });
    expect({ where, served: await stage.archive.block(told.height, true, OWN_WORK) }).toEqual({ where, served: null });
    stage.lying.lie = base;
  }
  await until(() => stage.coverage.head > told.height && stage.indexer.trouble() === null);
  stage.lying.lie = base;
  // A false event that does not decode, or comes after its block was read, costs at most its connection.
  const named = stage.refusals().length - before;
  if (method === 'NewBlock') expect({ where, isNamedOften: named > 1 }).toEqual({ where, isNamedOften: false });
  else expect({ where, named }).toEqual({ where, named: 1 });
}

const FEW: [string, Path][] = [
  ['block', ['block', 'header', 'time']],
  ['block', ['block', 'data', 'txs', 0]],
  ['block_results', ['txs_results', 0, 'data']],
  ['block_results', ['txs_results', 0, 'gas_used']],
  ['NewBlock', ['result_finalize_block', 'tx_results', 0, 'data']],
];

/** Every covered field of a block with a transaction, as the node answers it. */
async function all(): Promise<[string, Path][]> {
  const answers = new Map<string, Json>();
  stage.lying.lie = (method, result) => {
    if (result !== null && ['block', 'block_results', 'NewBlock'].includes(method) && hasTransactions(result))
      answers.set(method, result);
    return withoutResults(method, result);
  };
  await send();
  await until(() => answers.size === 3);
  stage.lying.lie = (_, result) => result;
  await send();
  const event = new Promise<void>((seen) => {
    stage.lying.lie = (method, result) => {
      if (method === 'NewBlock' && hasTransactions(result)) {
        answers.set(method, result);
        seen();
      }
      return result;
    };
  });
  await event;
  return [...answers].flatMap(([method, answer]) =>
    covered(method, answer).map((path): [string, Path] => [method, path]),
  );
}

test('lies about blocks of the real chain', async () => {
  for (const [method, path] of runs(0, 1) === 1 ? await all() : FEW)
    await lieOnce(method, path, method === 'NewBlock' ? (_, result) => result : withoutResults);
  stage.lying.lie = (_, result) => result;
  await expectSound();
}, 600_000);

test('lies in the logs of events change nothing: the results hash covers the logs in the data', async () => {
  const [head, refusals] = [stage.coverage.head, stage.refusals().length];
  const told = new Set<number>();
  stage.lying.lie = (method, result) => {
    if (result === null || !['block_results', 'NewBlock'].includes(method)) return result;
    const said = structuredClone(result);
    if (changeLogEvents(said)) told.add(heightOf(method, result));
    return said;
  };
  await send();
  await until(() => [...told].some((height) => height > head && stage.coverage.head > height));
  stage.lying.lie = (_, result) => result;
  expect(stage.refusals().length).toBe(refusals);
  await expectSound();
});

/** Gives the logs in `tx_log` events other data; whether there was one. */
function changeLogEvents(json: Json): boolean {
  if (json === null || typeof json !== 'object') return false;
  const members = Object.values(json);
  if (Array.isArray(json) || json['type'] !== 'tx_log') return members.map(changeLogEvents).some(Boolean);
  const attributes = json['attributes'] as { value: string }[];
  for (const attribute of attributes) attribute.value = attribute.value.replace(/"data":"[^"]*"/, '"data":"AAAA"');
  return attributes.some(({ value }) => value.includes('"data":"AAAA"'));
}

/** Every stored block is what the node itself says. */
async function expectSound(): Promise<void> {
  let output = '';
  const { store, reader } = stage;
  const isTrue = await verify({ store, reader, upstream: { node: honest } }, {}, (text) => void (output += text));
  expect({ isTrue, output }).toEqual({ isTrue: true, output });
}
