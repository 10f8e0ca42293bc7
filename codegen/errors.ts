/** Emits generated/errors.ts: the catalogue of errors with the types of their arguments and data. */
import type { CataloguedError, Contract } from './contract.js';
import { referencesOf } from './shape.js';
import { banner, typeOf } from './types.js';

/** The text of generated/errors.ts. */
export function emitErrors(contract: Contract): string {
  const used = new Set(contract.errors.flatMap((error) => (error.data ? referencesOf(error.data) : [])));
  const catalogue = Object.fromEntries(contract.errors.map(({ name, code, message }) => [name, { code, message }]));
  return [
    banner,
    `import type { ${[...used].sort().join(', ')} } from './types.js';\n`,
    `/** Every error of this server: its code, and its message with a {placeholder} for each argument. */
export const errorCatalogue = ${JSON.stringify(catalogue)} as const satisfies Record<string, { code: number; message: string }>;\n`,
    `export type ErrorName = keyof typeof errorCatalogue;\n`,
    `/** What can stand in a message. */\nexport type Argument = string | number | bigint;\n`,
    `/** What fills the placeholders of each message. */
export interface ErrorArguments {\n${contract.errors.map(argumentsOf).join('\n')}\n}\n`,
    `/** What the data of each error holds; undefined where it has none. */
export interface ErrorData {\n${contract.errors.map(dataOf).join('\n')}\n}\n`,
  ].join('\n');
}

/** The placeholders of a message, each once, in the order of their first use. */
export function placeholdersOf(message: string): string[] {
  return [...new Set([...message.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))];
}

function argumentsOf(error: CataloguedError): string {
  const names = placeholdersOf(error.message);
  const type =
    names.length === 0 ? 'Record<string, never>' : `{ ${names.map((name) => `${name}: Argument`).join('; ')} }`;
  return `${error.name}: ${type};`;
}

function dataOf(error: CataloguedError): string {
  return `${error.name}: ${error.data === undefined ? 'undefined' : typeOf(error.data)};`;
}
