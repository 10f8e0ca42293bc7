/** A chain whose blocks are large: each is full of transactions, and one has logs for a response of 25 MB. */
import { privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import { keccak256, parseGwei, toHex, type Hex } from 'viem';
import { TRANSFER_GAS } from '../../src/ethereum/transaction/intrinsicGas.js';
import { NEWEST, startGoChain, type GoChain } from '../../test/support/goChain.js';
import { slowDown } from '../chain.js';
import type { NodeRelease } from '../options.js';
import { ask, call, hex } from '../rpc.js';
import { say, seconds } from '../say.js';
import { blockAfter, blockNumber } from '../workload.js';

/** Full blocks below the newest, for back-fill to work on. */
const LOWER_BLOCKS = 4;

/** The node must check all transactions of a block between two. */
const FILLING_BLOCK_TIME_MS = 12_000;
/** A full block takes the node seconds, on a busy machine more than a minute. */
const BLOCK_TIMEOUT_MS = 300_000;
const MAX_GAS = 400_000_000;
const MAX_BLOCK_BYTES = 20_000_000;
const MEMPOOL = { size: 50_000, max_txs_bytes: 100_000_000 };

/** While the node executes a full block, its server checks no transaction. By default it then gives up. */
const SERVER = { 'http-timeout': '300s' };

/** CometBFT also closes connections of other requests after this: ten large blocks may take longer than its 10 s. */
const RPC = { timeout_broadcast_tx_commit: '300s' };

/** Transactions of one batch. */
const BATCH = 500;

/** On a busy machine the node makes a block before it has checked all transactions. */
const ATTEMPTS = 5;

/** Above every base fee of the chain. */
const GAS_PRICE = parseGwei('1000');

/** A response of 9,900 logs of 1,040 bytes is just below the limits of 10,000 logs and 25 MB. */
const LOG_TRANSACTIONS = 6;
const LOGS_OF_ONE = 1_650;
const LOG_BYTES = 1_040;
const LOG_GAS = 16_000_000n;

export interface HeavyChain {
  chain: GoChain;
  /** Of each full block. */
  transactions: number;
  /** Number of the newest full block. */
  fullBlock: number;
  /** Number of the block with the logs, which is newer. */
  logBlock: number;
}

interface Sender {
  account: PrivateKeyAccount;
  nonce: number;
}

/** `transactions` are those of each full block. Throws where there is no binary of this release. */
export async function startHeavyChain(
  release: NodeRelease,
  transactions: number,
  onStop: (stop: () => Promise<unknown>) => void,
): Promise<HeavyChain> {
  const begin = Date.now();
  const node = release === 'v0.7.3' ? NEWEST : {};
  if (node === null) throw new Error('--node: EVMD_0_7_3 must be the path of the binary of v0.7.3');
  const chain = await startGoChain({
    ...node,
    blockTimeMs: FILLING_BLOCK_TIME_MS,
    maxGas: MAX_GAS,
    genesis: (document) => {
      const { block } = document.consensus.params;
      const larger = { ...block, max_bytes: String(MAX_BLOCK_BYTES) };
      const consensus = { ...document.consensus, params: { ...document.consensus.params, block: larger } };
      return { ...document, consensus };
    },
    config: { mempool: MEMPOOL, rpc: RPC },
    app: { 'json-rpc': SERVER },
  });
  onStop(() => chain.stop());
  const senders = chain.accounts.map(({ privateKey }) => ({ account: privateKeyToAccount(privateKey), nonce: 0 }));
  const full: Hex[][] = [];
  while (full.length < LOWER_BLOCKS) full.push(await transfersOf(senders, chain.chainId, transactions));
  await nextBlock(chain);
  for (const signed of full) await mined(chain, signed);
  const fullBlock = await fullBlockOf(chain, senders, transactions);
  const logBlock = await mined(chain, await logTransactions(senders[0]!, chain.chainId));
  await slowDown(chain);
  say(`${LOWER_BLOCKS + 1} blocks of ${transactions} transactions and one of large logs, made in ${seconds(begin)} s.`);
  return { chain, transactions, fullBlock, logBlock };
}

/** Makes a block of this number of transactions. Resolves to its number. */
async function fullBlockOf(chain: GoChain, senders: readonly Sender[], transactions: number): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const signed = await transfersOf(senders, chain.chainId, transactions);
    await nextBlock(chain);
    const block = await mined(chain, signed);
    const count = await call(chain.evmRpcUrl, 'eth_getBlockTransactionCountByNumber', hex(block));
    if (Number(count) === transactions) return block;
  }
  throw new Error(`the node does not put ${transactions} transactions into one block: the machine is too busy`);
}

async function nextBlock({ evmRpcUrl: url }: GoChain): Promise<void> {
  await blockAfter(url, await blockNumber(url), BLOCK_TIMEOUT_MS);
}

/**
 * Sends the transactions and waits for the last one. Resolves to the number of its block. Right after another block the
 * node has the most time to check them.
 */
async function mined({ evmRpcUrl: url }: GoChain, signed: readonly Hex[]): Promise<number> {
  const head = await blockNumber(url);
  for (let start = 0; start < signed.length; start += BATCH) {
    const batch = signed.slice(start, start + BATCH);
    await ask(
      url,
      batch.map((raw) => ({ method: 'eth_sendRawTransaction', params: [raw] })),
    );
  }
  const last = keccak256(signed.at(-1)!);
  for (let number = head + 1; ; number++) {
    await blockAfter(url, number - 1, BLOCK_TIMEOUT_MS);
    const block = await call<{ transactions: Hex[] }>(url, 'eth_getBlockByNumber', hex(number), false);
    if (block.transactions.includes(last)) return number;
    if (number > head + 10) throw new Error('the transactions of a large block are not mined');
  }
}

function transfersOf(senders: readonly Sender[], chainId: number, count: number): Promise<Hex[]> {
  return Promise.all(
    Array.from({ length: count }, (_, index) => {
      const sender = senders[index % senders.length]!;
      return sender.account.signTransaction({
        chainId,
        type: 'legacy',
        gasPrice: GAS_PRICE,
        gas: TRANSFER_GAS,
        to: toHex(0xbeef_0000 + index, { size: 20 }),
        value: 1n,
        nonce: sender.nonce++,
      });
    }),
  );
}

function logTransactions(sender: Sender, chainId: number): Promise<Hex[]> {
  return Promise.all(
    Array.from({ length: LOG_TRANSACTIONS }, () =>
      sender.account.signTransaction({
        chainId,
        type: 'legacy',
        gasPrice: GAS_PRICE,
        gas: LOG_GAS,
        data: logCode(LOGS_OF_ONE, LOG_BYTES),
        nonce: sender.nonce++,
      }),
    ),
  );
}

/** A creation that emits logs and leaves no code. Each log has zeros as data and its number as topic. */
function logCode(logs: number, bytes: number): Hex {
  const word = (value: number) => value.toString(16).padStart(4, '0');
  // PUSH2 logs, JUMPDEST, DUP1, PUSH2 bytes, PUSH1 0, LOG1, PUSH1 1, SWAP1, SUB, DUP1, PUSH1 3, JUMPI, STOP
  return `0x61${word(logs)}5b8061${word(bytes)}6000a1600190038060035700`;
}
