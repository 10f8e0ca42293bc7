/** A small assembler, so that contracts of the corpus can be read. */

/** The names of opcodes by their first number; empty places are not defined. */
const NAMES: [number, string][] = [
  [0x00, 'STOP ADD MUL SUB DIV SDIV MOD SMOD ADDMOD MULMOD EXP SIGNEXTEND'],
  [0x10, 'LT GT SLT SGT EQ ISZERO AND OR XOR NOT BYTE SHL SHR SAR'],
  [0x20, 'KECCAK256'],
  [0x30, 'ADDRESS BALANCE ORIGIN CALLER CALLVALUE CALLDATALOAD CALLDATASIZE CALLDATACOPY CODESIZE CODECOPY'],
  [0x3a, 'GASPRICE EXTCODESIZE EXTCODECOPY RETURNDATASIZE RETURNDATACOPY EXTCODEHASH'],
  [0x40, 'BLOCKHASH COINBASE TIMESTAMP NUMBER PREVRANDAO GASLIMIT CHAINID SELFBALANCE BASEFEE'],
  [0x50, 'POP MLOAD MSTORE MSTORE8 SLOAD SSTORE JUMP JUMPI PC MSIZE GAS JUMPDEST TLOAD TSTORE MCOPY PUSH0'],
  [0x80, numbered('DUP', 16)],
  [0x90, numbered('SWAP', 16)],
  [0xa0, 'LOG0 LOG1 LOG2 LOG3 LOG4'],
  [0xf0, 'CREATE CALL CALLCODE RETURN DELEGATECALL CREATE2'],
  [0xfa, 'STATICCALL'],
  [0xfd, 'REVERT INVALID SELFDESTRUCT'],
];

const OPCODES = new Map(
  NAMES.flatMap(([first, names]) => names.split(' ').map((name, index): [string, number] => [name, first + index])),
);

const PUSH1 = 0x60;
/** Labels are pushed with two bytes. */
const PUSH2 = 0x61;

/**
 * Assembles words: opcodes (`MSTORE`), numbers that are pushed (`5`, `0xff`; hex keeps its length), `name:` for a jump
 * destination, `@name` to push its place, and `#c0de` for bytes as they are. Answers hex without 0x.
 */
export function assemble(source: string): string {
  const labels = new Map<string, number>();
  const parts: (string | { label: string })[] = [];
  let length = 0;
  for (const word of source.trim().split(/\s+/)) {
    if (word.startsWith('@')) {
      parts.push({ label: word.slice(1) });
      length += 3;
      continue;
    }
    if (word.endsWith(':')) labels.set(word.slice(0, -1), length);
    const bytes = encode(word);
    parts.push(bytes);
    length += bytes.length / 2;
  }
  return parts.map((part) => (typeof part === 'string' ? part : pushLabel(labels, part.label))).join('');
}

function encode(word: string): string {
  if (word.endsWith(':')) return '5b';
  if (word.startsWith('#')) return word.slice(1);
  if (/^\d/.test(word)) return push(word);
  const opcode = OPCODES.get(word);
  if (opcode === undefined) throw new Error(`no such opcode: ${word}`);
  return byte(opcode);
}

function push(word: string): string {
  const hex = word.startsWith('0x') ? word.slice(2) : Number(word).toString(16);
  const digits = hex.length % 2 === 0 ? hex : `0${hex}`;
  return byte(PUSH1 + digits.length / 2 - 1) + digits;
}

function pushLabel(labels: ReadonlyMap<string, number>, label: string): string {
  const place = labels.get(label);
  if (place === undefined) throw new Error(`no such label: ${label}`);
  return byte(PUSH2) + place.toString(16).padStart(4, '0');
}

function byte(value: number): string {
  return value.toString(16).padStart(2, '0');
}

function numbered(name: string, count: number): string {
  return Array.from({ length: count }, (_, index) => `${name}${index + 1}`).join(' ');
}

/** Bytes of the instructions that copy and return the code. */
const INIT_BYTES = 15;

/** Code that makes a contract with this code; `before` runs first. Hex with 0x. */
export function initCode(runtime: string, before = ''): `0x${string}` {
  const head = before === '' ? '' : assemble(before);
  const size = runtime.length / 2;
  const start = head.length / 2 + INIT_BYTES;
  const tail = `61${hex2(size)}61${hex2(start)}600039` + `61${hex2(size)}6000f3`;
  return `0x${head}${tail}${runtime}`;
}

function hex2(value: number): string {
  return value.toString(16).padStart(4, '0');
}

/** 32 bytes of hex without 0x, for a number or an address. */
export function word(value: bigint | number | string): string {
  const digits = typeof value === 'string' ? value.replace(/^0x/, '').toLowerCase() : value.toString(16);
  return digits.padStart(64, '0');
}
