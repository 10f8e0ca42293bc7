/** Ways to attack a service, and what is seen of them. */
import type { HostileNode } from './hostileNode.js';
import type { Target } from './target.js';

/** What an attack has. */
export interface Battlefield {
  /** What is attacked. */
  target: Target;
  /** `halley dev`, whose chain is behind the target; it makes blocks. */
  chain: Target;
}

/** A battlefield whose service asks its chain through a node that may lie. */
export interface FieldWithHostileNode extends Battlefield {
  node: HostileNode;
}

/** What every attack has. Every loop in it is bounded in count and time. */
export interface Attack {
  /** A short name, for `--only`. */
  name: string;
  /** What the client does, in one line of the table. */
  what: string;
  /** Longest run, where the usual does not do. */
  timeoutMs?: number;
}

/** An attack of clients alone. */
export interface ClientAttack extends Attack {
  /** `halley dev` when that itself is attacked, whose chain runs the calls. Default: a service in front of it. */
  on?: 'halley dev';
  /** Resolves to what became of it, in a few words. Rejects when the service did what it must not do. */
  attack(field: Battlefield): Promise<string>;
}

/** An attack of clients together with the node that the service asks. */
export interface NodeAttack extends Attack {
  on: 'hostile node';
  /** As that of ClientAttack. */
  attack(field: FieldWithHostileNode): Promise<string>;
}

/** One way to attack. */
export type AttackCase = ClientAttack | NodeAttack;

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
