/**
 * The borders between the folders of src/, from scripts/lint/layers.json. docs/internals/house.md has
 * the same list; test/unit/layers.test.ts compares the two. A folder imports itself and what is next to it there.
 * Type-only imports count.
 */
import { readFileSync } from 'node:fs';

/** Folder → the folders that it may import. */
const LAYERS = JSON.parse(readFileSync(new URL('scripts/lint/layers.json', import.meta.url), 'utf8'));

/** These put the parts together, and see what they put together. */
const ASSEMBLY = '^src/(wiring|commands|gateway|main)';

/** The namespaces of the contract, and its methods as `namespace/method`. codegen/handlers.ts says where they are. */
const CONTRACT = JSON.parse(readFileSync(new URL('openrpc.json', import.meta.url), 'utf8'));
const METHODS = CONTRACT.methods.map(({ name }) =>
  name.replace(/[._]/, '/').replaceAll(/_([a-z])/g, (_match, letter) => letter.toUpperCase()),
);
const NAMESPACES = [...new Set(METHODS.map((method) => method.split('/')[0]))];

const folderRules = Object.entries(LAYERS).map(([folder, allowed]) => ({
  name: `layer-${folder}`,
  comment: `src/${folder}/ imports itself and ${allowed.length === 0 ? 'nothing else of ours' : allowed.join(', ')}.`,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: {
    path: '^(src|conformance|generated|codegen|test|bench)/',
    pathNot: [folder, ...allowed].map((name) => (name === 'generated' ? '^generated/' : `^src/${name}/`)),
  },
}));

export default {
  forbidden: [
    ...folderRules,
    {
      name: 'no-circles',
      comment: 'No file imports itself by a way round, type-only imports included.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-loose-folders',
      comment: 'Every folder of src/ stands in the table of layers.',
      severity: 'error',
      from: { path: '^src/', pathNot: [ASSEMBLY, ...Object.keys(LAYERS).map((folder) => `^src/${folder}/`)] },
      to: {},
    },
    {
      name: 'devchain-is-a-package',
      comment: 'Only halley dev, tests and benchmarks import the embedded chain, so that it can become a package.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(devchain|commands/dev)/' },
      to: { path: '^src/devchain/' },
    },
    {
      name: 'methods-do-not-call-methods',
      comment: 'Only the table of handlers imports methods. What several of them share lies in files of its own.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: `^src/methods/(${[...NAMESPACES, ...METHODS].join('|')})\\.ts$` },
    },
    {
      name: 'namespaces-stand-alone',
      comment: 'What several namespaces share lies in src/chain/ or beside the folders of the namespaces.',
      severity: 'error',
      from: { path: '^src/(methods/[^/.]+|[^/.]+)' },
      to: { path: `^src/methods/(${NAMESPACES.join('|')})/`, pathNot: '^src/$1/' },
    },
    {
      name: 'nothing-imports-the-assembly',
      comment: 'Parts are handed what they need; they do not reach for the wiring.',
      severity: 'error',
      from: { path: '^src/', pathNot: ASSEMBLY },
      to: { path: ASSEMBLY },
    },
    {
      name: 'conformance-stands-alone',
      comment:
        'conformance/ is a tool of its own: it imports the contract, pure values, JSON and messages. Commands start it.',
      severity: 'error',
      from: { path: '^conformance/' },
      to: { path: '^(src|codegen|test|bench)/', pathNot: '^src/(contract|ethereum|json|jsonrpc|concurrency)/' },
    },
    {
      name: 'wiring-knows-no-command',
      severity: 'error',
      from: { path: '^src/(wiring|gateway)' },
      to: { path: '^src/(commands|main)' },
    },
    {
      name: 'src-knows-no-tests',
      severity: 'error',
      from: { path: '^(src|generated)/' },
      to: { path: '^(test|bench|codegen|scripts)/' },
    },
    {
      name: 'generated-stands-alone',
      comment: 'Only the table of handlers names hand-written files.',
      severity: 'error',
      from: { path: '^generated/', pathNot: '^generated/handlers' },
      to: { path: '^src/' },
    },
    {
      name: 'codegen-knows-no-src',
      severity: 'error',
      from: { path: '^codegen/' },
      to: { path: '^src/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.js', '.mjs', '.mts', '.json'] },
  },
};
