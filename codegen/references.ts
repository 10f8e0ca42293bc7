/**
 * @open-rpc/generator hands its components a document without references. A component of the contract has its name as
 * title, so every schema with such a title is a reference again, and an error is the one of the catalogue that it is.
 */
import {
  ERROR_PREFIX,
  type ContentDescriptor,
  type Document,
  type ErrorObject,
  type MethodObject,
} from './document.js';
import { withRecursion } from './recursion.js';
import { COMPONENT_PREFIX, type Schema } from './shape.js';

/** The document as it was before it was dereferenced and, for publishing, cut. */
export function withReferences(dereferenced: Document): Document {
  const { schemas, errors } = dereferenced.components;
  const named = (schema: Schema): Schema => mapMembers(schema, (member) => reference(member));
  const reference = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(reference);
    if (typeof node !== 'object' || node === null) return node;
    const schema = node as Schema; // what a schema holds is read as a schema: only those have a title of a component
    const component = Object.hasOwn(schemas, schema.title ?? '') ? schemas[schema.title ?? ''] : undefined;
    if (component === undefined) return named(schema);
    const { title, description } = schema;
    return {
      ...(description !== component.description && { description }),
      $ref: `${COMPONENT_PREFIX}${title}`,
    };
  };
  const nameOfError = new Map(Object.entries(errors).map(([name, error]) => [error, name]));
  const described = (part: ContentDescriptor): ContentDescriptor => ({
    ...part,
    schema: reference(part.schema) as Schema, // a schema with references is a schema
  });
  const methodOf = (method: MethodObject): MethodObject => ({
    ...method,
    params: method.params.map(described),
    result: described(method.result),
    ...(method.errors && {
      errors: method.errors.map((error) => {
        // The type says what an error is before it is dereferenced.
        const name = nameOfError.get(error as unknown as ErrorObject);
        if (name === undefined) throw new Error(`${method.name} has an error that is not in the catalogue`);
        return { $ref: ERROR_PREFIX + name };
      }),
    }),
  });
  return withRecursion({
    ...dereferenced,
    methods: dereferenced.methods.map(methodOf),
    components: {
      ...dereferenced.components,
      schemas: Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, named(schema)])),
    },
  });
}

function mapMembers(schema: Schema, change: (member: unknown) => unknown): Schema {
  return Object.fromEntries(Object.entries(schema).map(([key, member]) => [key, change(member)]));
}
