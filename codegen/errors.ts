/** Emits generated/errors.ts: the catalogue of errors with the types of their arguments and data. */
import type { CataloguedError, Contract } from './contract.js';
import { referencesOf } from './shape.js';
import { BANNER, typeOf } from './types.js';

/** The text of generated/errors.ts, for `npm run generate` to format and write. */
export function emitErrors(contract: Contract): string {
  const used = new Set(contract.errors.flatMap((error) => (error.data ? referencesOf(error.data) : [])));
  const catalogue = Object.fromEntries(contract.errors.map(({ name, code, message }) => [name, { code, message }]));
  return [
    BANNER,
    `import type { ${[...used].sort().join(', ')} } from './types.js';\n`,
    `/** Every error of this server: its code, and its message with a {placeholder} for each argument. */
export const errorCatalogue = ${JSON.stringify(catalogue)} \
as const satisfies Record<string, { code: number; message: string }>;\n`,
    `/** The name of an error. */
export type ErrorName = keyof typeof errorCatalogue;\n`,
    `/** A value that fills a placeholder of a message. */\nexport type Argument = string | number | bigint;\n`,
    `/** What fills the placeholders of each message. */
export interface ErrorArguments {\n${contract.errors.map(argumentsOf).join('\n')}\n}\n`,
    `/** What the data of each error holds; undefined where it has none. */
export interface ErrorData {\n${contract.errors.map(dataOf).join('\n')}\n}\n`,
    DESCRIPTIONS,
  ].join('\n');
}

const DESCRIPTIONS = `
/** An error by its name, with the arguments of its message and its data: what can be carried between threads. */
export type ErrorDescription<Name extends ErrorName = ErrorName> = {
  [Each in Name]: { name: Each; arguments: ErrorArguments[Each]; data?: ErrorData[Each] };
}[Name];

/**
 * The message of an error. An argument that looks like a placeholder is not replaced again. Throws when an argument is
 * missing, which only a cast can bring about.
 */
export function errorMessage({ name, arguments: values }: ErrorDescription): string {
  const given: Readonly<Record<string, Argument>> = values;
  return errorCatalogue[name].message.replace(/\\{(\\w+)\\}/g, (_, placeholder: string) => {
    const value = given[placeholder];
    if (value === undefined) throw new TypeError(\`the error \${name} lacks its argument \${placeholder}\`);
    return String(value);
  });
}
`;

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
