/** Makes the native model of a contract. */
import { notificationsIn, type Contract, type Method } from '../../contract.js';
import type { Notification } from '../../notification.js';
import type { Field, Shape } from '../../shape.js';
import { isRead } from '../reads.js';
import { bareName, pascalCase } from './names.js';
import { isQuantityText, textType } from './scalars.js';
import type {
  Alternative,
  Declaration,
  NativeContract,
  NativeField,
  NativeMethod,
  NativeNotification,
  Type,
} from './model.js';

/** The native model of a contract. */
export function nativeContract(contract: Contract): NativeContract {
  const builder = new Builder(contract);
  for (const { name } of contract.components) builder.component(name, []);
  const methods = contract.methods.filter(isCalled).map((method) => builder.method(method));
  const notifications = notificationsIn(contract).map((notification) => builder.notification(notification));
  const { version, errors } = contract;
  return { version, errors, methods, notifications, declarations: builder.declarations() };
}

/** A method that subscribes has a typed function for each subscription instead of one for all. */
function isCalled(method: Method): boolean {
  return method.notifications.length === 0;
}

/** Where a shape stands: the name that a declaration made of it gets. */
interface Place {
  readonly name: string;
  readonly description?: string | undefined;
  /** Components that are being resolved: one that contains itself without an object between is any JSON. */
  readonly inside: readonly string[];
  /** True for a place that names its value, such as a field. All other values are named after what they consist of. */
  readonly named: boolean;
}

class Builder {
  readonly #components;
  readonly #types = new Map<string, Type>();
  readonly #declared = new Map<string, Declaration>();

  constructor(contract: Contract) {
    this.#components = new Map(contract.components.map((component) => [component.name, component]));
  }

  /** All declarations, by name. */
  declarations(): Declaration[] {
    return [...this.#declared.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
  }

  method(method: Method): NativeMethod {
    const place = (name: string): Place => ({ name: `${pascalCase(method.name)}${name}`, inside: [], named: false });
    return {
      name: method.name,
      namespace: method.namespace,
      bareName: bareName(method),
      summary: method.summary,
      description: method.description,
      params: method.params.map((param) => ({
        name: param.name,
        description: param.description,
        required: param.required,
        type: withoutNull(this.#type(param.shape, place(pascalCase(param.name)))),
      })),
      resultDescription: method.result.description,
      result: this.#type(method.result.shape, place('Result')),
      errors: method.errors,
      isRead: isRead(method.name),
    };
  }

  notification({ name, summary, description, options, result }: Notification): NativeNotification {
    const place = (part: string): Place => ({ name: `${pascalCase(name)}${part}`, inside: [], named: false });
    const object = this.#optionsObject(options.shape);
    return {
      name,
      summary,
      description,
      options: object?.name,
      result: this.#type(result.shape, place('Result')),
      resumable: object?.fields.some((field) => field.name === 'fromBlock') ?? false,
    };
  }

  /** The object among the options; other writings of the same options are left out. */
  #optionsObject(shape: Shape): (Declaration & { kind: 'object' }) | undefined {
    if (shape.kind === 'union') {
      return shape.alternatives.map((one) => this.#optionsObject(one)).find((found) => found !== undefined);
    }
    if (shape.kind !== 'ref') return undefined;
    this.component(shape.name, []);
    const declaration = this.#declared.get(shape.name);
    return declaration?.kind === 'object' ? declaration : undefined;
  }

  /** The type of a component. */
  component(name: string, inside: readonly string[]): Type {
    const known = this.#types.get(name);
    if (known !== undefined) return known;
    const component = this.#components.get(name);
    if (component === undefined) throw new Error(`there is no component ${name}`);
    const { shape, description } = component;
    // An object may contain itself: its name stands before its fields are looked at.
    if (shape.kind === 'object') this.#types.set(name, { kind: 'declared', name, form: 'object' });
    else if (inside.includes(name)) return { kind: 'json' };
    const type =
      shape.kind === 'text'
        ? textType(shape.pattern, name)
        : this.#type(shape, { name, description, inside: [...inside, name], named: true });
    this.#types.set(name, type);
    return type;
  }

  #type(shape: Shape, place: Place): Type {
    const inner: Place = { ...place, description: undefined, named: false };
    switch (shape.kind) {
      case 'ref':
        return this.component(shape.name, place.inside);
      case 'text':
        return textType(shape.pattern, undefined);
      case 'integer':
      case 'number':
      case 'boolean':
        return { kind: shape.kind };
      case 'null':
        return { kind: 'nothing' };
      case 'any':
        return { kind: 'json' };
      case 'enum':
        return this.#enum(shape.values, place);
      case 'nullable': {
        const of = this.#type(shape.of, place);
        return of.kind === 'json' || of.kind === 'nullable' ? of : { kind: 'nullable', of };
      }
      case 'array':
        return { kind: 'array', of: this.#type(shape.of, inner) };
      case 'map':
        return {
          kind: 'map',
          key: shape.key === undefined ? { kind: 'text' } : this.component(shape.key, place.inside),
          of: this.#type(shape.of, inner),
        };
      case 'union':
        return this.#union(shape.alternatives, place);
      case 'object':
        return this.#object(shape.fields, place);
    }
  }

  #enum(values: readonly (string | boolean)[], place: Place): Type {
    const [first] = values;
    if (first !== undefined && values.length === 1) return { kind: 'constant', value: first };
    if (values.every(isQuantityText)) return { kind: 'uint64' };
    const texts = values.map(String);
    const name = place.named ? place.name : texts.map(pascalCase).join('Or');
    return this.#declare({ kind: 'enum', name, description: place.description, values: texts });
  }

  #object(fields: readonly Field[], { name, description, inside }: Place): Type {
    const made: NativeField[] = fields.map((field) => ({
      name: field.name,
      description: field.description,
      required: field.required,
      type: this.#type(field.shape, { name: `${name}${pascalCase(field.name)}`, inside, named: true }),
    }));
    return this.#declare({ kind: 'object', name, description, fields: made });
  }

