/** The contracts of the corpus: runtime code as hex without 0x, and the call data that they take. */
import { assemble, word } from './assembler.js';

/** Instructions that copy the call data to the start of memory. */
const COPY_INPUT = 'CALLDATASIZE 0 0 CALLDATACOPY';

/** Sets slots, or answers one. See `setSlots` and `readSlot`. */
export const BOX = assemble(`
  CALLDATASIZE 32 EQ @read JUMPI
  0
  next: DUP1 CALLDATASIZE EQ @end JUMPI
  DUP1 32 ADD CALLDATALOAD DUP2 CALLDATALOAD SSTORE
  64 ADD @next JUMP
  end: STOP
  read: 0 CALLDATALOAD SLOAD 0 MSTORE 32 0 RETURN`);

/** Calls another contract by the instruction. See `relayed`. */
export function relay(instruction: 'CALL' | 'CALLCODE' | 'DELEGATECALL' | 'STATICCALL'): string {
  const value = instruction === 'CALL' || instruction === 'CALLCODE' ? '32 CALLDATALOAD' : '';
  return assemble(`
    128 CALLDATASIZE SUB 128 0 CALLDATACOPY
    0 0 128 CALLDATASIZE SUB 0 ${value} 0 CALLDATALOAD
    64 CALLDATALOAD DUP1 @given JUMPI POP GAS given: ${instruction}
    RETURNDATASIZE 0 0 RETURNDATACOPY
    96 CALLDATALOAD ISZERO OR @ok JUMPI
    RETURNDATASIZE 0 REVERT
    ok: RETURNDATASIZE 0 RETURN`);
}

/** Returns its call data. */
export const ECHO = assemble(`${COPY_INPUT} CALLDATASIZE 0 RETURN`);

/**
 * Reverts with its call data, and looks at two accounts before: without that, Prague's floor for call data (EIP-7623),
 * which chains of cosmos/evm do not charge, would be above the gas.
 */
export const REVERTER = assemble(`0xc9 BALANCE POP 0xca BALANCE POP ${COPY_INPUT} CALLDATASIZE 0 REVERT`);

/** Fails in a way that the first byte of the call data chooses: a `Fault`. */
export const FAULTY = assemble(`
  0 CALLDATALOAD 0 BYTE
  DUP1 1 EQ @jump JUMPI
  DUP1 2 EQ @underflow JUMPI
  DUP1 3 EQ @gas JUMPI
  DUP1 4 EQ @memory JUMPI
  DUP1 5 EQ @undefined JUMPI
  DUP1 6 EQ @returned JUMPI
  INVALID
  jump: 1 JUMP
  underflow: POP POP
  gas: GAS BALANCE POP @gas JUMP
  memory: 1 0xffffffffffffffff MSTORE
  undefined: #0c
  returned: 1 0 0 RETURNDATACOPY`);

export const FAULTS = {
  'invalid opcode': 0,
  'bad jump': 1,
  'stack underflow': 2,
  'out of gas': 3,
  'memory beyond the gas': 4,
  'undefined opcode': 5,
  'return data out of bounds': 6,
} as const;

/** Emits a log of each kind; with call data it reverts then. */
export const LOGGER = assemble(`
  0xc0ffee 0 MSTORE
  0 0 LOG0
  0xa1 32 0 LOG1
  0xa2 0xa1 3 29 LOG2
  0xa3 0xa2 0xa1 64 0 LOG3
  0xa4 0xa3 0xa2 0xa1 1 31 LOG4
  CALLDATASIZE @undo JUMPI STOP
  undo: 0 0 REVERT`);

/** Creates a contract by the init code in the call data, with the value, and answers its address or zero. */
export const CREATOR = assemble(`${COPY_INPUT} CALLDATASIZE 0 CALLVALUE CREATE 0 MSTORE 32 0 RETURN`);

/** As `CREATOR`, by CREATE2; the first word is the salt. */
export const CREATOR2 = assemble(`
  32 CALLDATASIZE SUB 32 0 CALLDATACOPY
  0 CALLDATALOAD 32 CALLDATASIZE SUB 0 CALLVALUE CREATE2 0 MSTORE 32 0 RETURN`);

/** Sends what it has to the address in the call data, by SELFDESTRUCT. */
export const DESTROYER = assemble('0 CALLDATALOAD SELFDESTRUCT');

/** Calls itself with all gas, again and again. */
export const RECURSIVE = assemble('0 0 0 0 0 ADDRESS GAS CALL STOP');

/** Calls itself with all gas and fails when that fails, so that nothing is left. */
export const BURROWING = assemble('0 0 0 0 0 ADDRESS GAS CALL @end JUMPI INVALID end: STOP');

/** Call data of `BOX`: slots and their new values. */
export function setSlots(...slots: [slot: number, value: number][]): string {
  return slots.map(([slot, value]) => word(slot) + word(value)).join('');
}

/** Call data of `BOX` that reads a slot. */
export function readSlot(slot: number): string {
  return word(slot);
}

export interface Relayed {
  to: string;
  input?: string;
  value?: bigint;
  /** All that there is unless given. */
  gas?: number;
  /** Ignores a failure. */
  catches?: boolean;
}

/** Call data of `relay`: what it calls. Hex without 0x, as all call data here. */
export function relayed({ to, input = '', value = 0n, gas = 0, catches = false }: Relayed): string {
  return word(to) + word(value) + word(gas) + word(catches ? 0 : 1) + input;
}

/** Revert data of `require(false, reason)`. */
export function errorString(reason: string): string {
  const text = Buffer.from(reason).toString('hex');
  const padded = text.padEnd(Math.ceil(text.length / 64) * 64, '0');
  return `08c379a0${word(32)}${word(reason.length)}${padded}`;
}

/** Revert data of a failed check of Solidity. */
export function panic(code: number): string {
  return `4e487b71${word(code)}`;
}

export interface SequencedCall {
  instruction?: 'CALL' | 'CALLCODE' | 'DELEGATECALL' | 'STATICCALL';
  to: number | string;
  input?: string;
  value?: number;
  gas?: number;
}

/** Code that makes calls one after the other, whatever becomes of them. */
export function callSequence(calls: readonly SequencedCall[]): string {
  return calls
    .map(({ instruction = 'STATICCALL', to, input = '', value = 0, gas }) => {
      const sent = instruction === 'CALL' || instruction === 'CALLCODE' ? `${value}` : '';
      const target = typeof to === 'number' ? `${to}` : to;
      return `${storeInMemory(input)} 0 0 ${input.length / 2} 0 ${sent} ${target} ${gas ?? 'GAS'} ${instruction} POP`;
    })
    .join('\n');
}

/** Code that writes bytes (hex without 0x) to the start of memory. */
export function storeInMemory(bytes: string): string {
  const words = bytes.match(/.{1,64}/g) ?? [];
  return words.map((part, index) => `0x${part.padEnd(64, '0')} ${index * 32} MSTORE`).join(' ');
}
