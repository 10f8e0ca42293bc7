/**
 * Contracts in the files that compilers write: artifacts of Hardhat and Foundry, and what solc prints (--standard-json,
 * --combined-json, --abi). The files are not trusted: nothing about their form is assumed.
 */
import { isObject } from '../../../json/jsonValue.js';

/** A contract as a file describes it. */
export interface Artifact {
  /** Without the name of its source file. */
  name: string;
  /** Items of the ABI, not checked. */
  abi: readonly unknown[];
  /** Init code without arguments as hex digits, up to the first placeholder for a library's address. */
  initCode: string;
}

const MOST_CONTRACTS = 10_000;

/** The contracts in a file; `fileName` names one that does not name itself. Empty for JSON of any other form. */
export function artifactsIn(json: unknown, fileName: string): Artifact[] {
  if (Array.isArray(json)) return [{ name: nameOfFile(fileName), abi: json, initCode: '' }];
  if (!isObject(json)) return [];
  if (isObject(json['contracts'])) return artifactsOfSolc(json['contracts']).slice(0, MOST_CONTRACTS);
  const { contractName } = json;
  const abi = abiOf(json['abi']);
  if (abi === null) return [];
  const name = typeof contractName === 'string' ? contractName : nameOfFile(fileName);
  return [{ name, abi, initCode: initCodeOf(json['bytecode']) }];
}

function artifactsOfSolc(contracts: Record<string, unknown>): Artifact[] {
  return Object.entries(contracts).flatMap(([key, value]) => {
    if (!isObject(value)) return [];
    // --combined-json has `file:Contract`, --standard-json a list of contracts for each file.
    const combined = abiOf(value['abi']);
    if (combined !== null)
      return [{ name: key.slice(key.lastIndexOf(':') + 1), abi: combined, initCode: initCodeOf(value['bin']) }];
    return Object.entries(value).flatMap(([name, contract]) => {
      const { abi: written, evm } = isObject(contract) ? contract : {};
      const abi = abiOf(written);
      return abi === null ? [] : [{ name, abi, initCode: isObject(evm) ? initCodeOf(evm['bytecode']) : '' }];
    });
  });
}

/** Older versions of solc print the ABI as text inside of the JSON. */
function abiOf(value: unknown): readonly unknown[] | null {
  try {
    const parsed: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    // The items of the list are checked when they are used.
    return Array.isArray(parsed) ? (parsed as unknown[]) : null;
  } catch {
    return null;
  }
}

/** Hardhat has the text itself, Foundry and --standard-json an object around it. */
function initCodeOf(bytecode: unknown): string {
  const text = isObject(bytecode) ? bytecode['object'] : bytecode;
  return typeof text === 'string' ? (/^(?:0x)?([0-9a-f]*)/i.exec(text)?.[1] ?? '').toLowerCase() : '';
}

/** `Counter` for Counter.json and for src_Counter_sol_Counter.abi. */
function nameOfFile(fileName: string): string {
  const name = fileName.replace(/\..*$/, '');
  return name.slice(name.lastIndexOf('_sol_') === -1 ? 0 : name.lastIndexOf('_sol_') + '_sol_'.length);
}
