import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** What an indexing process says of itself. */
export interface IndexingReport {
  stored: number;
  heapBytes: number;
}

export type IndexingProcess = ChildProcessByStdio<null, Readable, null>;

/** Another process that indexes a made-up chain into the directory. */
export function startIndexing(path: string, height: number, batchBlocks: number): IndexingProcess {
  const script = join(import.meta.dirname, 'backfillProcess.ts');
  return spawn(process.execPath, ['--import', 'tsx', script, path, String(height), String(batchBlocks)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

export async function* reports(child: IndexingProcess): AsyncGenerator<IndexingReport> {
  for await (const line of createInterface(child.stdout)) {
    const [stored = 0, heapBytes = 0] = line.split(' ').map(Number);
    yield { stored, heapBytes };
  }
}
