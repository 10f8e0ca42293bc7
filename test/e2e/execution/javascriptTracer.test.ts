import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Address } from '../../../generated/types.js';
import { contractAddress } from '../../../src/ethereum/receipt.js';
import { BOOM, ECHO, OUTER, SENDER, TracedChain } from '../../unit/execution/tracers/tracedCall.js';

const CODE = `0x${'c0'.repeat(20)}` as Address;
const CALLER_WORD = `0x${'0'.repeat(24)}${'aa'.repeat(20)}`;

let chain: TracedChain;
beforeAll(async () => {
  chain = await TracedChain.create();
});

function trace(tracer: string, call: Record<string, unknown> = { from: SENDER, to: OUTER }, config?: unknown) {
  return chain.trace(call, { tracer, ...(config === undefined ? {} : { tracerConfig: config }) });
}

/** A tracer that has only a result. */
function resulting(expression: string): Promise<unknown> {
  return trace(`{ fault: function() {}, result: function(ctx, db) { return ${expression}; } }`);
}

/** A tracer that collects the value of an expression at each instruction of a name. */
function atOpcode(name: string, expression: string, call?: Record<string, unknown>): Promise<unknown> {
  return trace(
    `{ seen: [], step: function(log, db) { if (log.op.toString() == '${name}') this.seen.push(${expression}); },
       fault: function() {}, result: function() { return this.seen; } }`,
    call,
  );
}

