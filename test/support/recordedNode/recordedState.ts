/**
 * The application's recorded answers to `abci_query`. A question is compared by its fields, not by its bytes: Halley
 * leaves out the proposer, sends the call data as `input` and writes storage keys in full.
 *
 * State was recorded at one height and is answered for every height of the chain. What was not recorded does not exist:
 * the account is empty, the slot was never written. A call that was not recorded is an error, because nothing here can
 * run it.
 */
import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { QueryParamsResponseSchema } from '../../../generated/proto/cosmos/evm/feemarket/v1/query_pb.js';
import {
  EthCallRequestSchema,
  QueryAccountRequestSchema,
  QueryAccountResponseSchema,
  QueryCodeRequestSchema,
  QueryStorageRequestSchema,
  QueryStorageResponseSchema,
} from '../../../generated/proto/cosmos/evm/vm/v1/query_pb.js';
import { decodeMessages } from '../../../src/chain/tx/ethereumMessage.js';
import { fromHex } from '../../../src/ethereum/hex.js';
import type { Answer } from '../../unit/comet/fakeComet.js';
import { recordedQueries } from '../../unit/cosmos/recordedQueries.js';
import type { RecordedNode } from '../../unit/cosmos/recordings.js';
import { recording } from '../recordings.js';
import type { RecordedAccount } from './recordedAccounts.js';
import type { RecordedRules } from './recordedRules.js';
import { refusal, type RecordedChain } from './recordedChain.js';

/** What `abci_query` is asked. */
export interface Question {
  path: string;
  /** Protobuf, or a store key; hex without 0x. */
  data: string;
  /** 0 is the newest. */
  height: number;
}

/** `result.response` of the node's answer. */
type Response = Record<string, unknown> & { code: number };

/** Answers that belong to the height that was asked for, not to the question. */
const OF_OTHER_HEIGHTS = new Set(['BaseFee_height2', 'EthCall_future_height', 'store_proof_height_1_error']);

export class RecordedState {
  readonly #answers = new Map<string, Response>();
  readonly #paths = new Set<string>();
  readonly #chain: RecordedChain;
  /** Accounts without recorded queries, by lower-case address. */
  readonly #accounts: ReadonlyMap<string, RecordedAccount>;

  readonly #rules: RecordedRules;

  constructor(chain: RecordedChain, accounts: ReadonlyMap<string, RecordedAccount>, rules: RecordedRules) {
    this.#rules = rules;
    this.#chain = chain;
    this.#accounts = accounts;
    for (const { name, path, data, response } of recordedQueries(chain.name)) {
      if (OF_OTHER_HEIGHTS.has(name)) continue;
      this.#answers.set(meaning(path, data), response);
      if (response.code === 0) this.#paths.add(path);
    }
    const { path, data, answer } = accountProof(chain.name);
    this.#answers.set(meaning(path, data), answer);
  }

