/** What the embedded chain needs of a machine besides runs: several messages on one state, and what it records. */
import { describe, expect, test } from '@jest/globals';
import type { Address, Bytes32, Hash } from '../../../generated/types.js';
import { fromHex, NO_BYTES } from '../../../src/ethereum/hex.js';
import { EMPTY_CODE_HASH, keccakHash } from '../../../src/ethereum/keccak.js';
import type { AccountValue, StateSource } from '../../../src/evm/answers.js';
import { Machine, ValuesMissing } from '../../../src/evm/machine.js';
import type { MachineOutcome } from '../../../src/evm/messages.js';
import { rulesOfFork } from '../../../src/evm/rules.js';

const SENDER = `0x${'aa'.repeat(20)}` as Address;
const CONTRACT = `0x${'c0'.repeat(20)}` as Address;
const LOGIC = `0x${'10'.repeat(20)}` as Address;
const CONSOLE = `0x${'cc'.repeat(20)}` as Address;
const SLOT_0 = `0x${'0'.repeat(64)}` as Bytes32;
/** Adds one to slot 0. */
const COUNT = '5f546001015f55';

/** Accounts with code, and a slot 0 of each; what is not listed is missing until it is. */
class SmallState implements StateSource {
  readonly accounts = new Map<Address, AccountValue | null>();
  readonly codes = new Map<Hash, Uint8Array>();
  readonly slots = new Map<Address, bigint>();

  deploy(address: Address, code: string): void {
    const bytes = fromHex(code);
    this.codes.set(keccakHash(bytes), bytes);
    this.accounts.set(address, { nonce: 1n, balance: 0n, codeHash: keccakHash(bytes) });
  }

  account(address: Address): AccountValue | null | undefined {
    return this.accounts.get(address);
  }

  code(_address: Address, codeHash: Hash): Uint8Array | undefined {
    return this.codes.get(codeHash);
  }

  storage(address: Address): Uint8Array | undefined {
    const value = this.slots.get(address);
    return value === undefined ? undefined : Uint8Array.of(Number(value));
  }

  blockHash(): null {
    return null;
  }

  mayRun(): true {
    return true;
  }
}

function bound(state: SmallState): Machine {
  const machine = new Machine(rulesOfFork(1n, 'prague'));
  const refusal = (): Error => new Error('refused');
  const refusals = { instruction: refusal, precompile: refusal };
  machine.bind({ source: state, chainPrecompiles: [], permissions: null, refusals });
  return machine;
}

function run(machine: Machine, to: Address, value = 0n): MachineOutcome {
  const message = { from: SENDER, to, gas: 1_000_000n, gasPrice: 0n, value, data: NO_BYTES };
  const running = machine.run({ ...message, accessList: [], refund: 0n, wantsWords: true });
  // It pauses before a message where much time has passed.
  let step = running.next();
  while (step.done !== true) step = running.next(machine.shares);
  return step.value;
}

function stateWithSender(): SmallState {
  const state = new SmallState();
  state.accounts.set(SENDER, { nonce: 1n, balance: 1_000n, codeHash: EMPTY_CODE_HASH });
  return state;
}

describe('messages on one state', () => {
  test('a message that lacked values runs again after those before it, and not with zeros', () => {
    const state = stateWithSender();
    state.deploy(CONTRACT, COUNT);
    state.slots.set(CONTRACT, 5n);
    const machine = bound(state);
    run(machine, CONTRACT);
    machine.keep();
    // What ran before is not read again.
    state.deploy(CONTRACT, '');
    expect(() => run(machine, LOGIC, 7n)).toThrow(ValuesMissing);
    machine.undo();
    state.deploy(LOGIC, COUNT);
    expect(() => run(machine, LOGIC, 7n)).toThrow(ValuesMissing);
    machine.undo();
    state.slots.set(LOGIC, 9n);
    expect(run(machine, LOGIC, 7n).vmError).toBe('');
    machine.keep();
    expect([machine.storageAt(CONTRACT, SLOT_0), machine.storageAt(LOGIC, SLOT_0)]).toEqual([6n, 10n]);
    expect(machine.account(LOGIC)).toMatchObject({ nonce: 1n, balance: 7n });
  });

  test('after a message that lacked values, those that are there can be read at once', () => {
    const state = stateWithSender();
    state.accounts.set(LOGIC, { nonce: 3n, balance: 4n, codeHash: EMPTY_CODE_HASH });
    const machine = bound(state);
    expect(() => run(machine, CONTRACT, 7n)).toThrow(ValuesMissing);
    machine.undo();
    expect(machine.account(LOGIC)).toEqual({ nonce: 3n, balance: 4n, codeHash: EMPTY_CODE_HASH });
  });

  test('changes come in the order of the first touch, and those undone do not', () => {
    const state = stateWithSender();
    const addresses = ['03', '01', '02'].map((byte) => `0x${byte.repeat(20)}` as Address);
    const [undone, ...kept] = addresses;
    for (const address of addresses) state.accounts.set(address, null);
    const machine = bound(state);
    run(machine, undone!, 1n);
    expect(machine.balances()).toEqual(new Map([[SENDER, 999n], [undone!, 1n]])); // prettier-ignore
    machine.undo();
    for (const address of kept) {
      run(machine, address, 1n);
      machine.keep();
    }
    expect(machine.changes().map(({ address }) => address)).toEqual([SENDER, ...kept]);
  });

  test('an account that destroys itself is among the changes', () => {
    const state = stateWithSender();
    state.deploy(CONTRACT, '33ff');
    const machine = new Machine(rulesOfFork(1n, 'shanghai'));
    const refusal = (): Error => new Error('refused');
    const refusals = { instruction: refusal, precompile: refusal };
    machine.bind({ source: state, chainPrecompiles: [], permissions: null, refusals });
    run(machine, CONTRACT);
    machine.keep();
    expect(machine.changes().find(({ address }) => address === CONTRACT)).toMatchObject({ account: null, wiped: true });
  });
});

