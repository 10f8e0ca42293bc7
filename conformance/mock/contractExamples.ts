/**
 * The examples of the contract, in the form in which the mock looks for them: parameters by position. Only
 * openrpc.json of this package is read, which `npm run generate` has checked.
 */

/** What one request of the contract's examples asks, and what is answered. */
export interface Example {
  /** Parameters by position; null for one that is left out before another. None at the end is null. */
  readonly params: readonly unknown[];
  readonly result: unknown;
}

/** What a subscription sends. */
export interface NotificationExample {
  /** The second parameter of eth_subscribe; null when there is none. */
  readonly options: unknown;
  readonly result: unknown;
}

/** A JSON schema as the contract writes it. */
export type Schema = Readonly<Record<string, unknown>>;

/** What the mock knows. */
export interface ContractExamples {
  /** By method, in the order of the contract. Every method has at least one. */
  readonly methods: ReadonlyMap<string, readonly Example[]>;
  /** By the first parameter of eth_subscribe, in the order of the contract. */
  readonly notifications: ReadonlyMap<string, readonly NotificationExample[]>;
  /** Schema of the data of each error that has data. */
  readonly errorData: ReadonlyMap<string, Schema>;
  /** Schemas by name, which others refer to with `#/components/schemas/<name>`. */
  readonly schemas: Readonly<Record<string, Schema>>;
}

/** The part of openrpc.json that is read here. */
interface ContractText {
  methods: {
    name: string;
    params: { name: string }[];
    examples: { params: { name: string; value: unknown }[]; result: { value: unknown } }[];
    'x-notifications'?: Record<string, { examples: { options?: unknown; result: unknown }[] }>;
  }[];
  components: { schemas: Record<string, Schema>; errors: Record<string, { data?: Schema }> };
}

/** Reads the text of openrpc.json. */
export function readExamples(text: string): ContractExamples {
  // The package's own file; codegen/checkContract.ts refuses any other shape.
  const { methods, components } = JSON.parse(text) as ContractText;
  const notifications = methods.flatMap((method) => Object.entries(method['x-notifications'] ?? {}));
  return {
    methods: new Map(methods.map(({ name, params, examples }) => [name, examples.map(byPosition(params))])),
    notifications: new Map(
      notifications.map(([name, { examples }]) => [
        name,
        examples.map(({ options = null, result }) => ({ options, result })),
      ]),
    ),
    errorData: new Map(
      Object.entries(components.errors).flatMap(([name, { data }]) => (data === undefined ? [] : [[name, data]])),
    ),
    schemas: components.schemas,
  };
}

function byPosition(
  params: readonly { name: string }[],
): (example: ContractText['methods'][number]['examples'][number]) => Example {
  return (example) => {
    const given = new Map(example.params.map(({ name, value }) => [name, value]));
    return { params: withoutTail(params.map(({ name }) => given.get(name) ?? null)), result: example.result.value };
  };
}

/** The parameters without those at the end that are left out. Null and undefined both mean that one is. */
export function withoutTail(params: readonly unknown[]): readonly unknown[] {
  const last = params.findLastIndex((value) => value !== null && value !== undefined);
  return params.slice(0, last + 1);
}
