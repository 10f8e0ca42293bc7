/** What is asked about a synthetic chain: look-ups of random blocks and transactions, and searches of all blocks. */
import { isDeepStrictEqual } from 'node:util';
import { hex } from '../rpc.js';
import { one, type Scenario, type ScenarioRequest } from '../scenario.js';
import { KnownAnswers } from './expected.js';
import { blockHash, transactionHash } from './syntheticBlocks.js';
import {
  contractOf,
  meetingHeights,
  RARE,
  rareContract,
  rareEvent,
  rareHeight,
  RECEIVER,
  SENDER,
  TRANSFER,
  type ChainShape,
  type SyntheticLog,
} from './syntheticLogs.js';
import { addressDigits, digest, Draws, KINDS } from './syntheticValues.js';

/** Names of all scenarios of the section begin with this. */
export const DEPTH = 'depth';

const LOOK_UPS = 3_000;
/** A day of blocks of four seconds. */
const DAY = 20_000;
const DAYS = 8;
/** Contracts of some rank have some thousand logs a day. */
const DAY_CONTRACT = 20;
/** Those that have a log, of the many addresses that are searched for. */
const PRESENT = 3;
/** As in the contract of the wire: most results of one search. */
const MOST_RESULTS = 10_000;

/** Where a request takes so long that more of them would not come to an end within a round. */
const SLOW_CONNECTIONS = 4;

/** A scenario of the section. */
export interface DepthScenario extends Scenario {
  isSearch: boolean;
}

/** Those that a chain of this length can answer; null for the others, so that all lists are alike. */
export function depthScenarios(shape: ChainShape): (DepthScenario | null)[] {
  const answers = new KnownAnswers(shape);
  return [...lookUps(shape, answers), ...searches(shape, answers)];
}

function lookUps({ blocks, busyEvery }: ChainShape, answers: KnownAnswers): DepthScenario[] {
  const draws = new Draws(blocks);
  const height = () => 1 + Math.floor(draws.next() * blocks);
  const busy = () => busyEvery * (1 + Math.floor(draws.next() * Math.floor(blocks / busyEvery)));
  const of = (name: string, title: string, make: () => ScenarioRequest): DepthScenario => ({
    name: `${DEPTH}-${name}`,
    title,
    requests: Array.from({ length: LOOK_UPS }, make),
    isSearch: false,
  });
  return [
    of('block', 'eth_getBlockByNumber', () => {
      const number = height();
      return one('eth_getBlockByNumber', [hex(number), false], (result) => is(result, answers.block(number)));
    }),
    of('block-hash', 'eth_getBlockByHash', () => {
      const number = height();
      return one('eth_getBlockByHash', [blockHash(number), false], (result) => is(result, answers.block(number)));
    }),
    of('receipt', 'eth_getTransactionReceipt', () => {
      const [number, index] = [busy(), Math.floor(draws.next() * 10)];
      const isRight = (result: unknown) => is(result, answers.receipt(number, index));
      return one('eth_getTransactionReceipt', [transactionHash(number, index)], isRight);
    }),
  ];
}

