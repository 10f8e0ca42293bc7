/**
 * Emits generated/handlers.ts: the table of all handlers. A method has a file of its own name in the folder of its
 * namespace, or shares the file of the namespace with other methods of a few lines.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { methodPath } from './assemble.js';
import type { Contract, Method } from './contract.js';
import { BANNER } from './types.js';

const ROOT = join(import.meta.dirname, '..');

/** The file of a method's handler. */
interface HandlerFile {
  /** From the root of the repository. */
  readonly path: string;
  /** Name of the exported function, which makes the handler from the services. */
  readonly exported: string;
  /** Name inside the table, where `mine` of anvil_mine and of evm_mine would clash. */
  readonly imported: string;
}

/** The text of generated/handlers.ts, for `npm run generate` to format and write. `root` has the handlers. */
export function emitHandlers({ methods }: Contract, root = ROOT): string {
  const files = methods.map((method) => [method, handlerFile(method, root)] as const);
  const paths = [...new Set(files.map(([, { path }]) => path))];
  const importsOfMethods = paths.map((path) => {
    const names = files.flatMap(([, file]) => (file.path === path ? [`${file.exported} as ${file.imported}`] : []));
    return `import { ${names.join(', ')} } from '../${path.replace(/\.ts$/, '.js')}';`;
  });
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

/** One sentence for each method whose handler is not below `root`. */
export function missingHandlers({ methods }: Contract, root: string): string[] {
  return methods.flatMap((method) => {
    const { path, exported } = handlerFile(method, root);
    const file = join(root, path);
    const isThere = existsSync(file) && exportOf(exported).test(readFileSync(file, 'utf8'));
    return isThere ? [] : [`${path} must export ${exported}(services): Handler<'${method.name}'>`];
  });
}

const exportOf = (name: string): RegExp => new RegExp(`^export (?:function|const) ${name}\\b`, 'm');

/**
 * `eth_getBalance` is `getBalance` of src/methods/eth/getBalance.ts or, where there is no such file, of
 * src/methods/eth.ts; `evm_mine_detailed` is `mineDetailed`.
 */
function handlerFile({ name, namespace }: Method, root: string): HandlerFile {
  const own = `src/methods/${methodPath(name)}.ts`;
  const exported = basename(own, '.ts');
  const shared = `src/methods/${namespace}.ts`;
  const path = !existsSync(join(root, own)) && existsSync(join(root, shared)) ? shared : own;
  return { path, exported, imported: `${namespace}_${exported}` };
}
