/**
 * Prints the bill of materials, CycloneDX 1.5 in the shape of `npm sbom`: every package of package-lock.json that the
 * program needs, the crates in its engine, and what the pages at /docs/ bring to browsers. What only builds these is
 * not part of it.
 * `npm sbom --omit dev` leaves out those that a development package needs, too.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

const FOLDER = 'node_modules/';
/** Names of CycloneDX for those of subresource integrity. */
const ALGORITHMS = { sha1: 'SHA-1', sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' };

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
const { description } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const root = packages[''];
/** What the scripts of the pages import, and their typeface. */
const OF_PAGES = ['@fontsource-variable/figtree', 'minisearch', 'react', 'react-dom'];
const paths = new Set([...Object.keys(root.dependencies), ...OF_PAGES].map((name) => `${FOLDER}${name}`));
// What is added while the loop runs is visited, too.
for (const path of paths) for (const needed of pathsNeededBy(path)) paths.add(needed);

const { crates } = JSON.parse(readFileSync(new URL('../engine/build.json', import.meta.url), 'utf8'));
const ofEngine = crates.map(crateComponentOf);

/** One path for each name and version: nested folders may repeat a package. */
const components = new Map([...paths].map((path) => [refOf(path), componentOf(path)]));
const ofPages = OF_PAGES.map((name) => refOf(`${FOLDER}${name}`));
const dependencies = new Map([
  [refOf(''), [...dependenciesOf(''), ...ofPages, ...ofEngine.map((crate) => crate['bom-ref'])]],
]);
for (const path of paths)
  dependencies.set(refOf(path), [...(dependencies.get(refOf(path)) ?? []), ...dependenciesOf(path)]);

const bill = {
  $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  serialNumber: `urn:uuid:${randomUUID()}`,
  version: 1,
  metadata: {
    timestamp: new Date().toISOString(),
    lifecycles: [{ phase: 'pre-build' }],
    component: {
      'bom-ref': refOf(''),
      type: 'application',
      name: root.name,
      version: root.version,
      description,
      purl: purlOf(root.name, root.version),
      licenses: licensesOf(root.license),
    },
  },
  components: [...components.values(), ...ofEngine].sort((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1)),
  dependencies: [...dependencies].map(([ref, dependsOn]) => ({ ref, dependsOn: [...new Set(dependsOn)].sort() })),
};
process.stdout.write(`${JSON.stringify(bill, null, 2)}\n`);

function nameOf(path) {
  return packages[path].name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
}

function refOf(path) {
  return `${nameOf(path)}@${packages[path].version}`;
}

function purlOf(name, version) {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

function componentOf(path) {
  const { version, integrity, license, optional } = packages[path];
  if (integrity === undefined || license === undefined)
    throw new Error(`package-lock.json: ${path} has no integrity or no license`);
  const name = nameOf(path);
  return {
    'bom-ref': refOf(path),
    type: 'library',
    name,
    version,
    scope: optional === true ? 'optional' : 'required',
    purl: purlOf(name, version),
    hashes: integrity.split(' ').map(hashOf),
    licenses: licensesOf(license),
  };
}

function crateComponentOf({ name, version, license, checksum }) {
  const purl = `pkg:cargo/${name}@${version}`;
  const hashes = [{ alg: ALGORITHMS.sha256, content: checksum }];
  return {
    'bom-ref': purl,
    type: 'library',
    name,
    version,
    scope: 'required',
    purl,
    hashes,
    licenses: licensesOf(license),
  };
}

function hashOf(text) {
  const [algorithm, digest] = text.split(/-(.*)/s);
  return { alg: ALGORITHMS[algorithm], content: Buffer.from(digest, 'base64').toString('hex') };
}

/** An identifier of SPDX, or an expression of several. */
function licensesOf(license) {
  return /[ ()]/.test(license) ? [{ expression: license }] : [{ license: { id: license } }];
}

function dependenciesOf(path) {
  return pathsNeededBy(path).map(refOf);
}

/** What a package needs, as Node.js finds it: in its own folder, or in one above. Optional ones may be missing. */
function pathsNeededBy(path) {
  const { dependencies, optionalDependencies, peerDependencies } = packages[path];
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }).flatMap((name) => {
    const found = foldersAbove(path).find((folder) => `${folder}${FOLDER}${name}` in packages);
    return found === undefined ? [] : [`${found}${FOLDER}${name}`];
  });
}

/** `a/node_modules/b` has those of b, of a and of the root, each with its last slash. */
function foldersAbove(path) {
  const folders = [];
  for (let at = path; at !== ''; at = at.slice(0, Math.max(at.lastIndexOf(FOLDER) - 1, 0))) folders.push(`${at}/`);
  return [...folders, ''];
}
