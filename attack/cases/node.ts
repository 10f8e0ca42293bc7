/** Clients together with a node that responds with megabytes. */
import { create, toBinary } from '@bufbuild/protobuf';
import {
  QueryCodeResponseSchema,
  QueryTraceBlockResponseSchema,
  QueryTraceTxResponseSchema,
} from '../../generated/proto/cosmos/evm/vm/v1/query_pb.js';
import { MsgEthereumTxResponseSchema } from '../../generated/proto/cosmos/evm/vm/v1/tx_pb.js';
import type { NodeAttack } from '../attackCase.js';
import { call, drained, expectOnly, inWords, manyTimes } from '../clients.js';
import { contractsOf } from '../contracts.js';
import type { Lie } from '../hostileNode.js';
import type { Target } from '../target.js';

const MB = 1_000_000;

/** A client has used up its memory, or its places. */
const REFUSED = /^-32005 /;

/** The bytes of one instruction of the struct logger, about. */
const STEP_BYTES = 2_300;

const ADDRESSES = [`0x${'11'.repeat(20)}`, `0x${'22'.repeat(20)}`];

/** What EthCall answers to any call. */
function returning(bytes: number, heldBackMs = 0): Lie {
  const message = create(MsgEthereumTxResponseSchema, { ret: Buffer.alloc(bytes, 0xab), gasUsed: 21_000n });
  return { message: toBinary(MsgEthereumTxResponseSchema, message), heldBackMs };
}

/** The response of Code for any account. */
function code(bytes: number): Lie {
  const message = create(QueryCodeResponseSchema, { code: Buffer.alloc(bytes, 0x5b) });
  return { message: toBinary(QueryCodeResponseSchema, message) };
}

/** A trace of the struct logger of about this many bytes. */
function structLogs(bytes: number): string {
  const memory = Array.from({ length: 32 }, () => 'ab'.repeat(32));
  const step = JSON.stringify({ pc: 0, op: 'JUMPDEST', gas: 100_000, gasCost: 1, depth: 1, stack: ['0x1'], memory });
  const steps = Array<string>(Math.floor(bytes / STEP_BYTES)).fill(step);
  return `{"gas":21000,"failed":false,"returnValue":"","structLogs":[${steps.join(',')}]}`;
}

/** A call that differs from those with other numbers. */
function uniqueCall(i: number, to = ADDRESSES[0]): string {
  return call('eth_call', { to, data: `0x${i.toString(16).padStart(8, '0')}` }, 'latest');
}

/** Asks, and says whether at least this many bytes came, or why not. */
async function fateOf(target: Target, body: string, least: number, client?: string): Promise<string> {
  const { bytes, beginning } = await drained(target, body, client);
  return bytes >= least ? 'whole' : inWords(beginning);
}

/** This many requests at one time. */
interface Load {
  count: number;
  atOnce: number;
}

/** Calls to which the node responds with this many bytes, no two of them the same. */
function largeCalls(
  name: string,
  load: Load & { megabytes: number; heldBackMs?: number; addresses?: 1 | 2 },
): NodeAttack {
  const { count, atOnce, megabytes, heldBackMs = 0, addresses = 1 } = load;
  const held = heldBackMs === 0 ? '' : `, the last bytes held back ${heldBackMs / 1_000} s`;
  const accounts = addresses === 1 ? '' : ', to two accounts';
  return {
    name,
    what: `${count} eth_call, ${atOnce} at a time${accounts}; the node returns ${megabytes} MB to each${held}`,
    on: 'hostile node',
    async attack({ target, node }) {
      node.lie({ EthCall: returning(megabytes * MB, heldBackMs) });
      const least = 2 * megabytes * MB;
      const answers = await manyTimes(count, atOnce, (i) =>
        fateOf(target, uniqueCall(i, ADDRESSES[i % addresses]), least),
      );
      return expectOnly(answers, /^whole$/, REFUSED);
    },
  };
}

/**
 * Traces of the transaction with 5,000 logs. The node lies about the code, so that the engine's trace does not agree
 * with the receipt, and the node is asked for one: it has 24 MB.
 */
function largeTraces(name: string, method: string): NodeAttack {
  return {
    name,
    what: `40 ${method} with limit, 10 at a time; the node answers 24 MB of struct logs to each`,
    on: 'hostile node',
    async attack({ target, chain, node }) {
      const { logBlock } = await contractsOf(chain);
      const block = await chain.rpc<{ transactions: string[] }>('eth_getBlockByNumber', logBlock, false);
      const logs = structLogs(23 * MB);
      const [data, ofBlock] = [Buffer.from(logs), Buffer.from(`[{"result":${logs}}]`)];
      const traceTx = create(QueryTraceTxResponseSchema, { data });
      const traceBlock = create(QueryTraceBlockResponseSchema, { data: ofBlock });
      node.lie({
        Code: code(1),
        TraceTx: { message: toBinary(QueryTraceTxResponseSchema, traceTx) },
        TraceBlock: { message: toBinary(QueryTraceBlockResponseSchema, traceBlock) },
      });
      const traced = method === 'debug_traceTransaction' ? block.transactions[0] : logBlock;
      const body = call(method, traced, { limit: 24 * MB });
      const answers = await manyTimes(40, 10, () => fateOf(target, body, 20 * MB));
      const query = method === 'debug_traceTransaction' ? 'TraceTx' : 'TraceBlock';
      if (node.lied(query) === 0) throw new Error('the node was not asked');
      return expectOnly(answers, /^whole$/, REFUSED);
    },
  };
}

/** The same question by all, while the node holds back its answer. */
function joiners(name: string, { count, clients }: { count: number; clients: number }): NodeAttack {
  const who = clients === 1 ? 'one client' : `${clients} clients of a proxy`;
  return {
    name,
    what: `the same eth_call ${count} times at once by ${who}; the node returns 10 MB, the last bytes held back 1 s`,
    on: 'hostile node',
    async attack({ target, node }) {
      node.lie({ EthCall: returning(10 * MB, 1_000) });
      const answers = await manyTimes(count, count, (i) =>
        fateOf(target, uniqueCall(0), 20 * MB, clients === 1 ? undefined : `203.0.113.${i % clients}`),
      );
      return `${expectOnly(answers, /^whole$/, REFUSED)}; questions to the node: ${node.lied('EthCall')}`;
    },
  };
}

export const nodeCases: NodeAttack[] = [
  largeCalls('node-calls', { count: 400, atOnce: 200, megabytes: 3.5 }),
  largeCalls('node-larger-calls', { count: 200, atOnce: 200, megabytes: 10 }),
  largeCalls('node-held-calls', { count: 200, atOnce: 200, megabytes: 12, heldBackMs: 3_000 }),
  largeCalls('node-two-accounts', { count: 300, atOnce: 300, megabytes: 10, addresses: 2 }),
  {
    name: 'node-code',
    what: '183 eth_getCode, 150 at a time; the node answers 10 MB to each',
    on: 'hostile node',
    async attack({ target, node }) {
      node.lie({ Code: code(10 * MB) });
      const answers = await manyTimes(183, 150, (i) => {
        const account = `0x${i.toString(16).padStart(40, 'c')}`;
        return fateOf(target, call('eth_getCode', account, 'latest'), 20 * MB);
      });
      return expectOnly(answers, /^whole$/, REFUSED);
    },
  },
  largeTraces('node-traces', 'debug_traceTransaction'),
  largeTraces('node-block-traces', 'debug_traceBlockByNumber'),
  joiners('node-joiners', { count: 200, clients: 1 }),
  joiners('node-many-joiners', { count: 200, clients: 100 }),
];
