/** Compiles Solidity to creation code: about half a second for a small contract. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type { Abi, Hex } from 'viem';

export interface Compiled {
  abi: Abi;
  bytecode: Hex;
}

/** Signatures of the events of `Probe.sol`. viem derives types from this text. */
export const PROBE_EVENTS = [
  'event Stored(address indexed by, uint256 indexed value, string note)',
  'event Counted(uint256 indexed index)',
] as const;

interface SolcOutput {
  errors?: { severity: string; formattedMessage: string }[];
  contracts: Record<string, Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>>;
}

export const compileProbe = (): Compiled => compileContract(join(import.meta.dirname, 'Probe.sol'), 'Probe');

/** Throws with the errors of the compiler. */
export function compileContract(path: string, name: string): Compiled {
  // solc has no types and one entry point: JSON text in, JSON text out.
  const solc = createRequire(import.meta.url)('solc') as { compile(input: string): string };
  const file = basename(path);
  const input = {
    language: 'Solidity',
    sources: { [file]: { content: readFileSync(path, 'utf8') } },
    settings: { evmVersion: 'paris', outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } } },
  };
  const output = JSON.parse(solc.compile(JSON.stringify(input))) as SolcOutput;
  const failures = (output.errors ?? []).filter(({ severity }) => severity === 'error');
  if (failures.length > 0) throw new Error(failures.map(({ formattedMessage }) => formattedMessage).join('\n'));
  const contract = output.contracts[file]?.[name];
  if (contract === undefined) throw new Error(`solc gave no contract ${name}`);
  return { abi: contract.abi, bytecode: `0x${contract.evm.bytecode.object}` };
}
