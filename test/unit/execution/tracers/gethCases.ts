/** Calls for tracers, each with the code that it runs. geth's answers to them are recorded (`recordGethTraces.ts`). */

const SENDER = '0xaa00000000000000000000000000000000000001';
const CONTRACT = '0xcc00000000000000000000000000000000000001';
const OTHER = '0xcc00000000000000000000000000000000000002';
/** Where code of cases lives besides CONTRACT and OTHER. */
const [THIRD, FOURTH] = ['0xcc00000000000000000000000000000000000003', '0xcc00000000000000000000000000000000000004'];
const NOBODY = '0xdd00000000000000000000000000000000000004';

/** A call, and the accounts that it needs. */
export interface GethCase {
  name: string;
  call: Record<string, unknown>;
  accounts: Record<string, { code?: string; balance?: string; nonce?: string; stateDiff?: Record<string, string> }>;
}

/** By the key 0x2222…, for OTHER's code on any chain. */
const AUTHORIZATION = {
  address: OTHER,
  chainId: '0x0',
  nonce: '0x0',
  r: '0x9b780557d1204a15bbe7061721152ba9bb19acaa74e1a9d172349f9d3c04a7b',
  s: '0x45f9590a9bbcf0dfcf9f0963cd11b49167a4cd00d2bc80ab3182d741f5b5ca92',
  yParity: '0x0',
};

type Accounts = GethCase['accounts'];

const push = (address: string): string => `73${address.slice(2)}`;
const word = (value: bigint | number): string => `0x${value.toString(16).padStart(64, '0')}`;

/** Two hex digits a byte, as many as the opcode's suffix says. */
function pushNumber(value: number): string {
  const digits = value.toString(16);
  const even = digits.length % 2 === 0 ? digits : `0${digits}`;
  return `${(0x5f + even.length / 2).toString(16)}${even}`;
}

const numbers = (...values: number[]): string => values.map(pushNumber).join('');

/** Calls an account with this much value, all gas and no input; the result stays on the stack. */
const calling = (address: string, value = 0, gas = '5a'): string =>
  `${numbers(0, 0, 0, 0, value)}${push(address)}${gas}f1`;
const delegating = (address: string): string => `${numbers(0, 0, 0, 0)}${push(address)}5af4`;
const reading = (address: string): string => `${numbers(0, 0, 0, 0)}${push(address)}5afa`;

/** Writes code of at most 32 bytes to the start of memory, to be used from offset 32 − length. */
const inMemory = (code: string): string => `7f${code.padStart(64, '0')}${numbers(0)}52`;
const bytesOf = (code: string): number => code.length / 2;
const creating = (initCode: string, value = 0): string =>
  `${inMemory(initCode)}${numbers(bytesOf(initCode), 32 - bytesOf(initCode), value)}f0`;
const creating2 = (initCode: string, value = 0): string =>
  `${inMemory(initCode)}${numbers(7, bytesOf(initCode), 32 - bytesOf(initCode), value)}f5`;

/** Init code that returns the last bytes of a word. */
const deploying = (code: string): string =>
  `${(0x5f + bytesOf(code)).toString(16)}${code}${numbers(0)}52${numbers(bytesOf(code), 32 - bytesOf(code))}f3`;

/** Reverts with Error("boom"). */
const BOOM = '6308c379a060e01b60005260206004526004602452' + '63626f6f6d60e01b60445260646000fd';
/** Reverts with Panic(0x11). */
const PANIC = '634e487b7160e01b600052601160045260246000fd';
const STORE = `${numbers(5, 1)}55`;

const one = (code: string, call: Record<string, unknown> = {}, more: Accounts = {}): Omit<GethCase, 'name'> => ({
  call: { from: SENDER, to: CONTRACT, gas: '0x30d40', ...call },
  accounts: {
    [SENDER]: { balance: '0xde0b6b3a7640000', nonce: '0x3' },
    [CONTRACT]: { code: `0x${code}`, nonce: '0x1' },
    ...more,
  },
});

const withCode = (address: string, code: string, balance?: string): Accounts => ({
  [address]: { code: `0x${code}`, nonce: '0x1', ...(balance !== undefined && { balance }) },
});

