/** Records what the main thread of Halley does during a scenario, with its own method for that. */
import { readFile } from 'node:fs/promises';
import type { Profiler } from 'node:inspector';
import { join } from 'node:path';
import { readAuthSecret } from '../../src/config/authSecret.js';
import { createToken } from '../../src/transport/authenticator.js';
import type { HalleyProcess } from '../../test/support/halleyProcess.js';
import type { LoadGenerator } from '../load.js';
import { bodyOf } from '../rpc.js';
import type { Scenario } from '../scenario.js';

/** Flags of a Halley that records profiles: while the namespace `debug` is on, V8 samples allocations. */
export function profiledFlags(dataDir: string): Record<string, string> {
  return { 'json-rpc.api': 'eth,debug,halley', 'json-rpc.auth-secret': join(dataDir, 'jwtsecret') };
}

/** Plays the scenario twice for some seconds, and records the second time: the code is compiled then. */
export async function recordProfile(
  halley: HalleyProcess,
  { name, requests, lists = {} }: Scenario,
  generator: LoadGenerator,
  { seconds, connections }: { seconds: number; connections: number },
): Promise<Profiler.Profile> {
  const bodies = requests.map(({ request }) => bodyOf(request));
  const job = { url: halley.httpUrl, bodies, lists, connections };
  await generator.run({ ...job, seconds });
  const file = `${name}.cpuprofile`;
  const recorded = privateCall(halley, 'debug_cpuProfile', [file, Math.ceil(seconds)]);
  await generator.run({ ...job, seconds: Math.ceil(seconds) });
  await recorded;
  return JSON.parse(await readFile(join(halley.dataDir, 'profiles', file), 'utf8')) as Profiler.Profile;
}

/** Throws for an error. */
async function privateCall({ httpUrl, dataDir }: HalleyProcess, method: string, params: unknown[]): Promise<void> {
  const { secret } = await readAuthSecret(profiledFlags(dataDir)['json-rpc.auth-secret']!);
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await createToken(secret)}` };
  const response = await fetch(httpUrl, { method: 'POST', headers, body: bodyOf({ method, params }) });
  const { error } = (await response.json()) as { error?: { message: string } };
  if (error !== undefined) throw new Error(`${method}: ${error.message}`);
}
