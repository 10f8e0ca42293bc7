/**
 * The parts of openrpc.json that differ between servers. All else is passed on as it stands there. What is undefined is
 * missing in the text.
 */

/** An OpenRPC document. */
export interface ContractDocument {
  readonly servers: readonly ServerObject[];
  readonly 'x-authentication'?: unknown;
  readonly 'x-limits': LimitObjects;
  /** Word → what a method needs that has it in its own x-needs. */
  readonly 'x-needs'?: Readonly<Record<string, string>> | undefined;
  /** Name of an error → what it means and what to do. */
  readonly 'x-error-help'?: Readonly<Record<string, unknown>> | undefined;
  /** Reason → names of the methods that are never supported for it. */
  readonly 'x-unsupported-methods': Readonly<Record<string, readonly string[]>>;
  readonly methods: readonly MethodObject[];
  readonly components: {
    readonly schemas: Readonly<Record<string, unknown>>;
    readonly errors: Readonly<Record<string, unknown>>;
  };
}

/** An address of the server. */
export interface ServerObject {
  readonly name: string;
  readonly url: string;
}

/** Limits by name. */
export type LimitObjects = Readonly<Record<string, LimitObject>>;

/** A limit. */
export interface LimitObject {
  /** Null for no limit, which only a running server says. */
  readonly default: number | null;
  /** Name of the error that a request above the limit gets. */
  readonly error: string;
  /** Name of the setting that changes it; missing where the limit is fixed. */
  readonly setting?: string;
}

/** A method. */
export interface MethodObject {
  readonly name: string;
  readonly 'x-namespace': string;
  readonly 'x-private'?: boolean | undefined;
  readonly 'x-aliases'?: readonly string[];
  readonly 'x-limits'?: LimitObjects | undefined;
  /** Words of the document's x-needs. */
  readonly 'x-needs'?: readonly string[];
}
