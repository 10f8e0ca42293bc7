/** Writes small EVM programs as hex without 0x. */

/** Opcodes by name, those that the programs use. */
export const OP = {
  STOP: '00',
  SUB: '03',
  ADDRESS: '30',
  BALANCE: '31',
  ORIGIN: '32',
  CALLER: '33',
  CODECOPY: '39',
  EXTCODESIZE: '3b',
  RETURNDATASIZE: '3d',
  RETURNDATACOPY: '3e',
  EXTCODEHASH: '3f',
  BLOCKHASH: '40',
  COINBASE: '41',
  NUMBER: '43',
  SELFBALANCE: '47',
  POP: '50',
  MLOAD: '51',
  MSTORE: '52',
  MSTORE8: '53',
  SLOAD: '54',
  SSTORE: '55',
  GAS: '5a',
  JUMPDEST: '5b',
  TLOAD: '5c',
  TSTORE: '5d',
  MCOPY: '5e',
  DUP1: '80',
  SWAP1: '90',
  CREATE: 'f0',
  CALL: 'f1',
  CALLCODE: 'f2',
  RETURN: 'f3',
  DELEGATECALL: 'f4',
  CREATE2: 'f5',
  STATICCALL: 'fa',
  REVERT: 'fd',
  INVALID: 'fe',
  SELFDESTRUCT: 'ff',
} as const;

/** The shortest PUSH of a number, without PUSH0. */
export function push(value: bigint | number): string {
  const digits = value.toString(16);
  const bytes = digits.length % 2 === 0 ? digits : `0${digits}`;
  return (0x5f + bytes.length / 2).toString(16) + bytes;
}

/** Returns the top of the stack and the gas that is left, after a zero byte, since code must not begin as it likes. */
export const RETURN_TOP_AND_GAS = [push(1), OP.MSTORE, OP.GAS, push(33), OP.MSTORE, push(65), push(0), OP.RETURN].join(
  '',
);

/** Copies `code`, which follows the program, to the start of the memory; `rest` runs with it there. */
export function withCode(code: string, rest: string): string {
  const size = code.length / 2;
  const head = (offset: number): string => {
    // PUSH2 for both, so that the length of the program does not depend on them.
    const word = (value: number): string => `61${value.toString(16).padStart(4, '0')}`;
    return word(size) + word(offset) + push(0) + OP.CODECOPY;
  };
  const offset = (head(0).length + rest.length) / 2;
  return head(offset) + rest + code;
}

/** Init code that deploys `size` bytes of zeros. */
export function deploysZeros(size: number): string {
  return push(size) + push(0) + OP.RETURN;
}

/** Init code that deploys these bytes. */
export function deploys(code: string): string {
  return withCode(code, push(code.length / 2) + push(0) + OP.RETURN);
}
