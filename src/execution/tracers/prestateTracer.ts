import type { Address, Bytes32 } from '../../../generated/types.js';
import { decodeData, encodeAddress, encodeData, encodeQuantity, encodeWord, ZERO_HASH } from '../../ethereum/hex.js';
import { keccakHash } from '../../ethereum/keccak.js';
import { contractAddress } from '../../ethereum/receipt.js';
import { delegateOf } from '../rules/authorizations.js';
import { addressOfWord, create2Address, paddedMemory } from './events/operands.js';
import { sortedByKey, traceBytes } from './traceBytes.js';
import type { TraceSize } from './traceLimits.js';
import * as OP from './opcodes.js';
import type { LiveState, Step, TracedTransaction, Tracer } from './tracer.js';

/** `tracerConfig` of the request, with go-ethereum's names and defaults filled in. */
export interface PrestateOptions {
  diffMode: boolean;
  disableCode: boolean;
  disableStorage: boolean;
  includeEmpty: boolean;
}

interface TouchedAccount {
  balance: bigint;
  nonce: bigint;
  code: Uint8Array;
  storage: Map<Bytes32, Bytes32>;
}

type ShownAccount = Partial<TouchedAccount> & {
  /** The account had code and has none now. */
  losesCode?: boolean;
};

const BALANCE = 0x31;
const ZERO_WORD = encodeWord(0n);

const NAMES_ACCOUNT: ReadonlySet<number> = new Set([
  OP.EXTCODECOPY,
  OP.EXTCODEHASH,
  OP.EXTCODESIZE,
  BALANCE,
  OP.SELFDESTRUCT,
]);
const CALLS_ACCOUNT: ReadonlySet<number> = new Set([OP.DELEGATECALL, OP.CALL, OP.STATICCALL, OP.CALLCODE]);

/**
 * `prestateTracer`: the accounts and slots that the transaction touched, as they were before it; with `diffMode`,
 * those that it changed, before and after. The JSON is go-ethereum's.
 */
export class PrestateTracer implements Tracer {
  readonly #before = new Map<Address, TouchedAccount>();
  readonly #empty = new Set<Address>();
  readonly #created = new Set<Address>();
  readonly #destroyed = new Set<Address>();
  #destroysOnlyNew = true;
  #liveState: LiveState | null = null;
  #trace = traceBytes({});
  readonly #options: PrestateOptions;
  readonly #size: TraceSize;

  constructor(options: PrestateOptions, size: TraceSize) {
    this.#options = options;
    this.#size = size;
  }

  start(transaction: TracedTransaction, state: LiveState): void {
    this.#liveState = state;
    const { from, nonce, coinbase, authorities, destroysOnlyNew } = transaction;
    this.#destroysOnlyNew = destroysOnlyNew;
    if (transaction.to === null) this.#created.add(contractAddress(from, nonce));
    const to = transaction.to ?? contractAddress(from, nonce);
    for (const address of [from, to, coinbase, ...authorities]) this.#touch(address);
    this.#touchDelegate(to);
  }

