/** The programs and calls that a node and the gateway execute side by side.*/
import { deploys, deploysZeros, OP, push, RETURN_TOP_AND_GAS, withCode } from './assembly.js';

/** A call with the name that the table of differences knows it by. */
export interface NamedCall {
  name: string;
  call: Record<string, unknown>;
}

/** What the programs know of the chain. */
export interface Ground {
  /** A funded account. */
  funded: string;
  /** The height at which they run. */
  height: number;
}

const GAS = 300_000;
const ABSENT = 0xdead0000beef00000000000000000000000000adn;
const LAST_PUSH = 0x7f;

/** What the stack holds, by depth. */
const STACKS = {
  'small numbers': (depth: number) => BigInt(depth),
  zeros: () => 0n,
  'large numbers': (depth: number) => 2n ** 255n + 0x1234567n * BigInt(depth),
};

/** Every opcode as the one instruction of a creation, on each of the stacks. */
export function opcodePrograms(
  stacks: (keyof typeof STACKS)[] = ['small numbers', 'zeros', 'large numbers'],
): NamedCall[] {
  const calls: NamedCall[] = [];
  for (const stackName of stacks) {
    const valueAt = STACKS[stackName];
    const pushes = Array.from({ length: 17 }, (_, index) => push(valueAt(17 - index))).join('');
    for (let opcode = 0; opcode <= 0xff; opcode++) {
      const hex = opcode.toString(16).padStart(2, '0');
      const immediate = opcode >= 0x60 && opcode <= LAST_PUSH ? OP.JUMPDEST.repeat(opcode - 0x5f) : '';
      const data = `0x${pushes}${hex}${immediate}${RETURN_TOP_AND_GAS}`;
      calls.push({ name: `0x${hex} on ${stackName}`, call: { data, gas: quantity(GAS) } });
    }
  }
  return calls;
}

/** Some 300 calls: precompiles, creations, values, gas, access lists, memory, block context. */
export function calls({ funded, height }: Ground): NamedCall[] {
  return [
    ...precompileCalls(),
    ...warmth(funded),
    ...creations(),
    ...transfers(funded),
    ...endings(funded),
    ...gasEdges(),
    ...storage(),
    ...memory(),
    ...accessLists(),
    ...blockHashes(height),
  ].map(({ name, call }) => ({ name, call: { gas: quantity(GAS), ...call } }));
}

const PRECOMPILES = [...Array.from({ length: 0x13 }, (_, index) => index), 0x100];

function precompileCalls(): NamedCall[] {
  const inputs: [string, string][] = [
    ['no input', ''],
    ['32 zeros', '00'.repeat(32)],
    ['160 bytes', '01'.repeat(160)],
    ['192 zeros', '00'.repeat(192)],
    ['blake2f input', `0000000c${'05'.repeat(208)}01`],
  ];
  const direct = PRECOMPILES.flatMap((address) =>
    inputs.map(([input, data]) => ({
      name: `precompile 0x${address.toString(16)} with ${input}`,
      call: { to: addressOf(BigInt(address)), data: `0x${data}` },
    })),
  );
  // Input of MODEXP, of 1 byte each: 3 ** 5 % 7; and its price at 64-byte operands.
  const word = (value: number): string => value.toString(16).padStart(64, '0');
  const modexp = (bytes: number): string => word(bytes).repeat(3) + 'ab'.repeat(bytes * 3);
  const more = [
    { name: 'MODEXP of 1 byte', call: { to: addressOf(5n), data: `0x${modexp(1)}` } },
    { name: 'MODEXP of 64 bytes', call: { to: addressOf(5n), data: `0x${modexp(64)}` } },
    { name: 'MODEXP of 1025 bytes', call: { to: addressOf(5n), data: `0x${modexp(1025)}`, gas: quantity(3_000_000) } },
  ];
  const inside = PRECOMPILES.map((address) => ({
    name: `STATICCALL of precompile 0x${address.toString(16)}`,
    call: {
      data: program(
        [0, 0, 64, 0, address, 100_000].map(push).join('') + OP.STATICCALL + push(4) + OP.MSTORE + OP.RETURNDATASIZE,
      ),
    },
  }));
  return [...direct, ...more, ...inside];
}

/** What reading an account costs, which says whether it is warm. */
function warmth(funded: string): NamedCall[] {
  const accounts: [string, string][] = [
    ['the coinbase', OP.COINBASE],
    ['the sender', OP.CALLER],
    ['itself', OP.ADDRESS],
    ['a funded account', push(BigInt(funded))],
    ['an absent account', push(ABSENT)],
    ...PRECOMPILES.map((address): [string, string] => [`account 0x${address.toString(16)}`, push(address)]),
  ];
  const reads: [string, string][] = [
    ['BALANCE', OP.BALANCE],
    ['EXTCODEHASH', OP.EXTCODEHASH],
  ];
  return accounts.flatMap(([whose, address]) =>
    reads.map(([read, opcode]) => ({ name: `${read} of ${whose}`, call: { data: program(address + opcode) } })),
  );
}

