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
/** The opcode that reverts a frame, the one that is never defined, and the one that destroys an account. */
export const [REVERT, INVALID, SELFDESTRUCT] = [0xfd, 0xfe, 0xff];

const PUSH0 = 0x5f;
const PUSH1 = 0x60;
const PUSH32 = 0x7f;
const DUP1 = 0x80;
const SWAP1 = 0x90;

/** Names of the instructions, each with the number of stack items that it takes, if any. */
const INSTRUCTIONS: ReadonlyMap<number, { name: string; items: number }> = new Map(
  (
    [
      [0x00, 'STOP ADD/2 MUL/2 SUB/2 DIV/2 SDIV/2 MOD/2 SMOD/2 ADDMOD/3 MULMOD/3 EXP/2 SIGNEXTEND/2'],
      [0x10, 'LT/2 GT/2 SLT/2 SGT/2 EQ/2 ISZERO/1 AND/2 OR/2 XOR/2 NOT/1 BYTE/2 SHL/2 SHR/2 SAR/2 CLZ/1'],
      [0x20, 'KECCAK256/2'],
      [0x30, 'ADDRESS BALANCE/1 ORIGIN CALLER CALLVALUE CALLDATALOAD/1 CALLDATASIZE CALLDATACOPY/3 CODESIZE'],
      [0x39, 'CODECOPY/3 GASPRICE EXTCODESIZE/1 EXTCODECOPY/4 RETURNDATASIZE RETURNDATACOPY/3 EXTCODEHASH/1'],
      // PREVRANDAO keeps its old name in traces.
      [0x40, 'BLOCKHASH/1 COINBASE TIMESTAMP NUMBER DIFFICULTY GASLIMIT CHAINID SELFBALANCE BASEFEE BLOBHASH/1'],
      [0x4a, 'BLOBBASEFEE'],
      [0x50, 'POP/1 MLOAD/1 MSTORE/2 MSTORE8/2 SLOAD/1 SSTORE/2 JUMP/1 JUMPI/2 PC MSIZE GAS JUMPDEST TLOAD/1 TSTORE/2'],
      [0x5e, 'MCOPY/3 PUSH0'],
      [0xa0, 'LOG0/2 LOG1/3 LOG2/4 LOG3/5 LOG4/6'],
      [0xf0, 'CREATE/3 CALL/7 CALLCODE/7 RETURN/2 DELEGATECALL/6 CREATE2/4'],
      [0xfa, 'STATICCALL/6'],
      [0xfd, 'REVERT/2 INVALID SELFDESTRUCT/1'],
    ] as const
  ).flatMap(([first, instructions]) =>
    instructions.split(' ').map((text, index) => {
      const [name = '', items = 0] = text.split('/');
      return [first + index, { name, items: Number(items) }] as const;
    }),
  ),
);

/** The name of an opcode in go-ethereum; `opcode 0x… not defined` for an undefined one. */
export function opcodeName(opcode: number): string {
  if (opcode >= PUSH1 && opcode <= PUSH32) return `PUSH${opcode - PUSH0}`;
  if (opcode >= DUP1 && opcode < SWAP1) return `DUP${opcode - DUP1 + 1}`;
  if (opcode >= SWAP1 && opcode < LOG0) return `SWAP${opcode - SWAP1 + 1}`;
  return INSTRUCTIONS.get(opcode)?.name ?? `opcode 0x${opcode.toString(16)} not defined`;
}

/** Whether an opcode is one of LOG0 to LOG4. */
export function isLog(opcode: number): boolean {
  return opcode >= LOG0 && opcode <= LOG4;
}

/** The number of stack items that an instruction takes. */
export function stackItems(opcode: number): number {
  if (opcode >= DUP1 && opcode < SWAP1) return opcode - DUP1 + 1;
  if (opcode >= SWAP1 && opcode < LOG0) return opcode - SWAP1 + 2;
  return INSTRUCTIONS.get(opcode)?.items ?? 0;
}

const CHANGES: ReadonlySet<number> = new Set([
  SSTORE,
  CREATE,
  CALL,
  CALLCODE,
  DELEGATECALL,
  CREATE2,
  STATICCALL,
  SELFDESTRUCT,
]);

/** The number of stack items of an instruction that may change state; undefined for all others. */
export function stackItemsOfChange(opcode: number): number | undefined {
  return CHANGES.has(opcode) ? stackItems(opcode) : undefined;
}