const cases: Record<string, Omit<GethCase, 'name'>> = {
  'a transfer to a new account': one('', { to: NOBODY, value: '0x7' }),
  'a transfer to itself': one('', { to: SENDER, value: '0x7' }),
  'data for an account without code': one('', { to: NOBODY, data: '0x1122334455' }),
  'a call with data': one(`${numbers(0)}3560005260206000f3`, { data: `0xa9059cbb${'11'.repeat(40)}` }),
  'a creation': one('', { to: undefined, data: `0x${deploying('600160005500')}`, value: '0x5' }),
  'a creation of nothing': one('', { to: undefined }),
  'a creation that reverts with a reason': one('', { to: undefined, data: `0x${BOOM}` }),
  'a creation of code that begins with 0xef': one('', { to: undefined, data: `0x${deploying('ef00')}` }),
  'a creation without gas for its code': one('', { to: undefined, gas: '0xd6d8', data: '0x6103e86000f3' }),
  'a creation of code that is too long': one('', { to: undefined, gas: '0x7a1200', data: '0x6160016000f3' }),
  'storage read, written, cleared and refunded': one(
    `${STORE}${numbers(1)}54${numbers(0, 2)}55${numbers(2)}5450${numbers(0, 1)}55${numbers(9, 3)}55`,
    {},
    {
      [CONTRACT]: {
        code: `0x${numbers(2)}5450${STORE}${numbers(0, 2)}55${numbers(3)}5450${numbers(0, 1)}55`,
        stateDiff: { [word(2)]: word(8) },
      },
    },
  ),
  'an access list': one(`${numbers(2)}54${push(OTHER)}31`, {
    accessList: [
      { address: CONTRACT, storageKeys: [word(2)] },
      { address: OTHER, storageKeys: [] },
    ],
  }),
  'calls of all kinds': one(
    `${calling(OTHER, 3)}${delegating(OTHER)}${reading(THIRD)}${numbers(0, 0, 0, 0, 1)}${push(OTHER)}5af2`,
    { value: '0x64' },
    { ...withCode(OTHER, `${STORE}3360005260206000f3`), ...withCode(THIRD, `${numbers(0)}5460005260206000f3`) },
  ),
  'calls ten deep': one(
    `${numbers(0)}5460010180${numbers(0)}5560${'0a'}1015${'601c'}57${calling(CONTRACT)}00${'00'.repeat(40)}5b00`,
    { gas: '0x7a120' },
  ),
  'a revert with a reason at depth': one(
    `${calling(OTHER)}3d${numbers(0, 0)}3e3d${numbers(0)}fd`,
    {},
    { ...withCode(OTHER, `${STORE}${calling(THIRD)}3d${numbers(0, 0)}3e3d${numbers(0)}fd`), ...withCode(THIRD, BOOM) },
  ),
  'a revert that the caller survives': one(`${calling(OTHER)}${STORE}`, {}, withCode(OTHER, `${STORE}${BOOM}`)),
  'a panic': one(PANIC),
  'a revert without data': one(`${numbers(0, 0)}fd`),
  'a revert with three bytes': one(`${numbers(3, 0)}fd`),
  'out of gas at the top': one('5b600056', { gas: '0x5400' }),
  'out of gas at depth': one(`${calling(OTHER, 0, numbers(500))}${STORE}`, {}, withCode(OTHER, '5b600056')),
  'out of gas in SSTORE': one(`${calling(OTHER, 0, numbers(2_200))}`, {}, withCode(OTHER, STORE)),
  'out of gas for a call': one(calling(OTHER), { gas: '0x5300' }),
  'out of gas for memory': one(`${numbers(1, 0xffffff)}52`),
  'out of gas beyond any memory': one(`${numbers(1)}7f${'ff'.repeat(32)}52`),
  INVALID: one('fe'),
  'an undefined opcode': one('0c'),
  'a stack underflow': one('01'),
  'a stack underflow in SSTORE': one(`${numbers(1)}55`),
  'a stack overflow': one('5b5f600056', { gas: '0x9000' }),
  'a jump to nowhere': one(`${numbers(3)}56`),
  'a jump that is not taken': one(`${numbers(0, 9)}5700`),
  'code that does not stop': one(numbers(1, 2)),
  'forbidden in a static call': one(
    [OTHER, THIRD, FOURTH].map((address) => `${reading(address)}50`).join(''),
    { gas: '0xf4240' },
    { ...withCode(OTHER, STORE), ...withCode(THIRD, `${numbers(0, 0)}a0`), ...withCode(FOURTH, calling(NOBODY, 1)) },
  ),
  'forbidden creations and self-destructions in a static call': one(
    [OTHER, THIRD, FOURTH].map((address) => `${reading(address)}50`).join(''),
    { gas: '0xf4240' },
    {
      ...withCode(OTHER, creating('00')),
      ...withCode(THIRD, `${push(SENDER)}ff`),
      ...withCode(FOURTH, `${numbers(1, 1)}5d`),
    },
  ),
  precompiles: one(
    `${numbers(32, 0, 32, 0)}60025afa50${numbers(32, 0, 32, 0)}60045afa50${numbers(32, 0, 128, 0, 0)}60015af150`,
  ),
  'precompiles that fail': one(
    `${numbers(1, 0)}53${numbers(32, 0, 128, 0)}60065afa50${numbers(32, 0, 32, 0)}600260${'05'}fa50${numbers(0, 0, 3, 0)}60095afa50`,
  ),
  'a precompile with value': one(`${numbers(32, 0, 32, 0, 5)}60025af1`, { value: '0x9' }),
  'a precompile at the top': one('', { to: '0x0000000000000000000000000000000000000002', data: '0x1234567890' }),
  'logs at depth': one(
    `${numbers(7, 0)}52${numbers(32, 0)}a0${calling(OTHER)}50${numbers(1, 2, 3, 4, 32, 0)}a4${calling(THIRD)}50${numbers(0xaa, 4, 28)}a1`,
    {},
    { ...withCode(OTHER, `${numbers(0xbb, 8, 100)}a1`), ...withCode(THIRD, `${numbers(0xcc, 0, 0)}a1${BOOM}`) },
  ),
  'logs that revert': one(
    `${numbers(0, 0)}a0${calling(OTHER)}${numbers(0, 0)}fd`,
    {},
    withCode(OTHER, `${numbers(0, 0)}a0`),
  ),
  'creations by code': one(
    `${creating(deploying('6001'))}${creating2(deploying('6002'))}${creating(`${numbers(0, 0)}fd`)}${creating2('fe')}`,
    {
      gas: '0xf4240',
    },
  ),
  'creations with value': one(`${creating('00', 3)}${creating('00', 4)}`, { value: '0x5', gas: '0xf4240' }),
  'a creation where there is an account': one(`${creating2('00')}${creating2('00')}`, { gas: '0xf4240' }),
  'a creation that calls its creator back': one(
    `3660${'4b'}57${creating(`${numbers(0, 0, 1, 0, 0)}335af1`)}00${'00'.repeat(20)}5b00`,
    {
      gas: '0xf4240',
    },
  ),
  'a self-destruction of an old contract': one(`${calling(OTHER)}`, {}, withCode(OTHER, `${push(NOBODY)}ff`, '0x9')),
  'a self-destruction to itself': one(`${calling(OTHER)}`, {}, withCode(OTHER, '30ff', '0x9')),
  'a self-destruction at the top': one(`${push(NOBODY)}ff`, { value: '0x3' }),
  'a self-destruction of a new contract': one(`${creating(`${push(NOBODY)}ff`, 2)}`, { value: '0x3' }),
  'a self-destruction of a new contract that is undone': one(
    calling(OTHER),
    {},
    withCode(OTHER, `${creating(`${push(NOBODY)}ff`)}${numbers(0, 0)}fd`),
  ),
  'a call without the balance': one(
    `${calling(OTHER, 5)}50${creating('00', 5)}50${creating2('00', 5)}`,
    {},
    withCode(OTHER, '00'),
  ),
  'a call with value to code': one(calling(OTHER, 1, numbers(0)), { value: '0x5' }, withCode(OTHER, '5a00')),
  hashes: one(
    `${numbers(7, 0)}52${numbers(32, 0)}2050${numbers(0, 0)}2050${numbers(40, 16)}2050${calling(OTHER)}${numbers(32, 0)}20`,
    {},
    withCode(OTHER, `${numbers(5, 100)}20`),
  ),
  'a hash without gas': one(`${numbers(0x1fff, 0)}20`, { gas: '0x5800' }),
  'other accounts looked at': one(
    `${push(OTHER)}3b15${push(OTHER)}3b50${push(THIRD)}3f50${numbers(4, 0, 0)}${push(OTHER)}3c${push(NOBODY)}3150${push(NOBODY)}3b15`,
    {},
    { ...withCode(OTHER, '6001'), ...withCode(THIRD, '600260') },
  ),
  'gas looked at': one(`5a505a600101${calling(OTHER)}5a`, {}, withCode(OTHER, '5a5a50')),
  'transient storage': one(`${numbers(5, 1)}5d${numbers(1)}5c${numbers(1)}5c${numbers(6, 1)}5d`),
  'memory and its copies': one(`${numbers(0xabcd, 3)}52${numbers(5, 30, 70)}5e${numbers(0x99, 200)}53595a`, {
    gas: '0x6000',
  }),
  'return data': one(
    `${calling(OTHER)}3d${numbers(0, 0)}3e${numbers(32)}${numbers(2, 0)}3e`,
    {},
    withCode(OTHER, `${numbers(0x77, 0)}52${numbers(32, 0)}f3`),
  ),
  'the block': one('43504150425044504550465048504a50600149503a503250335034503850'),
  'code by delegation': one(
    '',
    { to: THIRD, value: '0x1', gas: '0xea60' },
    {
      [THIRD]: { code: `0xef0100${OTHER.slice(2)}` },
      ...withCode(OTHER, `${STORE}${calling(FOURTH)}`),
      [FOURTH]: { code: `0xef0100${OTHER.slice(2)}` },
    },
  ),
  'an authorization': one(calling('0x1563915e194d8cfba1943570603f7606a3115508'), {
    gas: '0xf4240',
    authorizationList: [AUTHORIZATION],
  }),
  'a legacy price': one(STORE, { gasPrice: '0x3b9aca00' }),
};