function creations(): NamedCall[] {
  const create = (init: string, gas = 15_000_000): Record<string, unknown> => ({
    data: program(withCode(init, push(init.length / 2) + push(0) + push(0) + OP.CREATE + RETURN_TOP_AND_GAS), {
      closed: true,
    }),
    gas: quantity(gas),
  });
  const sizes = [0, 1, 24_576, 24_577, 49_152, 49_153];
  const zerosAsInit = (size: number, opcode: string, salt: string): Record<string, unknown> => ({
    data: program(salt + push(size) + push(0) + push(0) + opcode),
    gas: quantity(15_000_000),
  });
  return [
    ...sizes.map((size) => ({ name: `CREATE of ${size} bytes of code`, call: create(deploysZeros(size)) })),
    ...sizes.map((size) => ({
      name: `CREATE with init code of ${size} bytes`,
      call: zerosAsInit(size, OP.CREATE, ''),
    })),
    ...sizes.map((size) => ({
      name: `CREATE2 with init code of ${size} bytes`,
      call: zerosAsInit(size, OP.CREATE2, push(7)),
    })),
    ...sizes.map((size) => ({
      name: `creation of ${size} bytes of code`,
      call: { data: `0x${deploysZeros(size)}`, gas: quantity(15_000_000) },
    })),
    ...[49_152, 49_153, 60_000].map((size) => ({
      name: `creation with init code of ${size} bytes`,
      call: { data: `0x${'00'.repeat(size)}`, gas: quantity(15_000_000) },
    })),
    { name: 'creation of code 0xef', call: { data: `0x${deploys('ef')}` } },
    { name: 'creation of code 0xef0100', call: { data: `0x${deploys(`ef0100${'11'.repeat(20)}`)}` } },
    { name: 'CREATE of code 0xef', call: create(deploys('ef'), GAS) },
    { name: 'CREATE that reverts', call: create('6001600160fd', GAS) },
    { name: 'CREATE that is invalid', call: create('fe', GAS) },
    { name: 'CREATE without the balance', call: { data: program(push(0) + push(0) + push(1) + OP.CREATE) } },
    { name: 'code store out of gas', call: { data: `0x${deploysZeros(1000)}`, gas: quantity(200_000) } },
    { name: 'creation twice at one address', call: { data: program(twice()), gas: quantity(1_000_000) } },
  ];
}

/** CREATE2 with the same code and salt. */
function twice(): string {
  const once = push(7) + push(0) + push(0) + push(0) + OP.CREATE2;
  return once + OP.POP + once;
}

function transfers(funded: string): NamedCall[] {
  const from = funded;
  const call = (to: bigint | string, value: number, gas = 50_000): string =>
    [0, 0, 0, 0, value].map(push).join('') + (typeof to === 'bigint' ? push(to) : to) + push(gas) + OP.CALL;
  return [
    { name: 'value to an absent account', call: { from, to: addressOf(ABSENT), value: '0x1' } },
    { name: 'value to a precompile', call: { from, to: addressOf(4n), value: '0x1', data: '0x1234' } },
    { name: 'value to itself', call: { from, to: from, value: '0x1' } },
    { name: 'value above the balance', call: { to: addressOf(ABSENT), value: '0x1' } },
    { name: 'value with a creation', call: { from, value: '0x5', data: program(OP.SELFBALANCE) } },
    { name: 'CALL with value to an absent account', call: { from, value: '0x5', data: program(call(ABSENT, 1)) } },
    { name: 'CALL with value to the sender', call: { from, value: '0x5', data: program(call(OP.CALLER, 1)) } },
    { name: 'CALL with value to a precompile', call: { from, value: '0x5', data: program(call(2n, 1)) } },
    { name: 'CALL with value to itself', call: { from, value: '0x5', data: program(call(OP.ADDRESS, 1, 500)) } },
    { name: 'CALL with too much value', call: { from, value: '0x5', data: program(call(ABSENT, 6)) } },
    { name: 'CALL without gas', call: { data: program(call(ABSENT, 0, 0)) } },
  ];
}

function endings(funded: string): NamedCall[] {
  const reverts = (text: string): string => withCode(text, push(text.length / 2) + push(0) + OP.REVERT);
  const destroys = (heir: string): string =>
    withCode(
      heir + OP.SELFDESTRUCT,
      push(1 + heir.length / 2) + push(0) + push(3) + OP.CREATE + OP.BALANCE + RETURN_TOP_AND_GAS,
    );
  const boom =
    '08c379a0' + '20'.padStart(64, '0') + '04'.padStart(64, '0') + Buffer.from('boom').toString('hex').padEnd(64, '0');
  return [
    { name: 'revert', call: { data: '0x60006000fd' } },
    { name: 'revert with a reason', call: { data: `0x${reverts(boom)}` } },
    { name: 'revert with bytes', call: { data: `0x${reverts('c0ffee')}` } },
    { name: 'invalid', call: { data: '0xfe' } },
    { name: 'undefined', call: { data: '0x0c' } },
    { name: 'stack underflow', call: { data: '0x01' } },
    { name: 'stack overflow', call: { data: `0x${'6001'.repeat(1025)}` } },
    { name: 'jump to nowhere', call: { data: '0x600056' } },
    { name: 'endless', call: { data: '0x5b600056', gas: quantity(100_000) } },
    {
      name: 'selfdestruct to itself',
      call: { from: funded, value: '0x9', data: program(destroys(OP.ADDRESS), { closed: true }) },
    },
    {
      name: 'selfdestruct to the sender',
      call: { from: funded, value: '0x9', data: program(destroys(OP.ORIGIN), { closed: true }) },
    },
    {
      name: 'selfdestruct to an absent account',
      call: { from: funded, value: '0x9', data: program(destroys(push(ABSENT)), { closed: true }) },
    },
    { name: 'selfdestruct at the top', call: { from: funded, value: '0x9', data: `0x${push(ABSENT)}ff` } },
  ];
}

