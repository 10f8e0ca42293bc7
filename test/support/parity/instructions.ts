/** Instructions, by geth's names, that push one item, besides those with a number in their name. */
const PUSHES_ONE: ReadonlySet<string> = new Set(
  (
    'ADD MUL SUB DIV SDIV MOD SMOD ADDMOD MULMOD EXP SIGNEXTEND LT GT SLT SGT EQ ISZERO AND OR XOR NOT BYTE SHL SHR ' +
    'SAR CLZ KECCAK256 SHA3 ADDRESS BALANCE ORIGIN CALLER CALLVALUE CALLDATALOAD CALLDATASIZE CODESIZE GASPRICE ' +
    'EXTCODESIZE RETURNDATASIZE EXTCODEHASH BLOCKHASH COINBASE TIMESTAMP NUMBER DIFFICULTY PREVRANDAO RANDOM ' +
    'GASLIMIT CHAINID SELFBALANCE BASEFEE BLOBHASH BLOBBASEFEE MLOAD SLOAD TLOAD PC MSIZE GAS CREATE CALL CALLCODE ' +
    'DELEGATECALL CREATE2 STATICCALL'
  ).split(' '),
);

/** Items that an instruction shows as pushed: for SWAP and DUP all that they touch, as in OpenEthereum. */
export function pushedItems(op: string): number {
  if (PUSHES_ONE.has(op)) return 1;
  const [, name = '', number = ''] = /^(PUSH|DUP|SWAP)(\d{1,2})$/.exec(op) ?? [];
  if (name === '') return 0;
  return name === 'PUSH' ? 1 : Number(number) + 1;
}

/** Instructions that end a frame without failing it. */
export const HALTING: ReadonlySet<string> = new Set(['STOP', 'RETURN', 'REVERT', 'SELFDESTRUCT']);

/** The positions of a call's operands on the stack, from the top. */
export interface CallOperands {
  /** -1 for a creation, which has none. */
  address: number;
  outputOffset: number;
  outputSize: number;
}

const WITH_VALUE: CallOperands = { address: 1, outputOffset: 5, outputSize: 6 };
const WITHOUT_VALUE: CallOperands = { address: 1, outputOffset: 4, outputSize: 5 };
const CREATION: CallOperands = { address: -1, outputOffset: -1, outputSize: -1 };

/** The instructions that begin frames. */
export const CALLING: ReadonlyMap<string, CallOperands> = new Map([
  ['CALL', WITH_VALUE],
  ['CALLCODE', WITH_VALUE],
  ['DELEGATECALL', WITHOUT_VALUE],
  ['STATICCALL', WITHOUT_VALUE],
  ['CREATE', CREATION],
  ['CREATE2', CREATION],
]);

/** Instructions that copy bytes into memory. Operands are counted from the top of the stack. */
export const COPYING: ReadonlyMap<string, { destination: number; offset: number; size: number }> = new Map([
  ['CALLDATACOPY', { destination: 0, offset: 1, size: 2 }],
  ['CODECOPY', { destination: 0, offset: 1, size: 2 }],
  ['RETURNDATACOPY', { destination: 0, offset: 1, size: 2 }],
  ['MCOPY', { destination: 0, offset: 1, size: 2 }],
  ['EXTCODECOPY', { destination: 1, offset: 2, size: 3 }],
]);