describe('recorded calls', () => {
  const limits = { console: CONSOLE, maxPrintedBytes: 40, maxCalls: 2, maxRevertBytes: 3 };
  const call = (to: Address, rest = '5f'): string => `5f5f${rest}5f73${to.slice(2)}5afa50`;

  function chain(): Machine {
    const state = stateWithSender();
    // Reverts with 32 bytes.
    state.deploy(LOGIC, '60aa5f5260205ffd');
    // Calls the console with 32 bytes twice, which are too many together, then others.
    state.deploy(CONTRACT, call(CONSOLE, '6020') + call(CONSOLE, '6020') + call(LOGIC) + call(LOGIC));
    state.accounts.set(CONSOLE, null);
    return bound(state);
  }

  test('are bounded, and list what is printed apart', () => {
    const machine = chain();
    machine.recordCalls(limits);
    run(machine, CONTRACT);
    const recorded = machine.takeCalls();
    expect(recorded).toMatchObject({ omitted: 1, printed: [new Uint8Array(32)] });
    expect(recorded?.calls).toMatchObject([
      { type: 'CALL', depth: 0, to: CONTRACT, vmError: '', revertData: NO_BYTES },
      {
        type: 'STATICCALL',
        depth: 1,
        to: LOGIC,
        gasUsed: 16n,
        vmError: 'execution reverted',
        revertData: new Uint8Array(3),
      },
    ]);
    expect(machine.takeCalls()).toEqual({ omitted: 0, calls: [], printed: [] });
  });

  test('are none before they are asked for, and after the machine is bound again', () => {
    const machine = chain();
    run(machine, CONTRACT);
    expect(machine.takeCalls()).toBeNull();
  });
});

describe('a state with a number', () => {
  const refusal = (): Error => new Error('refused');
  const refusals = { instruction: refusal, precompile: refusal };
  const asked: string[] = [];

  class CountingState extends SmallState {
    override account(address: Address): AccountValue | null | undefined {
      asked.push(`account ${address}`);
      return super.account(address);
    }

    override storage(address: Address): Uint8Array | undefined {
      asked.push(`slot of ${address}`);
      return super.storage(address);
    }

    override mayRun(): true {
      asked.push('may run');
      return true;
    }
  }

  function counting(): { machine: Machine; state: CountingState; bind: (number?: number) => void } {
    asked.length = 0;
    const state = new CountingState();
    state.accounts.set(SENDER, { nonce: 0n, balance: 0n, codeHash: EMPTY_CODE_HASH });
    state.deploy(CONTRACT, COUNT);
    state.slots.set(CONTRACT, 7n);
    const machine = bound(state);
    const bind = (number?: number): void => {
      const named = number === undefined ? {} : { state: number };
      machine.bind({ source: state, ...named, chainPrecompiles: [], permissions: null, refusals });
    };
    return { machine, state, bind };
  }

  test('is asked once for each value, however many messages change it', () => {
    const { machine, bind } = counting();
    for (let time = 0; time < 3; time++) {
      bind(5);
      expect(run(machine, CONTRACT).vmError).toBe('');
      expect(machine.storageAt(CONTRACT, SLOT_0)).toBe(8n);
    }
    expect(asked.toSorted()).toEqual(
      [`account ${SENDER}`, `account ${CONTRACT}`, `slot of ${CONTRACT}`, 'may run'].toSorted(),
    );
  });

  test.each([
    ['another number', 6],
    ['no number', undefined],
  ])('is asked again after %s', (_what, other) => {
    const { machine, state, bind } = counting();
    bind(5);
    run(machine, CONTRACT);
    state.slots.set(CONTRACT, 20n);
    bind(other);
    run(machine, CONTRACT);
    expect(machine.storageAt(CONTRACT, SLOT_0)).toBe(21n);
    bind(5);
    run(machine, CONTRACT);
    expect(machine.storageAt(CONTRACT, SLOT_0)).toBe(21n);
  });

  test('keeps nothing that was missing', () => {
    const { machine, state, bind } = counting();
    state.slots.delete(CONTRACT);
    bind(5);
    expect(() => run(machine, CONTRACT)).toThrow(ValuesMissing);
    state.slots.set(CONTRACT, 7n);
    bind(5);
    run(machine, CONTRACT);
    expect(machine.storageAt(CONTRACT, SLOT_0)).toBe(8n);
  });
});
