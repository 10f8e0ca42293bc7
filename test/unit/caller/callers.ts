import { PUBLIC_ACCESS, ownWork, type Caller } from '../../../src/caller/caller.js';
import type { MemoryAccount } from '../../../src/caller/memoryBudget.js';
import { HeldMemory } from '../../../src/caller/heldMemory.js';

/** A request of a client. */
export function callerOf(
  client: string,
  { account = null, signal = ownWork().signal }: { account?: MemoryAccount | null; signal?: AbortSignal } = {},
): Caller {
  return { signal, memory: new HeldMemory(account), client, requestId: '0123456789abcdef', access: PUBLIC_ACCESS };
}