/** Around the gas that is used up before code runs, with and without the floor of EIP-7623. */
function gasEdges(): NamedCall[] {
  const to = addressOf(ABSENT);
  const edges: [string, Record<string, unknown>, number][] = [
    ['a transfer', { to }, 21_000],
    ['100 zeros', { to, data: `0x${'00'.repeat(100)}` }, 21_400],
    ['100 ones', { to, data: `0x${'01'.repeat(100)}` }, 22_600],
    ['the floor of 100 ones', { to, data: `0x${'01'.repeat(100)}` }, 25_000],
    ['the floor of 100 zeros', { to, data: `0x${'00'.repeat(100)}` }, 22_000],
    ['a creation', { data: '0x00' }, 53_004],
    ['a creation with the words of EIP-3860', { data: '0x00' }, 53_006],
    ['an access list', { to, accessList: [{ address: to, storageKeys: [hash(1)] }] }, 25_300],
  ];
  return edges.flatMap(([name, call, gas]) =>
    [gas - 1, gas, gas + 1].map((limit) => ({
      name: `${name} with ${limit} gas`,
      call: { ...call, gas: quantity(limit) },
    })),
  );
}

function storage(): NamedCall[] {
  const store = (slot: number, value: number): string => push(value) + push(slot) + OP.SSTORE;
  return [
    { name: 'SSTORE once', call: { data: program(store(1, 1)) } },
    { name: 'SSTORE and back', call: { data: program(store(1, 1) + store(1, 0)) } },
    { name: 'SSTORE twice', call: { data: program(store(1, 1) + store(1, 2) + push(1) + OP.SLOAD) } },
    { name: 'SLOAD cold', call: { data: program(push(1) + OP.SLOAD) } },
    { name: 'SLOAD warm', call: { data: program(push(1) + OP.SLOAD + push(1) + OP.SLOAD) } },
    { name: 'SSTORE below the sentry', call: { data: `0x${store(1, 1)}`, gas: quantity(56_000) } },
    { name: 'TSTORE', call: { data: program(push(5) + push(1) + OP.TSTORE + push(1) + OP.TLOAD) } },
  ];
}

function memory(): NamedCall[] {
  return [
    ...[0, 31, 32, 1000, 65_536, 1_000_000].map((offset) => ({
      name: `MLOAD at ${offset}`,
      call: { data: program(push(offset) + OP.MLOAD) },
    })),
    { name: 'MLOAD at 2**40', call: { data: program(push(2n ** 40n) + OP.MLOAD) } },
    { name: 'MCOPY', call: { data: program(push(32) + push(0) + push(64) + OP.MCOPY + push(64) + OP.MLOAD) } },
    {
      name: 'MSTORE8 at 2**20',
      call: { data: program(push(1) + push(2n ** 20n) + OP.MSTORE8), gas: quantity(5_000_000) },
    },
    {
      name: 'RETURNDATACOPY beyond the data',
      call: { data: `0x${push(1) + push(0) + push(0)}${OP.RETURNDATACOPY}` },
    },
  ];
}

function accessLists(): NamedCall[] {
  const address = addressOf(ABSENT);
  const accessList = [{ address, storageKeys: [] }];
  return [
    { name: 'BALANCE of a listed account', call: { accessList, data: program(push(ABSENT) + OP.BALANCE) } },
    {
      name: 'BALANCE of an account that is not listed',
      call: { accessList, data: program(push(ABSENT + 1n) + OP.BALANCE) },
    },
  ];
}

function blockHashes(height: number): NamedCall[] {
  return [height + 1, height, height - 1, height - 2, height - 256, height - 257, 0]
    .filter((number) => number >= 0)
    .map((number) => ({
      name: `BLOCKHASH ${number - height} from here`,
      call: { data: program(push(number) + OP.BLOCKHASH) },
    }));
}

/** A creation that runs a program and returns what it leaves on the stack, with the gas that is left. */
function program(code: string, { closed = false } = {}): string {
  return `0x${code}${closed ? '' : RETURN_TOP_AND_GAS}`;
}

function quantity(value: number): string {
  return `0x${value.toString(16)}`;
}

function addressOf(value: bigint): string {
  return `0x${value.toString(16).padStart(40, '0')}`;
}

function hash(value: number): string {
  return `0x${value.toString(16).padStart(64, '0')}`;
}
