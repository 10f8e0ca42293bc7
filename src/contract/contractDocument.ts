/** The parts of openrpc.json that differ between servers; all others are copied. Undefined members are left out. */
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

/** An address of the server, as a client connects to it. */
export interface ServerObject {
  readonly name: string;
  readonly url: string;
}

/** Limits by their names. */
export type LimitObjects = Readonly<Record<string, LimitObject>>;

interface LimitObject {
  /** Null for no limit, which only a running server says. */
  readonly default: number | null;
  /** Name of the error that a request above the limit gets. */
  readonly error: string;
  /** Name of the setting that changes it; missing for a fixed limit. */
  readonly setting?: string;
}

/** A method of the contract. */
export interface MethodObject {
  readonly name: string;
  readonly 'x-namespace': string;
  readonly 'x-private'?: boolean | undefined;
  readonly 'x-aliases'?: readonly string[];
  readonly 'x-limits'?: LimitObjects | undefined;
  /** Words of the document's x-needs. */
  readonly 'x-needs'?: readonly string[];
}
