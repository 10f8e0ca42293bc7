/** Tools of other languages, and the start of an SDK's README. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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

/** The first program in the README of an SDK. */
export async function readmeStart(sdk: string, language: string): Promise<string> {
  const readme = await readFile(join(sdk, 'README.md'), 'utf8');
  const [, program] = new RegExp(`\`\`\`${language}[^\\n]*\\n([\\s\\S]*?)\`\`\``).exec(readme) ?? [];
  if (program === undefined) throw new Error(`the README in ${sdk} has no program`);
  return program;
}

/** What `run` prints with a server that answers every call with 0x123. */
export async function startAnswer(run: (url: string) => Promise<string>): Promise<string> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { id } = JSON.parse(body) as { id: unknown };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ jsonrpc: '2.0', id, result: '0x123' }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