function searches(shape: ChainShape, answers: KnownAnswers): (DepthScenario | null)[] {
  const { blocks } = shape;
  const of = (name: string, title: string, requests: ScenarioRequest[]): DepthScenario => ({
    name: `${DEPTH}-${name}`,
    title,
    requests,
    isSearch: true,
  });
  const rare = (filterOf: (index: number) => object, matches: (log: SyntheticLog, index: number) => boolean) =>
    Array.from({ length: RARE }, (_, index) =>
      search(filterOf(index), () => answers.logs([rareHeight(blocks, index)], (log) => matches(log, index))),
    );
  return [
    of(
      'rare-event',
      'an event that occurs once',
      rare(
        (index) => ({ topics: [rareEvent(index).text] }),
        ({ topics }, index) => topics[0] === rareEvent(index),
      ),
    ),
    of(
      'rare-address',
      'a contract with two logs',
      rare(
        (index) => ({ address: rareContract(index).text }),
        ({ address }, index) => address === rareContract(index),
      ),
    ),
    of(
      'rare-transfer',
      'a rare contract and a frequent event',
      rare(
        (index) => ({ address: rareContract(index).text, topics: [TRANSFER.text] }),
        ({ address, topics }, index) => address === rareContract(index) && topics[0] === TRANSFER,
      ),
    ),
    of(
      'absent',
      'an event that never occurs',
      Array.from({ length: RARE }, (_, index) => search({ topics: [`0x${digest(KINDS.absent, index)}`] }, () => [])),
    ),
    of('two-topics', 'two frequent accounts that rarely meet', [
      search({ topics: [TRANSFER.text, SENDER.text, RECEIVER.text] }, () =>
        answers.logs(meetingHeights(shape), ({ topics }) => topics[1] === SENDER && topics[2] === RECEIVER),
      ),
    ]),
    of('addresses-100', '100 contracts, three with logs', many(shape, answers, 100)),
    {
      ...of('addresses-1000', '1,000 contracts, three with logs', many(shape, answers, 1_000)),
      maxConnections: SLOW_CONNECTIONS,
    },
    blocks < DAY
      ? null
      : of('day', `${DAY.toLocaleString('en-US')} blocks of a frequent contract`, days(shape, answers)),
    answers.count(Math.min(blocks, DAY), isTransfer) <= MOST_RESULTS
      ? null
      : { ...of('limit', 'a frequent event, refused', [limited()]), refusal: fits(answers) },
  ];
}

const isTransfer = ({ topics }: SyntheticLog): boolean => topics[0] === TRANSFER;

/** A search of all blocks. */
function search(
  filter: object,
  expected: () => unknown[],
  range = { fromBlock: '0x1', toBlock: 'latest' },
): ScenarioRequest {
  return one('eth_getLogs', [{ ...range, ...filter }], (result) => is(result, expected()));
}

function many({ blocks }: ChainShape, answers: KnownAnswers, count: number): ScenarioRequest[] {
  return Array.from({ length: RARE }, (_, first) => {
    const present = Array.from({ length: PRESENT }, (_item, n) => (first + n * 5) % RARE).sort((a, b) => a - b);
    const contracts = new Set(present.map(rareContract));
    const others = Array.from(
      { length: count - PRESENT },
      (_item, n) => `0x${addressDigits(KINDS.absent, first * count + n)}`,
    );
    const address = [...others, ...[...contracts].map(({ text }) => text)];
    const heights = new Set(present.map((index) => rareHeight(blocks, index)));
    return search({ address }, () => answers.logs(heights, (log) => contracts.has(log.address)));
  });
}

function days({ blocks }: ChainShape, answers: KnownAnswers): ScenarioRequest[] {
  const contract = contractOf(DAY_CONTRACT);
  const draws = new Draws(blocks + 1);
  return Array.from({ length: DAYS }, () => {
    const from = 1 + Math.floor(draws.next() * (blocks - DAY));
    const heights = Array.from({ length: DAY }, (_, n) => from + n);
    const range = { fromBlock: hex(from), toBlock: hex(from + DAY - 1) };
    return search(
      { address: contract.text },
      () => answers.logs(heights, ({ address }) => address === contract),
      range,
    );
  });
}

function limited(): ScenarioRequest {
  return search({ topics: [TRANSFER.text] }, () => []);
}

/** Whether the range that a refusal names begins with the search and has as many logs as one response may. */
function fits(answers: KnownAnswers): (message: string) => boolean {
  return (message) => {
    const [, from, to] = /-32005 .*\[(0x\w+), (0x\w+)\]/.exec(message) ?? [];
    const logs = to === undefined ? 0 : answers.count(Number(to), isTransfer);
    return from === '0x1' && logs > 0 && logs <= MOST_RESULTS;
  };
}

const is = (result: unknown, expected: unknown): boolean => isDeepStrictEqual(result, expected);
