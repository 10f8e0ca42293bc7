/** The Rust SDK: built and linted as a user's tools do it, and driven by test/sdk/rust. */
import { describe, expect, test } from '@jest/globals';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { isTested } from './support/languages.js';
import { describeReadme } from './support/readme.js';
import { describeScenario } from './support/scenario.js';
import { ROOT, tool } from './support/toolchain.js';

const SDK = join(ROOT, 'generated/sdk/rust');
const SCENARIO = join(ROOT, 'test/sdk/rust');
/** One folder and one profile for all, so that dependencies are compiled once; without TLS, three of them again. */
const TARGET = join(ROOT, '.cache/sdk/rust-clippy');
// Clippy is a compiler that says more. `cargo clippy` would compile all packages once more, and say nothing of the SDK,
// which is no member of the workspace.
const ENVIRONMENT = {
  CARGO_TARGET_DIR: TARGET,
  CARGO_TERM_COLOR: 'never',
  RUSTC_WRAPPER: 'clippy-driver',
};
/** The first build of a machine also downloads and compiles the packages. This only ends what hangs. */
const BUILD_TIMEOUT_MS = 900_000;
const AS_JSON = ['--message-format', 'json'];

const cargo = (args: readonly string[]): Promise<string> => tool('cargo', args, SCENARIO, ENVIRONMENT);

/** What clippy says of the program and of the crate beside it, whose warnings -D would not make errors. */
async function warnings(built: readonly string[]): Promise<string[]> {
  const said = await cargo(['build', '--locked', ...AS_JSON, ...built]);
  return said.split('\n').filter((line) => line.includes('"compiler-message"'));
}

(isTested('rust') ? describe : describe.skip)('the Rust SDK', () => {
  test(
    'is formatted, and clippy finds nothing',
    async () => {
      await tool('rustfmt', ['--check', '--config-path', SDK, join(SDK, 'src/lib.rs')], SDK);
      await tool('rustfmt', ['--check', '--config-path', SCENARIO, join(SCENARIO, 'src/main.rs')], SCENARIO);
      expect(await warnings(['--bins', '--tests'])).toEqual([]);
    },
    BUILD_TIMEOUT_MS,
  );

  test(
    'compiles without its feature tls',
    async () => {
      expect(await warnings(['--bin', 'scenario', '--no-default-features'])).toEqual([]);
    },
    BUILD_TIMEOUT_MS,
  );

  test(
    'answers lies of a server with errors',
    async () => {
      expect(await cargo(['test', '--locked', '--package', 'scenario'])).toContain('test result: ok');
    },
    BUILD_TIMEOUT_MS,
  );
});

describeReadme({
  sdk: 'rust',
  fence: 'rust',
  file: 'src/main.rs',
  env: {
    ...ENVIRONMENT,
    // What the SDK needs was downloaded and compiled for its other tests, in these versions and with these settings.
    CARGO_NET_OFFLINE: 'true',
    CARGO_PROFILE_DEV_DEBUG: 'false',
    CARGO_PROFILE_DEV_INCREMENTAL: 'false',
  },
  rewrite: (install) => `${install}\ncp /path/to/halley/test/sdk/rust/Cargo.lock .`,
  continued: (program, sample) =>
    program.replace('    Ok(())\n}\n', `\n${sample.replace(/^(?=.)/gm, '    ')}    Ok(())\n}\n`),
  prints: /^\d+\n\d+ \d+\n\d+ \d+\nSome\(ExecutionReverted\) Some\(Revert \{.*\}\)\n\d+ 0x/,
});

describeScenario('rust', async () => {
  await cargo(['build', '--locked', '--package', 'scenario', '--bin', 'scenario']);
  const command = join(TARGET, 'scenario');
  await cp(join(TARGET, 'debug/scenario'), command);
  return { command, args: [], env: { HALLEY_CONTRACT: join(ROOT, 'openrpc.json') } };
});
