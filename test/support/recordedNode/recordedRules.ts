/**
 * What a recorded chain's node answers to the calls that probe its EVM. They were not recorded; their outcomes were
 * seen on running nodes of the same releases, and are made here by an EVM with those rules.
 */
import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { EthCallRequestSchema } from '../../../generated/proto/cosmos/evm/vm/v1/query_pb.js';
import { MsgEthereumTxResponseSchema } from '../../../generated/proto/cosmos/evm/vm/v1/tx_pb.js';
import type { CallObject } from '../../../generated/types.js';
import { QueryFailed } from '../../../src/chain/chainErrors.js';
import { decodeData, fromHex } from '../../../src/ethereum/hex.js';
import { probeRules } from '../../../src/execution/probe/probeRules.js';
import { PROBING_ACCOUNT } from '../../../src/execution/probe/probeForm.js';
import { READ_CONTEXT } from '../../../src/execution/seenBlock.js';
import type { RecordedNode } from '../../unit/cosmos/recordings.js';
import { HEAD } from '../../unit/execution/fakeChain.js';
import { ProbedNode, RULES } from '../../unit/execution/probe/probedNode.js';

const RULES_OF = { 'evmos-v20': RULES.evmos, 'v0.3.2': RULES.cosmosEvm03, head: RULES.cosmosEvmMain } as const;

const ONES = 'f'.repeat(64);
const ZEROS = '0'.repeat(64);
const MAX_GAS = (40_000_000).toString(16).padStart(64, '0');
const OPERATOR = '7cb61d4117ae31a12e393a1cfa3bac666481d02e'.padStart(64, '0');
/** Older releases take the end of the operator's text for its address. */
const END_OF_TEXT = Buffer.from('w05wavvejgr5pwlawghe').toString('hex').padStart(64, '0');

/** COINBASE, PREVRANDAO, GASLIMIT and BLOCKHASH, as code sees them in a query. */
const CONTEXT_OF = {
  'evmos-v20': END_OF_TEXT + ZEROS + ZEROS + ZEROS,
  'v0.3.2': END_OF_TEXT + ONES + MAX_GAS + ZEROS,
  head: OPERATOR + ONES + MAX_GAS + ZEROS,
} as const;

/** `result.response` of `abci_query`. */
type Response = Record<string, unknown> & { code: number };

/** The answers of one chain's node. */
export class RecordedRules {
  readonly #answers = new Map<string, Response>();

  /** Runs every probe once. */
  static async of(chain: RecordedNode): Promise<RecordedRules> {
    const recorded = new RecordedRules();
    recorded.#answers.set(keyOf({ data: READ_CONTEXT }), outcomeOf(fromHex(CONTEXT_OF[chain]), '', 53_000n));
    const rules = RULES_OF[chain];
    const node = new ProbedNode(rules);
    node.answer = async (asked) => {
      try {
        const outcome = await node.execute(asked);
        const { returnData, vmError, gasUsed } = outcome;
        recorded.#answers.set(keyOf(asked), outcomeOf(decodeData(returnData), vmError, gasUsed ?? 0n));
        return outcome;
      } catch (error) {
        if (!(error instanceof QueryFailed)) throw error;
        recorded.#answers.set(keyOf(asked), { code: error.abciCode, codespace: error.codespace, log: error.text });
        throw error;
      }
    };
    await probeRules(node, HEAD, rules.hardfork);
    return recorded;
  }

  /** Null for what is no such call. `data` is the query, hex without 0x. */
  answer(path: string, data: string): Response | null {
    if (!path.endsWith('.Query/EthCall')) return null;
    const { args } = fromBinary(EthCallRequestSchema, fromHex(data));
    const call = JSON.parse(Buffer.from(args).toString()) as CallObject;
    if (call.from !== undefined && call.from !== PROBING_ACCOUNT) return null;
    return this.#answers.get(keyOf(call)) ?? null;
  }
}

function outcomeOf(ret: Uint8Array, vmError: string, gasUsed: bigint): Response {
  const bytes = toBinary(MsgEthereumTxResponseSchema, create(MsgEthereumTxResponseSchema, { ret, vmError, gasUsed }));
  return { code: 0, value: Buffer.from(bytes).toString('base64'), height: '0' };
}

function keyOf({ to, gas, data, input }: CallObject): string {
  return [to, gas, input ?? data].join(' ').toLowerCase();
}
