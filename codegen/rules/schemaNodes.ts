import type { Document } from '../document.js';
import type { Schema } from '../shape.js';

/** A schema of the contract, at any depth, and its place. */
export interface SchemaNode {
  /** `Block.transactions.items`, or `eth_call params.block`. */
  readonly where: string;
  readonly schema: Schema;
  /** The name of the component that this node is; undefined for a node inside another. */
  readonly component: string | undefined;
}

/** Every schema of the contract: of components, parameters, results, notifications and errors, at every depth. */
export function schemaNodes(document: Document): SchemaNode[] {
  const components = Object.entries(document.components.schemas).flatMap(([name, schema]) => [
    { where: name, schema, component: name },
    ...nodesInside(name, schema),
  ]);
  const ofMethods = document.methods.flatMap((method) => [
    ...method.params.flatMap((param) => nodesFrom(`${method.name} params.${param.name}`, param.schema)),
    ...nodesFrom(`${method.name} result`, method.result.schema),
    ...Object.entries(method['x-notifications'] ?? {}).flatMap(([name, { options, result }]) => [
      ...nodesFrom(`${method.name} ${name} options`, options),
      ...nodesFrom(`${method.name} ${name} result`, result),
    ]),
  ]);
  const ofErrors = Object.entries(document.components.errors).flatMap(([name, error]) =>
    error.data === undefined ? [] : nodesFrom(`${name} data`, error.data),
  );
  return [...components, ...ofMethods, ...ofErrors];
}

function nodesFrom(where: string, schema: Schema): SchemaNode[] {
  return [{ where, schema, component: undefined }, ...nodesInside(where, schema)];
}

function nodesInside(where: string, schema: Schema): SchemaNode[] {
  return innerSchemas(schema).flatMap(([step, inner]) => nodesFrom(`${where}.${step}`, inner));
}

/** The schemas directly inside a schema, each with the step that leads there. */
export function innerSchemas(schema: Schema): [step: string, inner: Schema][] {
  const properties = Object.entries(schema.properties ?? {});
  const alternatives = schema.oneOf ?? [];
  const single = ['items', 'additionalProperties', 'propertyNames'].flatMap((keyword): [string, Schema][] => {
    const inner = schema[keyword];
    // An object under one of these keywords is a schema.
    return typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? [[keyword, inner as Schema]] : [];
  });
  return [
    ...properties,
    ...alternatives.map((inner, index): [string, Schema] => [`oneOf[${index}]`, inner]),
    ...single,
  ];
}
