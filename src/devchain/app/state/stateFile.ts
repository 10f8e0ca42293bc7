import type { Address, Hash } from '../../../../generated/types.js';
import { fromHex, toHex } from '../../../ethereum/hex.js';
import { JsonLinesFile } from '../../jsonLinesFile.js';
import type { DevChainConfig } from '../devChainConfig.js';
import { RELEASE_PROFILES } from '../releaseProfile.js';
import type { BlockRecord } from './blockRecord.js';
import type { AccountRecord } from './stateBase.js';
import type { StateChanges } from './worldState.js';

/** The parameters that a state file keeps, because another value would make another chain. */
export const START_KEYS = [
  'cometChainId',
  'evmChainId',
  'dialect',
  'hardfork',
  'initialHeight',
  'operator',
  'gasLimit',
  'baseFeeScaled',
  'funding',
] as const;
type StartKey = (typeof START_KEYS)[number];

/** The first record of a state file: the parameters of the chain and its first state. */
export type StateStart = { kind: 'chain'; genesis: StateChanges } & Pick<DevChainConfig, StartKey>;

/** A record of a state file. Reading all of them in order gives the state. */
export type StateStep =
  | StateStart
  | { kind: 'block'; record: BlockRecord; changes: StateChanges }
  | { kind: 'amendment'; changes: StateChanges }
  | { kind: 'revert'; height: number; revision: number }
  /** Another EIP-155 number from here on; a revert does not undo it. */
  | { kind: 'chainId'; evmChainId: bigint };

/** The state file of one chain. It belongs to one process, which holds its lock. */
export class StateFile {
  readonly #lines: JsonLinesFile<StateStep>;
  /** The steps that `start` has read, until `read` takes them. */
  #unread: StateStep[] | null = null;

  constructor(path: string) {
    this.#lines = new JsonLinesFile(path, {
      prefix: '{"kind":"chain","funding":',
      invalidMessage: 'not a state of a chain',
      encode: (step) => JSON.stringify(step, encodeValue),
      decode: decodeStep,
    });
  }

  start(): StateStart | null {
    this.#unread ??= this.#lines.read();
    const [start] = this.#unread;
    return start?.kind === 'chain' ? start : null;
  }

  read(): StateStep[] {
    const steps = this.#unread ?? this.#lines.read();
    this.#unread = null;
    return steps;
  }

  append(step: StateStep): void {
    this.#lines.append(step);
  }
}

function decodeStep(line: string): StateStep {
  const step = JSON.parse(line, decodeValue) as StateStep;
  if (step.kind === 'chain' && !Object.hasOwn(RELEASE_PROFILES, step.dialect))
    throw new Error(`unknown dialect ${step.dialect}`);
  return step;
}

/** JSON has neither bigint nor bytes nor maps. Each is written as an object with one key, which names the type. */
function encodeValue(this: Record<string, unknown>, key: string): unknown {
  // JSON.stringify calls toJSON first, so a Buffer would arrive here as an object: read it from its holder instead.
  const value = this[key];
  if (typeof value === 'bigint') return { $int: value.toString(16) };
  if (value instanceof Uint8Array) return { $hex: toHex(value) };
  // `instanceof` alone leaves the keys and values as `any`.
  if (value instanceof Map) return { $map: [...(value as Map<unknown, unknown>)] };
  return value;
}

function decodeValue(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('$int' in value) return BigInt(`0x${String(value.$int)}`);
  if ('$hex' in value) return fromHex(String(value.$hex));
  // `encodeValue` wrote the pairs of a map.
  if ('$map' in value) return new Map(value.$map as [Address | Hash, AccountRecord][]);
  return value;
}
