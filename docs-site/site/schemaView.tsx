/** Schemas on a page: the type in words, and the fields of objects. */
import { typeParts } from '../model/typeText.js';
import { referencedComponent, type Schema } from '../../codegen/shape.js';
import { SchemaLink } from './link.js';
import { Prose } from './prose.js';

/** The type of a schema, with links to the schemas that it names. */
export function TypeText({ schema }: { readonly schema: Schema }) {
  return (
    <span className="type">
      {typeParts(schema).map((part, index) =>
        part.schema === undefined ? (
          <span key={index}>{part.text}</span>
        ) : (
          <SchemaLink key={index} name={part.schema} />
        ),
      )}
    </span>
  );
}

/** What a schema allows beyond its type: pattern and bounds. Nothing when there is nothing more to say. */
export function Constraints({ schema }: { readonly schema: Schema }) {
  const { pattern, minimum, maximum, maxItems } = schema;
  const bounds = [
    typeof minimum === 'number' ? `at least ${minimum}` : undefined,
    typeof maximum === 'number' ? `at most ${maximum}` : undefined,
    typeof maxItems === 'number' ? `at most ${maxItems} entries` : undefined,
  ].filter((bound) => bound !== undefined);
  if (pattern === undefined && bounds.length === 0) return null;
  return (
    <p className="constraint">
      {pattern !== undefined && (
        <>
          Pattern <code>{pattern}</code>
        </>
      )}
      {bounds.join(', ')}
    </p>
  );
}

/** The fields of an object, or the alternatives, entries and values of other schemas that have fields inside. */
export function Fields({ schema, depth = 0 }: { readonly schema: Schema; readonly depth?: number }) {
  if (referencedComponent(schema) !== undefined) return null;
  if (schema.oneOf !== undefined)
    return schema.oneOf.map((alternative, index) => <Fields key={index} schema={alternative} depth={depth} />);
  if (schema.items !== undefined) return <Fields schema={schema.items} depth={depth} />;
  if (typeof schema.additionalProperties === 'object')
    return <Fields schema={schema.additionalProperties} depth={depth} />;
  if (schema.properties === undefined) return null;
  const required = new Set(schema.required ?? []);
  return (
    <ul className={depth === 0 ? 'fields' : 'fields nested'}>
      {Object.entries(schema.properties).map(([name, field]) => (
        <li key={name}>
          <FieldHead name={name} schema={field} isRequired={required.has(name)} />
          {field.description !== undefined && (
            <p>
              <Prose text={field.description} />
            </p>
          )}
          <Constraints schema={field} />
          <Fields schema={field} depth={depth + 1} />
        </li>
      ))}
    </ul>
  );
}

/** Name, type and whether it must be there. */
export function FieldHead({
  name,
  schema,
  isRequired,
}: {
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
}) {
  return (
    <div className="field-head">
      <code className="field-name">{name}</code>
      <TypeText schema={schema} />
      <span className={isRequired ? 'required' : 'optional'}>{isRequired ? 'required' : 'optional'}</span>
    </div>
  );
}
