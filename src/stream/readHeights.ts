import { readStream, StreamUnavailable, type StreamConnection } from './streamReader.js';
import type { Welcome } from './wire.js';

/** One kept height. */
export interface StreamedHeight {
  height: number;
  /** `ListenFinalizeBlockRequest`, protobuf. */
  finalize: Buffer;
  /** `ListenCommitRequest`, protobuf. */
  commit: Buffer;
}

/**
 * The heights from `from` to `to` that the process has, lowest first; missing ones are left out. Throws
 * StreamUnavailable, and the signal's reason.
 */
export async function* readHeights(
  connection: StreamConnection,
  { from, to }: { from: number; to: number },
  signal: AbortSignal,
): AsyncGenerator<StreamedHeight, void, void> {
  let finalize: Buffer | null = null;
  for await (const event of readStream(connection, { from, to }, signal)) {
    if (event.type === 'finalize') finalize = event.bytes;
    else if (event.type === 'commit' && finalize !== null) {
      yield { height: event.height, finalize, commit: event.bytes };
      finalize = null;
    } else if (event.type === 'rewound') throw new StreamUnavailable('the heights are being replaced');
  }
}

/** What the process has now. Throws as `readHeights`. */
export async function keptHeights(connection: StreamConnection, signal: AbortSignal): Promise<Welcome> {
  for await (const event of readStream(connection, { from: 1, to: 1 }, signal))
    if (event.type === 'welcome') return event.welcome;
  throw new StreamUnavailable('it does not say which heights it has');
}
