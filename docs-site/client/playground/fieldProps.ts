/** What the fields of a form and their controls get. */
import type { Schema } from '../../../codegen/shape.js';
import type { JsonValue } from './json.js';
import type { Schemas } from './schemaForm.js';

/** What every field gets. */
export interface FieldProps {
  readonly label: string;
  readonly schema: Schema;
  readonly schemas: Schemas;
  readonly value: JsonValue | undefined;
  readonly onChange: (value: JsonValue | undefined) => void;
  readonly description?: string | undefined;
  readonly isRequired?: boolean;
  readonly isSecret?: boolean;
  /** True for a number of a block, which is typed in decimal without units of money. */
  readonly isBlock?: boolean;
}

/** Props of the control inside a field. `describedBy` names its help and its problem. */
export interface ControlProps {
  readonly id: string;
  readonly describedBy: string;
  readonly isInvalid: boolean;
  readonly value: JsonValue;
  readonly onChange: (value: JsonValue) => void;
}
