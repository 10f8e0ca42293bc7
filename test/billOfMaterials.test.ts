/** The bill of materials has every package that the program is made of, as package-lock.json pins it. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = 'node_modules/';

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
/** The packages that are not of development alone, by name and version. */
const production = new Map(
  Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && dev !== true)
    .map(([path, pinned]) => [`${path.slice(path.lastIndexOf(FOLDER) + FOLDER.length)}@${pinned.version}`, pinned]),
);

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

test('it has each production package of the lock once, and no other', () => {
  expect(production.size).toBeGreaterThan(100);
  expect(bill.components.map((component) => component['bom-ref'])).toEqual([...production.keys()].sort());
});

describe('each direct dependency', () => {
  test.each(Object.entries(dependencies))('%s %s is in it, and named as one', (name, version) => {
    expect(bill.components).toContainEqual(expect.objectContaining({ name, version, scope: 'required' }));
    expect(bill.dependencies.find(({ ref }) => ref === 'halley@0.1.0')?.dependsOn).toContain(`${name}@${version}`);
  });
});

test('each has its hash, its licence and its package URL', () => {
  for (const { 'bom-ref': ref, name, version, hashes, licenses, purl } of bill.components) {
    const { integrity, license } = production.get(ref) as Pinned;
    expect(hashes).toEqual([
      { alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') },
    ]);
    expect(licenses).toEqual([license.includes(' ') ? { expression: license } : { license: { id: license } }]);
    expect(purl).toBe(`pkg:npm/${name.replace(/^@/, '%40')}@${version}`);
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
