/**
 * A worker of a service that shares limits: `tsx leaseProcess.ts <directory> <number> <workers> <task>`. It begins when
 * a number comes on stdin: the end of its task, in milliseconds of the clock of all processes. It prints a result as
 * JSON, and waits to be killed. The tasks:
 * - `spend`: takes units of one client at 1,000 a second, 16,000 at once, as fast as it can. Result: how many it got.
 * - `change`: takes and gives back memory of a budget of 64 MiB. Result: the bytes that it holds in the end.
 * - `hold`: opens connections of one client, up to 50, and takes memory, until both are refused. Result: both numbers.
 */
import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { MemoryBudget, Reservation } from '../../../src/caller/memoryBudget.js';
import { openSharedFile } from '../../../src/store/shared/sharedFile.js';
import { SharedLeases } from '../../../src/store/shared/sharedLeases.js';
import { clientAddress } from '../../../src/transport/clientAddresses.js';
import { ClientUsages } from '../../../src/transport/fairness/clientUsages.js';

const [path, worker, workers, task] = process.argv.slice(2);
const leases = new SharedLeases(openSharedFile(path!), {
  worker: Number(worker),
  workers: Number(workers),
  onFailure(error) {
    throw error;
  },
});
const limits = {
  rate: 1_000,
  burst: 16_000,
  totalRate: 0,
  maxRunning: 0,
  bodyRate: 0,
  maxWebSockets: 0,
  maxConnections: 50,
  maxSubscriptions: 0,
};
const client = new ClientUsages(limits, { leases }).of(clientAddress('203.0.113.7', false))!;
const memory = new MemoryBudget({ limitBytes: 64 * 1_048_576, stallTimeoutMs: 0, leases });

writeSync(1, 'ready\n');
const [until] = (await once(process.stdin, 'data')) as [Buffer];
const untilMs = Number(until.toString());
writeSync(1, `${JSON.stringify(await tasks()[task as 'spend' | 'change' | 'hold']())}\n`);

function tasks() {
  return {
    async spend(): Promise<number> {
      let taken = 0;
      for (; leases.now() < untilMs; await turn())
        for (let i = 0; i < 100; i++) if (client.charge(5) === null) taken += 5;
      return taken;
    },
    async change(): Promise<number> {
      const held = Array.from({ length: 30 }, (_, i) => new Reservation(memory.open(`10.0.${worker}.${i}`), 'answer'));
      for (let i = Number(worker); leases.now() < untilMs; i += 7) {
        const reservation = held[i % held.length]!;
        if (i % 8 === 0) reservation.release();
        else reservation.resize(((i * 7_919) % 8_192) * 1_024);
        await turn();
      }
      return memory.usedBytes;
    },
    hold(): { connections: number; bytes: number } {
      let connections = 0;
      while (client.openConnection() === null) connections++;
      let isRefused = false;
      for (let i = 0; !isRefused; i++) {
        const reservation = new Reservation(memory.open(`10.0.${worker}.${i}`), 'answer');
        isRefused = reservation.resize(65_536) !== null;
      }
      return { connections, bytes: memory.usedBytes };
    },
  };
}
