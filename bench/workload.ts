/**
 * Fills a chain with the blocks of a busy day: token writes with logs, transfers of every type, failures, creations.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { getContractAddress, keccak256, toHex, type Address, type Hash, type Hex } from 'viem';
import { privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import { compileProbe } from '../test/support/probe.js';
import { ask, call, hex } from './rpc.js';
import { blockPlan, deployment, type PlannedTransaction } from './workloadPlan.js';

export interface FilledBlock {
  number: number;
  hash: Hash;
  transactions: Hash[];
  logCount: number;
}

/** A log whose value no other log has. */
export interface StoredLog {
  transactionHash: Hash;
  /** The value in the encoding of a topic. */
  valueTopic: Hex;
}

export interface Workload {
  chainId: number;
  probe: Address;
  /** Accounts that sent or received something. */
  accounts: Address[];
  /** Every block that has transactions, from the deployment to the last transaction. */
  blocks: FilledBlock[];
  storedLogs: StoredLog[];
  /** Transactions that write to the contract, in order. */
  stores: Hash[];
  /** A transaction of some fifty thousand steps. */
  heavy: Hash;
}

export interface WorkloadOptions {
  url: string;
  chainId: number;
  /** Funded accounts that have sent nothing yet. */
  privateKeys: [Hex, ...Hex[]];
  blocks: number;
  transactionsPerBlock: number;
}

/** Recipients of the plain transfers. */
const RECIPIENTS = Array.from({ length: 64 }, (_, n) => toHex(0xbeef_0000 + n, { size: 20 }));

const BLOCK_TIMEOUT_MS = 60_000;

/** More empty blocks than this mean that a transaction was lost. */
const EMPTY_BLOCKS = 1_000;

/** Signs and sends a batch of transactions for each block and waits for it. Throws when a transaction is refused. */
export async function makeWorkload(options: WorkloadOptions): Promise<Workload> {
  const { url, chainId, blocks, transactionsPerBlock } = options;
  const senders = options.privateKeys.map((privateKey) => ({ account: privateKeyToAccount(privateKey), nonce: 0 }));
  const sign = signer(senders);
  const deployed = await deploy(options, sign);
  const { probe } = deployed;
  const logsOf = new Map([[deployed.hash, 1]]);

  const storedLogs: StoredLog[] = [];
  for (let index = 0; index < blocks; index++) {
    const plan = blockPlan(index, transactionsPerBlock, { chainId, probe, recipients: RECIPIENTS });
    const signed = await Promise.all(plan.map(sign));
    const head = await blockNumber(url);
    await ask(
      url,
      signed.map((raw) => ({ method: 'eth_sendRawTransaction', params: [raw] })),
    );
    plan.forEach(({ storedValue, logs }, at) => {
      const transactionHash = keccak256(signed[at] as Hex);
      logsOf.set(transactionHash, logs);
      if (storedValue !== undefined) storedLogs.push({ transactionHash, valueTopic: toHex(storedValue, { size: 32 }) });
    });
    await blockAfter(url, head);
  }
  const heavy = await runHeavy(options, sign);
  logsOf.set(heavy, 0);
  return {
    chainId,
    probe,
    accounts: [...senders.map(({ account }) => account.address), ...RECIPIENTS],
    blocks: await readBlocks(url, logsOf),
    storedLogs,
    stores: storedLogs.map(({ transactionHash }) => transactionHash),
    heavy,
  };
}

/** A creation whose code counts from 7,000 down to 0, in seven steps each, and leaves no code. */
const HEAVY_CODE = '0x611b585b600190038060035700';

async function runHeavy({ url, chainId }: WorkloadOptions, sign: Sign): Promise<Hash> {
  const head = await blockNumber(url);
  const raw = await sign({
    request: { chainId, type: 'legacy', gasPrice: 10n ** 11n, gas: 500_000n, data: HEAVY_CODE },
    logs: 0,
  });
  await call(url, 'eth_sendRawTransaction', raw);
  await blockAfter(url, head);
  return keccak256(raw);
}

type Sign = (transaction: PlannedTransaction, index?: number) => Promise<Hex>;

/** Signs with each sender in turn. Nonces count up from 0. */
function signer(senders: { account: PrivateKeyAccount; nonce: number }[]): Sign {
  return (transaction, index = 0) => {
    const sender = senders[index % senders.length] as (typeof senders)[number];
    return sender.account.signTransaction({ ...transaction.request, nonce: sender.nonce++ });
  };
}

/** Waits for the code, not for the receipt: the node's server answers an error while there is no receipt. */
async function deploy(
  { url, chainId, privateKeys }: WorkloadOptions,
  sign: Sign,
): Promise<{ probe: Address; hash: Hash }> {
  const raw = await sign(deployment(chainId, compileProbe().bytecode));
  await call(url, 'eth_sendRawTransaction', raw);
  const { address } = privateKeyToAccount(privateKeys[0]);
  const probe = getContractAddress({ from: address, nonce: 0n });
  const deadline = Date.now() + BLOCK_TIMEOUT_MS;
  while ((await call(url, 'eth_getCode', probe, 'latest')) === '0x') {
    if (Date.now() > deadline) throw new Error('the deployment was not mined within a minute');
    await pause(50);
  }
  return { probe, hash: keccak256(raw) };
}

/** Reads from the server the blocks that hold these transactions. */
async function readBlocks(url: string, logsOf: ReadonlyMap<Hash, number>): Promise<FilledBlock[]> {
  const filled: FilledBlock[] = [];
  let missing = logsOf.size;
  for (let number = 1; missing > 0; number++) {
    await blockAfter(url, number - 1);
    const { hash, transactions } = await call<FilledBlock>(url, 'eth_getBlockByNumber', hex(number), false);
    const logCounts = transactions.flatMap((transaction) => logsOf.get(transaction) ?? []);
    const logCount = logCounts.reduce((sum, logs) => sum + logs, 0);
    // The other transactions are those that funded the senders.
    missing -= logCounts.length;
    if (logCounts.length > 0) filled.push({ number, hash, transactions, logCount });
    if (number > logsOf.size + EMPTY_BLOCKS) throw new Error(`${missing} transactions are not mined`);
  }
  return filled;
}

export async function blockNumber(url: string): Promise<number> {
  return Number(await call(url, 'eth_blockNumber'));
}

/** Resolves when the server's newest block is above this one. */
export async function blockAfter(url: string, number: number, timeoutMs = BLOCK_TIMEOUT_MS): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while ((await blockNumber(url)) <= number) {
    if (Date.now() > deadline) throw new Error(`no block after ${number} within ${timeoutMs / 1_000} s`);
    await pause(10);
  }
}
