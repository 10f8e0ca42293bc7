/** Tools of other languages. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const ROOT = join(import.meta.dirname, '../../..');

/** Runs a tool in a folder. Resolves to what it prints; rejects with all that it says when it fails or is missing. */
export async function tool(
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  try {
    const options = { cwd, env: { ...process.env, ...env }, maxBuffer: 64 << 20 };
    const { stdout } = await promisify(execFile)(command, args, options);
    return stdout;
  } catch (error) {
    // What execFile rejects with.
    const { code, stdout, stderr } = error as { code?: unknown; stdout?: string; stderr?: string };
    const reason = code === 'ENOENT' ? 'it is not installed' : `${stdout ?? ''}${stderr ?? ''}`.slice(-4000);
    throw new Error(`${command} ${args.join(' ')}: ${reason}`, { cause: error });
  }
}
