/**
 * Which logs are in which block of a synthetic chain. They follow from the height alone, so that a check can make them
 * again. Pure.
 */
import { addressDigits, addressTopic, digest, Draws, KINDS, LogValue, ValuePool } from './syntheticValues.js';

export interface SyntheticLog {
  address: LogValue;
  topics: readonly LogValue[];
}

/** What a chain looks like. */
export interface ChainShape {
  blocks: number;
  /** One of this many blocks has transactions. */
  busyEvery: number;
  /** How many topics the logs of each transaction have, in order. All busy blocks are alike in this. */
  topicCounts: readonly (readonly number[])[];
  /** The logs of a busy block, in order. */
  logsAt(height: number): SyntheticLog[];
}

/** `Transfer(address,address,uint256)` */
export const TRANSFER = new LogValue('ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef');
const APPROVAL = new LogValue('8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925');
const SWAP = new LogValue('d78ad95fa46c994b6551d0da85fc275fe613ce37657fb8d5e3d130840159d822');
const SYNC = new LogValue('1c411e9a96e071241c2f21f7726b17ae89e3cab4c78be50e062b03a9fffbbad1');

const TRANSACTIONS = 10;
const LOGS_PER_TRANSACTION = 10;
const LOGS = TRANSACTIONS * LOGS_PER_TRANSACTION;

const ACCOUNTS = 1_000_000;
const CONTRACTS = 5_000;
/** Contracts whose logs one transaction has. */
const CONTRACTS_AT_ONCE = 3;

/** How many events, and how many contracts, occur once in a chain. */
export const RARE = 16;

/** Accounts that meet in few logs: the number of busy blocks from a log of one to the next. */
const MEETING = { from: 97, to: 101 } as const;

const accounts = new ValuePool((index) => addressTopic(KINDS.account, index));
const contracts = new ValuePool((index) => addressDigits(KINDS.contract, index));
const rareEvents = new ValuePool((index) => digest(KINDS.rareEvent, index));
const rareContracts = new ValuePool((index) => addressDigits(KINDS.rareContract, index));

/** The contract of this rank, from 0: the lower, the more logs it has. */
export const contractOf = (rank: number): LogValue => contracts.at(rank);
/** An event that occurs once. Its contract has that log, and a transfer in the same block. */
export const rareEvent = (index: number): LogValue => rareEvents.at(index);
export const rareContract = (index: number): LogValue => rareContracts.at(index);
/** Each has many transfers, and few of them are from one to the other. */
export const SENDER = new LogValue(addressTopic(KINDS.account, ACCOUNTS));
export const RECEIVER = new LogValue(addressTopic(KINDS.account, ACCOUNTS + 1));

/** Where in a busy block the logs are that the searches look for. */
const SLOTS = { sender: 40, receiver: 41, both: 42, rareEvent: 94, rareTransfer: 95 } as const;

/**
 * A chain as most are: one of ten blocks has transactions, ten of them with a hundred logs, mostly transfers. Few
 * contracts and accounts have most of the logs, by Zipf's law.
 */
export function ordinaryShape(blocks: number): ChainShape {
  const busyEvery = 10;
  const rare = new Map(Array.from({ length: RARE }, (_, index) => [rareHeight(blocks, index), index]));
  const counts = Array.from({ length: TRANSACTIONS }, (_, transaction) =>
    Array.from({ length: LOGS_PER_TRANSACTION }, (_, place) => topicCount(transaction * LOGS_PER_TRANSACTION + place)),
  );
  const logsAt = (height: number): SyntheticLog[] => {
    const logs = ordinaryLogs(height);
    addMeetings(logs, height / busyEvery);
    const index = rare.get(height);
    if (index !== undefined) addRare(logs, index);
    return logs;
  };
  return { blocks, busyEvery, topicCounts: counts, logsAt };
}

/** The height of the rare event of a number. */
export function rareHeight(blocks: number, index: number): number {
  return Math.floor((blocks * (index + 0.5)) / RARE / 10) * 10;
}

function topicCount(slot: number): number {
  if (slot % 50 === 49) return 4;
  return slot % LOGS_PER_TRANSACTION === 8 ? 1 : 3;
}