  #union(shapes: readonly Shape[], place: Place): Type {
    const types = shapes.map((shape): Type => {
      const [field] = shape.kind === 'object' ? shape.fields : [];
      const name = field === undefined ? place.name : `${place.name}${pascalCase(field.name)}`;
      return this.#type(shape, { name, inside: place.inside, named: field !== undefined });
    });
    const all = types.flatMap((type, index) => this.#alternativesOf(type, shapes[index], place));
    if (all.some(({ type }) => type.kind === 'map')) return { kind: 'json' };
    if (all.every(({ type }) => ['big', 'uint64', 'integer'].includes(type.kind))) {
      return { kind: all.some(({ type }) => type.kind === 'big') ? 'big' : 'uint64' };
    }
    // A JSON integer as an alternative to a quantity is the same number in another writing.
    const hasQuantity = all.some(({ type }) => type.kind === 'big' || type.kind === 'uint64');
    const distinct = hasQuantity ? all.filter(({ type }) => type.kind !== 'integer') : all;
    const alternatives = [...new Map(distinct.map((one) => [one.name, one])).values()];
    const name = place.named ? place.name : types.map((type, index) => this.#nameOf(type, shapes[index])).join('Or');
    return this.#declare({ kind: 'union', name, description: place.description, alternatives });
  }

  #alternativesOf(type: Type, shape: Shape | undefined, place: Place): Alternative[] {
    if (type.kind === 'declared') {
      const declaration = this.#declared.get(type.name);
      if (declaration?.kind === 'union') return [...declaration.alternatives];
      return [{ name: type.name, type }];
    }
    const name = this.#nameOf(type, shape);
    // A fixed value is a type of its own, which takes the name of the union.
    return [{ name: type.kind === 'constant' && shape?.kind !== 'ref' ? `${place.name}${name}` : name, type }];
  }

  /** What a type is called where it is one of several. */
  #nameOf(type: Type, shape: Shape | undefined): string {
    switch (type.kind) {
      case 'declared':
        return type.name;
      case 'constant':
        return shape?.kind === 'ref' ? shape.name : pascalCase(String(type.value));
      case 'array':
        return shape?.kind === 'ref'
          ? shape.name
          : `${this.#nameOf(type.of, shape?.kind === 'array' ? shape.of : undefined)}List`;
      case 'fixed':
        return type.bytes === 20 ? 'Address' : type.bytes === 32 ? 'Hash' : `Bytes${type.bytes}`;
      case 'nullable':
        return this.#nameOf(type.of, undefined);
      case 'uint64':
        return 'Number';
      case 'number':
        return 'Float';
      case 'big':
      case 'integer':
      case 'boolean':
      case 'text':
      case 'bytes':
      case 'json':
      case 'nothing':
      case 'map':
        return pascalCase(type.kind);
    }
  }

  /** Adds a declaration. The same one may be made in several places. */
  #declare(declaration: Declaration): Type {
    const known = this.#declared.get(declaration.name);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(declaration)) {
      throw new Error(`two different types would be called ${declaration.name}`);
    }
    this.#declared.set(declaration.name, declaration);
    return { kind: 'declared', name: declaration.name, form: declaration.kind };
  }
}

function withoutNull(type: Type): Type {
  return type.kind === 'nullable' ? type.of : type;
}
