/** Instructions by their names, and in groups. */
export const STOP = 0x00;
export const SUB = 0x03;
export const AND = 0x16;
export const KECCAK256 = 0x20;
export const ADDRESS = 0x30;
export const BALANCE = 0x31;
export const ORIGIN = 0x32;
export const CALLER = 0x33;
export const CALLVALUE = 0x34;
export const CALLDATALOAD = 0x35;
export const CALLDATASIZE = 0x36;
export const CALLDATACOPY = 0x37;
export const CODECOPY = 0x39;
export const EXTCODESIZE = 0x3b;
export const EXTCODECOPY = 0x3c;
export const RETURNDATASIZE = 0x3d;
export const RETURNDATACOPY = 0x3e;
export const EXTCODEHASH = 0x3f;
export const BLOCKHASH = 0x40;
export const COINBASE = 0x41;
export const TIMESTAMP = 0x42;
export const NUMBER = 0x43;
export const BLOBHASH = 0x49;
export const POP = 0x50;
export const MLOAD = 0x51;
export const MSTORE = 0x52;
export const MSTORE8 = 0x53;
export const SLOAD = 0x54;
export const SSTORE = 0x55;
export const JUMP = 0x56;
export const JUMPI = 0x57;
export const MSIZE = 0x59;
export const GAS = 0x5a;
export const TLOAD = 0x5c;
export const TSTORE = 0x5d;
export const MCOPY = 0x5e;
export const DUP1 = 0x80;
export const SWAP1 = 0x90;
export const LOG0 = 0xa0;
export const CREATE = 0xf0;
export const CALL = 0xf1;
export const CALLCODE = 0xf2;
export const RETURN = 0xf3;
export const DELEGATECALL = 0xf4;
export const CREATE2 = 0xf5;
export const STATICCALL = 0xfa;
export const REVERT = 0xfd;
export const INVALID = 0xfe;
export const SELFDESTRUCT = 0xff;

/** ISZERO, NOT, and CLZ, which came with Osaka. */
export const UNARY = [0x15, 0x19, 0x1e];

/** Pure instructions with two operands, 0x01 to 0x1d. */
export const BINARY = [
  0x1,
  0x2,
  SUB,
  0x4,
  0x5,
  0x6,
  0x7,
  0xa,
  0xb,
  0x10,
  0x11,
  0x12,
  0x13,
  0x14,
  AND,
  0x17,
  0x18,
  0x1a,
  0x1b,
  0x1c,
  0x1d,
];

/** ADDMOD and MULMOD. */
export const TERNARY = [0x8, 0x9];

/** Instructions without operands that push a value. */
export const VALUES = [
  ADDRESS,
  ORIGIN,
  CALLER,
  CALLVALUE,
  CALLDATASIZE,
  0x38,
  0x3a,
  RETURNDATASIZE,
  COINBASE,
  TIMESTAMP,
  NUMBER,
  0x44,
  0x45,
  0x46,
  0x47,
  0x48,
  0x4a,
  0x58,
  MSIZE,
  GAS,
  0x5f,
];

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** All instructions that some fork has. */
export const DEFINED = [
  ...[range(0x00, 0x0b), range(0x10, 0x1e), [KECCAK256], range(0x30, 0x4a), range(0x50, 0xa4)].flat(),
  ...[range(0xf0, 0xf5), [STATICCALL, REVERT, INVALID, SELFDESTRUCT]].flat(),
];
