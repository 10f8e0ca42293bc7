/** A node that answers with megabytes: what they take is charged to the client that asks, and the others are served. */
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { create, toBinary } from '@bufbuild/protobuf';
import { Wallet } from 'ethers';
import { startHostileNode, type HostileNode } from '../../attack/hostileNode.js';
import {
  QueryAccountResponseSchema,
  QueryCodeResponseSchema,
  QueryTraceTxResponseSchema,
} from '../../generated/proto/cosmos/evm/vm/v1/query_pb.js';
import { MsgEthereumTxResponseSchema } from '../../generated/proto/cosmos/evm/vm/v1/tx_pb.js';
import { EMPTY_CODE_HASH } from '../../src/ethereum/keccak.js';
import { until } from '../support/chainProgress.js';
import { startHalley, type HalleyProcess } from '../support/halleyProcess.js';
import { hex, rpc, rpcAnswer } from '../support/rpc.js';
import { startEmbedded, type TestChain } from '../support/testChains.js';
import { signTransfer } from '../support/transfers.js';

const ANSWER_BYTES = 3_000_000;
const BUDGET_BYTES = 64 * 1024 * 1024;
const AT_ONCE = 20;

let chain: TestChain;
let node: HostileNode;
let halley: HalleyProcess;

beforeAll(async () => {
  chain = await startEmbedded(200);
  node = await startHostileNode(chain.grpcAddress);
  const flags = {
    'metrics.address': '127.0.0.1:0',
    'memory-budget': String(BUDGET_BYTES),
    'json-rpc.api': 'eth,net,web3,debug',
  };
  halley = await startHalley({ node: chain.rpcUrl, nodeGrpc: node.address, flags });
}, 60_000);

afterEach(() => node.lie({}));

afterAll(async () => {
  await halley?.stop();
  await node?.stop();
  await chain?.stop();
});

/** What one client may hold while the others hold nothing. */
const HALF = BUDGET_BYTES / 2;
const refusal = (limit: unknown) => ({
  code: -32005,
  message: expect.stringMatching(/^bytes of memory of one client: \d+ exceeds the limit of \d+$/),
  data: { limit },
});

async function heldBytes(): Promise<number> {
  const metrics = String(halley.log.find(({ msg }) => msg === 'serving')?.['metrics']);
  const text = await (await fetch(new URL('/metrics', metrics))).text();
  return Number(/^halley_memory_budget_used_bytes (\d+)$/m.exec(text)?.[1]);
}

/** Asks so often at once; some are answered, all others are refused, and nothing stays charged. */
async function expectCharged(
  method: string,
  paramsOf: (i: number) => unknown[],
  whole: unknown,
  atOnce = AT_ONCE,
): Promise<void> {
  const answers = await Promise.all(
    Array.from({ length: atOnce }, (_, i) => rpcAnswer(halley.httpUrl, method, paramsOf(i))),
  );
  const refused = answers.filter(({ error }) => error !== undefined);
  for (const { error } of refused) expect(error).toEqual(refusal(expect.any(Number)));
  for (const { error } of refused) expect((error?.data as { limit: number }).limit).toBeLessThanOrEqual(HALF);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(atOnce);
  for (const { result } of answers) if (result !== undefined) expect(result).toEqual(whole);
  await until('nothing is charged any more', async () => (await heldBytes()) === 0);
  expect(await rpc(halley.httpUrl, 'eth_getBalance', `0x${'31'.repeat(20)}`, 'latest')).toBe('0x0');
}

test('large results of calls are charged to the client', async () => {
  const message = create(MsgEthereumTxResponseSchema, { ret: Buffer.alloc(ANSWER_BYTES, 0xab), gasUsed: 21_000n });
  node.lie({ EthCall: { message: toBinary(MsgEthereumTxResponseSchema, message), heldBackMs: 200 } });
  const to = `0x${'11'.repeat(20)}`;
  const paramsOf = (i: number) => [{ to, data: hex(2n ** 255n + BigInt(i)) }, 'latest'];
  await expectCharged('eth_call', paramsOf, `0x${'ab'.repeat(ANSWER_BYTES)}`);
}, 30_000);

test('large code is charged to the client', async () => {
  const message = create(QueryCodeResponseSchema, { code: Buffer.alloc(ANSWER_BYTES, 0x5b) });
  node.lie({ Code: { message: toBinary(QueryCodeResponseSchema, message), heldBackMs: 200 } });
  const paramsOf = (i: number) => [hex(2n ** 159n + BigInt(i)), 'latest'];
  await expectCharged('eth_getCode', paramsOf, `0x${'5b'.repeat(ANSWER_BYTES)}`);
}, 30_000);

test('each that waits for the same answer is charged, and the node is asked once', async () => {
  const message = create(QueryCodeResponseSchema, { code: Buffer.alloc(ANSWER_BYTES, 0x5b) });
  node.lie({ Code: { message: toBinary(QueryCodeResponseSchema, message), heldBackMs: 500 } });
  const before = node.lied('Code');
  await expectCharged('eth_getCode', () => [`0x${'77'.repeat(20)}`, 'latest'], `0x${'5b'.repeat(ANSWER_BYTES)}`);
  expect(node.lied('Code')).toBe(before + 1);
}, 30_000);

test('struct logs that the node makes are charged to the client', async () => {
  const [sender] = chain.accounts;
  const raw = await signTransfer(new Wallet(sender!.privateKey), 0, chain.chainId);
  const hash = await rpc<string>(halley.httpUrl, 'eth_sendRawTransaction', raw);
  await until('it is mined', async () => (await rpc(halley.httpUrl, 'eth_getTransactionReceipt', hash)) !== null);
  const { gasUsed } = await rpc<{ gasUsed: string }>(halley.httpUrl, 'eth_getTransactionReceipt', hash);
  const steps = Array.from({ length: ANSWER_BYTES / 100 }, (_, pc) => {
    return { pc, op: 'JUMPDEST', gas: 100_000, gasCost: 1, depth: 1, stack: ['0x1', '0x2', '0x3'], memory: [] };
  });
  const trace = { gas: Number(gasUsed), failed: false, returnValue: '0x', structLogs: steps };
  const message = create(QueryTraceTxResponseSchema, { data: Buffer.from(JSON.stringify(trace)) });
  // The gateway's own engine traces first. It refuses a sender that lacks what it paid.
  const poor = create(QueryAccountResponseSchema, { balance: '0', codeHash: EMPTY_CODE_HASH, nonce: 0n });
  node.lie({
    Account: { message: toBinary(QueryAccountResponseSchema, poor) },
    TraceTx: { message: toBinary(QueryTraceTxResponseSchema, message), heldBackMs: 200 },
  });
  const whole = expect.objectContaining({ gas: Number(gasUsed), failed: false });
  await expectCharged('debug_traceTransaction', () => [hash, {}], whole, 7);
}, 30_000);
