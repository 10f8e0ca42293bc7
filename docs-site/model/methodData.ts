/** What the page of a method holds for its playground: nothing else has to be fetched. */
import type { MethodObject } from '../../codegen/contract';
import type { Schema } from '../../codegen/shape';

/** An error of the catalogue, as it stands in openrpc.json. */
export interface ErrorEntry {
  readonly code: number;
  /** Text with a `{placeholder}` for every argument. */
  readonly message: string;
  readonly data?: Schema;
}

/** One method with everything that it refers to. */
export interface MethodData {
  readonly method: MethodObject;
  /** Every schema of components.schemas that its parameters, result, errors and notifications reach, by name. */
  readonly schemas: Readonly<Record<string, Schema>>;
  /** The errors that it can answer, by name. */
  readonly errors: Readonly<Record<string, ErrorEntry>>;
}
