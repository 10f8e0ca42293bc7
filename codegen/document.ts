/** The contract as an OpenRPC document, with references and circles as contract/ has them. */
import type { NotificationObject } from './notification.js';
import type { Schema } from './shape.js';

/** The published contract, next to this folder. */
export const CONTRACT_FILE = new URL('../openrpc.json', import.meta.url);

/** A limit of one method, or of every request. */
export interface Limit {
  readonly default: number;
  readonly unit: string;
  /** Name of the error that a request above the limit gets. */
  readonly error: string;
  /** Name of the setting by which an operator changes the limit; missing where it is fixed. */
  readonly setting?: string;
}

/** The parts of an OpenRPC document that are read here. The meta-schema checks everything else in it. */
export interface Document {
  readonly info: { readonly version: string };
  readonly methods: readonly MethodObject[];
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly errors: Readonly<Record<string, ErrorObject>>;
  };
  readonly 'x-limits'?: Readonly<Record<string, Limit>>;
  /** Error → what it means and what to do. */
  readonly 'x-error-help'?: Readonly<Record<string, ErrorHelp>>;
  /** What methods can need of the node or the set-up beyond the ordinary: word → what it means. */
  readonly 'x-needs'?: Readonly<Record<string, string>>;
  /** Reason → names of the methods that are never supported for it. */
  readonly 'x-unsupported-methods'?: Readonly<Record<string, readonly string[]>>;
}

/** A method as it is in the document. */
export interface MethodObject {
  readonly name: string;
  readonly summary?: string;
  readonly description?: string;
  readonly params: readonly ContentDescriptor[];
  readonly result: ContentDescriptor;
  readonly errors?: readonly { readonly $ref: string }[];
  readonly examples?: readonly ExamplePairing[];
  readonly 'x-namespace'?: string;
  readonly 'x-private'?: boolean;
  readonly 'x-transport'?: string;
  /** Words of the document's `x-needs`. */
  readonly 'x-needs'?: readonly string[];
  readonly 'x-aliases'?: readonly string[];
  readonly 'x-cost'?: number;
  /** Gas of its calls that counts as one unit more. */
  readonly 'x-gas-per-unit'?: number;
  readonly 'x-limits'?: Readonly<Record<string, Limit>>;
  readonly 'x-notifications'?: Readonly<Record<string, NotificationObject>>;
  /** Parameters of a first call on any chain: `$name` is a value of `CHAIN_VALUES` that the caller looks up there. */
  readonly 'x-chain-params'?: readonly unknown[];
}

/** A parameter or a result as it is in the document. */
export interface ContentDescriptor {
  readonly name: string;
  readonly description?: string;
  readonly required?: boolean;
  /** True for a parameter that no error and no log shows: a passphrase or a key. */
  readonly 'x-secret'?: boolean;
  readonly schema: Schema;
}

/** An example as it is in the document. */
export interface ExamplePairing {
  readonly name: string;
  readonly params: readonly { readonly name: string; readonly value: unknown }[];
  readonly result: { readonly name: string; readonly value: unknown };
}

/** An error as it is in the document. */
export interface ErrorObject {
  readonly code: number;
  /** Text with a `{placeholder}` for every argument. */
  readonly message: string;
  readonly data?: Schema;
}

/** What an error means, for people. The meta-schema lets errors have no words of their own. */
export interface ErrorHelp {
  /** What happened, in a sentence or two. */
  readonly explanation: string;
  /** What the caller or the operator can do. */
  readonly remedy: string;
}

/** What a reference to an error begins with. */
export const ERROR_PREFIX = '#/components/errors/';

/** Every method that is never supported, with the reason. */
export function unsupportedNames(document: Document): [name: string, reason: string][] {
  const groups = Object.entries(document['x-unsupported-methods'] ?? {});
  return groups.flatMap(([reason, names]) => names.map((name): [string, string] => [name, reason]));
}
