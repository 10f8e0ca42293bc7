/**
 * Circles of schemas. Tools that dereference a document run out of memory on a schema that refers to itself, even if no
 * method uses it. So the published document has none, and says in a `$comment`, which validators ignore, what stood
 * there.
 */
import type { Document } from './document.js';
import { COMPONENT_PREFIX, type Schema } from './shape.js';

/** A copy of the document without circles: what a reference would close one with takes its place. */
export function withoutRecursion(document: Document): Document {
  const { schemas } = document.components;
  const closing = closingReferences(document);
  const bounded = Object.entries(schemas).map(([owner, schema]) => [
    owner,
    replaced(schema, (node) => {
      const name = referenceIn(node);
      return name !== null && closing.get(owner)?.has(name) ? cut(name, schemas[name]) : null;
    }),
  ]);
  return withSchemas(document, Object.fromEntries(bounded) as Record<string, Schema>); // schemas stay schemas
}

/**
 * Component → the components to which its references close a circle, on the ways that begin at the methods: so a method
 * shows as much of its result as there is without a circle.
 */
function closingReferences({ methods, components }: Document): Map<string, Set<string>> {
  const closing = new Map<string, Set<string>>();
  const done = new Set<string>();
  const way: string[] = [];
  const visit = (name: string): void => {
    if (done.has(name)) return;
    way.push(name);
    const references = [...componentsIn(components.schemas[name])];
    closing.set(name, new Set(references.filter((each) => way.includes(each))));
    for (const each of references) if (!way.includes(each)) visit(each);
    way.pop();
    done.add(name);
  };
  for (const name of [...componentsIn(methods), ...Object.keys(components.schemas)]) visit(name);
  return closing;
}

/** The document with the references that `withoutRecursion` cut. */
export function withRecursion(document: Document): Document {
  const whole = replaced(document.components.schemas, ({ $comment }) =>
    typeof $comment === 'string' && $comment.startsWith(COMPONENT_PREFIX) ? { $ref: $comment } : null,
  );
  return withSchemas(document, whole as Record<string, Schema>); // schemas stay schemas
}

function cut(name: string, component: Schema | undefined): Schema {
  return {
    title: `Nested${name}`,
    description: `${name} again. It is not repeated here: many tools cannot read a schema that refers to itself.`,
    $comment: COMPONENT_PREFIX + name,
    ...(component?.type !== undefined && { type: component.type }),
  };
}

function withSchemas(document: Document, schemas: Readonly<Record<string, Schema>>): Document {
  return { ...document, components: { ...document.components, schemas } };
}

/** A copy of a value in which each object for which `by` has something is that. */
function replaced(value: unknown, by: (node: Readonly<Record<string, unknown>>) => Schema | null): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => replaced(item, by));
  if (typeof value !== 'object' || value === null) return value;
  const node = value as Readonly<Record<string, unknown>>; // an object of parsed JSON
  return by(node) ?? Object.fromEntries(Object.entries(node).map(([key, member]) => [key, replaced(member, by)]));
}

function referenceIn({ $ref }: Readonly<Record<string, unknown>>): string | null {
  return typeof $ref === 'string' ? $ref.slice(COMPONENT_PREFIX.length) : null;
}

function componentsIn(node: unknown): Set<string> {
  if (typeof node !== 'object' || node === null) return new Set();
  if ('$ref' in node && typeof node.$ref === 'string' && node.$ref.startsWith(COMPONENT_PREFIX)) {
    return new Set([node.$ref.slice(COMPONENT_PREFIX.length)]);
  }
  return new Set(Object.values(node).flatMap((value) => [...componentsIn(value)]));
}
