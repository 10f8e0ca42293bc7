/** The opcodes that tracers treat specially. */
export const [STOP, EXTCODECOPY, SLOAD, SSTORE] = [0x00, 0x3c, 0x54, 0x55];
/** Opcodes that read, and one that tests. */
export const [ISZERO, KECCAK256, EXTCODESIZE, EXTCODEHASH, GAS, TLOAD, TSTORE] = [
  0x15, 0x20, 0x3b, 0x3f, 0x5a, 0x5c, 0x5d,
];
/** The first and the last opcode of logs. */
export const [LOG0, LOG4] = [0xa0, 0xa4];
/** Opcodes that create, call, or end a frame. */
export const [CREATE, CALL, CALLCODE, RETURN, DELEGATECALL, CREATE2, STATICCALL] = [
  0xf0, 0xf1, 0xf2, 0xf3, 0xf4, 0xf5, 0xfa,
];
/** The opcode that undoes a frame, the one that is never defined, and the one that destroys an account. */
export const [REVERT, INVALID, SELFDESTRUCT] = [0xfd, 0xfe, 0xff];

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

/** The name of an opcode in go-ethereum; `opcode 0x… not defined` for an undefined one. */
export function opcodeName(opcode: number): string {
  if (opcode >= PUSH1 && opcode <= PUSH32) return `PUSH${opcode - PUSH0}`;
  if (opcode >= DUP1 && opcode < SWAP1) return `DUP${opcode - DUP1 + 1}`;
  if (opcode >= SWAP1 && opcode < LOG0) return `SWAP${opcode - SWAP1 + 1}`;
  return NAMES.get(opcode) ?? `opcode 0x${opcode.toString(16)} not defined`;
}

/** Whether an opcode is one of LOG0 to LOG4. */
export function isLog(opcode: number): boolean {
  return opcode >= LOG0 && opcode <= LOG4;
}

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

/** The number of stack items that an instruction takes which may change state; undefined for all others. */
export function stackItemsOfChange(opcode: number): number | undefined {
  return STACK_ITEMS_OF_CHANGES[opcode];
}
