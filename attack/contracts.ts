/** Contracts that make much of little. Deployed once on the chain of the target. */
import type { Target } from './target.js';

const LOGS = 5_000;

/** A loop of `LOG4` with topics of zeros: the argument of PUSH2 is how often. */
const LOGGER = `61${LOGS.toString(16).padStart(4, '0')}5b${'6000'.repeat(6)}a4600190038060035700`;

/** Returns 3.5 MB of zeros. */
const LARGE_ANSWER = '623567e06000f3';

/** What the attacks use. */
export interface Contracts {
  logger: string;
  largeAnswer: string;
  /** Number of a block with 5,000 logs, a quantity. */
  logBlock: string;
}

interface Receipt {
  contractAddress: string | null;
  blockNumber: string;
  status: string;
}

let deployed: Promise<Contracts> | null = null;

/** Deploys through `halley dev`, whose accounts need no keys; the same for all attacks. */
export function contractsOf(dev: Target): Promise<Contracts> {
  deployed ??= deploy(dev);
  return deployed;
}

async function deploy(dev: Target): Promise<Contracts> {
  const [from = ''] = await dev.rpc<string[]>('eth_accounts');
  const send = async (fields: object, gas: string): Promise<Receipt> => {
    const hash = await dev.rpc<string>('eth_sendTransaction', { from, gas, ...fields });
    for (let attempt = 0; attempt < 600; attempt++) {
      const receipt = await dev.rpc<Receipt | null>('eth_getTransactionReceipt', hash);
      if (receipt !== null && receipt.status === '0x1') return receipt;
      if (receipt !== null) throw new Error(`the transaction ${hash} failed`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`the transaction ${hash} was not mined`);
  };
  const create = async (code: string): Promise<string> => {
    const { contractAddress } = await send({ data: creationOf(code) }, '0x100000');
    if (contractAddress === null) throw new Error('no contract was made');
    return contractAddress;
  };
  const logger = await create(LOGGER);
  const largeAnswer = await create(LARGE_ANSWER);
  const { blockNumber } = await send({ to: logger }, '0xf42400');
  return { logger, largeAnswer, logBlock: blockNumber };
}

/** Creation code of a contract with this code of at most 255 bytes. */
function creationOf(code: string): string {
  return `0x60${(code.length / 2).toString(16).padStart(2, '0')}8060093d393df3${code}`;
}
