/** What the page of a method holds for its playground: nothing else has to be fetched. */
import type { Document, ErrorObject, MethodObject } from '../../codegen/document.js';
import { COMPONENT_PREFIX, type Schema } from '../../codegen/shape.js';

/** An error of the catalogue, with what openrpc.json says about it in `x-error-help`. */
export interface ErrorEntry extends ErrorObject {
  readonly 'x-explanation'?: string;
  readonly 'x-remedy'?: string;
}

/** All errors of the catalogue, by name. */
export function errorEntries(document: Document): Record<string, ErrorEntry> {
  const entries = Object.entries(document.components.errors).map(([name, error]): [string, ErrorEntry] => {
    const help = document['x-error-help']?.[name];
    return [
      name,
      help === undefined ? error : { ...error, 'x-explanation': help.explanation, 'x-remedy': help.remedy },
    ];
  });
  return Object.fromEntries(entries);
}

/** One method with everything that it refers to. */
export interface MethodData {
  readonly method: MethodObject;
  /** Every schema of components.schemas that its parameters, result, errors and notifications reach, by name. */
  readonly schemas: Readonly<Record<string, Schema>>;
  /** The errors that it can answer, and those that every request can meet, by name. */
  readonly errors: Readonly<Record<string, ErrorEntry>>;
}

const ERRORS = '#/components/errors/';

/** The names of the errors that a method can answer, in the order of the contract. */
export function errorNames(method: MethodObject): string[] {
  return (method.errors ?? []).map(({ $ref }) => $ref.slice(ERRORS.length));
}

/**
 * The codes of errors that any request can meet before or besides its method: not JSON, no request, no such method, bad
 * parameters, a failure inside, no node or no time, no token, a limit.
 */
const GENERAL_CODES: ReadonlySet<number> = new Set([-32700, -32600, -32601, -32602, -32603, -32002, -32003, -32005]);

/** The data of one method's page. Throws when the method refers to something that the document does not have. */
export function methodData(document: Document, method: MethodObject): MethodData {
  const entries = errorEntries(document);
  const own = errorNames(method);
  const missing = own.find((name) => entries[name] === undefined);
  if (missing !== undefined) throw new Error(`there is no error ${missing}`);
  const errors = Object.fromEntries(
    Object.entries(entries).filter(([name, { code }]) => own.includes(name) || GENERAL_CODES.has(code)),
  );
  return { method, errors, schemas: reachedSchemas(document, [method, errors]) };
}

/** All components that the given values refer to, directly or through others. */
function reachedSchemas(document: Document, values: readonly unknown[]): Record<string, Schema> {
  const reached: Record<string, Schema> = {};
  const waiting = values.flatMap(schemaReferences);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (Object.hasOwn(reached, name)) continue;
    const schema = document.components.schemas[name];
    if (schema === undefined) throw new Error(`there is no schema ${name}`);
    reached[name] = schema;
    waiting.push(...schemaReferences(schema));
  }
  return reached;
}

/** The names of the components that a part of the document names in a `$ref`, each once. Examples hold none. */
export function schemaReferences(value: unknown): string[] {
  const found = new Set<string>();
  collect(value, found);
  return [...found];
}

function collect(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'examples') continue;
    if (key === '$ref' && typeof inner === 'string') {
      if (inner.startsWith(COMPONENT_PREFIX)) found.add(inner.slice(COMPONENT_PREFIX.length));
    } else collect(inner, found);
  }
}
