/** The engine's traces of OpenEthereum equal those that follow from geth's tracers. */
import { describe, expect, test } from '@jest/globals';
import type { Address } from '../../../../generated/types.js';
import { OWN_WORK } from '../../../../src/caller/caller.js';
import { JsonWriter } from '../../../../src/json/jsonWriter.js';
import { readCallTrace } from '../../../../src/tracing/parity/readCallTrace.js';
import { readAccounts, readPrestateDiff, writeStateDiff } from '../../../support/parity/stateDiff.js';
import { readStructLogs } from '../../../support/parity/structLogReader.js';
import { writeVmTrace } from '../../../support/parity/vmTrace.js';
import { gatewayAnswer } from './gethAnswers.js';
import { gethCases, hasLongLogs, type GethCase } from './gethCases.js';

const SHOWS_FRAMELESS = { tracer: 'callTracer', showsFrameless: true };
const CHANGES = { tracer: 'prestateTracer', tracerConfig: { diffMode: true } };

const bytes = async (each: GethCase, config: Record<string, unknown>) => Buffer.from(await gatewayAnswer(each, config));

/** The codes while the call runs: its authorizations have set some. */
async function codesOf(each: GethCase): Promise<(address: Address) => string> {
  const before = await readAccounts(await bytes(each, { tracer: 'prestateTracer' }), OWN_WORK);
  const { post } = await readPrestateDiff(await bytes(each, CHANGES), OWN_WORK);
  const overridden = (address: Address) => each.accounts[address]?.code;
  return (address) => post[address]?.code ?? before[address]?.code ?? overridden(address) ?? '0x';
}

const cases = gethCases.map((each): [string, GethCase] => [each.name, each]);

describe('vmTrace', () => {
  test.each(cases.filter(([, each]) => !hasLongLogs(each)))('%s', async (_, each) => {
    const root = await readCallTrace(await bytes(each, SHOWS_FRAMELESS), OWN_WORK);
    const writer = new JsonWriter(50_000_000);
    const logs = readStructLogs(await bytes(each, { disableStorage: true }), OWN_WORK);
    await writeVmTrace(logs, { root, codeOf: await codesOf(each) }, writer);
    expect(await gatewayAnswer(each, { parity: 'vmTrace' })).toBe(writer.end().toString());
  });
});

describe('stateDiff', () => {
  test.each(cases)('%s', async (_, each) => {
    const writer = new JsonWriter(50_000_000);
    await writeStateDiff(await readPrestateDiff(await bytes(each, CHANGES), OWN_WORK), writer, OWN_WORK);
    expect(await gatewayAnswer(each, { parity: 'stateDiff' })).toBe(writer.end().toString());
  });
});
