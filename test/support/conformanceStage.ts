/** Servers for `halley conformance`, each with blocks that have something to check in them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeDeployData, encodeFunctionData, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import WebSocket from 'ws';
import { readExamples } from '../../conformance/checks/methods.js';
import { runConformance, type Report, type RunOptions } from '../../conformance/run.js';
import { until } from './chainProgress.js';
import { compileProbe } from './probe.js';
import { rpc } from './rpc.js';

const GWEI = 1_000_000_000n;
const RECIPIENT = '0x00000000000000000000000000000000deadbee3';
/** The servers are on this machine. */
const RATE = 2_000;
/** Has the blocks of `sendTraffic` with room for those that are made meanwhile. */
const LOOK_BACK = 60;

/** Runs the command's checks against a server that is on this machine. `wallet` null sends nothing. */
export function checkServer(url: string, wsUrl: string | null, wallet: RunOptions['wallet'] = null): Promise<Report> {
  const contract: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../../openrpc.json'), 'utf8'));
  return runConformance({
    url,
    wsUrl,
    limits: { timeoutMs: 60_000, maxResponseBytes: 16 * 1024 * 1024 },
    rate: RATE,
    maxRequests: 20_000,
    maxSeconds: 600,
    lookBack: LOOK_BACK,
    headsWithinMs: 30_000,
    only: null,
    readOnly: false,
    wallet,
    allowMainnet: false,
    minedWithinMs: 60_000,
    examples: readExamples(contract),
    progress: () => undefined,
  });
}

/** Resolves once a WebSocket server listens: that of the Go node does so some seconds after the rest. */
export async function webSocketAnswers(url: string): Promise<void> {
  await until(`WebSocket at ${url}`, () => {
    const socket = new WebSocket(url);
    return new Promise((resolve) => {
      socket.once('open', () => {
        socket.close();
        resolve(true);
      });
      socket.once('error', () => resolve(false));
    });
  });
}

/**
 * Sends a block or a few of transactions: types 0, 1 and 2, a creation, logs, reverts. Resolves when the server at
 * `url` has the receipts of all of them.
 */
export async function sendTraffic(url: string, privateKey: Hex): Promise<void> {
  const account = privateKeyToAccount(privateKey);
  const { abi, bytecode } = compileProbe();
  const chainId = Number(await rpc<string>(url, 'eth_chainId'));
  let nonce = Number(await rpc<string>(url, 'eth_getTransactionCount', account.address, 'latest'));
  const fees = { maxFeePerGas: 20n * GWEI, maxPriorityFeePerGas: GWEI };
  const send = async (fields: object): Promise<string> => {
    // The fields of any type; viem's types cannot tell which is meant.
    const raw = await account.signTransaction({ chainId, nonce: nonce++, gas: 200_000n, ...fields } as never);
    return rpc<string>(url, 'eth_sendRawTransaction', raw);
  };
  const mined = (hash: string) =>
    until(`receipt of ${hash}`, async () => {
      // The node's own server answers an error while it does not know the transaction.
      const receipt = await rpc<object | null>(url, 'eth_getTransactionReceipt', hash).catch(() => null);
      return receipt !== null;
    });

  const creation = { ...fees, gas: 2_000_000n, data: encodeDeployData({ abi, bytecode, args: [1n] }) };
  const deployed = await send({ ...creation, type: 'eip1559' });
  await mined(deployed);
  const { contractAddress: to } = await rpc<{ contractAddress: Hex }>(url, 'eth_getTransactionReceipt', deployed);
  const probe = (functionName: string, args: unknown[] = []) => ({
    type: 'eip1559',
    ...fees,
    to,
    data: encodeFunctionData({ abi, functionName, args }),
  });
  const hashes: string[] = [];
  for (const fields of [
    { type: 'legacy', gasPrice: 20n * GWEI, to: RECIPIENT, value: 1n },
    {
      type: 'eip2930',
      gasPrice: 20n * GWEI,
      to: RECIPIENT,
      value: 1n,
      accessList: [{ address: RECIPIENT, storageKeys: [] }],
    },
    { type: 'eip1559', ...fees, to: RECIPIENT, value: 1n },
    probe('count', [3]),
    probe('store', [5, 'note']),
    probe('failWithReason'),
    probe('count', [2]),
    // Below two gwei it is the base fee that decides, not the cap.
    { type: 'eip1559', maxFeePerGas: 3n * GWEI, maxPriorityFeePerGas: 3n * GWEI, to: RECIPIENT, value: 2n },
  ])
    hashes.push(await send(fields));
  for (const hash of hashes) await mined(hash);
  // Blocks of plain transfers, after which a sender's balance is known. The tip leaves the base fee in their price.
  for (let block = 0; block < 2; block++)
    await mined(await send({ type: 'eip1559', ...fees, to: RECIPIENT, value: 1n }));
}
