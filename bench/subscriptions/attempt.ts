/** Measures one server with one number of clients: what they received and when, and what that cost the server. */
import { setTimeout as pause } from 'node:timers/promises';
import { cpuSeconds, memoryOf } from '../processUsage.js';
import { nowMs } from './clock.js';
import { Fleet, type Connected, type EntryRange } from './fleet.js';
import { BLOCK_TIME_MS, type StartSubject, type Subject } from './subjects.js';
import { tally, type Tally } from './tally.js';
import { Token, TRANSFER_TOPIC } from './token.js';

/** Blocks before the first measurement, and again after the clients have connected. */
const SETTLING_BLOCKS = 5;

/** Blocks without clients, to measure the cost of the blocks themselves. */
const IDLE_BLOCKS = 10;

/** Blocks with transfers that are not measured: the above, and those that pass while the clients connect. */
const OTHER_BLOCKS = 2 * SETTLING_BLOCKS + IDLE_BLOCKS + 60;

/** After the last block the run waits for missing entries until none has come for this long. */
const SILENCE_MS = 5_000;
const POLL_MS = 500;

export interface AttemptOptions {
  clients: number;
  blocks: number;
  transfersPerBlock: number;
  /** Number of processes that share the clients. */
  processes: number;
}

/** Fields are null where the kernel does not tell. */
export interface Cost {
  /** Processor time of the server for one block (ms). */
  serverCpuMs: number | null;
  /** The same of the node behind the server. Null where there is none. */
  nodeCpuMs: number | null;
  /** Resident memory of the server (MiB). */
  residentMiB: number | null;
}

export interface Attempt extends Tally {
  clients: number;
  subscribed: number;
  failures: Connected['failures'];
  /** The cost without clients. */
  idle: Cost;
  /** The cost with all clients. */
  loaded: Cost;
  /** Number of cores that the clients themselves kept busy. */
  clientCores: number;
  logsPerBlock: number;
}

/**
 * Resolves to a reason when the server failed with its clients. Throws when it cannot be measured without clients
 * either. While something runs, `running` holds the function that stops it.
 */
export async function attempt(
  start: StartSubject,
  options: AttemptOptions,
  running: Set<() => Promise<void>>,
): Promise<Attempt | string> {
  const subject = await start();
  const fleet = new Fleet(options.processes);
  const stop = async () => {
    await fleet.stop();
    await subject.stop();
  };
  running.add(stop);
  try {
    const ready = await prepare(subject, options);
    return await serve(subject, ready, fleet, options).catch((error: Error) => {
      if (!running.has(stop)) throw error;
      return error.message;
    });
  } finally {
    // An interrupt has already stopped them.
    if (running.delete(stop)) await stop();
  }
}

/** A server with its load, before clients connect. */
interface Ready {
  token: Token;
  load: Load;
  idle: Cost;
}

async function prepare(subject: Subject, { blocks, transfersPerBlock }: AttemptOptions): Promise<Ready> {
  const { observer, httpUrl } = subject;
  const token = await Token.deploy({ ...subject, url: httpUrl }, transfersPerBlock * (blocks + OTHER_BLOCKS));
  const load = startLoad(subject, token, transfersPerBlock);
  await observer.until(observer.head + SETTLING_BLOCKS);
  const { cost } = await costOf(subject, IDLE_BLOCKS);
  load.check();
  return { token, load, idle: cost };
}

async function serve(
  subject: Subject,
  { token, load, idle }: Ready,
  fleet: Fleet,
  { clients, blocks }: AttemptOptions,
): Promise<Attempt> {
  const { observer, wsUrl } = subject;
  const logs = { address: token.address, topic: TRANSFER_TOPIC };
  const { subscribed, failures } = await fleet.connect({ url: wsUrl, clients, logs });
  await observer.until(observer.head + SETTLING_BLOCKS);

  const before = await fleet.cpuSeconds();
  const { first, last, cost } = await costOf(subject, blocks);
  const after = await fleet.cpuSeconds();
  await load.stop();
  const range = { first, last, logCounts: await token.logCounts(first, last) };
  await allArrived(fleet, range);
  const figures = tally(range, observer.commits, await fleet.records());
  return {
    ...figures,
    clients,
    subscribed,
    failures,
    idle,
    loaded: cost,
    clientCores: (after - before) / ((blocks * BLOCK_TIME_MS) / 1_000),
    logsPerBlock: [...range.logCounts.values()].reduce((sum, count) => sum + count, 0) / blocks,
  };
}

interface Load {
  /** Throws when a transfer was refused. */
  check(): void;
  /** Stops sending. Throws as `check` does. */
  stop(): Promise<void>;
}

/** Sends transfers halfway between two blocks, when all clients have received the last one. */
function startLoad({ observer }: Subject, token: Token, transfersPerBlock: number): Load {
  let refusal: Error | null = null;
  const check = () => {
    if (refusal !== null) throw refusal;
  };
  const send = async () => {
    await pause(BLOCK_TIME_MS / 2);
    if (refusal === null) await token.send(transfersPerBlock);
  };
  let sending = Promise.resolve();
  const stop = observer.onCommit(() => {
    sending = sending.then(send).catch((error: Error) => {
      refusal ??= error;
    });
  });
  return {
    check,
    async stop() {
      stop();
      await sending;
      check();
    },
  };
}

/** Measures the cost of the next blocks, from halfway before the first to halfway after the last. */
async function costOf(subject: Subject, blocks: number): Promise<{ first: number; last: number; cost: Cost }> {
  const { observer, serverPid, nodePid } = subject;
  const middle = async (number: number) => {
    await observer.until(number);
    await pause(BLOCK_TIME_MS / 2);
    return { server: cpuSeconds([serverPid]), node: nodePid === null ? null : cpuSeconds([nodePid]) };
  };
  const first = observer.head + 2;
  const last = first + blocks - 1;
  const before = await middle(first - 1);
  const after = await middle(last);
  const perBlock = (from: number | null, to: number | null) =>
    from === null || to === null ? null : ((to - from) * 1_000) / blocks;
  const cost = {
    serverCpuMs: perBlock(before.server, after.server),
    nodeCpuMs: perBlock(before.node, after.node),
    residentMiB: memoryOf(serverPid)?.residentMiB ?? null,
  };
  return { first, last, cost };
}

/** Resolves when every client has every entry, or when no missing entries arrive any more. */
async function allArrived(fleet: Fleet, range: EntryRange): Promise<void> {
  let missing = await fleet.missing(range);
  for (let progress = nowMs(); missing > 0 && nowMs() - progress < SILENCE_MS;) {
    await pause(POLL_MS);
    const still = await fleet.missing(range);
    if (still < missing) progress = nowMs();
    missing = still;
  }
}