describe('the interface of JavaScript tracers', () => {
  test('counts opcodes, as the example of the documentation does', async () => {
    const counts = await trace(`{
      count: 0, step: function(log) { this.count++; }, fault: function(log) { this.count++; },
      result: function() { return this.count; } // all of them
    }`);
    expect(counts).toBe(28);
  });

  test('log describes the instruction', async () => {
    const seen = await atOpcode(
      'LOG1',
      `[log.op.toNumber(), log.op.isPush(), log.getPC(), log.getGas(), log.getCost(), log.getDepth(), log.getRefund(),
        log.getError() === undefined]`,
    );
    expect(seen).toEqual([[0xa1, false, 51, 947_437, 1006, 1, 0, true]]);
  });

  test('log.stack gives big integers from the top, all of them', async () => {
    expect(
      await atOpcode('CALL', '[log.stack.length(), log.stack.peek(0).toString(16), log.stack.peek(6).toString()]'),
    ).toEqual([[7, 'ffff', '32']]);
    expect(await atOpcode('LOG1', 'log.stack.peek(3)')).toBe(
      'rpc error: code = Internal desc = tracer accessed out of bound stack: size 3, index 3' +
        "    in server-side tracer function 'step': unknown request",
    );
  });

  test('log.memory gives bytes and words', async () => {
    const seen = await atOpcode(
      'LOG1',
      '[log.memory.length(), toHex(log.memory.slice(12, 34)), log.memory.getUint(0).toString(16)]',
    );
    expect(seen).toEqual([[32, `0x${'aa'.repeat(20)}0000`, 'aa'.repeat(20)]]);
  });

  test('log.contract describes the frame', async () => {
    const expression = `[toHex(log.contract.getCaller()), toHex(log.contract.getAddress()),
      log.contract.getValue().toString(), toHex(log.contract.getInput())]`;
    expect(await atOpcode('CALLER', expression)).toEqual([[OUTER, ECHO, '1', '0x']]);
    expect(await atOpcode('LOG1', expression, { from: SENDER, to: OUTER, value: '0x5', data: '0x1234' })).toEqual([
      [SENDER, OUTER, '5', '0x1234'],
    ]);
  });

  test('db reads the present state', async () => {
    const slot = "toHex(db.getState(log.contract.getAddress(), toWord('0x0')))";
    expect(await atOpcode('SSTORE', slot)).toEqual([`0x${'0'.repeat(64)}`]);
    expect(await atOpcode('SLOAD', slot)).toEqual([`0x${'5'.padStart(64, '0')}`]);
    const balances = `[db.getBalance(toAddress('${OUTER}')), db.getBalance(toAddress('${ECHO}'))]`;
    expect(await atOpcode('CALL', balances)).toEqual([['10', '10']]);
    expect(await atOpcode('CALLER', balances)).toEqual([['9', '11']]);
    const others = `[db.getNonce('${SENDER}'), toHex(db.getCode('${ECHO}')), db.exists('${SENDER}'), db.exists('0x${'12'.repeat(20)}')]`;
    expect(await atOpcode('LOG1', others)).toEqual([[8, '0x3360005260206000f3', true, false]]);
  });

  test('enter and exit report inner calls, ctx the outermost', async () => {
    const tracer = `{
      seen: [], fault: function() {},
      enter: function(f) { this.seen.push([f.getType(), toHex(f.getFrom()), toHex(f.getTo()), toHex(f.getInput()), f.getGas(), f.getValue()]); },
      exit: function(r) { this.seen.push([r.getGasUsed(), toHex(r.getOutput()), r.getError() === undefined]); },
      result: function(ctx) { return { seen: this.seen, ctx: [ctx.type, toHex(ctx.from), toHex(ctx.to), toHex(ctx.input), ctx.gas,
        ctx.gasUsed, ctx.value, ctx.gasPrice, ctx.block, toHex(ctx.output), ctx.error === undefined, ctx.intrinsicGas] }; } }`;
    expect(await trace(tracer)).toEqual({
      seen: [
        ['CALL', OUTER, ECHO, '0x', 67_835, '1'],
        [17, CALLER_WORD, true],
      ],
      ctx: ['CALL', SENDER, OUTER, '0x', 1_000_000, 500_000, '0', '0', 1, CALLER_WORD, true, 21_000],
    });
  });

  test('fault gets an instruction that fails while it runs, with its error', async () => {
    const tracer = `{ step: function() {}, fault: function(log) { this.seen = [log.op.toString(), log.getError()]; },
      result: function(ctx) { return [this.seen, ctx.error]; } }`;
    expect(await trace(tracer, { to: BOOM })).toEqual([['REVERT', 'execution reverted'], 'execution reverted']);
  });

  test('setup gets the configuration as text', async () => {
    const tracer =
      '{ setup: function(config) { this.config = config; }, fault: function() {}, result: function() { return this.config; } }';
    expect(await trace(tracer, undefined, { a: 1 })).toBe('{"a":1}');
    expect(await trace(tracer)).toBe('{}');
  });

  test('functions for bytes and addresses', async () => {
    expect(await resulting("toHex(toWord('0x1ff'))")).toBe(`0x${'1ff'.padStart(64, '0')}`);
    expect(await resulting('toHex(toAddress([1, 2]))')).toBe(`0x${'0102'.padStart(40, '0')}`);
    expect(await resulting(`toHex(toContract(toAddress('${SENDER}'), 7))`)).toBe(contractAddress(SENDER, 7n));
    // Example of EIP-1014.
    const deployer = '0xdeadbeef00000000000000000000000000000000';
    expect(await resulting(`toHex(toContract2('${deployer}', '0x0', '0x00'))`)).toBe(
      '0xb928f69bb1d91cd65274e3c79d8986362984fda3',
    );
    expect(await resulting("[isPrecompiled(toAddress('0x4')), isPrecompiled(toAddress('0x44'))]")).toEqual([
      true,
      false,
    ]);
    expect(await resulting('toHex(slice(new Uint8Array([1, 2, 3]), 1, 3))')).toBe('0x0203');
  });

  test('bigInt computes beyond 64 bits', async () => {
    expect(
      await resulting(`[bigInt(2).pow(256).minus(1).toString(16), bigInt('ff', 16).plus('1').toString(), bigInt(7).divmod(2).remainder,
        bigInt('-5').abs().equals(5), bigInt(10).compare(9), bigInt(1).shiftLeft(70).toString(), bigInt(3).modPow(200, 13).toString(),
        bigInt.zero.isZero(), bigInt(255).toString(16), bigInt(5) + 1, bigInt.max(3, 9).toJSNumber()]`),
    ).toEqual(['f'.repeat(64), '256', '1', true, 1, '1180591620717411303424', '9', true, 'ff', 6, 9]);
  });
});

describe('invalid tracers are refused with a text', () => {
  test.each([
    ['nopeTracer', 'ReferenceError: nopeTracer is not defined at <eval>:1:1(0)'],
    ['{ result: function() {} }', 'trace object must expose a function fault()'],
    ['{ fault: function() {} }', 'trace object must expose a function result()'],
    [
      '{ fault: function() {}, result: function() {}, enter: function() {} }',
      'trace object must expose either both or none of enter() and exit()',
    ],
    ['5', 'trace object must expose a function result()'],
  ])('%s', async (tracer, text) => {
    expect(await trace(tracer)).toBe(`rpc error: code = Internal desc = ${text}: unknown request`);
  });

  test('text that is not JavaScript', async () => {
    expect(await trace('{ step: function( {')).toMatch(/desc = SyntaxError: /);
  });

  test('an error inside the tracer names the function', async () => {
    const tracer = '{ step: function() { undefinedThing(); }, fault: function() {}, result: function() {} }';
    expect(await trace(tracer)).toBe(
      'rpc error: code = Internal desc = ReferenceError: undefinedThing is not defined at <eval>:1:1(0)' +
        "    in server-side tracer function 'step': unknown request",
    );
  });
});

