/** The schemas as Ajv takes them. Each component keeps its name, so that an error can say which one was expected. */
import { Ajv, type AnySchemaObject, type ValidateFunction } from 'ajv';
import { notificationsIn, requestComponents, type Contract, type Method } from './contract.js';
import type { Notification } from './notification.js';
import { COMPONENT_PREFIX, type Schema } from './shape.js';

/** What all methods take. */
export interface Side {
  readonly ajv: Ajv;
  /** Method name → id of its schema. Methods that take the same have one id. */
  readonly ids: ReadonlyMap<string, string>;
}

/** The compiled code calls a function of this name for each pattern; `validators.ts` emits it. */
const compilePattern = Object.assign((pattern: string, flags: string) => new RegExp(pattern, flags), {
  code: 'compilePattern',
});

/** Parameters as an array; one that is not required may also be null. */
export function paramsSide(contract: Contract): Side {
  const ajv = new Ajv({
    strict: true,
    strictTuples: false, // optional parameters make minItems smaller than the tuple
    messages: false,
    code: { source: true, esm: true, lines: true, regExp: compilePattern },
  });
  const used = requestComponents(contract);
  for (const { name, schema } of contract.components) {
    if (used.has(name)) ajv.addSchema(withIds(schema), requestName(name));
  }
  const idOfText = new Map<string, string>();
  const idOf = (method: Method): [string, string] => {
    const schema = withIds(paramsSchema(method));
    const text = JSON.stringify(schema);
    const id = idOfText.get(text) ?? `check_${method.name.replaceAll('.', '_')}`;
    if (!idOfText.has(text)) ajv.addSchema(schema, id);
    idOfText.set(text, id);
    return [method.name, id];
  };
  return { ajv, ids: new Map(contract.methods.map(idOf)) };
}

/** A message to a client says Address, not AddressInput: the client knows that it is input. */
function requestName(component: string): string {
  return component.replace(/Input$/, '');
}

function paramsSchema(method: Method): AnySchemaObject {
  const items = method.params.map((param) => (param.required ? param.schema : orNull(param.schema)));
  return {
    type: 'array',
    minItems: method.params.filter((param) => param.required).length,
    maxItems: items.length,
    ...(items.length > 0 && { items }),
    ...(method.notifications.length > 0 && { allOf: method.notifications.map(optionsSchema) }),
  };
}

/** The name of a subscription is followed by the options of that subscription only. */
function optionsSchema({ name, options }: Notification): AnySchemaObject {
  return {
    if: { type: 'array', items: [{ type: 'string', enum: [name] }] },
    then: { type: 'array', items: [{}, orNull(options.schema)] },
  };
}

function orNull(schema: Schema): Schema {
  return { oneOf: [schema, { type: 'null' }] };
}

/** The schema with the ids of components as references, and with null as the last alternative. */
function withIds(schema: AnySchemaObject): AnySchemaObject {
  const convert = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(convert);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, value]: [string, unknown]) => {
        // The value of $ref is a string, and that of oneOf a list of schemas.
        if (key === '$ref') return [key, requestName((value as string).slice(COMPONENT_PREFIX.length))];
        if (key !== 'oneOf') return [key, convert(value)];
        // No value fits two alternatives, so the first that fits is enough; oneOf would try all of its schemas.
        return ['anyOf', convert(nullLast(value as Schema[]))];
      }),
    );
  };
  // A schema whose references are renamed is a schema.
  return convert(schema) as AnySchemaObject;
}

/** So that a message reads "Address or null". */
function nullLast(alternatives: readonly Schema[]): Schema[] {
  const isNull = (alternative: Schema): boolean => alternative.type === 'null';
  return [...alternatives.filter((alternative) => !isNull(alternative)), ...alternatives.filter(isNull)];
}

/** What is wrong with a value, or undefined. The name is that of a method or of a subscription. */
export type Check = (name: string, value: unknown) => string | undefined;

/** What is wrong with parameters, results and what notifications carry. */
type Checks = Record<'params' | 'result' | 'notification', Check>;

/** The last checks, and the text of the schemas that they are made of: compiling is most of the work of a check. */
let lastChecks: { schemas: string; checks: Checks } | null = null;

/** The checks that the generated code makes, compiled from the contract when they are first needed. */
export function compileChecks(contract: Contract): Checks {
  const schemas = JSON.stringify([contract.components, contract.methods.map(checkedParts), notificationsIn(contract)]);
  if (lastChecks?.schemas !== schemas) lastChecks = { schemas, checks: checksOf(contract) };
  return lastChecks.checks;
}

/** What the schemas of a method are made of. */
function checkedParts({ name, params, result, notifications }: Method): unknown[] {
  return [name, params, result, notifications];
}

function checksOf(contract: Contract): Checks {
  const params = paramsSide(contract);
  const results = resultSchemas(contract);
  return {
    params: checkOf((name) => params.ajv.getSchema(params.ids.get(name) ?? ''), 'params'),
    result: checkOf((name) => results.getSchema(`contract#/results/${name}`), 'result'),
    notification: checkOf((name) => results.getSchema(`contract#/notifications/${name}`), 'result'),
  };
}

/** Results and what notifications carry, as the contract has them. */
function resultSchemas(contract: Contract): Ajv {
  const schemasOf = (results: readonly (Method | Notification)[]): Record<string, Schema> =>
    Object.fromEntries(results.map(({ name, result }) => [name, result.schema]));
  const ajv = new Ajv({ strict: true, messages: false });
  ajv.addVocabulary(['components', 'results', 'notifications']);
  return ajv.addSchema(
    {
      components: { schemas: Object.fromEntries(contract.components.map(({ name, schema }) => [name, schema])) },
      results: schemasOf(contract.methods),
      notifications: schemasOf(notificationsIn(contract)),
    },
    'contract',
  );
}

function checkOf(find: (name: string) => ValidateFunction | undefined, what: string): Check {
  return (name, value) => {
    const validate = find(name);
    if (validate === undefined) throw new Error(`there is no schema for ${name}`);
    if (validate(value) === true) return undefined;
    const [first] = validate.errors ?? [];
    return `the ${what} at ${first?.instancePath || 'its root'} breaks ${first?.schemaPath}`;
  };
}
