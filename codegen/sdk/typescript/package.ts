import type { Contract } from '../../contract.js';

/**
 * The text of package.json. Publishing compiles: `npm publish` runs `prepack`, and the package holds dist/ and src/.
 */
export function emitPackage({ version }: Contract): string {
  const manifest = {
    name: 'halley-client',
    version,
    description:
      'Typed client of Halley and other EVM JSON-RPC servers: HTTP, WebSocket, batches; with Halley also subscriptions that resume',
    keywords: ['ethereum', 'evm', 'json-rpc', 'cosmos', 'client'],
    license: 'Apache-2.0',
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20.19' },
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
    types: './dist/index.d.ts',
    files: ['dist', 'src'],
    scripts: { build: 'tsc -p tsconfig.json', prepack: 'npm run build' },
    devDependencies: { typescript: '6.0.3' },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** The text of tsconfig.json, by which the package is compiled. */
export function emitTsconfig(): string {
  const compilerOptions = {
    target: 'es2022',
    module: 'nodenext',
    moduleResolution: 'nodenext',
    lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
    types: [],
    strict: true,
    noUncheckedIndexedAccess: true,
    noPropertyAccessFromIndexSignature: true,
    noImplicitOverride: true,
    noFallthroughCasesInSwitch: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    declaration: true,
    sourceMap: true,
    rootDir: 'src',
    outDir: 'dist',
  };
  return `${JSON.stringify({ compilerOptions, include: ['src'] }, null, 2)}\n`;
}
