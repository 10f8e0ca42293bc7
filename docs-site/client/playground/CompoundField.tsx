/** Objects, lists and maps in a form. */
import { useId, useState, type ComponentType, type ReactNode } from 'react';
import { AbiCallHelper, AbiEventHelper } from './AbiHelper.js';
import { FieldHead, FieldProblem } from './FieldParts.js';
import type { FieldProps } from './fieldProps.js';
import { isArray, isObject, type JsonValue } from './json.js';
import type { FormField } from './schemaForm.js';
import { startValue } from './startValue.js';
import { problemOf } from './validate.js';

/** Props of a field that holds other fields. */
export interface CompoundProps extends FieldProps {
  readonly field: FormField;
  readonly value: JsonValue;
  readonly help: string | undefined;
  readonly leaveOut: (() => void) | undefined;
  /** The component of the fields inside. It comes from outside, because the two files would import each other. */
  readonly inner: ComponentType<FieldProps>;
}

/** Entries of a list or a map that are shown at first. */
const FIRST_ENTRIES = 30;

/** An object, a list or a map, with the fields that it holds. */
export function CompoundField(props: CompoundProps): ReactNode {
  const { label, schema, schemas, value, field, help, leaveOut } = props;
  const id = useId();
  const isWrongKind = (field.kind === 'array') !== isArray(value) || (field.kind !== 'array' && !isObject(value));
  return (
    <fieldset className="playground-field playground-group" aria-describedby={`${id}-help ${id}-problem`}>
      <legend className="playground-hidden">{label}</legend>
      <FieldHead label={label} name={label} isRequired={leaveOut === undefined} leaveOut={leaveOut} />
      <p id={`${id}-help`} className="playground-help">
        {help}
      </p>
      <FieldProblem id={`${id}-problem`} text={problemOf(schema, value, schemas)} />
      {!isWrongKind && field.kind === 'object' && <ObjectFields {...props} field={field} />}
      {!isWrongKind && field.kind === 'array' && <ListFields {...props} field={field} />}
      {!isWrongKind && field.kind === 'map' && <MapFields {...props} field={field} />}
      {isWrongKind && (
        <button type="button" className="playground-small" onClick={() => props.onChange(startValue(schema, schemas))}>
          Begin again
        </button>
      )}
    </fieldset>
  );
}

function ObjectFields({
  field,
  value,
  onChange,
  schemas,
  inner: Field,
}: CompoundProps & { field: FormField & { kind: 'object' } }) {
  if (!isObject(value)) return null;
  const has = (name: string) => Object.hasOwn(value, name) && value[name] !== undefined;
  const present = field.fields.filter(({ name, isRequired }) => has(name) || isRequired);
  const absent = field.fields.filter(({ name, isRequired }) => !has(name) && !isRequired);
  const set = (name: string, next: JsonValue | undefined) => {
    const others = Object.entries(value).filter(([key]) => key !== name);
    // A field that is there keeps its place.
    const isNew = !has(name);
    const entries: [string, JsonValue][] = isNew
      ? [...others]
      : Object.entries(value).flatMap(([key, old]): [string, JsonValue][] => {
          if (key !== name) return [[key, old]];
          return next === undefined ? [] : [[key, next]];
        });
    if (isNew && next !== undefined) entries.push([name, next]);
    onChange(Object.fromEntries(entries));
  };
  return (
    <>
      {field.helper === 'call' && <AbiCallHelper value={value} onChange={onChange} />}
      {field.helper === 'filter' && <AbiEventHelper value={value} onChange={onChange} />}
      {present.map(({ name, schema, isRequired, description }) => (
        <Field
          key={name}
          label={name}
          schema={schema}
          schemas={schemas}
          description={description}
          isRequired={isRequired}
          value={has(name) ? value[name] : undefined}
          onChange={(next) => set(name, next)}
        />
      ))}
      {absent.length > 0 && (
        <div className="playground-chips" role="group" aria-label="Add a field">
          {absent.map(({ name, schema, description }) => (
            <button
              key={name}
              type="button"
              className="playground-chip"
              title={description}
              onClick={() => set(name, startValue(schema, schemas))}
            >
              <span aria-hidden="true">+ </span>
              <span className="playground-hidden">Add </span>
              {name}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

function ListFields({
  field,
  value,
  onChange,
  schemas,
  label,
  inner: Field,
}: CompoundProps & { field: FormField & { kind: 'array' } }) {
  const [shown, setShown] = useState(FIRST_ENTRIES);
  if (!isArray(value)) return null;
  const isFull = field.maxItems !== undefined && value.length >= field.maxItems;
  return (
    <>
      {value.slice(0, shown).map((item, i) => (
        <Field
          // Entries have no name but their place.
          key={i}
          label={`${label}[${i}]`}
          schema={field.items}
          schemas={schemas}
          value={item}
          onChange={(next) => onChange(next === undefined ? value.filter((_, at) => at !== i) : value.with(i, next))}
        />
      ))}
      {value.length > shown && (
        <button type="button" className="playground-small" onClick={() => setShown(shown + FIRST_ENTRIES)}>
          Show {Math.min(FIRST_ENTRIES, value.length - shown)} more of {value.length}
        </button>
      )}
      {!isFull && (
        <button
          type="button"
          className="playground-chip"
          onClick={() => onChange([...value, startValue(field.items, schemas)])}
        >
          <span aria-hidden="true">+ </span>Add an entry<span className="playground-hidden"> to {label}</span>
        </button>
      )}
    </>
  );
}

function MapFields({
  field,
  value,
  onChange,
  schemas,
  label,
  inner: Field,
}: CompoundProps & { field: FormField & { kind: 'map' } }) {
  const [shown, setShown] = useState(FIRST_ENTRIES);
  if (!isObject(value)) return null;
  const entries = Object.entries(value);
  const keySchema = field.keys ?? { type: 'string' };
  const replace = (at: number, key: string, inner: JsonValue) =>
    onChange(Object.fromEntries(entries.map((entry, i) => (i === at ? [key, inner] : entry))));
  const first = startValue(keySchema, schemas);
  const firstKey = typeof first === 'string' ? first : '';
  return (
    <>
      {entries.slice(0, shown).map(([key, inner], i) => (
        <div className="playground-entry" key={i}>
          <Field
            label={`key ${i + 1}`}
            schema={keySchema}
            schemas={schemas}
            value={key}
            isRequired
            onChange={(next) => {
              // A key that is there already would swallow the other entry.
              if (typeof next === 'string' && !Object.hasOwn(value, next)) replace(i, next, inner);
            }}
          />
          <Field
            label={`value ${i + 1}`}
            schema={field.values}
            schemas={schemas}
            value={inner}
            onChange={(next) => {
              if (next === undefined) onChange(Object.fromEntries(entries.filter((_, at) => at !== i)));
              else replace(i, key, next);
            }}
          />
        </div>
      ))}
      {entries.length > shown && (
        <button type="button" className="playground-small" onClick={() => setShown(shown + FIRST_ENTRIES)}>
          Show more of {entries.length}
        </button>
      )}
      {!Object.hasOwn(value, firstKey) && (
        <button
          type="button"
          className="playground-chip"
          onClick={() => onChange(Object.fromEntries([...entries, [firstKey, startValue(field.values, schemas)]]))}
        >
          <span aria-hidden="true">+ </span>Add an entry<span className="playground-hidden"> to {label}</span>
        </button>
      )}
    </>
  );
}
