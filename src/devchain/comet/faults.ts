import type { Fault, FaultName } from '../../chain/development/faults.js';

/** What a call gets: its answer, no answer on an open connection, or a closed connection. */
export type CallFate = 'answer' | 'hang' | 'close';

/** The faults that are on; each part of the node asks for those that concern it. */
export class Faults {
  readonly #active = new Map<FaultName, Fault>();
  readonly #listeners: ((fault: Fault, on: boolean) => void)[] = [];
  readonly #firstHeight: () => number;

  /** `firstHeight` is that of the chain's first block, at any time. */
  constructor(firstHeight: () => number) {
    this.#firstHeight = firstHeight;
  }

  onChange(listener: (fault: Fault, on: boolean) => void): void {
    this.#listeners.push(listener);
  }

  list(): Fault[] {
    return [...this.#active.values()];
  }

  /** Turns a fault on; one of the same name is replaced. */
  set(fault: Fault): void {
    const once = fault.fault === 'cutWebSockets' || fault.fault === 'cancelEvents';
    if (!once) this.#active.set(fault.fault, { ...fault });
    this.#notify(fault, true);
  }

  end(name: FaultName): void {
    const fault = this.#active.get(name);
    if (fault === undefined) return;
    this.#active.delete(name);
    this.#notify(fault, false);
  }

  endAll(): void {
    for (const name of [...this.#active.keys()]) this.end(name);
  }

  isOn(name: FaultName): boolean {
    return this.#active.has(name);
  }

  /** Called once for each call, before it is answered; waits while answers are slow. Faults match any of `names`. */
  async fateOf(...names: string[]): Promise<CallFate> {
    const slow = this.#hit('slow', names);
    if (slow?.ms !== undefined) await new Promise((resolve) => setTimeout(resolve, slow.ms).unref());
    if (this.#hit('close', names) !== null) return 'close';
    return this.#hit('hang', names) === null ? 'answer' : 'hang';
  }

  missesResults(height: number): boolean {
    const fault = this.#active.get('missingResults');
    return fault !== undefined && height >= (fault.from ?? 1) && height <= (fault.to ?? Infinity);
  }

  /** The lowest height that is not pruned. */
  get earliest(): number {
    return Math.max(this.#active.get('pruned')?.below ?? this.#firstHeight(), this.#firstHeight());
  }

  #hit(name: FaultName, names: string[]): Fault | null {
    const fault = this.#active.get(name);
    if (fault === undefined) return null;
    if (fault.methods !== undefined && !names.some((called) => fault.methods?.includes(called))) return null;
    if (fault.times !== undefined && --fault.times <= 0) this.end(name);
    return fault;
  }

  #notify(fault: Fault, on: boolean): void {
    for (const listener of this.#listeners) listener(fault, on);
  }
}
