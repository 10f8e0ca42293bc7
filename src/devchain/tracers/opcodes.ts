/** Instructions as go-ethereum names them, and what tracers must know of some. */

export const STOP = 0x00;
export const EXTCODECOPY = 0x3c;
export const SLOAD = 0x54;
export const SSTORE = 0x55;
export const LOG0 = 0xa0;
export const LOG4 = 0xa4;
export const CREATE = 0xf0;
export const CALL = 0xf1;
export const CALLCODE = 0xf2;
export const RETURN = 0xf3;
export const DELEGATECALL = 0xf4;
export const CREATE2 = 0xf5;
export const STATICCALL = 0xfa;
export const INVALID = 0xfe;
export const SELFDESTRUCT = 0xff;

const PUSH0 = 0x5f;
const PUSH1 = 0x60;
const PUSH32 = 0x7f;
const DUP1 = 0x80;
const SWAP1 = 0x90;

const NAMES: ReadonlyMap<number, string> = new Map(
  (
    [
      [0x00, 'STOP ADD MUL SUB DIV SDIV MOD SMOD ADDMOD MULMOD EXP SIGNEXTEND'],
      [0x10, 'LT GT SLT SGT EQ ISZERO AND OR XOR NOT BYTE SHL SHR SAR CLZ'],
      [0x20, 'KECCAK256'],
      [0x30, 'ADDRESS BALANCE ORIGIN CALLER CALLVALUE CALLDATALOAD CALLDATASIZE CALLDATACOPY CODESIZE CODECOPY'],
      [0x3a, 'GASPRICE EXTCODESIZE EXTCODECOPY RETURNDATASIZE RETURNDATACOPY EXTCODEHASH'],
      // PREVRANDAO has kept its old name in traces.
      [
        0x40,
        'BLOCKHASH COINBASE TIMESTAMP NUMBER DIFFICULTY GASLIMIT CHAINID SELFBALANCE BASEFEE BLOBHASH BLOBBASEFEE',
      ],
      [0x50, 'POP MLOAD MSTORE MSTORE8 SLOAD SSTORE JUMP JUMPI PC MSIZE GAS JUMPDEST TLOAD TSTORE MCOPY PUSH0'],
      [0xa0, 'LOG0 LOG1 LOG2 LOG3 LOG4'],
      [0xf0, 'CREATE CALL CALLCODE RETURN DELEGATECALL CREATE2'],
      [0xfa, 'STATICCALL'],
      [0xfd, 'REVERT INVALID SELFDESTRUCT'],
    ] as const
  ).flatMap(([first, names]) => names.split(' ').map((name, index): [number, string] => [first + index, name])),
);

export function opcodeName(opcode: number): string {
  if (opcode >= PUSH1 && opcode <= PUSH32) return `PUSH${opcode - PUSH0}`;
  if (opcode >= DUP1 && opcode < SWAP1) return `DUP${opcode - DUP1 + 1}`;
  if (opcode >= SWAP1 && opcode < LOG0) return `SWAP${opcode - SWAP1 + 1}`;
  return NAMES.get(opcode) ?? `opcode 0x${opcode.toString(16)} not defined`;
}

export function isLog(opcode: number): boolean {
  return opcode >= LOG0 && opcode <= LOG4;
}

/** Items that an instruction which may change state takes from the stack; undefined for one that changes none. */
const STACK_ITEMS_OF_CHANGES: Partial<Record<number, number>> = {
  [SSTORE]: 2,
  [CREATE]: 3,
  [CALL]: 7,
  [CALLCODE]: 7,
  [DELEGATECALL]: 6,
  [CREATE2]: 4,
  [STATICCALL]: 6,
  [SELFDESTRUCT]: 1,
};

/** Items taken from the stack by an instruction after which state may be another; undefined for the rest. */
export function stackItemsOfChange(opcode: number): number | undefined {
  return STACK_ITEMS_OF_CHANGES[opcode];
}
