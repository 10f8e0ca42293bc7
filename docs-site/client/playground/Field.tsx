/** One field of a form, made from its schema. A field that is left out shows nothing, so recursion ends by itself. */
import { useId, useState, type ReactNode } from 'react';
import { CompoundField } from './CompoundField.js';
import { sameJson, type JsonValue } from './json.js';
import type { ControlProps, FieldProps } from './fieldProps.js';
import { FieldHead, FieldProblem } from './FieldParts.js';
import { fieldOf, resolve, type FormField } from './schemaForm.js';
import { startValue } from './startValue.js';
import { BooleanInput, EnumInput, JsonInput, NumberInput, SecretInput, TextInput } from './inputs.js';
import { QuantityInput } from './QuantityInput.js';
import { AddressInput } from './AddressInput.js';
import { alternativeOf, problemOf } from './validate.js';

/** A field with its label, help, problem, and a button to add it or to leave it out. */
export function Field(props: FieldProps): ReactNode {
  const { label, schema, schemas, value, onChange, isRequired = false } = props;
  const resolved = resolve(schema, schemas);
  const description = props.description ?? schema.description ?? resolved.description;
  if (value === undefined) {
    return (
      <div className="playground-field playground-absent">
        <span className="playground-label">{label}</span>{' '}
        <button type="button" className="playground-small" onClick={() => onChange(startValue(schema, schemas))}>
          Add<span className="playground-hidden"> {label}</span>
        </button>
        {description !== undefined && <p className="playground-help">{description}</p>}
      </div>
    );
  }
  const field = fieldOf(schema, schemas);
  const leaveOut = isRequired ? undefined : () => onChange(undefined);
  const isCompound = field.kind === 'object' || field.kind === 'array' || field.kind === 'map';
  if (field.kind === 'choice') return <ChoiceField {...props} field={field} value={value} help={description} />;
  if (isCompound && value !== null) {
    return (
      <CompoundField {...props} inner={Field} field={field} value={value} help={description} leaveOut={leaveOut} />
    );
  }
  return <SimpleField {...props} field={field} value={value} help={description} leaveOut={leaveOut} />;
}

interface SimpleProps extends FieldProps {
  readonly field: FormField;
  readonly value: JsonValue;
  readonly help: string | undefined;
  readonly leaveOut: (() => void) | undefined;
}

function SimpleField(props: SimpleProps): ReactNode {
  const { label, schema, schemas, value, field, help, leaveOut } = props;
  const id = useId();
  const isNull = value === null && leaveOut !== undefined;
  const problem = isNull ? undefined : problemOf(schema, value, schemas);
  const describedBy = `${id}-help ${id}-problem`;
  const control: ControlProps = {
    id,
    describedBy,
    isInvalid: problem !== undefined,
    value,
    onChange: props.onChange,
  };
  return (
    <div className="playground-field">
      <FieldHead
        label={<label htmlFor={id}>{label}</label>}
        name={label}
        leaveOut={leaveOut}
        isRequired={leaveOut === undefined}
      />
      <Control {...control} field={field} isSecret={props.isSecret === true} isBlock={props.isBlock === true} />
      <p id={`${id}-help`} className="playground-help">
        {help}
      </p>
      <FieldProblem id={`${id}-problem`} text={problem} />
    </div>
  );
}

function Control(
  props: ControlProps & { readonly field: FormField; readonly isSecret: boolean; readonly isBlock: boolean },
): ReactNode {
  const { field } = props;
  if (props.isSecret) return <SecretInput {...props} />;
  switch (field.kind) {
    case 'text':
      if (field.text === 'quantity') return <QuantityInput {...props} isBlock={props.isBlock} />;
      if (field.text === 'address') return <AddressInput {...props} />;
      return <TextInput {...props} isLong={field.text === 'bytes'} />;
    case 'number':
      return <NumberInput {...props} />;
    case 'boolean':
      return <BooleanInput {...props} />;
    case 'enum':
      return <EnumInput {...props} values={field.values} />;
    case 'null':
      return <output id={props.id}>null</output>;
    case 'any':
    case 'array':
    case 'map':
    case 'object':
    case 'choice':
      return <JsonInput {...props} />;
  }
}

interface ChoiceProps extends FieldProps {
  readonly field: FormField & { readonly kind: 'choice' };
  readonly value: JsonValue;
  readonly help: string | undefined;
}

/** A value that may be of several kinds: a menu of the kinds, and the field of the chosen one. */
function ChoiceField({ field, value, help, ...props }: ChoiceProps): ReactNode {
  const { label, schemas, onChange, isRequired = false } = props;
  const id = useId();
  const found = alternativeOf(field.alternatives, value, schemas);
  const [chosen, setChosen] = useState({ index: found, value });
  // What is typed into the chosen kind does not change the kind; a value from elsewhere does.
  const index = sameJson(chosen.value, value) ? chosen.index : found;
  const alternative = field.alternatives[index];
  const change = (next: JsonValue | undefined, nextIndex: number) => {
    if (next !== undefined) setChosen({ index: nextIndex, value: next });
    onChange(next);
  };
  const select = (nextIndex: number) => {
    const next = field.alternatives[nextIndex];
    if (next !== undefined) change(startValue(next.schema, schemas), nextIndex);
  };
  const leaveOut = isRequired ? undefined : () => onChange(undefined);
  return (
    <div className="playground-field playground-choice" role="group" aria-labelledby={`${id}-label`}>
      <FieldHead
        label={<span id={`${id}-label`}>{label}</span>}
        name={label}
        isRequired={isRequired}
        leaveOut={leaveOut}
      />
      <div className="playground-kind">
        <label htmlFor={id} className="playground-hidden">
          Kind of {label}
        </label>
        <select id={id} value={index} onChange={(event) => select(Number(event.target.value))}>
          {field.alternatives.map((option, i) => (
            <option key={option.label} value={i}>
              {option.label}
            </option>
          ))}
        </select>
        <div className="playground-inner">
          {alternative !== undefined && (
            <Field
              key={index}
              label={`${label}: ${alternative.label}`}
              schema={alternative.schema}
              schemas={schemas}
              value={value}
              onChange={(next) => change(next, index)}
              isRequired
              isBlock={field.hasBlockTag}
            />
          )}
        </div>
      </div>
      {help !== undefined && <p className="playground-help">{help}</p>}
    </div>
  );
}
