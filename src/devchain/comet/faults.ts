/**
 * Faults made on purpose, for tests of what talks to a node. Set with `dev_fault`; development methods themselves are never hit.
 *
 * | Fault            | Parameters            | What callers see while it is on                                                            |
 * |------------------|-----------------------|--------------------------------------------------------------------------------------------|
 * | slow             | ms, methods, times    | answers come `ms` later                                                                    |
 * | hang             | methods, times        | no answer; the connection stays open                                                       |
 * | close            | methods, times        | the connection is cut instead of an answer                                                 |
 * | missingResults   | from, to              | `block_results` of these heights: `could not find results for height #N`                   |
 * | pruned           | below                 | blocks and state below this height are gone, as on a node that prunes                      |
 * | refuseWebSockets |                       | WebSockets are cut, and upgrades answered with 503                                         |
 * | cutWebSockets    |                       | WebSockets are cut once; nothing stays on                                                  |
 * | muteEvents       |                       | subscriptions stay open and bring nothing                                                  |
 * | cancelEvents     |                       | subscriptions are cancelled once, as of a client that reads too slowly                     |
 * | stall            |                       | the head stands still: blocks are made by hand only                                        |
 *
 * `methods` are method names of the RPC or paths of gRPC and abci_query; without it, every call is hit. With `times` the fault ends by
 * itself after so many calls.
 */
export const FAULT_NAMES = [
  'slow',
  'hang',
  'close',
  'missingResults',
  'pruned',
  'refuseWebSockets',
  'cutWebSockets',
  'muteEvents',
  'cancelEvents',
  'stall',
] as const;

export type FaultName = (typeof FAULT_NAMES)[number];

export interface Fault {
  fault: FaultName;
  ms?: number;
  methods?: string[];
  times?: number;
  from?: number;
  to?: number;
  below?: number;
}

/** What becomes of a call. */
export type CallFate = 'answer' | 'hang' | 'close';

export class Faults {
  readonly #active = new Map<FaultName, Fault>();
  readonly #listeners: ((fault: Fault, on: boolean) => void)[] = [];

  /** Called with every fault that is set or ended. */
  onChange(listener: (fault: Fault, on: boolean) => void): void {
    this.#listeners.push(listener);
  }

  /** What is on now. */
  list(): Fault[] {
    return [...this.#active.values()];
  }

  /** A fault of the same name is replaced. */
  set(fault: Fault): void {
    const once = fault.fault === 'cutWebSockets' || fault.fault === 'cancelEvents';
    if (!once) this.#active.set(fault.fault, { ...fault });
    this.#tell(fault, true);
  }

  end(name: FaultName): void {
    const fault = this.#active.get(name);
    if (fault === undefined) return;
    this.#active.delete(name);
    this.#tell(fault, false);
  }

  endAll(): void {
    for (const name of [...this.#active.keys()]) this.end(name);
  }

  isOn(name: FaultName): boolean {
    return this.#active.has(name);
  }

  /** To be asked once per call, before it is answered. `names` are what the call goes by: its method, and its path if it has one. */
  async meet(...names: string[]): Promise<CallFate> {
    const slow = this.#hit('slow', names);
    if (slow?.ms !== undefined) await new Promise((resolve) => setTimeout(resolve, slow.ms).unref());
    if (this.#hit('close', names) !== null) return 'close';
    return this.#hit('hang', names) === null ? 'answer' : 'hang';
  }

  /** Whether the results of this block are missing. */
  missesResults(height: number): boolean {
    const fault = this.#active.get('missingResults');
    return fault !== undefined && height >= (fault.from ?? 1) && height <= (fault.to ?? Infinity);
  }

  /** Lowest height that is there. */
  get earliest(): number {
    return this.#active.get('pruned')?.below ?? 1;
  }

  #hit(name: FaultName, names: string[]): Fault | null {
    const fault = this.#active.get(name);
    if (fault === undefined) return null;
    if (fault.methods !== undefined && !names.some((called) => fault.methods?.includes(called))) return null;
    if (fault.times !== undefined && --fault.times <= 0) this.end(name);
    return fault;
  }

  #tell(fault: Fault, on: boolean): void {
    for (const listener of this.#listeners) listener(fault, on);
  }
}
