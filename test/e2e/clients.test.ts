/**
 * The clients of `npm run test:clients` that are dependencies of Halley's tests anyway, against both chains. Every step
 * passes, or fails for a reason of the chain that clients/reasons.json names.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLIENTS } from '../../clients/harness/clients.js';
import { reasonOf, type KnownReason } from '../../clients/harness/report.js';
import { runClient } from '../../clients/harness/runClient.js';
import { START_TARGET, type Target } from '../../clients/harness/targets.js';
import { compileProbe } from '../support/probe.js';

const FOLDER = join(import.meta.dirname, '../../clients');
const HERE = CLIENTS.filter(({ tool }) => tool === 'none');

let temporary: string;
let reasons: KnownReason[];

beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'halley-clients-'));
  await writeFile(join(temporary, 'Probe.json'), JSON.stringify(compileProbe()));
  reasons = JSON.parse(await readFile(join(FOLDER, 'reasons.json'), 'utf8')) as KnownReason[];
});

afterAll(() => rm(temporary, { recursive: true, force: true }));

describe.each(['dev', 'go'] as const)('against %s', (name) => {
  let target: Target;

  beforeAll(async () => {
    target = await START_TARGET[name]();
  }, 120_000);

  afterAll(() => target?.stop());

  test.each(HERE)(
    '$title',
    async (client) => {
      const folder = join(FOLDER, client.id);
      const { steps } = await runClient(client, target, { folder, artifact: join(temporary, 'Probe.json') });
      expect(steps.filter((step) => !step.ok && reasonOf(reasons, client.id, name, step) === undefined)).toEqual([]);
      expect(steps.length).toBeGreaterThanOrEqual(10);
    },
    180_000,
  );
});