const LONG: ReadonlySet<string> = new Set(['a stack overflow']);

/** Whether the struct logs of a case are megabytes. */
export function hasLongLogs({ name }: GethCase): boolean {
  return LONG.has(name);
}

/** All cases. */
export const gethCases: GethCase[] = Object.entries(cases).map(([name, rest]) => ({ name, ...rest }));

/** Tracers with their options. */
const gethTracers: Record<string, Record<string, unknown>> = {
  structLogs: {},
  'structLogs, all': { enableMemory: true, enableReturnData: true },
  'structLogs, little': { disableStack: true, disableStorage: true },
  'structLogs, limit': { limit: 500 },
  callTracer: { tracer: 'callTracer' },
  'callTracer with logs': { tracer: 'callTracer', tracerConfig: { withLog: true } },
  'callTracer, top': { tracer: 'callTracer', tracerConfig: { withLog: true, onlyTopCall: true } },
  flatCallTracer: { tracer: 'flatCallTracer' },
  'flatCallTracer, all': {
    tracer: 'flatCallTracer',
    tracerConfig: { convertParityErrors: true, includePrecompiles: true },
  },
  prestateTracer: { tracer: 'prestateTracer' },
  'prestateTracer, diff': { tracer: 'prestateTracer', tracerConfig: { diffMode: true } },
  'prestateTracer, diff, little': {
    tracer: 'prestateTracer',
    tracerConfig: { diffMode: true, disableCode: true, disableStorage: true },
  },
  'prestateTracer, little': { tracer: 'prestateTracer', tracerConfig: { disableCode: true, disableStorage: true } },
  'prestateTracer, empty': { tracer: 'prestateTracer', tracerConfig: { includeEmpty: true } },
  '4byteTracer': { tracer: '4byteTracer' },
  noopTracer: { tracer: 'noopTracer' },
  muxTracer: {
    tracer: 'muxTracer',
    tracerConfig: {
      prestateTracer: { diffMode: true },
      callTracer: { withLog: true },
      '4byteTracer': null,
      muxTracer: { noopTracer: {} },
    },
  },
  keccak256PreimageTracer: { tracer: 'keccak256PreimageTracer' },
  erc7562Tracer: { tracer: 'erc7562Tracer' },
  'erc7562Tracer, all': { tracer: 'erc7562Tracer', tracerConfig: { withLog: true, ignoredOpcodes: [] } },
};

/** The tracers to ask about a case, with their names. */
export function tracersOf(each: GethCase): [string, Record<string, unknown>][] {
  return Object.entries(gethTracers).filter(([tracer]) => !hasLongLogs(each) || !tracer.startsWith('structLogs'));
}
