/** Contracts that make much of little, on the chain of `halley dev`, whose accounts need no keys. */
import { pause } from './clients.js';
import type { Target } from './target.js';

/** Logs that one call of the logger makes. */
export const LOGS = 5_000;

/** Bytes that the contract with the large answer returns. */
export const LARGE_BYTES = 3_500_000;

/** A loop of LOG4 with topics of zeros: the argument of PUSH2 is how often. */
const LOGGER = `61${LOGS.toString(16).padStart(4, '0')}5b${'6000'.repeat(6)}a4600190038060035700`;

/** Returns zeros. */
const LARGE_ANSWER = `62${LARGE_BYTES.toString(16).padStart(6, '0')}6000f3`;

/** What the attacks use. */
export interface Contracts {
  logger: string;
  largeAnswer: string;
  /** Number of a block with this many logs, a quantity. */
  logBlock: string;
}

interface Receipt {
  contractAddress: string | null;
  blockNumber: string;
  status: string;
}

let deployed: Promise<Contracts> | null = null;

/** The same for all attacks. */
export function contractsOf(chain: Target): Promise<Contracts> {
  deployed ??= deploy(chain);
  return deployed;
}

/** Makes a block with this many logs; resolves to its number. */
export async function mineLogs(chain: Target): Promise<string> {
  const { logger } = await contractsOf(chain);
  return (await send(chain, { to: logger, gas: '0xf42400' })).blockNumber;
}

async function deploy(chain: Target): Promise<Contracts> {
  const logger = await create(chain, LOGGER);
  const largeAnswer = await create(chain, LARGE_ANSWER);
  const { blockNumber } = await send(chain, { to: logger, gas: '0xf42400' });
  return { logger, largeAnswer, logBlock: blockNumber };
}

/** Creates a contract with this code, of at most 255 bytes. */
async function create(chain: Target, code: string): Promise<string> {
  const data = `0x60${(code.length / 2).toString(16).padStart(2, '0')}8060093d393df3${code}`;
  const { contractAddress } = await send(chain, { data, gas: '0x100000' });
  if (contractAddress === null) throw new Error('no contract was made');
  return contractAddress;
}

async function send(chain: Target, fields: object): Promise<Receipt> {
  const [from = ''] = await chain.rpc<string[]>('eth_accounts');
  const hash = await chain.rpc<string>('eth_sendTransaction', { from, ...fields });
  for (let attempt = 0; attempt < 600; attempt++) {
    const receipt = await chain.rpc<Receipt | null>('eth_getTransactionReceipt', hash);
    if (receipt !== null && receipt.status === '0x1') return receipt;
    if (receipt !== null) throw new Error(`the transaction ${hash} failed`);
    await pause(100);
  }
  throw new Error(`the transaction ${hash} was not mined`);
}
