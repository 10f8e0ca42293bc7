/** Rules on single schemas. Without them, tools that read the contract would fail, some of them silently. */
import { contractOf, requestComponents } from '../contract.js';
import type { Document } from '../document.js';
import { COMPONENT_PREFIX, type Schema } from '../shape.js';
import type { Rule } from './breach.js';
import { schemaNodes } from './schemaNodes.js';

/** Generators name a type after its title, so a title is used once. */
export const titles: Rule = (document) => {
  const nodes = schemaNodes(document);
  const seen = new Set(Object.keys(document.components.schemas));
  return nodes.flatMap(({ where, schema, component }) => {
    const title = schema.title;
    if (component !== undefined) {
      if (!/^[A-Z][A-Za-z0-9]*$/.test(component)) return [{ where, problem: 'a component is named in PascalCase' }];
      return title === component ? [] : [{ where, problem: 'the title of a component is its name' }];
    }
    if (title === undefined) return [];
    if (typeof title !== 'string') return [{ where, problem: 'the title is not text' }];
    if (seen.has(title)) return [{ where, problem: `a second schema titled ${title}` }];
    seen.add(title);
    return [];
  });
};

/** A pointer into a component loses the component's name, and some tools leave it unresolved. */
export const references: Rule = (document) =>
  schemaNodes(document).flatMap(({ where, schema }) => {
    const target = schema.$ref;
    if (target === undefined) return [];
    const name =
      typeof target === 'string' && target.startsWith(COMPONENT_PREFIX) && target.slice(COMPONENT_PREFIX.length);
    return name && Object.hasOwn(document.components.schemas, name)
      ? []
      : [{ where, problem: `${JSON.stringify(target)} is not a component` }];
  });

/** A component may contain itself in a property, an item or a map value, but not be an alternative of itself. */
export const recursion: Rule = (document) =>
  Object.keys(document.components.schemas).flatMap((name) =>
    aliasesReach(document, name, name, new Set()) ? [{ where: name, problem: 'is an alternative of itself' }] : [],
  );

function aliasesReach(document: Document, from: string, to: string, seen: Set<string>): boolean {
  const schema = document.components.schemas[from];
  if (schema === undefined || seen.has(from)) return false;
  seen.add(from);
  return aliasesOf(schema).some((name) => name === to || aliasesReach(document, name, to, seen));
}

function aliasesOf(schema: Schema): string[] {
  const target = schema.$ref;
  if (typeof target === 'string') return [target.slice(COMPONENT_PREFIX.length)];
  return (schema.oneOf ?? []).flatMap(aliasesOf);
}

const UNCOMPILABLE = ['minLength', 'maxLength', 'uniqueItems', 'const', 'format'];

/**
 * A capturing group overflows the stack on a long string. Compiled validators call require() for the keywords that are
 * refused here, and a module has no require().
 */
export const patterns: Rule = (document) =>
  schemaNodes(document).flatMap(({ where, schema }) => {
    const pattern = schema.pattern;
    const problems = UNCOMPILABLE.filter((keyword) => keyword in schema).map((keyword) => `${keyword} is not used`);
    if (typeof pattern === 'string') {
      if (!pattern.startsWith('^') || !pattern.endsWith('$')) problems.push('the pattern is not anchored');
      if (/(?<!\\)\((?!\?)/.test(pattern)) problems.push('the pattern has a capturing group');
    }
    const values = schema.enum;
    if (Array.isArray(values) && values.some((value) => typeof value === 'object')) problems.push('an enum of objects');
    return problems.map((problem) => ({ where, problem }));
  });

/** A schema says its type, and requires only fields that it lists: otherwise schema compilers differ. */
export const typed: Rule = (document) =>
  schemaNodes(document).flatMap(({ where, schema }) =>
    [...untyped(schema), ...unlisted(schema)].map((problem) => ({ where, problem })),
  );

function untyped(schema: Schema): string[] {
  const keyword = ['pattern', 'properties', 'items', 'enum'].find((name) => name in schema);
  return keyword !== undefined && typeof schema.type !== 'string' ? [`${keyword} without type`] : [];
}

function unlisted(schema: Schema): string[] {
  const properties = schema.properties ?? {};
  const required = schema.required ?? [];
  return required
    .filter((name) => !Object.hasOwn(properties, name))
    .map((name) => `requires ${name} and does not list it`);
}

/** A request object that takes unknown fields says so: a misspelt field would have no effect. */
export const openOnPurpose: Rule = (document) => {
  const requested = requestComponents(contractOf(document));
  return Object.entries(document.components.schemas).flatMap(([name, schema]) => {
    if (!requested.has(name) || !('properties' in schema) || schema.additionalProperties === false) return [];
    const saysSo = /fields that are not listed are ignored/i.test(schema.description ?? '');
    return saysSo ? [] : [{ where: name, problem: 'takes unknown fields and does not say so' }];
  });
};

const KNOWN_KEYWORDS = new Set([
  ...['$ref', 'title', 'description', 'type', 'enum', 'pattern', 'minimum', 'maximum', 'oneOf'],
  ...['properties', 'required', 'additionalProperties', 'propertyNames', 'items', 'minItems', 'maxItems'],
  ...UNCOMPILABLE, // refused by the rule on patterns
  ...['anyOf', 'allOf', 'not', 'nullable'], // refused by the rule on alternatives
]);

/** Only methods have extensions: inside a schema, validators refuse them and emitters do not see them. */
export const extensions: Rule = (document) =>
  schemaNodes(document).flatMap(({ where, schema }) =>
    Object.keys(schema)
      .filter((keyword) => !KNOWN_KEYWORDS.has(keyword))
      .map((keyword) => ({ where, problem: `${keyword} is not a keyword of the contract's schemas` })),
  );
