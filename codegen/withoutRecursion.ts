import type { Document } from './contract.js';
import { COMPONENT_PREFIX, type Schema } from './shape.js';

/**
 * A copy of the document without circles: each reference that would close one becomes an object without fields. Tools
 * that dereference the document would run out of memory on a circle.
 */
export function withoutRecursion(document: Document): Document {
  const schemas = document.components.schemas;
  const next = new Map(Object.entries(schemas).map(([name, schema]) => [name, componentsIn(schema)]));
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(next.get(from) ?? [])].some((name) => {
      if (name === to) return true;
      if (seen.has(name)) return false;
      seen.add(name);
      return reaches(name, to, seen);
    });
  // An object anywhere in a schema is read as a schema: only those have a $ref.
  const cut = (node: unknown, owner: string): unknown => {
    if (Array.isArray(node)) return node.map((item: unknown) => cut(item, owner));
    if (typeof node !== 'object' || node === null) return node;
    if ('$ref' in node && typeof node.$ref === 'string') {
      const name = node.$ref.slice(COMPONENT_PREFIX.length);
      if (name === owner || reaches(name, owner)) return { title: `Nested${name}`, type: 'object' };
    }
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, cut(value, owner)]));
  };
  const bounded = Object.entries(schemas).map(([name, schema]) => [name, cut(schema, name)] as const);
  // Cutting keeps the names of the components, and schemas stay schemas.
  return {
    ...document,
    components: { ...document.components, schemas: Object.fromEntries(bounded) as Record<string, Schema> },
  };
}

function componentsIn(node: unknown): Set<string> {
  if (typeof node !== 'object' || node === null) return new Set();
  if ('$ref' in node && typeof node.$ref === 'string') return new Set([node.$ref.slice(COMPONENT_PREFIX.length)]);
  return new Set(Object.values(node).flatMap((value) => [...componentsIn(value)]));
}
