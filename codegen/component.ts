/**
 * The component that @open-rpc/generator runs for this project. The generator passes a dereferenced document, which has
 * lost the names of schemas, so this component reads the contract itself.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readContract } from './contract.js';
import { OUTPUTS, textOf } from './outputs.js';

async function writeOutputs(destination: string): Promise<void> {
  const contract = await readContract();
  for (const output of OUTPUTS) {
    const file = join(destination, output.file);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await textOf(output, contract));
  }
}

/** The component, as the generator calls it. */
export default {
  staticPath: (): undefined => undefined,
  hooks: { templateFiles: { typescript: [] }, afterCompileTemplate: [writeOutputs] },
};