describe('the sandbox has nothing of the host', () => {
  test.each(['process', 'require', 'fetch', 'setTimeout', 'WebAssembly', 'globalThis.process', 'std', 'os'])(
    '%s',
    async (name) => {
      expect(await resulting(`typeof ${name}`)).toBe('undefined');
    },
  );

  test('one trace leaves nothing for the next', async () => {
    await resulting('(globalThis.left = 1, bigInt.zero = 5, 0)');
    expect(await resulting('[typeof left, bigInt.zero.toString()]')).toEqual(['undefined', '0']);
  });
});

describe('hostile tracers', () => {
  const stepping = (code: string): string =>
    `{ step: function(log, db) { ${code} }, fault: function() {}, result: function() { return 1; } }`;

  test.each([
    ['an endless loop', 'for (;;) {}'],
    ['an endless loop that catches', 'for (;;) { try { for (;;) {} } catch (e) {} }'],
    ['a regular expression without end', "/^(a+)+$/.test('a'.repeat(40) + 'b')"],
    ['a comparison without end', 'new Array(100000).fill(0).sort(function() { for (;;) {} })'],
    ['endless questions to the host', "for (;;) db.getBalance('0x00')"],
  ])('%s ends by the deadline', async (_, code) => {
    const answer = await chain.trace({ to: OUTER }, { tracer: stepping(code), timeout: '300ms' });
    expect(answer).toMatch(/execution timeout/);
  });

  test.each([
    ['an array bomb', 'var all = []; for (;;) all.push(new Array(100000).fill(7))'],
    ['a string bomb', "var text = 'x'; for (;;) text += text"],
    ['a typed array', 'new Uint8Array(100 * 1024 * 1024)'],
    ['a big integer', 'var n = 3n; for (;;) n *= n'],
    ['memory of the EVM asked for without end', 'var all = []; for (;;) all.push(log.memory.slice(0, 1000000))'],
  ])('%s ends at the wall of memory', async (_, code) => {
    const before = process.memoryUsage().rss;
    const answer = await chain.trace({ to: OUTER }, { tracer: stepping(code) });
    expect(answer).toMatch(
      /out of memory|string too long|invalid string length|invalid array|BigInt is too large|execution timeout/i,
    );
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
  });

  test.each([
    ['deep recursion', 'function f() { f(); } f()'],
    ['deep JSON', "JSON.parse('['.repeat(1000000))"],
    ['a deep expression', "eval('('.repeat(100000))"],
    ['a deep pattern', "new RegExp('('.repeat(100000))"],
  ])('%s ends with an error', async (_, code) => {
    expect(await chain.trace({ to: OUTER }, { tracer: stepping(code) })).toMatch(/rpc error/);
  });

  test('a tracer of a million characters is refused', async () => {
    expect(await trace(`{${' '.repeat(1_000_000)}}`)).toMatch(/tracer of more than 262144 characters/);
  });

  test('many at a time share the sandboxes, and the next trace works', async () => {
    const bomb = stepping('var all = []; for (;;) all.push(new Array(100000).fill(7))');
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => chain.trace({ to: OUTER }, { tracer: bomb, timeout: '500ms' })),
    );
    for (const answer of answers) expect(answer).toMatch(/rpc error/);
    expect(await resulting('1')).toBe(1);
  });

  test('code that never ends is traced until the deadline, and stops soon after', async () => {
    const own = await TracedChain.create({ [CODE]: { code: '5b600056' } });
    const count =
      '{ n: 0, step: function() { this.n++; }, fault: function() {}, result: function() { return this.n; } }';
    const answer = await own.trace({ to: CODE }, { tracer: count, timeout: '300ms', gasCap: 100_000_000_000n });
    expect(answer).toMatch(/execution timeout/);
  });

  test('a trace above the limit of an answer is refused', async () => {
    // Ten kilobytes of memory at every step of a loop.
    const own = await TracedChain.create({ [CODE]: { code: '60016127105360005b600101600856' } });
    const options = { enableMemory: true };
    const answer = await own.trace({ to: CODE }, { options, gasCap: 20_000_000n });
    expect(answer).toMatch(/trace of more than 25165824 bytes|execution timeout/);
  });
});
