/** The chain's state on disk: a line for each revision and each step back. Amounts are hex. */
import type { Address, Hash } from '../../../../generated/types.js';
import { fromHex, toHex } from '../../../evm/hex.js';
import { LineFile } from '../../jsonLinesFile.js';
import type { BlockRecord } from './blockRecord.js';
import type { DevChainConfig } from '../devChainConfig.js';
import type { AccountRecord } from './stateView.js';
import type { StateChanges } from './worldState.js';

/** What the chain was made with, and from; its first record. */
export type StateStart = { kind: 'chain'; genesis: StateChanges } & Pick<DevChainConfig, StartKey>;

export const START_KEYS = ['cometChainId', 'evmChainId', 'dialect', 'gasLimit', 'baseFeeScaled', 'funding'] as const;
type StartKey = (typeof START_KEYS)[number];

export type StateStep =
  | StateStart
  | { kind: 'block'; record: BlockRecord; changes: StateChanges }
  | { kind: 'amendment'; changes: StateChanges }
  | { kind: 'revert'; height: number; revision: number };

export class StateFile {
  readonly #lines: LineFile<StateStep>;
  /** What `start` has read beyond the start. */
  #unread: StateStep[] | null = null;

  constructor(path: string) {
    this.#lines = new LineFile(path, {
      begins: '{"kind":"chain","funding":',
      fault: 'not a state of a chain',
      encode: (step) => JSON.stringify(step, encodeValue),
      decode: (line) => JSON.parse(line, decodeValue) as StateStep,
    });
  }

  /** Null when there is no chain yet. Throws when the file holds anything else than one. */
  start(): StateStart | null {
    this.#unread ??= this.#lines.read();
    const [start] = this.#unread;
    return start?.kind === 'chain' ? start : null;
  }

  /** All steps, oldest first. Throws when the file holds anything else. */
  read(): StateStep[] {
    const steps = this.#unread ?? this.#lines.read();
    this.#unread = null;
    return steps;
  }

  append(step: StateStep): void {
    this.#lines.append(step);
  }
}

/** JSON has neither bigint nor bytes nor maps: each is an object with one key that says what it is. */
function encodeValue(this: Record<string, unknown>, key: string): unknown {
  // As it is in its object: bytes that are Buffers come here as JSON otherwise.
  const value = this[key];
  if (typeof value === 'bigint') return { $int: value.toString(16) };
  if (value instanceof Uint8Array) return { $hex: toHex(value) };
  if (value instanceof Map) return { $map: [...(value as Map<unknown, unknown>)] };
  return value;
}

function decodeValue(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('$int' in value) return BigInt(`0x${String(value.$int)}`);
  if ('$hex' in value) return fromHex(String(value.$hex));
  if ('$map' in value) return new Map(value.$map as [Address | Hash, AccountRecord][]);
  return value;
}
