/** One way to attack a service, and what it is attacked with. */
import type { Target } from './target.js';

/** An attack. Every loop in it is bounded in count and time. */
export interface AttackCase {
  /** A short name, for `--only`. */
  name: string;
  /** What the client does, in one line of the table. */
  what: string;
  /** True where a request of one client may take the time of a transaction of the embedded chain. */
  needsChain?: true;
  /** Prepares what the attack needs; not measured. */
  prepare?(target: Target): Promise<void>;
  /** Attacks; resolves to what became of it, in a few words. Throws when the service did what it must not do. */
  attack(target: Target): Promise<string>;
}

/** What was seen of one attack. */
export interface Finding {
  name: string;
  what: string;
  /** Longest wait of another client for eth_chainId, milliseconds. */
  blockedMs: number;
  /** The same without an attack, right before it. */
  idleMs: number;
  /** Requests of the other client that failed. */
  failed: number;
  /** Growth of the process at its highest, and ten seconds after the attack, MB. */
  peakMb: number;
  leftMb: number;
  outcome: string;
}
