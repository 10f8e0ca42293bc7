/**
 * Runs every `.io` file against Halley in front of the recorded chain that the file names. README.md says how to add
 * them.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { methodPath } from '../../codegen/assemble.js';
import { methodTable } from '../../generated/methods.js';
import { DEVELOPMENT_NAMESPACES } from '../../src/config/settings.js';
import { exchange } from '../unit/transport/endpoints.js';
import { CHAINS, ServedChain } from './chains.js';
import { callableMethod, misfits, type Answer, type Request } from './contractFit.js';
import { readIoFiles, writeAnswers, type IoFile } from './ioFile.js';
import { Placeholders } from './placeholders.js';

const UPDATE = process.env['UPDATE_IO'] === '1';
const files = readIoFiles(import.meta.dirname);
const served = new Map<string, ServedChain>();

beforeAll(async () => {
  await Promise.all(
    Object.entries(CHAINS).map(async ([name, options]) => served.set(name, await ServedChain.start(options))),
  );
}, 60_000);

afterAll(() => Promise.all([...served.values()].map((chain) => chain.stop())));

const FOLDERS = [...new Set(files.map(folderOf))];

describe.each(FOLDERS)('%s', (folder) => {
  for (const file of files.filter((each) => folderOf(each) === folder)) {
    test(`${file.name.slice(folder.length + 1)}: ${file.comment}`, () => run(file));
  }
});

describe('the cases', () => {
  test('call every method that is not for development', () => {
    const called = files.flatMap(({ exchanges }) => exchanges.map(({ request }) => callableMethod(methodOf(request))));
    const callable = Object.entries(methodTable).filter(
      ([, { namespace }]) => !DEVELOPMENT_NAMESPACES.includes(namespace),
    );
    expect(callable.map(([name]) => name).filter((name) => !called.some((method) => method === name))).toEqual([]);
  });

  test('are in the folder of a method that they call', () => {
    const strays = files.filter((file) => {
      const called = file.exchanges.map(({ request }) => methodOf(request));
      return !called.some((method) =>
        [method, callableMethod(method) ?? method].map(methodPath).includes(folderOf(file)),
      );
    });
    expect(strays.map(({ name }) => name)).toEqual([]);
  });
});

async function run(file: IoFile): Promise<void> {
  const chain = served.get(file.chain);
  if (chain === undefined) throw new Error(`${file.path}: no chain is named ${file.chain}`);
  const placeholders = new Placeholders();
  for (const step of file.exchanges) {
    const request = placeholders.fill(step.request);
    const { status, body } = await exchange(chain.address, request);
    expect(status).toBe(200);
    const answer = JSON.parse(body.toString()) as Answer;
    expect(misfits(JSON.parse(request) as Request, answer)).toEqual([]);
    placeholders.learn(JSON.parse(step.answer ?? 'null'), answer);
    const expected: unknown = JSON.parse(placeholders.fill(step.answer ?? 'null'));
    if (UPDATE && (step.answer === null || (file.speconly === null && !equal(answer, expected)))) {
      step.answer = placeholders.generalise(body.toString());
    } else if (file.speconly === null) {
      expect(answer).toEqual(expected);
    }
  }
  if (UPDATE) writeAnswers(file);
}

function equal(answer: unknown, expected: unknown): boolean {
  try {
    expect(answer).toEqual(expected);
    return true;
  } catch {
    return false;
  }
}

function folderOf({ name }: IoFile): string {
  return name.slice(0, name.lastIndexOf('/'));
}

function methodOf(request: string): string {
  return (JSON.parse(request) as Request).method;
}
