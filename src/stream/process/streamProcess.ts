/**
 * The process that a node of the Cosmos SDK starts for state streaming: it keeps what the node pushes in a spool, and
 * serves it to followers. The node waits for every message that it sends, so nothing here waits for a follower, and
 * nothing is decoded. It ends with the node, and can hand over to a newer version of itself without a gap.
 */
import { mkdirSync } from 'node:fs';
import { Server, Socket } from 'node:net';
import { Spool } from '../spool/spool.js';
import type { StreamLog } from '../spool/losses.js';
import { FollowerServer, type FollowerServerOptions } from './followerServer.js';
import { HandoverChannel, HandoverFailed } from './handoverChannel.js';
import { NodeListener } from './nodeListener.js';
import { NodeServer } from './nodeServer.js';
import type { ProcessHost } from './processHost.js';
import { ProcessLock } from './processLock.js';
import { writeUpgradeResult } from './upgrade.js';

/** After a signal to end while a node is connected: the node has the same signal, and sends its last block, ms. */
const NODE_FIRST_MS = 10_000;

/** Without a node, this often it is checked whether it is gone, milliseconds. */
const ORPHAN_CHECK_MS = 1_000;

/** The time for each step of a handover; the node waits during some, and gives up after 20 s, milliseconds. */
const HANDOVER_STEP_MS = 5_000;

/** The time for the calls under way during a handover, milliseconds. */
const DRAIN_MS = 15_000;

/** The time for the calls under way when the process ends, milliseconds. */
const LAST_CALLS_MS = 1_000;

/** The time for a new version to load, while this one still serves, milliseconds. */
const LOAD_MS = 20_000;

/** Where the process keeps what it is sent, and whom it serves. */
export interface StreamOptions extends FollowerServerOptions {
  /** The folder of the spool. */
  folder: string;
  maxBytes: number;
}

/** The running process. */
export class StreamProcess {
  readonly #options: StreamOptions;
  readonly #host: ProcessHost;
  readonly #log: StreamLog;
  readonly #lock: ProcessLock;
  readonly #ended: Promise<void>;
  #end: () => void = () => undefined;
  #spool: Spool | null = null;
  #node: NodeServer | null = null;
  #followers: FollowerServer | null = null;
  #listener: NodeListener | null = null;
  #isLeaving = false;
  #isHandingOver = false;
  #orphanCheck: NodeJS.Timeout | undefined;
  #leaveTimer: NodeJS.Timeout | undefined;

