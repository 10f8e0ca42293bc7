import type { Contract } from '../../contract.js';

/** The text of package.json. It has no scripts: `src/` is compiled already, and npm may be told to run none. */
export function emitPackage({ version }: Contract): string {
  const manifest = {
    name: 'halley-client',
    version,
    description:
      'Typed client of Halley and other EVM JSON-RPC servers: HTTP, WebSocket, batches; with Halley also subscriptions that resume',
    keywords: ['ethereum', 'evm', 'json-rpc', 'cosmos', 'client'],
    author: 'Halley contributors',
    license: 'Apache-2.0',
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20.19' },
    exports: { '.': { types: './src/index.d.ts', default: './src/index.js' } },
    main: './src/index.js',
    types: './src/index.d.ts',
    files: ['src'],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
