/** The bill of materials has every package that the program is made of, as package-lock.json pins it. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = 'node_modules/';
const PAGES = 'halley-docs-site';

interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  purl: string;
  scope: string;
  hashes: { alg: string; content: string }[];
  licenses: ({ license: { id: string } } | { expression: string })[];
}

interface Bill {
  bomFormat: string;
  specVersion: string;
  metadata: { component: { name: string; purl: string } };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

interface Pinned {
  version: string;
  integrity: string;
  license: string;
  dev?: boolean;
}

function readJson<T>(name: string): T {
  return JSON.parse(readFileSync(join(ROOT, name), 'utf8')) as T;
}

const { packages } = readJson<{ packages: Record<string, Pinned> }>('package-lock.json');
const { dependencies } = readJson<{ dependencies: Record<string, string> }>('package.json');
const byRef = (paths: [string, Pinned][]) =>
  new Map(
    paths.map(([path, entry]) => [`${path.slice(path.lastIndexOf(FOLDER) + FOLDER.length)}@${entry.version}`, entry]),
  );
const entries = Object.entries(packages).filter(([path]) => path.startsWith(FOLDER) && path !== `${FOLDER}${PAGES}`);
const pinned = byRef(entries);
/** What docs-site/ needs in order to build, and brings to nobody. */
const BUILDS = /^(?:esbuild|@esbuild\/.*|fsevents|marked|tsx)@/;
/** The packages that are not of development alone, by name and version. */
const production = byRef(entries.filter(([, { dev }]) => dev !== true));
const isCrate = ({ purl }: Component) => purl.startsWith('pkg:cargo/');

let bill: Bill;

beforeAll(() => {
  const { status, stdout } = spawnSync('npm', ['run', '--silent', 'sbom'], { cwd: ROOT, encoding: 'utf8' });
  expect(status).toBe(0);
  bill = JSON.parse(stdout) as Bill;
});

test('it is CycloneDX 1.5, of this program', () => {
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5' });
  expect(bill.metadata.component).toMatchObject({ name: 'halley', purl: 'pkg:npm/halley@0.1.0' });
});

test('it has each production package of the lock once, but for those that only build', () => {
  expect(production.size).toBeGreaterThan(100);
  const refs = bill.components.filter((each) => !isCrate(each)).map((component) => component['bom-ref']);
  expect(refs).toEqual([...production.keys()].filter((ref) => !BUILDS.test(ref)).sort());
});

test('it has every package that the scripts of the pages import', () => {
  const folder = join(ROOT, 'docs-site/client');
  const names = new Set(bill.components.map(({ name }) => name));
  const imported = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/^(?:import|\}) .*?from '((?:@[^/']+\/)?[^./'][^/']*)/gm),
    ]);
  expect(imported.length).toBeGreaterThan(10);
  expect(imported.map(([, name]) => name!).filter((name) => !names.has(name))).toEqual([]);
});

test('a start installs everything that builds: one version of it, not for development alone', () => {
  const { dependencies: ofPages } = readJson<{ dependencies: Record<string, string> }>('docs-site/package.json');
  const { devDependencies } = readJson<{ devDependencies: Record<string, string> }>('package.json');
  for (const [name, version] of Object.entries(ofPages)) {
    expect({ name, version: devDependencies[name] ?? version }).toEqual({ name, version });
    expect({ name, version: packages[`${FOLDER}${name}`]?.version }).toEqual({ name, version });
    expect(production.has(`${name}@${version}`)).toBe(true);
  }
});

describe('each direct dependency', () => {
  test.each(Object.entries(dependencies))('%s %s is in it, and named as one', (name, version) => {
    expect(bill.components).toContainEqual(expect.objectContaining({ name, version, scope: 'required' }));
    expect(bill.dependencies.find(({ ref }) => ref === 'halley@0.1.0')?.dependsOn).toContain(`${name}@${version}`);
  });
});

test('each has its hash, its licence and its package URL', () => {
  for (const { 'bom-ref': ref, name, version, hashes, licenses, purl } of bill.components.filter((e) => !isCrate(e))) {
    const { integrity, license } = pinned.get(ref) as Pinned;
    expect(hashes).toEqual([
      { alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') },
    ]);
    expect(licenses).toEqual([license.includes(' ') ? { expression: license } : { license: { id: license } }]);
    expect(purl).toBe(`pkg:npm/${name.replace(/^@/, '%40')}@${version}`);
  }
});

test('it has the crates of the engine, as Cargo.lock pins them', () => {
  const crates = bill.components.filter(isCrate);
  expect(crates.map(({ name }) => name)).toEqual(expect.arrayContaining(['revm', 'revm-precompile', 'k256']));
  const lock = readFileSync(join(ROOT, 'engine/Cargo.lock'), 'utf8');
  for (const { name, version, hashes, licenses } of crates) {
    const [hash] = hashes;
    expect(lock).toMatch(new RegExp(`name = "${name}"\\nversion = "${version}"\\n.*\\nchecksum = "${hash?.content}"`));
    expect(licenses).toHaveLength(1);
  }
});

test('what a package needs is in it: of several versions, the one that it finds', () => {
  const refs = new Set(bill.components.map((component) => component['bom-ref']));
  for (const { ref, dependsOn } of bill.dependencies) {
    expect(refs.has(ref) || ref === 'halley@0.1.0').toBe(true);
    expect(dependsOn.filter((needed) => !refs.has(needed))).toEqual([]);
  }
  const reached = new Set(['halley@0.1.0']);
  const needs = new Map(bill.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  for (const ref of reached) for (const needed of needs.get(ref) ?? []) reached.add(needed);
  expect(reached.size).toBe(refs.size + 1);
});

test('no package may run a script when it is installed, whatever the version of npm', () => {
  const { stdout } = spawnSync('npm', ['config', 'get', 'ignore-scripts'], { cwd: ROOT, encoding: 'utf8' });
  expect(stdout).toBe('true\n');
});
