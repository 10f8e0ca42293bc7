/** Emits generated/handlers.ts: the table of all handlers, each imported from the file that has its method's name. */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contract, Method } from './contract.js';
import { BANNER } from './types.js';

/** The file of a method's handler. */
interface HandlerFile {
  /** From the root of the repository. */
  readonly path: string;
  /** Name of the exported function, which makes the handler from the services. */
  readonly exported: string;
  /** Name inside the table, where `mine` of anvil_mine and of evm_mine would clash. */
  readonly imported: string;
}

/** The text of generated/handlers.ts, for `npm run generate` to format and write. */
export function emitHandlers({ methods }: Contract): string {
  const files = methods.map((method) => [method, handlerFile(method)] as const);
  const importsOfMethods = files.map(
    ([, { path, exported, imported }]) =>
      `import { ${exported} as ${imported} } from '../${path.replace(/\.ts$/, '.js')}';`,
  );
  return [
    BANNER,
    `import type { Handler, Handlers } from '../src/jsonrpc/request.js';`,
    ...importsOfMethods,
    `import type { Services } from '../src/methods/services.js';`,
    `import type { MethodName } from './methods.js';\n`,
    `/** The function that makes each handler. When one is missing or has another type, this does not compile. */
const factories: { readonly [Name in MethodName]: (services: Services) => Handler<Name> } = {
${files.map(([{ name }, { imported }]) => `'${name}': ${imported},`).join('\n')}
};\n`,
    `/** The handlers of all methods. */
export function createHandlers(services: Services): Handlers {
  return {
${files.map(([{ name }]) => `'${name}': factories['${name}'](services),`).join('\n')}
  };
}\n`,
  ].join('\n');
}

/** One sentence for each method whose handler has no file below `root`. */
export async function missingHandlers({ methods }: Contract, root: string): Promise<string[]> {
  const sentences = methods.map(async (method) => {
    const { path, exported } = handlerFile(method);
    const isThere = await access(join(root, path)).then(
      () => true,
      () => false,
    );
    return isThere ? [] : [`${path} is missing: it exports ${exported}(services): Handler<'${method.name}'>`];
  });
  return (await Promise.all(sentences)).flat();
}

/**
 * `eth_getBalance` is `getBalance` of src/methods/eth/getBalance.ts, and `evm_mine_detailed` is `mineDetailed` of
 * src/methods/evm/mineDetailed.ts.
 */
function handlerFile({ name, namespace }: Method): HandlerFile {
  const exported = name
    .slice(namespace.length + 1)
    .replaceAll(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
  return { path: `src/methods/${namespace}/${exported}.ts`, exported, imported: `${namespace}_${exported}` };
}