  step({ opcode, stack, address, memory, error }: Step): void {
    if (error !== '') return;
    const item = (fromTop: number): bigint => stack.at(-1 - fromTop) ?? 0n;
    if (opcode === OP.SLOAD || opcode === OP.SSTORE) this.#touchSlot(address, encodeWord(item(0)));
    else if (NAMES_ACCOUNT.has(opcode)) this.#touch(addressOfWord(item(0)));
    else if (CALLS_ACCOUNT.has(opcode)) {
      this.#touch(addressOfWord(item(1)));
      this.#touchDelegate(addressOfWord(item(1)));
    }
    if (opcode === OP.SELFDESTRUCT && (!this.#destroysOnlyNew || this.#created.has(address)))
      this.#destroyed.add(address);
    if (opcode === OP.CREATE) this.#touchCreated(contractAddress(address, this.#state.account(address)?.nonce ?? 0n));
    if (opcode !== OP.CREATE2) return;
    const initCode = paddedMemory(memory, item(1), item(2));
    if (initCode !== null) this.#touchCreated(create2Address(address, decodeData(encodeWord(item(3))), initCode));
  }

  /** Describes the changes here, because the state may be reverted before `result` is called. */
  end(): void {
    const after = this.#options.diffMode ? this.#keepChanges() : null;
    if (!this.#options.includeEmpty) for (const address of this.#empty) this.#before.delete(address);
    const pre = this.#describe(this.#before);
    this.#trace = traceBytes(after === null ? pre : { post: this.#describe(after), pre });
  }

  result(): Uint8Array {
    return this.#trace;
  }

  get #state(): LiveState {
    if (this.#liveState === null) throw new Error('a tracer was used before its transaction began');
    return this.#liveState;
  }

  #touch(address: Address): TouchedAccount {
    const known = this.#before.get(address);
    if (known !== undefined) return known;
    const account = this.#read(address);
    this.#size.add(300 + account.code.length * 2);
    this.#before.set(address, account);
    if (account.balance === 0n && account.nonce === 0n && account.code.length === 0) this.#empty.add(address);
    return account;
  }

  #touchCreated(address: Address): void {
    this.#touch(address);
    this.#created.add(address);
  }

  #touchSlot(address: Address, slot: Bytes32): void {
    if (this.#options.disableStorage) return;
    const { storage } = this.#touch(address);
    if (storage.has(slot)) return;
    this.#size.add(140);
    storage.set(slot, this.#state.storage(address, slot));
  }

  /** Touches the account whose code this one runs by delegation (EIP-7702). */
  #touchDelegate(address: Address): void {
    this.#touch(address);
    const delegate = delegateOf(this.#state.code(address));
    if (delegate !== null) this.#touch(encodeAddress(delegate));
  }

  #read(address: Address): TouchedAccount {
    const account = this.#state.account(address);
    const code = this.#state.code(address);
    return { balance: account?.balance ?? 0n, nonce: account?.nonce ?? 0n, code, storage: new Map() };
  }

  /** The changed accounts after the transaction. Removes unchanged ones from `#before`; destroyed ones stay there. */
  #keepChanges(): Map<Address, ShownAccount> {
    const after = new Map<Address, ShownAccount>();
    for (const [address, account] of this.#before) {
      if (this.#destroyed.has(address)) continue;
      const changed = this.#changesOf(address, account);
      if (Object.keys(changed).length > 0) after.set(address, changed);
      else this.#before.delete(address);
    }
    return after;
  }

  #changesOf(address: Address, previous: TouchedAccount): ShownAccount {
    const now = this.#read(address);
    for (const [slot, value] of previous.storage) {
      const newValue = this.#state.storage(address, slot);
      if (newValue !== value && newValue !== ZERO_WORD) now.storage.set(slot, newValue);
      // Slots that were empty or are unchanged are not shown.
      if (newValue === value) previous.storage.delete(slot);
    }
    const cleared = previous.storage.size > 0;
    for (const [slot, value] of previous.storage) if (value === ZERO_WORD) previous.storage.delete(slot);
    return {
      ...(now.balance !== previous.balance && { balance: now.balance }),
      ...(now.nonce !== previous.nonce && { nonce: now.nonce }),
      ...(encodeData(now.code) !== encodeData(previous.code) && { code: now.code }),
      ...(now.code.length === 0 && previous.code.length > 0 && { losesCode: true }),
      ...((now.storage.size > 0 || cleared) && { storage: now.storage }),
    };
  }

  #describe(accounts: ReadonlyMap<Address, ShownAccount>): Record<string, object> {
    return sortedByKey(new Map([...accounts].map(([address, account]) => [address, this.#describeAccount(account)])));
  }

  #describeAccount({ balance, nonce, code, losesCode = false, storage }: ShownAccount): object {
    const hasCode = code !== undefined && code.length > 0;
    return {
      ...(balance !== undefined && { balance: encodeQuantity(balance) }),
      ...(hasCode && !this.#options.disableCode && { code: encodeData(code) }),
      ...(hasCode && { codeHash: keccakHash(code) }),
      ...(losesCode && { codeHash: ZERO_HASH }),
      ...(nonce !== undefined && nonce > 0n && { nonce: Number(nonce) }),
      ...(storage !== undefined && storage.size > 0 && { storage: sortedByKey(storage) }),
    };
  }
}
