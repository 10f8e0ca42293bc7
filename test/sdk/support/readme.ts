/** The README of an SDK, followed as a user does: its lines are typed into a shell, and its programs run. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { devStage, FIRST } from '../../support/devStage.js';
import { isTested, type Language } from './languages.js';
import { ROOT } from './toolchain.js';
import { UserFolder } from './userFolder.js';

/** The first build of a machine also compiles packages. This only ends what hangs. */
const BUILD_TIMEOUT_MS = 900_000;
/** What the last sample prints, a subscription without an end. */
const TWO_HEADS = /(?:\d+n? 0x[0-9a-f]{64}\n){2}/;

/** What is read in a README. */
export interface Manual {
  sdk: Language;
  /** The language of its programs, as behind the fence of a block. */
  fence: string;
  /** Where a user saves the first program. */
  file: string;
  /** The program, continued with a sample. Without this, the sample is put behind it. */
  continued?: (program: string, sample: string) => string;
}

/** How it is followed. */
export interface Trial extends Manual {
  /** Variables with which the tools of the language need no network. */
  env: NodeJS.ProcessEnv;
  /** Makes what the variables name. */
  prepare?: () => Promise<unknown>;
  /** Lines that install without a network what the README installs from a registry. */
  rewrite?: (install: string) => string;
  /** What the first program and its samples print, up to the subscription. */
  prints: RegExp;
}

interface Readme {
  /** Lines of shell that install the SDK. */
  install: string;
  /** Lines of shell that run the program. */
  run: string;
  start: string;
  /** The first program, continued with all samples. */
  program: string;
}

export async function readReadme({ sdk, fence, file, continued }: Manual): Promise<Readme> {
  const text = await readFile(join(ROOT, 'generated/sdk', sdk, 'README.md'), 'utf8');
  const [install, run, ...others] = blocks(text, 'sh');
  const [start, ...samples] = blocks(text, fence);
  const isComplete = install !== undefined && run !== undefined && start !== undefined && samples.length > 0;
  if (!isComplete || others.length > 0 || !text.includes(`Save this as \`${file}\``)) {
    throw new Error(`the README of ${sdk} needs one sh block that installs, one that runs ${file}, and its programs`);
  }
  return { install, run, start, program: samples.reduce(continued ?? behind, start) };
}

function behind(program: string, sample: string): string {
  return `${program}\n${sample}`;
}

/** The code blocks of a language. */
function blocks(text: string, fence: string): string[] {
  const found = text.matchAll(/^```(\w+)[^\n]*\n([\s\S]*?)^```$/gm);
  return [...found].filter(([, language]) => language === fence).map(([, , code]) => code ?? '');
}

/** The tests of a README. `more` adds some in the same folder. */
export function describeReadme(trial: Trial, more?: (folder: () => UserFolder) => void): void {
  (isTested(trial.sdk) ? describe : describe.skip)(`the README of the ${trial.sdk} SDK`, () => {
    const { dev, ask } = devStage('--block-time', '1');
    let folder: UserFolder;
    let readme: Readme;

    /** Saves a program as the README says, but with the server of this test. */
    const save = (program: string): Promise<void> =>
      folder.save(trial.file, program.replaceAll('//127.0.0.1:8545', dev.url.replace('http:', '')));

    beforeAll(async () => {
      readme = await readReadme(trial);
      await trial.prepare?.();
      folder = await UserFolder.create(trial.env);
      await folder.type((trial.rewrite?.(readme.install) ?? readme.install).replaceAll('/path/to/halley', ROOT));
    }, BUILD_TIMEOUT_MS);

    afterAll(() => folder?.remove());

    test(
      'begins with a program that runs as it stands',
      async () => {
        await save(readme.start);
        const balance = BigInt(await ask<string>('eth_getBalance', FIRST, 'latest'));
        expect(await folder.type(readme.run)).toContain(`${balance}`);
      },
      BUILD_TIMEOUT_MS,
    );

    test('has samples that continue the program', async () => {
      await save(readme.program);
      expect(await folder.type(readme.run, TWO_HEADS)).toMatch(trial.prints);
    });

    more?.(() => folder);
  });
}
