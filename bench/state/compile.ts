/** Compiles contracts as those of section State, as contracts on chains are compiled: optimized for many calls. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Abi, Hex } from 'viem';

export interface CompiledContract {
  abi: Abi;
  bytecode: Hex;
  /** Bytes of the code on the chain. */
  size: number;
  /** Slot of each variable by its name. */
  slots: ReadonlyMap<string, number>;
}

interface SolcContract {
  abi: Abi;
  evm: { bytecode: { object: string }; deployedBytecode: { object: string } };
  storageLayout: { storage: { label: string; slot: string }[] };
}

interface SolcOutput {
  errors?: { severity: string; formattedMessage: string }[];
  contracts: Record<string, Record<string, SolcContract>>;
}

const FOLDER = join(import.meta.dirname, 'contracts');

/** Solidity's optimizer weighs the size of code against the gas of this many calls. */
const RUNS = 1_000_000;

/** The contracts of all files, by name. Takes some seconds. Throws with the errors of the compiler. */
export function compileContracts(folder = FOLDER): ReadonlyMap<string, CompiledContract> {
  // solc has no types and one entry point: JSON text in, JSON text out.
  const solc = createRequire(import.meta.url)('solc') as { compile(input: string): string };
  const files = readdirSync(folder).map(
    (name) => [name, { content: readFileSync(join(folder, name), 'utf8') }] as const,
  );
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(files),
    settings: {
      evmVersion: 'paris',
      optimizer: { enabled: true, runs: RUNS },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object', 'storageLayout'] } },
    },
  };
  const output = JSON.parse(solc.compile(JSON.stringify(input))) as SolcOutput;
  const failures = (output.errors ?? []).filter(({ severity }) => severity === 'error');
  if (failures.length > 0) throw new Error(failures.map(({ formattedMessage }) => formattedMessage).join('\n'));
  const contracts = Object.values(output.contracts).flatMap((file) => Object.entries(file));
  return new Map(contracts.map(([name, contract]) => [name, compiled(contract)]));
}

function compiled({ abi, evm, storageLayout }: SolcContract): CompiledContract {
  return {
    abi,
    bytecode: `0x${evm.bytecode.object}`,
    size: evm.deployedBytecode.object.length / 2,
    slots: new Map(storageLayout.storage.map(({ label, slot }) => [label, Number(slot)])),
  };
}