  answer({ path, data, height }: Question): Answer {
    if (height > this.#chain.head) return response(recorded(this.#chain.name, 'EthCall_future_height'));
    if (path.endsWith('feemarket.v1.Query/Params')) return response(this.#feeMarket(height || this.#chain.head));
    if (path === '/app/simulate') return response(recorded(this.#chain.name, `app_simulate_probe_${wrapping(data)}`));
    const known = this.#rules.answer(path, data) ?? this.#answers.get(meaning(path, data));
    if (known !== undefined) return response(known);
    if (!this.#paths.has(path)) return response(recorded(this.#chain.name, 'unknown_path'));
    if (data === '') return response({ code: 18, codespace: 'sdk', log: 'empty request: invalid request' });
    return this.#absent(path, data);
  }

  #absent(path: string, data: string): Answer {
    const query = path.slice(path.lastIndexOf('/') + 1);
    if (query === 'Code') return response(recorded(this.#chain.name, 'Code_eoa'));
    if (query === 'Storage') {
      return response(
        value(toBinary(QueryStorageResponseSchema, create(QueryStorageResponseSchema, { value: ZERO_WORD }))),
      );
    }
    if (query !== 'Account') return refusal(`nothing recorded for this question of ${path}: ${data}`);
    const missing = recorded(this.#chain.name, 'Account_missing');
    const known = this.#accounts.get(fromBinary(QueryAccountRequestSchema, fromHex(data)).address.toLowerCase());
    if (known === undefined) return response(missing);
    const account = fromBinary(QueryAccountResponseSchema, Buffer.from(String(missing['value']), 'base64'));
    return response(
      value(toBinary(QueryAccountResponseSchema, { ...account, nonce: known.nonce, balance: String(known.balance) })),
    );
  }

  /** The base fee changes with every block, so it is read from the block's own events. */
  #feeMarket(height: number): Response {
    const answer = recorded(this.#chain.name, 'FeemarketParams');
    const baseFee = this.#chain.baseFeeAfter(height);
    const decoded = fromBinary(QueryParamsResponseSchema, Buffer.from(String(answer['value']), 'base64'));
    if (baseFee === null || decoded.params === undefined) return answer;
    decoded.params.baseFee = baseFee;
    return value(toBinary(QueryParamsResponseSchema, decoded));
  }
}

const ZERO_WORD = `0x${'0'.repeat(64)}`;

function response(of: Response): Answer {
  return { result: { response: of } };
}

function value(bytes: Uint8Array): Response {
  return { code: 0, value: Buffer.from(bytes).toString('base64'), height: '0' };
}

function recorded(chain: RecordedNode, name: string): Response {
  return recording<{ response: { result: { response: Response } } }>(chain, 'abci', `${name}.json`).response.result
    .response;
}

/** The account proof that the node's own server showed in its answer to `eth_getProof`, as the store answered it. */
function accountProof(chain: RecordedNode): { path: string; data: string; answer: Response } {
  const { result } = recording<{ response: { result: { address: string; accountProof: string[] } } }>(
    chain,
    'eth',
    'eth_getProof.json',
  ).response;
  const data = `01${result.address.slice(2).toLowerCase()}`;
  const keys = [Buffer.from(data, 'hex'), Buffer.from('acc')];
  const ops = result.accountProof.map((proof, index) => ({
    type: index === 0 ? 'ics23:iavl' : 'ics23:simple',
    key: keys[index]?.toString('base64'),
    data: Buffer.from(proof.slice(2), 'hex').toString('base64'),
  }));
  return { path: '/store/acc/key', data, answer: { code: 0, height: '0', value: null, proofOps: { ops } } };
}

/** The recorded probe that a simulated transaction corresponds to, by the form of its message. */
function wrapping(tx: string): string {
  const [message] = decodeMessages(fromHex(tx));
  const hasFields = message?.value[0] === 0x0a;
  if (message?.typeUrl.startsWith('/ethermint.')) return hasFields ? 'D1' : 'D1b';
  return hasFields ? 'D2' : 'D3';
}

/** Equal text for questions that ask the same. */
function meaning(path: string, data: string): string {
  const bytes = fromHex(data);
  switch (path.slice(path.lastIndexOf('/') + 1)) {
    case 'Account':
    case 'Balance':
      return `${path} ${fromBinary(QueryAccountRequestSchema, bytes).address.toLowerCase()}`;
    case 'Code':
      return `${path} ${fromBinary(QueryCodeRequestSchema, bytes).address.toLowerCase()}`;
    case 'Storage': {
      const { address, key } = fromBinary(QueryStorageRequestSchema, bytes);
      return `${path} ${address.toLowerCase()} ${BigInt(key)}`;
    }
    case 'EthCall':
    case 'EstimateGas': {
      const { args, overrides } = fromBinary(EthCallRequestSchema, bytes);
      return `${path} ${callText(Buffer.from(args).toString())} ${sortedJson(Buffer.from(overrides).toString())}`;
    }
    default:
      return `${path} ${data}`;
  }
}

/** A fee of zero is no fee. */
function callText(args: string): string {
  const { data, ...call } = parse(args) ?? { text: args };
  for (const fee of ['gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas']) if (call[fee] === '0x0') delete call[fee];
  return sortedJson(JSON.stringify({ input: data, ...call }));
}

/** Fields in order and hex in lower case. */
function sortedJson(text: string): string {
  const object = parse(text.toLowerCase());
  return object === null ? text : JSON.stringify(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Null for text that is no JSON object; one recording has such text on purpose. */
function parse(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return null;
  }
}
