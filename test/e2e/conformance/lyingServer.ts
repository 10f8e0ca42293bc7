/** A server with a chain of two blocks, whose answers a test may falsify. */
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { privateKeyToAccount } from 'viem/accounts';
import { parseTransaction } from 'viem';
import { bloomOf, encodeReceipt, encodeSigned, headerHash, rootOf } from '../../../conformance/recompute.js';

type Json = Record<string, unknown>;

/** Changes a result; what it returns is answered. */
export type Lie = (method: string, result: unknown, params: unknown[]) => unknown;

const KEY = '0x00000000000000000000000000000000000000000000000000000000000000a1';
const ZERO = `0x${'00'.repeat(32)}`;
const EMPTY_UNCLES = '0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347';
const RECIPIENT = '0x00000000000000000000000000000000deadbee3';

/** Answers a call in its own way; false leaves it to the honest answers. */
export type Hostility = (method: string, response: ServerResponse) => boolean;

export interface LyingServer {
  url: string;
  /** For WebSocket upgrades. */
  http: Server;
  /** Of each request over HTTP: when it came, by performance.now, and its text. */
  seen: { at: number; text: string }[];
  stop(): Promise<unknown>;
}

/** Starts it on a free port. */
export async function startLyingServer(lie: Lie, hostility: Hostility = () => false): Promise<LyingServer> {
  const answers = await honestAnswers();
  const seen: LyingServer['seen'] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      seen.push({ at: performance.now(), text });
      const parsed = parse(text);
      if (parsed === null) {
        response.end('{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"parse error"}}');
        return;
      }
      const { id = null, method = '', params = [] } = parsed;
      if (hostility(String(method), response)) return;
      const honest = answers(String(method), Array.isArray(params) ? params : []);
      const result =
        honest === undefined ? undefined : lie(method, structuredClone(honest), Array.isArray(params) ? params : []);
      const error = { code: -32601, message: `the method ${method} does not exist/is not available` };
      response.end(JSON.stringify({ jsonrpc: '2.0', id, ...(result === undefined ? { error } : { result }) }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    http: server,
    seen,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function parse(text: string): { id?: unknown; method?: string; params?: unknown[] } | null {
  try {
    return JSON.parse(text) as { id?: unknown; method?: string; params?: unknown[] };
  } catch {
    return null;
  }
}

async function honestAnswers(): Promise<(method: string, params: unknown[]) => unknown> {
  const parent = header({ number: '0x0', parentHash: ZERO });
  const account = privateKeyToAccount(KEY);
  const transactions = [];
  for (const nonce of [0, 1]) transactions.push(await transaction(account, nonce));
  const place = { blockNumber: '0x1' };
  const receipts: Json[] = transactions.map(({ hash }, index) => {
    const logs = [log(index)];
    return {
      ...place,
      transactionHash: hash,
      transactionIndex: `0x${index}`,
      from: account.address.toLowerCase(),
      to: RECIPIENT,
      contractAddress: null,
      cumulativeGasUsed: `0x${((index + 1) * 21_000).toString(16)}`,
      gasUsed: '0x5208',
      effectiveGasPrice: '0x3b9aca05',
      status: '0x1',
      type: '0x2',
      logs,
      logsBloom: bloomOf(logs),
    };
  });
  const block: Json = header({
    number: '0x1',
    parentHash: parent['hash'],
    gasUsed: '0xa410',
    transactionsRoot: rootOf(transactions.map(encodeSigned)),
    receiptsRoot: rootOf(receipts.map(encodeReceipt)),
    logsBloom: bloomOf([log(0), log(1)]),
  });
  const placed = transactions.map((item, index) => ({
    ...item,
    ...place,
    blockHash: block['hash'],
    transactionIndex: `0x${index}`,
  }));
  for (const [index, receipt] of receipts.entries()) {
    receipt['blockHash'] = block['hash'];
    const inBlock = { ...place, blockHash: block['hash'], transactionIndex: `0x${index}` };
    receipt['logs'] = [{ ...log(index), ...inBlock, transactionHash: transactions[index]?.hash, removed: false }];
  }
  const logs = receipts.flatMap((receipt) => receipt['logs'] as Json[]);
  const full = (found: Json, inFull: unknown) => ({
    ...found,
    transactions: found !== block ? [] : inFull === true ? placed : placed.map(({ hash }) => hash),
  });
  return (method, [first, second]) => {
    switch (method) {
      case 'web3_clientVersion':
        return 'Liar/1';
      case 'eth_chainId':
        return '0x7a69';
      case 'net_version':
        return '31337';
      case 'eth_accounts':
        return [];
      case 'eth_blockNumber':
        return '0x1';
      case 'eth_getBlockByNumber': {
        if (first === '0x0' || first === 'earliest') return full(parent, second);
        return ['0x1', 'latest', 'safe', 'finalized', 'pending'].includes(String(first)) ? full(block, second) : null;
      }
      case 'eth_getBlockByHash':
        return first === block['hash'] ? full(block, second) : first === parent['hash'] ? full(parent, second) : null;
      case 'eth_getTransactionByHash':
        return placed.find(({ hash }) => hash === first) ?? null;
      case 'eth_getTransactionReceipt':
        return receipts.find((receipt) => receipt['transactionHash'] === first) ?? null;
      case 'eth_getBlockReceipts':
        return first === '0x1' || (first as Json)?.['blockHash'] === block['hash'] ? receipts : null;
      case 'eth_getBlockTransactionCountByNumber':
        return first === '0x1' ? '0x2' : null;
      case 'eth_getLogs': {
        const { address, topics, blockHash, fromBlock } = (first ?? {}) as Json;
        if (blockHash !== block['hash'] && fromBlock !== '0x1') return [];
        const wanted = Array.isArray(topics) ? (topics[0] as string) : undefined;
        return logs.filter(
          (item) =>
            (address === undefined || item['address'] === address) &&
            (wanted === undefined || (item['topics'] as string[])[0] === wanted),
        );
      }
      case 'eth_feeHistory':
        return { oldestBlock: '0x1', baseFeePerGas: ['0x5', '0x5'], gasUsedRatio: [42_000 / 30_000_000], reward: [] };
      case 'web3_sha3':
        return '0x1c8aff950685c2ed4bc3174f3472287b56d9517b9c948127319a09a7a36deac8';
      default:
        return undefined;
    }
  };
}

function header(fields: Json): Json {
  const block = {
    sha3Uncles: EMPTY_UNCLES,
    miner: `0x${'00'.repeat(20)}`,
    stateRoot: ZERO,
    transactionsRoot: rootOf([]),
    receiptsRoot: rootOf([]),
    logsBloom: `0x${'00'.repeat(256)}`,
    difficulty: '0x0',
    gasLimit: '0x1c9c380',
    gasUsed: '0x0',
    timestamp: '0x64',
    extraData: '0x',
    mixHash: ZERO,
    nonce: '0x0000000000000000',
    baseFeePerGas: '0x5',
    uncles: [],
    ...fields,
  };
  return { ...block, hash: headerHash(block) };
}

function log(index: number): Json {
  const topic = `0x${String(index + 1).padStart(64, '0')}`;
  return { address: RECIPIENT, topics: [topic], data: '0x', logIndex: `0x${index}` };
}

async function transaction(account: ReturnType<typeof privateKeyToAccount>, nonce: number) {
  const fees = { maxFeePerGas: 10_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n };
  const raw = await account.signTransaction({
    type: 'eip1559',
    chainId: 31_337,
    nonce,
    gas: 21_000n,
    to: RECIPIENT,
    value: 1n,
    ...fees,
  });
  const { r, s, yParity } = parseTransaction(raw);
  const shown = {
    type: '0x2',
    chainId: '0x7a69',
    nonce: `0x${nonce}`,
    gas: '0x5208',
    to: RECIPIENT,
    value: '0x1',
    input: '0x',
    accessList: [],
    maxFeePerGas: '0x2540be400',
    maxPriorityFeePerGas: '0x3b9aca00',
    gasPrice: '0x3b9aca05',
    from: account.address.toLowerCase(),
    r: `0x${BigInt(r ?? 0).toString(16)}`,
    s: `0x${BigInt(s ?? 0).toString(16)}`,
    yParity: `0x${yParity}`,
    v: `0x${yParity}`,
  };
  const { keccakHash } = await import('../../../src/ethereum/keccak.js');
  return { ...shown, hash: keccakHash(encodeSigned(shown)) as string };
}
