/**
 * JavaScript for the sandbox: go-ethereum's API for JavaScript tracers, with log, db, frames and global functions.
 * `host` is the only function that leads out of the sandbox, and it only reads.
 */
export const API_SOURCE = String.raw`
const toBytes = (hex) => {
  const digits = hex.startsWith('0x') ? hex.slice(2) : hex;
  const bytes = new Uint8Array(digits.length >> 1);
  for (let i = 0; i < bytes.length; i++) bytes[i] = parseInt(digits.substr(i * 2, 2), 16);
  return bytes;
};
const asHex = (value) => {
  if (typeof value === 'string') {
    const digits = value.replace(/^0x/, '');
    return digits.length % 2 ? '0' + digits : digits;
  }
  let hex = '';
  for (const byte of value) hex += (byte & 255).toString(16).padStart(2, '0');
  return hex;
};
const sized = (value, bytes) => asHex(value).slice(-bytes * 2).padStart(bytes * 2, '0');
const addressHex = (value) => sized(value, 20);

const toHex = (value) => '0x' + asHex(value);
const toWord = (value) => toBytes(sized(value, 32));
const toAddress = (value) => toBytes(addressHex(value));
const toContract = (from, nonce) => toBytes(host('contract', addressHex(from), String(nonce)));
const toContract2 = (from, salt, code) =>
  toBytes(host('contract2', addressHex(from), sized(salt, 32), asHex(code)));
const isPrecompiled = (address) => host('precompile', addressHex(address)) === 'yes';
const slice = (bytes, start, end) => {
  if (start < 0 || start > end || end > bytes.length) {
    throw new Error(
      'Tracer accessed out of bound memory: available ' + bytes.length + ', offset ' + start + ', size ' + (end - start),
    );
  }
  return bytes.slice(start, end);
};

const engine = (() => {
  // An instruction comes as a list, which parses in half the time of an object: fields first, then the top of the
  // stack.
  const AT = 0, PC = 1, OP = 2, GAS = 3, COST = 4, DEPTH = 5, REFUND = 6, ERROR = 7, STACK = 8, MEMORY = 9, TOP = 10;
  let tracer;
  let record;
  const frames = [];
  const ctx = {};
  const word = (digits) => bigInt(digits, 16);
  const optionalWord = (digits) => (digits === null ? undefined : word(digits));

  const log = {
    op: {
      isPush: () => record[OP] >= 0x5f && record[OP] <= 0x7f,
      toNumber: () => record[OP],
      toString: () => opcodeNames[record[OP]],
    },
    stack: {
      length: () => record[STACK],
      peek: (index) => {
        if (!(index >= 0 && index < record[STACK])) {
          throw new Error('tracer accessed out of bound stack: size ' + record[STACK] + ', index ' + index);
        }
        const near = record[TOP + index];
        return word(near === undefined ? host('peek', String(record[AT]), String(index)) : near);
      },
    },
    memory: {
      length: () => record[MEMORY],
      slice: (begin, end) => {
        if (end === begin) return new Uint8Array(0);
        if (!(begin >= 0 && end >= begin)) {
          throw new Error('tracer accessed out of bound memory: offset ' + begin + ', end ' + end);
        }
        if (end - record[MEMORY] > 1024 * 1024) {
          throw new Error('tracer reached limit for padding memory slice: end ' + end + ', memorySize ' + record[MEMORY]);
        }
        return toBytes(host('memory', String(record[AT]), String(begin), String(end)));
      },
      getUint: (offset) => {
        if (!(offset >= 0 && offset + 32 <= record[MEMORY])) {
          throw new Error(
            'tracer accessed out of bound memory: available ' + record[MEMORY] + ', offset ' + offset + ', size 32',
          );
        }
        return word(host('memory', String(record[AT]), String(offset), String(offset + 32)));
      },
    },
    contract: {
      getCaller: () => toBytes(frames[record[DEPTH]].caller),
      getAddress: () => toBytes(frames[record[DEPTH]].address),
      getValue: () => word(frames[record[DEPTH]].value),
      getInput: () => toBytes(frames[record[DEPTH]].input),
    },
    getPC: () => record[PC],
    getGas: () => record[GAS],
    getCost: () => record[COST],
    getDepth: () => record[DEPTH],
    getRefund: () => record[REFUND],
    getError: () => (record[ERROR] === '' ? undefined : record[ERROR]),
  };

  const db = {
    getBalance: (address) => word(host('balance', addressHex(address))),
    getNonce: (address) => Number(host('nonce', addressHex(address))),
    getCode: (address) => toBytes(host('code', addressHex(address))),
    getState: (address, slot) => toBytes(host('state', addressHex(address), sized(slot, 32))),
    exists: (address) => host('exists', addressHex(address)) === 'yes',
  };

  const entered = (frame) => ({
    getType: () => frame.type,
    getFrom: () => toBytes(frame.from),
    getTo: () => toBytes(frame.to),
    getInput: () => toBytes(frame.input),
    getGas: () => frame.gas,
    getValue: () => optionalWord(frame.value),
  });
  const exited = (end) => ({
    getGasUsed: () => end.gasUsed,
    getOutput: () => toBytes(end.output),
    getError: () => (end.error === '' ? undefined : end.error),
  });

  const play = {
    contract: (event) => { frames[event.depth] = event; },
    fault: (event) => { record = event.step; tracer.fault(log, db); },
    enter: (event) => { if (tracer.enter) tracer.enter(entered(event)); },
    exit: (event) => { if (tracer.exit) tracer.exit(exited(event)); },
    context: (event) => {
      for (const name of ['from', 'to', 'input', 'coinbase', 'blockHash', 'txHash', 'output']) {
        if (event[name] !== undefined) event[name] = toBytes(event[name]);
      }
      for (const name of ['gasPrice', 'value']) if (event[name] !== undefined) event[name] = word(event[name]);
      const { kind, ...values } = event;
      Object.assign(ctx, values);
    },
  };

  let doing = '';
  return {
    /** Names the tracer's function that is running, for the error it may end with. */
    doing: () => doing,
    load: (object, config) => {
      tracer = object;
      if (tracer === null || typeof tracer !== 'object') throw new Error('trace object must expose a function result()');
      for (const name of ['result', 'fault']) {
        if (typeof tracer[name] !== 'function') throw new Error('trace object must expose a function ' + name + '()');
      }
      if ((typeof tracer.enter === 'function') !== (typeof tracer.exit === 'function')) {
        throw new Error('trace object must expose either both or none of enter() and exit()');
      }
      doing = 'setup';
      if (typeof tracer.setup === 'function') tracer.setup(config);
      return typeof tracer.step === 'function' ? 'steps' : '';
    },
    run: (batch) => {
      for (const event of JSON.parse(batch)) {
        if (event.length === undefined) {
          doing = event.kind;
          play[event.kind](event);
        } else {
          doing = 'step';
          record = event;
          tracer.step(log, db);
        }
      }
    },
    result: () => {
      doing = 'result';
      const text = JSON.stringify(tracer.result(ctx, db));
      return text === undefined ? 'null' : text;
    },
  };
})();
`;
