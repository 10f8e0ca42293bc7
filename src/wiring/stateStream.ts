/** The state that the gateway knows: confirmed with the node, and kept up to date by the node's state stream. */
import { setMaxListeners } from 'node:events';
import { readFileSync } from 'node:fs';
import { ownWork, type Caller } from '../caller/caller.js';
import { ConfigError, type Config } from '../config/config.js';
import { readSecretFile } from '../config/secretFiles.js';
import { STORES } from '../cosmos/stores/layout.js';
import { storeRoot } from '../cosmos/stores/storeRoot.js';
import { expandPath } from '../files/expandPath.js';
import type { Logger } from '../observe/logger.js';
import { Confirmation } from '../state/confirmation.js';
import type { ToldState } from '../state/toldState.js';
import { readHeights } from '../stream/readHeights.js';
import { parseStreamAddress } from '../stream/streamAddress.js';
import { StreamUnavailable, type StreamConnection } from '../stream/streamReader.js';
import { haveSameCoin } from '../upstream/knownChain.js';
import type { BlockIndex } from './blockIndex.js';
import { followStream } from './followStream.js';
import { followState, tellState, type SharedParts } from './sharedState.js';
import type { StateStore } from '../store/state/stateStore.js';

/** Longest time to read the results of one block from the stream, milliseconds. */
const READ_MS = 30_000;

/** The state stream of a gateway. */
export interface StateStream {
  /** In a worker that does not write: reads what another one stores. */
  follow(): void;
  /** Applies the stream; also after `follow`. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** How the settings say that the stream is reached; null where there is none. Throws ConfigError. */
export function streamConnection(config: Config): StreamConnection | null {
  const address = config.stream;
  if (address === '') return null;
  const setting = <T>(name: string, read: () => T): T => {
    try {
      return read();
    } catch (error) {
      throw new ConfigError(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  };
  const { kind, text } = setting('stream', () => parseStreamAddress(address));
  const tokenFile = config['stream.token-file'];
  const caFile = config['stream.ca-file'];
  if (kind !== 'unix' && tokenFile === '') throw new ConfigError(`stream.token-file: needed for ${kind}://`);
  return {
    address: text,
    ...(tokenFile !== '' && { token: setting('stream.token-file', () => readSecretFile(expandPath(tokenFile))) }),
    ...(caFile !== '' && { ca: setting('stream.ca-file', () => readFileSync(expandPath(caFile))) }),
  };
}

/** Null where the node's stores are not read. */
export function createStateStream(
  config: Config,
  index: BlockIndex,
  log: Logger,
  sharing: SharedParts | null = null,
): StateStream | null {
  const connection = streamConnection(config);
  const { upstream } = index;
  const { stored } = upstream;
  if (stored === null) return null;
  const stopping = new AbortController();
  const { signal } = stopping;
  setMaxListeners(0, signal);
  if (connection !== null) upstream.node.useStream((height, caller) => readResults(connection, height, caller));
  stored.state.setCoinSince(index.coinSince());
  const confirmation = new Confirmation({ ...stored, log, signal });
  let following = Promise.resolve();
  let followed: ReturnType<typeof followState> | null = null;
  let isBegun = false;
  let told: ToldState | null = null;
  return {
    follow() {
      begin();
      if (sharing === null || connection === null) return;
      followed = followState(stored.view, { ...sharing, config, log });
      index.follower.onMoved = followed.look;
    },
    async start() {
      begin();
      await followed?.stop();
      followed = null;
      if (connection === null) return;
      const telling = sharing && tellState(stored.view, sharing);
      told = telling;
      index.stateWritten.wait = telling && ((height) => telling.written(height));
      const onDisk = telling ? (disk: StateStore | null): void => telling.use(disk) : undefined;
      const onWritten = telling ? (): void => telling.tell() : undefined;
      following = followStream(connection, config, { index, log, signal, onDisk, onWritten }).catch((error: unknown) =>
        log.error({ err: error }, 'the state stream is not followed any more: the node is asked for the state'),
      );
    },
    async stop() {
      stopping.abort();
      await followed?.stop();
      await Promise.all([following, confirmation.ended()]);
      told?.stop();
    },
  };

  function begin(): void {
    if (isBegun || stored === null) return;
    isBegun = true;
    const { view, state } = stored;
    confirmation.begin();
    upstream.watch.onChange((before, now) => {
      // Balances are kept without the name of their coin.
      if (!haveSameCoin(before.profile.forks, now.profile.forks)) view.clear();
      state.setCoinSince(index.coinSince());
      confirmation.begin();
    });
    // The stream says so, too, if it did not end meanwhile.
    index.indexer.onRemoved((from) => view.rewound(from));
    if (connection === null) proveUnchanged(index, signal);
  }
}

/** Without a stream, asks after each block whether the store `evm` has changed. */
function proveUnchanged({ upstream: { node, stored }, indexer }: BlockIndex, signal: AbortSignal): void {
  let isAsking = false;
  indexer.onBlock((height) => {
    if (isAsking || signal.aborted) return;
    isAsking = true;
    const ask = async () => (await storeRoot(node, { store: STORES.evm, height }, ownWork(signal))).root;
    void stored?.view
      .noteEvmRoot(height, ask)
      // Values then hold for their height.
      .catch(() => undefined)
      .finally(() => (isAsking = false));
  });
}

/** The message with the results of a block; null where the stream does not have it. */
async function readResults(connection: StreamConnection, height: number, { signal }: Caller): Promise<Buffer | null> {
  try {
    const ending = AbortSignal.any([signal, AbortSignal.timeout(READ_MS)]);
    for await (const { finalize } of readHeights(connection, { from: height, to: height }, ending)) return finalize;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof StreamUnavailable)) throw error;
  }
  return null;
}
