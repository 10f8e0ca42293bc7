import { stop, type Shares } from '../../evm/machine.js';
import { SharedValues, type AskNow } from '../state/values.js';
import type { PreparedJob } from '../jobs.js';
import { Machines } from '../machines.js';

/** Work between two looks at the clock: some 10 ms. */
export const SHARES: Shares = { share: 3_000_000n, mostPrecompile: 2n ** 63n };

/** Worker thread: runs one job at a time, and waits for each value that it lacks. */
export class JobRunner {
  readonly lent = { shared: new SharedValues(), machines: new Machines() };

  /**
   * Throws ExecutionError and the errors of `askNow`. `prepareSandboxes` comes first. `checkTime` is called every few
   * milliseconds, and may throw.
   */
  run<T>(prepared: PreparedJob<T>, askNow: AskNow, checkTime: () => void): T {
    prepared.values.waitWith(askNow);
    const machine = this.lent.machines.take(prepared.rules);
    machine.shares = SHARES;
    const running = prepared.start(machine);
    try {
      for (let step = running.next(); ; step = running.next(SHARES)) {
        if (step.done === true) return step.value;
        checkTime();
      }
    } finally {
      stop(running);
      this.lent.machines.giveBack(machine);
    }
  }
}
