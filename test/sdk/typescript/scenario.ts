/** The scenario of ../README.md in TypeScript, for Node.js. */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import {
  ExecutionRevertedError,
  HalleyClient,
  RpcError,
  type Block,
  type BlockHead,
  type Hex,
  type Log,
  type Receipt,
} from 'halley-client';
import { WebSocket } from 'ws';
import { EXAMPLE_CALLS } from '../../../generated/sdk/typescript/test/examples.js';

interface Input {
  http: string;
  ws: string;
  examples: string;
  account: Hex;
  probe: Hex;
  deploy: Hex;
  transactions: Hex[];
  calls: { value: Hex; revertWithReason: Hex; revertWithCustomError: Hex };
  fromBlock: Hex;
}

const input = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Input;
const { probe, calls } = input;
const http = new HalleyClient(input.http);

/** One line of output: a bigint is written as a quantity. */
function print(line: object): void {
  const text = JSON.stringify(line, (_key, value: unknown) =>
    typeof value === 'bigint' ? `0x${value.toString(16)}` : value,
  );
  process.stdout.write(`${text}\n`);
}

function webSocketClient(): HalleyClient {
  return new HalleyClient(input.ws, {
    webSocket: (url, headers) => new WebSocket(url, { headers }),
  });
}

async function read(): Promise<void> {
  const chainId = await http.eth.chainId();
  const balance = await http.eth.getBalance(input.account, 1n);
  const block = await http.eth.getBlockByNumber(1n, false);
  const transaction = await http.eth.getTransactionByHash(`0x${'0'.repeat(64)}`);
  print({ step: 'read', chainId, balance, block, transaction });
}

async function batch(): Promise<void> {
  const [chainId, reverted, value] = await http.batch([
    ['eth_chainId'],
    ['eth_call', { to: probe, data: calls.revertWithReason }],
    ['eth_call', { to: probe, data: calls.value }],
  ]);
  const results = [chainId, reverted, value].map((outcome) => {
    if (outcome.ok) return { result: outcome.result };
    if (!(outcome.error instanceof RpcError)) throw outcome.error;
    const { code, message, data } = outcome.error;
    return { error: { code, message, data } };
  });
  // The types are those of the methods.
  const id: bigint | undefined = chainId.ok ? chainId.result : undefined;
  const returned: Hex | undefined = value.ok ? value.result : undefined;
  if (id === undefined || returned === undefined) throw new Error('the batch lost a result');
  print({ step: 'batch', results });
}

async function reverted(data: Hex): Promise<object> {
  try {
    await http.eth.call({ to: probe, data });
  } catch (error) {
    if (!(error instanceof ExecutionRevertedError)) throw error;
    const { name, code, message, data: bytes, args } = error;
    return { class: name, code, message, data: bytes, reason: args.reason ?? null };
  }
  throw new Error('the call did not revert');
}

async function receiptOf(hash: Hex): Promise<Receipt> {
  for (;;) {
    const receipt = await http.eth.getTransactionReceipt(hash);
    if (receipt !== null) return receipt;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function send(): Promise<void> {
  const hashes: Hex[] = [];
  const receipts: Receipt[] = [];
  for (const transaction of [input.deploy, ...input.transactions]) {
    const hash = await http.eth.sendRawTransaction(transaction);
    hashes.push(hash);
    receipts.push(await receiptOf(hash));
  }
  print({ step: 'send', hashes, receipts });
}

async function subscribe(): Promise<void> {
  const client = webSocketClient();
  const heads = client.subscribe('newHeads');
  const logs = client.subscribe('logs', { address: probe });
  await Promise.all([heads.ready, logs.ready]);
  const told = new Promise<string>((resolve) => createInterface({ input: process.stdin }).once('line', resolve));
  print({ ready: 'cut' });
  const { lastBlock } = JSON.parse(await told) as { lastBlock: Hex };
  const last = BigInt(lastBlock);
  const allHeads: (Block | BlockHead)[] = [];
  for await (const head of heads) {
    allHeads.push(head);
    if (head.number === last) break;
  }
  const allLogs: Log[] = [];
  for await (const log of logs) {
    allLogs.push(log);
    if (log.blockNumber === last) break;
  }
  print({ step: 'subscribe', heads: allHeads, logs: allLogs, reconnects: heads.reconnects });
  client.close();
}

async function concurrent(): Promise<void> {
  const client = webSocketClient();
  const first = await http.eth.getBlockByNumber(1n);
  const hits = async (from: HalleyClient): Promise<number> => {
    const blocks = await Promise.all(Array.from({ length: 100 }, () => from.eth.getBlockByNumber(1n)));
    return blocks.filter((block) => block?.hash === first?.hash).length;
  };
  const [webSocket, overHttp] = await Promise.all([hits(client), hits(http)]);
  print({ step: 'concurrent', webSocket, http: overHttp });
  client.close();
}

async function examples(): Promise<void> {
  const client = new HalleyClient(input.examples);
  const called: object[] = [];
  for (const example of EXAMPLE_CALLS) {
    const { method, index } = example;
    called.push({ method, index, result: await example.call(client) });
  }
  print({ step: 'examples', called });
}

await read();
await batch();
print({
  step: 'revert',
  withReason: await reverted(calls.revertWithReason),
  withCustomError: await reverted(calls.revertWithCustomError),
});
await send();
const logs = await http.eth.getLogs({ address: probe, fromBlock: BigInt(input.fromBlock), toBlock: 'latest' });
print({ step: 'logs', logs });
await subscribe();
await concurrent();
await examples();
process.exit(0);
