/**
 * The chain's state on disk: one line of JSON for each revision and each step back, only ever appended. A process that dies in the middle of a
 * line loses that line. Amounts are hex.
 */
import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import type { Address, Hash } from '../../../generated/types.js';
import { fromHex, toHex } from '../../evm/hex.js';
import type { BlockRecord } from './blockRecord.js';
import type { AccountRecord } from './stateView.js';
import type { StateChanges } from './worldState.js';

export type StateStep =
  | { kind: 'chain'; cometChainId: string; evmChainId: bigint; dialect: string; genesis: StateChanges }
  | { kind: 'block'; record: BlockRecord; changes: StateChanges }
  | { kind: 'amendment'; changes: StateChanges }
  | { kind: 'revert'; height: number; revision: number };

export class StateFile {
  constructor(private readonly path: string) {}

  /** All steps, oldest first. Cuts an unfinished last line off. Throws when a line before it is no step. */
  read(): StateStep[] {
    if (!existsSync(this.path)) return [];
    const text = readFileSync(this.path, 'utf8');
    const end = text.lastIndexOf('\n') + 1;
    if (end < text.length) truncateSync(this.path, Buffer.byteLength(text.slice(0, end)));
    const lines = text.slice(0, end).split('\n').slice(0, -1);
    return lines.map((line, index) => this.parse(line, index));
  }

  append(step: StateStep): void {
    appendFileSync(this.path, `${JSON.stringify(step, encodeValue)}\n`);
  }

  private parse(line: string, index: number): StateStep {
    try {
      return JSON.parse(line, decodeValue) as StateStep;
    } catch (cause) {
      throw new Error(`${this.path}, line ${index + 1}: not a state of a chain`, { cause });
    }
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
