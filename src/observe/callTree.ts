/** Names of contracts, functions and errors with a known ABI. They may hold any characters. */
export interface ContractNames {
  /** `Counter.increment()` for a call with that data; null when the function is unknown. */
  call(to: string, input: Uint8Array): string | null;
  /** The contract whose init code this is, such as `Counter`; null when unknown. Remembers its address. */
  creation(address: string, input: Uint8Array): string | null;
  /** `NotEnough(have: 1, want: 2)` for revert data; null when the error is unknown. */
  error(data: Uint8Array): string | null;
}

/** No ABI is known. */
export const NO_NAMES: ContractNames = { call: () => null, creation: () => null, error: () => null };

/** A call; addresses are lower-case hex with 0x. */
export interface CallReport {
  /** 0 for the transaction's own call. */
  depth: number;
  /** The instruction, such as `DELEGATECALL`. */
  type: string;
  /** The contract whose code ran; null for a creation. */
  to: string | null;
  created: string | null;
  /** Init code, or at least the first four bytes of call data. */
  input: Uint8Array;
  /** Wei. */
  value: bigint;
  /** Without the gas that a transaction pays before its code runs. */
  gasUsed: bigint;
  /** Null when it succeeded. */
  failure: string | null;
  /** Empty unless it reverted with data. */
  revertData: Uint8Array;
}

/** The calls of a transaction or of eth_call, in the order of their start. */
export interface CallTreeReport {
  /** The transaction, lower-case hex with 0x; null for eth_call. */
  hash: string | null;
  calls: readonly CallReport[];
  omitted: number;
}

/** The message of a call that reverted without a reason. */
const REVERTED = 'execution reverted';

/** One line per call, indented by depth. The lines may hold any characters. */
export function callTreeLines({ calls, omitted }: CallTreeReport, names: ContractNames): string[] {
  const lines = calls.map((call) => `${'  '.repeat(call.depth)}${describe(call, names)}`);
  return omitted === 0 ? lines : [...lines, `and ${omitted} more calls`];
}

function describe(call: CallReport, names: ContractNames): string {
  const { type, value, gasUsed, failure, revertData } = call;
  const facts = [whatItDid(call, names), ...(value === 0n ? [] : [`${value} wei`]), `${gasUsed} gas`].join(', ');
  if (failure === null) return `${type} ${facts}`;
  return `${type} ${facts}: ${withName(failure, names.error(revertData))}`;
}

/** Adds the name of a custom error, which has no reason text. */
export function withName(message: string, name: string | null): string {
  return name === null || message !== REVERTED ? message : `${message}: ${name}`;
}

function whatItDid({ to, created, input }: CallReport, names: ContractNames): string {
  if (to === null && created === null) return 'of a contract';
  if (to === null) return `of ${names.creation(created ?? '', input) ?? 'a contract'} at ${created}`;
  if (input.length === 0) return to;
  const selector = Buffer.from(input.subarray(0, 4)).toString('hex');
  return `${to} ${names.call(to, input) ?? `0x${selector}`}`;
}
