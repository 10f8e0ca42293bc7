/** Requests that are small for the client and large for the service. */
import { createHash } from 'node:crypto';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { AttackCase } from '../attackCase.js';
import { call, expectOnly, inWords, items, paced, post, tally } from '../clients.js';
import { contractsOf, LARGE_BYTES, LOGS } from '../contracts.js';

const ADDRESS = `0x${'11'.repeat(20)}`;
const ZERO = `0x${'00'.repeat(32)}`;

/** Refusals that say that the client asks for too much: the server's limits, its memory, its time. */
const REFUSED = /^(-32005|-32602|-32600|-32003|-32002|status (413|429|503))/;

/** Wanted values that differ from each other at their beginning only, and from what is there. */
const values = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => `0x${(i + 1).toString(16).padStart(8, '0')}${'ab'.repeat(28)}`);

const members = (count: number): string => `{${Array.from({ length: count }, (_, i) => `"k${i}":0`).join(',')}}`;

const overrides = (count: number): object =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`0x${(i + 1).toString(16).padStart(40, '0')}`, { balance: '0x1' }]),
  );

/** BLAKE2F with 24 million rounds. */
const BLAKE = `0x016e3600${'00'.repeat(208)}01`;

export const requestCases: AttackCase[] = [
  {
    name: 'logs',
    what: 'eth_getLogs of a block with 5,000 logs, 4 × 1,000 wanted values that end alike, 20 times',
    async attack({ target, chain }) {
      const { logBlock } = await contractsOf(chain);
      const topics = [1, 2, 3].map(() => [...values(999), ZERO]);
      const body = call('eth_getLogs', { fromBlock: logBlock, toBlock: logBlock, topics: [...topics, values(1_000)] });
      return expectOnly(await paced(20, () => post(target, body)), /"result":\[\]/);
    },
  },
  {
    name: 'all-logs',
    what: 'eth_getLogs of that block, all of its logs, compressed, 20 times',
    async attack({ target, chain }) {
      const { logBlock } = await contractsOf(chain);
      const body = call('eth_getLogs', { fromBlock: logBlock, toBlock: logBlock });
      const answers = await paced(20, async () => {
        const text = await post(target, body, { 'accept-encoding': 'br, gzip' });
        return text.startsWith('{"jsonrpc":"2.0","id":1,"result":[')
          ? `${text.split('"logIndex"').length - 1} logs`
          : inWords(text);
      });
      return expectOnly(answers, new RegExp(`^${LOGS} logs$`), REFUSED);
    },
  },
  {
    name: 'members',
    what: 'a body of 5 MB with 400,000 keys, 10 times',
    async attack({ target }) {
      const body = `{"jsonrpc":"2.0","id":1,"method":"eth_call","params":[${members(400_000)}]}`;
      return expectOnly(await paced(10, async () => inWords(await post(target, body))), REFUSED);
    },
  },
  {
    name: 'values',
    what: 'a body of 5 MB of empty arrays, 10 times',
    async attack({ target }) {
      const body = `{"jsonrpc":"2.0","id":1,"method":"eth_call","params":[${'[],'.repeat(1_600_000)}0]}`;
      return expectOnly(await paced(10, async () => inWords(await post(target, body))), REFUSED);
    },
  },
  {
    name: 'overrides',
    what: 'eth_call with 70,000 overrides, 5 times',
    async attack({ target }) {
      const body = call('eth_call', { to: ADDRESS }, 'latest', overrides(70_000));
      return expectOnly(await paced(5, async () => inWords(await post(target, body))), REFUSED);
    },
  },
  {
    name: 'allowed-overrides',
    what: 'eth_call with 7,000 overrides, about as many as a node takes, 5 times',
    async attack({ target }) {
      const body = call('eth_call', { to: ADDRESS }, 'latest', overrides(7_000));
      return expectOnly(await paced(5, async () => inWords(await post(target, body))), /^answered "0x"$/, REFUSED);
    },
  },
  {
    name: 'sha3',
    what: 'web3_sha3 of 2.6 MB, 20 times',
    async attack({ target }) {
      const bytes = Buffer.alloc(2_600_000, createHash('sha256').update('halley').digest());
      const hash = bytesToHex(keccak_256(bytes));
      const body = call('web3_sha3', `0x${bytes.toString('hex')}`);
      const answers = await paced(20, async () => inWords(await post(target, body)));
      return expectOnly(answers, new RegExp(`^answered "0x${hash}"$`), REFUSED);
    },
  },
  {
    name: 'large-calls',
    what: 'a batch of 30 calls that return 3.5 MB each, 3 times',
    async attack({ target, chain }) {
      const { largeAnswer } = await contractsOf(chain);
      const one = call('eth_call', { to: largeAnswer }, 'latest');
      const answers = await paced(3, async () => {
        const given = items(await post(target, `[${Array(30).fill(one).join(',')}]`));
        return given.map((item) => (item.length > 2 * LARGE_BYTES ? 'whole' : inWords(item)));
      });
      return expectOnly(answers.flat(), /^whole$/, REFUSED);
    },
  },
  {
    name: 'large-call',
    what: 'a call that returns 3.5 MB, 50 times, compressed',
    async attack({ target, chain }) {
      const { largeAnswer } = await contractsOf(chain);
      const body = call('eth_call', { to: largeAnswer }, 'latest');
      const answers = await paced(50, async () => {
        const text = await post(target, body, { 'accept-encoding': 'br, gzip' });
        return text.length > 2 * LARGE_BYTES ? 'whole' : inWords(text);
      });
      return expectOnly(answers, /^whole$/, REFUSED);
    },
  },
  {
    name: 'fee-history',
    what: 'a batch of 100 × eth_feeHistory of 1,024 blocks and 100 percentiles, 5 times',
    async attack({ target }) {
      const percentiles = Array.from({ length: 100 }, (_, i) => i);
      const one = call('eth_feeHistory', '0x400', 'latest', percentiles);
      const answers = await paced(5, async () => {
        const given = items(await post(target, `[${Array(100).fill(one).join(',')}]`));
        return given.map((item) => (item.includes('"baseFeePerGas":["0x') ? 'answered' : inWords(item)));
      });
      return expectOnly(answers.flat(), /^answered$/, REFUSED);
    },
  },
  {
    name: 'raw-receipts',
    what: 'debug_getRawReceipts of the block with 5,000 logs, 50 times',
    async attack({ target, chain }) {
      const { logBlock } = await contractsOf(chain);
      const body = call('debug_getRawReceipts', logBlock);
      const answers = await paced(50, async () => {
        const text = await post(target, body);
        return text.includes('"result":["0x') ? 'answered' : inWords(text);
      });
      return expectOnly(answers, /^answered$/, REFUSED);
    },
  },
  {
    name: 'receipts',
    what: 'eth_getBlockReceipts and the block with 5,000 logs, in batches of 20, 10 times',
    async attack({ target, chain }) {
      const { logBlock } = await contractsOf(chain);
      const two = `${call('eth_getBlockReceipts', logBlock)},${call('eth_getBlockByNumber', logBlock, true)}`;
      const answers = await paced(10, async () => {
        const given = items(await post(target, `[${Array(10).fill(two).join(',')}]`));
        return given.map((item) => (item.includes('"result":') ? 'answered' : inWords(item)));
      });
      return expectOnly(answers.flat(), /^answered$/, REFUSED);
    },
  },
  {
    name: 'trace',
    what: 'debug_traceBlockByNumber with memory of that block, 5 times',
    async attack({ target, chain }) {
      const { logBlock } = await contractsOf(chain);
      const body = call('debug_traceBlockByNumber', logBlock, { enableMemory: true });
      const answers = await paced(5, async () => {
        const text = await post(target, body);
        return text.includes('"structLogs"') ? 'answered' : inWords(text);
      });
      return expectOnly(answers, /^answered$/, REFUSED, /^-32000 /);
    },
  },
  {
    name: 'blake2f',
    what: 'halley dev: a call of BLAKE2F with 24 million rounds, by 4 clients of which 3 leave',
    on: 'halley dev',
    async attack({ target }) {
      const body = call('eth_call', { to: `0x${'09'.padStart(40, '0')}`, data: BLAKE, gas: '0x17d7840' }, 'latest');
      const headers = { 'content-type': 'application/json' };
      const leaving = Array.from({ length: 3 }, () =>
        fetch(target.url, { method: 'POST', headers, body, signal: AbortSignal.timeout(200) }).then(
          () => 'answered',
          () => 'left',
        ),
      );
      const stayed = inWords(await post(target, body)).slice(0, 60);
      const left = await Promise.all(leaving);
      return `${expectOnly([stayed], /^answered/, REFUSED, /^-32000 /)}; ${tally(left)}`;
    },
  },
];
