/**
 * The contract as Go and Rust see it: every value has a native type, and every object, enum and union has a name.
 * Alternatives of alternatives are flattened, and alternatives that are the same number in other writings are one.
 */

/** A native type. `big` is a quantity of any size, `uint64` one of 64 bits, `json` any JSON value. */
export type Type =
  | { readonly kind: 'big' | 'uint64' | 'integer' | 'number' | 'boolean' | 'text' | 'bytes' | 'json' | 'nothing' }
  | { readonly kind: 'fixed'; readonly bytes: number }
  /** One value: a text, a quantity (its text), or a boolean. */
  | { readonly kind: 'constant'; readonly value: string | boolean }
  | { readonly kind: 'declared'; readonly name: string; readonly form: Declaration['kind'] }
  | { readonly kind: 'nullable'; readonly of: Type }
  | { readonly kind: 'array'; readonly of: Type }
  | { readonly kind: 'map'; readonly key: Type; readonly of: Type };

/** A field of an object. */
export interface NativeField {
  readonly name: string;
  readonly description: string | undefined;
  /** True when an object without the field is no such object. */
  readonly required: boolean;
  /** Is nullable where null is a value. */
  readonly type: Type;
}

/** A type of a union, with a name that is unique in the union. */
export interface Alternative {
  readonly name: string;
  readonly type: Type;
}

/** A type with a name. */
export type Declaration = { readonly name: string; readonly description: string | undefined } & (
  | { readonly kind: 'object'; readonly fields: readonly NativeField[] }
  | { readonly kind: 'enum'; readonly values: readonly string[] }
  | { readonly kind: 'union'; readonly alternatives: readonly Alternative[] }
);

/** A parameter of a method. */
export interface NativeParam {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
  /** Never nullable: a parameter that is not required may be left out or null. */
  readonly type: Type;
}

/** A method that is called by its name. */
export interface NativeMethod {
  readonly name: string;
  readonly namespace: string;
  /** Without the namespace. */
  readonly bareName: string;
  readonly summary: string;
  readonly description: string | undefined;
  readonly params: readonly NativeParam[];
  readonly resultDescription: string | undefined;
  readonly result: Type;
  readonly errors: readonly string[];
  readonly isRead: boolean;
}

/** What can be subscribed to. */
export interface NativeNotification {
  readonly name: string;
  readonly summary: string;
  readonly description: string | undefined;
  /** Name of the object with the options; undefined when there are none. */
  readonly options: string | undefined;
  readonly result: Type;
  /** True when the options have `fromBlock`. */
  readonly resumable: boolean;
}

/** The whole contract. */
export interface NativeContract {
  readonly version: string;
  readonly declarations: readonly Declaration[];
  readonly methods: readonly NativeMethod[];
  readonly notifications: readonly NativeNotification[];
  readonly errors: readonly { readonly name: string; readonly code: number; readonly message: string }[];
}

/** The types inside a type, itself included. */
export function typesIn(type: Type): Type[] {
  switch (type.kind) {
    case 'nullable':
    case 'array':
      return [type, ...typesIn(type.of)];
    case 'map':
      return [type, ...typesIn(type.key), ...typesIn(type.of)];
    case 'big':
    case 'uint64':
    case 'integer':
    case 'number':
    case 'boolean':
    case 'text':
    case 'bytes':
    case 'json':
    case 'nothing':
    case 'fixed':
    case 'constant':
    case 'declared':
      return [type];
  }
}
