/** Both threads: the messages between them. Errors travel as text, because threads do not share classes. */

/** One call of a precompiled contract. */
export interface PrecompileJob {
  chainId: bigint;
  /** Name of the fork whose rules hold. */
  hardfork: string;
  /** 40 hex digits, no 0x. */
  address: string;
  data: Uint8Array;
  gasLimit: bigint;
}

/** The result of the call; `failed` is an error that is not one of the EVM's. */
export type PrecompileOutcome =
  { executionGasUsed: bigint; returnValue: Uint8Array; error: string | null } | { failed: string };

/** Messages of the worker thread: that its modules are loaded, and outcomes. */
export type FromPrecompileWorker = 'ready' | PrecompileOutcome;
