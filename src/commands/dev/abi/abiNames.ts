import { decodeErrorResult, toFunctionSelector, toFunctionSignature, type AbiFunction } from 'viem';
import { encodeData, toHex } from '../../../ethereum/hex.js';
import type { ContractNames } from '../../../observe/callTree.js';
import type { Artifact } from './artifacts.js';
import { readAbiFolder } from './abiFolder.js';

const MOST_ITEMS = 500_000;
/** Addresses of deployed contracts that are remembered; the oldest are forgotten. */
const MOST_ADDRESSES = 100_000;
/** Shown characters of a name or of decoded values, which ABIs and contracts choose. */
const MOST_CHARACTERS = 500;
/** Shorter init code does not identify a contract. */
const FEWEST_INIT_CODE_BYTES = 32;

/** An error of an ABI. The library does not export its type. */
interface AbiError {
  readonly type: 'error';
  readonly name: string;
  readonly inputs: AbiFunction['inputs'];
}

interface KnownContract {
  name: string;
  length: number;
  /** Its last 32 bytes as hex digits: compilers end it with a hash of the source. */
  end: string;
}

/** Reads the folder of `--abi`; the summary is for the terminal. Rejects with ConfigError when it cannot be read. */
export async function loadNames(folder: string): Promise<{ names: ContractNames; summary: string }> {
  const { artifacts, skipped, cutShort } = await readAbiFolder(folder);
  const parts = [`${artifacts.length} ${artifacts.length === 1 ? 'contract' : 'contracts'} found by --abi`];
  if (skipped > 0) parts.push(`${skipped} files skipped, which are no JSON or too large`);
  if (cutShort) parts.push('the folder has more than is read');
  return { names: new AbiNames(artifacts), summary: parts.join('; ') };
}

/** Names from artifacts. Where several contracts have the same selector, the contract's address decides. */
export class AbiNames implements ContractNames {
  /** Signatures by selector as 0x hex, then by contract. */
  readonly #functions = new Map<string, Map<string, string>>();
  readonly #errors = new Map<string, AbiError>();
  readonly #contracts: KnownContract[] = [];
  readonly #deployed = new Map<string, string>();
  #items = 0;

  constructor(artifacts: readonly Artifact[]) {
    for (const artifact of artifacts) this.#add(artifact);
    // The longest first: the code of one contract may begin with that of another.
    this.#contracts.sort((a, b) => b.length - a.length);
  }

  call(to: string, input: Uint8Array): string | null {
    const known = this.#functionOf(to, input);
    if (known === null) return null;
    return shortened(`${known.contract === '' ? '' : `${known.contract}.`}${known.signature}`);
  }

  creation(address: string, input: Uint8Array): string | null {
    const found = this.#contracts.find(
      ({ length, end }) => length <= input.length && toHex(input.subarray(length - end.length / 2, length)) === end,
    );
    if (found === undefined) return null;
    this.#deployed.set(address, found.name);
    const [oldest] = this.#deployed.keys();
    if (this.#deployed.size > MOST_ADDRESSES && oldest !== undefined) this.#deployed.delete(oldest);
    return shortened(found.name);
  }

  error(data: Uint8Array): string | null {
    const item = this.#errors.get(encodeData(data.subarray(0, 4)));
    if (item === undefined) return null;
    try {
      const { args = [] } = decodeErrorResult({ abi: [item], data: encodeData(data) });
      return shortened(`${item.name}(${valuesText(item.inputs, args)})`);
    } catch {
      return null;
    }
  }

  #functionOf(to: string, input: Uint8Array): { contract: string; signature: string } | null {
    const candidates = this.#functions.get(encodeData(input.subarray(0, 4)));
    const name = this.#deployed.get(to) ?? '';
    const own = candidates?.get(name);
    if (own !== undefined) return { contract: name, signature: own };
    const [first] = candidates ?? [];
    if (candidates === undefined || first === undefined) return null;
    const [contract, signature] = first;
    // Several contracts have the function, and this one may be any of them or another.
    return { contract: name === '' && candidates.size === 1 ? contract : name, signature };
  }

  #add({ name, abi, initCode }: Artifact): void {
    const length = Math.floor(initCode.length / 2);
    if (length >= FEWEST_INIT_CODE_BYTES)
      this.#contracts.push({ name, length, end: initCode.slice(0, length * 2).slice(-64) });
    for (const item of abi) {
      if (++this.#items > MOST_ITEMS) return;
      try {
        this.#addItem(name, item);
      } catch {
        // An item of another form names nothing.
      }
    }
  }

  #addItem(contract: string, item: unknown): void {
    if (isItem<AbiFunction>(item, 'function')) {
      const selector = toFunctionSelector(item);
      const known = this.#functions.get(selector) ?? new Map<string, string>();
      if (!known.has(contract)) known.set(contract, toFunctionSignature(item));
      this.#functions.set(selector, known);
    } else if (isItem<AbiError>(item, 'error')) {
      this.#errors.set(toFunctionSelector({ ...item, type: 'function', outputs: [], stateMutability: 'view' }), item);
    }
  }
}

function isItem<Item extends AbiFunction | AbiError>(item: unknown, type: Item['type']): item is Item {
  if (typeof item !== 'object' || item === null || !('type' in item) || item.type !== type) return false;
  return 'name' in item && typeof item.name === 'string' && 'inputs' in item && Array.isArray(item.inputs);
}

/** `have: 1, want: 2`, or `1, 2` without names. */
function valuesText(inputs: readonly { name?: string | undefined }[], values: unknown): string {
  if (!Array.isArray(values)) return '';
  return values
    .map((value, index) => {
      const name = inputs[index]?.name ?? '';
      return name === '' ? valueText(value) : `${name}: ${valueText(value)}`;
    })
    .join(', ');
}

/** Numbers in digits, text in quotes, lists and structs in brackets. */
function valueText(value: unknown): string {
  if (typeof value === 'string') return value.startsWith('0x') ? value : JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(valueText).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(([name, field]) => `${name}: ${valueText(field)}`);
  return `{${fields.join(', ')}}`;
}

function shortened(text: string): string {
  return text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS)}…`;
}
