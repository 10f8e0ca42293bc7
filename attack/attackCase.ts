/** One way to attack a service, and what is seen of it. */
import type { Target } from './target.js';

/** What an attack has. */
export interface Battlefield {
  /** What is attacked. */
  target: Target;
  /** `halley dev`, whose chain is behind the target; it makes blocks. */
  chain: Target;
}

/** An attack. Every loop in it is bounded in count and time. */
export interface AttackCase {
  /** A short name, for `--only`. */
  name: string;
  /** What the client does, in one line of the table. */
  what: string;
  /** True when `halley dev` itself is attacked, whose chain runs the calls. */
  attacksChain?: true;
  /** Longest run, where the usual does not do. */
  timeoutMs?: number;
  /** Resolves to what became of it, in a few words. Rejects when the service did what it must not do. */
  attack(field: Battlefield): Promise<string>;
}

/** What was seen of one attack. */
export interface Finding {
  name: string;
  what: string;
  /** Longest wait of another client for an answer, milliseconds. */
  blockedMs: number;
  /** The same without an attack, right before it. */
  idleMs: number;
  /** Requests of the other client that failed, and all of them. */
  failed: number;
  asked: number;
  /** Growth of the process at its highest, and some seconds after the attack, MB. */
  peakMb: number;
  leftMb: number;
  outcome: string;
  /** What it must not do; empty when the service withstood. */
  faults: string[];
}
