const PUSH0 = 0x5f;
const PUSH1 = 0x60;
const PUSH32 = 0x7f;
const DUP1 = 0x80;
const SWAP1 = 0x90;
const LOG0 = 0xa0;

/** Names of the instructions by opcode. */
const NAMES: ReadonlyMap<number, string> = new Map(
  (
    [
      [0x00, 'STOP ADD MUL SUB DIV SDIV MOD SMOD ADDMOD MULMOD EXP SIGNEXTEND'],
      [0x10, 'LT GT SLT SGT EQ ISZERO AND OR XOR NOT BYTE SHL SHR SAR CLZ'],
      [0x20, 'KECCAK256'],
      [0x30, 'ADDRESS BALANCE ORIGIN CALLER CALLVALUE CALLDATALOAD CALLDATASIZE CALLDATACOPY CODESIZE CODECOPY'],
      [0x3a, 'GASPRICE EXTCODESIZE EXTCODECOPY RETURNDATASIZE RETURNDATACOPY EXTCODEHASH'],
      // PREVRANDAO keeps its old name in traces.
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
  ).flatMap(([first, names]) => names.split(' ').map((name, index) => [first + index, name] as const)),
);

/** The name of an opcode in go-ethereum; `opcode 0x… not defined` for an undefined one. */
export function opcodeName(opcode: number): string {
  if (opcode >= PUSH1 && opcode <= PUSH32) return `PUSH${opcode - PUSH0}`;
  if (opcode >= DUP1 && opcode < SWAP1) return `DUP${opcode - DUP1 + 1}`;
  if (opcode >= SWAP1 && opcode < LOG0) return `SWAP${opcode - SWAP1 + 1}`;
  return NAMES.get(opcode) ?? `opcode 0x${opcode.toString(16)} not defined`;
}