  constructor(options: StreamOptions, host: ProcessHost) {
    this.#options = options;
    this.#host = host;
    this.#log = {
      info: (message) => host.note(`[INFO] halley stream: ${message}\n`),
      warn: (message) => host.note(`[WARN] halley stream: ${message}\n`),
    };
    this.#lock = new ProcessLock(options.folder);
    this.#ended = new Promise((resolve) => (this.#end = resolve));
  }

  /** Serves until the node or a signal ends it. Rejects with a sentence when it cannot begin. */
  async run(): Promise<void> {
    this.#listenToSignals();
    try {
      const { predecessor } = this.#host;
      if (predecessor === null) await this.#start();
      else await this.#takeOver(new HandoverChannel(predecessor));
      this.#watchForOrphan();
      await this.#ended;
    } finally {
      clearInterval(this.#orphanCheck);
      clearTimeout(this.#leaveTimer);
      await this.#node?.drain(LAST_CALLS_MS);
      await this.#followers?.stop();
      this.#spool?.close();
      this.#listener?.remove();
      this.#lock.release();
    }
  }

  async #start(): Promise<void> {
    mkdirSync(this.#options.folder, { recursive: true, mode: 0o700 });
    await this.#lock.take();
    await this.#open('a node has started it');
    this.#listener = await NodeListener.listen(this.#options.folder, (socket) => this.#attach(socket));
    // go-plugin: version of its protocol, of the plugin's, network, address, protocol.
    this.#host.write(`1|1|unix|${this.#listener.path}|grpc\n`);
  }

  /** The predecessor holds new connections of the node until this has opened the spool. */
  async #takeOver(channel: HandoverChannel): Promise<void> {
    await channel.send({ step: 'loaded' });
    await channel.expect('take', LOAD_MS);
    await this.#lock.take();
    await this.#open('handed over');
    await channel.send({ step: 'ready' });
    const { handle, path = '' } = await channel.expect('listener', HANDOVER_STEP_MS);
    if (!(handle instanceof Server)) throw new HandoverFailed('there is no listener to take');
    this.#listener = NodeListener.take(handle, path, (socket) => this.#attach(socket));
    await channel.send({ step: 'serving' });
    void this.#takeConnections(channel);
  }

  /** Connections that came while neither process served. */
  async #takeConnections(channel: HandoverChannel): Promise<void> {
    try {
      for (;;) {
        const { step, handle } = await channel.next();
        if (step === 'connection' && handle instanceof Socket) this.#attach(handle);
      }
    } catch {
      // The predecessor has ended.
    }
  }

  async #open(why: 'a node has started it' | 'handed over'): Promise<void> {
    const { folder, maxBytes } = this.#options;
    const spool = new Spool(folder, { maxBytes }, this.#log);
    if (why === 'a node has started it') spool.nodeStarted();
    this.#spool = spool;
    if (this.#node === null) this.#node = new NodeServer(spool, this.#nodeEvents());
    else this.#node.use(spool);
    this.#followers = new FollowerServer(this.#options, spool);
    await this.#followers.start();
  }

  #nodeEvents(): ConstructorParameters<typeof NodeServer>[1] {
    return {
      onConnected: (isConnected) => {
        if (isConnected || this.#isHandingOver) return;
        if (this.#isLeaving) this.#end();
        else this.#checkOrphan();
      },
      onShutdown: () => this.#end(),
    };
  }

  #attach(socket: Socket): void {
    this.#node?.attach(socket);
  }

  #listenToSignals(): void {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) this.#host.onSignal(signal, () => this.#leave());
    this.#host.onSignal('SIGHUP', () => {
      if (this.#node?.isConnected === false && !this.#isHandingOver) this.#end();
    });
    this.#host.onSignal('SIGUSR2', () => {
      if (this.#node !== null && !this.#isHandingOver) void this.#handOver();
    });
  }

  /**
   * A terminal and systemd send their signal to the node and to this process. The node needs it until its last block
   * is committed, or that block is a gap.
   */
  #leave(): void {
    if (this.#isLeaving || this.#node?.isConnected !== true) return this.#end();
    this.#isLeaving = true;
    this.#leaveTimer = setTimeout(() => this.#end(), NODE_FIRST_MS);
  }

  /** The process ends when the node has ended, which closes the pipe of standard output, also when it was killed. */
  #checkOrphan(): void {
    if (this.#node?.isConnected !== true && !this.#isHandingOver && !this.#host.write('\n')) this.#end();
  }

  #watchForOrphan(): void {
    this.#orphanCheck = setInterval(() => this.#checkOrphan(), ORPHAN_CHECK_MS);
  }

  /** Starts the program again, which may be a newer version, and gives it everything. Continues where that fails. */
  async #handOver(): Promise<void> {
    const { folder } = this.#options;
    this.#isHandingOver = true;
    const successor = await this.#host.startAgain();
    const channel = new HandoverChannel(successor);
    let hasLetGo = false;
    try {
      await channel.expect('loaded', LOAD_MS);
      this.#listener?.hold();
      await this.#node?.drain(DRAIN_MS);
      hasLetGo = true;
      await this.#followers?.stop();
      this.#spool?.close();
      // It has one, since it has sent a message.
      this.#lock.handTo(successor.pid as number);
      await channel.send({ step: 'take' });
      await channel.expect('ready', HANDOVER_STEP_MS);
      const { server, path = '' } = this.#listener ?? {};
      await channel.send({ step: 'listener', path }, server);
      await channel.expect('serving', HANDOVER_STEP_MS);
    } catch (error) {
      const ended = new Promise((resolve) => successor.once('exit', resolve));
      if (successor.pid !== undefined && successor.exitCode === null && successor.signalCode === null) {
        successor.kill('SIGKILL');
        await ended;
      }
      await this.#continue(hasLetGo);
      writeUpgradeResult(folder, { error: error instanceof Error ? error.message : String(error) });
      return;
    }
    for (const socket of this.#listener?.takeHeld() ?? []) await channel.send({ step: 'connection' }, socket);
    this.#listener?.close();
    this.#listener = null;
    successor.disconnect();
    successor.unref();
    writeUpgradeResult(folder, { pid: successor.pid ?? 0 });
    this.#end();
  }

  async #continue(hasLetGo: boolean): Promise<void> {
    try {
      if (hasLetGo) {
        this.#lock.handTo(process.pid);
        await this.#open('handed over');
      }
      this.#isHandingOver = false;
      this.#listener?.release();
      this.#checkOrphan();
    } catch (error) {
      this.#log.warn(`it cannot continue: ${error instanceof Error ? error.message : String(error)}`);
      this.#end();
    }
  }
}
