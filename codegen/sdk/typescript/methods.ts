/** Emits the typed methods of the TypeScript SDK, one class a namespace. */
import { notificationsIn, type Contract, type Method, type Param } from '../../contract.js';
import { referencesOf, type Shape } from '../../shape.js';
import { BANNER, comment } from '../../types.js';
import { typeOf } from './types.js';

/** The text of methods.ts. */
export function emitMethods(contract: Contract): string {
  const namespaces = namespacesOf(contract.methods);
  const notifications = notificationsIn(contract);
  return [
    BANNER,
    `import type { ${importsOf(contract).join(', ')} } from './types.js';\n`,
    `/** Parameters and result of every method. */\nexport interface MethodMap {`,
    ...contract.methods.map((method) => {
      const params = method.params.map(
        (param) => `${param.name}${param.required ? '' : '?'}: ${paramType(method, param)}`,
      );
      return `${comment(method.summary)}'${method.name}': { params: [${params.join(', ')}]; result: ${typeOf(method.result.shape)} };`;
    }),
    '}\n',
    '/** The name of a method on the wire. */\nexport type MethodName = keyof MethodMap;\n',
    '/** What can be subscribed to: the options, which can be left out, and what each notification carries. */',
    'export interface SubscriptionMap {',
    ...notifications.map(
      ({ name, summary, description, options, result }) =>
        `${comment(joined(summary, description))}${name}: { options: ${typeOf(options.shape, true)} | null; result: ${typeOf(result.shape)} };`,
    ),
    '}\n',
    '/** The name of a subscription. */\nexport type SubscriptionName = keyof SubscriptionMap;\n',
    REQUESTER,
    ...Object.entries(namespaces).map(([namespace, methods]) => namespaceClass(namespace, methods)),
    '/** Every method, by its namespace. */',
    'export abstract class Methods implements Requester {',
    ...Object.keys(namespaces).map(
      (namespace) =>
        `/** The methods of \`${namespace}\`. */\nreadonly ${namespace} = new ${className(namespace)}(this);`,
    ),
    `/** Calls a method by its name on the wire. */
abstract request<M extends MethodName>(method: M, ...params: MethodMap[M]['params']): Promise<MethodMap[M]['result']>;`,
    '}\n',
  ].join('\n');
}

const REQUESTER = `/** What calls methods. */
export interface Requester {
  /** Calls a method by its name on the wire. */
  request<M extends MethodName>(method: M, ...params: MethodMap[M]['params']): Promise<MethodMap[M]['result']>;
}
`;

/** Methods by what stands before the first \`_\` or dot of their names, in the order of the contract. */
export function namespacesOf(methods: readonly Method[]): Record<string, Method[]> {
  const namespaces: Record<string, Method[]> = {};
  for (const method of methods) (namespaces[namespaceOf(method.name)] ??= []).push(method);
  return namespaces;
}

/** The namespace in the name of a method. */
export function namespaceOf(name: string): string {
  return name.slice(0, name.search(/[._]/));
}

/** The name of a method within its namespace. */
export function shortName(name: string): string {
  return name.slice(name.search(/[._]/) + 1).replaceAll(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

function className(namespace: string): string {
  return `${namespace.charAt(0).toUpperCase()}${namespace.slice(1)}Methods`;
}

function namespaceClass(namespace: string, methods: readonly Method[]): string {
  return [
    `/** The methods of \`${namespace}\`. */`,
    `export class ${className(namespace)} {`,
    'readonly #requester: Requester;\n',
    'constructor(requester: Requester) {\nthis.#requester = requester;\n}\n',
    ...methods.map(methodText),
    '}\n',
  ].join('\n');
}

function methodText(method: Method): string {
  const { name, params } = method;
  const typed = params.map((param) => `${param.name}${param.required ? '' : '?'}: ${paramType(method, param)}`);
  const args = [`'${name}'`, ...params.map((param) => param.name)].join(', ');
  return `${comment(docOf(method))}${shortName(name)}(${typed.join(', ')}): Promise<${typeOf(method.result.shape)}> {
    return this.#requester.request(${args});
  }\n`;
}

/** What the contract says of a method, for its doc comment. */
function docOf({ summary, description, params, result, errors }: Method): string {
  const text = joined(summary, description);
  const tags = [
    ...params.filter((param) => param.description !== '').map((param) => `@param ${param.name} - ${param.description}`),
    ...(result.description === undefined ? [] : [`@returns ${result.description}`]),
    ...(errors.length === 0 ? [] : [`Errors: ${errors.join(', ')}.`]),
  ];
  return [text, ...tags].join('\n');
}

function joined(summary: string, description: string | undefined): string {
  return description === undefined ? summary : `${summary} ${description}`;
}

function paramType(method: Method, { name, required, shape }: Param): string {
  // Any of its subscriptions, each with its own options.
  const isOptions = method.notifications.length > 0 && name === 'options';
  const types = isOptions
    ? method.notifications.map(({ options }) => typeOf(options.shape, true))
    : [typeOf(shape, true)];
  return [...new Set([...types, ...(required ? [] : ['null'])].flatMap((type) => type.split(' | ')))].join(' | ');
}

function importsOf(contract: Contract): string[] {
  const shapes: Shape[] = [
    ...contract.methods.flatMap(({ params, result }) => [...params, result].map(({ shape }) => shape)),
    ...notificationsIn(contract).flatMap(({ options, result }) => [options.shape, result.shape]),
  ];
  return [...new Set([...shapes.flatMap(referencesOf), 'Hex', 'Integer'])].sort();
}
