/** One server with one number of clients: what they got of some blocks, when, and what it cost the server. */
import { setTimeout as pause } from 'node:timers/promises';
import { cpuSeconds, memoryOf } from '../processUsage.js';
import { nowMs } from './clock.js';
import { Fleet, type Connected, type EntryRange } from './fleet.js';
import { BLOCK_TIME_MS, type StartSubject, type Subject } from './subjects.js';
import { tally, type Tally } from './tally.js';
import { Token, TRANSFER_TOPIC } from './token.js';

/** Blocks before anything is measured, and after the clients have connected. */
const SETTLING_BLOCKS = 5;

/** Blocks without clients, for what the blocks themselves cost. */
const IDLE_BLOCKS = 10;

/** Blocks with transfers that are not measured: those, and what passes while the clients connect. */
const OTHER_BLOCKS = 2 * SETTLING_BLOCKS + IDLE_BLOCKS + 60;

/** After the last block clients are waited for until this long brings none of what they miss. */
const SILENCE_MS = 5_000;
const POLL_MS = 500;

export interface AttemptOptions {
  clients: number;
  blocks: number;
  transfersPerBlock: number;
  /** Processes that the clients are spread over. */
  processes: number;
}

/** Null where the kernel does not tell. */
export interface Cost {
  /** Processor milliseconds of a block. */
  serverCpuMs: number | null;
  /** Of the node behind the server; null where there is none. */
  nodeCpuMs: number | null;
  /** Resident memory of the server (MiB). */
  residentMiB: number | null;
}

export interface Attempt extends Tally {
  clients: number;
  subscribed: number;
  failures: Connected['failures'];
  /** With no client, and with all of them. */
  idle: Cost;
  loaded: Cost;
  /** Cores that the clients themselves kept busy. */
  clientCores: number;
  logsPerBlock: number;
}

/**
 * Resolves to a text where the server did not come through with its clients: why. Throws when it cannot even be measured without them.
 * `running` holds how to stop what was started, for as long as it runs.
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
    // Whoever interrupted the run has stopped them.
    if (running.delete(stop)) await stop();
  }
}

/** A server with its load, before there are clients. */
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
  /** Resolves when nothing is being sent; throws as `check`. */
  stop(): Promise<void>;
}

/** Sends transfers in the middle between two blocks, when the last one has been told to everybody. */
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

/** What the next blocks cost, counted from one middle between two blocks to another. */
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

/** Resolves when every client has every entry, or when the missing ones have stopped to become fewer. */
async function allArrived(fleet: Fleet, range: EntryRange): Promise<void> {
  let missing = await fleet.missing(range);
  for (let progress = nowMs(); missing > 0 && nowMs() - progress < SILENCE_MS;) {
    await pause(POLL_MS);
    const still = await fleet.missing(range);
    if (still < missing) progress = nowMs();
    missing = still;
  }
}