function ordinaryLogs(height: number): SyntheticLog[] {
  const draws = new Draws(height);
  const logs: SyntheticLog[] = [];
  for (let transaction = 0; transaction < TRANSACTIONS; transaction++) {
    const sender = accounts.at(draws.zipf(ACCOUNTS));
    const own = Array.from({ length: CONTRACTS_AT_ONCE }, () => contracts.at(draws.zipf(CONTRACTS)));
    for (let place = 0; place < LOGS_PER_TRANSACTION; place++) {
      const slot = transaction * LOGS_PER_TRANSACTION + place;
      const address = own[Math.floor(draws.next() * own.length)]!;
      logs.push({ address, topics: topicsOf(slot, height, sender, accounts.at(draws.zipf(ACCOUNTS))) });
    }
  }
  return logs;
}

function topicsOf(slot: number, height: number, sender: LogValue, receiver: LogValue): LogValue[] {
  const count = topicCount(slot);
  if (count === 1) return [SYNC];
  if (count === 4)
    return [TRANSFER, sender, receiver, new LogValue(digest(KINDS.token, height * 2 + (slot < 50 ? 0 : 1)))];
  const place = slot % LOGS_PER_TRANSACTION;
  return [place === 7 ? SWAP : place === 6 ? APPROVAL : TRANSFER, sender, receiver];
}

function addMeetings(logs: SyntheticLog[], busy: number): void {
  const [hasSender, hasReceiver] = [busy % MEETING.from === 0, busy % MEETING.to === 0];
  const replace = (slot: number, from: LogValue | null, to: LogValue | null) => {
    const { address, topics } = logs[slot]!;
    logs[slot] = { address, topics: [TRANSFER, from ?? topics[1]!, to ?? topics[2]!] };
  };
  if (hasSender) replace(SLOTS.sender, SENDER, null);
  if (hasReceiver) replace(SLOTS.receiver, null, RECEIVER);
  if (meets(busy)) replace(SLOTS.both, SENDER, RECEIVER);
}

/** Of the busy blocks with both, every second has both in one log. */
function meets(busy: number): boolean {
  const both = MEETING.from * MEETING.to;
  return busy % both === 0 && (busy / both) % 2 === 1;
}

/** Heights of the logs from one account to the other. */
export function meetingHeights({ blocks, busyEvery }: ChainShape): number[] {
  const heights: number[] = [];
  for (let busy = MEETING.from * MEETING.to; busy * busyEvery <= blocks; busy += MEETING.from * MEETING.to)
    if (meets(busy)) heights.push(busy * busyEvery);
  return heights;
}

function addRare(logs: SyntheticLog[], index: number): void {
  const address = rareContract(index);
  logs[SLOTS.rareEvent] = { address, topics: [rareEvent(index), ...logs[SLOTS.rareEvent]!.topics.slice(1)] };
  logs[SLOTS.rareTransfer] = { address, topics: [TRANSFER, ...logs[SLOTS.rareTransfer]!.topics.slice(1)] };
}

/** Logs with four topics, of which none occurs twice in the chain. */
export function uniqueShape(blocks: number): ChainShape {
  const logsAt = (height: number): SyntheticLog[] =>
    ordinaryLogs(height).map(({ address }, slot) => ({
      address,
      topics: Array.from({ length: 4 }, (_, place) => {
        const key = (height * LOGS + slot) * 4 + place;
        return new LogValue(digest(KINDS.unique, key));
      }),
    }));
  const counts = Array.from({ length: TRANSACTIONS }, () => Array.from({ length: LOGS_PER_TRANSACTION }, () => 4));
  return { blocks, busyEvery: 1, topicCounts: counts, logsAt };
}

/** Accounts of the chain that geth makes as well. */
const EMITTED_ACCOUNTS = 1_000;

/** A chain whose blocks have one transaction each, which emits transfers. geth makes the same logs from a contract. */
export function emitterShape(blocks: number, logsPerBlock: number): ChainShape {
  const address = contracts.at(0);
  const logsAt = (height: number): SyntheticLog[] =>
    Array.from({ length: logsPerBlock }, (_, index) => ({
      address,
      topics: [
        height === emitterRareHeight(blocks) && index === logsPerBlock - 1 ? rareEvent(0) : TRANSFER,
        ...emittedAccounts(height, index).map((account) => new LogValue(account.toString(16).padStart(64, '0'))),
      ],
    }));
  return { blocks, busyEvery: 1, topicCounts: [Array.from({ length: logsPerBlock }, () => 3)], logsAt };
}

export function emitterRareHeight(blocks: number): number {
  return Math.ceil(blocks / 2);
}

/** Sender and receiver of a log of this block, as the contract in `contracts/Emitter.sol` computes them. */
function emittedAccounts(height: number, index: number): [number, number] {
  return [(height * 7 + index) % EMITTED_ACCOUNTS, (height * 13 + index * 3) % EMITTED_ACCOUNTS];
}
